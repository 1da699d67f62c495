/*
 * gamehost/abi.h: the boundary between gamehost and a game plugin, in C11.
 *
 * A plugin is a shared library that exports one symbol, GAMEHOST_ENTRY. In C++ do not use this header
 * directly: gamehost/plugin.hpp turns a plain class into everything that is declared here.
 *
 * Life cycle, in this order:
 *   1. load      The host maps the library with immediate binding. Code that runs now must not print or fail.
 *   2. version   The host calls gamehost_plugin_entry_v1 once, and compares size and ABI numbers.
 *   3. create    `create` makes a game from its settings; `create_position` an empty position for it.
 *   4. parse     For each case: `parse_case` reads it into the position, whose memory is reused.
 *   5. evaluate  `grundy` answers with the Grundy value of that position.
 *   6. format    `format_verdict` writes the judge's line for it.
 *   7. destroy   `destroy_position`, then `destroy`.
 *   8. unload    The host unmaps the library; that it really leaves memory is usual, never relied on.
 *
 * Compatibility. The major number changes when a plugin of the old kind could no longer work; the host refuses
 * a plugin of another major number. The minor number grows when something is appended. Structs only grow at
 * their end: whoever reads a field first looks whether it lies within the struct's `size`. The first eight bytes of
 * gamehost_plugin (size, abi_major, abi_minor) are the same for every major number, for ever.
 *
 * Ownership. What a plugin hands out by pointer in a struct (texts, tables, functions) is static: valid from
 * the call of the entry function to unloading, never freed by the host. What the host passes to a call is valid
 * for that call. Texts are UTF-8; `const char *` without a length ends with a NUL byte.
 *
 * Threads. One position is used by one thread at a time. All functions that take a `const gamehost_game *` may
 * be called from several threads at once, with different positions. The host's structs (input, output, error)
 * belong to the thread of the call.
 *
 * Failure. Every function that can fail returns a gamehost_status and explains itself in a gamehost_error. No
 * exception, signal or long jump may cross this boundary.
 */
#ifndef GAMEHOST_ABI_H
#define GAMEHOST_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GAMEHOST_ABI_MAJOR 1
#define GAMEHOST_ABI_MINOR 0
#define GAMEHOST_ENTRY "gamehost_plugin_entry_v1"

/* How a call ended. The host takes any other number for GAMEHOST_BROKEN. */
typedef int32_t gamehost_status;
enum {
    GAMEHOST_OK = 0,       /* done */
    GAMEHOST_END = 1,      /* the input ends where more was expected */
    GAMEHOST_BAD_DATA = 2, /* what stands in the input breaks the game's rules or limits */
    GAMEHOST_CANNOT = 3,   /* right input, but more than can be computed here, such as too little memory */
    GAMEHOST_BROKEN = 4    /* the plugin's own fault */
};

/* How cases stand in an input. The host reads the counts; the plugin never sees them. */
enum {
    GAMEHOST_COUNTED = 1,        /* the number of cases T, then T cases */
    GAMEHOST_COUNTED_BLOCKS = 2, /* as before, and after T cases another T may follow, until the end */
    GAMEHOST_UNTIL_END = 3       /* cases until the input ends */
};

/* Kinds of values, of settings and of fields. */
enum {
    GAMEHOST_NUMBER = 1, /* decimal digits, 0 to 2^64-1 */
    GAMEHOST_TEXT = 2,   /* any UTF-8 text */
    /* Of a field: the least number, from 1, of a component with a winning move; none when there is none. */
    GAMEHOST_WINNING_COMPONENT = 3
};

/* The plugin's own types; the host only passes the pointers on. */
typedef struct gamehost_game gamehost_game;
typedef struct gamehost_position gamehost_position;

/*
 * Where a failing call explains itself. The host provides the buffer and sets all fields before the call.
 * A text says what was found and what was expected, in one line, without place, case number or final stop; the
 * host adds the place. One exception: when `refill` or `word` of the input failed, the host knows what was found,
 * and the text is only what was expected there ("a pile of 1 or more").
 */
