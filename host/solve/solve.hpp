#pragma once

#include "formats/formatter.hpp"
#include "input/reader.hpp"
#include "modules/position.hpp"
#include "output/output.hpp"
#include "report/failure.hpp"
#include "rules/values.hpp"
#include "solve/framing.hpp"

namespace gamehost {

// Answers every case of an input, in order: the program's main job. Bad data is reported and ends it with bad_data; a
// Failure is passed on. Either way all answers before it are written, and the format is closed.
Status solve(Position& position, Values& values, Reader& reader, Framing& framing, Formatter& formatter,
             Output& output);

}  // namespace gamehost
