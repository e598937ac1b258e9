/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows in the window what concerns a table that several machines share: the people there, whose turn it is, and a
 * button that leads back to it. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-session.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowNetwork TaliaWindowNetwork;

/**
 * Shows messages about the shared table of `session` in `window`, and a button that leads back to it on the start page
 * of `pages`. Installs the actions `win.network`, which opens the dialog, or the table where there is one,
 * `win.back-to-table`, enabled while there is a table or a last one to return to, `win.leave-table`, enabled while a
 * guest sits at one, and `win.stand-in` (i: a seat for which a computer player is to move).
 */
TaliaWindowNetwork *talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages,
                                              TaliaSession *session);

/** Frees the object; the shared table stays. */
void talia_window_network_free (TaliaWindowNetwork *self);

/** Says that the match is now shown by that page. If it is shared, it goes on when the page is closed, since others
 * play it. */
void talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match);

/** Asks the player a question of the kind TALIA_QUESTION_REOPEN. */
void talia_window_network_ask_to_reopen (TaliaWindowNetwork *self, TaliaQuestion *question);

G_END_DECLS
