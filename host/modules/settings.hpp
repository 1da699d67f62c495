#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <gamehost/abi.h>

#include "configuration/configuration.hpp"

namespace gamehost {

// The values of a plugin's settings, in the order of its table: what a configuration says, else the fallbacks.
class SettingValues {
public:
    // Throws Failure (bad_configuration), at its place, for an unknown key and for a number that is none or is out of
    // range. Both arguments outlive the values.
    SettingValues(const gamehost_plugin& plugin, const std::string& game, const std::vector<SettingEntry>& entries);

    const char* const* texts() const { return texts_.data(); }

    // Throws Failure (bad_configuration) for a value that the plugin itself refuses.
    [[noreturn]] void refuse(std::uint32_t index, const std::string& why) const;

private:
    const gamehost_plugin& plugin_;
    std::string game_;
    std::vector<const char*> texts_;
    std::vector<const SettingEntry*> given_;  // null where the fallback counts
};

// The range of a number, and its unit, in words: "1 to 1000000".
std::string range_of(const gamehost_setting& setting);

}  // namespace gamehost
