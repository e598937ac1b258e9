/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar between the trick and the hand: prompts, news and buttons. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaBoardBar:
 *
 * A line with the prompt, which tells the player what to do, one with the news, which tells what happened, and buttons.
 *
 * Properties, all write-only:
 * - `prompt` (string): what the player should do now
 * - `news` (string): what happened last, or why a move was refused
 * - `rule` (string): the id of a rule, for which a button is shown; NULL for none
 * - `most-choices` (uint): the greatest number of buttons in this deal, besides that of a hint, for which room is kept;
 *   many of them are small and side by side, such as bids
 */
#define TALIA_TYPE_BOARD_BAR (talia_board_bar_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBoardBar, talia_board_bar, TALIA, BOARD_BAR, GtkWidget)

GtkWidget *talia_board_bar_new (void);

/** Adds a widget that is always visible above everything else, such as the bid of a side. */
void talia_board_bar_add_standing (TaliaBoardBar *self, GtkWidget *widget);

/** Returns the value of the property `most-choices`. */
guint talia_board_bar_get_most_choices (TaliaBoardBar *self);

/** Sets whether the buttons are at the end of the line, beside the texts, which are then narrower, or below the
 * prompt. */
void talia_board_bar_set_in_line (TaliaBoardBar *self, gboolean in_line);

/** Sets whether a bubble says what to do in place of the prompt while there are buttons, so that the bar keeps no room
 * for both. */
void talia_board_bar_set_relieved (TaliaBoardBar *self, gboolean relieved);

/** Sets whether the news and the buttons are above the prompt, and what is always visible below it, so that these two
 * keep their places when the others come and go. */
void talia_board_bar_set_prompt_last (TaliaBoardBar *self, gboolean last);

/** Sets whether the line is at the lower end of the bar, near the hand: the news is above the prompt, and what is
 * always visible at the upper end. */
void talia_board_bar_set_line_low (TaliaBoardBar *self, gboolean low);

/** Returns the height of that line: of the prompt, or of a button beside it. */
int talia_board_bar_measure_line (TaliaBoardBar *self);

/**
 * Sets whether buttons that are shown while the middle is empty go above the height that is kept for the bar, which
 * then keeps no room for them: a large number of buttons, and any if the prompt is last.
 */
void talia_board_bar_set_many_above (TaliaBoardBar *self, gboolean above);

/** Sets the height that is kept at the top, in the middle of the table, for a large number of buttons; 0: there are
 * none, or they are elsewhere. `inset` is what they leave free at each side, in pixels. */
void talia_board_bar_set_raised (TaliaBoardBar *self, int height, int inset);

/**
 * Returns the height that is kept for the bar at a width, so that nothing around it moves when its texts change: enough
 * for the prompt, a row of buttons, and the news or why a move was refused. All widths here are those of the texts.
 */
int talia_board_bar_measure_room (TaliaBoardBar *self, int width);

/** Return the height of everything that the bar shows now at a width, and the least height that it needs in this deal,
 * whatever it shows. */
int talia_board_bar_measure_whole (TaliaBoardBar *self, int width);
int talia_board_bar_measure_least (TaliaBoardBar *self, int width);

/** Returns the height of a large number of buttons of a deal. They are shown before anything is in the middle, and are
 * not part of the height that is kept for the bar. */
int talia_board_bar_measure_many (TaliaBoardBar *self, int width);

/** Shortens the texts to fit into a size, of which the end of the line takes at least `side`. The news is shortened
 * first, and hidden if there is not even one line for it; the whole text is then a tooltip. */
void talia_board_bar_fit (TaliaBoardBar *self, int width, int height, int side);

/** Sets the text that tells the player what to do now. */
void talia_board_bar_set_prompt (TaliaBoardBar *self, const char *text);

const char *talia_board_bar_get_news (TaliaBoardBar *self);

/** Removes all buttons. */
void talia_board_bar_clear_choices (TaliaBoardBar *self);

/** Adds a button for an action; `target` may be NULL, a floating one is consumed. */
GtkWidget *talia_board_bar_add_choice (TaliaBoardBar *self, const char *label, const char *action, GVariant *target);

/** Returns the button whose action has this target (the word of a move); NULL if there is none. */
GtkWidget *talia_board_bar_find_choice (TaliaBoardBar *self, const char *target);

/** Marks the button with this target as a hint, and returns it; NULL if there is none. */
GtkWidget *talia_board_bar_hint_choice (TaliaBoardBar *self, const char *target);

/**
 * Handles a typed digit: focuses the button of the number, such as a bid of 4, or of 10 if 0 follows 1 within a second;
 * `time` is in milliseconds. Returns FALSE if there is no button with such a number.
 */
gboolean talia_board_bar_type (TaliaBoardBar *self, gunichar digit, guint32 time);

G_END_DECLS
