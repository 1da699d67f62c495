#include <cstdio>
#include <string>
#include <system_error>

#include "commands/commands.hpp"
#include "commands/surroundings.hpp"

namespace gamehost {
namespace {

void print(const std::filesystem::path& path, const std::string& origin) {
    std::error_code error;
    const bool exists = std::filesystem::exists(path, error);
    std::printf("  %s (%s%s)\n", path.c_str(), origin.c_str(), exists ? "" : "; not there");
}

}  // namespace

Status run_paths(const Request& request) {
    const Surroundings surroundings = look_around(request);
    std::puts("configuration files, a later one laid over an earlier one:");
    for (const ConfigurationFile& file : configuration_files(surroundings.sources)) print(file.path, file.origin);
    std::puts("folders with plugins, the first hit wins:");
    for (const SearchFolder& folder : surroundings.folders) print(folder.path, folder.origin);
    return Status::ok;
}

}  // namespace gamehost
