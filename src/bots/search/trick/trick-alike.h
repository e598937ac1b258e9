/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards that are equivalent: it makes no difference which of them is played. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The kinds of cards: cards of one kind have the same price and the same rules, whatever their suit and rank. */
typedef struct
{
  guint64 kind[64]; /* by card */
} TaliaTrickKinds;

/** Sorts the cards into kinds by their prices and by the rules for them. */
void talia_trick_kinds_init (TaliaTrickKinds *self, const TaliaPayoff *payoff, const TaliaTrickRules *rules);

/**
 * Of a hand's `legal` cards, keeps the lowest of each run of cards of one kind that is not interrupted by a card of
 * `between`: the cards of the running trick, and those that others hold or may hold.
 */
TaliaCards talia_trick_leave_lowest (const TaliaTrickKinds *self, TaliaCards legal, TaliaCards between);

G_END_DECLS
