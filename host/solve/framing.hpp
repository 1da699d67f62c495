#pragma once

#include <cstdint>
#include <optional>

#include <gamehost/abi.h>

#include "input/reader.hpp"
#include "modules/position.hpp"

namespace gamehost {

// Tells whether another case follows: reads the counts that stand before the cases, and looks at what stands behind
// the last one.
class Framing {
public:
    // The framing that the plugin states, or `single_case` for one case without a count. All arguments outlive it.
    Framing(const gamehost_plugin& plugin, Reader& reader, bool strict, bool single_case);

    enum class Next { a_case, nothing, bad_data };

    // For bad data, problem() says what it is. What follows the last case without being an error is a warning, which is
    // reported here.
    Next next() {
        if (cases_left_ == 0) return next_count();
        --cases_left_;  // whether the input has it, the plugin finds out
        return Next::a_case;
    }
    const BadData& problem() const { return *problem_; }

private:
    Next next_count();
    bool read_count();
    Next end_of_cases();
    Next refuse(const std::string& text);

    const gamehost_plugin& plugin_;
    Reader& reader_;
    bool strict_;
    bool single_case_;
    bool count_is_read_ = false;
    std::uint64_t cases_left_ = 0;
    std::optional<BadData> problem_;
};

}  // namespace gamehost
