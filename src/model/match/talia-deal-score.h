/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One finished deal on the score sheet: the points of each side, and the reasons for them. */
#pragma once

#include "engine/talia-feats.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaDealScore:
 *
 * One finished deal: its number in the match, its title, and the points of each side with their reasons. Immutable.
 *
 * Properties: `number` (int), `title` (string, a msgid).
 */
#define TALIA_TYPE_DEAL_SCORE (talia_deal_score_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDealScore, talia_deal_score, TALIA, DEAL_SCORE, GObject)

/**
 * Creates the score of a deal that ended with the state `end`; `start` is the state after it was dealt, `seed` its
 * number, or NULL if it has none.
 */
TaliaDealScore *talia_deal_score_new (const TaliaGame *game, const TaliaState *start, const guint64 *seed,
                                      const TaliaState *end);

/**
 * Creates the score of a deal of which only the result was entered (talia_tell_score()). It has no feats. A line of it
 * has cards only if one side took all cards of an entry of the price list, because otherwise it is not known who took
 * which.
 */
TaliaDealScore *talia_deal_score_new_told (const TaliaGame *game, const TaliaState *start, const TaliaState *end);

int talia_deal_score_get_number (TaliaDealScore *self);
const char *talia_deal_score_get_title (TaliaDealScore *self); /* msgid */

/** Gets the number of the deal, which gives the same cards again; returns FALSE if it was dealt from a given pack. */
gboolean talia_deal_score_get_seed (TaliaDealScore *self, guint64 *seed);

int talia_deal_score_get_points (TaliaDealScore *self, int side);

/** Returns the side's total after this deal. */
int talia_deal_score_get_total (TaliaDealScore *self, int side);

/** Returns the seat that dealt; TALIA_NOBODY if nobody did. */
int talia_deal_score_get_dealer (TaliaDealScore *self);

/** Returns what the side has bid in this deal, and what came of it; NULL in games without bids. */
const TaliaContract *talia_deal_score_get_contract (TaliaDealScore *self, int side);

/** Returns the feats of the player at that seat. */
const TaliaFeats *talia_deal_score_get_feats (TaliaDealScore *self, int seat);

/** Returns the reasons for the side's points: `n_lines` lines whose sum is the points. */
const TaliaScoreLine *talia_deal_score_get_lines (TaliaDealScore *self, int side, guint *n_lines);

/** Returns the entry of the deal's price list that the line is about; NULL if the game has none for it. */
const TaliaStake *talia_deal_score_get_stake (TaliaDealScore *self, const TaliaScoreLine *line);

G_END_DECLS
