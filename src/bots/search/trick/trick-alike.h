/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards that are equivalent: it makes no difference which of them is played. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** What of a card matters besides its suit and rank: cards of one kind cost the same and are ruled alike. */
typedef struct
{
  guint64 kind[64]; /* by card */
} TaliaTrickKinds;

/** Sorts the cards into kinds by what they cost and what is ruled of them. */
void talia_trick_kinds_init (TaliaTrickKinds *self, const TaliaPayoff *payoff, const TaliaTrickRules *rules);

/**
 * Of a hand's `legal` cards, leaves the lowest of each run of one kind that has none of `between` inside: the cards of
 * the running trick, and those that others hold or may hold.
 */
TaliaCards talia_trick_leave_lowest (const TaliaTrickKinds *self, TaliaCards legal, TaliaCards between);

G_END_DECLS
