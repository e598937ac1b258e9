/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar whose length shows a number, on the same scale as the bars around it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaBar:
 *
 * A bar only repeats the number beside it, so screen readers skip it. Its colours are in the style sheet (`bar`,
 * `bar.own`).
 */
#define TALIA_TYPE_BAR (talia_bar_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBar, talia_bar, TALIA, BAR, GtkWidget)

/**
 * Creates a bar from zero to `value`, on a scale from `least` to `most`, which is extended to zero if necessary. `own`:
 * the number belongs to the player at the window.
 */
GtkWidget *talia_bar_new (double value, double least, double most, gboolean own);

/** Returns where the bar begins and ends, as parts of the scale from the side where a line of text starts. */
void talia_bar_get_ends (TaliaBar *self, double *begin, double *end);

G_END_DECLS
