#include "modules/search_path.hpp"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "files/absolute_path.hpp"
#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"

namespace gamehost {
namespace {

constexpr std::string_view suffix = ".so";

// Bare names become one component of a path; everything else about them is left to the file system.
bool is_bare(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string_view::npos &&
           name.find('\0') == std::string_view::npos;
}

bool is_file(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);  // follows symbolic links
}

std::filesystem::path file_in(const SearchFolder& folder, std::string_view name) {
    std::filesystem::path file = folder.path / name;
    file += suffix;
    return file;
}

std::optional<std::filesystem::path> find_bare(std::string_view name, const std::vector<SearchFolder>& folders) {
    for (const SearchFolder& folder : folders) {
        std::filesystem::path file = file_in(folder, name);
        if (is_file(file)) return file;
    }
    return std::nullopt;
}

bool is_path(std::string_view module) {
    return module.find('/') != std::string_view::npos && module.find('\0') == std::string_view::npos;
}

}  // namespace

std::vector<SearchFolder> search_folders(const std::vector<std::string>& plugin_directories,
                                         const std::vector<std::filesystem::path>& configured,
                                         const std::filesystem::path& installed) {
    std::vector<SearchFolder> folders;
    // An empty name is a variable that was not set, not the wish to run what lies in the current folder.
    const auto add = [&folders](const std::filesystem::path& path, std::string_view origin) {
        if (!path.empty()) folders.push_back({absolute_path(path), std::string(origin)});
    };
    for (const std::string& directory : plugin_directories) add(directory, "--plugin-dir");
    if (const char* const variable = std::getenv("GAMEHOST_PLUGIN_PATH")) {
        std::string_view rest = variable;
        while (!rest.empty()) {
            const std::size_t colon = std::min(rest.find(':'), rest.size());
            add(rest.substr(0, colon), "$GAMEHOST_PLUGIN_PATH");
            rest.remove_prefix(std::min(colon + 1, rest.size()));
        }
    }
    for (const std::filesystem::path& path : configured) add(path, "plugins.path");
    const char* const home = std::getenv("HOME");
    if (home != nullptr && *home == '/') add(std::filesystem::path(home) / ".local/lib/gamehost/plugins", "your own");
    add(installed, "installed with the program");
    return folders;
}

std::filesystem::path find_module(std::string_view module, const std::vector<SearchFolder>& folders,
                                  const std::filesystem::path& base, const std::optional<Place>& place) {
    const auto fail = [&place](const std::string& text) {
        throw place ? Failure(Status::unavailable, *place, text) : Failure(Status::unavailable, text);
    };
    if (std::optional<std::filesystem::path> file = locate_module(module, folders, base)) return *std::move(file);
    if (is_bare(module))
        fail(message("no module {} found{}{}", quoted_text(module), suggestion(module, module_names(folders)),
                     places_of(module, folders)));
    if (!is_path(module))
        fail(message("found {}, expected the name of a module, or its path (with a slash in it)", quoted_text(module)));
    const std::filesystem::path file = absolute_path(base / module);
    std::error_code ignored;
    std::string text = std::filesystem::is_directory(file, ignored)
                           ? message("the module {} is a folder, expected a file", quoted_text(module))
                           : message("no module {} found", quoted_text(module));
    const std::filesystem::path longer = file.string().append(suffix);
    if (is_file(longer)) text += message("; did you mean \"{}{}\"?", module, suffix);
    fail(message("{}; looked for\n  {}", text, file.string()));
    return {};
}

std::optional<std::filesystem::path> locate_module(std::string_view module, const std::vector<SearchFolder>& folders,
                                                   const std::filesystem::path& base) {
    if (is_bare(module)) return find_bare(module, folders);
    if (!is_path(module)) return std::nullopt;
    std::filesystem::path file = absolute_path(base / module);
    return is_file(file) ? std::optional(std::move(file)) : std::nullopt;
}

bool has_module(std::string_view name, const std::vector<SearchFolder>& folders) {
    return is_bare(name) && find_bare(name, folders).has_value();
}

std::string places_of(std::string_view name, const std::vector<SearchFolder>& folders) {
    if (!is_bare(name)) return {};
    if (folders.empty()) return "; there is no folder to look in (--plugin-dir names one)";
    std::string text = "; looked for";
    for (const SearchFolder& folder : folders) {
        const std::string fault = fault_of(folder);
        text +=
            message("\n  {} ({}{}{})", file_in(folder, name).string(), folder.origin, fault.empty() ? "" : "; ", fault);
    }
    return text;
}

std::string fault_of(const SearchFolder& folder) {
    std::error_code failed;
    const auto status = std::filesystem::status(folder.path, failed);
    if (std::filesystem::is_directory(status)) return {};
    return std::filesystem::exists(status) ? "this is no folder" : "there is no such folder";
}

std::vector<std::string> module_names(const std::vector<SearchFolder>& folders) {
    std::vector<std::string> names;
    for (const SearchFolder& folder : folders) {
        std::error_code failed;  // a folder that is missing or unreadable has no modules
        for (std::filesystem::directory_iterator entry(folder.path, failed), end; !failed && entry != end;
             entry.increment(failed)) {
            const std::filesystem::path& path = entry->path();
            if (path.extension() == suffix && is_file(path)) names.push_back(path.stem().string());
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace gamehost
