/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints what the hint would say in positions from real play, to be checked by eye (docs/BOTS.md): sample-reasons GAME
 * POSITIONS [SEED]. Players of the level `hard` play matches; one decision out of every few is printed. */
#include <stdlib.h>

#include "bots/talia-bot.h"
#include "engine/talia-view-line.h"
#include "words/talia-words-reasons.h"

#define LEVEL "hard"
#define EVERY 11
#define WORLDS 400
#define SHOWN 4

static GArray *
ask (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, guint worlds, guint64 seed)
{
  TaliaThinking thinking = { .worlds = worlds };

  talia_random_init (&thinking.random, seed);
  return talia_level_advise (level, game, view, &thinking);
}

static void
print_position (const TaliaGame *game, const TaliaView *view, guint number)
{
  g_autoptr (GArray) advice = ask (talia_level_for_hints (), game, view, WORLDS, number);
  g_autofree char *line = talia_view_to_line (view);

  g_print ("%u. %s\n", number, line);
  for (guint i = 0; i < MIN (advice->len, SHOWN); i++)
    {
      const TaliaAdvice *it = &g_array_index (advice, TaliaAdvice, i);
      g_autofree char *move = talia_move_to_text (&it->move), *reason = talia_words_reason (&it->reason);

      g_print ("    %-16s %7.2f ± %5.2f, wins %2.0f %%  %s\n", move, it->points, it->high - it->points,
               it->chance * 100.0, reason != NULL ? reason : "");
    }
}

static void
deal (const TaliaGame *game, TaliaState *state, guint64 number)
{
  TaliaOptions options;
  TaliaPack pack;
  int dealer;

  talia_game_init_options (game, &options);
  if ((number == 0 || state->phase == TALIA_PHASE_OVER) && !talia_game_start (game, &options, state, NULL))
    g_error ("%s does not start", game->id);
  talia_game_shuffle (game, state, number, &pack, &dealer);
  if (!talia_game_deal (game, state, &pack, dealer, state, NULL, NULL))
    g_error ("%s cannot be dealt", game->id);
}

int
main (int argc, char **argv)
{
  const TaliaGame *game = argc > 2 ? talia_registry_find (argv[1]) : NULL;
  const guint wanted = argc > 2 ? (guint) strtoul (argv[2], NULL, 10) : 0;
  const guint64 seed = argc > 3 ? strtoull (argv[3], NULL, 10) : 1;
  guint decisions = 0, printed = 0;
  TaliaState state = { 0 };

  if (game == NULL)
    g_error ("sample-reasons GAME POSITIONS [SEED]");
  for (guint64 number = 0; printed < wanted; number++)
    {
      deal (game, &state, number == 0 ? 0 : seed * 1000 + number);
      while (state.to_act != TALIA_NOBODY && printed < wanted)
        {
          g_autoptr (GArray) advice = NULL;
          TaliaView view;

          talia_game_view (game, &state, state.to_act, &view);
          if (++decisions % EVERY == 0)
            print_position (game, &view, ++printed);
          advice = ask (talia_level_find (LEVEL), game, &view, 40, seed + decisions);
          talia_game_make (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
        }
    }
  return 0;
}
