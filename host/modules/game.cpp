#include "modules/game.hpp"

#include <utility>

#include "modules/settings.hpp"
#include "report/failure.hpp"

namespace gamehost {

Game::Game(const Module& module, std::string name, const std::vector<SettingEntry>& settings)
    : plugin_(module.plugin()),
      fields_(module.fields()),
      cases_(module.cases()),
      rules_(module.rules()),
      name_(std::move(name)),
      file_(module.file().string()) {
    const SettingValues values(plugin_, name_, settings);
    CallError error;
    const gamehost_status status = plugin_.create(values.texts(), plugin_.setting_count, &game_, error.fresh());
    if (status == GAMEHOST_BAD_DATA && error.setting() < plugin_.setting_count && !error.is_empty())
        values.refuse(error.setting(), error.explanation());
    check(status, "create", error);
    if (game_ == nullptr) broken("create", "it succeeded without making anything");
}

void Game::refuse(gamehost_status status, const char* call, const CallError& error) const {
    if (status == GAMEHOST_CANNOT) cannot(call, error.explanation());
    broken(call, error.explanation());
}

void Game::cannot(const std::string& call, const std::string& why) const {
    throw Failure(Status::unavailable, Place{file_}, "the plugin cannot do its " + call + ": " + why);
}

void Game::broken(const std::string& call, const std::string& how) const {
    throw Failure(Status::broken_plugin, Place{file_},
                  "the plugin broke its contract in " + call + ": " + how + "; report this to the plugin's author");
}

}  // namespace gamehost
