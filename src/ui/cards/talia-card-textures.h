/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cache of card textures that the whole window shares: each is drawn once for its size. */
#pragma once

#include "talia-card-look.h"
#include "talia-card-shadow.h"

G_BEGIN_DECLS

/**
 * TaliaCardTextures:
 *
 * Keeps the pictures of some sizes, those used last, and forgets all when the player wants cards
 * that look different.
 *
 * Signals:
 * - `changed ()`: cards look different now; widgets that show some have to redraw them.
 */
#define TALIA_TYPE_CARD_TEXTURES (talia_card_textures_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCardTextures, talia_card_textures, TALIA, CARD_TEXTURES, GObject)

/** The one store of the program (transfer none). */
TaliaCardTextures *talia_card_textures_get (void);

/** What cards look like now (transfer none: valid until the next `changed`). */
const TaliaCardLook *talia_card_textures_get_look (TaliaCardTextures *self);

/**
 * The face of `card`, or a back for TALIA_NO_CARD, `width` wide, for `scale` pixels a unit
 * (transfer none: valid until the next call).
 */
GdkTexture *talia_card_textures_lookup (TaliaCardTextures *self, TaliaCard card, int width, double scale);

/** Draws a card, or a back, with its top left corner at the origin, sharp on the screen where `widget` is. */
void talia_card_textures_append (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, TaliaCard card,
                                 int width);

/**
 * Draws the shadow of a card or a back, below which it is to be drawn then. In high contrast there is none: the card's
 * edge stands out by itself.
 */
void talia_card_textures_append_shadow (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width,
                                        TaliaCardHeight height);

/** Draws the warm light around a card, below which it is to be drawn then: 0 to 1 of it. None in high contrast. */
void talia_card_textures_append_glow (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width,
                                      double strength);

/** Draws the veil over a card `width` wide that may not be played. */
void talia_card_textures_append_veil (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width);

/** How many pictures were drawn so far, and how many bytes those that are kept take: for tests and measurements. */
guint talia_card_textures_get_drawn (TaliaCardTextures *self);
gsize talia_card_textures_get_bytes (TaliaCardTextures *self);

G_END_DECLS
