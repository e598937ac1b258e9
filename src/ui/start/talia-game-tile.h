/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tile of a game on the start page: its picture, its name, one line of text, and what a click starts or
 * continues. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaGameTile:
 *
 * A large button that starts the game with the last used settings, and a small one that opens its settings.
 */
#define TALIA_TYPE_GAME_TILE (talia_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGameTile, talia_game_tile, TALIA, GAME_TILE, AdwBin)

GtkWidget *talia_game_tile_new (const TaliaGame *game);

const TaliaGame *talia_game_tile_get_game (TaliaGameTile *self);

/** Describes the newest unfinished match of the game; NULL: there is none. */
void talia_game_tile_set_unfinished (TaliaGameTile *self, const char *text);

/** Describes how the last finished match of the game ended; NULL: there is none. “Learn” is only offered until then. */
void talia_game_tile_set_last (TaliaGameTile *self, const char *text);

/** Reads the last used options again: the number of players and the rules are shown if they are not the usual ones. */
void talia_game_tile_update (TaliaGameTile *self);

/** Shows the table of the unfinished match instead of the game's picture; NULL: its table is not known. */
void talia_game_tile_set_table (TaliaGameTile *self, const TaliaView *view);

G_END_DECLS
