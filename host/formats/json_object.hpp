#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/formatter.hpp"

namespace gamehost {

// Append a value in JSON: a number, as a string where it is too large for what JSON's readers keep exactly; a text.
void append_json_number(TextBuffer& out, std::uint64_t number);
void append_json_string(TextBuffer& out, std::string_view text);

// Writes a case as one compact JSON object, the fields in their order. What is the same for every case is put together
// once: making a whole object of a JSON library costs a hundred times as much a case.
class JsonObject {
public:
    explicit JsonObject(const std::vector<FieldColumn>& columns);

    void write(SolvedCase& solved, TextBuffer& out);

    // What every object of a case has, in two parts with room for more between and behind them: the opening brace and
    // the fields up to the game; and those from the value to the verdict, a comma before them.
    void write_case(SolvedCase& solved, TextBuffer& out);
    void write_outcome(SolvedCase& solved, TextBuffer& out);

private:
    struct OwnField {
        std::string key;  // with the comma before it and the colon behind
        bool is_number;
    };
    std::vector<OwnField> own_fields_;
    std::string game_;                     // `,"game":"…"`, made at the first case
    std::array<std::string, 2> who_wins_;  // `,"winner":…,"player":…,"verdict":`, the first player's, then the second's
};

}  // namespace gamehost
