#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "report/place.hpp"

namespace gamehost {

// How the program ended, as its exit status.
enum class Status : int {
    ok = 0,                  // every case answered, whoever wins
    no = 1,                  // a question was answered with no
    usage = 64,              // wrong usage, unknown format or field
    bad_data = 65,           // bad input data
    no_input = 66,           // an input cannot be opened, or is a folder
    unavailable = 69,        // a game or plugin cannot be found or loaded
    broken_plugin = 70,      // a plugin broke its contract
    input_output = 74,       // reading or writing failed
    bad_configuration = 78,  // bad or missing configuration
    interrupted = 130,       // SIGINT
    terminated = 143,        // SIGTERM
};

// What stops the program: trouble with its surroundings (configuration, loading, files), wrong usage, or a plugin
// that broke its contract. Thrown anywhere, caught once, in main. Bad data is none: it is a value with its place.
class Failure : public std::runtime_error {
public:
    Failure(Status status, const std::string& text) : std::runtime_error(text), status_(status) {}
    Failure(Status status, Place place, const std::string& text)
        : std::runtime_error(text), status_(status), place_(std::move(place)) {}

    Status status() const { return status_; }
    const std::optional<Place>& place() const { return place_; }

private:
    Status status_;
    std::optional<Place> place_;
};

}  // namespace gamehost
