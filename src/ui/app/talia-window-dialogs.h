/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialogs of the window: the keys that work in them, and how they close. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * From now on every dialog that the window shows has the keys that close and quit, and is there until the window has
 * done with it. Once for each window.
 */
void talia_window_mind_dialogs (AdwApplicationWindow *window);

/**
 * Presents a question, an AdwAlertDialog, of which there is one at a time: others wait for their turn. `renews`: it is
 * about what is to be played, and takes the place of one that is as well, which is answered by being closed.
 */
void talia_window_ask (AdwApplicationWindow *window, AdwDialog *dialog, gboolean renews);

/** Asks whether a guest leaves another machine's table for good. Presents and returns the dialog; response: `leave`. */
AdwDialog *talia_window_ask_to_get_up (AdwApplicationWindow *window);

/**
 * Asks whether a table that several machines share, this one's or another's, is to be left for another match. Presents
 * and returns the dialog; responses: `leave`, `back`, `cancel`.
 */
AdwDialog *talia_window_offer_to_stay (AdwApplicationWindow *window, gboolean host);

/**
 * Asks whether an unfinished match, `standing` such as "Spades · Deal 3" (NULL: not known), is to be finished before a
 * new one of that game. Presents and returns the dialog; responses: `continue`, `new`, `cancel`.
 */
AdwDialog *talia_window_offer_to_finish (AdwApplicationWindow *window, const char *standing);

G_END_DECLS
