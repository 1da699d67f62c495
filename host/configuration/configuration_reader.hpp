#pragma once

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "configuration/configuration.hpp"
#include "configuration/yaml_tree.hpp"

namespace gamehost {

// What one file says.
struct ConfigurationLayer {
    std::optional<std::vector<std::filesystem::path>> plugin_path;
    std::map<std::string, GameEntry, std::less<>> games;
    std::map<std::string, PlacedText, std::less<>> formats;
    std::optional<PlacedText> format;
};

// Reads the tree of one file and checks all that can be known without a plugin. Throws Failure (bad_configuration).
class ConfigurationReader {
public:
    // The file as the user named it, its folder from the root, and the names that no format of a file may have.
    ConfigurationReader(std::string file, std::filesystem::path folder,
                        const std::vector<std::string>& built_in_formats);

    void read(const YamlNode& root);
    ConfigurationLayer& layer() { return layer_; }

private:
    // One entry of a map; its key is a text that is not empty.
    struct Pair {
        const YamlNode& key;
        const YamlNode& value;
    };

    void read_plugins(const YamlNode& node);
    void read_games(const YamlNode& node);
    void read_game(const Pair& pair);
    void read_output(const YamlNode& node);
    void check_names() const;

    std::vector<Pair> pairs(const YamlNode& node, std::string_view expected) const;
    std::vector<PlacedText> list(const YamlNode& node, std::string_view expected) const;
    PlacedText text(const YamlNode& node, std::string_view expected) const;
    PlacedText name(const YamlNode& node, std::string_view expected) const;
    void check_alphabet(const YamlNode& node, std::string_view what) const;

    [[noreturn]] void fail_unknown(const YamlNode& key, std::initializer_list<const char*> known) const;
    [[noreturn]] void fail_found(const YamlNode& node, std::string_view expected) const;
    [[noreturn]] void fail(const YamlNode& node, const std::string& text) const;
    Place place(const YamlNode& node) const { return {file_, node.line, node.column}; }

    std::string file_;
    std::filesystem::path folder_;
    const std::vector<std::string>& built_in_formats_;
    ConfigurationLayer layer_;
    std::vector<const YamlNode*> aliases_;  // of all games, as they stand in the file
};

}  // namespace gamehost
