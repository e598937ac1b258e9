/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All matches in the window: their page, the unfinished ones on the start page, and continuing one. */
#pragma once

#include "model/archive/talia-archive.h"
#include "talia-window-look.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowMatches TaliaWindowMatches;

/**
 * Looks after the matches of `window`, which owns the result, with `pages` to show them on and `toasts` to tell of what
 * was done. `review` gets matches that are to be reviewed, `offer` such as are to be played, also those in files that
 * are dropped on the window. Installs the actions `win.daily` (s: a game), `win.review-match` (s: a file of the
 * archive), `win.matches`, `win.statistics` and `win.rename-match` (ss: a match's file, what it is to be called), and
 * those of talia-window-bundle.h.
 */
TaliaWindowMatches *talia_window_matches_new (AdwApplicationWindow *window, AdwNavigationView *pages,
                                              AdwToastOverlay *toasts, TaliaStore *store, TaliaWindowThen review,
                                              TaliaWindowThen offer);

/** Lets go of it; nothing is done any more. */
void talia_window_matches_free (TaliaWindowMatches *self);

TaliaArchive *talia_window_matches_get_archive (TaliaWindowMatches *self);

/** The archive of the window that a widget is in; NULL where it is in none. */
TaliaArchive *talia_window_matches_find_archive (GtkWidget *widget);

/** Shows those of the two pages below that are open in `old`, as after a change of the language. */
void talia_window_matches_show_again (TaliaWindowMatches *self, AdwNavigationView *old);

/** Shows the page of all matches, or of what they come to. */
void talia_window_matches_show (TaliaWindowMatches *self);
void talia_window_matches_show_statistics (TaliaWindowMatches *self);

/**
 * The newest unfinished match of `game` that was put away: its file, NULL when there is none, and what it is (a new
 * string). Other open matches are not among them.
 */
char *talia_window_matches_find_unfinished (TaliaWindowMatches *self, const TaliaGame *game, char **standing);

/** Reads a match in a thread and has it reviewed; tells of one that cannot be read. */
void talia_window_matches_review (TaliaWindowMatches *self, const char *file);

G_END_DECLS
