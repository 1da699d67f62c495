// gamehost/plugin.hpp: all that the author of a game includes.
//
// A game is a plain class; nothing to derive from:
//
//     class Nim {
//     public:
//         static constexpr gamehost::GameInfo info{.name = "nim", …};
//         using Position = std::vector<std::uint64_t>;  // any default-constructible type, reused case after case
//
//         void parse_case(gamehost::Scanner& in, Position& position) const;
//         gamehost::Nimber grundy(const Position& position) const;
//         void format_verdict(const Position& position, const gamehost::Outcome& outcome, gamehost::Writer& out) const;
//     };
//     GAMEHOST_PLUGIN(Nim)  // the last line, once in a library
//
// Optional members, found by their names; a wrong form of one does not compile:
//
//     // A table of settings, and the constructor that takes their values.
//     static constexpr std::array settings{gamehost::Setting{…}};
//     explicit Nim(const gamehost::Settings& values);
//
//     // A table of further output fields, and their values: writes that of fields[index] and returns true; returns
//     // false where the case has none.
//     static constexpr std::array fields{gamehost::Field{…}};
//     bool field(const Position&, const gamehost::Outcome&, std::size_t index, gamehost::Writer& out) const;
//
// The class must not be final. Its const members are called from several threads at once, each with a position of its
// own. An exception ends the call, not the program: BadInput and BadSetting are complaints about the user's data,
// std::bad_alloc says "not enough memory", all others are the plugin's own fault.
#ifndef GAMEHOST_PLUGIN_HPP
#define GAMEHOST_PLUGIN_HPP

#if __cplusplus < 202002L
#error "plugins of gamehost are C++20: compile with -std=c++20"
#endif

#include <gamehost/game_info.hpp>
#include <gamehost/nimber.hpp>
#include <gamehost/scanner.hpp>
#include <gamehost/settings.hpp>
#include <gamehost/writer.hpp>

#include <gamehost/detail/adapter.hpp>

#if defined(_WIN32)
#define GAMEHOST_EXPORT __declspec(dllexport)
#else
#define GAMEHOST_EXPORT __attribute__((visibility("default")))
#endif

#define GAMEHOST_PLUGIN(...)                                                                \
    extern "C" GAMEHOST_EXPORT const gamehost_plugin* gamehost_plugin_entry_v1() noexcept { \
        return ::gamehost::detail::plugin_of<__VA_ARGS__>();                                \
    }

#endif
