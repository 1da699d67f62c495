#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <gamehost/abi.h>

#include "input/text_window.hpp"
#include "report/place.hpp"

namespace gamehost {

// Reads an input as blocks of numbers, for plugins (through the C boundary) and for the host's own counts. Remembers
// where the current case began, and finds the place of any number of the current block; both only when asked, so that
// an input without faults pays nothing for them.
class Reader {
public:
    // `before_waiting` is called before reading may have to wait for somebody.
    Reader(Source source, bool strict, std::function<void()> before_waiting);
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    ~Reader();

    // Begins anew with another source, in the same memory.
    void restart(Source source);

    // What is passed to a plugin. Calls through it do not throw; what went wrong is kept for rethrow().
    gamehost_input& input() { return block_; }

    // Throws what a call through input() ran into, if anything.
    void rethrow() {
        if (failure_) [[unlikely]]
            std::rethrow_exception(std::exchange(failure_, nullptr));
    }

    // Makes the block hold a number, if the next token is one. ok, end or bad data, as gamehost_input's refill.
    gamehost_status look_ahead() { return block_.next != block_.end ? GAMEHOST_OK : next_block(); }

    // Takes a number that look_ahead has found.
    std::uint64_t take() { return *block_.next++; }

    // A case begins with the next token, whatever that is.
    void begin_case() {
        const bool is_number = look_ahead() == GAMEHOST_OK;
        taken_ = false;
        refusal_ = Refusal::none;
        untouched_ = case_number_ = block_.next;
        case_is_placed_ = false;
        case_text_ = is_number ? nullptr : next_token();
    }

    // Whether anything has been taken since then.
    bool case_has_tokens() const { return taken_ || block_.next != untouched_; }

    // Whether a plugin that reports success has read its case: it took something, left the block's pointers where they
    // may be, and nothing was refused or went wrong on the way.
    bool case_is_taken() const { return !refused() && failure_ == nullptr && block_is_sound() && case_has_tokens(); }

    // Whether the plugin has left the block's pointers where they may be, also at each refill and word of the case.
    bool block_is_sound() const {
        const bool is_aligned = reinterpret_cast<std::uintptr_t>(block_.next) % alignof(std::uint64_t) == 0;
        return refusal_ != Refusal::misuse && block_.end == numbers_end_ && block_.next >= untouched_ &&
               block_.next <= block_.end && is_aligned;
    }

    // Whether a refill or word of the case was refused: the next token is no number, no word, or the input has ended.
    bool refused() const { return refusal_ != Refusal::none; }

    // Whether nothing but white space is left.
    bool is_at_end() const { return text_of(block_.next) == window_.end(); }

    // What stands where the last one was refused: `found "x"`, or "the input ends here".
    std::string found() const;

    // Places: of the next token (or of the end), of a number or word of the current block, and of the case's first
    // token. `number` may be any pointer; one that lies elsewhere gives the case's first token.
    Place next_place() const;
    Place place_of(const std::uint64_t* number) const;
    Place case_place() const;

private:
    struct Block : gamehost_input {
        Reader* reader;
    };
    enum class Refusal : std::uint8_t { none, number, word, misuse };  // what was asked for and not given
    static gamehost_status refill(gamehost_input* input) noexcept;
    static gamehost_status word(gamehost_input* input, const char** text, std::uint64_t* length) noexcept;

    template <class Call>
    gamehost_status answer(bool is_allowed, Call call) noexcept;
    gamehost_status next_block();
    gamehost_status next_word(const char** text, std::uint64_t* length);
    bool next_window();
    void leave_block();
    gamehost_status refuse(Refusal refusal, gamehost_status status);
    std::uint64_t* first_number() const { return numbers_.get() + 1; }
    const char* text_of(const std::uint64_t* number) const;
    const char* next_token() const;
    bool is_too_long(std::string_view word) const;

    TextWindow window_;
    bool strict_;
    std::function<void()> before_waiting_;
    std::exception_ptr failure_;

    Block block_;
    std::unique_ptr<std::uint64_t[]> numbers_;  // one in front of the block, so that next - 1 is always one of them
    const std::uint64_t* numbers_end_;          // what block_.end must be
    const char* text_;                          // behind the text of the block
    bool ended_ = false;
    Refusal refusal_ = Refusal::none;

    // Whether the case took tokens before this block, and where it found the block, or left it for a word.
    bool taken_ = false;
    const std::uint64_t* untouched_ = nullptr;

    // The first token of the case: a number of the block; else a byte of the window; else a place.
    const std::uint64_t* case_number_ = nullptr;
    const char* case_text_ = nullptr;
    Place case_place_;
    bool case_is_placed_ = false;
};

}  // namespace gamehost
