/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws small signs on a card: its cost, and that it was led. */
#pragma once

#include "talia-card-look.h"

G_BEGIN_DECLS

typedef struct
{
  int cost;          /* for the taker of the card; 0: none */
  gboolean tells;    /* how much that is, where the cards of a deal differ; else only that it costs */
  gboolean overlaid; /* another row of cards lies right below the index */
  gboolean on_table; /* in no hand */
  gboolean leads;    /* was led to its trick */
  gboolean wins;     /* is the best of its trick so far */
  const char *giver; /* what the tag above it says of who has passed it, which may be nothing; NULL: there is none */
} TaliaCardSigns;

/** Draws the signs but the cost on a card `w` wide with its top left corner at the origin. */
void talia_card_signs_append (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs);

/** Draws what the card costs, which may stand out of its upper edge. */
void talia_card_signs_append_cost (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
                                   const TaliaCardLook *look);

/** How far the tag stands out above a card, in pixels. */
float talia_card_signs_get_tag_height (PangoContext *pango);

/** Where a sign of the cost of that size lies on a card `w` wide: on nothing of the index, and where it is seen. */
graphene_rect_t talia_card_signs_place_cost (const TaliaCardSigns *signs, const TaliaCardLook *look, float w,
                                             float width, float height);

G_END_DECLS
