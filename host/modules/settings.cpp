#include "modules/settings.hpp"

#include <limits>
#include <string_view>

#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
std::string range_of(const gamehost_setting& setting) {
    constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
    std::string range = std::to_string(setting.minimum);
    range += setting.maximum == unlimited ? " or more" : " to " + std::to_string(setting.maximum);
    if (setting.unit != nullptr && setting.unit[0] != '\0') range += std::string(" ") + setting.unit;
    return range;
}

SettingValues::SettingValues(const gamehost_plugin& plugin, const std::string& game,
                             const std::vector<SettingEntry>& entries)
    : plugin_(plugin), game_(game), given_(plugin.setting_count) {
    std::vector<std::string> known;
    for (std::uint32_t i = 0; i < plugin.setting_count; ++i) {
        known.emplace_back(plugin.settings[i]->key);
        texts_.push_back(plugin.settings[i]->fallback);
    }
    for (const SettingEntry& entry : entries) {
        std::uint32_t index = 0;
        while (index < plugin.setting_count && known[index] != entry.key.text) ++index;
        if (index == plugin.setting_count) {
            const std::string offered = known.empty() ? "; it has no settings"
                                                      : "; `gamehost info " + game_ + "` lists its settings" +
                                                            suggestion(entry.key.text, known);
            throw Failure(Status::bad_configuration, entry.key.place,
                          "the game " + game_ + " has no setting " + quoted_text(entry.key.text) + offered);
        }
        const gamehost_setting& setting = *plugin.settings[index];
        if (setting.kind == GAMEHOST_NUMBER && !in_range(entry.value.text, setting.minimum, setting.maximum)) {
            throw Failure(Status::bad_configuration, entry.value.place,
                          "setting " + known[index] + " of " + game_ + ": found " + quoted_text(entry.value.text) +
                              ", expected a whole number, " + range_of(setting));
        }
        given_[index] = &entry;
        texts_[index] = entry.value.text.c_str();
    }
}

void SettingValues::refuse(std::uint32_t index, const std::string& why) const {
    const std::string text = "setting " + std::string(plugin_.settings[index]->key) + " of " + game_ + ": " + why;
    if (given_[index] == nullptr) throw Failure(Status::bad_configuration, text);
    throw Failure(Status::bad_configuration, given_[index]->value.place, text);
}

}  // namespace gamehost
