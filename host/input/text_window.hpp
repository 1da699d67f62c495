#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "input/source.hpp"
#include "report/place.hpp"

namespace gamehost {

// Moves line and column over a text: `\n`, `\r\n` and a lone `\r` each end a line. text[-1] is readable.
void advance(Place& place, const char* text, const char* end);

// A buffer that moves over the input, of fixed size however long the input is. What it shows consists of whole
// tokens and ends after white space, as the tokenizer wants it: a token cut by the buffer's end waits in front of the
// next filling, and the last line gets a line feed when it has none. Knows the place of every byte it shows.
class TextWindow {
public:
    explicit TextWindow(Source source);

    // Begins anew with another source, in the same memory.
    void restart(Source source);

    const char* begin() const { return begin_; }
    const char* end() const { return end_; }

    // Drops what is shown and shows what follows; false at the end of the input (the window is empty then). Every
    // pointer into the window is invalid afterwards. Throws Failure (input_output).
    bool fill();

    // The place of a byte of the window; `end()` is allowed.
    Place place_of(const char* text) const;

    // How many leading zeros of the token at `text` are not shown, since there were too many of them for the window.
    std::uint64_t zeros_left_out(const char* text) const { return text == begin_ ? squeezed_ : 0; }

    // The place just past the last byte of the input, once fill() has answered false.
    Place end_of_input() const { return front_; }

    const Source& source() const { return source_; }

private:
    std::size_t read_more();
    bool make_room();

    Source source_;
    std::unique_ptr<char[]> memory_;
    char* begin_;                 // of the text shown
    char* end_;                   // of it; behind it the cut token, if any
    char* data_end_;              // behind everything read
    Place front_;                 // of begin_
    std::uint64_t squeezed_ = 0;  // leading zeros taken out of the token at begin_
    bool at_start_ = true;
    bool line_feed_added_ = false;
};

}  // namespace gamehost
