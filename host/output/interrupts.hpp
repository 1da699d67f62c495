#pragma once

#include "output/output.hpp"

namespace gamehost {

// From now on SIGINT and SIGTERM end the program at once, however long a plugin computes: what is answered is written
// out in whole lines, then the program exits with 130 or 143. A signal that is ignored stays ignored. The output
// outlives the program's run. To be called once.
void finish_on_interrupt(const Output& output);

// For Output::flush, which is not interrupted in the middle of a line: ends the program if a signal came meanwhile.
void exit_if_interrupted();

}  // namespace gamehost
