/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a game on its tile: one of its cards in front of a back, on a background in the game's colour. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaCover:
 *
 * Fills its allocation. The cards are drawn one frame late, because drawing them would delay the first frame.
 */
#define TALIA_TYPE_COVER (talia_cover_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCover, talia_cover, TALIA, COVER, GtkWidget)

void talia_cover_set_game (TaliaCover *self, const TaliaGame *game);

/** Sets whether only the background is drawn, because another picture covers it. */
void talia_cover_set_bare (TaliaCover *self, gboolean bare);

G_END_DECLS
