/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws playing cards, sharp at any size: for the table, and wherever a page shows a card. */
#pragma once

#include <gtk/gtk.h>

#include "talia-cards.h"

G_BEGIN_DECLS

/** Height of a card by its width. */
#define TALIA_CARD_ASPECT 1.4f

/** The radius of the corners of a card of that width. */
float talia_card_face_radius (float width);

/**
 * Draws the face of `card`, `width` wide and TALIA_CARD_ASPECT times as high, with its top left
 * corner at the origin. `context` sets the indices.
 */
void talia_card_face_snapshot (GtkSnapshot *snapshot, PangoContext *context, TaliaCard card, float width);

/** Draws the back of a card in the same way. */
void talia_card_face_snapshot_back (GtkSnapshot *snapshot, float width);

/**
 * A picture of the card's face, or of a back for TALIA_NO_CARD, for `scale` pixels a unit (transfer
 * full). What moves is drawn from pictures: a GPU makes paths anew for every frame.
 */
GdkTexture *talia_card_face_create_texture (PangoContext *context, TaliaCard card, float width, double scale);

/** The width of the strip on the left of a card that shows its index whole. */
float talia_card_face_index_width (float width);

G_END_DECLS
