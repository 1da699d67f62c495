#include "../complete_game.hpp"

// refused: settings: the fallback of a number is a whole number from its minimum to its maximum
struct SettingFallbackAboveMaximum : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "10", .maximum = 9, .help = "The largest heap."}};
    explicit SettingFallbackAboveMaximum(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingFallbackAboveMaximum>();

// refused: settings: the fallback of a number is a whole number from its minimum to its maximum
struct SettingFallbackBelowMinimum : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "0", .minimum = 1, .help = "The largest heap."}};
    explicit SettingFallbackBelowMinimum(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingFallbackBelowMinimum>();

// refused: settings: the fallback of a number is a whole number from its minimum to its maximum
struct SettingFallbackNoNumber : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9 heaps", .help = "The largest heap."}};
    explicit SettingFallbackNoNumber(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingFallbackNoNumber>();

// refused: settings: the fallback of a number is a whole number from its minimum to its maximum
struct SettingFallbackTooLong : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "18446744073709551616", .help = "The largest heap."}};
    explicit SettingFallbackTooLong(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingFallbackTooLong>();

// refused: settings: a key consists of small letters (a to z), digits and _
struct SettingKeyWithHyphen : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most-heaps", .fallback = "9", .help = "The largest heap."}};
    explicit SettingKeyWithHyphen(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingKeyWithHyphen>();

// refused: settings: each has a fallback (and perhaps a unit), a literal
struct SettingWithoutFallback : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .help = "The largest heap.", .kind = gamehost::Kind::text}};
    explicit SettingWithoutFallback(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingWithoutFallback>();

// refused: settings: each has a help text, a literal that is not empty
struct SettingWithoutHelp : CompleteGame {
    static constexpr std::array settings{gamehost::Setting{.key = "most", .fallback = "9", .help = ""}};
    explicit SettingWithoutHelp(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingWithoutHelp>();

// refused: settings: two have the same key
struct SettingsWithEqualKeys : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."},
        gamehost::Setting{.key = "least", .fallback = "9", .help = "The smallest heap."},
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."}};
    explicit SettingsWithEqualKeys(const gamehost::Settings&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<SettingsWithEqualKeys>();
