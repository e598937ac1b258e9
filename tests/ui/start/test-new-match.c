/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the dialog for a new match: presets (also the player's own), options, players, the first dealer, and what is
 * remembered. */
#include "bots/talia-bot.h"
#include "engine/games/games.h"
#include "find.h"
#include "model/base/talia-text.h"
#include "model/table/talia-table-private.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/print/talia-sheet-dialog.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-new-match-dialog.h"
#include "ui/start/talia-number-group.h"
#include "ui/start/talia-option-group.h"
#include "ui/start/talia-preset-group.h"
#include "ui/start/talia-seat-group.h"
#include "ui/start/talia-seat-row.h"

/* A dialog in a separate window. */
typedef struct
{
  const TaliaGame *game;
  GtkWidget *window;
  TaliaNewMatchDialog *dialog;
  GtkWidget *root;
  TaliaOptionGroup *group;
  AdwComboRow *preset;
  AdwEntryRow *save; /* the name for a new preset */
  GtkWidget *start;
  TaliaTable *table; /* the match that was started */
} Fixture;

static void
started_cb (TaliaNewMatchDialog *dialog, TaliaTable *table, TaliaTable **out)
{
  g_set_object (out, table);
}

static Fixture *
fixture_new (const char *game)
{
  Fixture *self = g_new0 (Fixture, 1);
  GtkWidget *presets;

  self->game = talia_registry_find (game);
  self->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 720);
  self->dialog = talia_new_match_dialog_new (self->game, TALIA_GRADE_USUAL);
  self->root = adw_dialog_get_child (ADW_DIALOG (self->dialog));
  self->group = TALIA_OPTION_GROUP (find (self->root, TALIA_TYPE_OPTION_GROUP, 0));
  presets = find (self->root, TALIA_TYPE_PRESET_GROUP, 0);
  self->preset = ADW_COMBO_ROW (find (presets, ADW_TYPE_COMBO_ROW, 0));
  self->save = ADW_ENTRY_ROW (find (presets, ADW_TYPE_ENTRY_ROW, 0));
  self->start = find_css (self->root, GTK_TYPE_BUTTON, "pill");
  g_signal_connect (self->dialog, "started", G_CALLBACK (started_cb), &self->table);
  g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
  gtk_window_present (GTK_WINDOW (self->window));
  adw_dialog_present (ADW_DIALOG (self->dialog), self->window);
  return self;
}

static void
fixture_free (Fixture *self)
{
  if (self->dialog != NULL)
    adw_dialog_force_close (ADW_DIALOG (self->dialog));
  while (self->dialog != NULL) /* it goes when the window has processed that */
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->table);
  g_free (self);
}

static void
forget (void)
{
  static const char *const keys[] = { "last-options", "presets", "opponents", "player-name" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (talia_settings_get (), keys[i]);
}

/* The number of presets, without "Your own options" at the end. */
static guint
count_presets (Fixture *self)
{
  return g_list_model_get_n_items (adw_combo_row_get_model (self->preset)) - 1;
}

static const char *
get_selected (Fixture *self)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (self->preset));
}

static int
get_option (Fixture *self, const char *key)
{
  TaliaOptions options;

  talia_option_group_get_options (self->group, &options);
  return options.value[talia_options_find (self->game->options, key, -1)];
}

static void
set_option (Fixture *self, const char *setting)
{
  TaliaOptions options;

  talia_option_group_get_options (self->group, &options);
  g_assert_true (talia_options_set (self->game->options, &options, setting, NULL));
  talia_option_group_set_options (self->group, &options);
}

static void
save_as (Fixture *self, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (self->save), name);
  g_signal_emit_by_name (self->save, "apply");
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_get_visible (button) && gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static GtkWidget *
get_seat (Fixture *self, guint seat)
{
  return find (self->root, TALIA_TYPE_SEAT_ROW, seat);
}

