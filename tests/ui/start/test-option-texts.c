/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the texts of options and presets: numbers with a proper minus sign, presets with their second line. */
#include "find.h"
#include "setup.h"
#include "ui/start/talia-option-group.h"
#include "ui/start/talia-preset-group.h"

static void
type (AdwSpinRow *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_spin_row_update (row);
}

static void
test_minus (void)
{
  GtkWidget *group = g_object_ref_sink (g_object_new (TALIA_TYPE_OPTION_GROUP, NULL));
  AdwSpinRow *loss;

  talia_option_group_set_game (TALIA_OPTION_GROUP (group), talia_registry_find ("spades"),
                               ADW_PREFERENCES_GROUP (group));
  loss = ADW_SPIN_ROW (find (group, ADW_TYPE_SPIN_ROW, 1));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (loss)), ==, "−200");
  type (loss, "-300");
  g_assert_cmpfloat (adw_spin_row_get_value (loss), ==, -300);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (loss)), ==, "−300");
  type (loss, "−250");
  g_assert_cmpfloat (adw_spin_row_get_value (loss), ==, -250);
  type (loss, "many");
  g_assert_cmpfloat (adw_spin_row_get_value (loss), ==, -250);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (loss)), ==, "−250");
  g_assert_finalize_object (group);
}

static void
test_second_line (void)
{
  GtkWidget *group = g_object_ref_sink (g_object_new (TALIA_TYPE_PRESET_GROUP, NULL));
  const TaliaGame *spades = talia_registry_find ("spades");
  AdwActionRow *row;
  TaliaOptions options;

  talia_preset_group_set_game (TALIA_PRESET_GROUP (group), spades);
  talia_game_init_options (spades, &options);
  talia_preset_group_follow (TALIA_PRESET_GROUP (group), &options, TRUE);
  row = ADW_ACTION_ROW (find (group, ADW_TYPE_COMBO_ROW, 0));
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==,
                   "Failed nil: bags only\nAs on Kurnik: the dealer bids and leads first");
  g_assert_true (talia_options_set (spades->options, &options, "target=300", NULL));
  talia_preset_group_follow (TALIA_PRESET_GROUP (group), &options, TRUE);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "Your own options");
  g_assert_finalize_object (group);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/option-texts/minus", test_minus);
  g_test_add_func ("/option-texts/second-line", test_second_line);
  return g_test_run ();
}
