/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines for drawing cards: suit signs and the emblems of the face cards. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Adds a suit's sign, `size` high, centred on (`x`, `y`); upside down if `turned`. */
void talia_card_pips_add (GskPathBuilder *builder, int suit, float x, float y, float size, gboolean turned);

/** Returns all signs in the middle of a card of that rank (two to ten) as one path, within `area`. */
GskPath *talia_card_pips_body (TaliaCard card, const graphene_rect_t *area, float size);

/** Adds the headgear of a jack, queen or king, `size` wide, centred on (`x`, `y`); upside down if `turned`. */
void talia_card_pips_add_emblem (GskPathBuilder *builder, int rank, float x, float y, float size, gboolean turned);

G_END_DECLS
