#include "report/suggestion.hpp"

#include <catch2/catch.hpp>

using gamehost::suggestion;

namespace {

const std::vector<std::string> known = {"nim", "kayles", "dawson-chess", "octal", "ed"};

std::string meant(std::string_view name) {
    return "; did you mean \"" + std::string(name) + "\"?";
}

}  // namespace

TEST_CASE("one slip in a short name is forgiven") {
    CHECK(suggestion("nin", known) == meant("nim"));   // a wrong letter
    CHECK(suggestion("nimm", known) == meant("nim"));  // one too many
    CHECK(suggestion("ni", known) == meant("nim"));    // one missing
    CHECK(suggestion("inm", known) == meant("nim"));   // two exchanged
    CHECK(suggestion("nim", known) == meant("nim"));   // known, but not where it was given
    CHECK(suggestion("mni!", known).empty());          // two slips
    CHECK(suggestion("de", known) == meant("ed"));
}

TEST_CASE("a third of the letters of a long name is forgiven") {
    CHECK(suggestion("kaylse", known) == meant("kayles"));
    CHECK(suggestion("kailse", known) == meant("kayles"));
    CHECK(suggestion("kailzz", known).empty());
    CHECK(suggestion("alias", {"aliases"}) == meant("aliases"));
    CHECK(suggestion("dawsons_ches", known) == meant("dawson-chess"));
    CHECK(suggestion("dawsonchess", known) == meant("dawson-chess"));
}

TEST_CASE("capital letters are no slip") {
    CHECK(suggestion("ED", known) == meant("ed"));
    CHECK(suggestion("Kayles", known) == meant("kayles"));
}

TEST_CASE("the nearest name wins, then the first") {
    CHECK(suggestion("octet", {"octets", "octal", "octet"}) == meant("octet"));
    CHECK(suggestion("octat", {"octal", "octas"}) == meant("octal"));
}

TEST_CASE("nothing is near to nothing in common") {
    CHECK(suggestion("", known).empty());
    CHECK(suggestion("x", {"y", "z"}).empty());
    CHECK(suggestion("e", {"ed"}) == meant("ed"));
    CHECK(suggestion("", {}).empty());
    CHECK(suggestion(std::string(1000000, 'k'), known).empty());
}
