#pragma once

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

#include "configuration/configuration.hpp"
#include "report/failure.hpp"
#include "temporary_folder.hpp"

// A configuration of one file, x.yaml in the folder.
inline gamehost::Configuration read_configuration(const TemporaryFolder& folder, std::string_view text) {
    gamehost::Configuration configuration;
    lay_over(configuration, folder.write("x.yaml", text), {"judge", "lines"});
    return configuration;
}

// What a call fails with: place and text.
template <class Call>
std::string configuration_failure(Call call) {
    try {
        call();
    } catch (const gamehost::Failure& failure) {
        CHECK(failure.status() == gamehost::Status::bad_configuration);
        return (failure.place() ? failure.place()->text() + ": " : std::string()) + failure.what();
    }
    return "none";
}
