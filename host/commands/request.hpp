#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/diagnostics.hpp"

namespace gamehost {

// What the command line asks for.
struct Request {
    enum class Command { solve, list, info, paths };

    Command command = Command::solve;
    std::string game;                      // empty: not named
    std::optional<std::string> input;      // a file or `-`
    std::optional<std::string> case_text;  // --case
    std::string output = "-";
    std::optional<std::string> format;
    std::optional<std::string> template_text;
    std::optional<std::string> plugin;  // --plugin
    std::vector<std::string> plugin_directories;
    std::optional<std::string> configuration;
    bool strict = false;
    bool no_color = false;
    diagnostics::Verbosity verbosity = diagnostics::Verbosity::normal;
};

// Reads the command line. A request for help or the version is answered here and gives none. Throws Failure (usage).
std::optional<Request> parse_command_line(int argc, const char* const* argv);

// The help text.
std::string command_line_help();

}  // namespace gamehost
