/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a match: questions that hold for every game. */
#include "talia-state.h"

#include <string.h>

/* memcmp() compares every byte: a hole in the struct would be a byte that nobody has set. */
G_STATIC_ASSERT (sizeof (TaliaTrickRules) == 8 * 8 + 8);
G_STATIC_ASSERT (sizeof (TaliaTrick)
                 == sizeof (TaliaTrickRules) + 8 * TALIA_MAX_SEATS + 8 + TALIA_MAX_PACK + TALIA_MAX_TRICKS + 6
                        + TALIA_MAX_SEATS + 4 + 2);
G_STATIC_ASSERT (sizeof (TaliaTrick) <= 8 * TALIA_BOARD_WORDS);
G_STATIC_ASSERT (sizeof (TaliaLayout) == 8 + 8 + 8 * TALIA_MAX_SEATS + TALIA_LAYOUT_PLACES + 6);
G_STATIC_ASSERT (sizeof (TaliaLayout) <= 8 * TALIA_BOARD_WORDS);
G_STATIC_ASSERT (sizeof (TaliaState)
                 == 2 * 8 * TALIA_MAX_SEATS + 8 * TALIA_BOARD_WORDS + 4 * TALIA_MAX_SEATS + sizeof (TaliaOptions) + 8
                        + 4 + 8);

gboolean
talia_state_equal (const TaliaState *a, const TaliaState *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

TaliaCards
talia_state_table (const TaliaState *state)
{
  TaliaCards cards = 0;

  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
      for (int i = 0; i < state->trick.in_trick; i++)
        cards |= TALIA_BIT (talia_trick_running (&state->trick)[i]);
      break;
    case TALIA_BOARD_LAYOUT:
      cards = state->layout.laid;
      break;
    case TALIA_BOARD_FISHING:
      break;
    }
  return cards;
}

TaliaCards
talia_state_hidden (const TaliaState *state)
{
  TaliaCards taken = 0;

  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
      for (int seat = 0; seat < state->seats; seat++)
        taken |= state->taken[seat];
      return state->trick.aside & ~taken;
    case TALIA_BOARD_LAYOUT:
    case TALIA_BOARD_FISHING:
      break;
    }
  return 0;
}

TaliaCards
talia_state_taken (const TaliaState *state, int side)
{
  TaliaCards cards = 0;

  for (int seat = side; seat < state->seats; seat += state->sides)
    cards |= state->taken[seat];
  return cards;
}
