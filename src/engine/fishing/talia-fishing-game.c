/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that fishing games share (TaliaGame): dealing rounds, making moves, hiding cards. */
#include "talia-fishing-game.h"

#define CARDS_EACH 4

/* Deals two cards to each seat from the dealer's left, twice, two to the table before the dealer's each time if `loose`
 * is given. Returns the rest of `cards`. */
static const TaliaCard *
deal_round (TaliaState *state, const TaliaCard *cards, TaliaCards *loose)
{
  for (int i = 0; i < 2 * state->seats; i++)
    {
      int seat = talia_fishing_player (state->dealer, state->seats, i);

      if (seat == state->dealer && loose != NULL)
        {
          *loose |= TALIA_BIT (cards[0]) | TALIA_BIT (cards[1]);
          cards += 2;
        }
      state->hand[seat] |= TALIA_BIT (cards[0]) | TALIA_BIT (cards[1]);
      cards += 2;
    }
  return cards;
}

void
talia_fishing_game_deal (TaliaState *state, const TaliaPack *pack)
{
  TaliaFishing *table = &state->fishing;
  const TaliaCard *rest;
  TaliaCards loose = 0;

  g_assert (pack->n == TALIA_MAX_PACK);
  rest = deal_round (state, pack->cards, &loose);
  table->loose = loose;
  table->n_stock = (uint8_t) (pack->cards + pack->n - rest);
  memcpy (talia_fishing_stock (table), rest, table->n_stock);
  state->phase = TALIA_PHASE_PLAY;
  state->to_act = (int8_t) talia_fishing_player (state->dealer, state->seats, 0);
}

static void
deal_next_round (TaliaState *state, TaliaEvents *events)
{
  TaliaFishing *table = &state->fishing;
  int left = talia_fishing_game_rounds (state) - 1 - talia_fishing_game_round (state);
  TaliaCard *stock = talia_fishing_stock (table);
  int n = CARDS_EACH * state->seats;

  g_assert (table->n_builds == 0 && n <= table->n_stock);
  deal_round (state, stock, NULL);
  memset (stock, 0, (gsize) n);
  table->n_stock = (uint8_t) (table->n_stock - n);
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_ROUND, .seat = TALIA_NOBODY, .value = (uint8_t) left });
}

int
talia_fishing_game_rounds (const TaliaState *state)
{
  return TALIA_FISHING_PLAYS / (CARDS_EACH * state->seats);
}

int
talia_fishing_game_round (const TaliaState *state)
{
  return MIN (state->fishing.n_played, TALIA_FISHING_PLAYS - 1) / (CARDS_EACH * state->seats);
}

int
talia_fishing_game_last_capturer (const TaliaState *state)
{
  if (state->fishing.captures == 0)
    return TALIA_NOBODY;
  return talia_fishing_player (state->dealer, state->seats, 63 - __builtin_clzll (state->fishing.captures));
}

uint64_t
talia_fishing_game_sweeps (const TaliaState *state)
{
  const TaliaFishingRules *rules = &state->fishing.rules;

  if (!rules->sweeps)
    return 0;
  return state->fishing.sweeps & ~(rules->last_sweep ? 0 : (uint64_t) 1 << (TALIA_FISHING_PLAYS - 1));
}

TaliaRefusal
talia_fishing_game_check (const TaliaState *state, const TaliaMove *move)
{
  return talia_fishing_check (&state->fishing, state->to_act, state->hand[state->to_act], move);
}

int
talia_fishing_game_legal (const TaliaState *state, TaliaMove *moves, int room)
{
  return talia_fishing_legal (&state->fishing, state->to_act, state->hand[state->to_act], moves, room);
}

