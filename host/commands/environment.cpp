#include "commands/environment.hpp"

#include <system_error>
#include <utility>

#include "formats/formatter.hpp"
#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"

namespace gamehost {
namespace {

// The folder that bin/gamehost lies in; everything that came with the program is found from there.
std::filesystem::path installation() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::filesystem::path("/usr") : program.parent_path().parent_path();
}

[[noreturn]] void refuse_unknown_game(const std::string& name, const Environment& environment) {
    std::vector<std::string> known = module_names(environment.folders);
    for (const auto& [game, entry] : environment.configuration.games) {
        known.push_back(game);
        for (const PlacedText& alias : entry.aliases) known.push_back(alias.text);
    }
    std::string text = "unknown game " + quoted_text(name) + suggestion(name, known);
    const auto dropped = environment.configuration.dropped_aliases.find(name);
    if (dropped != environment.configuration.dropped_aliases.end())
        text += "; it was an alias of " + dropped->second.game + " until " + dropped->second.place.text() +
                " said anew what that game is; add it to the aliases there";
    if (name.find('/') != std::string::npos || name.ends_with(".so"))
        text += "; the file of a plugin is named with --plugin";
    text += "\n`gamehost list` shows all games; no configuration names it:";
    std::error_code failed;
    for (const ConfigurationFile& file : configuration_files(environment.sources))
        text += "\n  " + file.path.string() + (std::filesystem::exists(file.path, failed) ? "" : " (not there)");
    if (const std::string places = places_of(name, environment.folders); !places.empty())
        text += "\nand no plugin has that name" + places;
    throw Failure(Status::unavailable, text);
}

// The entry of the configuration that means this very plugin: the one of its own name, unless that is served by another
// file.
const GameEntry* entry_of(const Module& module, const Environment& environment) {
    const auto found = environment.configuration.games.find(module.name());
    if (found == environment.configuration.games.end()) return nullptr;
    const GameEntry& entry = found->second;
    const auto file = locate_module(entry.module.text, environment.folders, entry.folder);
    std::error_code failed;
    return file && std::filesystem::equivalent(*file, module.file(), failed) ? &entry : nullptr;
}

SelectedGame named_by_file(const std::string& file, const std::string& game, const Environment& environment) {
    if (file.empty()) throw Failure(Status::usage, "--plugin names no file, expected the file of a plugin");
    Module module = Module::load(file);
    std::string name(module.name());
    if (!game.empty() && game != name) {
        const GameEntry* const meant = environment.configuration.find(game);  // an alias of the same game is fine
        if (meant == nullptr || meant->name != name)
            throw Failure(Status::usage, "--plugin " + file + " is the game " + name + ", but " + quoted_text(game) +
                                             " is named, too; leave one of them out");
    }
    const GameEntry* const entry = entry_of(module, environment);
    return {std::move(module), std::move(name), entry};
}

}  // namespace

Environment find_environment(const Request& request) {
    const std::filesystem::path prefix = installation();
    Environment found;
    found.sources = {request.configuration, prefix / "etc/gamehost/gamehost.yaml"};
    found.configuration = load_configuration(found.sources, FormatRegistration::names());
    found.folders =
        search_folders(request.plugin_directories, found.configuration.plugin_path, prefix / "lib/gamehost/plugins");
    return found;
}

Module load_module(const GameEntry& entry, const Environment& environment) {
    return Module::load(find_module(entry.module.text, environment.folders, entry.folder, entry.module.place));
}

SelectedGame select_game(const Request& request, const Environment& environment) {
    if (request.plugin) return named_by_file(*request.plugin, request.game, environment);
    if (request.game.empty()) {
        throw Failure(Status::usage, "no game is named; say --game NAME (`gamehost list` shows all games)");
    }
    if (const GameEntry* const entry = environment.configuration.find(request.game))
        return {load_module(*entry, environment), entry->name, entry};
    if (request.game.find('/') != std::string::npos || !has_module(request.game, environment.folders))
        refuse_unknown_game(request.game, environment);
    return {Module::load(find_module(request.game, environment.folders, {})), request.game, nullptr};
}

}  // namespace gamehost
