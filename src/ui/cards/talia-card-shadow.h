/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shadow of a card on the table, which depends on how high above the table the card is, and the light around one.
 */
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

/** The same of the warm light around a card that is proposed. */
GdkTexture *talia_card_glow_create_texture (int width, double scale, graphene_rect_t *bounds);

G_END_DECLS
