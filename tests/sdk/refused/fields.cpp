#include "../complete_game.hpp"

// refused: fields: a name consists of small letters (a to z), digits and _
struct FieldNameWithCapitals : CompleteGame {
    static constexpr std::array fields{gamehost::Field{.name = "Most", .help = "The largest heap."}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) const { return false; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<FieldNameWithCapitals>();

// refused: fields: one has the name of a field of every game (GAMEHOST_HOST_FIELDS)
struct FieldOfTheHost : CompleteGame {
    static constexpr std::array fields{gamehost::Field{.name = "verdict", .help = "Not the verdict."}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) const { return false; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<FieldOfTheHost>();

// refused: fields: each has a help text, a literal that is not empty
struct FieldWithoutHelp : CompleteGame {
    static constexpr std::array fields{gamehost::Field{.name = "most", .help = ""}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) const { return false; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<FieldWithoutHelp>();

// refused: fields: two have the same name
struct FieldsWithEqualNames : CompleteGame {
    static constexpr std::array fields{gamehost::Field{.name = "most", .help = "The largest heap."},
                                       gamehost::Field{.name = "most", .help = "The largest heap."}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) const { return false; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<FieldsWithEqualNames>();
