// An input in memory, to drive a game's parse_case without a host: it hands out numbers in blocks of a chosen size.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <gamehost/plugin.hpp>

// Every block lives in memory of its own that is freed at the next refill, so that AddressSanitizer sees a game that
// holds on to an old block.
class FakeInput : private gamehost_input {
public:
    FakeInput(std::vector<std::uint64_t> numbers, std::size_t block_size, bool limits_count)
        : gamehost_input{sizeof(gamehost_input), limits_count ? 1U : 0U, nullptr, nullptr, &next_block, &no_word},
          numbers_(std::move(numbers)),
          block_size_(block_size) {}
    FakeInput(const FakeInput&) = delete;
    FakeInput& operator=(const FakeInput&) = delete;

    gamehost_input& input() { return *this; }

    // How many numbers have been taken.
    std::size_t taken() const { return given_ - static_cast<std::size_t>(end - next); }

    // The place, from 0, in the whole input of a number in the current block; none for null.
    std::optional<std::size_t> place(const std::uint64_t* number) const {
        if (number == nullptr) return std::nullopt;
        return given_ - block_.size() + static_cast<std::size_t>(number - block_.data());
    }

private:
    static gamehost_status next_block(gamehost_input* input) {
        auto& self = *static_cast<FakeInput*>(input);
        const std::size_t size = std::min(self.block_size_, self.numbers_.size() - self.given_);
        if (size == 0) return GAMEHOST_END;
        const auto from = self.numbers_.begin() + static_cast<std::ptrdiff_t>(self.given_);
        self.block_ = std::vector<std::uint64_t>(from, from + static_cast<std::ptrdiff_t>(size));
        self.given_ += size;
        self.next = self.block_.data();
        self.end = self.next + size;
        return GAMEHOST_OK;
    }

    static gamehost_status no_word(gamehost_input*, const char**, std::uint64_t*) { return GAMEHOST_BROKEN; }

    std::vector<std::uint64_t> numbers_;
    std::vector<std::uint64_t> block_;
    std::size_t block_size_;
    std::size_t given_ = 0;  // numbers handed out in blocks
};
