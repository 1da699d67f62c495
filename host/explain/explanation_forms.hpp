#pragma once

#include <cstddef>
#include <memory>

#include "formats/formatter.hpp"
#include "rules/rules.hpp"
#include "rules/values.hpp"

namespace gamehost {

// The forms in which cases are explained, with the first `wanted` moves of each. Rules and values outlive them. add()
// throws Failure as explain() does.

// For people. Long things are cut, nothing in it can steer a terminal.
std::unique_ptr<Formatter> explanation_as_text(Rules& rules, Values& values, std::size_t wanted);

// For programs: one compact JSON object a case. Nothing is cut.
std::unique_ptr<Formatter> explanation_as_json(Rules& rules, Values& values, std::size_t wanted);

}  // namespace gamehost
