/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows core: one row for each suit, which grows in both directions from its eight. */
#pragma once

#include "engine/talia-cards.h"
#include "engine/talia-refusal.h"

G_BEGIN_DECLS

/** The number of players who can get rid of their cards before the deal ends. */
#define TALIA_ROWS_PLACES 2

/** The part of a state for rows. Seats are those of the state. */
typedef struct
{
  TaliaCards laid;                   /* the cards in the rows, and the card set aside, wherever it belongs */
  TaliaCards aside;                  /* with six players: the card shown before play, which counts as laid */
  TaliaCards lacks[TALIA_MAX_SEATS]; /* the cards that each seat has shown not to hold by passing */
  uint8_t out[TALIA_ROWS_PLACES];    /* the seats that got rid of all their cards, in that order */
  uint8_t n_out;
  uint8_t begun;    /* whether the first eight has been laid */
  uint8_t may_pass; /* whether a player may pass although a card fits */
  uint8_t skips;    /* passes since the last card was laid, at most 255 */
  uint8_t n_played;
  TaliaCard played[TALIA_MAX_PACK]; /* the cards from hands, in the order in which they were laid; unused ones are 0 */
  int8_t by[TALIA_MAX_PACK];        /* the seats that laid them; unused ones are 0 */
  uint8_t unused;
} TaliaRows;

/** Returns every card that could be laid next, whichever hand holds it. */
TaliaCards talia_rows_open (const TaliaRows *rows);

/** Returns why `card`, which is in `hand`, may not be laid next. */
TaliaRefusal talia_rows_check (const TaliaRows *rows, TaliaCards hand, TaliaCard card);

/** Returns why the seat may not pass with this hand. */
TaliaRefusal talia_rows_check_skip (const TaliaRows *rows, TaliaCards hand);

/** Lays an open card of `seat`. */
void talia_rows_add (TaliaRows *rows, int seat, TaliaCard card);

/** Passes for `seat`. */
void talia_rows_skip (TaliaRows *rows, int seat);

/** Returns whether the seat is already out. */
gboolean talia_rows_is_out (const TaliaRows *rows, int seat);

G_END_DECLS
