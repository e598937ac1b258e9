/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Soft pictures of a card's shape: its shadow, the light around one, the veil over one that may not be played. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** How high a card is: each step throws a wider, softer shadow further down. What is higher is drawn later. */
typedef enum
{
  TALIA_CARD_LIES,      /* on the table */
  TALIA_CARD_IS_HELD,   /* in a hand */
  TALIA_CARD_IS_RAISED, /* below the pointer */
  TALIA_CARD_IS_CHOSEN,
  TALIA_CARD_FLIES,
  TALIA_CARD_IS_DRAGGED,
  TALIA_CARD_HEIGHTS
} TaliaCardHeight;

/**
 * The picture of the shadow of a card `width` wide at that height, for `scale` pixels a unit (transfer full). `bounds`
 * says where it goes, in units from the card's top left corner.
 */
GdkTexture *talia_card_shadow_create_texture (int width, TaliaCardHeight height, double scale, graphene_rect_t *bounds);

/** The same for the warm light around a card. */
GdkTexture *talia_card_shadow_create_glow (int width, double scale, graphene_rect_t *bounds);

/** The picture of a thin shade as large as the card, to be laid over it (transfer full). */
GdkTexture *talia_card_shadow_create_veil (int width, double scale);

G_END_DECLS
