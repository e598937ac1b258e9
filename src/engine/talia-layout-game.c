/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal on the layout board does with a state; docs/rules/loteryjka.md. */
#include "talia-layout-game.h"

void
talia_layout_game_deal (TaliaState *state, const TaliaPack *pack, gboolean may_pass)
{
  int first = (state->dealer + 1) % state->seats;
  int whole = pack->n - pack->n % state->seats;

  state->board = TALIA_BOARD_LAYOUT;
  state->layout = (TaliaLayout) { .may_pass = may_pass != FALSE };
  for (int i = 0; i < whole; i++)
    state->hand[(first + i) % state->seats] |= TALIA_BIT (pack->cards[i]);
  for (int i = whole; i < pack->n; i++)
    state->layout.aside |= TALIA_BIT (pack->cards[i]);
  state->layout.laid = state->layout.aside;
  state->phase = TALIA_PHASE_PLAY;
  state->to_act = (int8_t) first;
}

TaliaRefusal
talia_layout_game_check (const TaliaState *state, const TaliaMove *move)
{
  TaliaCards hand = state->hand[state->to_act];

  if (move->kind == TALIA_MOVE_SKIP)
    return talia_layout_check_skip (&state->layout, hand);
  if (move->kind != TALIA_MOVE_PLAY)
    return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
  if (!talia_card_is_valid (move->card) || !(hand & TALIA_BIT (move->card)))
    return TALIA_REFUSED (TALIA_RULE_NOT_IN_HAND);
  return talia_layout_check (&state->layout, hand, move->card);
}

int
talia_layout_game_legal (const TaliaState *state, TaliaMove *moves, int room)
{
  TaliaCards hand = state->hand[state->to_act];
  TaliaCards open = hand & talia_layout_open (&state->layout);
  gboolean skip = talia_layout_check_skip (&state->layout, hand).rule == TALIA_RULE_NONE;
  int made = 0;

  if (talia_cards_count (open) + skip > room)
    return -1;
  while (open != 0)
    moves[made++] = TALIA_PLAY (talia_cards_pop (&open));
  if (skip)
    moves[made++] = TALIA_CHOICE (TALIA_MOVE_SKIP);
  return made;
}

gboolean
talia_layout_game_play (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  TaliaLayout *layout = &state->layout;
  int seat = state->to_act;

  if (move->kind == TALIA_MOVE_SKIP)
    {
      talia_layout_skip (layout, seat);
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_SKIPPED, .seat = (int8_t) seat });
    }
  else
    {
      talia_layout_add (layout, move->card);
      state->hand[seat] &= ~TALIA_BIT (move->card);
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_PLAYED, .seat = (int8_t) seat, .card = move->card });
    }
  if (state->hand[seat] == 0)
    {
      layout->out[layout->n_out++] = (uint8_t) seat;
      talia_events_add (events,
                        (TaliaEvent) { .kind = TALIA_EVENT_OUT, .seat = (int8_t) seat, .value = layout->n_out });
    }
  if (layout->n_out == TALIA_LAYOUT_PLACES)
    return TRUE;

  do
    seat = (seat + 1) % state->seats;
  while (talia_layout_is_out (layout, seat));
  state->to_act = (int8_t) seat;
  return FALSE;
}
