#pragma once

#include <atomic>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

#include <gamehost/abi.h>

namespace gamehost {

// Text that grows at its end, written by the host and, through the C boundary, by plugins. What was written since the
// last commit() can be taken back, so that a line is either whole or not there.
class TextBuffer {
public:
    static constexpr std::size_t longest_line = std::size_t{1} << 20;  // as gamehost_output.write promises

    // A plugin's text, beyond the last commit, is at most `longest` bytes.
    explicit TextBuffer(std::size_t capacity, std::size_t longest = longest_line);
    TextBuffer(const TextBuffer&) = delete;
    TextBuffer& operator=(const TextBuffer&) = delete;

    // What is passed to a plugin.
    gamehost_output& output() { return area_; }

    // Whether a plugin left the pointers where they may be.
    bool is_sound() const {
        return area_.end == memory_.get() + capacity_ && area_.next >= memory_.get() + committed_ &&
               area_.next <= area_.end;
    }

    // Whether what was written since the last commit ends with a line end.
    bool ends_line() const { return size() != committed_ && (area_.next[-1] == '\n' || area_.next[-1] == '\r'); }

    void append(std::string_view text) {
        if (text.empty()) return;  // its pointer may be null, which memcpy must not see
        if (text.size() > room()) [[unlikely]]
            grow(text.size());
        std::memcpy(area_.next, text.data(), text.size());
        area_.next += text.size();
    }
    void append(char c) {
        if (room() == 0) [[unlikely]]
            grow(1);
        *area_.next++ = c;
    }
    void append(std::uint64_t number) {
        if (room() < 20) [[unlikely]]
            grow(20);  // digits of 2^64-1
        area_.next = std::to_chars(area_.next, area_.end, number).ptr;
    }

    // A signal handler may look at committed(): its bytes are there before it says so.
    void commit() {
        std::atomic_signal_fence(std::memory_order_release);
        committed_ = size();
    }
    void roll_back() { area_.next = memory_.get() + committed_; }
    void clear() {
        committed_ = 0;
        roll_back();
    }
    // Forgets the first `count` bytes; they are committed.
    void drop_front(std::size_t count);

    std::string_view committed() const { return {memory_.get(), committed_}; }
    std::string_view pending() const { return {memory_.get() + committed_, size() - committed_}; }

private:
    struct Area : gamehost_output {
        TextBuffer* buffer;
    };
    static gamehost_status write(gamehost_output* output, const char* text, std::uint64_t length) noexcept;

    std::size_t size() const { return static_cast<std::size_t>(area_.next - memory_.get()); }
    std::size_t room() const { return static_cast<std::size_t>(area_.end - area_.next); }
    void grow(std::size_t wanted);

    std::size_t capacity_;
    std::size_t longest_;
    std::unique_ptr<char[]> memory_;
    std::size_t committed_ = 0;
    Area area_;
};

}  // namespace gamehost
