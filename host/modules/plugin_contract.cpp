#include "modules/plugin_contract.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <string_view>

#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "report/utf8.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
namespace {

// Structs as ABI 1.0 has them, up to and with their last field: whatever is appended later stands behind.
constexpr std::size_t plugin_size = offsetof(gamehost_plugin, extension) + sizeof(gamehost_plugin::extension);
constexpr std::size_t limit_size = offsetof(gamehost_limit, maximum) + sizeof(gamehost_limit::maximum);
constexpr std::size_t setting_size = offsetof(gamehost_setting, maximum) + sizeof(gamehost_setting::maximum);
constexpr std::size_t fields_size = offsetof(gamehost_fields, value) + sizeof(gamehost_fields::value);
constexpr std::size_t cases_size = offsetof(gamehost_cases, random_position) + sizeof(gamehost_cases::random_position);
constexpr std::size_t rules_size = offsetof(gamehost_rules, is_option) + sizeof(gamehost_rules::is_option);
constexpr std::size_t field_size = offsetof(gamehost_field, help) + sizeof(gamehost_field::help);

constexpr const char* own_fields[] = {GAMEHOST_HOST_FIELDS};

bool is_word(std::string_view text, char separator) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [separator](char character) {
        return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9') ||
               character == separator;
    });
}

struct Function {
    const char* name;
    bool present;
};

std::string functions_fault(std::initializer_list<Function> functions) {
    for (const Function& function : functions)
        if (!function.present) return message("its function {} is null", function.name);
    return {};
}

std::string functions_fault(const gamehost_plugin& plugin) {
    return functions_fault({
        {"create", plugin.create != nullptr},
        {"destroy", plugin.destroy != nullptr},
        {"create_position", plugin.create_position != nullptr},
        {"destroy_position", plugin.destroy_position != nullptr},
        {"parse_case", plugin.parse_case != nullptr},
        {"format_verdict", plugin.format_verdict != nullptr},
        {"extension", plugin.extension != nullptr},
    });
}

std::string size_fault(std::uint32_t size, std::size_t expected) {
    return size < expected ? message("its struct has {} bytes, expected at least {}", size, expected) : "";
}

std::string facts_fault(const gamehost_plugin& plugin) {
    const struct {
        const char* name;
        const char* text;
        bool is_line;  // shown within a line: no control characters
    } facts[] = {
        {"name", plugin.name, true},
        {"title", plugin.title, true},
        {"version", plugin.version, true},
        {"source", plugin.source, true},
        {"rules", plugin.rules, false},
        {"theorem", plugin.theorem, false},
        {"input", plugin.input, false},
        {"sample_input", plugin.sample_input, false},
        {"sample_output", plugin.sample_output, false},
        {"first_player", plugin.first_player, true},
        {"second_player", plugin.second_player, true},
    };
    for (const auto& fact : facts) {
        if (fact.text == nullptr || *fact.text == '\0')
            return message("its {} is {}, expected a text", fact.name, fact.text == nullptr ? "null" : "empty");
        const std::string_view text = fact.text;
        if (clean_utf8(text) != text)
            return message("its {} is {}, expected a text in UTF-8", fact.name, quoted_text(text));
        if (fact.is_line && has_control_characters(text))
            return message("its {} is {}, expected a text without line breaks and control characters", fact.name,
                           quoted_text(text));
    }
    if (!is_word(plugin.name, '-'))
        return message("its name is {}, expected small letters (a to z), digits and -", quoted_text(plugin.name));
    if (plugin.sample_output[std::strlen(plugin.sample_output) - 1] != '\n')
        return "its sample_output does not end with a line feed";
    if (plugin.framing < GAMEHOST_COUNTED || plugin.framing > GAMEHOST_UNTIL_END)
        return message("its framing is {}, expected {} to {}", plugin.framing, +GAMEHOST_COUNTED, +GAMEHOST_UNTIL_END);
    return {};
}

std::string limit_fault(const gamehost_limit& limit) {
    if (limit.size < limit_size) return message("has {} bytes, expected at least {}", limit.size, limit_size);
    if (limit.what == nullptr || *limit.what == '\0') return "does not say of what";
    return {};
}

