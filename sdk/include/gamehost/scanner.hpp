// gamehost/scanner.hpp: where a game reads its case from.
#ifndef GAMEHOST_SCANNER_HPP
#define GAMEHOST_SCANNER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gamehost/abi.h>
#include <gamehost/game_info.hpp>

namespace gamehost {

// Why a case cannot be read. Thrown by Scanner, caught by the adapter; it never leaves the plugin.
class BadInput : public std::runtime_error {
public:
    BadInput(const std::string& text, const std::uint64_t* number, gamehost_status status = GAMEHOST_BAD_DATA)
        : std::runtime_error(text), number_(number), status_(status) {}

    const std::uint64_t* number() const { return number_; }  // into the current block, or null for the case's start
    gamehost_status status() const { return status_; }

private:
    const std::uint64_t* number_;
    gamehost_status status_;
};

// Reads the numbers of one case from the host's blocks. Numbers are 0 to 2^64-1; white space and everything that
// is no number have been dealt with by the host, which also adds file, line and column to each complaint.
// Lives for one call of parse_case or read_position; used by one thread. Every failure throws BadInput.
class Scanner {
public:
    explicit Scanner(gamehost_input& input) : input_(input) {}
    Scanner(const Scanner&) = delete;
    Scanner& operator=(const Scanner&) = delete;

    // Whether contest limits are to be enforced (`--strict`).
    bool strict() const { return input_.strict != 0; }

    // Takes one number. `what` completes "expected …", for the message when there is none.
    std::uint64_t next(std::string_view what = "a number") {
        if (input_.next == input_.end) [[unlikely]]
            refill(what);
        return *input_.next++;
    }

    // Takes one number of the range.
    std::uint64_t next(const Range& range) {
        const std::uint64_t number = next(range.what);
        if (!range.holds(number, strict())) [[unlikely]]
            refuse(input_.next - 1, range.words(strict()));
        return number;
    }

    // Takes n, how many numbers follow. It is never 0, whatever the range says: a lone 0 is often meant as an end mark.
    std::uint64_t count(const Range& range) {
        const std::uint64_t n = next(range.what);
        if (n == 0 || !range.holds(n, strict())) [[unlikely]]
            refuse_count(range);
        return n;
    }

    // Makes `numbers` the next n numbers of the input. Each must satisfy `good`, a cheap predicate of one number;
    // `what` completes "expected …" in the complaint about one that does not. n may be any claim: memory grows as
    // numbers arrive. What `numbers` held before is overwritten; its memory is reused.
    template <class Good>
    void read(std::vector<std::uint64_t>& numbers, std::uint64_t n, Good good, std::string_view what) {
        read_checked(numbers, n, good, [what] { return std::string(what); });
    }

    // The same for numbers that are all of one range.
    void read(std::vector<std::uint64_t>& numbers, std::uint64_t n, const Range& range) {
        const std::uint64_t least = range.least;
        const std::uint64_t width = range.top(strict()) - least;
        const auto good = [least, width](std::uint64_t number) { return number - least <= width; };
        read_checked(numbers, n, good, [&range, this] { return range.words(strict()); });
    }

    // Makes `numbers` all that is left of a position's text, perhaps none: for read_position, not for a case, behind
    // which there may be another. Each is in `range`; its contest limit does not count. What `numbers` held before is
    // overwritten; its memory is reused. Afterwards `fail_at` names the position as a whole, not a number.
    void read_rest(std::vector<std::uint64_t>& numbers, const Range& range) {
        numbers.clear();
        while (has_more(range)) {
            const std::size_t have = numbers.size();
            const std::uint64_t count = available();
            numbers.resize(have + static_cast<std::size_t>(count));
            take(
                numbers.data() + have, static_cast<std::size_t>(count),
                [least = range.least, span = range.most - range.least](std::uint64_t number) {
                    return number - least <= span;
                },
                [&range] { return range.words(false); });
        }
    }

