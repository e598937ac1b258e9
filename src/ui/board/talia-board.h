/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board: shows the view of a seat, and animates cards to their places. */
#pragma once

#include "model/match/talia-match.h"
#include "ui/board/stage/talia-stage.h"

G_BEGIN_DECLS

/**
 * TaliaBoard:
 *
 * The base of all boards: a stage that follows the match. talia_board_new() (kinds/talia-board-kinds.h) makes the
 * board that a deal is played on.
 *
 * Properties:
 * - `match` (TaliaMatch, construct-only)
 * - `bar` (GtkWidget, construct-only): what the player is told and offered; the board finds it a place.
 * - `busy` (boolean, read-only): something, such as a finished trick, still lies to be looked at, cards are being
 * dealt, or fly before what comes of them is told
 * - `waits` (boolean, read-only): what lies there to be looked at does so until the player goes on
 * - `confirm-label` (string, read-only): what talia_board_confirm() would do, such as "Pass left";
 *   NULL where single cards are moves
 * - `can-confirm` (boolean, read-only): enough is chosen for it
 * - `choices` (strv, read-only): words of other moves that what is chosen could be; NULL when there are none
 * - `prompt` (string, read-only): what is expected of the player, where the board knows better than the state
 *
 * Signals:
 * - `refused (GError *)`: the player tried a move that is illegal; the error is a TALIA_RULE_ERROR.
 * - `swept ()`: what lay to be looked at is taken away.
 * - `chosen ()`: the player marked a card, or took a mark back.
 */
#define TALIA_TYPE_BOARD (talia_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (TaliaBoard, talia_board, TALIA, BOARD, TaliaStage)

struct _TaliaBoardClass
{
  TaliaStageClass parent_class;

  /** What it shows. While a deal is played on another kind of board, it stays as it is. */
  TaliaBoardKind kind;
  /** Makes the children those that the view asks for; `events` is NULL when the match jumped. */
  void (*update) (TaliaBoard *self, const TaliaView *view, const TaliaEvents *events);
  /** Shows what has come of the moves that the view is made of, such as who has taken how many. */
  void (*settled) (TaliaBoard *self);
  /** Ends at once that cards go round. */
  void (*end_deal) (TaliaBoard *self);
  /** `cards` that lay to be looked at go to `seat` now. May be NULL: they stay. */
  void (*swept) (TaliaBoard *self, TaliaCards cards, int seat);
  /** Plays what has been chosen. */
  void (*confirm) (TaliaBoard *self);
  /** Makes a move stand out that a hint proposes; NULL ends it. */
  void (*show_hint) (TaliaBoard *self, const TaliaMove *move);
  /** A new widget that shows the last trick or turn; NULL when there is none. */
  GtkWidget *(*create_last) (TaliaBoard *self);
};

/** Whether the running deal is played on another kind of board, or seen from another seat. */
gboolean talia_board_is_outdated (TaliaBoard *self);

/** Gives up the bar, which another board is about to take. */
void talia_board_drop_bar (TaliaBoard *self);

TaliaMatch *talia_board_get_match (TaliaBoard *self);
GtkWidget *talia_board_get_bar (TaliaBoard *self);
gboolean talia_board_get_busy (TaliaBoard *self);
/** Whether cards are going round. */
gboolean talia_board_is_dealing (TaliaBoard *self);
/** Whether it stays busy until the player goes on. */
gboolean talia_board_is_waiting (TaliaBoard *self);
const char *talia_board_get_confirm_label (TaliaBoard *self);
gboolean talia_board_get_can_confirm (TaliaBoard *self);

/** Whether what is to be looked at lies until something else happens, whatever the preferences say. */
void talia_board_set_patient (TaliaBoard *self, gboolean patient);
/** Ends that cards go round, if they do: all are where they belong. */
void talia_board_end_deal (TaliaBoard *self);
/** The same, and what flies has landed and is told of. */
void talia_board_settle (TaliaBoard *self);
/** Ends at once what is only to be looked at: what flies, what lies there, and what is told of the past. */
void talia_board_hasten (TaliaBoard *self);
/** Ends what lies there alone. */
void talia_board_sweep (TaliaBoard *self);
void talia_board_confirm (TaliaBoard *self);
void talia_board_show_hint (TaliaBoard *self, const TaliaMove *move);
GtkWidget *talia_board_create_last (TaliaBoard *self);

/**
 * Puts a widget, such as the summary of the deal, where the cards were, or, where it `covers`, in place of all that the
 * board shows; NULL takes it away.
 */
void talia_board_set_centre (TaliaBoard *self, GtkWidget *widget, gboolean covers);
GtkWidget *talia_board_get_centre (TaliaBoard *self);
/** Whether the centre covers the board. */
gboolean talia_board_is_covered (TaliaBoard *self);

/** The person's move; when it is refused, shakes `piece` (may be NULL) and emits `refused`. */
gboolean talia_board_play (TaliaBoard *self, const TaliaMove *move, GtkWidget *piece);

/* For the boards themselves; what they do with their pieces stands in talia-stage.h. */

/** Emits `chosen`. */
void talia_board_chosen (TaliaBoard *self);
/** What the own seat may know now. */
const TaliaView *talia_board_get_view (TaliaBoard *self);
/** Places count clockwise from the own seat, which is 0: that of a seat. */
int talia_board_get_place_of (TaliaBoard *self, int seat);
/**
 * Makes the board busy: `cards`, which `seat` has taken, lie to be looked at, for a while or until the
 * player goes on. What lies already joins them if it is the same seat's. 0 and TALIA_NOBODY: nothing that goes away.
 */
void talia_board_let_lie (TaliaBoard *self, TaliaCards cards, int seat);
/** Makes the board busy as long as cards go round. */
void talia_board_set_dealing (TaliaBoard *self, gboolean dealing);
/** Makes the board busy for longer, so that what has changed in the own hand can be looked at. */
void talia_board_let_look (TaliaBoard *self);
/** The cards that lie to be looked at, and whose they are. */
TaliaCards talia_board_get_lying (TaliaBoard *self);
int talia_board_get_taker (TaliaBoard *self);
/** Everything is to be placed anew; it flies there. */
void talia_board_queue_arrange (TaliaBoard *self);
void talia_board_set_confirm (TaliaBoard *self, const char *label, gboolean can_confirm);
void talia_board_set_choices (TaliaBoard *self, const char *const *choices);
void talia_board_set_prompt (TaliaBoard *self, const char *prompt);
G_END_DECLS
