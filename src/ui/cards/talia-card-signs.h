/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws small signs on a card: its cost, and that it was led. */
#pragma once

#include "talia-card-look.h"

G_BEGIN_DECLS

typedef struct
{
  int cost;          /* points for the taker of the card; 0: none */
  gboolean overlaid; /* whether another row of cards is right below the index */
  gboolean on_table; /* whether the card is not in a hand */
  gboolean leads;    /* whether it was led to its trick */
  gboolean wins;     /* whether it is the best of its trick so far */
  const char *giver; /* the text of the tag that names the giver; empty: an arrow; NULL: there is no tag */
} TaliaCardSigns;

/** Draws all signs except the cost on a card of width `w` with its top left corner at the origin. */
void talia_card_signs_append (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
                              const TaliaCardLook *look);

/** Returns the thickness of the rim around a winning card of width `w`. */
float talia_card_signs_get_rim (float w, const TaliaCardLook *look);

/** Draws the cost of the card, which may extend beyond its upper edge. */
void talia_card_signs_append_cost (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
                                   const TaliaCardLook *look);

/** Returns how far the tag extends above a card, in pixels. */
float talia_card_signs_get_tag_height (PangoContext *pango);

/** Returns the position of the cost's sign, which has that size, on a card of width `w`: visible, and not over the
 * index. */
graphene_rect_t talia_card_signs_place_cost (const TaliaCardSigns *signs, const TaliaCardLook *look, float w,
                                             float width, float height);

G_END_DECLS
