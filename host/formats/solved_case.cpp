#include "formats/solved_case.hpp"

#include "report/utf8.hpp"

namespace gamehost {

std::vector<FieldColumn> field_columns(const Game& game) {
    std::vector<FieldColumn> columns;
    for (const std::string_view name : host_fields)
        columns.push_back({std::string(name), name == "case" || name == "grundy"});
    if (const gamehost_fields* own = game.fields()) {
        for (std::uint32_t i = 0; i < own->count; ++i)
            columns.push_back({own->fields[i]->name, own->fields[i]->kind != GAMEHOST_TEXT});
    }
    return columns;
}

std::string_view SolvedCase::verdict() {
    scratch_.clear();
    position_.format_verdict(outcome_, scratch_);
    return clean();
}

bool SolvedCase::own_field(std::size_t index, std::string_view& value) {
    scratch_.clear();
    if (!position_.field(outcome_, static_cast<std::uint32_t>(index), scratch_)) return false;
    value = clean();
    return true;
}

std::string_view SolvedCase::clean() {
    const std::string_view text = scratch_.pending();
    if (is_plain(text)) return text;
    cleaned_ = clean_utf8(text);
    return cleaned_;
}

}  // namespace gamehost
