#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "input/source.hpp"

namespace gamehost {

// Reads an input line by line, each as soon as it is there. `\n` and `\r\n` end a line; so does the end of the input.
class LineInput {
public:
    static constexpr std::size_t longest_line = std::size_t{64} << 10;  // bytes, without the line's end

    struct Line {
        std::string text;  // the front of it, where it is too long
        bool is_too_long = false;
    };

    explicit LineInput(Source source);

    // The next line, or nothing at the end of the input. Throws Failure (input_output).
    std::optional<Line> next();

    // Whether the input has ended, with the line read last or before it.
    bool has_ended() const { return ended_; }

private:
    static constexpr std::size_t piece = 4096;

    Source source_;
    std::unique_ptr<char[]> memory_;
    std::size_t begin_ = 0;  // of what was read and not handed out
    std::size_t end_ = 0;
    bool ended_ = false;
};

}  // namespace gamehost
