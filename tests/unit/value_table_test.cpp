#include "rules/value_table.hpp"

#include <catch2/catch.hpp>

#include <string>

using gamehost::ValueTable;

TEST_CASE("a value is found under its text, and under no other") {
    ValueTable table;
    table.insert("1 2 3", 7);
    table.insert("", 0);
    table.insert("1 2", UINT64_MAX);
    CHECK(table.size() == 3);
    REQUIRE(table.find("1 2 3") != nullptr);
    CHECK(*table.find("1 2 3") == 7);
    CHECK(*table.find("") == 0);
    CHECK(*table.find("1 2") == UINT64_MAX);
    for (const char* other : {"1", "1 2 4", "1 2 3 ", " ", "1 2 33"}) CHECK(table.find(other) == nullptr);
}

TEST_CASE("a value can be changed where it stands, also after the table has grown") {
    ValueTable table;
    table.insert("first", 1);
    std::uint64_t* const first = table.find("first");
    for (int i = 0; i < 100'000; ++i) table.insert(std::to_string(i), static_cast<std::uint64_t>(i));
    *first = 99;
    CHECK(*table.find("first") == 99);
}

// More texts than a block or the first slots hold; every one is found again, none that was not entered is.
TEST_CASE("a large table keeps all that was entered") {
    constexpr std::uint64_t count = 300'000;
    ValueTable table;
    for (std::uint64_t i = 0; i < count; ++i) table.insert(std::to_string(2 * i), i);
    CHECK(table.size() == count);
    std::uint64_t wrong = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t* const even = table.find(std::to_string(2 * i));
        if (even == nullptr || *even != i || table.find(std::to_string(2 * i + 1)) != nullptr) ++wrong;
    }
    CHECK(wrong == 0);
}

// A block has 64 KiB: texts around that size, and far larger ones.
TEST_CASE("a text may be longer than a block") {
    constexpr std::size_t block = std::size_t{1} << 16;
    ValueTable table;
    std::uint64_t value = 0;
    for (const std::size_t length : {block - 17, block - 16, block - 15, block, 5 * block, std::size_t{3}})
        table.insert(std::string(length, 'x'), ++value);
    value = 0;
    for (const std::size_t length : {block - 17, block - 16, block - 15, block, 5 * block, std::size_t{3}}) {
        REQUIRE(table.find(std::string(length, 'x')) != nullptr);
        CHECK(*table.find(std::string(length, 'x')) == ++value);
    }
}

// What a position of a few heaps costs; the limit of the solver's memory rests on this number.
TEST_CASE("the memory for one more position is known before it is taken") {
    ValueTable table;
    const std::uint64_t empty = table.bytes_for_one_more("1");
    CHECK(empty >= std::uint64_t{1} << 16);  // the first block
    CHECK(table.bytes_for_one_more(std::string(10 << 20, 'x')) >= empty + (std::uint64_t{9} << 20));
    for (std::uint64_t i = 0; i < 1'000'000; ++i) table.insert(std::to_string(i), i);
    const std::uint64_t bytes = table.bytes_for_one_more("1");
    CHECK(bytes >= 32 * table.size());  // a record of 24 bytes and its slot
    CHECK(bytes <= 64 * table.size());
}