typedef struct gamehost_error {
    uint32_t size;          /* of this struct, in bytes */
    uint32_t capacity;      /* of text, in bytes */
    uint32_t length;        /* plugin: bytes written to text, at most capacity; 0 before the call */
    uint32_t setting;       /* plugin, in `create`: index of the refused setting; UINT32_MAX before the call */
    char* text;             /* plugin: the explanation, not terminated */
    const uint64_t* number; /* plugin, where it reads an input: the offending number, a pointer into the input's current
                               block, where next - 1 is the number or word just taken; null before the call, and null
                               means the first token of the case */
} gamehost_error;

/*
 * The numbers of the input, already checked and converted by the host: white space separates tokens, a number
 * is a run of decimal digits of at most 2^64-1. The current block is [next, end). Take numbers by moving next
 * forward, up to end; when the block is empty ask for another one. A block stops before the first token that is
 * not a number, so that whoever asks for that token gets the error.
 *
 * Move next and end in no other way. A refill or word that finds them elsewhere changes nothing and answers
 * GAMEHOST_BROKEN, and the case counts as a broken contract, whatever parse_case returns.
 */
typedef struct gamehost_input {
    uint32_t size;        /* of this struct, in bytes */
    uint32_t strict;      /* 1 when contest limits are to be enforced, else 0 */
    const uint64_t* next; /* first number not yet taken */
    const uint64_t* end;  /* behind the last number of the block */

    /* Makes next != end and answers GAMEHOST_OK. To be called only when next == end (else GAMEHOST_BROKEN, since
     * numbers not yet taken would be lost); pointers into the block before are invalid afterwards. GAMEHOST_END: the
     * input has ended. Any other status: the next token is no number, or reading failed; the host keeps what it found.
     * Return the same status from parse_case then: a case for which the input had no more cannot succeed. */
    gamehost_status (*refill)(struct gamehost_input* input);

    /* The next token as it stands, whatever its bytes, 1 to 4096 of them; taken from the input. The text stays
     * valid until the next call of refill or word. While numbers are left, the token is the first of them. When
     * next == end, pointers into the block before are invalid afterwards. Either way next - 1 then stands for the word,
     * to be named as error.number. Statuses as for refill; a longer token is GAMEHOST_BAD_DATA. */
    gamehost_status (*word)(struct gamehost_input* input, const char** text, uint64_t* length);
} gamehost_input;

/*
 * Where a plugin writes text. Put bytes into [next, end) and move next forward, up to end; what does not fit goes
 * through `write`. The host ends the line itself: a text does not end with a line feed.
 */
typedef struct gamehost_output {
    uint32_t size;     /* of this struct, in bytes */
    uint32_t reserved; /* 0 */
    char* next;
    char* end;

    /* Appends length bytes, and renews next and end. A status other than GAMEHOST_OK (the text of one call would
     * exceed 1 MiB) is to be returned from the plugin's function. */
    gamehost_status (*write)(struct gamehost_output* output, const char* text, uint64_t length);
} gamehost_output;

/* What is known of a solved case. The first player wins exactly if the Grundy value is not 0. */
typedef struct gamehost_outcome {
    uint32_t size;        /* of this struct, in bytes */
    uint32_t reserved;    /* 0 */
    uint64_t case_number; /* from 1, over the whole input */
    uint64_t grundy;
} gamehost_outcome;

/* One contest limit, enforced by the plugin when gamehost_input.strict is 1: WHAT is at most MAXIMUM. */
typedef struct gamehost_limit {
    uint32_t size;     /* of this struct, in bytes */
    uint32_t reserved; /* 0 */
    const char* what;  /* "pile" */
    uint64_t maximum;
} gamehost_limit;

/* One setting that a configuration may give. The host checks a GAMEHOST_NUMBER against its range. */
typedef struct gamehost_setting {
    uint32_t size;        /* of this struct, in bytes */
    int32_t kind;         /* GAMEHOST_NUMBER or GAMEHOST_TEXT */
    const char* key;      /* [a-z0-9_]+ */
    const char* help;     /* one sentence */
    const char* unit;     /* of a number; "" for none */
    const char* fallback; /* the value when none is given, as text */
    uint64_t minimum;     /* least and greatest number allowed; unused for a text */
    uint64_t maximum;
} gamehost_setting;