static void
test_presets_set_the_options (void)
{
  Fixture *self = fixture_new ("hearts");
  g_autoptr (TaliaTable) again = NULL;

  g_assert_cmpuint (adw_combo_row_get_selected (self->preset), ==, 0);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (self->save)));

  /* A preset sets the options; a different option makes it "own settings". */
  adw_combo_row_set_selected (self->preset, 1);
  g_assert_cmpint (get_option (self, "jack-diamonds"), ==, 1);
  adw_spin_row_set_value (ADW_SPIN_ROW (find (self->root, ADW_TYPE_SPIN_ROW, 0)), 70);
  g_assert_cmpuint (adw_combo_row_get_selected (self->preset), ==, count_presets (self));
  g_assert_cmpint (get_option (self, "target"), ==, 70);
  g_assert_cmpint (get_option (self, "jack-diamonds"), ==, 1);

  /* With the preset's values again, the row shows the preset. */
  set_option (self, "target=100");
  g_assert_cmpuint (adw_combo_row_get_selected (self->preset), ==, 1);
  set_option (self, "target=70");

  gtk_editable_set_text (GTK_EDITABLE (get_seat (self, 0)), "  Zosia ");
  press (self->start);
  g_assert_cmpint (talia_table_get_state (self->table)->options.value[0], ==, 70);
  g_assert_cmpstr (talia_table_get_seat (self->table, 0), ==, "human Zosia");

  /* The next match can be started with the same settings by one click. */
  again = talia_match_settings_create_table (self->game, TALIA_GRADE_USUAL);
  g_assert_cmpint (talia_table_get_state (again)->options.value[0], ==, 70);
  g_assert_cmpstr (talia_table_get_seat (again, 0), ==, "human Zosia");
  fixture_free (self);
  forget ();
}

static void
test_own_presets_are_kept_by_name (void)
{
  Fixture *self = fixture_new ("hearts");
  guint given = count_presets (self);
  GtkWidget *trash = find (GTK_WIDGET (self->preset), GTK_TYPE_BUTTON, 0);

  g_assert_false (gtk_widget_get_visible (trash));
  set_option (self, "target=70");
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (self->save)));

  /* A preset needs a name, and not one of the game's own. */
  save_as (self, "  ");
  g_assert_cmpuint (count_presets (self), ==, given);
  save_as (self, self->game->presets[0].label);
  g_assert_cmpuint (count_presets (self), ==, given);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (self->save), "error"));

  save_as (self, " At home ");
  g_assert_cmpuint (count_presets (self), ==, given + 1);
  g_assert_cmpstr (get_selected (self), ==, "At home");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (self->save)));
  g_assert_true (gtk_widget_get_visible (trash));
  set_option (self, "target=80");
  save_as (self, "At school");

  /* The same name again replaces the preset. */
  set_option (self, "target=90");
  save_as (self, "At home");
  g_assert_cmpuint (count_presets (self), ==, given + 2);
  fixture_free (self);

  /* Another dialog has the presets, only in this game. */
  self = fixture_new ("spades");
  for (guint i = 0; i < count_presets (self); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (adw_combo_row_get_model (self->preset), i);

      g_assert_cmpstr (gtk_string_object_get_string (item), !=, "At home");
    }
  fixture_free (self);
  self = fixture_new ("hearts");
  g_assert_cmpuint (count_presets (self), ==, given + 2);
  adw_combo_row_set_selected (self->preset, given + 1);
  g_assert_cmpstr (get_selected (self), ==, "At school");
  g_assert_cmpint (get_option (self, "target"), ==, 80);
  adw_combo_row_set_selected (self->preset, given);
  g_assert_cmpint (get_option (self, "target"), ==, 90);

  /* A deleted preset can be saved again unchanged. */
  press (find (GTK_WIDGET (self->preset), GTK_TYPE_BUTTON, 0));
  g_assert_cmpuint (count_presets (self), ==, given + 1);
  g_assert_cmpint (get_option (self, "target"), ==, 90);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (self->save)), ==, "At home");
  g_signal_emit_by_name (self->save, "apply");
  g_assert_cmpstr (get_selected (self), ==, "At home");
  fixture_free (self);
  forget ();
}

/* Enter presses a button with a delay of a quarter of a second, and the preset may be gone by then. */
static void
test_a_late_click_deletes_nothing (void)
{
  Fixture *self = fixture_new ("hearts");
  guint given = count_presets (self);
  GtkWidget *trash = find (GTK_WIDGET (self->preset), GTK_TYPE_BUTTON, 0);

  set_option (self, "target=70");
  save_as (self, "At home");
  press (trash);
  g_assert_cmpuint (count_presets (self), ==, given);
  g_assert_false (gtk_widget_get_visible (trash));
  g_signal_emit_by_name (trash, "clicked");
  g_assert_cmpuint (count_presets (self), ==, given);
  fixture_free (self);
  forget ();
}

