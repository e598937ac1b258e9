/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers the settings of new matches: for each game its options and the player's own presets, and who plays. */
#include "talia-match-settings.h"

#include <glib/gi18n.h>

#include "bots/talia-regulars.h"
#include "bots/talia-strength.h"
#include "model/base/talia-text.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-regulars.h"
#include "settings/talia-settings.h"

/* The opponents whom everybody meets in the match of the day. */
#define DAILY_LEVEL TALIA_LEVEL_MEDIUM

/* --- options as text --------------------------------------------------------------------- */

static char *
options_to_text (const TaliaGame *game, const TaliaOptions *options)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; game->options[i].key != NULL; i++)
    {
      g_autofree char *value = talia_options_value_text (game->options, options, i);

      g_string_append_printf (text, "%s%s=%s", i > 0 ? " " : "", game->options[i].key, value);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Unknown options are ignored; if options conflict in this version, all get their defaults. */
static void
options_from_text (const TaliaGame *game, const char *text, TaliaOptions *options)
{
  g_auto (GStrv) entries = g_strsplit (text, " ", -1);
  TaliaState state;

  talia_game_init_options (game, options);
  for (guint i = 0; entries[i] != NULL; i++)
    talia_options_set (game->options, options, entries[i], NULL);
  if (!talia_game_start (game, options, &state, NULL))
    talia_game_init_options (game, options);
}

void
talia_match_settings_load_options (const TaliaGame *game, TaliaOptions *options)
{
  g_autoptr (GVariant) all = NULL;
  const char *text = "";

  g_return_if_fail (game != NULL && options != NULL);

  all = g_settings_get_value (talia_settings_get (), "last-options");
  g_variant_lookup (all, game->id, "&s", &text);
  options_from_text (game, text, options);
}

void
talia_match_settings_store_options (const TaliaGame *game, const TaliaOptions *options)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  g_autoptr (GVariant) all = NULL;
  g_autofree char *text = NULL;
  GVariantIter iter;
  const char *id, *settings;

  g_return_if_fail (game != NULL && options != NULL);

  all = g_settings_get_value (talia_settings_get (), "last-options");
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &settings))
    if (!g_str_equal (id, game->id))
      g_variant_builder_add (&builder, "{ss}", id, settings);
  text = options_to_text (game, options);
  g_variant_builder_add (&builder, "{ss}", game->id, text);
  g_settings_set_value (talia_settings_get (), "last-options", g_variant_builder_end (&builder));
}

/* --- own presets -------------------------------------------------------------------------- */

static void
own_preset_free (gpointer data)
{
  TaliaOwnPreset *preset = data;

  g_free (preset->name);
  g_free (preset->label);
  g_free (preset);
}

GPtrArray *
talia_match_settings_list_presets (const TaliaGame *game)
{
  GPtrArray *presets = g_ptr_array_new_with_free_func (own_preset_free);
  g_autoptr (GVariant) all = NULL;
  GVariantIter iter;
  const char *id, *name, *settings;

  g_return_val_if_fail (game != NULL, presets);

  all = g_settings_get_value (talia_settings_get (), "presets");
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "(&s&s&s)", &id, &name, &settings))
    if (g_str_equal (id, game->id))
      {
        TaliaOwnPreset *preset = g_new0 (TaliaOwnPreset, 1);

        preset->name = g_strdup (name);
        preset->label = talia_text_clean (name, TALIA_TEXT_NAME);
        options_from_text (game, settings, &preset->options);
        g_ptr_array_add (presets, preset);
      }
  return presets;
}

/* Replaces the preset of that name, or appends one; `options` NULL removes it. */
static void
replace_preset (const TaliaGame *game, const char *name, const TaliaOptions *options)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sss)"));
  g_autoptr (GVariant) all = g_settings_get_value (talia_settings_get (), "presets");
  g_autofree char *text = options != NULL ? options_to_text (game, options) : NULL;
  GVariantIter iter;
  const char *id, *other, *settings;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "(&s&s&s)", &id, &other, &settings))
    if (!g_str_equal (id, game->id) || !g_str_equal (other, name))
      g_variant_builder_add (&builder, "(sss)", id, other, settings);
    else if (text != NULL)
      {
        g_variant_builder_add (&builder, "(sss)", id, name, text);
        g_clear_pointer (&text, g_free);
      }
  if (text != NULL)
    g_variant_builder_add (&builder, "(sss)", game->id, name, text);
  g_settings_set_value (talia_settings_get (), "presets", g_variant_builder_end (&builder));
}

void
talia_match_settings_save_preset (const TaliaGame *game, const char *name, const TaliaOptions *options)
{
  g_return_if_fail (game != NULL && name != NULL && options != NULL);

  replace_preset (game, name, options);
}

