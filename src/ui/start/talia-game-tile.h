/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game on the start page: picture, name, one line, seats. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaGameTile:
 *
 * A large button that starts the game with the settings used last, and a small one that opens
 * its settings. The picture is the icon `talia-game-ID`.
 */
#define TALIA_TYPE_GAME_TILE (talia_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGameTile, talia_game_tile, TALIA, GAME_TILE, AdwBin)

GtkWidget *talia_game_tile_new (const TaliaGame *game);

const TaliaGame *talia_game_tile_get_game (TaliaGameTile *self);

/** What the newest unfinished match of the game is; NULL: there is none, and the number of players is shown. */
void talia_game_tile_set_unfinished (TaliaGameTile *self, const char *text);

G_END_DECLS
