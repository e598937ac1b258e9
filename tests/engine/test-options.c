/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every game's option schema: reading, writing, presets. */
#include "engine/games/games.h"

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

/* Each preset of each game names options that exist and go together. */
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

/* A round of the schema through text gives the same options. */
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/options/values-are-checked", test_settings);
  g_test_add_func ("/options/protocol-lines", test_describe);
  g_test_add_func ("/options/presets-are-good", test_presets);
  g_test_add_func ("/options/round-trip", test_round_trip);
  return g_test_run ();
}
