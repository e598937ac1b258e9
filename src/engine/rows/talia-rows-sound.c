/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks a deal of rows received from another machine: whether it keeps the invariants of every such deal, and whether
 * legal moves lead to it. */
#include "talia-rows-game.h"

static int
count_laid (const TaliaRows *rows, int seat)
{
  int n = 0;

  for (int i = 0; i < rows->n_played; i++)
    n += rows->by[i] == seat;
  return n;
}

gboolean
talia_rows_game_adds_up (const TaliaView *view)
{
  const TaliaState *seen = &view->seen;
  const TaliaRows *rows = &seen->rows;
  TaliaCards laid = 0;

  if (seen->board != TALIA_BOARD_ROWS || rows->n_played > TALIA_MAX_PACK || rows->n_out >= TALIA_ROWS_PLACES)
    return FALSE;
  for (int i = 0; i < rows->n_played; i++)
    {
      if (!talia_card_is_valid (rows->played[i]) || (laid & TALIA_BIT (rows->played[i])) || rows->by[i] < 0
          || rows->by[i] >= seen->seats)
        return FALSE;
      laid |= TALIA_BIT (rows->played[i]);
    }
  for (int seat = 1; seat < seen->seats; seat++)
    if (view->held[seat] + count_laid (rows, seat) != view->held[0] + count_laid (rows, 0))
      return FALSE;
  return (laid & rows->aside) == 0 && rows->laid == (laid | rows->aside);
}

gboolean
talia_rows_game_gather (const TaliaState *state, TaliaPack *pack)
{
  const TaliaRows *rows = &state->rows;
  TaliaCards hand[TALIA_MAX_SEATS];

  memcpy (hand, state->hand, sizeof hand);
  for (int i = 0; i < rows->n_played; i++)
    hand[rows->by[i]] |= TALIA_BIT (rows->played[i]);
  return talia_pack_gather (pack, hand, state->seats, (state->dealer + 1) % state->seats, rows->aside);
}

gboolean
talia_rows_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move)
{
  const guint n = so_far->rows.n_played;

  *move = TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP);
  if (n >= state->rows.n_played)
    return so_far->rows.skips < state->rows.skips || so_far->to_act != state->to_act;
  /* Earlier rounds in which everybody passed have left no trace. */
  if (so_far->to_act == state->rows.by[n])
    *move = TALIA_PLAY (state->rows.played[n]);
  return TRUE;
}
