/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks a fishing deal received from another machine: whether it keeps the invariants of every such deal, and whether
 * legal moves lead to it. */
#include "talia-fishing-game.h"

#define CARDS_EACH 4

/* Counts the cards that the seat has played in the running round. */
static int
count_plays (const TaliaState *state, int seat)
{
  const int in_round = state->fishing.n_played % (CARDS_EACH * state->seats);
  const int place = (seat + state->seats - talia_fishing_player (state->dealer, state->seats, 0)) % state->seats;

  return in_round / state->seats + (place < in_round % state->seats);
}

/* Whether the cards played exist, each once. */
static gboolean
are_plays (const TaliaFishing *table)
{
  TaliaCards cards = 0;

  for (int play = 0; play < table->n_played; play++)
    {
      if (!talia_card_is_valid (table->played[play]) || (cards & TALIA_BIT (table->played[play])))
        return FALSE;
      cards |= TALIA_BIT (table->played[play]);
    }
  return TRUE;
}

static gboolean
are_builds (const TaliaFishing *table, int seats)
{
  TaliaCards cards = table->loose;

  for (int i = 0; i < table->n_builds; i++)
    {
      if (table->value[i] < 1 || table->value[i] > 14 || table->owner[i] < 0 || table->owner[i] >= seats
          || table->build[i] == 0 || (table->build[i] & cards))
        return FALSE;
      cards |= table->build[i];
    }
  return TRUE;
}

/* Whether each owner of builds holds, or may hold, a card of its own for each of their values out of `unseen`. */
static gboolean
can_guard (const TaliaView *view, TaliaCards unseen)
{
  const TaliaState *seen = &view->seen;
  int wanted[TALIA_RANKS] = { 0 };

  for (int seat = 0; seat < seen->seats; seat++)
    {
      guint values = talia_fishing_owned (&seen->fishing, seat, 0);

      if (seen->hand[seat] != 0 || view->held[seat] == 0)
        {
          if (!talia_fishing_guards (&seen->fishing.rules, seen->hand[seat], values))
            return FALSE;
          continue;
        }
      if (__builtin_popcount (values) > view->held[seat])
        return FALSE;
      for (; values != 0; values &= values - 1)
        {
          const int value = __builtin_ctz (values);

          wanted[value == 1 || value == 14 ? TALIA_ACE : value - 2]++;
        }
    }
  for (int rank = 0; rank < TALIA_RANKS; rank++)
    if (wanted[rank] > talia_cards_count (unseen & TALIA_RANK_CARDS (rank)))
      return FALSE;
  return TRUE;
}

gboolean
talia_fishing_game_adds_up (const TaliaView *view)
{
  const TaliaState *seen = &view->seen;
  const TaliaFishing *table = &seen->fishing;
  TaliaCards unseen = TALIA_ALL_CARDS;
  int left = 0;

  if (seen->board != TALIA_BOARD_FISHING || seen->seats > TALIA_FISHING_SEATS || table->n_played >= TALIA_FISHING_PLAYS
      || table->n_builds > TALIA_MAX_BUILDS || !are_plays (table) || !are_builds (table, seen->seats))
    return FALSE;
  unseen &= ~talia_state_table (seen);
  for (int seat = 0; seat < seen->seats; seat++)
    {
      if (view->held[seat] != CARDS_EACH - count_plays (seen, seat))
        return FALSE;
      left += view->held[seat] - talia_cards_count (seen->hand[seat]);
      unseen &= ~(seen->hand[seat] | seen->taken[seat]);
    }
  return table->n_stock == TALIA_FISHING_PLAYS - CARDS_EACH * seen->seats * (talia_fishing_game_round (seen) + 1)
         && talia_cards_count (unseen) == left + table->n_stock && can_guard (view, unseen);
}

/* Returns the cards that the seat was dealt for that round. */
static TaliaCards
cards_of (const TaliaState *state, int round, int seat)
{
  const TaliaFishing *table = &state->fishing;
  TaliaCards cards = round == talia_fishing_game_round (state) ? state->hand[seat] : 0;

  for (int i = 0; i < CARDS_EACH * state->seats; i++)
    {
      const int play = round * CARDS_EACH * state->seats + i;

      if (play < table->n_played && talia_fishing_player (state->dealer, state->seats, play) == seat)
        cards |= TALIA_BIT (table->played[play]);
    }
  return cards;
}

static void
add_two (TaliaPack *pack, TaliaCards *cards)
{
  for (int i = 0; i < 2; i++)
    pack->cards[pack->n++] = talia_cards_pop (cards);
}

/* Like the dealing of talia_fishing_game_deal(): `loose` are the cards on the table in the first round, 0 later. */
static gboolean
gather_round (const TaliaState *state, int round, TaliaCards loose, TaliaPack *pack)
{
  TaliaCards cards[TALIA_FISHING_SEATS];

  for (int seat = 0; seat < state->seats; seat++)
    {
      cards[seat] = cards_of (state, round, seat);
      if (talia_cards_count (cards[seat]) != CARDS_EACH)
        return FALSE;
    }
  for (int i = 0; i < 2 * state->seats; i++)
    {
      const int seat = talia_fishing_player (state->dealer, state->seats, i);

      if (seat == state->dealer && loose != 0)
        add_two (pack, &loose);
      add_two (pack, &cards[seat]);
    }
  return TRUE;
}

gboolean
talia_fishing_game_gather (const TaliaState *state, TaliaPack *pack)
{
  TaliaFishing dealt = state->fishing;
  TaliaCards taken = 0;

  for (int seat = 0; seat < state->seats; seat++)
    taken |= state->taken[seat];
  talia_fishing_rewind (&dealt, taken);
  if (talia_cards_count (dealt.loose) != TALIA_MAX_PACK - TALIA_FISHING_PLAYS)
    return FALSE;
  pack->n = 0;
  for (int round = 0; round <= talia_fishing_game_round (state); round++)
    if (!gather_round (state, round, round == 0 ? dealt.loose : 0, pack))
      return FALSE;
  memcpy (pack->cards + pack->n, talia_fishing_stock (&dealt), dealt.n_stock);
  pack->n = (uint8_t) (pack->n + dealt.n_stock);
  return TRUE;
}

gboolean
talia_fishing_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move)
{
  const int play = so_far->fishing.n_played;

  if (play >= state->fishing.n_played)
    return FALSE;
  *move = talia_fishing_move_of (&state->fishing, play);
  return TRUE;
}

gboolean
talia_fishing_game_could_make (const TaliaView *view, const TaliaUnseen *unseen, const TaliaState *so_far,
                               const TaliaMove *move)
{
  const TaliaState *seen = &view->seen;
  TaliaState other = *so_far;

  /* The cards of an earlier round have been seen since. */
  if (so_far->to_act == view->seat || talia_fishing_game_round (so_far) != talia_fishing_game_round (seen))
    return FALSE;
  other.hand[other.to_act] |= unseen->cards;
  return talia_fishing_game_check (&other, move).rule == TALIA_RULE_NONE;
}
