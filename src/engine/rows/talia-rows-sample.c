/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Samples the hidden cards of a deal of rows, in agreement with what has been seen. */
#include "talia-rows-game.h"

void
talia_rows_game_unseen (const TaliaView *view, TaliaUnseen *unseen)
{
  for (int seat = 0; seat < view->seen.seats; seat++)
    unseen->may_hold[seat] &= ~view->seen.rows.lacks[seat];
}

void
talia_rows_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state)
{
  TaliaCards dealt[TALIA_MAX_PLACES];

  talia_unseen_deal (unseen, random, dealt);
  for (int seat = 0; seat < state->seats; seat++)
    state->hand[seat] |= dealt[seat];
}
