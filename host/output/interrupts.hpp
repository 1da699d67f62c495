#pragma once

#include <array>
#include <csignal>

#include "output/output.hpp"

namespace gamehost {

// While it lives, SIGINT and SIGTERM end the program at once, however long a plugin computes: what is answered is
// written out in whole lines, then the program exits with 130 or 143. A reader that takes nothing is waited for, but no
// more than a second. A signal that is ignored stays ignored. Afterwards the signals do what they did before. One at a
// time, in the thread that writes, whichever thread of a plugin gets the signal.
class Interrupts {
public:
    // `output` outlives it.
    explicit Interrupts(Output& output);
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;
    ~Interrupts();

private:
    std::array<struct sigaction, 2> before_{};
};

}  // namespace gamehost
