#include "modules/position.hpp"

#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
namespace {

// A call of the plugin in words.
std::string call_name(const char* call, std::uint64_t case_number) {
    return std::string(call) + ", case " + std::to_string(case_number);
}

}  // namespace

Position::Position(const Game& game) : game_(game), plugin_(game.plugin()) {
    game_.check(plugin_.create_position(game_.handle(), &position_, error_.fresh()), "create_position", error_);
    if (position_ == nullptr) game_.broken("create_position", "it succeeded without making anything");
}

std::optional<BadData> Position::not_parsed(Reader& reader, std::uint64_t case_number, gamehost_status status) const {
    const std::string call = call_name("parse_case", case_number);
    reader.rethrow();
    if (status != GAMEHOST_OK || !reader.block_is_sound()) return not_read(reader, call, status);
    game_.broken(call, reader.refused() ? "it succeeded although the input had no more for it"
                                        : "it took no token from the input");
}

std::optional<BadData> Position::read(Reader& reader) {
    const char* const call = "cases.read_position";
    reader.begin_case();
    const gamehost_status status =
        game_.cases()->read_position(game_.handle(), &reader.input(), position_, error_.fresh());
    reader.rethrow();
    if (status != GAMEHOST_OK || !reader.block_is_sound()) return not_read(reader, call, status);
    if (reader.look_ahead() == GAMEHOST_END) return std::nullopt;
    return BadData{reader.next_place(), reader.found() + ", expected the end of the position"};
}

// What a call that reads an input came to when it did not go well.
BadData Position::not_read(const Reader& reader, const std::string& call, gamehost_status status) const {
    if (!reader.block_is_sound())
        game_.broken(call, "it asked for numbers, or ended, with its pointers outside of the block");
    if (status == GAMEHOST_BROKEN || !(error_.is_explained() || (error_.is_empty() && reader.refused())))
        game_.broken(call, error_.explanation());
    if (status == GAMEHOST_END && !reader.refused())
        game_.broken(call, "it reports the end of the input, which has not ended");
    if (status != GAMEHOST_BAD_DATA && status != GAMEHOST_END && status != GAMEHOST_CANNOT)
        game_.broken(call, "it returned the unknown status " + std::to_string(status));
    return bad_data(reader, status);
}

std::optional<BadData> Position::no_value(const Reader& reader, std::uint64_t case_number,
                                          gamehost_status status) const {
    if ((status != GAMEHOST_BAD_DATA && status != GAMEHOST_CANNOT) || !error_.is_explained())
        game_.broken(call_name("grundy", case_number), error_.explanation());
    return BadData{reader.case_place(), error_.explanation()};
}

bool Position::field(const gamehost_outcome& outcome, std::uint32_t index, TextBuffer& out) {
    constexpr const char* call = "fields.value";
    const gamehost_fields& fields = *game_.fields();
    std::int32_t present = 0;
    check_text(call, outcome,
               fields.value(game_.handle(), position_, &outcome, index, &out.output(), &present, error_.fresh()), out);
    const gamehost_field& field = *fields.fields[index];
    if (present != 0 && field.kind != GAMEHOST_TEXT && !whole_number(out.pending())) {
        game_.broken(call_name(call, outcome.case_number), "its field " + std::string(field.name) + " is the number " +
                                                               quoted_text(out.pending()) +
                                                               ", expected decimal digits, up to 2^64-1");
    }
    return present != 0;
}

void Position::refuse_text(const char* call, const gamehost_outcome& outcome, gamehost_status status,
                           const TextBuffer& out) const {
    const std::string name = call_name(call, outcome.case_number);
    if (!out.is_sound()) game_.broken(name, "it wrote beyond the end of the text buffer");
    if (status == GAMEHOST_CANNOT) game_.cannot(name, error_.explanation());
    if (status != GAMEHOST_OK) game_.broken(name, error_.explanation());
    game_.broken(name, "its text ends with a line break; the host ends the line itself");
}

BadData Position::bad_data(const Reader& reader, gamehost_status status) const {
    // After a refusal the host knows what was found, and the plugin what was expected. Behind the end of a position's
    // text, which it had to find, the plugin may complain of the whole.
    const bool is_of_whole = status == GAMEHOST_CANNOT || (status == GAMEHOST_BAD_DATA && reader.is_at_end());
    if (reader.refused() && error_.number() == nullptr && !is_of_whole) {
        const std::string expected = error_.is_empty() ? "a number" : error_.explanation();
        return {reader.next_place(), reader.found() + ", expected " + expected};
    }
    const Place place = error_.number() != nullptr ? reader.place_of(error_.number()) : reader.case_place();
    return {place, error_.explanation()};
}

}  // namespace gamehost
