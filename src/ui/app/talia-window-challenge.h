/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Challenges in the window: copying one from a match, and pasting one. */
#pragma once

#include "talia-window-look.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowChallenge TaliaWindowChallenge;

/** Has the match in a file read, and given to `then`. */
typedef void (*TaliaWindowRead) (gpointer data, const char *file, TaliaWindowThen then);

/**
 * Gives `window`, which owns the result, the actions `win.challenge` (a dialog to paste one), `win.play-challenge` (s:
 * its text) and `win.copy-challenge` (s: a match's file, or "" for the match on the page that is shown), and
 * `win.copy-number` (s: a deal's, "" where it has none). What is to be
 * played goes to `offer`.
 */
TaliaWindowChallenge *talia_window_challenge_new (AdwApplicationWindow *window, AdwNavigationView *pages,
                                                  TaliaWindowThen offer, TaliaWindowRead read, gpointer data);
void talia_window_challenge_free (TaliaWindowChallenge *self);

G_END_DECLS
