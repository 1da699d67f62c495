// gamehost/settings.hpp: the values that a configuration gives to a game's table of settings.
#ifndef GAMEHOST_SETTINGS_HPP
#define GAMEHOST_SETTINGS_HPP

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gamehost/game_info.hpp>

namespace gamehost {

// Thrown from a game's constructor by Settings::fail; the adapter hands it to the host, which adds the place.
class BadSetting : public std::runtime_error {
public:
    BadSetting(std::uint32_t index, const std::string& text) : std::runtime_error(text), index_(index) {}
    std::uint32_t index() const { return index_; }

private:
    std::uint32_t index_;
};

// One value for each line of the game's table: what the configuration says, else the fallback. Passed to the
// constructor `explicit Game(const gamehost::Settings&)`; lives for that call, as do the texts.
class Settings {
public:
    Settings(std::span<const Setting> table, const char* const* values) : table_(table), values_(values) {}

    std::string_view text(std::string_view key) const { return values_[index(key)]; }

    // A setting of Kind::number; the host has checked its range. Fails like `fail` when it is no number.
    std::uint64_t number(std::string_view key) const {
        const std::string_view digits = text(key);
        std::uint64_t value = 0;
        const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (result.ec != std::errc() || result.ptr != digits.data() + digits.size())
            fail(key, "found \"" + std::string(digits) + "\", expected a whole number");
        return value;
    }

    // Refuses the value of a setting: what was found, and what was expected.
    [[noreturn]] void fail(std::string_view key, const std::string& text) const {
        throw BadSetting(static_cast<std::uint32_t>(index(key)), text);
    }

private:
    std::size_t index(std::string_view key) const {
        for (std::size_t i = 0; i < table_.size(); ++i)
            if (table_[i].key == key) return i;
        throw std::out_of_range("the table of settings has no key " + std::string(key));
    }

    std::span<const Setting> table_;
    const char* const* values_;
};

}  // namespace gamehost

#endif
