/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was played at a fishing table: each play as a move, all of them taken back, and played once more. */
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

/* Plays a move once more, if the rules let anybody. */
static gboolean
replay (TaliaFishing *table, int seat, int seats, const TaliaMove *move, TaliaCards *taken)
{
  const int round = 4 * seats, play = table->n_played % round;
  /* What a hand held is not known: let it have held all that had not been seen by then. */
  TaliaCards hand = TALIA_ALL_CARDS & ~(table->loose | talia_fishing_built (table));

  for (int i = 0; i < seats; i++)
    hand &= ~taken[i];
  /* The last card of a round builds nothing, and leaves no build. */
  if (talia_fishing_check (table, seat, hand, move).rule != TALIA_RULE_NONE
      || (move->kind == TALIA_MOVE_BUILD && play >= round - seats))
    return FALSE;
  taken[seat] |= talia_fishing_apply (table, seat, move);
  return play < round - 1 || table->n_builds == 0;
}

gboolean
talia_fishing_is_played_in_turn (const TaliaFishing *table, int dealer, int seats, const TaliaCards *taken)
{
  TaliaFishing again = *table;
  TaliaCards all = 0, piles[TALIA_FISHING_SEATS] = { 0 };
  int n_dealt;

  if (seats > TALIA_FISHING_SEATS || (dealer < 0 && table->n_played > 0))
    return FALSE;
  for (int seat = 0; seat < seats; seat++)
    all |= taken[seat];
  talia_fishing_rewind (&again, all);
  n_dealt = talia_cards_count (again.loose);
  if (n_dealt != TALIA_MAX_PACK - TALIA_FISHING_PLAYS && (n_dealt > 0 || table->n_played > 0))
    return FALSE;
  for (int play = 0; play < table->n_played; play++)
    {
      const TaliaMove move = talia_fishing_move_of (table, play);

      if (!replay (&again, talia_fishing_player (dealer, seats, play), seats, &move, piles))
        return FALSE;
    }
  if (table->n_played == TALIA_FISHING_PLAYS && table->captures != 0)
    {
      piles[talia_fishing_player (dealer, seats, 63 - __builtin_clzll (table->captures))] |= again.loose;
      again.loose = 0;
    }
  /* What has been counted is not known from the plays. */
  again.counted = table->counted;
  return memcmp (&again, table, sizeof again) == 0 && memcmp (piles, taken, (gsize) seats * sizeof *piles) == 0;
}
