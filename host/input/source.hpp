#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "files/descriptor.hpp"

namespace gamehost {

// Where the bytes of an input come from: a file, standard input, or a text in memory.
class Source {
public:
    // `-` is standard input. Throws Failure (no_input) when the file cannot be opened or is a folder.
    static Source open(const std::string& file);

    // A text in memory, which outlives the source.
    static Source from_text(std::string name, std::string_view text);

    // For diagnostics: the file as it was named, `<stdin>` or what stands for a text.
    const std::string& name() const { return name_; }

    // Whether reading may have to wait for somebody: a pipe or a terminal, say.
    bool waits() const { return waits_; }

    // The open file, or -1 for a text.
    int descriptor() const { return file_.number(); }

    // Reads at most `capacity` bytes; 0 at the end. Throws Failure (input_output).
    std::size_t read(char* to, std::size_t capacity);

private:
    Source(std::string name, Descriptor file, std::string_view text);

    std::string name_;
    Descriptor file_;
    std::string_view text_;  // what is left of it
    bool waits_ = false;
};

}  // namespace gamehost
