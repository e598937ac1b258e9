/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the option schema of every game: reading, writing, presets. */
#include <string.h>

#include "book-play.h"
#include "engine/games/games.h"
#include "engine/talia-condition.h"

static const struct
{
  const char *setting;
  int error; /* -1: none */
} settings[] = {
  { "target=50", -1 },
  { "target=200", -1 },
  { "jack-diamonds=bonus", -1 },
  { "forced-lead-breaks=true", -1 },
  { "target=49", TALIA_OPTION_ERROR_VALUE },
  { "target=201", TALIA_OPTION_ERROR_VALUE },
  { "target=", TALIA_OPTION_ERROR_VALUE },
  { "target=1e2", TALIA_OPTION_ERROR_VALUE },
  { "target=99999999999999999999", TALIA_OPTION_ERROR_VALUE },
  { "jack-diamonds=on", TALIA_OPTION_ERROR_VALUE },
  { "forced-lead-breaks=1", TALIA_OPTION_ERROR_VALUE },
  { "dealer=0", TALIA_OPTION_ERROR_UNKNOWN },
  { "=5", TALIA_OPTION_ERROR_UNKNOWN },
  { "target", TALIA_OPTION_ERROR_VALUE },
};

static void
test_settings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (GError) error = NULL;
      TaliaOptions options;

      g_test_message ("%s", settings[i].setting);
      talia_game_init_options (&talia_game_hearts, &options);
      if (talia_options_set (talia_game_hearts.options, &options, settings[i].setting, &error))
        g_assert_cmpint (settings[i].error, ==, -1);
      else
        g_assert_error (error, TALIA_OPTION_ERROR, settings[i].error);
    }
}

static void
test_describe (void)
{
  static const char *const expected[] = { "target int 100 50..200", "jack-diamonds choice off off|bonus",
                                          "moon choice ask ask|add|subtract", "forced-lead-breaks bool false -" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *line = talia_option_describe (&talia_game_hearts.options[i]);

      g_assert_cmpstr (line, ==, expected[i]);
    }
}

/* Each preset of each game names options that exist and are compatible. */
static void
test_presets (void)
{
  for (int g = 0; talia_registry_list ()[g] != NULL; g++)
    {
      const TaliaGame *game = talia_registry_list ()[g];

      for (int p = 0; game->presets[p].id != NULL; p++)
        {
          g_autoptr (GError) error = NULL;
          TaliaOptions options;
          TaliaState state;

          talia_options_apply_preset (game->options, &options, &game->presets[p]);
          talia_game_start (game, &options, &state, &error);
          g_assert_no_error (error);
        }
    }
}

/* Options written as text and read again are the same. */
static void
test_round_trip (void)
{
  for (int g = 0; talia_registry_list ()[g] != NULL; g++)
    {
      const TaliaGame *game = talia_registry_list ()[g];
      TaliaOptions options;

      talia_game_init_options (game, &options);
      for (guint i = 0; i < talia_options_count (game->options); i++)
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *value = talia_options_value_text (game->options, &options, i);
          g_autofree char *setting = g_strdup_printf ("%s=%s", game->options[i].key, value);
          TaliaOptions again = options;

          again.value[i] = -99;
          g_assert_true (talia_options_set (game->options, &again, setting, &error));
          g_assert_cmpmem (&again, sizeof again, &options, sizeof options);
        }
    }
}

/* Plays `n` moves of a match with these options, and returns the state. */
static void
play_on (const TaliaGame *game, const TaliaOptions *options, uint64_t seed, guint n, TaliaState *state)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaRandom random;

  talia_random_init (&random, seed);
  g_assert_true (talia_game_start (game, options, state, NULL));
  for (guint i = 0; i < n && state->phase != TALIA_PHASE_OVER; i++)
    if (state->phase == TALIA_PHASE_DEAL)
      {
        TaliaPack pack;
        int dealer;

        talia_game_shuffle (game, state, talia_random_next (&random), &pack, &dealer);
        g_assert_true (talia_game_deal (game, state, &pack, dealer, state, NULL, NULL));
      }
    else
      {
        int legal = talia_game_legal_or_some (game, state, moves);

        talia_game_apply (game, state, &moves[talia_random_below (&random, (uint64_t) legal)], state, NULL);
      }
}

/* Compares what players see: a deal may keep an option that it does not use. */
static gboolean
is_same_play (const TaliaState *one, const TaliaState *two)
{
  return memcmp (one->hand, two->hand, sizeof one->hand) == 0 && memcmp (one->taken, two->taken, sizeof one->taken) == 0
         && memcmp (one->total, two->total, sizeof one->total) == 0 && one->phase == two->phase
         && one->to_act == two->to_act && one->deals == two->deals && one->winners == two->winners;
}

/* Options have no effect if the schema says so, and conditions only name earlier options. */
static void
test_what_does_not_matter (void)
{
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    for (uint64_t i = 0; i < 200; i++)
      {
        TaliaOptions options, tidy, tidier;
        TaliaState one, two;

        book_play_random_options (*game, &random, &options);
        tidy = options;
        talia_options_tidy ((*game)->options, &tidy);
        tidier = tidy;
        talia_options_tidy ((*game)->options, &tidier);
        g_assert_cmpmem (&tidier, sizeof tidier, &tidy, sizeof tidy);
        play_on (*game, &options, i + 1, 150, &one);
        play_on (*game, &tidy, i + 1, 150, &two);
        if (!is_same_play (&one, &two))
          {
            for (guint o = 0; (*game)->options[o].key != NULL; o++)
              if (options.value[o] != tidy.value[o])
                g_test_message ("%s", (*game)->options[o].key);
            g_error ("%s: one of these options has an effect", (*game)->id);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/options/values-are-checked", test_settings);
  g_test_add_func ("/options/protocol-lines", test_describe);
  g_test_add_func ("/options/presets-are-good", test_presets);
  g_test_add_func ("/options/round-trip", test_round_trip);
  g_test_add_func ("/options/what-does-not-matter", test_what_does_not_matter);
  return g_test_run ();
}