void
talia_match_settings_delete_preset (const TaliaGame *game, const char *name)
{
  g_return_if_fail (game != NULL && name != NULL);

  replace_preset (game, name, NULL);
}

/* --- who plays ------------------------------------------------------------------------------ */

/* Whether the level follows a rating. */
static gboolean
follows (const TaliaLevel *level)
{
  return g_str_equal (talia_level_chosen (level)->id, TALIA_LEVEL_SUITED);
}

/* Whether a level could follow somebody's rating in this game. */
static gboolean
has_ratings (const TaliaGame *game)
{
  double rating;

  return talia_strength_find (game, TALIA_LEVEL_EASY, &rating);
}

GPtrArray *
talia_match_settings_list_levels (const TaliaGame *game, guint grade)
{
  GPtrArray *levels = g_ptr_array_new ();

  g_return_val_if_fail (game != NULL, levels);

  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    if (level->label != NULL && talia_level_plays (level, game) && (!follows (level) || has_ratings (game)))
      g_ptr_array_add (levels, (gpointer) talia_level_graded (level, grade));
  return levels;
}

gboolean
talia_match_settings_has_name (void)
{
  g_autoptr (GVariant) told = g_settings_get_user_value (talia_settings_get (), "player-name");

  return told != NULL;
}

void
talia_match_settings_store_name (const char *name)
{
  g_autofree char *clean = NULL;

  g_return_if_fail (name != NULL);

  clean = talia_text_clean (name, TALIA_TEXT_NAME);
  g_settings_set_string (talia_settings_get (), "player-name", clean);
}

char *
talia_match_settings_load_name (void)
{
  g_autofree char *name = g_settings_get_string (talia_settings_get (), "player-name");
  g_auto (GStrv) real = g_strsplit (g_get_real_name (), " ", 2);

  if (*g_strstrip (name) != '\0')
    return g_steal_pointer (&name);
  if (real[0] == NULL || *real[0] == '\0' || g_str_equal (real[0], "Unknown") || g_str_equal (real[0], "root"))
    return g_strdup ("");
  return g_strdup (real[0]);
}

/* Returns the level with that id if it plays this game, otherwise the weakest one that does. */
static const char *
find_level (const TaliaGame *game, const char *id)
{
  g_autoptr (GPtrArray) levels = talia_match_settings_list_levels (game, TALIA_GRADE_USUAL);

  for (guint i = 0; i < levels->len; i++)
    {
      const TaliaLevel *chosen = talia_level_chosen (g_ptr_array_index (levels, i));

      if (g_strcmp0 (chosen->id, id) == 0)
        return chosen->id;
    }
  return levels->len > 0 ? ((const TaliaLevel *) g_ptr_array_index (levels, 0))->id : "random";
}

/* Whether anything was ever stored there for that seat. */
static gboolean
has_of_seat (const char *key, int index)
{
  g_auto (GStrv) all = g_settings_get_strv (talia_settings_get (), key);

  return (guint) index <= g_strv_length (all);
}

/* Returns what is stored in a list under `key` for a seat other than the first; "" if there is nothing. */
static char *
load_of_seat (const char *key, int index)
{
  g_auto (GStrv) all = g_settings_get_strv (talia_settings_get (), key);

  return g_strdup ((guint) index <= g_strv_length (all) ? all[index - 1] : "");
}

static void
store_of_seat (const char *key, int index, const char *text)
{
  GSettings *settings = talia_settings_get ();
  g_auto (GStrv) before = g_settings_get_strv (settings, key), after = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint place = (guint) index - 1;

  for (guint i = 0; i < MAX (g_strv_length (before), place + 1); i++)
    g_strv_builder_add (builder, i == place ? text : i < g_strv_length (before) ? before[i] : "");
  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, key, (const char *const *) after);
}

char *
talia_match_settings_load_person (int index)
{
  g_return_val_if_fail (index >= 0 && index < TALIA_MAX_SEATS, NULL);

  return index == 0 ? talia_match_settings_load_name () : load_of_seat ("people", index);
}

TaliaSeat *
talia_match_settings_load_seat (const TaliaGame *game, int index)
{
  g_autofree char *text = NULL, *id = NULL;
  g_autoptr (TaliaSeat) last = NULL;
  const TaliaRegular *regular;
  const char *level, *name;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (index >= 0 && index < TALIA_MAX_SEATS, NULL);

  if (index == 0)
    {
      g_autofree char *own = talia_match_settings_load_name ();

      return talia_seat_new (0, own, NULL);
    }
  text = load_of_seat ("opponents", index);
  last = talia_seat_new_from_text (index, text);
  if (last != NULL && talia_seat_is_person (last))
    return g_steal_pointer (&last);
  level = find_level (game, last != NULL ? talia_seat_get_level (last) : NULL);
  name = last != NULL ? talia_seat_get_given_name (last) : "";
  id = load_of_seat ("regulars", index);
  regular = talia_regulars_find (id);
  if (regular == NULL && *name == '\0' && !has_of_seat ("regulars", index)) /* nothing was chosen */
    regular = talia_regulars_usual (index);
  if (*name == '\0' && regular == NULL)
    name = talia_seat_default_name (index);
  return talia_seat_new_regular (index, name, level, regular != NULL ? regular->id : NULL);
}

