/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Fuzzes the search of all levels with views from another machine. The first line of the input is a game with its
 * settings; the second is the number of the match, and how many steps of it have been made; then come other lines. `+N`
 * plays the match on by N steps; every other line, `WORD VALUE TEXT`, changes a field in the view of the seat to act.
 * The levels think about every view that is accepted, and about no other.
 */
#include <string.h>

#include "../support/teller.h"
#include "bots/talia-bot.h"
#include "engine/talia-sound.h"
#include "engine/talia-view-line.h"
#include "fuzz.h"
#include "model/table/talia-table-private.h"

#define MOST_STEPS 2000
#define MOST_THOUGHTS 6

static void
think (const TaliaGame *game, const TaliaView *view, gboolean sound)
{
  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    {
      TaliaThinking thinking = { .worlds = 2 };
      g_autoptr (GArray) advice = NULL;

      talia_random_init (&thinking.random, 1);
      advice = talia_level_advise (level, game, view, &thinking);
      g_assert_cmpint (advice->len > 0, ==, sound);
      for (guint i = 0; i < advice->len; i++)
        g_assert_cmpint (talia_game_check (game, &view->seen, &g_array_index (advice, TaliaAdvice, i).move).rule, ==,
                         TALIA_RULE_NONE);
    }
}

/* Returns whether a level has thought about the view. */
static gboolean
look_at (Teller *teller, const char *how)
{
  const TaliaGame *game = talia_table_get_game (teller->table);
  const TaliaState *state = talia_table_get_state (teller->table);
  g_autofree char *line = NULL, *other = NULL;
  TaliaState start;
  TaliaView view;
  gboolean sound;

  if (state->to_act == TALIA_NOBODY)
    return FALSE;
  talia_table_get_view (teller->table, state->to_act, &view);
  line = talia_view_to_line (&view);
  other = teller_damage (line, how);
  g_assert_true (talia_game_start (game, &state->options, &start, NULL));
  if (!talia_view_parse_line (&start, other, &view) || view.seen.to_act != view.seat)
    return FALSE;
  sound = talia_view_is_sound (game, NULL, &view);
  think (game, &view, sound);
  if (sound)
    FUZZ_TAKEN ();
  return sound;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (Teller) teller = teller_read (lines);
  guint thoughts = 0, steps = 0;

  if (teller == NULL)
    return 0;
  for (guint i = 2; lines[i] != NULL && thoughts < MOST_THOUGHTS; i++)
    if (*lines[i] == '+')
      for (guint64 n = g_ascii_strtoull (lines[i] + 1, NULL, 10); n > 0 && steps < MOST_STEPS; n--, steps++)
        teller_step (teller);
    else
      thoughts += look_at (teller, lines[i]);
  return 0;
}
