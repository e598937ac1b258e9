/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fishing core: the cards on the table, and what one card may do with them, driven by data alone. */
#pragma once

#include "engine/talia-move.h"
#include "engine/talia-refusal.h"

G_BEGIN_DECLS

/** The greatest number of builds: each of four seats makes three in a round, since the fourth card of a hand must take,
 * or trail. */
#define TALIA_MAX_BUILDS 12

/** The greatest number of players of a fishing game. */
#define TALIA_FISHING_SEATS 4

/** The number of cards that are played in a whole hand, whatever the number of seats: all but the first four of the
 * table. */
#define TALIA_FISHING_PLAYS 48

/** What a jack, queen or king can take if it has no value. */
typedef enum
{
  TALIA_FACE_ONE,
  TALIA_FACE_ANY,
  TALIA_FACE_ONE_OR_THREE,
} TaliaFaceCapture;

/** Which builds may be raised. */
typedef enum
{
  TALIA_RAISE_ANY,
  TALIA_RAISE_OTHERS,
  TALIA_RAISE_OFF,
} TaliaRaise;

/**
 * TaliaFishingRules:
 *
 * The rules in which fishing games differ.
 */
typedef struct
{
  uint8_t top;              /* the highest value of a build: 10, or 14 if face cards have values and aces two */
  uint8_t face_capture;     /* TaliaFaceCapture, if face cards have no value */
  uint8_t raise;            /* TaliaRaise */
  uint8_t trail_with_build; /* whether the owner of a build may trail */
  uint8_t table_ace_high;   /* whether a loose ace may count 14 as well as 1 */
  uint8_t sweeps;           /* whether leaving nothing on the table counts */
  uint8_t last_sweep;       /* also on the last play of the hand */
  uint8_t unused;
} TaliaFishingRules;

/** The fishing part of a state. Seats are those of the state. */
typedef struct
{
  TaliaFishingRules rules;
  TaliaCards loose;                      /* loose cards on the table */
  TaliaCards build[TALIA_MAX_BUILDS];    /* in the order in which they were made; unused ones are 0 */
  uint64_t captures;                     /* bit i: play i took something */
  uint64_t sweeps;                       /* bit i: play i left nothing on the table */
  uint8_t value[TALIA_MAX_BUILDS];       /* the value of a card that takes the build */
  int8_t owner[TALIA_MAX_BUILDS];        /* the last seat to make, raise or add to it; unused ones are 0 */
  TaliaCard stock[TALIA_FISHING_PLAYS];  /* still to be dealt, in order, at the end of the array; others are 0 */
  TaliaCard played[TALIA_FISHING_PLAYS]; /* cards from hands, in order; turns begin at the dealer's left */
  TaliaCards with[TALIA_FISHING_PLAYS];  /* by play: the cards of the table that it took or built with; 0: none */
  uint8_t into[TALIA_FISHING_PLAYS];     /* by play: the value of what it built; 0: nothing */
  uint8_t n_builds;
  uint8_t n_stock;
  uint8_t n_played;
  uint8_t counted; /* in a finished hand: how many items have been counted */
  uint8_t unused[4];
} TaliaFishing;

/** Returns the cards that are still to be dealt: `n_stock` of them, in the order of the pack. */
static inline TaliaCard *
talia_fishing_stock (TaliaFishing *table)
{
  return table->stock + TALIA_FISHING_PLAYS - table->n_stock;
}

/** Returns the build that contains `card`; -1 if there is none. */
int talia_fishing_find_build (const TaliaFishing *table, TaliaCard card);

/** Returns whether a build of these cards and this value is single: its cards, with aces counting 1, add up to exactly
 * that value. */
gboolean talia_fishing_is_single (const TaliaFishingRules *rules, TaliaCards build, int value);

/** Returns the value of a card in sums; 1 for aces, 0 for face cards without one. */
int talia_fishing_value (const TaliaFishingRules *rules, TaliaCard card);

/** Returns all cards of builds. */
TaliaCards talia_fishing_built (const TaliaFishing *table);

/**
 * Returns whether loose cards, with the hand card `card` (TALIA_NO_CARD: without one), can be partitioned into groups
 * that each add up to `value`. The empty set can.
 */
gboolean talia_fishing_groups (const TaliaFishingRules *rules, TaliaCards loose, TaliaCard card, int value);

/** Returns whether `hand` has a card for each of the values whose bits are set in `values`; no card counts for two of
 * them. */
gboolean talia_fishing_guards (const TaliaFishingRules *rules, TaliaCards hand, guint values);

/** Returns the values, as bits, of the builds that `seat` owns, except those in `except` (bit by build). */
guint talia_fishing_owned (const TaliaFishing *table, int seat, guint except);

/** Judges one move of `seat` by the cards that it names, without listing any. */
TaliaRefusal talia_fishing_check (const TaliaFishing *table, int seat, TaliaCards hand, const TaliaMove *move);

/** Lists the moves of `seat`, each once; returns -1 if there are more than `room`. */
int talia_fishing_legal (const TaliaFishing *table, int seat, TaliaCards hand, TaliaMove *moves, int room);

/**
 * Makes a move that talia_fishing_check() accepts: changes the table and notes the play. Returns the cards that go to
 * the seat's pile, including the card played; only a capture has any.
 */
TaliaCards talia_fishing_apply (TaliaFishing *table, int seat, const TaliaMove *move);

/** Returns the move that was made as play number `play`. */
TaliaMove talia_fishing_move_of (const TaliaFishing *table, int play);

/** Takes back all plays; `taken` are the cards that were taken off the table. Leaves the stock alone. */
void talia_fishing_rewind (TaliaFishing *table, TaliaCards taken);

/** Returns the seat of play number `play`, if the seat left of `dealer` begins every round. */
static inline int
talia_fishing_player (int dealer, int seats, int play)
{
  return (dealer + 1 + play) % seats;
}

G_END_DECLS
