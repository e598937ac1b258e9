/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match that belong to one deal, and the positions among them at which a review can stop. */
#pragma once

#include "model/look-back/talia-replay.h"

G_BEGIN_DECLS

/** One deal of a table; all fields are 0 before talia_review_deal_find(). */
typedef struct
{
  guint number;      /* from 1 */
  int first, last;   /* positions of a TaliaReplay: just after the deal, and the last one so far */
  gboolean is_ended; /* no card is hidden any more */
  GArray *stops;     /* of int, ascending: the positions at which a review stops */
} TaliaReviewDeal;

/** Returns how many deals of the match have been dealt. */
guint talia_review_deal_count (TaliaTable *table);

/** Returns the last deal that has ended; 0 if there is none. */
guint talia_review_deal_find_ended (TaliaTable *table);

/** Finds the steps of deal `number`, 1 to talia_review_deal_count(); its stops are not known yet. */
void talia_review_deal_find (TaliaReviewDeal *self, TaliaTable *table, TaliaReplay *replay, guint number);

/**
 * Finds the stops: if cards are played to tricks, before the first card and after each trick; otherwise, before each
 * move of `seat`.
 */
void talia_review_deal_find_stops (TaliaReviewDeal *self, TaliaTable *table, gboolean on_tricks, int seat);

/** Returns the next stop after a position or, if `step` is -1, the previous one; the ends of the deal are stops,
 * too. */
int talia_review_deal_get_stop (const TaliaReviewDeal *self, int position, int step);

/** Returns whether cards stay on the table after that step to be looked at, which a board shows only if it animates the
 * step. */
gboolean talia_review_deal_shows_taking (TaliaTable *table, int position);

void talia_review_deal_clear (TaliaReviewDeal *self);

G_END_DECLS