static void
test_impossible_options_are_refused (void)
{
  Fixture *self = fixture_new ("kierki");

  g_assert_true (gtk_widget_get_sensitive (self->start));
  set_option (self, "last-tricks=seventh-last");
  set_option (self, "players=7");
  g_assert_false (gtk_widget_get_sensitive (self->start));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (self->save)));
  g_assert_nonnull (find_css (self->root, GTK_TYPE_LABEL, "warning"));
  /* The section with the conflict is expanded. */
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (find (self->root, ADW_TYPE_EXPANDER_ROW, 0))));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_css (self->root, GTK_TYPE_LABEL, "warning"))), ==,
                   "With seven players the seventh trick is the last one.");
  set_option (self, "players=6");
  g_assert_true (gtk_widget_get_sensitive (self->start));
  g_assert_false (gtk_widget_get_visible (find_css (self->root, GTK_TYPE_LABEL, "warning")));
  fixture_free (self);
}

/* The blank score sheet is one of the options that are chosen, which therefore must not conflict. */
static void
test_blank_score_sheet (void)
{
  Fixture *self = fixture_new ("kierki");
  GtkWidget *row = NULL;
  AdwDialog *sheet;
  guint n = 0;

  while (row == NULL || !g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Real Cards?"))
    row = find (self->root, ADW_TYPE_BUTTON_ROW, n++);
  set_option (self, "last-tricks=seventh-last");
  set_option (self, "players=7");
  g_assert_false (gtk_widget_get_sensitive (row));
  set_option (self, "players=6");
  g_assert_true (gtk_widget_get_sensitive (row));
  g_signal_emit_by_name (row, "activated");
  sheet = adw_window_get_visible_dialog (ADW_WINDOW (self->window));
  g_assert_true (TALIA_IS_SHEET_DIALOG (sheet));
  adw_dialog_force_close (sheet);
  g_assert_true (self->dialog != NULL);
  fixture_free (self);
}

static void
test_players_sit_down (void)
{
  Fixture *self = fixture_new ("kierki");
  g_autoptr (TaliaTable) again = NULL;
  AdwComboRow *dealer = NULL;
  const TaliaState *state;

  for (guint i = 0; i < TALIA_MAX_SEATS; i++)
    g_assert_true (gtk_widget_get_visible (get_seat (self, i)) == (i < 4));
  set_option (self, "players=7");
  for (guint i = 0; i < TALIA_MAX_SEATS; i++)
    g_assert_true (gtk_widget_get_visible (get_seat (self, i)));
  gtk_editable_set_text (GTK_EDITABLE (get_seat (self, 6)), "Franek");
  gtk_editable_set_text (GTK_EDITABLE (get_seat (self, 1)), " ");

  /* The dealer is one of the players. */
  dealer = ADW_COMBO_ROW (find (find (self->root, TALIA_TYPE_SEAT_GROUP, 0), ADW_TYPE_COMBO_ROW, 1));
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (dealer)), ==, 8);
  adw_combo_row_set_selected (dealer, 7);
  g_assert_cmpstr (gtk_string_object_get_string (adw_combo_row_get_selected_item (dealer)), ==, "Franek");
  set_option (self, "players=3");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (dealer)), ==, 4);
  g_assert_cmpuint (adw_combo_row_get_selected (dealer), ==, 0);
  set_option (self, "players=7");
  adw_combo_row_set_selected (dealer, 7);

  press (self->start);
  state = talia_table_get_state (self->table);
  g_assert_cmpint (state->seats, ==, 7);
  g_assert_cmpint (talia_game_next_dealer (self->game, state), ==, 6);
  g_assert_cmpstr (talia_table_get_seat (self->table, 6), ==, "easy Franek");
  g_assert_cmpstr (talia_table_get_seat (self->table, 1), ==, "easy Grace"); /* every player has a name */
  again = talia_match_settings_create_table (self->game, TALIA_GRADE_USUAL);
  g_assert_cmpstr (talia_table_get_seat (again, 6), ==, "easy Franek");
  fixture_free (self);

  self = fixture_new ("spades");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_seat (self, 2))), ==, "Your partner");
  fixture_free (self);
  forget ();
}

