#include <gamehost/nimber.hpp>

#include <limits>
#include <vector>

#include <catch2/catch.hpp>

using gamehost::mex;
using gamehost::Nimber;

namespace {
Nimber mex_of(const std::vector<std::uint64_t>& values) {
    std::vector<Nimber> nimbers;
    for (const std::uint64_t value : values) nimbers.emplace_back(value);
    return mex(nimbers);
}
}  // namespace

TEST_CASE("the mex is the least value that is missing") {
    CHECK(mex_of({}) == Nimber(0));
    CHECK(mex_of({1, 2, 3}) == Nimber(0));
    CHECK(mex_of({0, 0, 0}) == Nimber(1));
    CHECK(mex_of({2, 0, 1}) == Nimber(3));
    CHECK(mex_of({0, 1, 3, 4, 18446744073709551615u}) == Nimber(2));
}

TEST_CASE("the nim-sum is a group in which every element is its own inverse") {
    CHECK((Nimber(3) ^ Nimber(5)) == Nimber(6));
    CHECK((Nimber(7) ^ Nimber(7)) == Nimber());
    Nimber sum(1);
    sum ^= Nimber(std::numeric_limits<std::uint64_t>::max());
    CHECK(sum.value() == std::numeric_limits<std::uint64_t>::max() - 1);
    CHECK(Nimber(2) < Nimber(3));
}
