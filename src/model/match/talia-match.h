/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match as the person at the window plays it: seats with people and bots, pace, undo, hints. */
#pragma once

#include "bots/talia-bot.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table.h"
#include "talia-claim.h"
#include "talia-score-sheet.h"

G_BEGIN_DECLS

/**
 * TaliaMatch:
 *
 * Lets bots think in a thread and play through the table's door, one move each `pace`.
 *
 * Properties:
 * - `table` (TaliaTable, construct-only), `seats` (GListModel of TaliaSeat), `score-sheet` (TaliaScoreSheet)
 * - `pace` (uint, milliseconds between moves that no person makes; default 0)
 * - `autoplay` (uint): what is played for the person where no other move is legal; TaliaAutoplay
 * - `bots-seed` (uint64, write-only): makes what bots choose depend on this number and the cards alone; 0: on chance
 * - `level` (string, construct-only): of the bots of whom the table says nothing
 * - `thinking` (boolean, read-only): a bot is at it
 * - `can-undo`, `can-redo` (boolean, read-only): to the person's own last or next decision
 *
 * Signals, those of the table once all of the above and the view are up to date. Widgets
 * listen to them and not to the table, and need not know who is told first:
 * - `settling (TaliaEvents *) -> gboolean`: a deal or a move is about to be told. A handler that animates cards for it
 *   returns TRUE, and calls talia_match_settle() when they have landed; seats and score sheet stay as they were until
 * then.
 * - `happened (TaliaEvents *)`: it took place; the view is that of now, and the events say what to animate.
 * - `settled (TaliaEvents *)`: the results are there as well, and may be told.
 * - `restored ()`: undo or redo put another state on the table; show it as it is.
 * - `changed ()`: after each of the two above, when everybody has heard of it.
 */
#define TALIA_TYPE_MATCH (talia_match_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatch, talia_match, TALIA, MATCH, GObject)

/**
 * A match on `table`. Seats come from the table's record where it says who sits there, else seat 0
 * is the person and the others are of level `level`; the record then says so. Several people share
 * one window, with a curtain between them. A match whose table was loaded goes on where it stood.
 */
TaliaMatch *talia_match_new (TaliaTable *table, const char *level);

/** A match that is only watched, from `seat`: no computer player moves, and no moves are accepted. */
TaliaMatch *talia_match_new_watched (TaliaTable *table, int seat);

/** Whether all hands are seen; can be set only where the match is watched. */
gboolean talia_match_get_open (TaliaMatch *self);
void talia_match_set_open (TaliaMatch *self, gboolean open);

TaliaTable *talia_match_get_table (TaliaMatch *self);
const TaliaGame *talia_match_get_game (TaliaMatch *self);

/** What the person at the window may know now; behind the curtain, what everybody may. The address stays the same as
 * long as the match lives. */
const TaliaView *talia_match_get_view (TaliaMatch *self);

TaliaSeat *talia_match_get_seat (TaliaMatch *self, int seat);

/** Whether any regular plays. */
gboolean talia_match_has_regulars (TaliaMatch *self);

TaliaScoreSheet *talia_match_get_score_sheet (TaliaMatch *self);

void talia_match_set_pace (TaliaMatch *self, guint pace);
guint talia_match_get_autoplay (TaliaMatch *self);
void talia_match_set_autoplay (TaliaMatch *self, guint autoplay);

/** Tells what has come of what happened last, unless that is done; see the signal `settling`. */
void talia_match_settle (TaliaMatch *self);
gboolean talia_match_is_settled (TaliaMatch *self);

/**
 * Holds back the moves of computer players, for instance while a finished trick is shown, until talia_match_release()
 * has been called as often. They may think meanwhile.
 */
void talia_match_hold (TaliaMatch *self);
void talia_match_release (TaliaMatch *self);
gboolean talia_match_get_held (TaliaMatch *self);

/** The seat at the bottom of the board: of the person at the window, or of the next one while the curtain is down. */
int talia_match_get_own_seat (TaliaMatch *self);

/** Whether the person is to choose a move now; FALSE where `autoplay` chooses for them. */
gboolean talia_match_get_own_turn (TaliaMatch *self);

/**
 * What the person's seat has done so far in the running deal, or in the one that ended last: an array of TaliaMove
 * (transfer full), up to where a claim has ended it.
 */
GArray *talia_match_list_own_moves (TaliaMatch *self);

/** Deals the next deal: of that number, or of a random one when `seed` is NULL; bots go on by themselves. */
gboolean talia_match_deal (TaliaMatch *self, const guint64 *seed, GError **error);

/** The person's move. Error: TALIA_RULE_ERROR; also when it is another seat's turn (TALIA_RULE_NOT_YOUR_TURN). */
gboolean talia_match_play (TaliaMatch *self, const TaliaMove *move, GError **error);

/** Whether the person could end the running deal at once, judged from what their seat may know. */
TaliaClaim talia_match_get_claim (TaliaMatch *self);

/** Ends the deal as talia_match_get_claim() allows: legal moves for all seats, taken back as one. */
gboolean talia_match_claim (TaliaMatch *self);

/** Back to, or on to, the person's own last or next decision; behind the curtain, anybody's. */
gboolean talia_match_undo (TaliaMatch *self);
gboolean talia_match_redo (TaliaMatch *self);

/** The seats, as bits, of other people whose decisions an undo would take back, so that they are to be asked. */
guint talia_match_find_undo_cost (TaliaMatch *self);

/** Whether two people or more play before the same window. */
gboolean talia_match_is_shared (TaliaMatch *self);

/**
 * Whether the curtain is down: the view then has no hand, nobody moves, and the match waits for the person at
 * talia_match_get_own_seat(). It falls, a `pace` after the last move, when another person than the one at the window
 * is to decide, and at once where a deal begins or is taken up again. Told by `restored`.
 */
gboolean talia_match_get_curtain (TaliaMatch *self);

/** Lets the curtain fall now: while a deal runs in a match that is shared, or at any time where it is watched. */
void talia_match_drop_curtain (TaliaMatch *self);

/** The person has come. What has happened since their last decision then happens again, a step each half `pace`. */
void talia_match_raise_curtain (TaliaMatch *self);

/** Whether that is still being told, so that the view is of the past. */
gboolean talia_match_is_telling (TaliaMatch *self);

/** Leaves out what is still to be told. */
void talia_match_catch_up (TaliaMatch *self);

/**
 * Asks for the best move of the person's seat and why; answers with a TaliaAdvice through
 * `_finish` (transfer full), which notes in the record that the person had help. Error: G_IO_ERROR_CANCELLED once the
 * table has changed, G_IO_ERROR_NOT_FOUND where nothing can be thought of the position, TALIA_RULE_ERROR when it is not
 * the person's turn.
 */
void talia_match_hint_async (TaliaMatch *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
TaliaAdvice *talia_match_hint_finish (TaliaMatch *self, GAsyncResult *result, GError **error);

G_END_DECLS
