#include "play/line_input.hpp"

#include <algorithm>
#include <utility>

namespace gamehost {

LineInput::LineInput(Source source) : source_(std::move(source)), memory_(std::make_unique<char[]>(piece)) {}

std::optional<LineInput::Line> LineInput::next() {
    std::string text;
    for (bool complete = false; !complete;) {
        if (begin_ == end_) {
            begin_ = 0;
            end_ = ended_ ? 0 : source_.read(memory_.get(), piece);
            ended_ = end_ == 0;
            if (ended_ && text.empty()) return std::nullopt;
        }
        const char* const data = memory_.get() + begin_;
        const char* const stop = std::find(data, data + (end_ - begin_), '\n');
        const auto count = static_cast<std::size_t>(stop - data);
        // One byte more than allowed tells that there are too many, and another one may be the end's `\r`.
        text.append(data, std::min(count, longest_line + 2 - text.size()));
        begin_ += count;
        complete = ended_ || begin_ != end_;
        if (begin_ != end_) ++begin_;  // the line feed
    }
    if (text.ends_with('\r')) text.pop_back();
    const bool is_too_long = text.size() > longest_line;
    if (is_too_long) text.resize(longest_line);
    return Line{std::move(text), is_too_long};
}

}  // namespace gamehost
