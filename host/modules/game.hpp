#pragma once

#include <string>
#include <vector>

#include <gamehost/abi.h>
#include <gamehost/abi_rules.h>

#include "configuration/configuration.hpp"
#include "modules/call_error.hpp"
#include "modules/module.hpp"

namespace gamehost {

// One game of a plugin, made with its settings. Never changes, so that several threads may use it, each with positions
// of its own (see Position).
class Game {
public:
    // `settings` come from a configuration; a wrong one is thrown as Failure (bad_configuration) with its place.
    // `module` outlives the game.
    Game(const Module& module, std::string name, const std::vector<SettingEntry>& settings);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    ~Game() { plugin_.destroy(game_); }

    const std::string& name() const { return name_; }  // in the configuration
    const gamehost_plugin& plugin() const { return plugin_; }
    const gamehost_game* handle() const { return game_; }

    // The tables of further abilities; null where the plugin offers none. With rules there are cases, too.
    const gamehost_fields* fields() const { return fields_; }
    const gamehost_cases* cases() const { return cases_; }
    const gamehost_rules* rules() const { return rules_; }

    // Throws unless a call that has nothing to do with anybody's input went well. `call` says which in words.
    void check(gamehost_status status, const char* call, const CallError& error) const {
        if (status != GAMEHOST_OK) [[unlikely]]
            refuse(status, call, error);
    }

    // Throw Failure, with the plugin's file: what it cannot do and is no fault of the input, for want of memory, say
    // (unavailable); and how it broke its contract (broken_plugin).
    [[noreturn]] void cannot(const std::string& call, const std::string& why) const;
    [[noreturn]] void broken(const std::string& call, const std::string& how) const;

private:
    [[noreturn]] void refuse(gamehost_status status, const char* call, const CallError& error) const;

    const gamehost_plugin& plugin_;
    const gamehost_fields* fields_;
    const gamehost_cases* cases_;
    const gamehost_rules* rules_;
    std::string name_;
    std::string file_;
    gamehost_game* game_ = nullptr;
};

}  // namespace gamehost
