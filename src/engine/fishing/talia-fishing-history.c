/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history of a fishing deal: tells the move in which each card was played, and restores the table as it was
 * dealt. */
#include "talia-fishing.h"

#include <string.h>

TaliaMove
talia_fishing_move_of (const TaliaFishing *table, int play)
{
  TaliaMove move = { .kind = TALIA_MOVE_TRAIL };

  if (table->into[play] > 0)
    move.kind = TALIA_MOVE_BUILD;
  else if (table->with[play] != 0)
    move.kind = TALIA_MOVE_TAKE;
  move.card = table->played[play];
  move.value = table->into[play];
  move.cards = table->with[play];
  return move;
}

void
talia_fishing_rewind (TaliaFishing *table, TaliaCards taken)
{
  TaliaFishing dealt = { .rules = table->rules, .loose = table->loose | talia_fishing_built (table) | taken };

  for (int play = 0; play < table->n_played; play++)
    dealt.loose &= ~TALIA_BIT (table->played[play]);
  memcpy (dealt.stock, table->stock, sizeof dealt.stock);
  dealt.n_stock = table->n_stock;
  *table = dealt;
}
