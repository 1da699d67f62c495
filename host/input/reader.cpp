#include "input/reader.hpp"

#include <cstddef>
#include <utility>

#include "input/token_description.hpp"
#include "input/tokenizer.hpp"
#include "report/quoted_text.hpp"

namespace gamehost {
namespace {

constexpr std::size_t block_numbers = 4096;  // 32 KiB, the first-level cache
constexpr std::size_t longest_word = 4096;   // as gamehost_input.word promises

const char* end_of_token(const char* text) {
    while (!is_white(*text)) ++text;
    return text;
}

// Where the token begins that is `count` tokens before `end`; 1 is the last one. Whole stretches are passed over with
// a loop that has no branch, since a case may have begun thousands of numbers ago.
const char* tokens_back(const char* end, std::size_t count) {
    constexpr std::size_t stretch = 256;
    while (count > stretch) {
        std::size_t starts = 0;
        for (const char* at = end - stretch; at != end; ++at) {
            starts += static_cast<std::size_t>(!is_white(at[0])) & static_cast<std::size_t>(is_white(at[-1]));
        }
        end -= stretch;
        count -= starts;
    }
    for (;;) {
        while (is_white(end[-1])) --end;
        while (!is_white(end[-1])) --end;
        if (--count == 0) return end;
    }
}

}  // namespace

Reader::Reader(Source source, bool strict, std::function<void()> before_waiting)
    : window_(std::move(source)),
      strict_(strict),
      before_waiting_(std::move(before_waiting)),
      block_{},
      numbers_(new std::uint64_t[1 + block_numbers]),
      numbers_end_(first_number()),
      text_(window_.begin()) {
    block_.size = sizeof(gamehost_input);
    block_.strict = strict ? 1 : 0;
    block_.next = block_.end = numbers_end_;
    block_.refill = &Reader::refill;
    block_.word = &Reader::word;
    block_.reader = this;
}

Reader::~Reader() = default;

void Reader::restart(Source source) {
    window_.restart(std::move(source));
    text_ = window_.begin();
    ended_ = false;
    failure_ = nullptr;
    untouched_ = block_.next = block_.end = numbers_end_ = first_number();
    case_number_ = nullptr;
    case_text_ = nullptr;
}

// What a plugin asks for. With pointers that it has moved elsewhere there is no telling which token is the next one.
template <class Call>
gamehost_status Reader::answer(bool is_allowed, Call call) noexcept {
    if (!is_allowed) return refuse(Refusal::misuse, GAMEHOST_BROKEN);
    try {
        return call();
    } catch (...) {
        failure_ = std::current_exception();
        return GAMEHOST_CANNOT;
    }
}

gamehost_status Reader::refill(gamehost_input* input) noexcept {
    Reader& reader = *static_cast<Block*>(input)->reader;
    const bool is_empty = reader.block_.next == reader.block_.end;
    return reader.answer(is_empty && reader.block_is_sound(), [&reader] { return reader.next_block(); });
}

gamehost_status Reader::word(gamehost_input* input, const char** text, std::uint64_t* length) noexcept {
    Reader& reader = *static_cast<Block*>(input)->reader;
    const bool has_room = text != nullptr && length != nullptr;
    return reader.answer(has_room && reader.block_is_sound(), [&] { return reader.next_word(text, length); });
}

// Empties the block, whose numbers are about to be replaced: remember in the text where the case began.
void Reader::leave_block() {
    taken_ = taken_ || block_.next != untouched_;
    if (case_number_ != nullptr && case_text_ == nullptr && !case_is_placed_) case_text_ = text_of(case_number_);
    case_number_ = nullptr;
    untouched_ = block_.next = block_.end = numbers_end_ = first_number();
}

gamehost_status Reader::refuse(Refusal refusal, gamehost_status status) {
    refusal_ = refusal;
    return status;
}

gamehost_status Reader::next_block() {
    leave_block();
    std::uint64_t* const numbers = first_number();
    for (;;) {
        if (text_ != window_.end()) {
            const Tokenized done = tokenize(text_, window_.end(), numbers, numbers + block_numbers, strict_);
            text_ = done.text;
            block_.end = numbers_end_ = done.numbers;
            if (done.numbers != numbers) return GAMEHOST_OK;
            if (text_ != window_.end()) return refuse(Refusal::number, GAMEHOST_BAD_DATA);
        }
        if (!next_window()) return refuse(Refusal::number, GAMEHOST_END);
    }
}

bool Reader::next_window() {
    if (ended_) return false;
    if (case_text_ != nullptr) {
        case_place_ = window_.place_of(case_text_);
        case_is_placed_ = true;
        case_text_ = nullptr;
    }
    if (window_.source().waits()) before_waiting_();
    ended_ = !window_.fill();
    text_ = window_.begin();
    return !ended_;
}

gamehost_status Reader::next_word(const char** text, std::uint64_t* length) {
    const bool in_block = block_.next != block_.end;
    if (!in_block) leave_block();
    const char* start = text_of(block_.next);
    for (; start == window_.end(); start = next_token()) {
        if (!next_window()) return refuse(Refusal::word, GAMEHOST_END);
    }
    const std::string_view word(start, end_of_token(start));
    if (is_too_long(word)) return refuse(Refusal::word, GAMEHOST_BAD_DATA);
    if (in_block) {
        ++block_.next;
    } else {
        // Let the word be the block's only number, taken already, so that a complaint about next - 1 finds its place.
        text_ = start + word.size();
        *first_number() = 0;
        untouched_ = block_.next = block_.end = numbers_end_ = first_number() + 1;
    }
    taken_ = true;
    *text = start;
    *length = word.size();
    return GAMEHOST_OK;
}

// The first byte of a number of the block; for its end, that of the token after it. Does not look at the pointers that
// a plugin can move.
const char* Reader::text_of(const std::uint64_t* number) const {
    return number == numbers_end_ ? next_token() : tokens_back(text_, static_cast<std::size_t>(numbers_end_ - number));
}

// The first byte of the token after the block, or the window's end.
const char* Reader::next_token() const {
    const char* at = text_;
    while (at != window_.end() && is_white(*at)) ++at;
    return at;
}

bool Reader::is_too_long(std::string_view word) const {
    return word.size() + window_.zeros_left_out(word.data()) > longest_word;
}

std::string Reader::found() const {
    const char* const start = text_of(block_.next);
    if (start == window_.end()) return "the input ends here";
    const std::string_view token(start, end_of_token(start));
    if (refusal_ == Refusal::word && is_too_long(token))
        return "found " + quoted_text(token) + " (longer than " + std::to_string(longest_word) + " bytes)";
    return "found " + describe_token(token);
}

Place Reader::next_place() const {
    const char* const token = text_of(block_.next);
    return token == window_.end() ? window_.end_of_input() : window_.place_of(token);
}

Place Reader::place_of(const std::uint64_t* number) const {
    // By address: a plugin's pointer may lead anywhere, also between two numbers.
    const auto distance = reinterpret_cast<std::uintptr_t>(number) - reinterpret_cast<std::uintptr_t>(first_number());
    const std::size_t index = distance / sizeof *number;
    const bool in_block = index < static_cast<std::size_t>(numbers_end_ - first_number());
    return in_block ? window_.place_of(text_of(first_number() + index)) : case_place();
}

Place Reader::case_place() const {
    if (case_is_placed_) return case_place_;
    return case_text_ != nullptr ? window_.place_of(case_text_) : window_.place_of(text_of(case_number_));
}

}  // namespace gamehost