/* The dealer is not part of the rules: a preset does not change it, and choosing one does not make "own settings". */
static void
test_presets_leave_the_dealer_alone (void)
{
  Fixture *self = fixture_new ("spades");
  AdwComboRow *dealer = ADW_COMBO_ROW (find (find (self->root, TALIA_TYPE_SEAT_GROUP, 0), ADW_TYPE_COMBO_ROW, 1));

  adw_combo_row_set_selected (dealer, 3);
  g_assert_cmpuint (adw_combo_row_get_selected (self->preset), ==, 0);
  adw_combo_row_set_selected (self->preset, 1);
  g_assert_cmpuint (adw_combo_row_get_selected (dealer), ==, 3);
  press (self->start);
  g_assert_cmpint (talia_game_next_dealer (self->game, talia_table_get_state (self->table)), ==, 2);
  fixture_free (self);

  self = fixture_new ("spades");
  dealer = ADW_COMBO_ROW (find (find (self->root, TALIA_TYPE_SEAT_GROUP, 0), ADW_TYPE_COMBO_ROW, 1));
  g_assert_cmpuint (adw_combo_row_get_selected (dealer), ==, 3);
  g_assert_cmpuint (adw_combo_row_get_selected (self->preset), ==, 1);
  fixture_free (self);
  forget ();
}

/* A stored word for "nobody" would stay in the language in which it was stored. */
static void
test_no_name_is_stored_for_the_nameless (void)
{
  Fixture *self = fixture_new ("hearts");
  g_autofree char *name = NULL;

  gtk_editable_set_text (GTK_EDITABLE (get_seat (self, 0)), " ");
  press (self->start);
  name = g_settings_get_string (talia_settings_get (), "player-name");
  g_assert_cmpstr (name, ==, "");
  g_assert_cmpstr (talia_table_get_seat (self->table, 0), ==, "human");
  fixture_free (self);
  forget ();
}

static void
test_each_seat_has_its_level (void)
{
  const TaliaGame *game = talia_registry_find ("spades");
  TaliaSeatGroup *group = g_object_ref_sink (g_object_new (TALIA_TYPE_SEAT_GROUP, NULL));
  g_autoptr (GPtrArray) levels = g_ptr_array_new ();
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (game, TALIA_GRADE_USUAL);

  g_ptr_array_add (levels, (gpointer) talia_level_find ("random"));
  g_ptr_array_add (levels, (gpointer) talia_level_find ("easy"));
  talia_seat_group_set_game (group, game, levels);
  talia_seat_group_set_state (group, talia_table_get_state (table));
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (find (find (GTK_WIDGET (group), TALIA_TYPE_SEAT_ROW, 2), GTK_TYPE_DROP_DOWN, 0)), 0);
  talia_seat_group_seat (group, table);
  g_assert_cmpstr (talia_table_get_seat (table, 1), ==, "easy Grace");
  g_assert_cmpstr (talia_table_get_seat (table, 2), ==, "random Felix");
  g_assert_cmpstr (talia_table_get_seat (table, 3), ==, "easy Maya");
  g_assert_finalize_object (group);
  forget ();
}

/* Whether this text is shown somewhere below a widget, and is not cut. */
static gboolean
is_whole (GtkWidget *widget, const char *text)
{
  gboolean found = FALSE;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found |= is_whole (child, text);
  return found;
}

/* In the narrowest window, no level is cut: not in the row for all players, whatever its sentence, nor at a seat. */
static void
test_levels_are_whole_on_a_phone (void)
{
  Fixture *self = fixture_new ("hearts");
  GtkWidget *group = find (self->root, TALIA_TYPE_SEAT_GROUP, 0);
  AdwComboRow *all = ADW_COMBO_ROW (find (group, ADW_TYPE_COMBO_ROW, 0));
  GListModel *levels = adw_combo_row_get_model (all);

  wait_until (gtk_widget_get_mapped (GTK_WIDGET (all)));
  for (guint i = 0; i + 1 < g_list_model_get_n_items (levels); i++)
    {
      g_autoptr (GtkStringObject) level = g_list_model_get_item (levels, i);

      adw_combo_row_set_selected (all, i);
      wait_until (is_whole (GTK_WIDGET (all), gtk_string_object_get_string (level))
                  && is_whole (get_seat (self, 1), gtk_string_object_get_string (level)));
      g_assert_cmpint (gtk_widget_get_width (self->root), <=, 360);
    }
  fixture_free (self);
  forget ();
}

