#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "configuration/configuration.hpp"

namespace gamehost {

// Where the user's own file comes from.
struct ConfigurationSources {
    std::optional<std::string> option;  // --config
    std::filesystem::path installed;    // the file that came with the program; may be missing
    // From the environment: $GAMEHOST_CONFIG, else gamehost/gamehost.yaml under $XDG_CONFIG_HOME, else ~/.config.
};

// A file that is looked at, and why.
struct ConfigurationFile {
    std::filesystem::path path;
    std::string origin;     // "installed with the program", "--config", "$GAMEHOST_CONFIG", …
    bool required = false;  // named by the user: missing is a fault
};
std::vector<ConfigurationFile> configuration_files(const ConfigurationSources& sources);

// The installed file, with the user's own laid over it; see lay_over() for `built_in_formats`.
Configuration load_configuration(const ConfigurationSources& sources, const std::vector<std::string>& built_in_formats);

}  // namespace gamehost
