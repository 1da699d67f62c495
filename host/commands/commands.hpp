#pragma once

#include "commands/request.hpp"
#include "report/failure.hpp"

namespace gamehost {

// One function a command; each answers with the exit status or throws Failure.
Status run_solve(const Request& request);
Status run_list(const Request& request);
Status run_info(const Request& request);
Status run_paths(const Request& request);

}  // namespace gamehost
