/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the options of a new match: rows without an effect are hidden, and presets change rules but not players. */
#include "bots/talia-bot.h"
#include "find.h"
#include "setup.h"
#include "ui/start/talia-new-match-dialog.h"
#include "ui/start/talia-option-group.h"
#include "ui/start/talia-preset-group.h"

typedef struct
{
  const TaliaGame *game;
  GtkWidget *window;
  AdwDialog *dialog;
  TaliaOptionGroup *group;
  AdwComboRow *preset;
} Fixture;

static Fixture *
fixture_new (const char *game)
{
  Fixture *self = g_new0 (Fixture, 1);
  GtkWidget *root;

  self->game = talia_registry_find (game);
  self->window = adw_window_new ();
  self->dialog = ADW_DIALOG (talia_new_match_dialog_new (self->game, TALIA_GRADE_USUAL));
  root = adw_dialog_get_child (self->dialog);
  self->group = TALIA_OPTION_GROUP (find (root, TALIA_TYPE_OPTION_GROUP, 0));
  self->preset = ADW_COMBO_ROW (find (find (root, TALIA_TYPE_PRESET_GROUP, 0), ADW_TYPE_COMBO_ROW, 0));
  gtk_window_present (GTK_WINDOW (self->window));
  adw_dialog_present (self->dialog, self->window);
  return self;
}

static void
fixture_free (Fixture *self)
{
  adw_dialog_force_close (self->dialog);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_free (self);
}

static int
get_option (Fixture *self, const char *key)
{
  TaliaOptions options;

  talia_option_group_get_options (self->group, &options);
  return options.value[talia_options_find (self->game->options, key, -1)];
}

/* Sets an option with the rows, as the player does. */
static void
set_option (Fixture *self, const char *setting)
{
  TaliaOptions options;

  talia_option_group_get_options (self->group, &options);
  g_assert_true (talia_options_set (self->game->options, &options, setting, NULL));
  talia_option_group_set_options (self->group, &options);
}

static gboolean
is_shown (Fixture *self, const char *key)
{
  int index = talia_options_find (self->game->options, key, -1);
  GtkWidget *root = adw_dialog_get_child (self->dialog), *row;

  for (guint i = 0; (row = find (root, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), self->game->options[index].label))
      return gtk_widget_get_visible (row);
  g_assert_not_reached ();
}

static const char *
get_preset (Fixture *self)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (self->preset));
}

/* A setting, after those before it, and whether the row of `key` is visible then. */
static const struct
{
  const char *game, *setting, *key;
  gboolean shown;
} rows[] = {
  { "kierki", "players=4", "removed-5", FALSE },        { "kierki", "players=5", "removed-5", TRUE },
  { "kierki", "players=5", "aside-6", FALSE },          { "kierki", "players=6", "aside-6", TRUE },
  { "kierki", "robber=false", "ban-hearts-7", FALSE },  { "kierki", "robber=true", "ban-hearts-7", TRUE },
  { "kierki", "players=3", "lottery-prizes", TRUE },    { "kierki", "lottery-deals=0", "lottery-may-pass", FALSE },
  { "punktowe", "scope=standalone", "robber", FALSE },  { "punktowe", "scope=party", "robber", TRUE },
  { "punktowe", "scope=party", "moon", FALSE },         { "greckie", "end-mode=deals", "end-points", FALSE },
  { "greckie", "end-mode=points", "end-points", TRUE }, { "greckie", "windows-rules=true", "qs-force", FALSE },
  { "casino", "players=3", "partners", FALSE },         { "casino", "players=4", "partners", TRUE },
  { "casino", "sweeps=false", "sweep-last", FALSE },    { "casino", "sweeps=true", "sweep-last", TRUE },
};

static void
test_rows_without_effect_are_hidden (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Fixture *self = fixture_new (rows[i].game);

      g_test_message ("%s %s: %s", rows[i].game, rows[i].setting, rows[i].key);
      set_option (self, rows[i].setting);
      g_assert_cmpint (is_shown (self, rows[i].key), ==, rows[i].shown);
      fixture_free (self);
    }
}

/* Hidden options cannot cause a conflict. */
static void
test_hidden_rows_keep_their_defaults (void)
{
  Fixture *self = fixture_new ("casino");

  set_option (self, "players=4");
  set_option (self, "partners=true");
  set_option (self, "players=3");
  g_assert_cmpint (get_option (self, "partners"), ==, 0);
  g_assert_true (gtk_widget_get_sensitive (find_css (adw_dialog_get_child (self->dialog), GTK_TYPE_BUTTON, "pill")));
  fixture_free (self);
}

static void
test_presets_survive_a_change_of_players (void)
{
  Fixture *self = fixture_new ("kierki");

  adw_combo_row_set_selected (self->preset, 1);
  g_assert_cmpstr (get_preset (self), ==, "With the Robber");
  set_option (self, "players=5");
  g_assert_cmpstr (get_preset (self), ==, "With the Robber");
  g_assert_cmpint (get_option (self, "robber"), ==, 1);

  /* A preset does not change the players, unless it is about them. */
  adw_combo_row_set_selected (self->preset, 2);
  g_assert_cmpint (get_option (self, "players"), ==, 5);
  adw_combo_row_set_selected (self->preset, 3);
  g_assert_cmpstr (get_preset (self), ==, "Balanced for three players");
  g_assert_cmpint (get_option (self, "players"), ==, 3);
  fixture_free (self);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/option-rows/without-effect", test_rows_without_effect_are_hidden);
  g_test_add_func ("/option-rows/hidden-keep-defaults", test_hidden_rows_keep_their_defaults);
  g_test_add_func ("/option-rows/presets-survive", test_presets_survive_a_change_of_players);
  return g_test_run ();
}
