/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move of any game, and its textual form, one word (docs/RECORD.md, "Moves"). */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_MOVE_PLAY,     /* `card` to the trick or the row: `QS` */
  TALIA_MOVE_SKIP,     /* lose the turn: `-` */
  TALIA_MOVE_PASS,     /* give away `cards`: `pass:2C,QS,AS` */
  TALIA_MOVE_BID,      /* `value` tricks, 0 is nil: `bid:4` */
  TALIA_MOVE_LOOK,     /* look at the hand instead of bidding blind: `look` */
  TALIA_MOVE_BLIND,    /* blind nil: `bid:blind` */
  TALIA_MOVE_ADD,      /* the moon: add to the others: `moon:add` */
  TALIA_MOVE_SUBTRACT, /* the moon: subtract from oneself: `moon:subtract` */
  TALIA_MOVE_TRAIL,    /* lay `card` on the table: `trail:5H` */
  TALIA_MOVE_TAKE,     /* `card` takes the table `cards`: `take:9H:9D,4H,5S` */
  TALIA_MOVE_BUILD,    /* `card` and the table `cards` become a build of `value`: `build:9:4H:5S` */
} TaliaMoveKind;

/** The number of cards in a pass. */
#define TALIA_PASSED_CARDS 3

/** A move, as a flat value of 16 bytes; fields that its kind does not use are 0 (`card`: TALIA_NO_CARD). */
typedef struct
{
  TaliaCards cards;
  uint8_t kind;
  TaliaCard card;
  uint8_t value;
  uint8_t unused[5];
} TaliaMove;

#define TALIA_PLAY(c) ((TaliaMove) { .kind = TALIA_MOVE_PLAY, .card = (c) })
#define TALIA_PASS(set) ((TaliaMove) { .kind = TALIA_MOVE_PASS, .cards = (set), .card = TALIA_NO_CARD })
#define TALIA_BID(n) ((TaliaMove) { .kind = TALIA_MOVE_BID, .value = (n), .card = TALIA_NO_CARD })
#define TALIA_PLAIN_MOVE(k) ((TaliaMove) { .kind = (k), .card = TALIA_NO_CARD })

/** Returns whether two moves are the same. */
gboolean talia_move_equal (const TaliaMove *a, const TaliaMove *b);

/* The kinds that use each field, a bit by kind. */
#define TALIA_MOVES_WITH_CARD                                                                                          \
  (1u << TALIA_MOVE_PLAY | 1u << TALIA_MOVE_TRAIL | 1u << TALIA_MOVE_TAKE | 1u << TALIA_MOVE_BUILD)
#define TALIA_MOVES_WITH_CARDS (1u << TALIA_MOVE_PASS | 1u << TALIA_MOVE_TAKE | 1u << TALIA_MOVE_BUILD)
#define TALIA_MOVES_WITH_VALUE (1u << TALIA_MOVE_BID | 1u << TALIA_MOVE_BUILD)

/** Returns whether the kind is known and the fields that it does not use are as the macros above leave them. */
static inline gboolean
talia_move_is_clean (const TaliaMove *move)
{
  guint kind;

  if (move->kind > TALIA_MOVE_BUILD)
    return FALSE;
  kind = 1u << move->kind;
  return (kind & TALIA_MOVES_WITH_CARD || move->card == TALIA_NO_CARD)
         && (kind & TALIA_MOVES_WITH_CARDS || move->cards == 0) && (kind & TALIA_MOVES_WITH_VALUE || move->value == 0);
}

/** Returns all cards that the move is about: the one that is played, and those that are passed, taken or built. */
static inline TaliaCards
talia_move_get_cards (const TaliaMove *move)
{
  return move->cards | (move->card != TALIA_NO_CARD ? TALIA_BIT (move->card) : 0);
}

/** Returns the move's word as a new string. */
char *talia_move_to_text (const TaliaMove *move);

/** Parses a move's word; returns FALSE if it is none. Does not check whether the move is legal. */
gboolean talia_move_parse (const char *text, TaliaMove *move);

G_END_DECLS
