/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows core: one row for each suit, which grows in both directions from its eight. */
#pragma once

#include "engine/talia-cards.h"
#include "engine/talia-refusal.h"

G_BEGIN_DECLS

/** The number of players who get rid of their cards before the deal ends. */
#define TALIA_ROWS_PLACES 2

/** The layout part of a state. Seats are those of the state. */
typedef struct
{
  TaliaCards laid;                   /* in the rows, and the card set aside, wherever it belongs */
  TaliaCards aside;                  /* of six players: shown before play, counts as laid */
  TaliaCards lacks[TALIA_MAX_SEATS]; /* what each seat has shown not to hold by losing a turn */
  uint8_t out[TALIA_ROWS_PLACES];    /* the seats that got rid of all their cards, in that order */
  uint8_t n_out;
  uint8_t begun;    /* the first eight lies */
  uint8_t may_pass; /* a turn may be lost although a card fits */
  uint8_t skips;    /* turns lost since the last card was laid, at most 255 */
  uint8_t n_played;
  TaliaCard played[TALIA_MAX_PACK]; /* from hands, in the order in which they were laid; 0 from n_played on */
  int8_t by[TALIA_MAX_PACK];        /* who laid each of them; 0 from n_played on */
  uint8_t unused;
} TaliaRows;

/** Every card that could be laid next, whichever hand holds it. */
TaliaCards talia_rows_open (const TaliaRows *rows);

/** Why `card`, which is in `hand`, may not be laid next. */
TaliaRefusal talia_rows_check (const TaliaRows *rows, TaliaCards hand, TaliaCard card);

/** Why the turn may not be lost with this hand. */
TaliaRefusal talia_rows_check_skip (const TaliaRows *rows, TaliaCards hand);

/** Lays an open card of `seat`. */
void talia_rows_add (TaliaRows *rows, int seat, TaliaCard card);

/** Loses the turn of `seat`. */
void talia_rows_skip (TaliaRows *rows, int seat);

/** Whether the seat is already out. */
gboolean talia_rows_is_out (const TaliaRows *rows, int seat);

G_END_DECLS
