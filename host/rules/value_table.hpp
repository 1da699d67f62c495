#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace gamehost {

// Grundy values by the texts of positions: a hash table with open addressing over texts that lie in a row, some 40
// bytes a position. Knows how much memory it takes, before it does.
class ValueTable {
public:
    ValueTable();

    // The value of a position, to be read or changed; null for an unknown one. Valid for good.
    std::uint64_t* find(std::string_view text);

    // Enters a position that is not there.
    void insert(std::string_view text, std::uint64_t value);

    std::uint64_t size() const { return size_; }

    // The memory taken, in bytes, at the worst moment of entering one more position.
    std::uint64_t bytes_for_one_more(std::string_view text) const;

private:
    // A slot holds the place of a text in its lower 40 bits, and above them as many bits of its hash as saves looking
    // at most of the texts that are not the right one. 0 is an empty slot.
    using Slot = std::uint64_t;

    std::uint64_t* record_of(Slot slot) const;
    bool is_record_of(Slot slot, std::uint64_t hash, std::string_view text) const;
    Slot append(std::string_view text, std::uint64_t hash, std::uint64_t value);
    void enter(Slot slot, std::uint64_t hash);
    bool is_full() const { return 4 * (size_ + 1) > 3 * slots_.size(); }
    void grow();

    std::vector<Slot> slots_;  // a power of two of them
    std::uint64_t size_ = 0;
    std::vector<std::unique_ptr<std::uint64_t[]>> blocks_;
    std::uint64_t block_bytes_ = 0;
    std::size_t used_;  // words of the last block
};

}  // namespace gamehost
