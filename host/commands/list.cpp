#include <algorithm>
#include <string>
#include <vector>

#include "commands/answer.hpp"
#include "commands/command.hpp"
#include "commands/environment.hpp"
#include "report/diagnostics.hpp"

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

std::vector<Row> rows_of(const Environment& environment) {
    std::vector<Row> rows;
    for (const auto& [name, entry] : environment.configuration.games) {
        const GameEntry& game = entry;
        rows.push_back({name, title_of(name, [&] { return load_module(game, environment); }), joined(entry.aliases)});
    }
    for (const std::string& name : module_names(environment.folders)) {
        if (environment.configuration.find(name) != nullptr) continue;
        const auto load = [&] { return Module::load(find_module(name, environment.folders, {})); };
        rows.push_back({name, title_of(name, load), "(dropped in)"});
    }
    return rows;
}

std::string table(const std::vector<Row>& rows) {
    std::size_t name_width = 0;
    std::size_t title_width = 0;
    for (const Row& row : rows) {
        name_width = std::max(name_width, row.name.size());
        title_width = std::max(title_width, row.title.size());
    }
    std::string text;
    for (const Row& row : rows) {
        text += row.name + std::string(name_width - row.name.size() + 2, ' ') + row.title;
        if (!row.aliases.empty()) text += std::string(title_width - row.title.size() + 2, ' ') + row.aliases;
        text += '\n';
    }
    return text;
}

class List final : public Command {
    Status run(const Request& request) override {
        write_answer(table(rows_of(find_environment(request))), request.output);
        return Status::ok;
    }
};

const CommandRegistration registration("list", "List all games", takes::output, make_command<List>);

}  // namespace
}  // namespace gamehost
