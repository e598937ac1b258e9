/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts matches for tests, with random options or with a preset. */
#include "starting.h"

#include <stdlib.h>

#include "engine/games/games.h"

static int16_t
draw (const TaliaOption *option, TaliaRandom *random)
{
  int n = 0;

  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      return (int16_t) talia_random_below (random, 2);
    case TALIA_OPTION_INT:
      /* Small numbers are likelier in a wide range: a match to ten thousand points takes a thousand deals. */
      n = option->max - option->min;
      if (n > 20)
        n >>= talia_random_below (random, 8);
      return (int16_t) (option->min + (int) talia_random_below (random, (uint64_t) n + 1));
    case TALIA_OPTION_CHOICE:
      while (option->choices[n].id != NULL)
        n++;
      return (int16_t) talia_random_below (random, (uint64_t) n);
    }
  g_assert_not_reached ();
}

void
starting_at_random (const TaliaGame *game, TaliaRandom *random, TaliaState *state)
{
  TaliaOptions options;

  do
    {
      talia_game_init_options (game, &options);
      for (guint i = 0; game->options[i].key != NULL; i++)
        options.value[i] = draw (&game->options[i], random);
    }
  while (!talia_game_start (game, &options, state, NULL));
}

void
starting_preset (const TaliaGame *game, const TaliaPreset *preset, uint64_t number, TaliaState *state)
{
  const int players = talia_options_find (game->options, "players", -1);
  TaliaOptions options;

  talia_options_apply_preset (game->options, &options, preset);
  g_assert_true (talia_game_start (game, &options, state, NULL));
  if (players >= 0)
    {
      const TaliaOption *schema = &game->options[players];
      const int more = options.value[players] - schema->min + (int) (number % 1000);

      options.value[players] = (int16_t) (schema->min + more % (schema->max - schema->min + 1));
      talia_game_start (game, &options, state, NULL);
    }
}

void
starting_case (const StartingCase *test, uint64_t number, TaliaRandom *random, TaliaState *state)
{
  if (test->preset != NULL)
    starting_preset (test->game, test->preset, number, state);
  else
    starting_at_random (test->game, random, state);
}

static void
add_case (const char *name, GTestDataFunc test, const TaliaGame *game, const TaliaPreset *preset)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s/%s", name, game->id, preset != NULL ? preset->id : "random");
  StartingCase *data = g_new (StartingCase, 1);

  *data = (StartingCase) { game, preset };
  g_test_add_data_func_full (path, data, test, g_free);
}

static void
add_game (const char *name, GTestDataFunc test, const TaliaGame *game)
{
  add_case (name, test, game, NULL);
  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    add_case (name, test, game, preset);
}

void
starting_add_cases (const char *name, GTestDataFunc test)
{
  add_game (name, test, &talia_game_template);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    add_game (name, test, *game);
}

int
starting_parse_matches (int *argc, char ***argv)
{
  int matches = 100;
  const GOptionEntry entries[] = {
    { "matches", 0, 0, G_OPTION_ARG_INT, &matches, "matches of each game and preset", "N" }, { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, argc, argv, NULL))
    exit (2);
  if (g_getenv ("TALIA_MATCHES") != NULL)
    matches = atoi (g_getenv ("TALIA_MATCHES"));
  if (matches <= 0)
    g_error ("%d matches would test nothing", matches);
  return matches;
}
