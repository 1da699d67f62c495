#include "play/game_session.hpp"

namespace gamehost {

GameSession::GameSession(Rules& rules, Values& values, std::string_view start)
    : rules_(rules), values_(values), positions_{std::string(start)}, now_(rules.game()) {
    rules_.read(position(), now_);
}

void GameSession::play(const std::string& position) {
    rules_.read(position, now_);
    positions_.push_back(position);
}

void GameSession::take_back(std::size_t count) {
    positions_.resize(positions_.size() - count);
    rules_.read(position(), now_);
}

}  // namespace gamehost
