#pragma once

#include <optional>
#include <string>
#include <vector>

namespace gamehost {

// What the command line asks for, besides the command and its own options.
struct Request {
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
    bool verbose = false;
    bool quiet = false;
    bool no_color = false;
};

}  // namespace gamehost
