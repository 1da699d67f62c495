// How the words of a move are compared with what somebody types.
#include "play/move_search.hpp"

#include <catch2/catch.hpp>

using gamehost::comparable;

TEST_CASE("blanks, capitals and the form of the arrow do not tell moves apart") {
    const std::string move = comparable("split pile 2: 7 → 3 + 4");
    for (const char* const typed : {"split pile 2:7->3+4", "  SPLIT\tpile  2 :  7 -> 3 +4 ", "Split Pile 2: 7→3 + 4"})
        CHECK(comparable(typed) == move);
}

TEST_CASE("letters, digits and blanks between two of them tell moves apart") {
    const std::string move = comparable("split pile 12: 7 → 3 + 4");
    for (const char* const typed : {"split pile 1 2: 7 → 3 + 4", "splitpile 12: 7 → 3 + 4", "split pile 12: 7 → 3 + 5",
                                    "split pile 12: 7 > 3 + 4", "split pile 12: 7 → 3 4", "split pile 12: 7 → 3 + 4 1"})
        CHECK(comparable(typed) != move);
    CHECK(comparable("").empty());
    CHECK(comparable(" \t").empty());
}