typedef struct gamehost_plugin {
    uint32_t size;      /* of this struct as the plugin knows it, in bytes */
    uint16_t abi_major; /* GAMEHOST_ABI_MAJOR and GAMEHOST_ABI_MINOR that the plugin was built with */
    uint16_t abi_minor;

    /* Facts. No text is empty; name, title, version, source and the players have no control characters. */
    const char* name;          /* [a-z0-9-]+ */
    const char* title;         /* the game's name for people */
    const char* version;       /* of the plugin, such as "1.0.0" */
    const char* source;        /* where the problem was set: judge, number, title */
    const char* rules;         /* in words: the moves, and who wins */
    const char* theorem;       /* why the Grundy value is what it is, with its source */
    const char* input;         /* what a case looks like, and what is not allowed */
    const char* sample_input;  /* a whole input */
    const char* sample_output; /* and the right answer, each line ended by a line feed */
    const char* first_player;  /* names of the two players, as verdicts use them */
    const char* second_player;
    int32_t framing; /* GAMEHOST_COUNTED, GAMEHOST_COUNTED_BLOCKS or GAMEHOST_UNTIL_END */
    uint32_t limit_count;
    const gamehost_limit* const* limits;     /* limit_count of them */
    uint64_t most_cases;                     /* contest limit of T, enforced by the host when strict; 0 for none */
    const gamehost_setting* const* settings; /* setting_count of them */
    uint32_t setting_count;
    uint32_t reserved; /* 0 */

    /* Makes a game. values: one text for each setting, in the table's order, the fallback where none was given;
     * count is setting_count. On failure *game is untouched, and error.setting may name the setting at fault. */
    gamehost_status (*create)(const char* const* values, uint32_t count, gamehost_game** game, gamehost_error* error);

    /* Frees a game; its positions are gone before. */
    void (*destroy)(gamehost_game* game);

    /* Makes an empty position, to be filled by parse_case again and again. On failure *position is untouched. */
    gamehost_status (*create_position)(const gamehost_game* game, gamehost_position** position, gamehost_error* error);
    void (*destroy_position)(const gamehost_game* game, gamehost_position* position);

    /* Reads one case, at least one token. On failure the position's value does not matter, but it can be used for
     * another case or destroyed. A case that breaks the rules is GAMEHOST_BAD_DATA; error.number names the number. */
    gamehost_status (*parse_case)(const gamehost_game* game, gamehost_input* input, gamehost_position* position,
                                  gamehost_error* error);

    /* Computes the Grundy value of a position, under normal play (who cannot move loses). Null only with the
     * extension "gamehost.rules/1": the host then computes the values from the rules. */
    gamehost_status (*grundy)(const gamehost_game* game, const gamehost_position* position, uint64_t* value,
                              gamehost_error* error);

    /* Writes the judge's line for the case, without its line feed (and with more inside only where the judge
     * expects several lines). What was written before a failure is dropped. */
    gamehost_status (*format_verdict)(const gamehost_game* game, const gamehost_position* position,
                                      const gamehost_outcome* outcome, gamehost_output* output, gamehost_error* error);

    /* A table of further abilities, such as GAMEHOST_FIELDS; null for "not offered" and for every unknown id. */
    const void* (*extension)(const char* id);
} gamehost_plugin;

/* The one exported symbol. Returns a static struct, never null. */
typedef const gamehost_plugin* (*gamehost_plugin_entry)(void);

/* Extension "gamehost.fields/1": output fields of a case beside the host's own, for machine formats and templates. */
#define GAMEHOST_FIELDS "gamehost.fields/1"

/* The names of the host's own fields, in the order of the machine formats; no plugin's field has one of them. */
#define GAMEHOST_HOST_FIELDS "case", "game", "grundy", "winner", "player", "verdict"

typedef struct gamehost_field {
    uint32_t size;    /* of this struct, in bytes */
    int32_t kind;     /* one of the kinds above */
    const char* name; /* [a-z0-9_]+, none of GAMEHOST_HOST_FIELDS */
    const char* help; /* one sentence */
} gamehost_field;

typedef struct gamehost_fields {
    uint32_t size; /* of this struct, in bytes */
    uint32_t count;
    const gamehost_field* const* fields; /* count of them */

    /* Writes the value of field number `index` (from 0) and sets *present to 1; to 0, and writes nothing, where the
     * case has no value. */
    gamehost_status (*value)(const gamehost_game* game, const gamehost_position* position,
                             const gamehost_outcome* outcome, uint32_t index, gamehost_output* output, int32_t* present,
                             gamehost_error* error);
} gamehost_fields;

#ifdef __cplusplus
}
#endif

#endif
