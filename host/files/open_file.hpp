#pragma once

#include <string>

#include "files/descriptor.hpp"

namespace gamehost {

// As open(2), closed by exec, never a controlling terminal; but never with the number of a standard stream. Somebody
// who starts the program with one of them closed would else find diagnostics in the answers' file.
// On failure none, and errno says why.
Descriptor open_file(const std::string& file, int flags);

}  // namespace gamehost
