/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the number of a new match: what can be entered, and which match follows from it. */
#include "bots/talia-bot.h"
#include "find.h"
#include "model/match/talia-number.h"
#include "setup.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-new-match-dialog.h"
#include "ui/start/talia-number-group.h"
#include "ui/start/talia-seat-row.h"

/* The text entered, whether a match can be started with it, and its number. */
static const struct
{
  const char *text;
  gboolean good;
  guint64 number;
} entries[] = {
  { "", TRUE, 0 },
  { "20 251 130", TRUE, 20251130 },
  { "twelve", FALSE, 0 },
  { "0", FALSE, 0 },
};

static void
started_cb (TaliaNewMatchDialog *dialog, TaliaTable *table, TaliaTable **out)
{
  g_set_object (out, table);
}

static void
test_entries (void)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      AdwDialog *dialog = ADW_DIALOG (talia_new_match_dialog_new (talia_registry_find ("hearts"), TALIA_GRADE_USUAL));
      GtkWidget *root = adw_dialog_get_child (dialog), *start = find_css (root, GTK_TYPE_BUTTON, "pill");
      GtkWidget *row = find (find (root, TALIA_TYPE_NUMBER_GROUP, 0), ADW_TYPE_ENTRY_ROW, 0);
      g_autoptr (TaliaTable) table = NULL;

      adw_dialog_present (dialog, window);
      g_signal_connect (dialog, "started", G_CALLBACK (started_cb), &table);
      gtk_editable_set_text (GTK_EDITABLE (row), entries[i].text);
      g_assert_cmpint (gtk_widget_get_sensitive (start), ==, entries[i].good);
      g_assert_cmpint (gtk_widget_has_css_class (row, "error"), ==, !entries[i].good);
      if (entries[i].good)
        {
          g_signal_emit_by_name (start, "clicked");
          g_assert_cmpuint (talia_number_of (table), ==, entries[i].number);
        }
      else
        adw_dialog_force_close (dialog);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_today (void)
{
  TaliaNumberGroup *group = g_object_ref_sink (g_object_new (TALIA_TYPE_NUMBER_GROUP, NULL));
  g_autoptr (GDateTime) before = g_date_time_new_now_local (), after = NULL;
  GtkWidget *button;
  guint64 number;

  for (guint i = 0; (button = find (GTK_WIDGET (group), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), "Today’s number") == 0)
      g_signal_emit_by_name (button, "clicked");
  after = g_date_time_new_now_local ();
  g_assert_true (talia_number_group_get_number (group, &number));
  g_assert_true (number == talia_number_of_day (before) || number == talia_number_of_day (after));
  g_object_unref (group);
}

/* Options that change the pack, and one that does not. */
static const struct
{
  const char *game, *option;
  gboolean usual;
} packs[] = {
  { "kierki", "players=4", TRUE },   { "kierki", "players=3", FALSE }, { "kierki", "robber=true", TRUE },
  { "greckie", "players=5", FALSE }, { "hearts", "moon=add", TRUE },
};

/* The dialog says so if the number gives other cards than with the usual rules. */
static void
test_another_pack_is_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      const TaliaGame *game = talia_registry_find (packs[i].game);
      TaliaOptions options;
      AdwDialog *dialog;
      const char *description;

      talia_game_init_options (game, &options);
      g_assert_true (talia_options_set (game->options, &options, packs[i].option, NULL));
      talia_match_settings_store_options (game, &options);
      dialog = g_object_ref_sink (ADW_DIALOG (talia_new_match_dialog_new (game, TALIA_GRADE_USUAL)));
      description = adw_preferences_group_get_description (
          ADW_PREFERENCES_GROUP (find (adw_dialog_get_child (dialog), TALIA_TYPE_NUMBER_GROUP, 0)));
      g_assert_cmpint (strstr (description, " pack") == NULL, ==, packs[i].usual);
      g_object_unref (dialog);
    }
}

/* With several people, a number from which anybody could know the cards causes a warning; without a number, or for one
 * person, there is none. */
static void
test_several_people_are_told (void)
{
  AdwDialog *dialog =
      g_object_ref_sink (ADW_DIALOG (talia_new_match_dialog_new (talia_registry_find ("hearts"), TALIA_GRADE_USUAL)));
  GtkWidget *root = adw_dialog_get_child (dialog), *group = find (root, TALIA_TYPE_NUMBER_GROUP, 0);
  GtkWidget *row = find (group, ADW_TYPE_ENTRY_ROW, 0);
  GtkDropDown *who = GTK_DROP_DOWN (find (find (root, TALIA_TYPE_SEAT_ROW, 2), GTK_TYPE_DROP_DOWN, 0));
  const guint person = g_list_model_get_n_items (gtk_drop_down_get_model (who)) - 1;

  for (guint i = 0; i < 4; i++)
    {
      const gboolean shared = i & 1, numbered = (i & 2) != 0;
      const char *description;

      gtk_editable_set_text (GTK_EDITABLE (row), numbered ? "20251130" : "");
      gtk_drop_down_set_selected (who, shared ? person : 0);
      description = adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));
      g_assert_cmpint (strstr (description, "Several people") != NULL, ==, shared && numbered);
    }
  g_object_unref (dialog);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/match-number/entries", test_entries);
  g_test_add_func ("/match-number/today", test_today);
  g_test_add_func ("/match-number/another-pack-is-told", test_another_pack_is_told);
  g_test_add_func ("/match-number/several-people-are-told", test_several_people_are_told);
  return g_test_run ();
}