std::string setting_fault(const gamehost_setting& setting) {
    if (setting.size < setting_size) return message("has {} bytes, expected at least {}", setting.size, setting_size);
    if (setting.key == nullptr || !is_word(setting.key, '_'))
        return message("has the key {}, expected small letters (a to z), digits and _",
                       setting.key == nullptr ? "null" : quoted_text(setting.key));
    if (setting.kind < GAMEHOST_NUMBER || setting.kind > GAMEHOST_TEXT)
        return message("({}) is of the unknown kind {}", setting.key, setting.kind);
    if (setting.help == nullptr || setting.unit == nullptr || setting.fallback == nullptr)
        return message("({}) has no {}", setting.key,
                       setting.help == nullptr ? "help" : (setting.unit == nullptr ? "unit" : "fallback"));
    if (setting.kind == GAMEHOST_NUMBER && !in_range(setting.fallback, setting.minimum, setting.maximum))
        return message("({}) has the fallback {}, expected a number from {} to {}", setting.key,
                       quoted_text(setting.fallback), setting.minimum, setting.maximum);
    return {};
}

std::string field_fault(const gamehost_field& field) {
    if (field.size < field_size) return message("has {} bytes, expected at least {}", field.size, field_size);
    if (field.name == nullptr || !is_word(field.name, '_'))
        return message("has the name {}, expected small letters (a to z), digits and _",
                       field.name == nullptr ? "null" : quoted_text(field.name));
    if (field.kind < GAMEHOST_NUMBER || field.kind > GAMEHOST_WINNING_COMPONENT)
        return message("({}) is of the unknown kind {}", field.name, field.kind);
    if (field.help == nullptr) return message("({}) has no help", field.name);
    for (const char* const own : own_fields)
        if (std::strcmp(field.name, own) == 0) return message("has the name {} of a field of every game", own);
    return {};
}

// A table of pointers to rows, each of which has a fault of its own or a name that another one has too.
template <class Row, class Fault, class Name>
std::string table_fault(const Row* const* rows, std::uint32_t count, const char* what, Fault fault_of, Name name_of) {
    if (count != 0 && rows == nullptr) return message("its table of {}s is null, expected {} of them", what, count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string fault = rows[i] == nullptr ? "is null" : fault_of(*rows[i]);
        if (!fault.empty()) return message("{} {} {}", what, i + 1, fault);
        for (std::uint32_t j = 0; j < i; ++j)
            if (std::strcmp(name_of(*rows[i]), name_of(*rows[j])) == 0)
                return message("{}s {} and {} are both named {}", what, j + 1, i + 1, name_of(*rows[i]));
    }
    return {};
}

}  // namespace

std::string abi_fault(const gamehost_plugin& plugin) {
    if (plugin.abi_major != GAMEHOST_ABI_MAJOR)
        return message("the plugin speaks version {}.{} of the plugin ABI, this program version {}.{}; {}",
                       plugin.abi_major, plugin.abi_minor, GAMEHOST_ABI_MAJOR, GAMEHOST_ABI_MINOR,
                       plugin.abi_major > GAMEHOST_ABI_MAJOR
                           ? "use a newer gamehost, or build the plugin with this one's SDK"
                           : "build the plugin again with this program's SDK");
    if (plugin.size < plugin_size)
        return message(
            "the plugin's struct has {} bytes, expected at least the {} bytes of ABI {}.0; build the plugin "
            "again with this program's SDK",
            plugin.size, plugin_size, GAMEHOST_ABI_MAJOR);
    return {};
}

std::string contract_fault(const gamehost_plugin& plugin) {
    std::string fault = functions_fault(plugin);
    if (fault.empty()) fault = facts_fault(plugin);
    if (fault.empty())
        fault = table_fault(plugin.limits, plugin.limit_count, "limit", limit_fault,
                            [](const gamehost_limit& limit) { return limit.what; });
    if (fault.empty())
        fault = table_fault(plugin.settings, plugin.setting_count, "setting", setting_fault,
                            [](const gamehost_setting& setting) { return setting.key; });
    return fault;
}

std::string fields_fault(const gamehost_fields& fields) {
    std::string fault = size_fault(fields.size, fields_size);
    if (fault.empty()) fault = functions_fault({{"value", fields.value != nullptr}});
    if (!fault.empty()) return fault;
    return table_fault(fields.fields, fields.count, "field", field_fault,
                       [](const gamehost_field& field) { return field.name; });
}

std::string cases_fault(const gamehost_cases& cases) {
    const std::string fault = size_fault(cases.size, cases_size);
    return !fault.empty() ? fault
                          : functions_fault({{"write_position", cases.write_position != nullptr},
                                             {"read_position", cases.read_position != nullptr},
                                             {"write_case", cases.write_case != nullptr}});
}

std::string rules_fault(const gamehost_rules& rules) {
    std::string fault = size_fault(rules.size, rules_size);
    if (!fault.empty()) return fault;
    if (rules.positions_up_to != nullptr && rules.usual_bound == 0) return "its usual_bound is 0, expected at least 1";
    return functions_fault({{"options", rules.options != nullptr}});
}

}  // namespace gamehost
