/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's match with other machines, at this machine's table or at another's. */
#pragma once

#include <adwaita.h>

#include "model/record/talia-store.h"
#include "model/talia-match.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowNetwork TaliaWindowNetwork;

/** Shows the match of that table, which may be one of ours. */
typedef void (*TaliaWindowNetworkPlay) (AdwApplicationWindow *window, TaliaTable *table);

/**
 * Nothing is shared yet. Installs the actions `win.network`, which opens the dialog, or the table where there is one,
 * and `win.leave-table`, enabled while a guest sits at one.
 */
TaliaWindowNetwork *talia_window_network_new (AdwApplicationWindow *window, TaliaStore *store,
                                              TaliaWindowNetworkPlay play);

/** Lets go of everybody. */
void talia_window_network_free (TaliaWindowNetwork *self);

/** Goes on in another window, which takes the place of the first. */
void talia_window_network_move (TaliaWindowNetwork *self, AdwApplicationWindow *window);

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

/** The match is shown by that page from now on: it goes on when the page is gone, since others play it. */
void talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match);

G_END_DECLS
