#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace gamehost {

// Why the system's loader must not be given this file: what was found, what is needed, what to do. nullopt when its
// headers are those of a whole shared library for this machine. The loader trusts what it maps: a truncated library
// can kill the program inside dlopen. Looks at headers alone, so it costs some microseconds.
std::optional<std::string> elf_header_fault(const std::filesystem::path& file);

}  // namespace gamehost
