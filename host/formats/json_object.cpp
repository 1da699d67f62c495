#include "formats/json_object.hpp"

#include "report/utf8.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
namespace {

// JSON's readers commonly keep numbers as doubles, which are exact up to here.
constexpr std::uint64_t largest_exact = std::uint64_t{1} << 53;

}  // namespace

void append_json_number(TextBuffer& out, std::uint64_t number) {
    const bool exact = number <= largest_exact;
    if (!exact) out.append('"');
    out.append(number);
    if (!exact) out.append('"');
}

void append_json_string(TextBuffer& out, std::string_view text) {
    if (is_plain(text)) {
        out.append('"');
        out.append(text);
        out.append('"');
    } else {
        out.append(json_string(text));
    }
}

JsonObject::JsonObject(const std::vector<FieldColumn>& columns) {
    for (std::size_t i = std::size(host_fields); i < columns.size(); ++i)
        own_fields_.push_back({',' + json_string(columns[i].name) + ':', columns[i].is_number});
}

void JsonObject::write_case(SolvedCase& solved, TextBuffer& out) {
    if (game_.empty()) game_ = ",\"game\":" + json_string(solved.game());
    out.append("{\"case\":");
    out.append(solved.number());
    out.append(game_);
}

void JsonObject::write_outcome(SolvedCase& solved, TextBuffer& out) {
    std::string& who = who_wins_[solved.first_wins() ? 0 : 1];
    if (who.empty()) {
        who = ",\"winner\":" + json_string(solved.winner()) + ",\"player\":" + json_string(solved.player()) +
              ",\"verdict\":";
    }
    out.append(",\"grundy\":");
    append_json_number(out, solved.grundy());
    out.append(who);
    append_json_string(out, solved.verdict());
}

void JsonObject::write(SolvedCase& solved, TextBuffer& out) {
    write_case(solved, out);
    write_outcome(solved, out);
    for (std::size_t i = 0; i < own_fields_.size(); ++i) {
        out.append(own_fields_[i].key);
        std::string_view value;
        if (!solved.own_field(i, value))
            out.append("null");
        else if (own_fields_[i].is_number)
            append_json_number(out, *whole_number(value));
        else
            append_json_string(out, value);
    }
    out.append('}');
}

}  // namespace gamehost
