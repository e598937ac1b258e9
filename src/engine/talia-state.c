/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that query the state of a match in the same way for every game. */
#include "talia-state.h"

#include <string.h>

/* memcmp() compares every byte, and a gap in the struct would have undefined bytes. */
G_STATIC_ASSERT (sizeof (TaliaTrickRules) == 9 * 8 + 8);
G_STATIC_ASSERT (sizeof (TaliaTrick)
                 == sizeof (TaliaTrickRules) + 8 * TALIA_MAX_SEATS + 8 + TALIA_MAX_PACK + TALIA_MAX_TRICKS + 6
                        + 2 * TALIA_MAX_SEATS + 7);
G_STATIC_ASSERT (sizeof (TaliaFishingRules) == 8);
G_STATIC_ASSERT (sizeof (TaliaFishing)
                 == sizeof (TaliaFishingRules) + 8 + 8 * TALIA_MAX_BUILDS + 2 * 8 + 2 * TALIA_MAX_BUILDS
                        + (2 + 8 + 1) * TALIA_FISHING_PLAYS + 4 + 4);
G_STATIC_ASSERT (sizeof (TaliaFishing) <= 8 * TALIA_BOARD_WORDS);
G_STATIC_ASSERT (sizeof (TaliaTrick) <= 8 * TALIA_BOARD_WORDS);
G_STATIC_ASSERT (sizeof (TaliaRows) == 8 + 8 + 8 * TALIA_MAX_SEATS + TALIA_ROWS_PLACES + 5 + 2 * TALIA_MAX_PACK + 1);
G_STATIC_ASSERT (sizeof (TaliaRows) <= 8 * TALIA_BOARD_WORDS);
G_STATIC_ASSERT (sizeof (TaliaState)
                 == 2 * 8 * TALIA_MAX_SEATS + 8 * TALIA_BOARD_WORDS + 4 * TALIA_MAX_SEATS + sizeof (TaliaOptions) + 8
                        + 4 + TALIA_MEMORY_BYTES);

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
    case TALIA_BOARD_ROWS:
      cards = state->rows.laid;
      break;
    case TALIA_BOARD_FISHING:
      cards = state->fishing.loose | talia_fishing_built (&state->fishing);
      break;
    }
  return cards;
}

TaliaCards
talia_state_hidden (const TaliaState *state)
{
  TaliaCards cards = 0;

  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
      for (int seat = 0; seat < state->seats; seat++)
        cards |= state->taken[seat];
      return state->trick.aside & ~cards;
    case TALIA_BOARD_FISHING:
      for (int i = 0; i < state->fishing.n_stock; i++)
        cards |= TALIA_BIT (state->fishing.stock[TALIA_FISHING_PLAYS - 1 - i]);
      break;
    case TALIA_BOARD_ROWS:
      break;
    }
  return cards;
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
talia_state_append_table (const TaliaState *state, GString *out)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
      talia_cards_append (out, 0);
      return;
    case TALIA_BOARD_ROWS:
      talia_cards_append (out, talia_state_table (state));
      return;
    case TALIA_BOARD_FISHING:
      break;
    }
  talia_cards_append (out, state->fishing.loose);
  for (int i = 0; i < state->fishing.n_builds; i++)
    {
      g_autofree char *cards = talia_cards_to_text (state->fishing.build[i]);

      g_ptr_array_add (words, g_strdup_printf ("%d:%d:%s", state->fishing.value[i], state->fishing.owner[i], cards));
    }
  g_ptr_array_sort (words, compare_words);
  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (out, " %s", (const char *) g_ptr_array_index (words, i));
}

TaliaCards
talia_state_taken (const TaliaState *state, int side)
{
  TaliaCards cards = 0;

  for (int seat = side; seat < state->seats; seat += state->sides)
    cards |= state->taken[seat];
  return cards;
}
