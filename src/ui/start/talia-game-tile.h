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

G_END_DECLS
