// "gamehost.rules/1": lists of positions, through the C boundary, to a host that takes as many as it wants.

#include <stdexcept>
#include <string>

#include "boundary.hpp"
#include "plugins/cards/cards.hpp"
#include "tests/sdk/complete_game.hpp"

namespace {

// One heap, from which a move takes some. It counts what it is asked to do, and adds on when it was told to stop if
// `stubborn`.
template <bool stubborn>
struct Counting : GameWithText {
    template <class Add>
    static void list(Position end, Add add) {
        for (Position rest = 0; rest < end; ++rest)
            if (!add(rest) && !stubborn) return;
    }

    void options(const Position& position, gamehost::Positions<Position>& out) const {
        list(position, [&](Position rest) {
            return out.add(rest, [&](gamehost::Writer& text) {
                ++described;
                text << "take " << position - rest;
            });
        });
    }
    void components(const Position& position, gamehost::Positions<Position>& out) const {
        list(position, [&](Position rest) { return out.add(rest); });
    }
    void winning_options(const Position& position, std::size_t component, gamehost::Nimber target,
                         gamehost::Positions<Position>& out) const {
        list(position, [&](Position rest) { return out.add(rest + 100 * component + 10 * target.value()); });
    }
    void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const {
        list(bound, [&](Position rest) { return out.add(rest); });
    }
    static constexpr int verify_bound = 7;

    static inline int described = 0;
};
using Obedient = Counting<false>;
using Stubborn = Counting<true>;

// Two options, then what the position says.
struct Faulty : GameWithText {
    void options(const Position& position, gamehost::Positions<Position>& out) const {
        if (!out.add(1) || !out.add(2, [](gamehost::Writer& text) { text << std::string(1000, 'x') << 1; })) return;
        if (position == 1) throw std::runtime_error("the rules are lost");
        if (position == 2) throw std::bad_alloc();
        if (position == 3) throw 7;
        if (position == 4 && !out.add(3, [](gamehost::Writer&) { throw std::logic_error("no words"); })) return;
    }
};

// All four lists of a game with the position 5, as the host wishes.
template <class G>
std::vector<Listed> all_lists(const Wish& wish) {
    Boundary game(plugin_of<G>());
    REQUIRE(game.read({5}) == Ending{});
    return {game.options(wish), game.components(wish), game.winning_options(0, 0, wish), game.positions_up_to(5, wish)};
}

}  // namespace

TEST_CASE("rules: a game has the lists that it states") {
    const Boundary some(plugin_of<GameWithMoves>());
    REQUIRE(some.rules != nullptr);
    CHECK(some.rules->size == sizeof(gamehost_rules));
    CHECK(some.rules->reserved == 0);
    CHECK(some.rules->usual_bound == 20);  // where the game states none
    CHECK(some.rules->options != nullptr);
    CHECK(some.rules->components == nullptr);
    CHECK(some.rules->winning_options == nullptr);
    CHECK(some.rules->positions_up_to != nullptr);
    CHECK(some.plugin.grundy != nullptr);
    CHECK(Boundary(plugin_of<Faulty>()).rules->positions_up_to == nullptr);
    CHECK(Boundary(plugin_of<Obedient>()).rules->usual_bound == 7);
}

TEST_CASE("rules: a host that wants all gets all") {
    const Texts all{"0", "1", "2", "3", "4"};
    for (const Listed& listed : all_lists<Obedient>({})) {
        CHECK(listed.ending == Ending{});
        CHECK(listed.positions == all);
        CHECK(listed.moves == Texts(5, ""));
    }
    // What the host asks for arrives: component 3 and target 2.
    Boundary game(plugin_of<Obedient>());
    REQUIRE(game.read({2}) == Ending{});
    CHECK(game.winning_options(3, 2).positions == Texts{"320", "321"});
    CHECK(game.positions_up_to(1).positions == Texts{"0"});
    REQUIRE(game.read({0}) == Ending{});
    CHECK(game.options().positions.empty());
}

TEST_CASE("rules: enough is enough") {
    for (const std::size_t most : {1U, 3U, 5U}) {
        const Wish wish{.moves = true, .most = most};
        for (const auto& lists : {all_lists<Obedient>(wish), all_lists<Stubborn>(wish)}) {
            for (const Listed& listed : lists) {
                CHECK(listed.ending == Ending{});
                CHECK(listed.calls == most);  // none after the host had enough, whatever the game does
            }
        }
    }
}

TEST_CASE("rules: a list that is refused ends with the host's status") {
    for (const int status : {+GAMEHOST_BAD_DATA, +GAMEHOST_CANNOT, +GAMEHOST_BROKEN, 77}) {
        for (const auto& lists :
             {all_lists<Obedient>({.most = 2, .then = status}), all_lists<Stubborn>({.most = 2, .then = status})}) {
            for (const Listed& listed : lists) {
                CHECK(listed.ending == Ending{status, "the host takes no more"});
                CHECK(listed.calls == 2);
            }
        }
    }
}

TEST_CASE("rules: moves are put into words for a host that shows them, and only then") {
    Boundary game(plugin_of<Stubborn>());
    REQUIRE(game.read({3}) == Ending{});
    Stubborn::described = 0;
    CHECK(game.options().moves == Texts{"", "", ""});
    CHECK(Stubborn::described == 0);
    CHECK(game.options({.moves = true}).moves == Texts{"take 3", "take 2", "take 1"});
    CHECK(Stubborn::described == 3);
    CHECK(game.options({.moves = true, .most = 1}).moves == Texts{"take 3"});
    CHECK(Stubborn::described == 4);  // not one more after the host had enough
    CHECK(game.components({.moves = true}).moves == Texts{"", "", ""});
}

TEST_CASE("rules: a move's text may be long") {
    Boundary game(plugin_of<Faulty>());
    REQUIRE(game.read({0}) == Ending{});
    const Listed listed = game.options({.moves = true});
    CHECK(listed.ending == Ending{});
    CHECK(listed.moves == Texts{"", std::string(1000, 'x') + '1'});
    CHECK(game.options().moves == Texts{"", ""});
}

TEST_CASE("rules: what is thrown ends at the boundary") {
    Boundary game(plugin_of<Faulty>());
    const auto ending = [&](std::uint64_t position, bool moves = false) {
        REQUIRE(game.read({position}) == Ending{});
        const Listed listed = game.options({.moves = moves});
        CHECK(listed.positions.size() >= 2);  // those before it are the host's to keep or not
        return listed.ending;
    };
    CHECK(ending(1) == Ending{GAMEHOST_BROKEN, "the rules are lost"});
    CHECK(ending(2) == Ending{GAMEHOST_CANNOT, "not enough memory"});
    CHECK(ending(3) == Ending{GAMEHOST_BROKEN, "it threw something that is no std::exception"});
    CHECK(ending(4) == Ending{});
    CHECK(ending(4, true) == Ending{GAMEHOST_BROKEN, "no words"});
}
