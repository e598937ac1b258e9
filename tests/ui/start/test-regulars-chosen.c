/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests choosing regulars for a new match: by seat together with the level, and all at once. */
#include "bots/talia-bot.h"
#include "bots/talia-regulars.h"
#include "find.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/faces/talia-face.h"
#include "ui/faces/talia-regular-picker.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-new-match-dialog.h"
#include "ui/start/talia-seat-group.h"
#include "ui/start/talia-seat-row.h"
#include "window.h"

static void
forget (void)
{
  static const char *const keys[] = { "opponents", "people", "regulars" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (talia_settings_get (), keys[i]);
}

/* Creates a match without players. */
static TaliaTable *
make_table (const TaliaGame *game)
{
  TaliaOptions options;

  talia_game_init_options (game, &options);
  return talia_table_new (game, &options, NULL);
}

static TaliaSeatGroup *
make_group (TaliaTable *table)
{
  TaliaSeatGroup *group = g_object_ref_sink (g_object_new (TALIA_TYPE_SEAT_GROUP, NULL));
  const TaliaGame *game = talia_table_get_game (table);
  g_autoptr (GPtrArray) levels = talia_match_settings_list_levels (game, TALIA_GRADE_USUAL);

  talia_seat_group_set_game (group, game, levels);
  talia_seat_group_set_state (group, talia_table_get_state (table));
  return group;
}

static TaliaSeatRow *
get_row (TaliaSeatGroup *group, guint seat)
{
  return TALIA_SEAT_ROW (find (GTK_WIDGET (group), TALIA_TYPE_SEAT_ROW, seat));
}

static const char *
id_at (TaliaTable *table, int seat)
{
  const TaliaRegular *regular = talia_table_get_regular (table, seat);

  return regular != NULL ? regular->id : NULL;
}

static void
test_seat_gets_a_regular (void)
{
  const TaliaGame *game = talia_registry_find ("spades");
  g_autoptr (TaliaTable) table = make_table (game), again = NULL;
  TaliaSeatGroup *group = make_group (table);

  talia_seat_row_set_level (get_row (group, 2), 2);
  talia_seat_row_set_regular (get_row (group, 2), "doris");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_row (group, 2))), ==, "Doris");
  gtk_editable_set_text (GTK_EDITABLE (get_row (group, 3)), "Aunt");
  talia_seat_group_seat (group, table);
  g_assert_cmpstr (talia_table_get_seat (table, 2), ==, "hard Doris");
  g_assert_cmpstr (talia_table_get_note (table, TALIA_NOTE_REGULARS), ==, "- grace doris maya");
  g_assert_finalize_object (group);

  again = talia_match_settings_create_table (game, TALIA_GRADE_USUAL);
  g_assert_cmpstr (id_at (again, 2), ==, "doris");
  g_assert_cmpstr (talia_table_get_seat (again, 2), ==, "hard Doris");
  g_assert_cmpstr (talia_table_get_seat (again, 3), ==, "easy Aunt");
  forget ();
}

/* By default the opponents are regulars whose tempers make them neither stronger nor weaker than the chosen level; an
 * opponent with a name from before there were regulars keeps it. */
