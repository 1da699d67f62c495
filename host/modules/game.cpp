#include "modules/game.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "modules/settings.hpp"
#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/utf8.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
namespace {

// A call of the plugin in words; case 0 is none.
std::string call_name(const char* call, std::uint64_t case_number) {
    return case_number == 0 ? call : std::string(call) + ", case " + std::to_string(case_number);
}

}  // namespace

Game::Game(const Module& module, std::string name, const std::vector<SettingEntry>& settings)
    : plugin_(module.plugin()), fields_(module.fields()), name_(std::move(name)), file_(module.file().string()) {
    error_.size = sizeof error_;
    error_.capacity = static_cast<std::uint32_t>(error_text_.size());
    error_.setting = UINT32_MAX;
    error_.text = error_text_.data();
    const SettingValues values(plugin_, name_, settings);
    gamehost_status status = plugin_.create(values.texts(), plugin_.setting_count, &game_, &fresh_error());
    if (status == GAMEHOST_BAD_DATA && error_.setting < plugin_.setting_count && error_.length != 0)
        values.refuse(error_.setting, explanation());
    check_made("create", status, game_ != nullptr);
    try {
        status = plugin_.create_position(game_, &position_, &fresh_error());
        check_made("create_position", status, position_ != nullptr);
    } catch (...) {
        plugin_.destroy(game_);
        throw;
    }
}

Game::~Game() {
    plugin_.destroy_position(game_, position_);
    plugin_.destroy(game_);
}

void Game::check_made(const char* call, gamehost_status status, bool made) const {
    if (status == GAMEHOST_CANNOT) cannot(call, 0);
    if (status != GAMEHOST_OK) broken(call, 0, explanation());
    if (!made) broken(call, 0, "it succeeded without making anything");
}

std::optional<BadData> Game::not_parsed(Reader& reader, std::uint64_t case_number, gamehost_status status) const {
    reader.rethrow();
    if (!reader.block_is_sound())
        broken("parse_case", case_number, "it asked for numbers, or ended, with its pointers outside of the block");
    if (status == GAMEHOST_OK) {
        broken("parse_case", case_number,
               reader.refused() ? "it succeeded although the input had no more for it"
                                : "it took no token from the input");
    }
    if (status == GAMEHOST_BROKEN || !(is_explained() || (error_.length == 0 && reader.refused())))
        broken("parse_case", case_number, explanation());
    if (status == GAMEHOST_END && !reader.refused())
        broken("parse_case", case_number, "it reports the end of the input, which has not ended");
    if (status != GAMEHOST_BAD_DATA && status != GAMEHOST_END && status != GAMEHOST_CANNOT)
        broken("parse_case", case_number, "it returned the unknown status " + std::to_string(status));
    return bad_data(reader, status);
}

std::optional<BadData> Game::no_value(const Reader& reader, std::uint64_t case_number, gamehost_status status) const {
    if ((status != GAMEHOST_BAD_DATA && status != GAMEHOST_CANNOT) || !is_explained())
        broken("grundy", case_number, explanation());
    return BadData{reader.case_place(), explanation()};
}

bool Game::field(const gamehost_outcome& outcome, std::uint32_t index, TextBuffer& out) {
    constexpr const char* call = "fields.value";
    std::int32_t present = 0;
    check_text(call, outcome,
               fields_->value(game_, position_, &outcome, index, &out.output(), &present, &fresh_error()), out);
    const gamehost_field& field = *fields_->fields[index];
    if (present != 0 && field.kind == GAMEHOST_NUMBER && !whole_number(out.pending())) {
        broken(call, outcome.case_number,
               "its field " + std::string(field.name) + " is the number " + quoted_text(out.pending()) +
                   ", expected decimal digits, up to 2^64-1");
    }
    return present != 0;
}

void Game::refuse_text(const char* call, const gamehost_outcome& outcome, gamehost_status status,
                       const TextBuffer& out) const {
    if (!out.is_sound()) broken(call, outcome.case_number, "it wrote beyond the end of the text buffer");
    if (status == GAMEHOST_CANNOT) cannot(call, outcome.case_number);
    if (status != GAMEHOST_OK) broken(call, outcome.case_number, explanation());
    broken(call, outcome.case_number, "its text ends with a line break; the host ends the line itself");
}

std::string Game::explanation() const {
    if (error_.length > error_text_.size()) {
        return "it failed with an explanation of " + std::to_string(error_.length) + " bytes, which is more than the " +
               std::to_string(error_text_.size()) + " that the host has room for";
    }
    if (error_.length == 0) return "it failed without saying why";
    return one_line({error_text_.data(), error_.length});
}

BadData Game::bad_data(const Reader& reader, gamehost_status status) const {
    // After a refusal the host knows what was found, and the plugin what was expected.
    if (reader.refused() && error_.number == nullptr && status != GAMEHOST_CANNOT) {
        const std::string expected = error_.length != 0 ? explanation() : "a number";
        return {reader.next_place(), reader.found() + ", expected " + expected};
    }
    const Place place = error_.number != nullptr ? reader.place_of(error_.number) : reader.case_place();
    return {place, explanation()};
}

void Game::cannot(const char* call, std::uint64_t case_number) const {
    throw Failure(Status::unavailable, Place{file_},
                  "the plugin cannot do its " + call_name(call, case_number) + ": " + explanation());
}

void Game::broken(const char* call, std::uint64_t case_number, const std::string& how) const {
    throw Failure(Status::broken_plugin, Place{file_},
                  "the plugin broke its contract in " + call_name(call, case_number) + ": " + how +
                      "; report this to the plugin's author");
}

}  // namespace gamehost
