#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace gamehost {

// Why a file that chooses what code runs (a module, a configuration) must not be used: everybody may change or replace
// it, because it or the folder it lies in is world-writable. In a sticky folder such as /tmp nobody can replace another
// user's file, so one that belongs to the user or to root is fine there. A symbolic link is looked at as well as what
// it leads to. The text names the reason and the remedy. Nothing to object to: nullopt, also for a missing file.
std::optional<std::string> distrust(const std::filesystem::path& file);

}  // namespace gamehost
