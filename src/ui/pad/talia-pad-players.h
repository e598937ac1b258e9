/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows for the names of the players of a match with real cards, in the order of the seats, and for who deals first. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/**
 * TaliaPadPlayers:
 *
 * Enter in a name leads to the next one, and so does Tab.
 *
 * Signals: `changed ()`: another dealer was chosen; `named ()`: Enter was pressed in the last name.
 */
#define TALIA_TYPE_PAD_PLAYERS (talia_pad_players_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadPlayers, talia_pad_players, TALIA, PAD_PLAYERS, AdwPreferencesGroup)

/** Adds the rows, with the names of `last` (may be NULL), or those of the people who played here. To be called once. */
void talia_pad_players_set_game (TaliaPadPlayers *self, const TaliaGame *game, TaliaScorePad *last);

/** Shows the seats of this match, with partners marked. */
void talia_pad_players_set_state (TaliaPadPlayers *self, const TaliaState *state);

/** Creates a row for a player's name, which is `name` at first. */
GtkWidget *talia_pad_players_create_row (const char *name);

/** Says which seat it is, and whose partner; a new string. */
char *talia_pad_players_describe_seat (const TaliaState *state, int seat);

/** Returns the seat of the first dealer. */
int talia_pad_players_get_dealer (TaliaPadPlayers *self);

/** Names the players of the pad. */
void talia_pad_players_name (TaliaPadPlayers *self, TaliaScorePad *pad);

G_END_DECLS
