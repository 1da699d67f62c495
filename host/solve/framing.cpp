#include "solve/framing.hpp"

#include <string>

#include "report/diagnostics.hpp"

namespace gamehost {

Framing::Framing(const gamehost_plugin& plugin, Reader& reader, bool strict, bool single_case)
    : plugin_(plugin), reader_(reader), strict_(strict), single_case_(single_case) {
    if (single_case) {
        cases_left_ = 1;
        count_is_read_ = true;
    }
}

// No case is left of those that were announced. A count may announce none, and so may any number of them in a row.
Framing::Next Framing::next_count() {
    if (!single_case_ && plugin_.framing == GAMEHOST_UNTIL_END)
        return reader_.look_ahead() == GAMEHOST_END ? Next::nothing : Next::a_case;
    while (cases_left_ == 0) {
        if (count_is_read_) {
            if (single_case_ || plugin_.framing == GAMEHOST_COUNTED) return end_of_cases();
            if (reader_.look_ahead() == GAMEHOST_END) return Next::nothing;
        }
        if (!read_count()) return Next::bad_data;
    }
    --cases_left_;
    return Next::a_case;
}

// False for bad data.
bool Framing::read_count() {
    constexpr const char* expected = ", expected the number of cases";
    if (reader_.look_ahead() != GAMEHOST_OK) {
        refuse(reader_.found() + expected);
        return false;
    }
    const std::uint64_t* const number = reader_.input().next;
    const std::uint64_t count = reader_.take();
    if (strict_ && (count == 0 || (plugin_.most_cases != 0 && count > plugin_.most_cases))) {
        const std::string range = plugin_.most_cases == 0
                                      ? "1 or more"
                                      : "1 to " + std::to_string(plugin_.most_cases) + " (the contest's limit)";
        problem_ = BadData{reader_.place_of(number), "found " + std::to_string(count) + expected + ", " + range};
        return false;
    }
    count_is_read_ = true;
    cases_left_ = count;
    return true;
}

// The last case has been read; nothing should follow.
Framing::Next Framing::end_of_cases() {
    if (reader_.look_ahead() == GAMEHOST_END) return Next::nothing;
    const std::string text = reader_.found() + " after the last case, expected the end of the input";
    if (strict_) return refuse(text);
    diagnostics::warning(reader_.next_place(), text + "; it is ignored");
    return Next::nothing;
}

Framing::Next Framing::refuse(const std::string& text) {
    problem_ = BadData{reader_.next_place(), text};
    return Next::bad_data;
}

}  // namespace gamehost
