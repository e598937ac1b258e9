/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blurred pictures in the shape of a card: its shadow, the light around it, and the veil over a card that may not be
 * played. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The height of a card above the table. Each step has a wider and softer shadow, further down. Higher cards are drawn
 * later. */
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
 * Draws the shadow of a card of that width at that height, with `scale` pixels for each unit (transfer full). `bounds`
 * is set to its position, in units from the card's top left corner.
 */
GdkTexture *talia_card_shadow_create_texture (int width, TaliaCardHeight height, double scale, graphene_rect_t *bounds);

/** Draws the warm light around a card, like talia_card_shadow_create_texture(). */
GdkTexture *talia_card_shadow_create_glow (int width, double scale, graphene_rect_t *bounds);

/** Draws a thin veil as large as the card, to be laid over it (transfer full). */
GdkTexture *talia_card_shadow_create_veil (int width, double scale);

G_END_DECLS
