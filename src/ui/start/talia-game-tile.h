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
 * A large button that starts the game with the settings used last, and a small one that opens
 * its settings.
 */
#define TALIA_TYPE_GAME_TILE (talia_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGameTile, talia_game_tile, TALIA, GAME_TILE, AdwBin)

GtkWidget *talia_game_tile_new (const TaliaGame *game);

const TaliaGame *talia_game_tile_get_game (TaliaGameTile *self);

/** What the newest unfinished match of the game is; NULL: there is none. */
void talia_game_tile_set_unfinished (TaliaGameTile *self, const char *text);

/** What came of the match of the game that ended last; NULL: none has. Who has played is not offered “Learn”. */
void talia_game_tile_set_last (TaliaGameTile *self, const char *text);

/** Looks again at the options of last time: how many play by them, and their rules, are shown unless they are usual. */
void talia_game_tile_update (TaliaGameTile *self);

/** How the table of that match looks, in the place of the game's picture; NULL: that is not known. */
void talia_game_tile_set_table (TaliaGameTile *self, const TaliaView *view);

G_END_DECLS
