#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "commands/request.hpp"
#include "configuration/configuration.hpp"
#include "configuration/configuration_files.hpp"
#include "modules/module.hpp"
#include "modules/search_path.hpp"

namespace gamehost {

// What the program finds around it: the configuration, and the folders where plugins may lie.
struct Environment {
    ConfigurationSources sources;
    Configuration configuration;
    std::vector<SearchFolder> folders;
};
Environment find_environment(const Request& request);

// A game that a request names, its plugin loaded. Where no entry of the configuration belongs to it, `entry` is null.
struct SelectedGame {
    Module module;
    std::string name;
    const GameEntry* entry;  // in the environment

    std::vector<SettingEntry> settings() const {
        return entry != nullptr ? entry->settings : std::vector<SettingEntry>{};
    }
};
// By --plugin, else by name or alias in the configuration, else as a module that lies on the search path. A module that
// --plugin names has the entry of its own name only where that entry means this very file. Throws Failure (usage,
// unavailable, broken_plugin).
SelectedGame select_game(const Request& request, const Environment& environment);

// The plugin of a configured game.
Module load_module(const GameEntry& entry, const Environment& environment);

}  // namespace gamehost
