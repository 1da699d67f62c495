#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "report/place.hpp"

namespace gamehost {

// A folder in which modules are looked for, and why.
struct SearchFolder {
    std::filesystem::path path;
    // "--plugin-dir", "$GAMEHOST_PLUGIN_PATH", "plugins.path", "your own" or "installed with the program"
    std::string origin;
};

// The folders in order; the first hit wins. The arguments are what the command line, the configuration and the
// installation say; $GAMEHOST_PLUGIN_PATH and $HOME are read here. Folders need not exist.
std::vector<SearchFolder> search_folders(const std::vector<std::string>& plugin_directories,
                                         const std::vector<std::filesystem::path>& configured,
                                         const std::filesystem::path& installed);

// The file of a module: a bare name is looked for as NAME.so in the folders; with a slash in it, it is a path relative
// to `base`. Throws Failure (unavailable) that lists every path tried, and says where the name stands if `place` is
// one.
std::filesystem::path find_module(std::string_view module, const std::vector<SearchFolder>& folders,
                                  const std::filesystem::path& base, const std::optional<Place>& place = std::nullopt);

// The same, and nothing where there is no such file.
std::optional<std::filesystem::path> locate_module(std::string_view module, const std::vector<SearchFolder>& folders,
                                                   const std::filesystem::path& base);

// Whether a bare name would be found; for modules that no one configured.
bool has_module(std::string_view name, const std::vector<SearchFolder>& folders);

// Why nothing can be found in a folder: "there is no such folder"; empty where something can.
std::string fault_of(const SearchFolder& folder);

// Where a bare name was looked for, as the end of a complaint: "; looked for" and a line for each place. Nothing for
// what is no bare name.
std::string places_of(std::string_view name, const std::vector<SearchFolder>& folders);

// The names of all modules in the folders, sorted, each once.
std::vector<std::string> module_names(const std::vector<SearchFolder>& folders);

}  // namespace gamehost
