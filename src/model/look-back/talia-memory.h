/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person with a perfect memory knows of a deal: the cards that are still out, and who is void in which suit. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** What can be remembered of a deal; it follows from a view: from what its seat holds and has seen. */
typedef struct
{
  TaliaCards out;               /* cards in the others' hands, set aside or still to be dealt */
  guint lacks[TALIA_MAX_SEATS]; /* by seat: the suits, as bits, that it cannot hold; 0 for the view's own seat */
  gboolean has_points;          /* whether single cards cost points in this deal */
  int points;                   /* what the cards that are still out cost */
} TaliaMemory;

void talia_memory_init (TaliaMemory *self, const TaliaGame *game, const TaliaView *view);

G_END_DECLS
