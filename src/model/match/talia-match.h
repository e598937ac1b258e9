/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match as the person at the window plays it: its seats with people and computer players, its pace, undo, hints, and
 * turns of several people at one window. */
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
 * Lets bots think in a thread, and plays their moves by talia_table_play(), one each `pace`.
 *
 * Properties:
 * - `table` (TaliaTable, construct-only), `seats` (GListModel of TaliaSeat), `score-sheet` (TaliaScoreSheet)
 * - `pace` (uint, milliseconds between moves that no person makes; default 0)
 * - `autoplay` (uint): which moves are played for a person who has no other legal move; TaliaAutoplay
 * - `bots-seed` (uint64, write-only): if not 0, the choices of bots depend only on this number and the cards; otherwise
 *   they are random
 * - `level` (string, construct-only): the level of bots for which the table has none
 * - `thinking` (boolean, read-only): whether a bot is thinking
 * - `can-undo`, `can-redo` (boolean, read-only): whether the person can go to their own last or next decision
 *
 * Signals, which follow those of the table once all of the above and the view are up to date. Widgets listen to them
 * and not to the table, and do not depend on the order of handlers:
 * - `settling (TaliaEvents *) -> gboolean`: the results of a deal or a move are about to be published. A handler that
 *   animates cards for it returns TRUE, and calls talia_match_settle() when they have landed; seats and score sheet
 *   stay as they were until then.
 * - `happened (TaliaEvents *)`: a deal or a move took place; the view is up to date, and the events say what to
 *   animate.
 * - `settled (TaliaEvents *)`: the results are up to date as well, and may be shown.
 * - `restored ()`: undo or redo has put another state on the table; show it without animation.
 * - `changed ()`: after each of the two above, when all their handlers have run.
 */
#define TALIA_TYPE_MATCH (talia_match_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatch, talia_match, TALIA, MATCH, GObject)

/**
 * Creates a match on `table`. The players come from the table's record; if it has none, the person is at seat 0 and the
 * others are bots of level `level`, and the record is updated. Several people share one window, with a curtain between
 * them. A match whose table was loaded continues from there.
 */
TaliaMatch *talia_match_new (TaliaTable *table, const char *level);

/** Creates a match that is only watched, from `seat`: no computer player moves, and no moves are accepted. */
TaliaMatch *talia_match_new_watched (TaliaTable *table, int seat);

/** Returns whether all hands are visible, which can be set only if the match is watched. */
gboolean talia_match_get_open (TaliaMatch *self);
void talia_match_set_open (TaliaMatch *self, gboolean open);

TaliaTable *talia_match_get_table (TaliaMatch *self);
const TaliaGame *talia_match_get_game (TaliaMatch *self);

/** Returns what the person at the window may know now; while the curtain is down, what everybody may. The address stays
 * the same during the life of the match. */
const TaliaView *talia_match_get_view (TaliaMatch *self);

TaliaSeat *talia_match_get_seat (TaliaMatch *self, int seat);

/** Returns whether any regular plays. */
gboolean talia_match_has_regulars (TaliaMatch *self);

TaliaScoreSheet *talia_match_get_score_sheet (TaliaMatch *self);

void talia_match_set_pace (TaliaMatch *self, guint pace);
guint talia_match_get_autoplay (TaliaMatch *self);
void talia_match_set_autoplay (TaliaMatch *self, guint autoplay);

/** Publishes the results of the last deal or move, unless they have been published already; see the signal `settling`.
 */
void talia_match_settle (TaliaMatch *self);
gboolean talia_match_is_settled (TaliaMatch *self);

/**
 * Holds back the moves of computer players, for instance while a finished trick is shown, until talia_match_release()
 * has been called the same number of times. They may think in the meantime.
 */
void talia_match_hold (TaliaMatch *self);
void talia_match_release (TaliaMatch *self);
gboolean talia_match_get_held (TaliaMatch *self);

/** Returns the seat at the bottom of the board: the person's at the window or, while the curtain is down, the next
 * person's. */
int talia_match_get_own_seat (TaliaMatch *self);

/** Returns whether the person has to choose a move now; FALSE if `autoplay` chooses for them. */
gboolean talia_match_get_own_turn (TaliaMatch *self);

/**
 * Returns the moves of the person's seat in the running or last deal: an array of TaliaMove (transfer full), up to a
 * claim.
 */
GArray *talia_match_list_own_moves (TaliaMatch *self);

/** Deals the next deal: the one with that number, or a random one if `seed` is NULL. Bots then move by themselves. */
gboolean talia_match_deal (TaliaMatch *self, const guint64 *seed, GError **error);

/** Makes the person's move. Error: TALIA_RULE_ERROR, also if it is another seat's turn (TALIA_RULE_NOT_YOUR_TURN). */
gboolean talia_match_play (TaliaMatch *self, const TaliaMove *move, GError **error);

/** Returns how the person could end the running deal now, judged from what their seat may know. */
TaliaClaim talia_match_get_claim (TaliaMatch *self);

/** Ends the deal as talia_match_get_claim() allows: plays legal moves for all seats, which one undo takes back. */
gboolean talia_match_claim (TaliaMatch *self);

/** Goes back, or forward again, to the person's own last or next decision; while the curtain is down, to anybody's. */
gboolean talia_match_undo (TaliaMatch *self);
gboolean talia_match_redo (TaliaMatch *self);

/** Returns the seats, as bits, of other people whose decisions an undo would take back, so that they should be
 * asked. */
guint talia_match_find_undo_cost (TaliaMatch *self);

/** Returns whether two or more people play at the same window. */
gboolean talia_match_is_shared (TaliaMatch *self);

/**
 * Returns whether the curtain is down: the view then has no hand, nobody moves, and the match waits for the person at
 * talia_match_get_own_seat(). It falls when a person other than the one at the window has to decide, one `pace` after
 * the last move, and at once when a deal begins or is resumed. Each change emits `restored`.
 */
gboolean talia_match_get_curtain (TaliaMatch *self);

/** Lowers the curtain now: during a deal of a shared match, or at any time in a match that is watched. */
void talia_match_drop_curtain (TaliaMatch *self);

/** Raises the curtain when the person is there. Then what has happened since their last decision is shown again, one
 * step each half `pace`. */
void talia_match_raise_curtain (TaliaMatch *self);

/** Returns whether steps are being shown after the curtain was raised, so that talia_match_get_view() returns a view of
 * the past. */
gboolean talia_match_is_telling (TaliaMatch *self);

/** Skips the steps that are still to be shown. */
void talia_match_catch_up (TaliaMatch *self);

/**
 * Asks for the best move of the person's seat and why; `_finish` returns a TaliaAdvice (transfer full), and notes in
 * the record that the person had help. Error: G_IO_ERROR_CANCELLED if the table has changed, G_IO_ERROR_NOT_FOUND if
 * there is no advice for the position, TALIA_RULE_ERROR if it is not the person's turn.
 */
void talia_match_hint_async (TaliaMatch *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
TaliaAdvice *talia_match_hint_finish (TaliaMatch *self, GAsyncResult *result, GError **error);

G_END_DECLS
