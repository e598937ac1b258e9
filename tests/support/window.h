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
  TaliaHandBoard *board; /* that of the deal which runs when the window is made or its turn was last waited for */
} Window;

/** A window with a match of Hearts; `table` (may be NULL, is taken) or a fresh one dealt from `seed`. */
Window *window_new (TaliaTable *table, guint64 seed);

/** A match of that game with options as a preset writes them, and its first deal. */
Window *window_new_game (const char *id, const char *options, guint64 seed);

/** The same, which the page deals when it is shown, as for a person who has just chosen the game. */
Window *window_new_undealt (const char *id, const char *options);

/** Hearts for window_new(): three deals played anyhow, and a fourth, without passing, in which seat 0 holds every club.
 */
TaliaTable *window_create_moon_table (void);

/** Deals the next deal, as the button does. */
void window_deal (Window *self, guint64 seed);

/** Lets the window be drawn so many times. */
void window_wait_for_frames (Window *self, guint n);

/** Lets every card fly to its place. */
void window_wait_for_rest (Window *self);

/** Closes it and makes sure that nothing of it is left. */
void window_free (Window *self);

/** Lets the main loop run for that time, where what is looked for is that nothing happens, or a flight. */
void window_spin (guint milliseconds);

TaliaBoardBar *window_get_bar (Window *self);
GtkWidget *window_get_focus (Window *self);

/** The cards of the own hand. */
TaliaCards window_get_hand (Window *self);

/** The own card of that number has its widget. */
GtkWidget *window_get_card (Window *self, TaliaCard card);

/** Whether that action of the table is enabled, such as "undo". */
gboolean window_can (Window *self, const char *action);

/** Waits until it is the own turn, not looking at finished tricks for long; FALSE when the deal ends before. */
gboolean window_wait_for_turn (Window *self);

/** Plays cards that are legal, or loses turns, until the deal is over. */
void window_play_deal (Window *self);

/** Passes three cards and waits for the own turn. */
void window_pass (Window *self);

/** Some card of the own hand that the rules accept now, or refuse now; TALIA_NO_CARD when there is none. */
TaliaCard window_find_card (Window *self, gboolean legal);

/** The first widget of that type below `root` that is visible; NULL when there is none. */
GtkWidget *find_widget (GtkWidget *root, GType type);

/** The first visible button of that label below `root`; NULL when there is none. */
GtkWidget *find_button (GtkWidget *root, const char *label);
