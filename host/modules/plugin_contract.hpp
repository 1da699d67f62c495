#pragma once

#include <cstddef>
#include <string>

#include <gamehost/abi.h>
#include <gamehost/abi_rules.h>

namespace gamehost {

// What a plugin hands out is read only after these checks. Each answers with what is wrong, or an empty text.

// The first three fields, which every ABI has: whether this program speaks the plugin's ABI, and knows its struct.
std::string abi_fault(const gamehost_plugin& plugin);

// Functions (`grundy` may be null), facts, limits and settings, of a plugin whose ABI is known.
std::string contract_fault(const gamehost_plugin& plugin);

// The tables of the extensions.
std::string fields_fault(const gamehost_fields& fields);
std::string cases_fault(const gamehost_cases& cases);
std::string rules_fault(const gamehost_rules& rules);

}  // namespace gamehost
