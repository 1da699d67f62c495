#pragma once

#include <cstdint>
#include <string>

#include "report/utf8.hpp"

namespace gamehost {

// A place in a text that somebody wrote: an input or a configuration file.
struct Place {
    std::string file;          // as the user named it
    std::uint64_t line = 0;    // from 1; 0: the file as a whole
    std::uint64_t column = 0;  // from 1, in bytes

    // FILE:LINE:COLUMN, the compilers' form; FILE alone where the file is meant as a whole.
    std::string text() const {
        const std::string name = one_line(file);
        return line == 0 ? name : name + ':' + std::to_string(line) + ':' + std::to_string(column);
    }
};

}  // namespace gamehost
