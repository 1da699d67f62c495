/*
 * A game whose texts are as awkward as the ABI allows; test_formats.py and test_bad_input.py build it.
 *
 * A case is that of Nim (n, n heaps); the nim-sum of the heaps chooses a line of the table below as verdict. Fields:
 * `note` (text) is the same line, and `big` (number) is 2^53 - 2 more than the nim-sum; with a nim-sum of 0 neither
 * has a value. grundy refuses the nim-sum 99, so that the host must name the case's place by itself.
 */
#include "c_game.h"

static const char* line(uint64_t sum) {
    static const char* const lines[] = {
        "plain", "a, b", "say \"no\"", "na\xC3\xAFve", "\xFFtail\xC3", "two\nlines", "back\\slash\ttab",
    };
    return sum < sizeof lines / sizeof *lines ? lines[sum] : "far";
}

static gamehost_status grundy(const gamehost_game* game, const gamehost_position* position, uint64_t* value,
                              gamehost_error* error) {
    (void)game;
    *value = position->sum;
    return position->sum == 99 ? explain(error, GAMEHOST_CANNOT, "nobody knows the value 99") : GAMEHOST_OK;
}

static gamehost_status format_verdict(const gamehost_game* game, const gamehost_position* position,
                                      const gamehost_outcome* outcome, gamehost_output* output, gamehost_error* error) {
    (void)game;
    (void)outcome;
    (void)error;
    return append(output, line(position->sum));
}

static gamehost_status append_number(gamehost_output* output, uint64_t number) {
    char digits[21];
    size_t at = sizeof digits - 1;
    digits[at] = '\0';
    for (; number != 0; number /= 10) digits[--at] = (char)('0' + number % 10);
    return append(output, digits + at);
}

static gamehost_status value(const gamehost_game* game, const gamehost_position* position,
                             const gamehost_outcome* outcome, uint32_t index, gamehost_output* output, int32_t* present,
                             gamehost_error* error) {
    (void)game;
    (void)outcome;
    (void)error;
    *present = position->sum != 0;
    if (position->sum == 0) return GAMEHOST_OK;
    if (index == 0) return append(output, line(position->sum));
    return append_number(output, ((uint64_t)1 << 53) - 2 + position->sum);
}

static const void* extension(const char* id) {
    static const gamehost_field note = {sizeof note, GAMEHOST_TEXT, "note", "The verdict again."};
    static const gamehost_field big = {sizeof big, GAMEHOST_NUMBER, "big", "About 2^53."};
    static const gamehost_field* const table[] = {&note, &big};
    static const gamehost_fields fields = {sizeof fields, 2, table, value};
    return strcmp(id, GAMEHOST_FIELDS) == 0 ? &fields : NULL;
}

const gamehost_plugin* gamehost_plugin_entry_v1(void) {
    static gamehost_plugin plugin;
    plugin = c_game("odd-texts");
    plugin.grundy = grundy;
    plugin.format_verdict = format_verdict;
    plugin.extension = extension;
    plugin.first_player = "Ann, \"A\"";
    return &plugin;
}
