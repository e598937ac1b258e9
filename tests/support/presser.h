/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Presses mouse buttons and keys as real events of the X server, which also keeps the time between them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Prepares the X server for presses in a window; returns FALSE if it has no XTEST. A program presses in one window at
 * a time. */
gboolean presser_init (GtkWidget *window);

/** Moves the pointer to a point in the widget; both coordinates are from 0 to 1. */
void presser_point (GtkWidget *widget, double x, double y);

/** Moves the pointer by `dx` and `dy` pixels. */
void presser_move (int dx, int dy);

/** Presses or releases a mouse button, `wait` milliseconds after the event before. */
void presser_button (guint button, gboolean down, guint wait);

/** Clicks `n` times with the first button, with `gap` milliseconds between one press and the next. */
void presser_click (guint n, guint gap);

/** Presses or releases the key that has this symbol in the first layout, `wait` milliseconds after the event before. */
void presser_key (guint key, gboolean down, guint wait);

/** Makes the server repeat held keys soon and often, as long as the server runs. */
void presser_repeat_quickly (void);

/** Waits until the key, which is held, was pressed `n` times since presser_init(), including repeats. */
void presser_repeat (guint key, guint n);

/** Releases a held key and presses it again, `n` times, with no time between the two. */
void presser_bounce (guint key, guint n);

/** Returns the longest time between the release of a key and its next press since presser_init(), in milliseconds. A
 * busy server may be interrupted between the two. */
guint presser_get_longest_bounce (void);

/** Presses and releases a key. */
void presser_type (guint key);

/** Presses and releases the key with this code, whatever symbol it has. */
void presser_type_code (guint code);

/** Runs the main loop until all these events have arrived in the window and have been handled. */
void presser_arrive (void);

/** Returns the longest time between two presses of the mouse since presser_init(), in milliseconds, as it was sent.
 */
guint presser_get_longest_gap (void);

/** Returns how often the server has sent the press of a key since presser_init(). */
guint presser_count_keys (guint key);

G_END_DECLS
