#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>

#include "commands/commands.hpp"
#include "report/diagnostics.hpp"

namespace gamehost {
namespace {

Status run(int argc, const char* const* argv) {
    const std::optional<Request> request = parse_command_line(argc, argv);
    if (!request) return Status::ok;
    diagnostics::set_verbosity(request->verbosity);
    if (request->no_color) diagnostics::forbid_color();
    switch (request->command) {
        case Request::Command::list:
            return run_list(*request);
        case Request::Command::info:
            return run_info(*request);
        case Request::Command::paths:
            return run_paths(*request);
        case Request::Command::solve:
            break;
    }
    return run_solve(*request);
}

// What the commands print through stdio reaches the disk, or is a failure.
Status flushed(Status status) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    throw Failure(Status::input_output, Place{"<stdout>"}, std::string("writing failed: ") + std::strerror(errno));
}

}  // namespace
}  // namespace gamehost

int main(int argc, char** argv) {
    using namespace gamehost;
    std::signal(SIGPIPE, SIG_DFL);  // a reader that has had enough ends the program quietly, whoever started it
    Status status = Status::ok;
    try {
        status = flushed(run(argc, argv));
    } catch (const Failure& failure) {
        diagnostics::error(failure);
        status = failure.status();
    } catch (const std::bad_alloc&) {
        diagnostics::error("not enough memory");
        status = Status::input_output;
    } catch (const std::exception& exception) {
        diagnostics::error(std::string("a plugin let an exception out, or gamehost has a fault: ") + exception.what());
        status = Status::broken_plugin;
    } catch (...) {
        diagnostics::error("a plugin let an exception out that is no std::exception");
        status = Status::broken_plugin;
    }
    return static_cast<int>(status);
}
