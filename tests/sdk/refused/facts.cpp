#include "../complete_game.hpp"

// refused: info.framing is one of gamehost::Framing
struct FramingUnknown : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.framing = gamehost::Framing{4};
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<FramingUnknown>();

// refused: info.name consists of small letters (a to z), digits and -
struct NameEmpty : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.name = "";
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<NameEmpty>();

// refused: info.sample_output: each line ends with a line feed
struct SampleOutputWithoutLineFeed : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.sample_output = "First";
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<SampleOutputWithoutLineFeed>();

// refused: info: every text is a literal that is not empty
struct TextCutOff : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.rules = std::string_view("No move.\0 Or is there?", 22);
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<TextCutOff>();

// refused: info: title, version, source and players are literals of one line that are not empty
struct TitleOfTwoLines : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.title = "One\nheap";
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<TitleOfTwoLines>();
