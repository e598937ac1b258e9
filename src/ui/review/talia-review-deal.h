/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match that belong to one deal, and the positions among them at which a review can stop. */
#pragma once

#include "model/look-back/talia-replay.h"

G_BEGIN_DECLS

/** One deal of a table; all 0 before talia_review_deal_find(). */
typedef struct
{
  guint number;      /* from 1 */
  int first, last;   /* positions of a TaliaReplay: after it was dealt, and its last one so far */
  gboolean is_ended; /* nothing of it is hidden any more */
  GArray *stops;     /* of int, ascending: positions within that one looks for */
} TaliaReviewDeal;

/** How many deals of the match have been dealt. */
guint talia_review_deal_count (TaliaTable *table);

/** The last deal that has come to its end; 0: none has. */
guint talia_review_deal_find_ended (TaliaTable *table);

/** Finds the steps of deal `number`, 1 to talia_review_deal_count(); it has no stops yet. */
void talia_review_deal_find (TaliaReviewDeal *self, TaliaTable *table, TaliaReplay *replay, guint number);

/**
 * Finds the stops: where the cards are played on tricks, before the first card and after each trick; elsewhere, before
 * each move of `seat`.
 */
void talia_review_deal_find_stops (TaliaReviewDeal *self, TaliaTable *table, gboolean on_tricks, int seat);

/** The next stop after a position, or, `step` being -1, the one before; the ends of the deal are stops, too. */
int talia_review_deal_get_stop (const TaliaReviewDeal *self, int position, int step);

/** Whether cards lie to be looked at after that step, which only who has seen it happen is shown. */
gboolean talia_review_deal_shows_taking (TaliaTable *table, int position);

void talia_review_deal_clear (TaliaReviewDeal *self);

G_END_DECLS
