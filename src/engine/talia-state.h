/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a match as one value without pointers, which is copied by assignment; undo restores an earlier copy. */
#pragma once

#include "engine/fishing/talia-fishing.h"
#include "engine/rows/talia-rows.h"
#include "engine/trick/talia-trick.h"
#include "talia-cards.h"
#include "talia-options.h"

G_BEGIN_DECLS

#define TALIA_NOBODY (-1)

typedef enum
{
  TALIA_PHASE_DEAL, /* the next deal is to be dealt */
  TALIA_PHASE_PASS,
  TALIA_PHASE_BID,
  TALIA_PHASE_PLAY,
  TALIA_PHASE_MOON,
  TALIA_PHASE_OVER,
} TaliaPhase;

/** The kinds of boards on which deals are played; each has its own widget, text, and set of cards on the table. */
typedef enum
{
  TALIA_BOARD_TRICK,
  TALIA_BOARD_ROWS,
  TALIA_BOARD_FISHING,
} TaliaBoardKind;

/** More points than any match can lead to, lost or won. */
#define TALIA_MAX_TOTAL 1000000

/** The room that a board has in a state, in 64-bit words. */
#define TALIA_BOARD_WORDS 86

/** The room for what only one game remembers. */
#define TALIA_MEMORY_BYTES 8

/**
 * TaliaState:
 *
 * Everything that undo restores. It has no pointers, and every byte is defined, so that memcmp() compares two states.
 */
typedef struct
{
  TaliaCards hand[TALIA_MAX_SEATS];  /* the cards that each seat holds now */
  TaliaCards taken[TALIA_MAX_SEATS]; /* the cards that each seat has taken in this deal */
  union                              /* by `board`; unused bytes are 0 */
  {
    TaliaTrick trick;
    TaliaRows rows;
    TaliaFishing fishing;
    uint64_t words[TALIA_BOARD_WORDS];
  };
  int32_t total[TALIA_MAX_SEATS]; /* the totals by side, of finished deals only */
  TaliaOptions options;
  uint8_t phase; /* TaliaPhase */
  uint8_t board; /* TaliaBoardKind */
  int8_t to_act; /* a seat or TALIA_NOBODY */
  int8_t dealer; /* a seat or TALIA_NOBODY */
  uint8_t seats;
  uint8_t sides;
  uint8_t winners;                    /* the winners as bits by side, after the match */
  uint8_t variant;                    /* which of several games that share their functions; set by start() */
  uint32_t deals;                     /* the number of deals so far, and the number of the running one, from 1 */
  uint8_t memory[TALIA_MEMORY_BYTES]; /* data of the game, kept from deal to deal; only its functions use it */
} TaliaState;

/**
 * TaliaView:
 *
 * The match as one seat may know it. `seen` has no other hands and no hidden cards; `held` has the number of cards of
 * each seat. Rules functions that only need the mover's own cards (legal, check) work on `seen` as on a state.
 */
typedef struct
{
  TaliaState seen;
  int8_t seat;
  uint8_t held[TALIA_MAX_SEATS];
} TaliaView;

/** Returns the side of a seat: the seat itself, or its pair (0+2 against 1+3). */
static inline int
talia_state_side (const TaliaState *state, int seat)
{
  return seat % state->sides;
}

/** Returns whether two states are the same. */
gboolean talia_state_equal (const TaliaState *a, const TaliaState *b);

/** Returns the cards that lie open on the table: the running trick, rows, loose cards and builds. */
TaliaCards talia_state_table (const TaliaState *state);

/** Returns the cards that nobody holds and that do not lie open: set aside, or still to be dealt. */
TaliaCards talia_state_hidden (const TaliaState *state);

/**
 * Appends what lies on the table as the protocol writes it: nothing for tricks, the cards of the
 * rows, or the loose cards and then each build as `VALUE:OWNER:CARDS`, sorted.
 */
void talia_state_append_table (const TaliaState *state, GString *out);

/** Returns all cards that the side has taken in this deal. */
TaliaCards talia_state_taken (const TaliaState *state, int side);

G_END_DECLS
