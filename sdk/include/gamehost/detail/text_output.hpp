// gamehost/detail/text_output.hpp: a text that a Writer fills within the plugin. Not for authors.
#ifndef GAMEHOST_DETAIL_TEXT_OUTPUT_HPP
#define GAMEHOST_DETAIL_TEXT_OUTPUT_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <gamehost/abi.h>

namespace gamehost::detail {

// What Writer needs, with a text of any length behind it. Reused from text to text.
class TextOutput {
public:
    TextOutput() : area_{} {
        area_.size = sizeof(gamehost_output);
        area_.write = &TextOutput::write;
        area_.owner = this;
        clear();
    }
    TextOutput(const TextOutput&) = delete;
    TextOutput& operator=(const TextOutput&) = delete;

    gamehost_output& output() { return area_; }

    void clear() {
        text_.clear();
        area_.next = buffer_;
        area_.end = buffer_ + sizeof buffer_;
    }

    // What was written since the last clear(); valid until the next write.
    std::string_view text() {
        if (text_.empty()) return {buffer_, static_cast<std::size_t>(area_.next - buffer_)};
        move_buffer();
        return text_;
    }

private:
    struct Area : gamehost_output {
        TextOutput* owner;
    };

    static gamehost_status write(gamehost_output* output, const char* text, std::uint64_t length) noexcept {
        try {
            TextOutput& owner = *static_cast<Area*>(output)->owner;
            owner.move_buffer();
            owner.text_.append(text, static_cast<std::size_t>(length));
            return GAMEHOST_OK;
        } catch (...) {
            return GAMEHOST_CANNOT;
        }
    }

    void move_buffer() {
        text_.append(buffer_, area_.next);
        area_.next = buffer_;
    }

    Area area_;
    std::string text_;  // before what stands in the buffer
    char buffer_[256];
};

}  // namespace gamehost::detail

#endif
