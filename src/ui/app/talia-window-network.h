/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the table that several machines share in the window: the people there, whose turn it is, and a button that
 * leads back to it. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-session.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowNetwork TaliaWindowNetwork;

/**
 * Shows in `window` what becomes of the shared table of `session`, and on the start page of `pages` the way back to it.
 * Installs the actions `win.network`, which opens the dialog, or the table where there is one, `win.back-to-table`,
 * enabled while there is one or was one that can be returned to, `win.leave-table`, enabled while a guest sits at one,
 * and `win.stand-in` (i: a seat for which a computer player is to move).
 */
TaliaWindowNetwork *talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages,
                                              TaliaSession *session);

/** Shows nothing of it any more; the table stays. */
void talia_window_network_free (TaliaWindowNetwork *self);

/** The match is shown by that page from now on: a shared one goes on when the page is gone, since others play it. */
void talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match);

/** Puts a question of the kind TALIA_QUESTION_REOPEN to the player. */
void talia_window_network_ask_to_reopen (TaliaWindowNetwork *self, TaliaQuestion *question);

G_END_DECLS
