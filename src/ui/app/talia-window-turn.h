/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a player who is not looking at the table that other people wait for their move. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowTurn TaliaWindowTurn;

/** Looks after the turns of the player before `window`; of no match yet. */
TaliaWindowTurn *talia_window_turn_new (AdwApplicationWindow *window, AdwNavigationView *pages);

/** Lets go of it, and takes back what was told. */
void talia_window_turn_free (TaliaWindowTurn *self);

/** The match that others wait in; NULL: none. */
void talia_window_turn_set_match (TaliaWindowTurn *self, TaliaMatch *match);

/** The others wait, and a computer player moves in so many seconds, until the next move; 0: there is no hurry. */
void talia_window_turn_hurry (TaliaWindowTurn *self, guint left);

/** Whether a computer player moves for the player. */
void talia_window_turn_set_played_for (TaliaWindowTurn *self, gboolean played_for);

G_END_DECLS
