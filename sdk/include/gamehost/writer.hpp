// gamehost/writer.hpp: where a game writes its verdict.
#ifndef GAMEHOST_WRITER_HPP
#define GAMEHOST_WRITER_HPP

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include <gamehost/abi.h>
#include <gamehost/nimber.hpp>

namespace gamehost {

// Thrown when the host takes no more text or positions; the adapter passes the status on. Not for authors.
struct HostRefused {
    gamehost_status status;
};

// A type whose values are whole numbers, of at most 64 bits: neither truth values nor characters.
template <class T>
concept Integer = std::integral<T> && sizeof(T) <= 8 && !std::same_as<T, bool> && !std::same_as<T, char> &&
                  !std::same_as<T, wchar_t> && !std::same_as<T, char8_t> && !std::same_as<T, char16_t> &&
                  !std::same_as<T, char32_t>;

// Appends text and whole numbers in decimal to the host's buffer. A verdict is one line without its line feed, at most
// 1 MiB. Lives for one call; not to be kept. Used by one thread. Throws HostRefused, for the adapter to catch.
class Writer {
public:
    explicit Writer(gamehost_output& output) : output_(output) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    Writer& operator<<(std::string_view text) {
        if (text.size() <= static_cast<std::size_t>(output_.end - output_.next)) [[likely]] {
            copy(output_.next, text.data(), text.size());
            output_.next += text.size();
        } else {
            flush(text);
        }
        return *this;
    }
    Writer& operator<<(const char* text) { return *this << std::string_view(text); }

    // A template, so that nothing is converted to a char: a number would become a byte.
    template <std::same_as<char> Character>
    Writer& operator<<(Character character) {
        return *this << std::string_view(&character, 1);
    }

    template <Integer Number>
    Writer& operator<<(Number number) {
        if (output_.end - output_.next >= longest_number) [[likely]] {
            output_.next = std::to_chars(output_.next, output_.end, number).ptr;
            return *this;
        }
        char digits[longest_number];
        const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
    }
    Writer& operator<<(Nimber nimber) { return *this << nimber.value(); }

    // A row of numbers, one blank apart.
    Writer& operator<<(std::span<const std::uint64_t> numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (i != 0) *this << ' ';
            *this << numbers[i];
        }
        return *this;
    }

    // Neither a truth value nor what would be converted to one (a floating-point number, a pointer) has a text that
    // could be meant without being said: write `won ? "YES" : "NO"`.
    Writer& operator<<(bool) = delete;

private:
    static constexpr std::ptrdiff_t longest_number = 20;  // of 2^64-1, and of -2^63 with its sign

    // Verdicts are short, and a call of memcpy would cost more than the copy.
    static void copy(char* to, const char* from, std::size_t size) {
        if (size >= 8 && size <= 16) {
            std::uint64_t first;
            std::uint64_t last;
            std::memcpy(&first, from, 8);
            std::memcpy(&last, from + size - 8, 8);
            std::memcpy(to, &first, 8);
            std::memcpy(to + size - 8, &last, 8);
        } else if (size != 0) {  // the pointer of an empty text may be null
            std::memcpy(to, from, size);
        }
    }

    // Kept out of line, so that the inlined part stays small.
    [[gnu::noinline]] void flush(std::string_view text) {
        const gamehost_status status = output_.write(&output_, text.data(), text.size());
        if (status != GAMEHOST_OK) throw HostRefused{status};
    }

    gamehost_output& output_;
};

}  // namespace gamehost

#endif