    // Takes the next token as text, at most 4096 bytes; valid until the next call of this scanner that takes something.
    // To complain about the word, `fail` at once.
    std::string_view word(std::string_view what = "a word") {
        const char* text = nullptr;
        std::uint64_t length = 0;
        const gamehost_status status = input_.word(&input_, &text, &length);
        if (status != GAMEHOST_OK) throw BadInput(std::string(what), nullptr, status);
        return {text, static_cast<std::size_t>(length)};
    }

    // Complains about the number or word just taken: what was found, and what was expected.
    [[noreturn]] void fail(const std::string& text) const { throw BadInput(text, input_.next - 1); }

    // Complains about a number of the current block, or (null) about the case as a whole. A block is current from
    // the call that took its first number to the call that takes the first one of the next block.
    [[noreturn]] static void fail_at(const std::uint64_t* number, const std::string& text) {
        throw BadInput(text, number);
    }

private:
    static constexpr std::uint64_t largest_claim = std::uint64_t{1} << 20;  // numbers to make room for unseen

    std::uint64_t available() const { return static_cast<std::uint64_t>(input_.end - input_.next); }

    // Whether a number is left before the end.
    bool has_more(const Range& range) {
        if (available() != 0) return true;
        const gamehost_status status = input_.refill(&input_);
        if (status != GAMEHOST_OK && status != GAMEHOST_END) throw BadInput(range.words(false), nullptr, status);
        return status == GAMEHOST_OK;
    }

    // Kept out of line, so that the inlined part of the callers stays small.
    [[gnu::noinline]] void refill(std::string_view what) {
        const gamehost_status status = input_.refill(&input_);
        if (status != GAMEHOST_OK) throw BadInput(std::string(what), nullptr, status);
    }

    // `words` makes the text that completes "expected …", which is needed on failure only.
    template <class Good, class Words>
    void read_checked(std::vector<std::uint64_t>& numbers, std::uint64_t n, Good good, const Words& words) {
        if (n <= available()) [[likely]] {
            numbers.resize(static_cast<std::size_t>(n));
            take(numbers.data(), static_cast<std::size_t>(n), good, words);
        } else {
            read_blocks(numbers, n, good, words);
        }
    }

    // Copies n numbers of the block and checks them; first all at once, without a branch a number.
    template <class Good, class Words>
    void take(std::uint64_t* to, std::size_t n, Good good, const Words& words) {
        const std::uint64_t* const from = input_.next;
        bool all_good = true;
        for (std::size_t i = 0; i < n; ++i) {
            to[i] = from[i];
            all_good &= static_cast<bool>(good(from[i]));
        }
        if (!all_good) [[unlikely]]
            refuse(std::find_if_not(from, from + n, good), words());
        input_.next += n;
    }

    template <class Good, class Words>
    [[gnu::noinline]] void read_blocks(std::vector<std::uint64_t>& numbers, std::uint64_t n, Good good,
                                       const Words& words) {
        std::uint64_t have = 0;
        numbers.resize(static_cast<std::size_t>(std::min(n, std::max<std::uint64_t>(largest_claim, numbers.size()))));
        while (have < n) {
            if (have == numbers.size()) numbers.resize(static_cast<std::size_t>(std::min(n, 2 * have)));
            const gamehost_status status = available() == 0 ? input_.refill(&input_) : GAMEHOST_OK;
            if (status != GAMEHOST_OK) {
                const std::string progress = " (" + std::to_string(have) + " of " + std::to_string(n) + " read)";
                throw BadInput(words() + progress, nullptr, status);
            }
            const auto count = static_cast<std::size_t>(std::min(available(), numbers.size() - have));
            take(numbers.data() + have, count, good, words);
            have += count;
        }
    }

    [[noreturn, gnu::noinline]] void refuse_count(Range range) const {
        range.least = std::max<std::uint64_t>(range.least, 1);
        refuse(input_.next - 1, range.words(strict()));
    }

    [[noreturn, gnu::noinline]] static void refuse(const std::uint64_t* number, const std::string& expected) {
        fail_at(number, "found " + std::to_string(*number) + ", expected " + expected);
    }

    gamehost_input& input_;
};

}  // namespace gamehost

#endif