int
talia_fishing_game_some (const TaliaState *state, TaliaCards counting, TaliaMove *moves, int room)
{
  TaliaFishing table = state->fishing;
  int seat = state->to_act;
  int n = talia_fishing_legal (&table, seat, state->hand[seat], moves, room);

  /* The legality of a move does not depend on other loose cards: to shorten the list, leaves loose cards out, first
   * those that do not count. */
  while (n < 0 && table.loose != 0)
    {
      TaliaCards plain = table.loose & ~counting;

      table.loose &= ~TALIA_BIT (talia_cards_first (plain != 0 ? plain : table.loose));
      n = talia_fishing_legal (&table, seat, state->hand[seat], moves, room);
    }
  return n;
}

/* Reports what a build move did: a new build, an addition, or a raise. */
static void
note_build (const TaliaFishing *before, const TaliaMove *move, int seat, TaliaEvents *events)
{
  TaliaEvent event = { .kind = TALIA_EVENT_BUILT,
                       .seat = (int8_t) seat,
                       .card = move->card,
                       .value = move->value,
                       .cards = move->cards | TALIA_BIT (move->card) };

  for (int i = 0; i < before->n_builds; i++)
    if (before->build[i] & move->cards)
      event.kind = before->value[i] == move->value ? TALIA_EVENT_ADDED : TALIA_EVENT_RAISED;
  talia_events_add (events, event);
}

static void
note_play (const TaliaState *before, const TaliaMove *move, TaliaEvents *events)
{
  TaliaEvent event = { .seat = before->to_act, .card = move->card };

  if (move->kind == TALIA_MOVE_BUILD)
    {
      note_build (&before->fishing, move, before->to_act, events);
      return;
    }
  event.kind = move->kind == TALIA_MOVE_TAKE ? TALIA_EVENT_CAPTURED : TALIA_EVENT_TRAILED;
  if (move->kind == TALIA_MOVE_TAKE)
    event.cards = move->cards | TALIA_BIT (move->card);
  talia_events_add (events, event);
}

/* The loose cards go to the last seat that took something; if there is none, they stay. */
static void
give_residue (TaliaState *state, TaliaEvents *events)
{
  int seat = talia_fishing_game_last_capturer (state);
  TaliaCards residue = state->fishing.loose;

  if (seat == TALIA_NOBODY || residue == 0)
    return;
  state->taken[seat] |= residue;
  state->fishing.loose = 0;
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_RESIDUE, .seat = (int8_t) seat, .cards = residue });
}

gboolean
talia_fishing_game_play (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  TaliaFishing *table = &state->fishing;
  int seat = state->to_act;
  int play = table->n_played;

  note_play (state, move, events);
  state->hand[seat] &= ~TALIA_BIT (move->card);
  state->taken[seat] |= talia_fishing_apply (table, seat, move);
  if (talia_fishing_game_sweeps (state) >> play & 1)
    talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_SWEPT, .seat = (int8_t) seat, .card = move->card });

  if (table->n_played == TALIA_FISHING_PLAYS)
    {
      give_residue (state, events);
      return TRUE;
    }
  state->to_act = (int8_t) talia_fishing_player (state->dealer, state->seats, table->n_played);
  if (table->n_played % (CARDS_EACH * state->seats) == 0)
    deal_next_round (state, events);
  return FALSE;
}

void
talia_fishing_game_rewind (TaliaState *state)
{
  TaliaFishing *table = &state->fishing;
  TaliaCards taken = 0;

  for (int seat = 0; seat < state->seats; seat++)
    taken |= state->taken[seat];
  talia_fishing_rewind (table, taken);
  table->n_stock = (uint8_t) (TALIA_FISHING_PLAYS - CARDS_EACH * state->seats);
  memset (table->stock, 0, sizeof table->stock);
  memset (state->hand, 0, sizeof state->hand);
  memset (state->taken, 0, sizeof state->taken);
  state->to_act = (int8_t) talia_fishing_player (state->dealer, state->seats, 0);
}

void
talia_fishing_game_hide (TaliaState *seen, int seat)
{
  memset (seen->fishing.stock, 0, sizeof seen->fishing.stock);
}
