/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board: shows the view of a seat, and lets cards fly to their places. */
#pragma once

#include "model/match/talia-match.h"
#include "ui/board/stage/talia-stage.h"

G_BEGIN_DECLS

/**
 * TaliaBoard:
 *
 * The base of all boards: a stage that follows the match. talia_board_new() (kinds/talia-board-kinds.h) creates the
 * board on which a deal is played.
 *
 * Properties:
 * - `match` (TaliaMatch, construct-only)
 * - `bar` (GtkWidget, construct-only): the widget with texts and buttons for the player, which the board places
 * - `busy` (boolean, read-only): something is still on view, such as a finished trick, or cards are being dealt, or fly
 *   before their results are told
 * - `waits` (boolean, read-only): something is on view until the player continues
 * - `confirm-label` (string, read-only): what talia_board_confirm() would do, such as "Pass left"; NULL if single cards
 *   are moves
 * - `can-confirm` (boolean, read-only): enough cards are chosen for that
 * - `choices` (strv, read-only): the words of other moves that the chosen cards could be; NULL if there are none
 * - `prompt` (string, read-only): what the player should do, if the board knows more about it than the state
 *
 * Signals:
 * - `refused (GError *)`: the player tried an illegal move; the error is a TALIA_RULE_ERROR.
 * - `swept ()`: the things that were on view have been taken away.
 * - `chosen ()`: the player marked a card, or removed a mark.
 */
#define TALIA_TYPE_BOARD (talia_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (TaliaBoard, talia_board, TALIA, BOARD, TaliaStage)

struct _TaliaBoardClass
{
  TaliaStageClass parent_class;

  /** The kind of this board. While a deal is played on another kind of board, this one does not change. */
  TaliaBoardKind kind;
  /** Updates the children to show the view; `events` is NULL if the match jumped. */
  void (*update) (TaliaBoard *self, const TaliaView *view, const TaliaEvents *events);
  /** Shows the results of the moves, such as how many cards each player has taken. */
  void (*settled) (TaliaBoard *self);
  /** Ends the animation of a deal at once. */
  void (*end_deal) (TaliaBoard *self);
  /** Called when `cards`, which were on view, should go to `seat`. If NULL, they stay. */
  void (*swept) (TaliaBoard *self, TaliaCards cards, int seat);
  /** Plays the cards that have been chosen. */
  void (*confirm) (TaliaBoard *self);
  /** Highlights a move that a hint proposes; NULL ends the hint. */
  void (*show_hint) (TaliaBoard *self, const TaliaMove *move);
  /** Creates a widget that shows the last trick or turn; NULL if there is none. */
  GtkWidget *(*create_last) (TaliaBoard *self);
  /** Lists, in sentences, what somebody at the table would remember of each player. If NULL, nothing. */
  char **(*list_seen) (TaliaBoard *self);
};

/** Returns whether the running deal is played on another kind of board, or seen from another seat. */
gboolean talia_board_is_outdated (TaliaBoard *self);

/** Removes the bar, which another board is about to take. */
void talia_board_drop_bar (TaliaBoard *self);

TaliaMatch *talia_board_get_match (TaliaBoard *self);
GtkWidget *talia_board_get_bar (TaliaBoard *self);
gboolean talia_board_get_busy (TaliaBoard *self);
/** Returns whether cards are being dealt. */
gboolean talia_board_is_dealing (TaliaBoard *self);
/** Returns whether the board stays busy until the player continues. */
gboolean talia_board_is_waiting (TaliaBoard *self);
const char *talia_board_get_confirm_label (TaliaBoard *self);
gboolean talia_board_get_can_confirm (TaliaBoard *self);

/** Sets whether things stay on view until something else happens, whatever the preferences are. */
void talia_board_set_patient (TaliaBoard *self, gboolean patient);
/** Ends the animation of a deal, if there is one: all cards are in their places. */
void talia_board_end_deal (TaliaBoard *self);
/** Does the same as talia_board_end_deal(), and also ends flights and publishes their results. */
void talia_board_settle (TaliaBoard *self);
/** Ends at once everything that is only there for the player to see: flights, things on view, and moves that the player
 * had missed. */
void talia_board_hasten (TaliaBoard *self);
/** Ends only the display of the things on view. */
void talia_board_sweep (TaliaBoard *self);
void talia_board_confirm (TaliaBoard *self);
void talia_board_show_hint (TaliaBoard *self, const TaliaMove *move);
GtkWidget *talia_board_create_last (TaliaBoard *self);
/** Lists, in sentences, what somebody at the table would remember of each player; NULL if that is nothing. */
char **talia_board_list_seen (TaliaBoard *self);

/**
 * Shows a widget, such as the summary of the deal, in place of the cards or, if it `covers`, in place of everything on
 * the board; NULL removes it.
 */
void talia_board_set_centre (TaliaBoard *self, GtkWidget *widget, gboolean covers);
GtkWidget *talia_board_get_centre (TaliaBoard *self);
/** Shows a bubble (TaliaBoardBubble), which speaks of the cards of the hand; NULL removes it. */
void talia_board_set_bubble (TaliaBoard *self, GtkWidget *bubble);
GtkWidget *talia_board_get_bubble (TaliaBoard *self);
/** Returns whether the centre covers the board. */
gboolean talia_board_is_covered (TaliaBoard *self);

/** Makes a move of the player; if it is refused, shakes `piece` (may be NULL) and emits `refused`. Returns whether the
 * move was made. */
gboolean talia_board_play (TaliaBoard *self, const TaliaMove *move, GtkWidget *piece);

/* The functions below are for the kinds of boards; the functions for pieces are in talia-stage.h. */

/** Emits `chosen`. */
void talia_board_chosen (TaliaBoard *self);
/** Returns the current view of the player's seat. */
const TaliaView *talia_board_get_view (TaliaBoard *self);
/** Returns the place of a seat. Places are counted clockwise from the player's own, which is 0. */
int talia_board_get_place_of (TaliaBoard *self, int seat);
/**
 * Makes the board busy: `cards`, which `seat` has taken, stay on view for a while or until the player continues. Cards
 * that are already on view join them if they are the same seat's. 0 and TALIA_NOBODY: nothing is taken away afterwards.
 */
void talia_board_let_lie (TaliaBoard *self, TaliaCards cards, int seat);
/** Makes the board busy while cards are being dealt. */
void talia_board_set_dealing (TaliaBoard *self, gboolean dealing);
/** Makes the board busy for longer, so that players can look at the changes in their hands. */
void talia_board_let_look (TaliaBoard *self);
/** Return the cards on view, and the seat that has taken them. */
TaliaCards talia_board_get_lying (TaliaBoard *self);
int talia_board_get_taker (TaliaBoard *self);
/** Requests that everything is placed again; pieces fly to their places. */
void talia_board_queue_arrange (TaliaBoard *self);
void talia_board_set_confirm (TaliaBoard *self, const char *label, gboolean can_confirm);
void talia_board_set_choices (TaliaBoard *self, const char *const *choices);
void talia_board_set_prompt (TaliaBoard *self, const char *prompt);
G_END_DECLS
