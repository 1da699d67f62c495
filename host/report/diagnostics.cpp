#include "report/diagnostics.hpp"

#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string>

#include <fmt/color.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace gamehost::diagnostics {
namespace {

Verbosity chosen_verbosity = Verbosity::normal;
bool color_forbidden = false;

bool is_set(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool wants_color() {
    const char* const terminal = std::getenv("TERM");
    return !color_forbidden && !is_set("NO_COLOR") && terminal != nullptr && std::string_view(terminal) != "dumb" &&
           ::isatty(STDERR_FILENO) == 1;
}

spdlog::level::level_enum least_level() {
    switch (chosen_verbosity) {
        case Verbosity::quiet:
            return spdlog::level::err;
        case Verbosity::verbose:
            return spdlog::level::debug;
        case Verbosity::normal:
            break;
    }
    return spdlog::level::warn;
}

spdlog::logger& logger() {
    static const std::unique_ptr<spdlog::logger> made = [] {
        auto fresh = std::make_unique<spdlog::logger>("gamehost", std::make_shared<spdlog::sinks::stderr_sink_st>());
        fresh->set_pattern("%v");  // the compilers' form has no room for a time
        fresh->set_level(least_level());
        return fresh;
    }();
    return *made;
}

void write(spdlog::level::level_enum level, std::string_view where, std::string_view word, fmt::color color,
           std::string_view text) {
    if (!logger().should_log(level)) return;
    static const bool colored = wants_color();
    const std::string label =
        colored ? fmt::format(fmt::fg(color) | fmt::emphasis::bold, "{}:", word) : fmt::format("{}:", word);
    logger().log(level, fmt::format("{}: {} {}", where, label, text));
}

}  // namespace

void set_verbosity(Verbosity verbosity) {
    chosen_verbosity = verbosity;
}
void forbid_color() {
    color_forbidden = true;
}

void error(const Place& place, std::string_view text) {
    write(spdlog::level::err, place.text(), "error", fmt::color::red, text);
}
void error(std::string_view text) {
    write(spdlog::level::err, "gamehost", "error", fmt::color::red, text);
}
void error(const Failure& failure) {
    if (failure.place())
        error(*failure.place(), failure.what());
    else
        error(failure.what());
}
void warning(const Place& place, std::string_view text) {
    write(spdlog::level::warn, place.text(), "warning", fmt::color::magenta, text);
}
void warning(std::string_view text) {
    write(spdlog::level::warn, "gamehost", "warning", fmt::color::magenta, text);
}
void detail(std::string_view text) {
    write(spdlog::level::debug, "gamehost", "info", fmt::color::cyan, text);
}

}  // namespace gamehost::diagnostics
