// A game behind its C table, called as the host calls it: with fake inputs and outputs, and positions that are only
// known by their texts.
#pragma once

#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fake_input.hpp"
#include "fake_output.hpp"
#include "one_case.hpp"

// How a call ended.
struct Ending {
    gamehost_status status = GAMEHOST_OK;
    std::string text = "";
    bool operator==(const Ending&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Ending& ending) {
    return out << "status " << ending.status << " \"" << ending.text << '"';
}

// What the host wants of a list.
struct Wish {
    bool moves = false;
    std::size_t most = std::numeric_limits<std::size_t>::max();  // positions that are taken
    gamehost_status then = GAMEHOST_END;                         // the answer to the last of them
};

struct Listed {
    Ending ending;
    std::vector<std::string> positions;
    std::vector<std::string> moves;  // one for each position, "" for none
    std::size_t calls = 0;           // of add
};

// A list that takes positions as the wish says.
class FakePositions : private gamehost_positions {
public:
    using TextOf = std::function<std::string(const gamehost_position*)>;

    FakePositions(const Wish& wish, TextOf text_of)
        : gamehost_positions{sizeof(gamehost_positions), wish.moves ? 1U : 0U, &add_one},
          wish_(wish),
          text_of_(std::move(text_of)) {}
    FakePositions(const FakePositions&) = delete;
    FakePositions& operator=(const FakePositions&) = delete;

    gamehost_positions* positions() { return this; }
    Listed& listed() { return listed_; }

private:
    static gamehost_status add_one(gamehost_positions* out, const gamehost_position* position, const char* move,
                                   std::uint64_t length) {
        auto& self = *static_cast<FakePositions*>(out);
        ++self.listed_.calls;
        self.listed_.positions.push_back(self.text_of_(position));
        self.listed_.moves.emplace_back(length == 0 ? "" : move, static_cast<std::size_t>(length));
        return self.listed_.calls < self.wish_.most ? GAMEHOST_OK : self.wish_.then;
    }

    Wish wish_;
    TextOf text_of_;
    Listed listed_;
};

// A game without settings and one position of it, empty at first.
class Boundary {
public:
    explicit Boundary(const gamehost_plugin* table) : plugin(*table) {
        cases = static_cast<const gamehost_cases*>(plugin.extension(GAMEHOST_CASES));
        rules = static_cast<const gamehost_rules*>(plugin.extension(GAMEHOST_RULES));
        REQUIRE(ending([&](auto* error) { return plugin.create(nullptr, 0, &game_, error); }) == Ending{});
        REQUIRE(ending([&](auto* error) { return plugin.create_position(game_, &position_, error); }) == Ending{});
    }
    Boundary(const Boundary&) = delete;
    Boundary& operator=(const Boundary&) = delete;
    ~Boundary() {
        plugin.destroy_position(game_, position_);
        plugin.destroy(game_);
    }

    const gamehost_plugin& plugin;
    const gamehost_cases* cases;  // null where there is none
    const gamehost_rules* rules;

    Ending parse(const Numbers& numbers, std::size_t block_size = 64) {
        return read_with(plugin.parse_case, numbers, block_size);
    }
    Ending read(const Numbers& numbers, std::size_t block_size = 64) {
        return read_with(cases->read_position, numbers, block_size);
    }
    // The place, from 0, of the number that the last parse or read complained about.
    std::optional<std::size_t> place() const { return place_; }

    std::string text(std::size_t buffer_size = 256) { return written(cases->write_position, position_, buffer_size); }
    std::string whole_case(std::size_t buffer_size = 256) { return written(cases->write_case, position_, buffer_size); }

    // How writing the text ends.
    Ending write_ending() {
        FakeOutput output(256);
        return ending([&](auto* error) { return cases->write_position(game_, position_, &output.output(), error); });
    }

    Ending randomize(std::uint64_t size, std::uint64_t seed) {
        return ending([&](auto* error) { return cases->random_position(game_, size, seed, position_, error); });
    }

    std::uint64_t grundy() {
        std::uint64_t value = 0;
        REQUIRE(ending([&](auto* error) { return plugin.grundy(game_, position_, &value, error); }) == Ending{});
        return value;
    }

    Listed options(const Wish& wish = {}) {
        return list(wish, [&](auto* out, auto* error) { return rules->options(game_, position_, out, error); });
    }
    Listed components(const Wish& wish = {}) {
        return list(wish, [&](auto* out, auto* error) { return rules->components(game_, position_, out, error); });
    }
    Listed winning_options(std::uint64_t component, std::uint64_t target, const Wish& wish = {}) {
        return list(wish, [&](auto* out, auto* error) {
            return rules->winning_options(game_, position_, component, target, out, error);
        });
    }
    Listed positions_up_to(std::uint64_t bound, const Wish& wish = {}) {
        return list(wish, [&](auto* out, auto* error) { return rules->positions_up_to(game_, bound, out, error); });
    }

private:
    template <class Call>
    static Ending ending(Call call, const std::uint64_t** number = nullptr) {
        char text[512];
        gamehost_error error{sizeof error, sizeof text, 0, UINT32_MAX, text, nullptr};
        const gamehost_status status = call(&error);
        if (number != nullptr) *number = error.number;
        return {status, std::string(text, error.length)};
    }

    template <class Function>
    Ending read_with(Function function, const Numbers& numbers, std::size_t block_size) {
        FakeInput input(numbers, block_size, false);
        const std::uint64_t* number = nullptr;
        const Ending ended =
            ending([&](auto* error) { return function(game_, &input.input(), position_, error); }, &number);
        place_ = input.place(number);
        if (ended.status == GAMEHOST_OK) REQUIRE(input.taken() == numbers.size());
        return ended;
    }

    template <class Function>
    std::string written(Function function, const gamehost_position* position, std::size_t buffer_size) {
        FakeOutput output(buffer_size);
        REQUIRE(ending([&](auto* error) { return function(game_, position, &output.output(), error); }) == Ending{});
        return output.text();
    }

    template <class Function>
    Listed list(const Wish& wish, Function function) {
        FakePositions out(wish, [&](auto* position) { return written(cases->write_position, position, 256); });
        const Ending ended = ending([&](auto* error) { return function(out.positions(), error); });
        out.listed().ending = ended;
        return out.listed();
    }

    gamehost_game* game_ = nullptr;
    gamehost_position* position_ = nullptr;
    std::optional<std::size_t> place_;
};

// As GAMEHOST_PLUGIN makes it.
template <class G>
const gamehost_plugin* plugin_of() {
    return gamehost::detail::plugin_of<G>();
}

using Texts = std::vector<std::string>;
