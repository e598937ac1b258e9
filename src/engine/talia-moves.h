/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal moves of a state, counted and numbered without being listed. */
#pragma once

#include "talia-move.h"

G_BEGIN_DECLS

/** The greatest number of moves that are listed (PROTOCOL: `too-many-moves`). */
#define TALIA_MAX_LEGAL 20000

/**
 * TaliaMoves:
 *
 * Sets of moves that differ only in their cards or their number. Begin with zeros, as `g_auto (TaliaMoves) moves = { 0
 * };`, and let talia_game_moves() fill it as often as you like.
 */
typedef struct
{
  int n;           /* the number of moves; -1: more than TALIA_MAX_LEGAL */
  TaliaCards play; /* any of these cards may be played, */
  TaliaCards pass; /* any TALIA_PASSED_CARDS of these passed, */
  uint8_t bids;    /* any number of tricks below this one bid, */
  uint16_t plain;  /* the TaliaMoveKinds, a bit each, that can be made and need nothing else, */
  TaliaMove *list; /* and moves that are not in such sets; room for TALIA_MAX_LEGAL, NULL until a game needs it */
} TaliaMoves;

/** Returns the number of moves in the sets. Called by games. */
int talia_moves_count (const TaliaMoves *moves);

/** Returns move number `i`, which is below `n` and is not a card to play. Called only by talia_moves_get(), which
 * handles cards inline. */
void talia_moves_get_other (const TaliaMoves *moves, int i, TaliaMove *move);

/** Returns move number `i`, below `n`: cards and numbers are in ascending order. */
static inline void
talia_moves_get (const TaliaMoves *moves, int i, TaliaMove *move)
{
  if (G_LIKELY (i < talia_cards_count (moves->play)))
    *move = TALIA_PLAY (talia_cards_nth (moves->play, i));
  else
    talia_moves_get_other (moves, i, move);
}

/** Frees the list. */
void talia_moves_clear (TaliaMoves *moves);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaMoves, talia_moves_clear)

G_END_DECLS
