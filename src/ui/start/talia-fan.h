/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of cards in a fan, whose lower part is cut off at the edge. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** TaliaFan: shows as many of its cards as there is room for, perhaps none. Draws them one frame late. */
#define TALIA_TYPE_FAN (talia_fan_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFan, talia_fan, TALIA, FAN, GtkWidget)

void talia_fan_set_cards (TaliaFan *self, TaliaCards cards);

/** Draws a card with its shadow, turned by `angle` degrees around its centre at (`x`, `y`). */
void talia_fan_append_card (GtkSnapshot *snapshot, GtkWidget *widget, TaliaCard card, int width, float x, float y,
                            float angle);

/** Sets `late` and draws the widget again when its first frame is over, and whenever the look of cards changes. */
void talia_fan_wait (GtkWidget *widget, gboolean *late);

G_END_DECLS