/* A default name is not stored, because it would stay in the language of that time; the grade of a level is not,
 * because it is another one in the next match. */
static char *
to_stored_text (TaliaSeat *seat)
{
  int index = talia_seat_get_index (seat);
  const TaliaLevel *level = talia_seat_is_person (seat) ? NULL : talia_level_find (talia_seat_get_level (seat));
  const char *chosen = level != NULL ? talia_level_chosen (level)->id : NULL;
  g_autoptr (TaliaSeat) stored = NULL;
  const char *regular = talia_seat_get_regular (seat);
  const char *own = regular != NULL ? talia_seat_regular_name (regular) : talia_seat_default_name (index);
  gboolean usual = !talia_seat_is_person (seat) && g_str_equal (talia_seat_get_given_name (seat), own);

  stored = talia_seat_new (index, usual ? "" : talia_seat_get_given_name (seat), chosen);
  return talia_seat_to_text (stored);
}

void
talia_match_settings_store_seat (TaliaSeat *seat)
{
  g_autofree char *text = NULL;

  g_return_if_fail (TALIA_IS_SEAT (seat));

  if (talia_seat_get_index (seat) == 0)
    {
      talia_match_settings_store_name (talia_seat_get_given_name (seat));
      return;
    }
  text = to_stored_text (seat);
  store_of_seat ("opponents", talia_seat_get_index (seat), text);
  store_of_seat ("regulars", talia_seat_get_index (seat),
                 talia_seat_get_regular (seat) != NULL ? talia_seat_get_regular (seat) : "");
  if (talia_seat_is_person (seat))
    store_of_seat ("people", talia_seat_get_index (seat), talia_seat_get_given_name (seat));
}

/* Returns the seat as text for a record, with that grade if its level follows a rating. */
static char *
to_text (TaliaSeat *seat, guint grade)
{
  const TaliaLevel *level = talia_seat_is_person (seat) ? NULL : talia_level_find (talia_seat_get_level (seat));
  g_autoptr (TaliaSeat) graded = talia_seat_new (talia_seat_get_index (seat), talia_seat_get_given_name (seat),
                                                 level != NULL ? talia_level_graded (level, grade)->id : NULL);

  return talia_seat_to_text (graded);
}

TaliaTable *
talia_match_settings_create_table (const TaliaGame *game, guint grade)
{
  g_autoptr (GError) error = NULL;
  const char *regulars[TALIA_MAX_SEATS] = { NULL };
  TaliaOptions options;
  TaliaTable *table;

  g_return_val_if_fail (game != NULL, NULL);

  talia_match_settings_load_options (game, &options);
  table = talia_table_new (game, &options, &error);
  if (table == NULL)
    {
      g_critical ("No match with these options: %s", error->message);
      return NULL;
    }
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autoptr (TaliaSeat) seat = talia_match_settings_load_seat (game, i);
      g_autofree char *text = to_text (seat, grade);

      regulars[i] = g_intern_string (talia_seat_get_regular (seat));
      talia_table_set_seat (table, i, text);
    }
  talia_table_set_regulars (table, regulars);
  return table;
}

TaliaTable *
talia_match_settings_create_daily (const TaliaGame *game, GDateTime *day)
{
  g_autofree char *date = NULL, *title = NULL;
  const char *regulars[TALIA_MAX_SEATS] = { NULL };
  TaliaOptions options;
  TaliaTable *table;

  g_return_val_if_fail (game != NULL && day != NULL, NULL);

  date = g_date_time_format (day, "%Y-%m-%d");
  /* Translators: a match of which everybody has the same cards on that day; the day, such as 2025-11-30 */
  title = g_strdup_printf (_ ("Deal of the Day %s"), date);
  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  talia_table_set_note (table, TALIA_NOTE_DAILY, date, NULL);
  talia_table_set_note (table, TALIA_NOTE_TITLE, title, NULL);
  talia_number_set (table, talia_number_of_day (day), NULL);
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autoptr (TaliaSeat) seat = i == 0 ? talia_match_settings_load_seat (game, 0)
                                          : talia_seat_new_regular (i, NULL, DAILY_LEVEL, talia_regulars_usual (i)->id);
      g_autofree char *text = talia_seat_to_text (seat);

      regulars[i] = g_intern_string (talia_seat_get_regular (seat));
      talia_table_set_seat (table, i, text);
    }
  talia_table_set_regulars (table, regulars);
  return table;
}