/* One row sets the level of all players, describes the level, and changes with the rows of single players. */
static void
test_all_seats_get_a_level (void)
{
  Fixture *self = fixture_new ("hearts");
  GtkWidget *group = find (self->root, TALIA_TYPE_SEAT_GROUP, 0);
  AdwComboRow *all = ADW_COMBO_ROW (find (group, ADW_TYPE_COMBO_ROW, 0));
  GtkDropDown *ola = GTK_DROP_DOWN (find (get_seat (self, 1), GTK_TYPE_DROP_DOWN, 0));

  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (all)), ==, 6);
  g_assert_cmpuint (adw_combo_row_get_selected (all), ==, 0);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (all)), ==, talia_level_find ("easy")->about);
  adw_combo_row_set_selected (all, 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (ola), ==, 2);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (all)), ==, talia_level_find ("hard")->about);

  gtk_drop_down_set_selected (ola, 3);
  g_assert_cmpuint (adw_combo_row_get_selected (all), ==, 5);
  adw_combo_row_set_selected (all, 5);
  g_assert_cmpuint (talia_seat_row_get_level (TALIA_SEAT_ROW (get_seat (self, 2))), ==, 2);
  press (self->start);
  g_assert_cmpstr (talia_table_get_seat (self->table, 1), ==, "expert Grace");
  g_assert_cmpstr (talia_table_get_seat (self->table, 3), ==, "hard Maya");
  fixture_free (self);
  forget ();
}

/* The level that suits the player says how strong it is now, has that grade in the match, and another one in the next:
 * only the choice is remembered. */
static void
test_level_that_suits (void)
{
  Fixture *self = fixture_new ("hearts");
  AdwComboRow *all = ADW_COMBO_ROW (find (find (self->root, TALIA_TYPE_SEAT_GROUP, 0), ADW_TYPE_COMBO_ROW, 0));
  g_autoptr (TaliaTable) next = NULL;
  g_auto (GStrv) stored = NULL;

  adw_combo_row_set_selected (all, 4);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (all)), ==,
                   "Follows your rating, so that you win about your fair share. Now: between Easy and Medium.");
  press (self->start);
  g_assert_cmpstr (talia_table_get_seat (self->table, 1), ==, "suited-150 Grace");
  g_assert_cmpstr (talia_table_get_seat (self->table, 3), ==, "suited-150 Maya");
  stored = g_settings_get_strv (talia_settings_get (), "opponents");
  g_assert_cmpstr (stored[0], ==, "suited");
  next = talia_match_settings_create_table (self->game, 222);
  g_assert_cmpstr (talia_table_get_seat (next, 0), ==, talia_table_get_seat (self->table, 0));
  g_assert_cmpstr (talia_table_get_seat (next, 2), ==, "suited-222 Felix");
  fixture_free (self);

  self = fixture_new ("spades");
  all = ADW_COMBO_ROW (find (find (self->root, TALIA_TYPE_SEAT_GROUP, 0), ADW_TYPE_COMBO_ROW, 0));
  g_assert_cmpuint (adw_combo_row_get_selected (all), ==, 4);
  fixture_free (self);
  forget ();
}

/* A game whose levels have no ratings has no level that could follow one, even if it was chosen in another game. */
static void
test_game_without_ratings (void)
{
  g_autoptr (GPtrArray) levels = talia_match_settings_list_levels (&talia_game_template, TALIA_GRADE_USUAL);
  g_autoptr (TaliaSeat) seat = NULL;

  g_settings_set_value (talia_settings_get (), "opponents", g_variant_new_parsed ("['suited Iza']"));
  for (guint i = 0; i < levels->len; i++)
    g_assert_cmpstr (talia_level_chosen (g_ptr_array_index (levels, i))->id, !=, TALIA_LEVEL_SUITED);
  seat = talia_match_settings_load_seat (&talia_game_template, 1);
  g_assert_cmpstr (talia_seat_get_level (seat), ==, ((const TaliaLevel *) levels->pdata[0])->id);
  forget ();
}

