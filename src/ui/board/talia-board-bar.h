/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar between the trick and the hand: prompts, news and buttons. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaBoardBar:
 *
 * A line that says what is expected, one that says what happened, and buttons.
 *
 * Properties, all write-only:
 * - `prompt` (string): what is expected of the player now
 * - `news` (string): what happened last, or why a move was refused
 * - `rule` (string): the id of a rule, for which there is then a button; NULL for none
 * - `most-choices` (uint): how many buttons there will be at most in this deal beside a hint: their room is kept. Many
 *   are small ones side by side, such as bids.
 */
#define TALIA_TYPE_BOARD_BAR (talia_board_bar_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBoardBar, talia_board_bar, TALIA, BOARD_BAR, GtkWidget)

GtkWidget *talia_board_bar_new (void);

/** What stays in sight above everything else, such as what each side has bid; once. */
void talia_board_bar_add_standing (TaliaBoardBar *self, GtkWidget *widget);

/** What the property of that name was set to. */
guint talia_board_bar_get_most_choices (TaliaBoardBar *self);

/** Whether the buttons are at the end of the line, beside what is said, which is then so much narrower; else below it.
 */
void talia_board_bar_set_in_line (TaliaBoardBar *self, gboolean in_line);

/** Whether no room is kept in the bar for many buttons, because they will be above it. */
void talia_board_bar_set_many_above (TaliaBoardBar *self, gboolean above);

/** Keeps so much at the top, in the middle of the table, for many buttons; 0: there are none, or they are elsewhere. */
void talia_board_bar_set_raised (TaliaBoardBar *self, int height);

/**
 * The height that is kept for the bar at that width, so that nothing around it moves while it says more or less: what
 * is expected, a row of buttons, and what happened or why a move was refused. Widths are those of what is said.
 */
int talia_board_bar_measure_room (TaliaBoardBar *self, int width);

/** The height of all that it says at that width, and of what it cannot do without whatever it says in this deal. */
int talia_board_bar_measure_whole (TaliaBoardBar *self, int width);
int talia_board_bar_measure_least (TaliaBoardBar *self, int width);

/** The height of many buttons of a deal, of which that room knows nothing: they come before anything lies in the
 * middle. */
int talia_board_bar_measure_many (TaliaBoardBar *self, int width);

/** Shortens what it says to that size, of which the end of the line takes `side` at least, what has happened before
 * what is expected, and leaves the former out where there is not even a line for it; the rest is a tooltip. */
void talia_board_bar_fit (TaliaBoardBar *self, int width, int height, int side);

/** What is expected of the player now. */
void talia_board_bar_set_prompt (TaliaBoardBar *self, const char *text);

const char *talia_board_bar_get_news (TaliaBoardBar *self);

/** Takes all buttons away. */
void talia_board_bar_clear_choices (TaliaBoardBar *self);

/** Adds a button for an action; `target` may be NULL, a floating one is consumed. */
GtkWidget *talia_board_bar_add_choice (TaliaBoardBar *self, const char *label, const char *action, GVariant *target);

/** The button whose action has that target (a move's word); NULL when there is none. */
GtkWidget *talia_board_bar_find_choice (TaliaBoardBar *self, const char *target);

/** Marks that button as a hint, as long as there is one; it is also the answer. */
GtkWidget *talia_board_bar_hint_choice (TaliaBoardBar *self, const char *target);

/**
 * Goes to the button of a number that is typed, such as a bid of 4, or of 1 and then 0 within a second; `time` in
 * milliseconds. FALSE when there are no buttons of numbers.
 */
gboolean talia_board_bar_type (TaliaBoardBar *self, gunichar digit, guint32 time);

G_END_DECLS
