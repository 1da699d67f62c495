#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "formats/solved_case.hpp"
#include "output/text_buffer.hpp"

namespace gamehost {

// How answers are written. A format is one file in this folder that derives a class from this one and registers it
// (see FormatRegistration); nothing else needs to know of it.
class Formatter {
public:
    virtual ~Formatter() = default;

    // What stands before the first case, if anything.
    virtual void begin(TextBuffer&) {}

    // One case. What it appends is written as a whole or not at all.
    virtual void add(SolvedCase& solved, TextBuffer& out) = 0;

    // What stands behind the last case; valid after any case, also when there was none. Lives as long as this.
    virtual std::string_view closing() const { return {}; }
};

// Makes a format known under a name: `const FormatRegistration registration("csv", make);` at namespace scope.
// `make` gets the game's fields.
class FormatRegistration {
public:
    using Make = std::unique_ptr<Formatter> (*)(const std::vector<FieldColumn>& columns);

    FormatRegistration(const char* its_name, Make its_make) noexcept : name(its_name), make(its_make), next(first) {
        first = this;
    }

    const char* const name;
    const Make make;

    // The format of that name, or null.
    static const FormatRegistration* find(std::string_view name);
    static std::vector<std::string> names();  // sorted

    static inline const FormatRegistration* first = nullptr;
    const FormatRegistration* const next;
};

}  // namespace gamehost