/* Settings of another version, or edited by hand, never prevent a match. */
static void
test_stored_nonsense (void)
{
  const TaliaGame *hearts = talia_registry_find ("hearts");
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GPtrArray) presets = NULL;

  g_settings_set_value (talia_settings_get (), "last-options",
                        g_variant_new_parsed ("{'hearts': 'target=9999 no-such=1 rubbish  target=60'}"));
  g_settings_set_value (talia_settings_get (), "presets",
                        g_variant_new_parsed ("[('hearts', 'Odd', 'rubbish target=70'), ('no-game', 'X', '')]"));
  g_settings_set_value (talia_settings_get (), "opponents", g_variant_new_parsed ("['no-such-level Iza', '']"));
  table = talia_match_settings_create_table (hearts, TALIA_GRADE_USUAL);
  g_assert_nonnull (table);
  g_assert_cmpint (talia_table_get_state (table)->options.value[0], ==, 60);
  g_assert_cmpstr (talia_table_get_seat (table, 1), ==, "easy Grace");
  g_assert_cmpstr (talia_table_get_seat (table, 2), ==, "easy Felix");
  presets = talia_match_settings_list_presets (hearts);
  g_assert_cmpuint (presets->len, ==, 1);
  g_assert_cmpint (((TaliaOwnPreset *) g_ptr_array_index (presets, 0))->options.value[0], ==, 70);
  forget ();
}

/* A stored name may come from another program, or be a long text that was pasted into an older version. */
static void
test_stored_names_are_shown_in_short (void)
{
  g_autofree char *much = g_strnfill (100000, 'x');
  g_autofree char *preset = g_strdup_printf ("\u202e%s", much), *opponent = g_strdup_printf ("easy %s", preset);
  Fixture *self;
  guint place;
  AdwComboRow *dealer;

  g_settings_set_value (
      talia_settings_get (), "presets",
      g_variant_new_parsed ("[('hearts', %s, 'target=70'), ('hearts', 'Home', 'target=90')]", preset));
  g_settings_set_value (talia_settings_get (), "opponents", g_variant_new_parsed ("[%s]", opponent));
  g_settings_set_string (talia_settings_get (), "player-name", preset);
  self = fixture_new ("hearts");
  place = count_presets (self) - 2;
  adw_combo_row_set_selected (self->preset, place);
  g_assert_cmpint (g_utf8_strlen (get_selected (self), -1), ==, TALIA_TEXT_NAME);
  g_assert_true (g_str_has_prefix (get_selected (self), "xxx"));
  g_assert_cmpint (get_option (self, "target"), ==, 70);
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (get_seat (self, seat))), -1), <=,
                     TALIA_TEXT_NAME);
  dealer = ADW_COMBO_ROW (find (find (self->root, TALIA_TYPE_SEAT_GROUP, 0), ADW_TYPE_COMBO_ROW, 1));
  adw_combo_row_set_selected (dealer, 2);
  g_assert_cmpint (g_utf8_strlen (gtk_string_object_get_string (adw_combo_row_get_selected_item (dealer)), -1), <=,
                   TALIA_TEXT_NAME);

  /* The preset is deleted by its stored name, not by the shortened one. */
  press (find (GTK_WIDGET (self->preset), GTK_TYPE_BUTTON, 0));
  g_assert_cmpuint (count_presets (self), ==, place + 1);
  fixture_free (self);
  forget ();
}

/* The summary of the collapsed rules: a preset with its sentence, or the options that are not usual; never the
 * players. */
static const struct
{
  const char *game, *settings, *said;
} agreed[] = {
  { "hearts", "", "The usual rules · As on Kurnik: after shooting the moon, you choose" },
  { "hearts", "moon=add", "The moon costs the others · Much as in Windows Hearts" },
  { "hearts", "target=70", "Play to: 70" },
  { "hearts", "target=70 forced-lead-breaks=true", "Play to: 70 · Forced heart leads break hearts: Yes" },
  { "hearts", "target=70 jack-diamonds=bonus moon=add forced-lead-breaks=true",
    "Play to: 70 · Jack of diamonds: 10 points off · Shooting the moon: +26 for the others · 1 more change" },
  { "kierki", "players=7", "The usual rules · As on Wikibooks: six deals and one Loteryjka" },
  { "spades", "loss=-300", "Lost at: −300" },
  { "casino", "players=4 partners=true target=15", "Play in pairs: Yes · Play to: 15" },
};

