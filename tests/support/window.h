/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a table page in it, for tests. */
#pragma once

#include "model/table/talia-table-private.h"
#include "playing.h"
#include "ui/board/kinds/trick/talia-trick-board.h"
#include "ui/board/talia-board-bar.h"
#include "ui/table/talia-table-page.h"

typedef struct
{
  GtkWidget *window;
  TaliaTablePage *page;
  TaliaMatch *match;
  TaliaTable *table;
  TaliaHandBoard *board; /* the board at the creation of the window or the last window_deal() */
} Window;

/** Creates a window with a match of Hearts: `table` (transfer full) or, if NULL, a new one dealt from `seed`. */
Window *window_new (TaliaTable *table, guint64 seed);

/** Creates a window with a match of that game, with options written as in a preset, and its first deal. */
Window *window_new_game (const char *id, const char *options, guint64 seed);

/** Does the same, but the page deals when it is shown, as for a person who has just chosen the game. */
Window *window_new_undealt (const char *id, const char *options);

/** Creates a match of Hearts for window_new(): three deals played in some way, and a fourth without passing, in which
 * seat 0 holds every club.
 */
TaliaTable *window_create_moon_table (void);

/** Deals the next deal, as the button does. */
void window_deal (Window *self, guint64 seed);

/** Waits until the window has been drawn `n` times, and before each time the main loop had nothing else to do. */
void window_wait_for_frames (Window *self, guint n);

/** Waits until every card has flown to its place. */
void window_wait_for_rest (Window *self);

/** Closes the window and makes sure that nothing of it is left. */
void window_free (Window *self);

/** Runs the main loop for that time, to check that nothing happens meanwhile, or to watch a flight. */
void window_spin (guint milliseconds);

TaliaBoardBar *window_get_bar (Window *self);
GtkWidget *window_get_focus (Window *self);

/** Returns the cards in the player's hand. */
TaliaCards window_get_hand (Window *self);

/** Returns the widget of a card in the player's hand, which must exist. */
GtkWidget *window_get_card (Window *self, TaliaCard card);

/** Whether that action of the table is enabled, such as "undo". */
gboolean window_can (Window *self, const char *action);

/** Waits until it is the player's turn, without pausing at finished tricks; returns FALSE if the deal ends first. */
gboolean window_wait_for_turn (Window *self);

/** Makes one legal move for the seat to act, through the table: always the same move in the same state. */
void window_move (Window *self);

/** Plays legal cards, or loses turns, until the deal is over. */
void window_play_deal (Window *self);

/** Passes three cards and waits for the player's turn. */
void window_pass (Window *self);

/** Returns a card in the player's hand that is legal now, or illegal if `legal` is FALSE; TALIA_NO_CARD if there is
 * none. */
TaliaCard window_find_card (Window *self, gboolean legal);

/** Returns the first visible widget of that type below `root`; NULL if there is none. */
GtkWidget *find_widget (GtkWidget *root, GType type);

/** Returns the first visible button with that label below `root`; NULL if there is none. */
GtkWidget *find_button (GtkWidget *root, const char *label);
