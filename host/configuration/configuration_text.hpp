#pragma once

#include <filesystem>
#include <string>

namespace gamehost {

// The text of a configuration file. Throws Failure (bad_configuration) for one that is missing, unreadable, a folder,
// endless, or open to everybody's changes: it chooses what code runs, as a module does (see files/trust.hpp).
std::string configuration_text(const std::filesystem::path& file);

}  // namespace gamehost
