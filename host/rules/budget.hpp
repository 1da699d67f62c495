#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace gamehost {

// How many options may be gone through, of positions that may have more than anybody can wait for. It is counted in
// bytes of their texts and not in time, so that the same is found on every machine: an option of a few numbers takes
// some 30 of them, and a tenth of a microsecond.
class Budget {
public:
    // To list what is found and to count what is not shown: a fraction of a second.
    static Budget to_list() { return Budget(32); }

    // To find something that somebody waits for: a second or two.
    static Budget to_search() { return Budget(256); }

    // One more option was looked at, with texts of so many bytes.
    void spend(std::size_t bytes) { left_ -= std::min<std::uint64_t>(left_, 16 + bytes); }
    bool is_spent() const { return left_ == 0; }

private:
    explicit Budget(std::uint64_t mebibytes) : left_(mebibytes << 20) {}

    std::uint64_t left_;
};

}  // namespace gamehost
