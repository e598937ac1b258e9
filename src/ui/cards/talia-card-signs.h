/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small signs on a card: what it costs, whose it is, that it was led or wins. Each has a shape of its own. */
#pragma once

#include "talia-card-look.h"

G_BEGIN_DECLS

typedef struct
{
  int cost;           /* of whoever takes the card; 0: none */
  gboolean tells;     /* how much that is, where the cards of a deal differ; else only that it costs */
  gboolean leads;     /* was led to its trick */
  gboolean wins;      /* is the best of its trick so far */
  const char *player; /* who has played it; NULL: where it lies says that */
} TaliaCardSigns;

/** Draws the signs on a card `w` wide and `h` high with its top left corner at the origin. */
void talia_card_signs_append (GtkSnapshot *snapshot, PangoContext *pango, float w, float h, const TaliaCardSigns *signs,
                              const TaliaCardLook *look);

G_END_DECLS
