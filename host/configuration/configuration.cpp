#include "configuration/configuration.hpp"

#include <algorithm>
#include <utility>

#include "configuration/configuration_reader.hpp"
#include "configuration/configuration_text.hpp"
#include "configuration/yaml_tree.hpp"
#include "files/absolute_path.hpp"

namespace gamehost {
namespace {

// Gives a name to a newer entry, at `place`: an older game of that name goes, an older alias too.
void free_name(Configuration& configuration, const std::string& name, const Place& place) {
    if (const auto older = configuration.games.find(name); older != configuration.games.end()) {
        for (const PlacedText& alias : older->second.aliases)  // some may be given anew
            configuration.dropped_aliases.insert_or_assign(alias.text, DroppedAlias{name, place});
        configuration.games.erase(older);
    }
    for (auto& [game, entry] : configuration.games) {
        std::erase_if(entry.aliases, [&name](const PlacedText& alias) { return alias.text == name; });
    }
}

}  // namespace

const GameEntry* Configuration::find(std::string_view name) const {
    if (const auto found = games.find(name); found != games.end()) return &found->second;
    for (const auto& [game, entry] : games) {
        for (const PlacedText& alias : entry.aliases)
            if (alias.text == name) return &entry;
    }
    return nullptr;
}

void lay_over(Configuration& configuration, const std::filesystem::path& file,
              const std::vector<std::string>& built_in_formats) {
    const YamlTree tree(configuration_text(file), file.string());
    ConfigurationReader reader(file.string(), absolute_path(file).parent_path(), built_in_formats);
    reader.read(tree.root());
    ConfigurationLayer& layer = reader.layer();

    configuration.files.push_back(file);
    if (layer.plugin_path) configuration.plugin_path = *std::move(layer.plugin_path);
    if (layer.format) configuration.format = std::move(layer.format);
    for (auto& [name, text] : layer.formats) configuration.formats.insert_or_assign(name, std::move(text));
    for (const auto& [name, entry] : layer.games) {
        free_name(configuration, name, entry.place);
        for (const PlacedText& alias : entry.aliases) free_name(configuration, alias.text, alias.place);
    }
    configuration.games.merge(layer.games);
}

}  // namespace gamehost
