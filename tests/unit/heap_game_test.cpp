// HeapGame: what follows from the moves of one heap, through the C boundary.

#include <stdexcept>
#include <string>

#include "boundary.hpp"
#include "tests/sdk/complete_game.hpp"

namespace {

// Nim (Bouton 1901): a heap of x becomes any smaller one. `ValuedHeap` says that its value is x.
using Nim = gamehost::HeapGame<ValuedHeap>;
using NimWithoutValues = gamehost::HeapGame<OneHeap>;

// A heap becomes two that differ, in either order, or is taken away if it is a single object.
struct Splitting : OneHeapWithoutMoves {
    static constexpr gamehost::Range heap_size{.name = "pile", .what = "a pile", .least = 3, .most = 9, .why = "it is"};
    void moves(std::uint64_t heap, gamehost::HeapMoves& out) const {
        if (heap == 1 && !out.to({})) return;
        for (std::uint64_t part = 0; part <= heap; ++part)
            if (part != heap - part && !out.to({part, heap - part, 0})) return;
    }
};

// Nim whose winning moves are said, not looked for.
struct NimSaid : ValuedHeap {
    void moves(std::uint64_t, gamehost::HeapMoves&) const { throw std::logic_error("all moves were asked for"); }
    void winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out) const {
        if (target.value() < heap && !out.to({target.value()})) return;
    }
};

// Nim that counts how often it is asked.
struct NimAsked : ValuedHeap {
    void moves(std::uint64_t heap, gamehost::HeapMoves& out) const {
        ++asked;
        ValuedHeap::moves(heap, out);
    }
    static inline int asked = 0;
};

// The value of a position is said, and another one than that of its heaps.
struct WholeValues : ValuedHeap {
    using ValuedHeap::grundy;
    gamehost::Nimber grundy(const gamehost::Heaps& heaps) const { return gamehost::Nimber(100 + heaps.size()); }
};

// Heaps of as much as is told at run time.
struct Ranged : ValuedHeap {
    const gamehost::Range& heap_range() const { return range; }
    gamehost::Range range = [] {
        gamehost::Range narrow = heap_size;
        narrow.least = 2;
        narrow.most = 5;
        narrow.why = "it is told";
        return narrow;
    }();
};

// All that HeapGame lets a class replace.
struct Replacing : ValuedHeap {
    void parse_case(gamehost::Scanner& in, gamehost::Heaps& heaps) const { in.read(heaps, 2, heap_size); }
    void write_case(const gamehost::Heaps& heaps, gamehost::Writer& out) const { out << "two: " << heaps; }
    void random_position(std::uint64_t size, gamehost::Random&, gamehost::Heaps& heaps) const { heaps.assign(2, size); }
    void positions_up_to(std::uint64_t bound, gamehost::Positions<gamehost::Heaps>& out) const {
        for (std::uint64_t heap = 2; heap <= bound; heap += 2)
            if (!out.add({heap})) return;
    }
    static constexpr std::uint64_t verify_bound = 30;
};

}  // namespace

TEST_CASE("heap game: a case is the count, then the heaps") {
    Boundary nim(plugin_of<Nim>());
    for (const std::size_t block_size : block_sizes) {
        REQUIRE(nim.parse({3, 1, 2, 4}, block_size) == Ending{});
        CHECK(nim.text() == "1 2 4");
        CHECK(nim.whole_case() == "3\n1 2 4");
        CHECK(nim.grundy() == 7);  // 1 ^ 2 ^ 4
        CHECK(nim.parse({0}, block_size) ==
              Ending{GAMEHOST_BAD_DATA, "found 0, expected n, the number of heaps, 1 or more"});
        CHECK(nim.parse({2, 5, 0}, block_size) == Ending{GAMEHOST_BAD_DATA, "found 0, expected a heap of 1 or more"});
        CHECK(nim.place() == 2);
    }
    REQUIRE(nim.read({}) == Ending{});
    CHECK(nim.grundy() == 0);  // the empty sum
}

TEST_CASE("heap game: the options are the moves of each heap, in its place") {
    Boundary nim(plugin_of<Nim>());
    REQUIRE(nim.read({2, 7, 1}) == Ending{});
    const Listed listed = nim.options({.moves = true});
    CHECK(listed.ending == Ending{});
    CHECK(listed.positions ==
          Texts{"7 1", "1 7 1", "2 1", "2 1 1", "2 2 1", "2 3 1", "2 4 1", "2 5 1", "2 6 1", "2 7"});
    CHECK(listed.moves == Texts{"heap 1: 2 → 0", "heap 1: 2 → 1", "heap 2: 7 → 0", "heap 2: 7 → 1", "heap 2: 7 → 2",
                                "heap 2: 7 → 3", "heap 2: 7 → 4", "heap 2: 7 → 5", "heap 2: 7 → 6", "heap 3: 1 → 0"});
    for (std::size_t most = 1; most <= 10; ++most) CHECK(nim.options({.most = most}).calls == most);
    // Of a heap behind the last one that is wanted no moves are asked for: the second option is the first heap's last.
    Boundary asked(plugin_of<gamehost::HeapGame<NimAsked>>());
    REQUIRE(asked.read({2, 7, 1}) == Ending{});
    CHECK(asked.options({.most = 2}).calls == 2);
    CHECK(NimAsked::asked == 1);
    REQUIRE(nim.read({}) == Ending{});
    CHECK(nim.options().calls == 0);
}

