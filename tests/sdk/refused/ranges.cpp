#include "../complete_game.hpp"

// refused: info.ranges: least is at most most
struct RangeUpsideDown : CompleteGame {
    static constexpr gamehost::Range ranges[]{
        {.name = "heap", .what = "a heap", .least = 5, .most = 4, .why = "so few are there"}};
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.ranges = ranges;
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<RangeUpsideDown>();

// refused: info.ranges: a contest limit lies within the range
struct RangeWithContestLimitOutside : CompleteGame {
    static constexpr gamehost::Range ranges[]{
        {.name = "heap", .what = "a heap", .most = 4, .why = "so few are there", .contest_limit = 5}};
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.ranges = ranges;
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<RangeWithContestLimitOutside>();

// refused: info.ranges: a range that ends before 2^64-1 says why
struct RangeWithoutReason : CompleteGame {
    static constexpr gamehost::Range ranges[]{{.name = "heap", .what = "a heap", .most = 4}};
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.ranges = ranges;
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<RangeWithoutReason>();

// refused: info.ranges: each has a name and says what it is of, in literals of one line
struct RangeWithoutWhat : CompleteGame {
    static constexpr gamehost::Range ranges[]{{.name = "heap", .what = ""}};
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.ranges = ranges;
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<RangeWithoutWhat>();

// refused: info.ranges: two have the same name
struct RangesWithEqualNames : CompleteGame {
    static constexpr gamehost::Range ranges[]{{.name = "heap", .what = "a heap"},
                                              {.name = "heap", .what = "a larger heap"}};
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.ranges = ranges;
        return changed;
    }();
};
template const gamehost_plugin* gamehost::detail::plugin_of<RangesWithEqualNames>();
