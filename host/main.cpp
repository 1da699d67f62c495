#include <csignal>
#include <exception>
#include <new>
#include <optional>
#include <string>

#include "commands/command_line.hpp"
#include "report/diagnostics.hpp"

namespace gamehost {
namespace {

Status run(int argc, const char* const* argv) {
    const std::optional<Invocation> invocation = parse_command_line(argc, argv);
    if (!invocation) return Status::ok;
    const Request& request = invocation->request;
    if (request.quiet) diagnostics::set_verbosity(diagnostics::Verbosity::quiet);
    if (request.verbose) diagnostics::set_verbosity(diagnostics::Verbosity::verbose);
    if (request.no_color) diagnostics::forbid_color();
    return invocation->command->run(request);
}

}  // namespace
}  // namespace gamehost

int main(int argc, char** argv) {
    using namespace gamehost;
    std::signal(SIGPIPE, SIG_DFL);  // a reader that has had enough ends the program quietly, whoever started it
    Status status = Status::ok;
    try {
        status = run(argc, argv);
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