TEST_CASE("heap game: a heap may become several, and one of 0 is none") {
    Boundary game(plugin_of<gamehost::HeapGame<Splitting>>());
    REQUIRE(game.read({5, 3, 1}) == Ending{});
    const Listed listed = game.options({.moves = true});
    CHECK(listed.positions == Texts{"5 3 1", "1 4 3 1", "2 3 3 1", "3 2 3 1", "4 1 3 1", "5 3 1", "5 3 1", "5 1 2 1",
                                    "5 2 1 1", "5 3 1", "5 3", "5 3 1", "5 3 1"});
    CHECK(listed.moves == Texts{"pile 1: 5 → 5", "split pile 1: 5 → 1 + 4", "split pile 1: 5 → 2 + 3",
                                "split pile 1: 5 → 3 + 2", "split pile 1: 5 → 4 + 1", "pile 1: 5 → 5", "pile 2: 3 → 3",
                                "split pile 2: 3 → 1 + 2", "split pile 2: 3 → 2 + 1", "pile 2: 3 → 3", "pile 3: 1 → 0",
                                "pile 3: 1 → 1", "pile 3: 1 → 1"});
}

TEST_CASE("heap game: the components are the heaps") {
    Boundary nim(plugin_of<Nim>());
    REQUIRE(nim.read({2, 7, 2}) == Ending{});
    CHECK(nim.components().positions == Texts{"2", "7", "2"});
    CHECK(nim.components({.most = 2}).calls == 2);
    REQUIRE(nim.read({}) == Ending{});
    CHECK(nim.components().calls == 0);
}

TEST_CASE("heap game: winning moves are those that the class finds") {
    // Bouton: the heap becomes its own number ^ the nim-sum, if that is less. 1 ^ 5 ^ 6 is 2.
    Boundary nim(plugin_of<gamehost::HeapGame<NimSaid>>());
    REQUIRE(nim.read({1, 5, 6}) == Ending{});
    CHECK(nim.winning_options(0, 1 ^ 2).positions.empty());
    CHECK(nim.winning_options(1, 5 ^ 2).positions.empty());
    const Listed third = nim.winning_options(2, 6 ^ 2, {.moves = true});
    CHECK(third.ending == Ending{});
    CHECK(third.positions == Texts{"1 5 4"});
    CHECK(third.moves == Texts{"heap 3: 6 → 4"});
    CHECK(nim.winning_options(2, 0).positions == Texts{"1 5"});
    CHECK(nim.options().ending == Ending{GAMEHOST_BROKEN, "all moves were asked for"});
}

// The host can look at all moves itself, and stop when there are too many; here nobody could.
TEST_CASE("heap game: a class that finds none offers none") {
    CHECK(Boundary(plugin_of<Nim>()).rules->winning_options == nullptr);
}

TEST_CASE("heap game: without a value there is none, but all else") {
    Boundary game(plugin_of<NimWithoutValues>());
    CHECK(game.plugin.grundy == nullptr);
    CHECK(game.rules->winning_options == nullptr);
    CHECK(game.rules->positions_up_to != nullptr);
    REQUIRE(game.read({2}) == Ending{});
    CHECK(game.options().positions == Texts{"", "1"});
}

TEST_CASE("heap game: the value of a whole position goes before that of a heap") {
    Boundary game(plugin_of<gamehost::HeapGame<WholeValues>>());
    REQUIRE(game.read({2, 7, 1}) == Ending{});
    CHECK(game.grundy() == 103);
}

TEST_CASE("heap game: the heaps that are listed and read are those that play can reach") {
    Boundary nim(plugin_of<Nim>());
    CHECK(nim.rules->usual_bound == 20);
    CHECK(nim.positions_up_to(3).positions == Texts{"1", "2", "3"});
    CHECK(nim.positions_up_to(0).calls == 0);
    CHECK(nim.positions_up_to(UINT64_MAX, {.most = 4}).calls == 4);
    // Cases have piles of 3 to 9; splits make smaller ones.
    Boundary game(plugin_of<gamehost::HeapGame<Splitting>>());
    CHECK(game.parse({1, 2}) == Ending{GAMEHOST_BAD_DATA, "found 2, expected a pile of 3 to 9 (it is)"});
    CHECK(game.read({1, 2, 9}) == Ending{});
    CHECK(game.read({10}) == Ending{GAMEHOST_BAD_DATA, "found 10, expected a pile of 1 to 9 (it is)"});
    CHECK(game.positions_up_to(100).positions == Texts{"1", "2", "3", "4", "5", "6", "7", "8", "9"});
}

TEST_CASE("heap game: heap_range goes before heap_size") {
    Boundary game(plugin_of<gamehost::HeapGame<Ranged>>());
    const std::string why = " (it is told)";
    CHECK(game.parse({1, 6}) == Ending{GAMEHOST_BAD_DATA, "found 6, expected a heap of 2 to 5" + why});
    CHECK(game.read({6}) == Ending{GAMEHOST_BAD_DATA, "found 6, expected a heap of 1 to 5" + why});
    CHECK(game.positions_up_to(100).positions == Texts{"1", "2", "3", "4", "5"});
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        REQUIRE(game.randomize(seed, seed) == Ending{});
        const std::string text = game.text();
        CHECK(text.find_first_not_of("2345 ") == std::string::npos);
        CHECK((text.size() >= 3 && text.size() <= 9));  // two to five heaps
    }
}

TEST_CASE("heap game: a class may replace what follows") {
    Boundary game(plugin_of<gamehost::HeapGame<Replacing>>());
    REQUIRE(game.parse({3, 4}) == Ending{});
    CHECK(game.text() == "3 4");
    CHECK(game.whole_case() == "two: 3 4");
    REQUIRE(game.randomize(8, 1) == Ending{});
    CHECK(game.text() == "8 8");
    CHECK(game.positions_up_to(5).positions == Texts{"2", "4"});
    CHECK(game.rules->usual_bound == 30);
}
