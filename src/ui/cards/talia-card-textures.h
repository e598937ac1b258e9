/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cache of card textures that the whole window shares: each card is drawn once for each size. */
#pragma once

#include "talia-card-look.h"
#include "talia-card-shadow.h"

G_BEGIN_DECLS

/**
 * TaliaCardTextures:
 *
 * Keeps the pictures of the sizes used last, and frees all of them when the preferences for cards change.
 *
 * Signals:
 * - `changed ()`: the look of cards has changed; widgets that show cards have to redraw them.
 */
#define TALIA_TYPE_CARD_TEXTURES (talia_card_textures_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCardTextures, talia_card_textures, TALIA, CARD_TEXTURES, GObject)

/** Returns the program's only cache (transfer none). */
TaliaCardTextures *talia_card_textures_get (void);

/** Returns the current look of cards (transfer none: valid until the next `changed`). */
const TaliaCardLook *talia_card_textures_get_look (TaliaCardTextures *self);

/**
 * Returns the face of `card`, or a back for TALIA_NO_CARD, `width` wide, with `scale` pixels for each unit (transfer
 * none: valid until the next call).
 */
GdkTexture *talia_card_textures_lookup (TaliaCardTextures *self, TaliaCard card, int width, double scale);

/** Draws a card or a back with its top left corner at the origin, sharp on the screen that shows `widget`. */
void talia_card_textures_append (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, TaliaCard card,
                                 int width);

/**
 * Draws the shadow of a card or a back, before the card is drawn above it. In high contrast there is no shadow, because
 * the card's edge is strong enough.
 */
void talia_card_textures_append_shadow (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width,
                                        TaliaCardHeight height);

/** Draws the warm light around a card, with an opacity from 0 to 1, before the card is drawn above it. In high contrast
 * there is none. */
void talia_card_textures_append_glow (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width,
                                      double strength);

/** Draws the veil over a card of that width, which may not be played. */
void talia_card_textures_append_veil (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width);

/** Returns how many pictures have been drawn, and how many bytes those in the cache take: for tests and
 * measurements. */
guint talia_card_textures_get_drawn (TaliaCardTextures *self);
gsize talia_card_textures_get_bytes (TaliaCardTextures *self);

G_END_DECLS
