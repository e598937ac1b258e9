/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's match with other machines, at this machine's table or at another's. */
#pragma once

#include <adwaita.h>

#include "model/record/talia-store.h"
#include "model/talia-match.h"
#include "talia-window-look.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowNetwork TaliaWindowNetwork;

/**
 * Nothing is shared yet. `play` shows the match of a table, which may be one of ours; the start page of `pages` is told
 * of the way back to it. Installs the actions `win.network`, which opens the dialog, or the table where there is one,
 * `win.back-to-table`, enabled while there is one or was one that can be returned to, `win.leave-table`, enabled while
 * a guest sits at one, and `win.stand-in` (i: a seat for which a computer player is to move).
 */
TaliaWindowNetwork *talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaStore *store,
                                              TaliaWindowThen play);

/** Lets go of everybody. */
void talia_window_network_free (TaliaWindowNetwork *self);

/** Goes on in another window, which takes the place of the first. */
void talia_window_network_move (TaliaWindowNetwork *self, AdwApplicationWindow *window, AdwNavigationView *pages);

/**
 * A match of that table: ours where that is the one that is shared, else a new one (transfer full); then nothing is
 * shared any more.
 */
TaliaMatch *talia_window_network_create_match (TaliaWindowNetwork *self, TaliaTable *table);

/**
 * Asks what is to become of a match that others played at their machines, and does it; FALSE, and nothing, where that
 * is none of these, or is shared already.
 */
gboolean talia_window_network_offer (TaliaWindowNetwork *self, TaliaTable *table);

/**
 * Does `then`, which begins another match or goes on with it, where no match is shared that goes on; else asks before
 * whether the others are to be left.
 */
void talia_window_network_when_free (TaliaWindowNetwork *self, TaliaWindowThen then, TaliaTable *table);

/** Whether the match that the store has open is the one that is shared, at our table. */
gboolean talia_window_network_is_stored (TaliaWindowNetwork *self);

/** The match is shown by that page from now on: it goes on when the page is gone, since others play it. */
void talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match);

G_END_DECLS