static void
test_regulars_sit_by_default (void)
{
  static const struct
  {
    const char *stored[6]; /* the setting `opponents`, up to its last element */
    const char *seats[7];
    const char *regulars;
  } rows[] = {
    { { NULL },
      { NULL, "easy Grace", "easy Felix", "easy Maya", "easy Walter", "easy Doris", "easy Rufus" },
      "- grace felix maya walter doris rufus" },
    { { "hard", "expert Aunt", "human Ola" },
      { NULL, "hard Grace", "expert Aunt", "human Ola", "easy Walter", "easy Doris", "easy Rufus" },
      "- grace - - walter doris rufus" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TaliaGame *game = talia_registry_find ("kierki");
      g_autoptr (TaliaTable) table = NULL;

      g_settings_set_strv (talia_settings_get (), "opponents", rows[i].stored);
      g_settings_set_value (talia_settings_get (), "last-options", g_variant_new_parsed ("{'kierki': 'players=7'}"));
      table = talia_match_settings_create_table (game, TALIA_GRADE_USUAL);
      for (int seat = 1; seat < 7; seat++)
        g_assert_cmpstr (talia_table_get_seat (table, seat), ==, rows[i].seats[seat]);
      g_assert_cmpstr (talia_table_get_note (table, TALIA_NOTE_REGULARS), ==, rows[i].regulars);
      g_settings_reset (talia_settings_get (), "last-options");
      forget ();
    }
}

/* If a regular is removed, the name is removed as well. */
static void
test_nobody_in_particular_again (void)
{
  g_autoptr (TaliaTable) table = make_table (talia_registry_find ("hearts")), again = NULL;
  TaliaSeatGroup *group = make_group (table);

  talia_seat_row_set_regular (get_row (group, 1), "victor");
  for (guint seat = 1; seat < 4; seat++)
    talia_seat_row_set_regular (get_row (group, seat), NULL);
  talia_seat_group_seat (group, table);
  g_assert_cmpstr (talia_table_get_seat (table, 1), ==, "easy Alice");
  g_assert_null (talia_table_get_note (table, TALIA_NOTE_REGULARS));
  g_assert_finalize_object (group);
  again = talia_match_settings_create_table (talia_registry_find ("hearts"), TALIA_GRADE_USUAL);
  g_assert_cmpstr (talia_table_get_seat (again, 1), ==, "easy Alice"); /* and no other regular takes the seat */
  g_assert_null (talia_table_get_note (again, TALIA_NOTE_REGULARS));
  forget ();
}

static void
test_person_is_no_regular (void)
{
  g_autoptr (TaliaTable) table = make_table (talia_registry_find ("hearts"));
  TaliaSeatGroup *group = make_group (table);
  TaliaSeatRow *row = get_row (group, 1);
  GtkDropDown *who = GTK_DROP_DOWN (find (GTK_WIDGET (row), GTK_TYPE_DROP_DOWN, 0));

  talia_seat_row_set_regular (row, "victor");
  gtk_drop_down_set_selected (who, g_list_model_get_n_items (gtk_drop_down_get_model (who)) - 1);
  g_assert_true (talia_seat_row_is_person (row));
  g_assert_false (gtk_widget_get_visible (find (GTK_WIDGET (row), TALIA_TYPE_REGULAR_PICKER, 0)));
  talia_seat_group_seat (group, table);
  g_assert_null (id_at (table, 1));
  g_assert_finalize_object (group);
  forget ();
}

static void
test_all_are_invited_at_once (void)
{
  g_autoptr (TaliaTable) table = make_table (talia_registry_find ("hearts"));
  TaliaSeatGroup *group = make_group (table);

  g_signal_emit_by_name (find (GTK_WIDGET (group), GTK_TYPE_BUTTON, 0), "clicked");
  talia_seat_group_seat (group, table);
  for (int i = 1; i < 4; i++)
    {
      g_assert_nonnull (id_at (table, i));
      for (int j = 1; j < i; j++)
        g_assert_cmpstr (id_at (table, i), !=, id_at (table, j));
    }
  g_assert_finalize_object (group);
  forget ();
}

/* Each regular has a picture. */
static void
test_every_regular_has_a_face (void)
{
  for (const TaliaRegular *regular = talia_regulars_list (); regular->id != NULL; regular++)
    {
      g_autofree char *path = g_strdup_printf ("/io/github/taliacards/Talia/faces/%s.svg", regular->id);

      g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
    }
}

static gboolean
is_inside (GtkWidget *popover, GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  int x;

  if (!gtk_widget_get_mapped (popover) || gtk_widget_get_width (popover) == 0)
    return FALSE;
  x = gdk_popup_get_position_x (GDK_POPUP (surface));
  return gdk_surface_get_width (surface) >= gtk_widget_get_width (popover) && x > 0
         && x + gtk_widget_get_width (popover) <= gtk_widget_get_width (window);
}

/* The list of regulars in the dialog of a window as narrow as a telephone at the edge of the screen, where GTK would
 * move the list. */
static void
test_the_list_stays_in_the_window (void)
{
  GtkWidget *window = adw_window_new (), *button, *popover;
  AdwDialog *dialog;

  dialog = ADW_DIALOG (talia_new_match_dialog_new (talia_registry_find ("hearts"), TALIA_GRADE_USUAL));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (dialog, window);
  button = find (find (adw_dialog_get_child (dialog), TALIA_TYPE_REGULAR_PICKER, 1), GTK_TYPE_MENU_BUTTON, 0);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  wait_until (gtk_widget_get_width (button) > 0);
  g_assert_true (gtk_widget_grab_focus (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_until (is_inside (popover, window)); /* it may still move after it has appeared */
  adw_dialog_force_close (dialog);
  wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/regulars-chosen/seat-gets-a-regular", test_seat_gets_a_regular);
  g_test_add_func ("/regulars-chosen/sit-by-default", test_regulars_sit_by_default);
  g_test_add_func ("/regulars-chosen/nobody-in-particular-again", test_nobody_in_particular_again);
  g_test_add_func ("/regulars-chosen/person-is-no-regular", test_person_is_no_regular);
  g_test_add_func ("/regulars-chosen/all-are-invited-at-once", test_all_are_invited_at_once);
  g_test_add_func ("/regulars-chosen/every-regular-has-a-face", test_every_regular_has_a_face);
  g_test_add_func ("/regulars-chosen/the-list-stays-in-the-window", test_the_list_stays_in_the_window);
  return g_test_run ();
}
