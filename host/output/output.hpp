#pragma once

#include <csignal>
#include <string>
#include <string_view>

#include "files/descriptor.hpp"
#include "output/text_buffer.hpp"
#include "report/failure.hpp"

namespace gamehost {

// Where the answers go: standard output or a file. Lines are collected and written in large pieces; only whole lines
// are ever written.
class Output {
public:
    // `-` is standard output. A file is made, or left as it is until empty(). Throws Failure (input_output).
    static Output open(const std::string& file);

    // Empties a file, as a redirection does. Throws Failure (input_output).
    void empty();

    TextBuffer& text() { return *text_; }

    // What was written to text() so far is whole. Throws Failure (input_output).
    void commit() {
        text_->commit();
        if (text_->committed().size() >= piece) [[unlikely]]
            flush();
    }

    // The same, and from now on `closing` makes what was written complete when the program is interrupted, such as the
    // end of a JSON array. No signal comes between the two. `closing` outlives the output.
    void commit(std::string_view closing);

    // Writes out all that is committed. After a failure nothing more is written. Throws Failure (input_output).
    void flush();

    // For a signal handler, in the thread that writes: what is committed and the closing text are written as far as
    // possible, then the program exits with `status`. At once, or, when it returns, as soon as a write or a commit with
    // closing text that it fell into is done. Only the first call counts.
    void interrupt(Status status) noexcept;

    // Whether this is the very same file as an open one.
    bool is_same_file(int descriptor) const;

private:
    static constexpr std::size_t piece = std::size_t{64} << 10;

    // While it lives, an interrupt waits.
    class Undisturbed;

    Output(std::string name, Descriptor file);
    [[noreturn]] void finish() const noexcept;

    std::string name_;
    Descriptor file_;
    std::unique_ptr<TextBuffer> text_;
    std::string_view closing_;
    bool failed_ = false;
    volatile std::sig_atomic_t undisturbed_ = 0;
    volatile std::sig_atomic_t interrupted_ = 0;  // the status to exit with
};

}  // namespace gamehost
