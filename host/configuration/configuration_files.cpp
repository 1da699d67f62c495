#include "configuration/configuration_files.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <sys/stat.h>

#include "report/failure.hpp"

namespace gamehost {
namespace {

// A variable's value; one that is empty counts as not set.
std::string_view variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

// The user's own file where nobody names one. The XDG base directory specification has relative paths ignored.
std::optional<ConfigurationFile> file_of_user() {
    constexpr std::string_view file = "gamehost/gamehost.yaml";
    const std::filesystem::path folder = variable("XDG_CONFIG_HOME");
    if (folder.is_absolute()) return ConfigurationFile{folder / file, "$XDG_CONFIG_HOME"};
    const std::filesystem::path home = variable("HOME");
    if (home.is_absolute()) return ConfigurationFile{home / ".config" / file, "~/.config"};
    return std::nullopt;
}

// Whether a file may be left out that nobody named: it is not there, or not to be seen by this user (after su, $HOME is
// often somebody else's).
bool is_missing(const std::filesystem::path& file) {
    struct stat status = {};
    return stat(file.c_str(), &status) != 0 && (errno == ENOENT || errno == ENOTDIR || errno == EACCES);
}

}  // namespace

std::vector<ConfigurationFile> configuration_files(const ConfigurationSources& sources) {
    std::vector<ConfigurationFile> files;
    if (!sources.installed.empty()) files.push_back({sources.installed, "installed with the program"});
    if (sources.option) {
        if (sources.option->empty())
            throw Failure(Status::bad_configuration, "--config names no file, expected the name of a YAML file");
        files.push_back({*sources.option, "--config", true});
    } else if (const std::string_view name = variable("GAMEHOST_CONFIG"); !name.empty()) {
        files.push_back({name, "$GAMEHOST_CONFIG", true});
    } else if (std::optional<ConfigurationFile> own = file_of_user()) {
        files.push_back(*std::move(own));
    }
    return files;
}

Configuration load_configuration(const ConfigurationSources& sources,
                                 const std::vector<std::string>& built_in_formats) {
    Configuration configuration;
    for (const ConfigurationFile& file : configuration_files(sources)) {
        const bool missing = is_missing(file.path);
        if (missing && file.required)
            throw Failure(Status::bad_configuration, Place{file.path.string()},
                          "the configuration file that " + file.origin +
                              " names cannot be opened: " + std::strerror(errno) + "; name another one with --config");
        if (!missing) lay_over(configuration, file.path, built_in_formats);
    }
    return configuration;
}

}  // namespace gamehost
