/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A review of a match: the deal and step it shows, the seat it is seen from, and which hands may be seen. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaReview:
 *
 * Walks through the deals of a table, which stays as it is and may go on meanwhile. A deal that is still being played
 * is shown with closed hands and from the seat of the person who looks, whatever else is asked for.
 *
 * Properties:
 * - `match` (TaliaMatch, read-only): as it is to be shown; another one for each seat. While it is exchanged it is NULL,
 *   and nothing may be left to be seen of the one before.
 *
 * Signals:
 * - `changed ()`: something else is shown; `match` has told of it before.
 */
#define TALIA_TYPE_REVIEW (talia_review_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReview, talia_review, TALIA, REVIEW, GObject)

/**
 * A review of `table` for the person at `seat`, at the beginning of deal number `deal`, from 1; 0, or a number that is
 * too high: the last one dealt. At least one deal must have been dealt.
 */
TaliaReview *talia_review_new (TaliaTable *table, int seat, guint deal);

TaliaTable *talia_review_get_table (TaliaReview *self);
TaliaMatch *talia_review_get_match (TaliaReview *self);

/** The match as the person sees it, who is “you” in sentences whichever hand is in front. */
TaliaMatch *talia_review_get_teller (TaliaReview *self);

/** The deal that is looked at, from 1. Setting it goes to its beginning; numbers that are none become the nearest. */
guint talia_review_get_deal (TaliaReview *self);
void talia_review_set_deal (TaliaReview *self, guint deal);
guint talia_review_get_n_deals (TaliaReview *self);

/** The position, as a TaliaReplay counts, which is always one of the deal; and the first and last of the deal. */
int talia_review_get_position (TaliaReview *self);
void talia_review_set_position (TaliaReview *self, int position);
int talia_review_get_first (TaliaReview *self);
int talia_review_get_last (TaliaReview *self);

/**
 * Where one looks for something: the next (`step` 1) or previous (-1) end of a trick, or in deals without tricks the
 * next or previous turn of the seat; the ends of the deal after the last and before the first of these.
 */
int talia_review_get_stop (TaliaReview *self, int step);

/** What happened in the step that is shown. */
void talia_review_get_events (TaliaReview *self, TaliaEvents *events);

/** Whether the deal is over, so that all of it may be seen. Where it is not, the two below cannot be set. */
gboolean talia_review_get_ended (TaliaReview *self);

/** The seat whose cards lie in front. */
int talia_review_get_seen_by (TaliaReview *self);
void talia_review_set_seen_by (TaliaReview *self, int seat);

/** Whether all cards are seen; at first they are. */
gboolean talia_review_get_open_hands (TaliaReview *self);
void talia_review_set_open_hands (TaliaReview *self, gboolean open);

/**
 * A match that continues from the step that is shown, played from the seat that it is seen from. The deal must have
 * ended, and what is shown not be its end.
 */
TaliaTable *talia_review_branch (TaliaReview *self);

/** The same from the beginning of the deal that is looked at: nothing of it has been played yet. */
TaliaTable *talia_review_repeat (TaliaReview *self);

/** The number of the deal that is looked at, which must have ended; a new string, NULL where it was dealt without. */
char *talia_review_dup_number (TaliaReview *self);

/** Whether that may be told yet: of a deal that is over, in a match of several people when that is. */
gboolean talia_review_may_tell_number (TaliaReview *self);

/** Looks at what another review of the same table does: deal, step, seat and hands. */
void talia_review_look_like (TaliaReview *self, TaliaReview *other);

G_END_DECLS
