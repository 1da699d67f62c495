#include "files/descriptor.hpp"

#include <catch2/catch.hpp>

#include <fcntl.h>

#include <utility>

using gamehost::Descriptor;

namespace {

bool is_open(int number) {
    return fcntl(number, F_GETFD) != -1;
}

int some_file() {
    const int number = open("/dev/null", O_RDONLY | O_CLOEXEC);
    REQUIRE(number > STDERR_FILENO);
    return number;
}

}  // namespace

TEST_CASE("a descriptor is closed once, by its last owner") {
    const int number = some_file();
    {
        Descriptor first(number);
        Descriptor second(std::move(first));
        CHECK(second.number() == number);
        Descriptor third;
        CHECK_FALSE(third.is_open());
        third = std::move(second);
        CHECK(third.is_open());
        CHECK(is_open(number));
    }
    CHECK_FALSE(is_open(number));
}

TEST_CASE("what a descriptor held before is closed with its new owner") {
    const int number = some_file();
    const int other = some_file();
    {
        Descriptor kept(number);
        kept = Descriptor(other);
        CHECK_FALSE(is_open(number));
        CHECK(is_open(other));
    }
    CHECK_FALSE(is_open(other));
}

TEST_CASE("a standard stream stays open") {
    const bool was_open = is_open(STDERR_FILENO);
    { const Descriptor standard(STDERR_FILENO); }
    CHECK(is_open(STDERR_FILENO) == was_open);
    { const Descriptor none(-1); }
}
