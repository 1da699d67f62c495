// An output in memory, with a buffer of a chosen size, to run what a game writes into a string.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gamehost/plugin.hpp>

class FakeOutput : private gamehost_output {
public:
    explicit FakeOutput(std::size_t capacity)
        : gamehost_output{sizeof(gamehost_output), 0, nullptr, nullptr, &append}, buffer_(capacity) {
        renew();
    }
    FakeOutput(const FakeOutput&) = delete;
    FakeOutput& operator=(const FakeOutput&) = delete;

    gamehost_output& output() { return *this; }

    // All that has been written.
    std::string text() const { return text_ + std::string(buffer_.data(), static_cast<std::size_t>(next - begin())); }

private:
    const char* begin() const { return buffer_.data(); }
    void renew() {
        next = buffer_.data();
        end = next + buffer_.size();
    }

    static gamehost_status append(gamehost_output* output, const char* text, std::uint64_t length) {
        auto& self = *static_cast<FakeOutput*>(output);
        self.text_ = self.text();
        self.text_.append(text, static_cast<std::size_t>(length));
        self.renew();
        return GAMEHOST_OK;
    }

    std::vector<char> buffer_;
    std::string text_;
};
