/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the stored settings of new matches, which another version or another program may have written: whatever they
 * are, each game can be started, and settings that are stored in their place are read back unchanged. */
#include "fuzz.h"
#include "model/base/talia-text.h"
#include "model/record/talia-record.h"
#include "settings/talia-settings.h"
#include "showable.h"
#include "ui/start/talia-match-settings.h"

#define MAX_NAME (5 * TALIA_TEXT_NAME)

/* Returns the lines of the input one by one, and then empty ones. */
static const char *
take (char ***lines)
{
  return **lines != NULL ? *(*lines)++ : "";
}

static void
store (char **lines)
{
  GVariantBuilder options = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  GVariantBuilder presets = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sss)"));
  GSettings *settings = talia_settings_get ();
  const char *game = take (&lines), *set = take (&lines), *preset = take (&lines);
  g_autofree char *other = g_strconcat (preset, "!", NULL);

  g_variant_builder_add (&options, "{ss}", game, set);
  g_variant_builder_add (&presets, "(sss)", game, preset, take (&lines));
  g_variant_builder_add (&presets, "(sss)", game, other, take (&lines));
  g_settings_set_value (settings, "last-options", g_variant_builder_end (&options));
  g_settings_set_value (settings, "presets", g_variant_builder_end (&presets));
  g_settings_set_string (settings, "player-name", take (&lines));
  g_settings_set_strv (settings, "opponents", (const char *const *) lines);
}

static void
check_seats (const TaliaGame *game)
{
  for (int index = 0; index < TALIA_MAX_SEATS; index++)
    {
      g_autoptr (TaliaSeat) seat = talia_match_settings_load_seat (game, index), again = NULL;

      g_assert_true (talia_seat_is_person (seat) || index > 0);
      assert_showable (talia_seat_get_given_name (seat), MAX_NAME);
      talia_match_settings_store_seat (seat);
      again = talia_match_settings_load_seat (game, index);
      g_assert_cmpstr (talia_seat_get_name (again), ==, talia_seat_get_name (seat));
      g_assert_cmpstr (talia_seat_get_level (again), ==, talia_seat_get_level (seat));
    }
}

/* A deleted preset is gone, whatever its name, and no other preset is. */
static void
check_presets (const TaliaGame *game)
{
  g_autoptr (GPtrArray) presets = talia_match_settings_list_presets (game);

  for (guint i = 0; i < presets->len; i++)
    {
      const TaliaOwnPreset *preset = g_ptr_array_index (presets, i);
      g_autoptr (GPtrArray) left = NULL;
      TaliaState state;

      assert_showable (preset->label, MAX_NAME);
      g_assert_true (talia_game_start (game, &preset->options, &state, NULL));
      talia_match_settings_save_preset (game, preset->name, &preset->options);
      talia_match_settings_delete_preset (game, preset->name);
      left = talia_match_settings_list_presets (game);
      for (guint j = 0; j < left->len; j++)
        g_assert_cmpstr (((const TaliaOwnPreset *) g_ptr_array_index (left, j))->name, !=, preset->name);
    }
}

static void
check_game (const TaliaGame *game)
{
  g_autoptr (TaliaTable) table = NULL, again = NULL;
  g_autofree char *record = NULL;
  TaliaOptions options, stored;

  talia_match_settings_load_options (game, &options);
  talia_match_settings_store_options (game, &options);
  talia_match_settings_load_options (game, &stored);
  g_assert_cmpmem (options.value, sizeof options.value, stored.value, sizeof stored.value);
  table = talia_match_settings_create_table (game, TALIA_GRADE_USUAL);
  g_assert_nonnull (table);
  record = talia_record_write (table);
  again = talia_record_parse (record, -1, NULL);
  g_assert_nonnull (again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *given = g_strndup ((const char *) data, size), *text = g_utf8_make_valid (given, -1);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const TaliaGame *game = lines[0] != NULL ? talia_registry_find (lines[0]) : NULL;

  if (game != NULL)
    FUZZ_TAKEN ();
  else
    game = talia_registry_list ()[0];
  store (lines);
  check_game (game);
  check_presets (game);
  check_seats (game);
  return 0;
}
