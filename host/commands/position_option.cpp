#include "commands/position_option.hpp"

#include <optional>

#include "report/diagnostics.hpp"

namespace gamehost {

bool read_position_option(Rules& rules, const std::string& text, Position& into) {
    const std::optional<BadData> bad = rules.read("<position>", text, into);
    if (bad) diagnostics::error(bad->place, bad->text);
    return !bad;
}

}  // namespace gamehost
