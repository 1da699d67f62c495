/*
 * gamehost/abi_rules.h: the extensions of the boundary that state the rules of a game, beside its closed form.
 *
 * What gamehost/abi.h says of compatibility, ownership, threads and failure holds here too. Both tables are asked for
 * with gamehost_plugin.extension.
 */
#ifndef GAMEHOST_ABI_RULES_H
#define GAMEHOST_ABI_RULES_H

#include <gamehost/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Extension "gamehost.cases/1": positions as text.
 *
 * The text of a position is what stands for it in an input, without a count of its numbers: "1 2 3 1". It has no
 * control characters, its tokens stand one blank apart, and a position without anything has an empty one. Two positions
 * are the same exactly if their texts are: by its text the host tells a position from others, remembers it and shows
 * it.
 */
#define GAMEHOST_CASES "gamehost.cases/1"

typedef struct gamehost_cases {
    uint32_t size;     /* of this struct, in bytes */
    uint32_t reserved; /* 0 */

    /* Writes a position's text. It may be longer than that of a verdict: 2^32 - 1 bytes. */
    gamehost_status (*write_position)(const gamehost_game* game, const gamehost_position* position,
                                      gamehost_output* output, gamehost_error* error);

    /* Reads a position from its text, where the input ends. Takes every position that play can reach, so also those
     * that no case may be, such as one without heaps. Failure as for parse_case. */
    gamehost_status (*read_position)(const gamehost_game* game, gamehost_input* input, gamehost_position* position,
                                     gamehost_error* error);

    /* Writes a position as a case stands in an input, the count of its numbers first. Limit as for write_position. */
    gamehost_status (*write_case)(const gamehost_game* game, const gamehost_position* position, gamehost_output* output,
                                  gamehost_error* error);

    /* Makes a random position of a given size (from 1; what that is the game says: mostly the greatest number in it),
     * and the same one from the same seed on every machine. Null where the game has none. A size that cannot be made is
     * GAMEHOST_BAD_DATA or GAMEHOST_CANNOT; the position's value does not matter then. */
    gamehost_status (*random_position)(const gamehost_game* game, uint64_t size, uint64_t seed,
                                       gamehost_position* position, gamehost_error* error);
} gamehost_cases;

/*
 * Extension "gamehost.rules/1": the moves of the game, independent of any closed form. Needs "gamehost.cases/1".
 *
 * With it gamehost_plugin.grundy may be null: the host then computes the values, slowly, from the rules.
 */
#define GAMEHOST_RULES "gamehost.rules/1"

/* Where a plugin lists positions, one at a time. */
typedef struct gamehost_positions {
    uint32_t size;        /* of this struct, in bytes */
    uint32_t wants_moves; /* 1 when the texts of moves are looked at, else 0 */

    /* Hands over a position, and for an option the move that leads to it, in one line ("split pile 2: 7 -> 3 + 4"; may
     * be null with length 0). Both are read during the call only, and neither changed nor destroyed. Within it the host
     * may call any function of the plugin, also the one that is running, several deep: for this position, and for
     * positions that the host has created. GAMEHOST_OK: go on. GAMEHOST_END: that was enough; list no more and return
     * GAMEHOST_OK. Any other status is to be returned. */
    gamehost_status (*add)(struct gamehost_positions* out, const gamehost_position* position, const char* move,
                           uint64_t length);
} gamehost_positions;

/* Each function that lists returns GAMEHOST_OK when all was listed or enough. A position that it cannot list, since a
 * number would be too large, say, is GAMEHOST_CANNOT; every other status counts as GAMEHOST_BROKEN. What was listed
 * before a failure is dropped. */
typedef struct gamehost_rules {
    uint32_t size;     /* of this struct, in bytes */
    uint32_t reserved; /* 0 */

    /* The bound that `gamehost verify` takes for positions_up_to when none is given, at least 1: a few seconds' work.
     */
    uint64_t usual_bound;

    /* Lists the options of a position: those that one legal move leads to, each at least once. None: the player to move
     * has lost. The position is finite: no play from it goes on for ever. */
    gamehost_status (*options)(const gamehost_game* game, const gamehost_position* position, gamehost_positions* out,
                               gamehost_error* error);

    /* Lists the independent components that a position is the sum of, in order; every move is one in a single
     * component. The components' texts, one blank apart, are the position's. Null where a position is always its only
     * one. */
    gamehost_status (*components)(const gamehost_game* game, const gamehost_position* position, gamehost_positions* out,
                                  gamehost_error* error);

    /* Lists the options of a position that a move in its component number `component` leads to and that make this
     * component's Grundy value `target`, each once, without going through all others. `component` is one of those that
     * `components` lists, from 0; `target` any number, also one that no option has. Null where the game knows no way.
     */
    gamehost_status (*winning_options)(const gamehost_game* game, const gamehost_position* position, uint64_t component,
                                       uint64_t target, gamehost_positions* out, gamehost_error* error);

    /* Lists all positions of one component whose size is at most `bound`, in the order of their sizes, each once. Null
     * where the game lists none. */
    gamehost_status (*positions_up_to)(const gamehost_game* game, uint64_t bound, gamehost_positions* out,
                                       gamehost_error* error);

    /* Sets *is to 1 where one legal move leads from a position to another, else to 0. Where the rules give parts no
     * order, such as those of a split, any order will do, though `options` lists but one. Null where only a search
     * through the options can tell. */
    gamehost_status (*is_option)(const gamehost_game* game, const gamehost_position* position,
                                 const gamehost_position* option, int32_t* is, gamehost_error* error);
} gamehost_rules;

#ifdef __cplusplus
}
#endif

#endif
