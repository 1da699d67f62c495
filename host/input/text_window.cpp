#include "input/text_window.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

#include "input/tokenizer.hpp"

namespace gamehost {
namespace {

// What fits into the second-level cache; larger ones measured slower.
constexpr std::size_t capacity = std::size_t{128} << 10;
constexpr std::size_t margin_before = 64;   // text[-1] at the least
constexpr std::size_t margin_behind = 128;  // what the tokenizer may read, a line feed and a guard

// A token longer than this that is no number yet will not become one, unless it is all leading zeros.
constexpr std::ptrdiff_t longest_significant = 24;
constexpr std::ptrdiff_t zeros_kept = 64;  // enough to show, and to still be seen as leading zeros

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool ends_line(char c) {
    return c == '\n' || c == '\r';
}

// How many bytes are what `is` looks for. No branch and counters of one byte, so that the compiler takes many at once.
template <class Is>
std::uint64_t count_bytes(const char* text, const char* end, Is is) {
    std::uint64_t count = 0;
    while (text != end) {
        const std::ptrdiff_t few = std::min<std::ptrdiff_t>(end - text, 255);
        std::uint8_t found = 0;
        for (std::ptrdiff_t i = 0; i < few; ++i) found = static_cast<std::uint8_t>(found + is(text + i));
        count += found;
        text += few;
    }
    return count;
}

}  // namespace

void advance(Place& place, const char* text, const char* end) {
    // The second half of a `\r\n` whose first half ended a line already.
    if (text != end && text[0] == '\n' && text[-1] == '\r') ++text;
    const bool has_returns = std::memchr(text, '\r', static_cast<std::size_t>(end - text)) != nullptr;
    const std::uint64_t lines =
        has_returns ? count_bytes(text, end,
                                  [](const char* at) { return (at[0] == '\r') | ((at[0] == '\n') & (at[-1] != '\r')); })
                    : count_bytes(text, end, [](const char* at) { return at[0] == '\n'; });
    if (lines == 0) {  // the usual case where lines are long: no need to look for the last line's beginning
        place.column += static_cast<std::uint64_t>(end - text);
        return;
    }
    const char* line = end;
    while (!ends_line(line[-1])) --line;
    place.line += lines;
    place.column = 1 + static_cast<std::uint64_t>(end - line);
}

TextWindow::TextWindow(Source source)
    : source_(std::move(source)),
      memory_(new char[margin_before + capacity + margin_behind]),  // pages are touched when they are read into
      begin_(memory_.get() + margin_before),
      end_(begin_),
      data_end_(begin_),
      front_{source_.name(), 1, 1} {
    std::memset(memory_.get(), ' ', margin_before);
    *end_ = 'x';
}

void TextWindow::restart(Source source) {
    source_ = std::move(source);
    data_end_ = end_ = begin_;
    begin_[-1] = ' ';
    *end_ = 'x';
    front_ = Place{source_.name(), 1, 1};
    squeezed_ = 0;
    at_start_ = true;
    line_feed_added_ = false;
}

Place TextWindow::place_of(const char* text) const {
    Place place = front_;
    if (text != begin_) place.column += squeezed_;
    advance(place, begin_, text);
    return place;
}

bool TextWindow::fill() {
    const char* const shown_end = line_feed_added_ ? end_ - 1 : end_;
    front_ = place_of(shown_end);
    begin_[-1] = shown_end == begin_ ? begin_[-1] : shown_end[-1];
    if (shown_end != begin_) squeezed_ = 0;
    const auto cut = static_cast<std::size_t>(data_end_ - end_);
    std::memmove(begin_, end_, cut);
    data_end_ = begin_ + cut;
    end_ = begin_;

    while (!line_feed_added_) {
        char* const fresh = data_end_;
        if (read_more() == 0) {
            if (data_end_ == begin_) break;
            *data_end_++ = '\n';
            line_feed_added_ = true;
            end_ = data_end_;
        } else {
            char* last = data_end_;
            while (last != fresh && !is_white(last[-1])) --last;
            if (last != fresh) {
                end_ = last;
            } else if (!make_room()) {
                // A token that fills the window and is no number, whatever follows: show it as if it ended here.
                *data_end_++ = '\n';
                end_ = data_end_;
            }
        }
        if (end_ != begin_) {
            // A guard that is no white space, and defined bytes behind it, as far as the tokenizer reads.
            std::memset(data_end_, 'x', 64);
            return true;
        }
    }
    line_feed_added_ = false;
    data_end_ = end_ = begin_;
    *end_ = 'x';
    return false;
}

// Reads once, behind what is there.
std::size_t TextWindow::read_more() {
    std::size_t count = source_.read(data_end_, static_cast<std::size_t>(begin_ + capacity - data_end_));
    data_end_ += count;
    if (at_start_ && count != 0) {
        // A byte order mark at the very start is not part of the text. A pipe may deliver it in pieces.
        while (data_end_ - begin_ < 3 &&
               byte_order_mark.starts_with({begin_, static_cast<std::size_t>(data_end_ - begin_)})) {
            const std::size_t more = source_.read(data_end_, 3);
            if (more == 0) break;
            data_end_ += more;
        }
        if (std::string_view(begin_, static_cast<std::size_t>(data_end_ - begin_)).starts_with(byte_order_mark)) {
            data_end_ -= byte_order_mark.size();
            std::memmove(begin_, begin_ + byte_order_mark.size(), static_cast<std::size_t>(data_end_ - begin_));
        }
        at_start_ = false;
    }
    return count;
}

// Called when one token has filled what was read so far. Leading zeros go when the window is full, since any number of
// them is allowed; false when that does not help.
bool TextWindow::make_room() {
    if (data_end_ != begin_ + capacity) return true;
    const char* const significant = std::find_if(begin_, data_end_, [](char c) { return c != '0'; });
    if (data_end_ - significant > longest_significant) return false;
    const auto zeros = significant - begin_ - zeros_kept;
    std::memmove(begin_ + zeros_kept, significant, static_cast<std::size_t>(data_end_ - significant));
    data_end_ -= zeros;
    squeezed_ += static_cast<std::uint64_t>(zeros);
    return true;
}

}  // namespace gamehost
