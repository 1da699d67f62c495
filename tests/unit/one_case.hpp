// One case through a game's class, as the host would take it, with blocks and buffers of awkward sizes.
#pragma once

#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fake_input.hpp"
#include "fake_output.hpp"

using Numbers = std::vector<std::uint64_t>;

inline constexpr std::size_t block_sizes[]{1, 2, 3, 64};
inline constexpr std::size_t buffer_sizes[]{0, 1, 7, 256};

// A case as it stands in the input: how many numbers, then these.
inline Numbers with_count(const Numbers& numbers) {
    Numbers all{numbers.size()};
    all.insert(all.end(), numbers.begin(), numbers.end());
    return all;
}

// Reads a case, which must be the whole of `numbers`.
template <class Game>
void read_case(const Game& game, const Numbers& numbers, typename Game::Position& position, std::size_t block_size = 64,
               bool strict = false) {
    FakeInput input(numbers, block_size, strict);
    gamehost::Scanner scanner(input.input());
    game.parse_case(scanner, position);
    REQUIRE(input.taken() == numbers.size());
}

template <class Game>
std::string verdict_of(const Game& game, const typename Game::Position& position, gamehost::Nimber grundy,
                       std::uint64_t case_number, std::size_t buffer_size = 256) {
    FakeOutput output(buffer_size);
    gamehost::Writer writer(output.output());
    game.format_verdict(position, gamehost::Outcome{case_number, grundy}, writer);
    return output.text();
}

template <class Game>
std::uint64_t grundy_of(const Game& game, const Numbers& numbers) {
    typename Game::Position position;
    read_case(game, with_count(numbers), position);
    return game.grundy(position).value();
}

// The verdict for a case of these numbers, which must be the same for all sizes of blocks and buffers.
template <class Game>
std::string answer_of(const Game& game, const Numbers& numbers, std::uint64_t case_number = 1, bool strict = false) {
    typename Game::Position position;  // one for all, as the host reuses it
    std::string answer;
    for (const std::size_t block_size : block_sizes) {
        for (const std::size_t buffer_size : buffer_sizes) {
            read_case(game, with_count(numbers), position, block_size, strict);
            const std::string again = verdict_of(game, position, game.grundy(position), case_number, buffer_size);
            if (!answer.empty()) REQUIRE(again == answer);
            answer = again;
        }
    }
    return answer;
}

struct Complaint {
    std::string text;
    std::optional<std::size_t> place;  // of the offending number, from 0
    gamehost_status status;
    bool operator==(const Complaint&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Complaint& complaint) {
    out << '"' << complaint.text << "\" at ";
    if (complaint.place.has_value())
        out << *complaint.place;
    else
        out << "the case's start";
    return out << ", status " << complaint.status;
}

// How the game refuses the input, which must be the same for all sizes of blocks.
template <class Game>
Complaint complaint_of(const Game& game, const Numbers& numbers, bool strict = false) {
    std::optional<Complaint> complaint;
    for (const std::size_t block_size : block_sizes) {
        FakeInput input(numbers, block_size, strict);
        gamehost::Scanner scanner(input.input());
        typename Game::Position position;
        try {
            game.parse_case(scanner, position);
            FAIL("it was not refused");
        } catch (const gamehost::BadInput& bad) {
            const Complaint again{bad.what(), input.place(bad.number()), bad.status()};
            if (complaint.has_value()) REQUIRE(again == *complaint);
            complaint = again;
        }
    }
    return *complaint;
}
