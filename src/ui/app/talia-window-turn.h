/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a player who is not looking at the table that other people wait for their move. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowTurn TaliaWindowTurn;

/** Creates an object that tells the player before `window` when it is their turn; without a match at first. */
TaliaWindowTurn *talia_window_turn_new (AdwApplicationWindow *window, AdwNavigationView *pages);

/** Frees the object, and withdraws its messages. */
void talia_window_turn_free (TaliaWindowTurn *self);

/** Sets the match in which the others wait; NULL: none. */
void talia_window_turn_set_match (TaliaWindowTurn *self, TaliaMatch *match);

/** Says that the others wait, and that a computer player moves in that number of seconds, until the next move; 0: no
 * limit. */
void talia_window_turn_hurry (TaliaWindowTurn *self, guint left);

/** Sets whether a computer player moves for the player. */
void talia_window_turn_set_played_for (TaliaWindowTurn *self, gboolean played_for);

G_END_DECLS
