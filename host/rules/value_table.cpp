#include "rules/value_table.hpp"

#include <algorithm>
#include <cstring>
#include <functional>
#include <utility>

namespace gamehost {
namespace {

// A record is the value, the text's length and the text, in words of 8 bytes. Its place is the number of its block,
// then that of its word there; a record longer than a block has a block of its own size.
constexpr unsigned word_bits = 13;
constexpr std::size_t block_words = std::size_t{1} << word_bits;  // 64 KiB
constexpr unsigned place_bits = 40;
constexpr std::uint64_t place_mask = (std::uint64_t{1} << place_bits) - 1;

std::uint64_t hash_of(std::string_view text) {
    return std::hash<std::string_view>()(text);
}

std::size_t words_for(std::string_view text) {
    return 2 + (text.size() + 7) / 8;
}

}  // namespace

ValueTable::ValueTable() : slots_(1024), used_(block_words) {}

std::uint64_t* ValueTable::record_of(Slot slot) const {
    const std::uint64_t place = slot & place_mask;
    return &blocks_[static_cast<std::size_t>(place >> word_bits) - 1][place & (block_words - 1)];
}

bool ValueTable::is_record_of(Slot slot, std::uint64_t hash, std::string_view text) const {
    if ((slot ^ hash) >> place_bits != 0) return false;
    const std::uint64_t* const record = record_of(slot);
    return std::string_view(reinterpret_cast<const char*>(record + 2), static_cast<std::size_t>(record[1])) == text;
}

std::uint64_t* ValueTable::find(std::string_view text) {
    const std::uint64_t hash = hash_of(text);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = hash & mask; slots_[i] != 0; i = (i + 1) & mask)
        if (is_record_of(slots_[i], hash, text)) return record_of(slots_[i]);
    return nullptr;
}

void ValueTable::insert(std::string_view text, std::uint64_t value) {
    if (is_full()) grow();
    const std::uint64_t hash = hash_of(text);
    enter(append(text, hash, value), hash);
    ++size_;
}

std::uint64_t ValueTable::bytes_for_one_more(std::string_view text) const {
    const std::size_t words = words_for(text);
    const std::uint64_t block = used_ + words > block_words ? 8 * std::max(words, block_words) : 0;
    return block_bytes_ + block + sizeof(Slot) * slots_.size() * (is_full() ? 3 : 1);  // growing, both are there
}

ValueTable::Slot ValueTable::append(std::string_view text, std::uint64_t hash, std::uint64_t value) {
    const std::size_t words = words_for(text);
    if (used_ + words > block_words) {
        const std::size_t size = std::max(words, block_words);
        blocks_.push_back(std::make_unique_for_overwrite<std::uint64_t[]>(size));
        block_bytes_ += 8 * size;
        used_ = 0;
    }
    std::uint64_t* const record = &blocks_.back()[used_];
    record[0] = value;
    record[1] = text.size();
    if (!text.empty()) std::memcpy(record + 2, text.data(), text.size());
    const std::uint64_t place = (blocks_.size() << word_bits) + used_;  // blocks count from 1, so it is not 0
    used_ += words;
    return (hash & ~place_mask) | place;
}

void ValueTable::enter(Slot slot, std::uint64_t hash) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = hash & mask;
    while (slots_[i] != 0) i = (i + 1) & mask;
    slots_[i] = slot;
}

void ValueTable::grow() {
    const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(2 * slots_.size()));
    for (const Slot slot : old) {
        if (slot == 0) continue;
        const std::uint64_t* const record = record_of(slot);
        enter(slot, hash_of({reinterpret_cast<const char*>(record + 2), static_cast<std::size_t>(record[1])}));
    }
}

}  // namespace gamehost
