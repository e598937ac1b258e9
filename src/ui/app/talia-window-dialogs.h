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
 * Asks whether an unfinished match, `standing` such as "Spades · Deal 3" (NULL: not known), is to be finished before a
 * new one of that game. Presents and returns the dialog; responses: `continue`, `new`, `cancel`.
 */
AdwDialog *talia_window_offer_to_finish (AdwApplicationWindow *window, const char *standing);

G_END_DECLS
