#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/surroundings.hpp"

namespace gamehost {
namespace {

struct Row {
    std::string name;
    std::string title;
    std::string aliases;
};

std::string joined(const std::vector<PlacedText>& aliases) {
    std::string list;
    for (const PlacedText& alias : aliases) list += (list.empty() ? "" : ", ") + alias.text;
    return list;
}

// A game that cannot be loaded is listed all the same, and the reason reported.
template <class Load>
std::string title_of(const std::string& name, Load load) {
    try {
        const Module module = load();
        return module.plugin().title;
    } catch (const Failure& failure) {
        const std::string place = failure.place() ? failure.place()->text() + ": " : "";
        diagnostics::warning("the game " + name + " is not available: " + place + failure.what());
        return "(not available)";
    }
}

std::vector<Row> rows_of(const Surroundings& surroundings) {
    std::vector<Row> rows;
    std::set<std::string> served;  // modules that an entry names
    for (const auto& [name, entry] : surroundings.configuration.games) {
        served.insert(entry.module.text);
        const GameEntry& game = entry;
        rows.push_back({name, title_of(name, [&] { return load_module(game, surroundings); }), joined(entry.aliases)});
    }
    for (const std::string& name : module_names(surroundings.folders)) {
        if (served.count(name) != 0 || surroundings.configuration.find(name) != nullptr) continue;
        const auto load = [&] { return Module::load(find_module(name, surroundings.folders, {})); };
        rows.push_back({name, title_of(name, load), "(dropped in)"});
    }
    return rows;
}

}  // namespace

Status run_list(const Request& request) {
    const std::vector<Row> rows = rows_of(look_around(request));
    std::size_t name_width = 0;
    std::size_t title_width = 0;
    for (const Row& row : rows) {
        name_width = std::max(name_width, row.name.size());
        title_width = std::max(title_width, row.title.size());
    }
    for (const Row& row : rows) {
        std::string line = row.name + std::string(name_width - row.name.size() + 2, ' ') + row.title;
        if (!row.aliases.empty()) line += std::string(title_width - row.title.size() + 2, ' ') + row.aliases;
        std::puts(line.c_str());
    }
    return Status::ok;
}

}  // namespace gamehost
