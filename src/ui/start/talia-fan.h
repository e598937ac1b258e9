/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in a fan, the lower part of which is below the edge, as a picture. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** TaliaFan: as many of its cards as there is room for, one frame after the first; it may have no room at all. */
#define TALIA_TYPE_FAN (talia_fan_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFan, talia_fan, TALIA, FAN, GtkWidget)

void talia_fan_set_cards (TaliaFan *self, TaliaCards cards);

/** Draws a card with its shadow, turned by `angle` degrees around its centre at (`x`, `y`). */
void talia_fan_append_card (GtkSnapshot *snapshot, GtkWidget *widget, TaliaCard card, int width, float x, float y,
                            float angle);

/** Sets `late` and draws the widget again once its first frame is over, and whenever cards look different. */
void talia_fan_wait (GtkWidget *widget, gboolean *late);

G_END_DECLS
