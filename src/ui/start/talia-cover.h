/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a game on its tile: a card of it before a back, on a ground of the game's own colour. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaCover:
 *
 * Fills what it is given. The cards are drawn one frame after the first, because drawing them would delay it.
 */
#define TALIA_TYPE_COVER (talia_cover_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCover, talia_cover, TALIA, COVER, GtkWidget)

void talia_cover_set_game (TaliaCover *self, const TaliaGame *game);

/** Whether only the ground is shown, because something else lies on it. */
void talia_cover_set_bare (TaliaCover *self, gboolean bare);

G_END_DECLS
