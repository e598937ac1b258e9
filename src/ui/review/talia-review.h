/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A review of a match: knows which deal and step it shows, from which seat, and which hands may be seen. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaReview:
 *
 * Steps through the deals of a table, without changing it; its match may go on at the same time. A deal that is still
 * being played is always shown with closed hands and from the seat of the person at the window.
 *
 * Properties:
 * - `match` (TaliaMatch, read-only): the match to show; a different object for each seat. While it is replaced it is
 *   NULL, and nothing of the previous one may remain visible.
 *
 * Signals:
 * - `changed ()`: another position is shown; `match` has emitted its own signals before.
 */
#define TALIA_TYPE_REVIEW (talia_review_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReview, talia_review, TALIA, REVIEW, GObject)

/**
 * Creates a review of `table` for the person at `seat`, at the beginning of deal number `deal`, counted from 1; 0, or a
 * number that is too high, is the last one dealt. At least one deal must have been dealt.
 */
TaliaReview *talia_review_new (TaliaTable *table, int seat, guint deal);

TaliaTable *talia_review_get_table (TaliaReview *self);
TaliaMatch *talia_review_get_match (TaliaReview *self);

/** Returns the match as the person sees it, who is “you” in sentences, whichever hand is in front. */
TaliaMatch *talia_review_get_teller (TaliaReview *self);

/** Returns the number of the deal that is shown, from 1. Setting it goes to the beginning of that deal; a number out of
 * range becomes the nearest. */
guint talia_review_get_deal (TaliaReview *self);
void talia_review_set_deal (TaliaReview *self, guint deal);
guint talia_review_get_n_deals (TaliaReview *self);

/** Return the position in the TaliaReplay, which is always in the current deal, and the first and last position of that
 * deal. */
int talia_review_get_position (TaliaReview *self);
void talia_review_set_position (TaliaReview *self, int position);
int talia_review_get_first (TaliaReview *self);
int talia_review_get_last (TaliaReview *self);

/**
 * Goes to the next stop (`step` 1) or the previous one (-1): the end of a trick or, in deals without tricks, a turn of
 * the seat. After the last and before the first of these, it goes to the ends of the deal.
 */
int talia_review_get_stop (TaliaReview *self, int step);

/** Returns the events of the step that is shown. */
void talia_review_get_events (TaliaReview *self, TaliaEvents *events);

/** Returns whether the deal is over, so that all of it may be seen. Until then, the seat and the open hands cannot be
 * set. */
gboolean talia_review_get_ended (TaliaReview *self);

/** Returns the seat whose cards are in front. */
int talia_review_get_seen_by (TaliaReview *self);
void talia_review_set_seen_by (TaliaReview *self, int seat);

/** Returns whether all cards are shown; initially they are. */
gboolean talia_review_get_open_hands (TaliaReview *self);
void talia_review_set_open_hands (TaliaReview *self, gboolean open);

/**
 * Creates a match that continues from the step that is shown, with the person at the current seat. The deal must have
 * ended, and the step must not be its last.
 */
TaliaTable *talia_review_branch (TaliaReview *self);

/** Creates a match that begins with the current deal, before its first move. */
TaliaTable *talia_review_repeat (TaliaReview *self);

/** Returns the number of the current deal, which must have ended; a new string, NULL if it was dealt without a
 * number. */
char *talia_review_dup_number (TaliaReview *self);

/** Returns whether the number may be told: only after the deal or, in a match of several people, after the match. */
gboolean talia_review_may_tell_number (TaliaReview *self);

/** Goes to the same deal, step, seat and hands as another review of the same table. */
void talia_review_look_like (TaliaReview *self, TaliaReview *other);

G_END_DECLS
