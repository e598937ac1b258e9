/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Presses mouse buttons and keys as real events of the X server, which also keeps the time between them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Makes the server ready; FALSE where it has no XTEST. A program presses in one window at a time. */
gboolean presser_init (GtkWidget *window);

/** The pointer goes to that part of the widget, from 0 to 1 each way. */
void presser_point (GtkWidget *widget, double x, double y);

/** It goes on by so many pixels. */
void presser_move (int dx, int dy);

/** Presses a button of the mouse or lets it go, `wait` milliseconds after what happened before. */
void presser_button (guint button, gboolean down, guint wait);

/** So many clicks of the first button; `gap` milliseconds are between one press and the next. */
void presser_click (guint n, guint gap);

/** Presses the key that the first layout has for it or lets it go, `wait` milliseconds after what happened before. */
void presser_key (guint key, gboolean down, guint wait);

/** Lets the server repeat keys that are held soon and often, for as long as it is there. */
void presser_repeat_quickly (void);

/** Waits until the key, which is held, was pressed so many times since the window was made ready, repeats included. */
void presser_repeat (guint key, guint n);

/** Lets a key that is held go and presses it again, so many times, with no time between the two. */
void presser_bounce (guint key, guint n);

/** Presses it and lets it go. */
void presser_type (guint key);

/** The same of the key of that code, whatever it means. */
void presser_type_code (guint code);

/** Lets the main loop run until all of this has arrived in the window and been dealt with. */
void presser_arrive (void);

/** The longest time between two presses of the mouse since the window was made ready, in milliseconds, as it was sent.
 */
guint presser_get_longest_gap (void);

/** How often the server sent the press of a key since the window was made ready. */
guint presser_count_keys (guint key);

G_END_DECLS
