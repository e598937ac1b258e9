/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Claims: which of the remaining tricks a seat is sure of, and the moves that play a deal to its end. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** How a deal may end before its last card is played. */
typedef enum
{
  TALIA_CLAIM_NONE,
  TALIA_CLAIM_REST, /* the seat takes every trick that is left, whatever the others hold */
  TALIA_CLAIM_END,  /* nothing that is left changes what the deal is worth */
} TaliaClaim;

/**
 * Judges from the view alone, so that an offer to claim tells nothing about the others' cards. For TALIA_CLAIM_REST
 * the seat has to be on lead, and `leads` (may be NULL) is set to its hand in the order in which it takes all tricks.
 * Where few points win, a seat that could also lose a trick is not offered the rest.
 */
TaliaClaim talia_claim_judge (const TaliaGame *game, const TaliaView *view, TaliaCard leads[TALIA_MAX_TRICKS]);

/**
 * Plays a claim of `seat` to the end of the cards with legal moves of all seats; returns the number of moves, 0 when
 * there is nothing to claim.
 */
guint talia_claim_play_out (const TaliaGame *game, const TaliaState *state, int seat, TaliaMove moves[TALIA_MAX_PACK]);

G_END_DECLS
