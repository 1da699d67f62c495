#pragma once

#include <optional>
#include <string>

#include <link.h>

#include "modules/elf_file.hpp"

namespace gamehost {

// What is wrong with the segments that a library's program headers describe: parts that do not lie within the file or
// within each other, no dynamic section, or a program's instead of a library's. nullopt when the loader may map it.
// The header's own fields have been checked.
std::optional<std::string> elf_segments_fault(const ElfFile& file, const ElfW(Ehdr) & header);

}  // namespace gamehost
