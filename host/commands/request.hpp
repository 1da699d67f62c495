#pragma once

#include <algorithm>
#include <cstdint>
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
    std::optional<std::uint64_t> memory_mib;  // --memory
    bool strict = false;
    bool verbose = false;
    bool quiet = false;
    bool no_color = false;

    // What Grundy values computed from the rules may take, in bytes.
    std::uint64_t memory() const {
        constexpr std::uint64_t most = std::uint64_t{1} << 22;  // 4 TiB, which ValueTable can address
        return std::min(memory_mib.value_or(1024), most) << 20;
    }
};

}  // namespace gamehost