static void
test_folded_rules_say_what_is_agreed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (agreed); i++)
    {
      Fixture *self = fixture_new (agreed[i].game);
      AdwExpanderRow *rules = ADW_EXPANDER_ROW (find (self->root, ADW_TYPE_EXPANDER_ROW, 0));
      g_auto (GStrv) settings = g_strsplit (agreed[i].settings, " ", -1);

      g_test_message ("%s %s", agreed[i].game, agreed[i].settings);
      g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self->group)));
      for (guint j = 0; settings[j] != NULL && *settings[j] != '\0'; j++)
        set_option (self, settings[j]);
      g_assert_cmpstr (adw_expander_row_get_subtitle (rules), ==, agreed[i].said);
      g_assert_false (adw_expander_row_get_expanded (rules));
      adw_expander_row_set_expanded (rules, TRUE);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->group)));
      g_assert_true (
          gtk_widget_get_visible (gtk_widget_get_ancestor (GTK_WIDGET (self->preset), TALIA_TYPE_PRESET_GROUP)));
      fixture_free (self);
    }
}

/* The players come first, with their number; then come the cards, and then the rules. */
static void
test_players_come_first (void)
{
  Fixture *self = fixture_new ("kierki");
  GtkWidget *players = find (self->root, ADW_TYPE_SPIN_ROW, 0);
  GType order[] = { TALIA_TYPE_SEAT_GROUP, TALIA_TYPE_NUMBER_GROUP, TALIA_TYPE_PRESET_GROUP, TALIA_TYPE_OPTION_GROUP };
  guint place = 0;
  GtkWidget *group;

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (players)), ==, "Players");
  g_assert_nonnull (gtk_widget_get_ancestor (players, TALIA_TYPE_SEAT_GROUP));
  for (guint i = 0; (group = find (self->root, ADW_TYPE_PREFERENCES_GROUP, i)) != NULL; i++)
    if (place < G_N_ELEMENTS (order) && G_OBJECT_TYPE (group) == order[place])
      place++;
  g_assert_cmpuint (place, ==, G_N_ELEMENTS (order));
  adw_spin_row_set_value (ADW_SPIN_ROW (players), 7);
  g_assert_true (gtk_widget_get_visible (get_seat (self, 6)));
  fixture_free (self);
  forget ();
}

/* Every row has a role with which screen readers read its name. */
static void
test_option_roles (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      TaliaOptionGroup *group = g_object_ref_sink (g_object_new (TALIA_TYPE_OPTION_GROUP, NULL));
      GtkWidget *row;

      talia_option_group_set_game (group, *game, ADW_PREFERENCES_GROUP (group));
      for (guint i = 0; (row = find (GTK_WIDGET (group), ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
        {
          g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)), !=,
                           GTK_ACCESSIBLE_ROLE_PRESENTATION);
          g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)), !=, GTK_ACCESSIBLE_ROLE_NONE);
        }
      g_assert_finalize_object (group);
    }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/new-match/presets-set-the-options", test_presets_set_the_options);
  g_test_add_func ("/new-match/own-presets-are-kept-by-name", test_own_presets_are_kept_by_name);
  g_test_add_func ("/new-match/a-late-click-deletes-nothing", test_a_late_click_deletes_nothing);
  g_test_add_func ("/new-match/impossible-options-are-refused", test_impossible_options_are_refused);
  g_test_add_func ("/new-match/players-sit-down", test_players_sit_down);
  g_test_add_func ("/new-match/presets-leave-the-dealer-alone", test_presets_leave_the_dealer_alone);
  g_test_add_func ("/new-match/nameless", test_no_name_is_stored_for_the_nameless);
  g_test_add_func ("/new-match/each-seat-has-its-level", test_each_seat_has_its_level);
  g_test_add_func ("/new-match/levels-are-whole-on-a-phone", test_levels_are_whole_on_a_phone);
  g_test_add_func ("/new-match/all-seats-get-a-level", test_all_seats_get_a_level);
  g_test_add_func ("/new-match/level-that-suits", test_level_that_suits);
  g_test_add_func ("/new-match/game-without-ratings", test_game_without_ratings);
  g_test_add_func ("/new-match/stored-nonsense", test_stored_nonsense);
  g_test_add_func ("/new-match/stored-names-are-shown-in-short", test_stored_names_are_shown_in_short);
  g_test_add_func ("/new-match/option-roles", test_option_roles);
  g_test_add_func ("/new-match/folded-rules-say-what-is-agreed", test_folded_rules_say_what_is_agreed);
  g_test_add_func ("/new-match/players-come-first", test_players_come_first);
  g_test_add_func ("/new-match/blank-score-sheet", test_blank_score_sheet);
  return g_test_run ();
}
