#include <string>
#include <string_view>

#include "commands/answer.hpp"
#include "commands/command.hpp"
#include "commands/environment.hpp"
#include "modules/settings.hpp"

namespace gamehost {
namespace {

constexpr std::size_t line_width = 80;

// A paragraph, its lines broken between words and indented by two blanks.
std::string paragraph(std::string_view text) {
    std::string out;
    std::size_t column = 0;
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        const std::string_view word = text.substr(0, blank);
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
        if (column != 0 && column + 1 + word.size() > line_width) {
            out += '\n';
            column = 0;
        }
        out += column == 0 ? "  " : " ";
        out += word;
        column += word.size() + (column == 0 ? 2 : 1);
    }
    return out + '\n';
}

// A text of several lines as it stands, indented.
std::string block(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        out += "  " + std::string(text.substr(0, end)) + '\n';
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return out;
}

std::string section(const char* heading, const std::string& body) {
    return body.empty() ? "" : '\n' + std::string(heading) + '\n' + body;
}

const char* framing_in_words(std::int32_t framing) {
    switch (framing) {
        case GAMEHOST_COUNTED:
            return "The number of cases T, then T cases.";
        case GAMEHOST_COUNTED_BLOCKS:
            return "The number of cases T, then T cases; another T may follow, until the end.";
        default:
            return "Cases until the input ends.";
    }
}

std::string limits(const gamehost_plugin& plugin) {
    std::string text;
    if (plugin.most_cases != 0) text += "  T at most " + std::to_string(plugin.most_cases) + '\n';
    for (std::uint32_t i = 0; i < plugin.limit_count; ++i) {
        const gamehost_limit& limit = *plugin.limits[i];
        text += "  " + std::string(limit.what) + " at most " + std::to_string(limit.maximum) + '\n';
    }
    return text;
}

// As they are in force: what the configuration says, else the fallbacks.
std::string settings(const SelectedGame& game) {
    const gamehost_plugin& plugin = game.module.plugin();
    const std::vector<SettingEntry> entries = game.settings();
    const SettingValues values(plugin, game.name, entries);
    std::string text;
    for (std::uint32_t i = 0; i < plugin.setting_count; ++i) {
        const gamehost_setting& setting = *plugin.settings[i];
        const std::string value = values.texts()[i];
        text += "  " + std::string(setting.key) + " = " + value;
        std::string remark = value == setting.fallback ? "" : ", default " + std::string(setting.fallback);
        if (setting.kind == GAMEHOST_NUMBER) remark += ", " + range_of(setting);
        if (!remark.empty()) text += " (" + remark.substr(2) + ')';
        text += std::string(": ") + setting.help + '\n';
    }
    return text;
}

std::string fields(const Module& module) {
    std::string text;
    if (const gamehost_fields* const own = module.fields()) {
        for (std::uint32_t i = 0; i < own->count; ++i)
            text += "  " + std::string(own->fields[i]->name) + ": " + own->fields[i]->help + '\n';
    }
    return text;
}

std::string origin_of_values(const Module& module) {
    if (module.plugin().grundy == nullptr)
        return "computed from the rules, since the plugin states no closed form: slower, and bounded by --memory";
    return module.rules() != nullptr ? "a closed form; `verify` checks it against the rules"
                                     : "a closed form; the plugin states no rules to check it against";
}

std::string facts(const SelectedGame& game) {
    const gamehost_plugin& plugin = game.module.plugin();

    std::string text = game.name + ": " + plugin.title + "\n\n";
    text += "source:   " + std::string(plugin.source) + '\n';
    if (game.entry != nullptr && !game.entry->aliases.empty()) {
        std::string list;
        for (const PlacedText& alias : game.entry->aliases) list += (list.empty() ? "" : ", ") + alias.text;
        text += "aliases:  " + list + '\n';
    }
    text += "players:  " + std::string(plugin.first_player) + ", " + plugin.second_player + '\n';
    text += "values:   " + origin_of_values(game.module) + '\n';
    if (game.entry != nullptr && game.entry->format) text += "format:   " + game.entry->format->text + '\n';
    text += "plugin:   " + game.module.file().string() + ", version " + plugin.version + '\n';
    text += section("Rules", paragraph(plugin.rules));
    text += section("Theorem", paragraph(plugin.theorem));
    text += section("Input", paragraph(framing_in_words(plugin.framing)) + paragraph(plugin.input));
    text += section("Contest limits (enforced by --strict)", limits(plugin));
    text += section("Settings", settings(game));
    text += section("Further output fields", fields(game.module));
    text += section("Sample input", block(plugin.sample_input));
    text += section("Sample answer", block(plugin.sample_output));
    return text;
}

class Info final : public Command {
    Status run(const Request& request) override {
        const Environment environment = find_environment(request);
        write_answer(facts(select_game(request, environment)), request.output);
        return Status::ok;
    }
};

const CommandRegistration registration("info", "Show a game's facts: rules, source, theorem, input, limits, settings",
                                       takes::game | takes::output, make_command<Info>);

}  // namespace
}  // namespace gamehost
