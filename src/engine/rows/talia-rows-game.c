/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that games of rows share (TaliaGame): dealing, laying, passing (docs/rules/loteryjka.md). */
#include "talia-rows-game.h"

void
talia_rows_game_deal (TaliaState *state, const TaliaPack *pack, gboolean may_pass)
{
  int first = (state->dealer + 1) % state->seats;
  int whole = pack->n - pack->n % state->seats;

  state->board = TALIA_BOARD_ROWS;
  state->rows = (TaliaRows) { .may_pass = may_pass != FALSE };
  for (int i = 0; i < whole; i++)
    state->hand[(first + i) % state->seats] |= TALIA_BIT (pack->cards[i]);
  for (int i = whole; i < pack->n; i++)
    state->rows.aside |= TALIA_BIT (pack->cards[i]);
  state->rows.laid = state->rows.aside;
  state->phase = TALIA_PHASE_PLAY;
  state->to_act = (int8_t) first;
}

TaliaRefusal
talia_rows_game_check (const TaliaState *state, const TaliaMove *move)
{
  TaliaCards hand = state->hand[state->to_act];

  if (move->kind == TALIA_MOVE_SKIP)
    return talia_rows_check_skip (&state->rows, hand);
  if (move->kind != TALIA_MOVE_PLAY)
    return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
  if (!talia_card_is_valid (move->card) || !(hand & TALIA_BIT (move->card)))
    return TALIA_REFUSED (TALIA_RULE_NOT_IN_HAND);
  return talia_rows_check (&state->rows, hand, move->card);
}

void
talia_rows_game_moves (const TaliaState *state, TaliaMoves *moves)
{
  TaliaCards hand = state->hand[state->to_act];

  moves->play = hand & talia_rows_open (&state->rows);
  if (talia_rows_check_skip (&state->rows, hand).rule == TALIA_RULE_NONE)
    moves->plain = 1u << TALIA_MOVE_SKIP;
}

gboolean
talia_rows_game_play (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  TaliaRows *rows = &state->rows;
  int seat = state->to_act;

  if (move->kind == TALIA_MOVE_SKIP)
    {
      talia_rows_skip (rows, seat);
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_SKIPPED, .seat = (int8_t) seat });
    }
  else
    {
      talia_rows_add (rows, seat, move->card);
      state->hand[seat] &= ~TALIA_BIT (move->card);
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_PLAYED, .seat = (int8_t) seat, .card = move->card });
    }
  if (state->hand[seat] == 0)
    {
      rows->out[rows->n_out++] = (uint8_t) seat;
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_OUT, .seat = (int8_t) seat, .value = rows->n_out });
    }
  if (rows->n_out == TALIA_ROWS_PLACES)
    return TRUE;

  do
    seat = (seat + 1) % state->seats;
  while (talia_rows_is_out (rows, seat));
  state->to_act = (int8_t) seat;
  return FALSE;
}
