/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Claims: which of the remaining tricks a seat is sure of, and the moves that play a deal to its end. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The ways in which a deal can end before its last card is played. */
typedef enum
{
  TALIA_CLAIM_NONE,
  TALIA_CLAIM_REST, /* the seat takes all remaining tricks, whatever the others hold */
  TALIA_CLAIM_END,  /* the remaining cards cannot change the result of the deal */
} TaliaClaim;

/**
 * Finds the claim of a seat from its view alone, so that the offer reveals nothing about the others' cards. For
 * TALIA_CLAIM_REST the seat has to be on lead, and `leads` (may be NULL) is set to its hand in the order in which it
 * takes all tricks. If low scores win, a seat that could also lose a trick does not get this offer.
 */
TaliaClaim talia_claim_judge (const TaliaGame *game, const TaliaView *view, TaliaCard leads[TALIA_MAX_TRICKS]);

/**
 * Lists legal moves of all seats that carry out a claim of `seat` to the end of the deal; returns their number, or 0 if
 * there is nothing to claim.
 */
guint talia_claim_play_out (const TaliaGame *game, const TaliaState *state, int seat, TaliaMove moves[TALIA_MAX_PACK]);

G_END_DECLS
