#include "configuration/configuration_reader.hpp"

#include <algorithm>
#include <utility>

#include "files/absolute_path.hpp"
#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"

namespace gamehost {
namespace {

using Kind = YamlNode::Kind;

bool is_name(std::string_view text) {
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

}  // namespace

ConfigurationReader::ConfigurationReader(std::string file, std::filesystem::path folder,
                                         const std::vector<std::string>& built_in_formats)
    : file_(std::move(file)), folder_(std::move(folder)), built_in_formats_(built_in_formats) {}

void ConfigurationReader::read(const YamlNode& root) {
    for (const Pair& pair : pairs(root, "a map with the keys plugins, games and output")) {
        if (pair.key.text == "plugins")
            read_plugins(pair.value);
        else if (pair.key.text == "games")
            read_games(pair.value);
        else if (pair.key.text == "output")
            read_output(pair.value);
        else
            fail_unknown(pair.key, {"plugins", "games", "output"});
    }
}

void ConfigurationReader::read_plugins(const YamlNode& node) {
    for (const Pair& pair : pairs(node, "a map with the key path")) {
        if (pair.key.text != "path") fail_unknown(pair.key, {"path"});
        std::vector<std::filesystem::path> folders;
        for (const PlacedText& folder : list(pair.value, "a list of folders, such as [my-plugins]"))
            folders.push_back(absolute_path(folder_ / folder.text));
        layer_.plugin_path = std::move(folders);
    }
}

void ConfigurationReader::read_games(const YamlNode& node) {
    for (const Pair& pair : pairs(node, "a map of games, such as my-game: { module: my-module }")) {
        check_alphabet(pair.key, "the name of a game");
        read_game(pair);
    }
    check_names();
}

void ConfigurationReader::read_game(const Pair& pair) {
    GameEntry entry;
    entry.name = pair.key.text;
    entry.place = place(pair.key);
    entry.module = {entry.name, entry.place};
    entry.folder = folder_;
    for (const Pair& part : pairs(pair.value, "a map with the keys module, aliases, format and settings")) {
        if (part.key.text == "module") {
            entry.module = name(part.value, "the name of a module, or its path (with a slash in it)");
        } else if (part.key.text == "aliases") {
            entry.aliases = list(part.value, "a list of names, such as [my-alias]");
            for (const YamlNode* alias : part.value.children) {
                check_alphabet(*alias, "an alias");
                aliases_.push_back(alias);
            }
        } else if (part.key.text == "format") {
            entry.format = name(part.value, "the name of a format");
        } else if (part.key.text == "settings") {
            for (const Pair& setting : pairs(part.value, "a map of settings, such as { key: value }"))
                entry.settings.push_back({text(setting.key, "a key"), text(setting.value, "a value")});
        } else {
            fail_unknown(part.key, {"module", "aliases", "format", "settings"});
        }
    }
    layer_.games.emplace(entry.name, std::move(entry));
}

void ConfigurationReader::read_output(const YamlNode& node) {
    for (const Pair& pair : pairs(node, "a map with the keys format and formats")) {
        if (pair.key.text == "format") {
            layer_.format = name(pair.value, "the name of a format");
        } else if (pair.key.text == "formats") {
            for (const Pair& format : pairs(pair.value, "a map of formats, such as short: \"{case} {winner}\"")) {
                if (std::find(built_in_formats_.begin(), built_in_formats_.end(), format.key.text) !=
                    built_in_formats_.end())
                    fail(format.key, message("the format {} is built in and cannot be given another meaning; choose "
                                             "another name",
                                             quoted_text(format.key.text)));
                layer_.formats.emplace(format.key.text, text(format.value, "a template in quotes, such as \"{case}\""));
            }
        } else {
            fail_unknown(pair.key, {"format", "formats"});
        }
    }
}

// Within one file a name means one game. (Between files the later one decides: see lay_over.)
void ConfigurationReader::check_names() const {
    std::map<std::string_view, const YamlNode*> seen;
    for (const YamlNode* alias : aliases_) {
        if (const auto game = layer_.games.find(alias->text); game != layer_.games.end())
            fail(*alias, message("the alias {} is the name of a game (line {}); remove one of them",
                                 quoted_text(alias->text), game->second.place.line));
        const auto [first, is_new] = seen.emplace(alias->text, alias);
        if (!is_new)
            fail(*alias, message("the alias {} is given a second time (first in line {}); remove one of them",
                                 quoted_text(alias->text), first->second->line));
    }
}

// The entries of a map, in the file's order; none where nothing is said.
std::vector<ConfigurationReader::Pair> ConfigurationReader::pairs(const YamlNode& node,
                                                                  std::string_view expected) const {
    std::vector<Pair> result;
    if (node.kind == Kind::null) return result;
    if (node.kind != Kind::map) fail_found(node, expected);
    std::map<std::string_view, const YamlNode*> seen;
    for (std::size_t i = 0; i + 1 < node.children.size(); i += 2) {
        const YamlNode& key = *node.children[i];
        if (key.kind != Kind::scalar || key.text.empty())
            fail_found(key, "a key (a text in quotes, if YAML reads it otherwise)");
        const auto [first, is_new] = seen.emplace(key.text, &key);
        if (!is_new)
            fail(key, message("the key {} is given a second time (first in line {}); remove one of them",
                              quoted_text(key.text), first->second->line));
        result.push_back({key, *node.children[i + 1]});
    }
    return result;
}

// The texts of a list; none where nothing is said.
std::vector<PlacedText> ConfigurationReader::list(const YamlNode& node, std::string_view expected) const {
    std::vector<PlacedText> result;
    if (node.kind == Kind::null) return result;
    if (node.kind != Kind::list) fail_found(node, expected);
    for (const YamlNode* entry : node.children) result.push_back(name(*entry, expected));
    return result;
}

PlacedText ConfigurationReader::text(const YamlNode& node, std::string_view expected) const {
    if (node.kind != Kind::scalar) fail_found(node, expected);
    return {node.text, place(node)};
}

PlacedText ConfigurationReader::name(const YamlNode& node, std::string_view expected) const {
    if (node.text.empty()) fail_found(node, expected);
    return text(node, expected);
}

void ConfigurationReader::check_alphabet(const YamlNode& node, std::string_view what) const {
    if (!is_name(node.text))
        fail_found(node, message("{}: small letters (a to z), digits and -, no other characters", what));
}

void ConfigurationReader::fail_unknown(const YamlNode& key, std::initializer_list<const char*> known) const {
    const std::vector<std::string> names(known.begin(), known.end());
    std::string expected;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i != 0) expected += i + 1 == names.size() ? " or " : ", ";
        expected += names[i];
    }
    fail(key, message("unknown key {}, expected {}{}", quoted_text(key.text), expected, suggestion(key.text, names)));
}

void ConfigurationReader::fail_found(const YamlNode& node, std::string_view expected) const {
    std::string found = "nothing";
    if (node.kind == Kind::list) found = "a list";
    if (node.kind == Kind::map) found = "a map";
    if (node.kind == Kind::scalar) found = quoted_text(node.text);
    fail(node, message("found {}, expected {}", found, expected));
}

void ConfigurationReader::fail(const YamlNode& node, const std::string& text) const {
    throw Failure(Status::bad_configuration, place(node), text);
}

}  // namespace gamehost
