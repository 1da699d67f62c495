#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "report/place.hpp"

namespace gamehost {

// A text of a configuration file, and where it stands.
struct PlacedText {
    std::string text;
    Place place;
};

// One entry of a game's `settings`. Which keys and values are right only the plugin knows.
struct SettingEntry {
    PlacedText key;
    PlacedText value;
};

// One entry of `games`.
struct GameEntry {
    std::string name;
    Place place;        // of the name
    PlacedText module;  // the game's name where the entry has no `module`
    std::vector<PlacedText> aliases;
    std::optional<PlacedText> format;  // the name of an output format
    std::vector<SettingEntry> settings;
    std::filesystem::path folder;  // of the file with this entry: a module with a slash is relative to it
};

// An alias that is gone because a later file, at this place, says anew what its game is.
struct DroppedAlias {
    std::string game;
    Place place;
};

// What the configuration files say together; see config/gamehost.yaml for the keys.
struct Configuration {
    std::vector<std::filesystem::path> files;        // that were read, in that order
    std::vector<std::filesystem::path> plugin_path;  // `plugins.path`, absolute
    std::map<std::string, GameEntry, std::less<>> games;
    std::map<std::string, DroppedAlias, std::less<>> dropped_aliases;
    std::map<std::string, PlacedText, std::less<>> formats;  // `output.formats`: name and template
    std::optional<PlacedText> format;                        // `output.format`

    // The entry of a game, by its name or one of its aliases; null where there is none.
    const GameEntry* find(std::string_view name) const;
};

// Reads one file over what is there: key by key, and a game as a whole. Within a file a name (of a game, or an alias)
// means one game; between files the later one decides: a name that it uses no longer means what an earlier file said,
// so that an older alias or game of that name goes. A user's file thus keeps its meaning whatever comes to be
// installed. The names of built-in formats cannot be given another meaning. Throws Failure (bad_configuration) with the
// place of the first fault.
void lay_over(Configuration& configuration, const std::filesystem::path& file,
              const std::vector<std::string>& built_in_formats);

}  // namespace gamehost
