/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws playing cards, sharp at any size. Widgets get these pictures from TaliaCardTextures. */
#pragma once

#include "talia-card-look.h"

G_BEGIN_DECLS

/** The height of a card relative to its width. */
#define TALIA_CARD_ASPECT 1.4f

/** Returns the radius of the corners of a card of that width. */
float talia_card_face_radius (float width);

/** Returns the area of the upper index, rank and sign, of a card of that width, from its top left corner. */
graphene_rect_t talia_card_face_get_index (const TaliaCardLook *look, int width);

/**
 * Draws the face of a card, or a back for TALIA_NO_CARD, `width` wide and TALIA_CARD_ASPECT times as high, with `scale`
 * pixels for each unit (transfer full).
 */
GdkTexture *talia_card_face_create_texture (const TaliaCardLook *look, TaliaCard card, int width, double scale);

/** Returns a texture with what was drawn on `surface`, and takes ownership of the surface. */
GdkTexture *talia_card_face_take_surface (cairo_surface_t *surface);

G_END_DECLS
