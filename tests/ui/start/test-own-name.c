/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the names of people at the table: the person is asked for a name once, and not before playing a card; the other
 * names follow the language. */
#include "find.h"
#include "model/match/talia-match.h"
#include "model/table/talia-table-private.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/faces/talia-own-face.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-start-page.h"

typedef struct
{
  GtkWidget *window;
  AdwNavigationView *view;
  GtkWidget *name;
} Fixture;

static void
forget (void)
{
  g_settings_reset (talia_settings_get (), "player-name");
  g_settings_reset (talia_settings_get (), "opponents");
}

static void
setup (Fixture *self, gconstpointer data)
{
  TaliaStartPage *page = talia_start_page_new ();

  self->window = gtk_window_new ();
  self->view = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_navigation_view_set_animate_transitions (self->view, FALSE);
  adw_navigation_view_push (self->view, ADW_NAVIGATION_PAGE (page));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->view));
  gtk_window_present (GTK_WINDOW (self->window));
  self->name = find (GTK_WIDGET (page), ADW_TYPE_ENTRY_ROW, 0);
}

static void
teardown (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  forget ();
}

/* Goes to another page and back, as after a match. */
static void
leave_and_return (Fixture *self)
{
  adw_navigation_view_push (self->view, adw_navigation_page_new (gtk_label_new ("match"), "match"));
  adw_navigation_view_pop (self->view);
}

static char *
get_own_seat (void)
{
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (talia_registry_find ("hearts"), TALIA_GRADE_USUAL);

  return g_strdup (talia_table_get_seat (table, 0));
}

static void
test_the_name_is_taken_as_it_is_typed (Fixture *self, gconstpointer data)
{
  g_autofree char *seat = NULL;

  g_assert_true (gtk_widget_get_mapped (self->name));
  g_assert_false (gtk_widget_has_focus (self->name));
  gtk_editable_set_text (GTK_EDITABLE (self->name), " Zosia ");
  g_assert_true (gtk_widget_get_mapped (self->name));
  seat = get_own_seat ();
  g_assert_cmpstr (seat, ==, "human Zosia");
  leave_and_return (self);
  g_assert_false (gtk_widget_get_mapped (self->name));
}

/* A player who does not answer has agreed, and is not asked again. */
static void
test_nobody_is_asked_twice (Fixture *self, gconstpointer data)
{
  g_assert_true (gtk_widget_get_mapped (self->name));
  g_assert_false (talia_match_settings_has_name ());
  leave_and_return (self);
  g_assert_true (talia_match_settings_has_name ());
  g_assert_false (gtk_widget_get_mapped (self->name));
}

/* A name that nobody chose is not stored, so that it can follow the language. */
static void
test_usual_names_are_not_stored (void)
{
  g_autoptr (TaliaSeat) usual = talia_seat_new (1, talia_seat_default_name (1), "easy");
  g_autoptr (TaliaSeat) chosen = talia_seat_new (2, "Franek", "hard");
  g_autoptr (TaliaSeat) first = NULL, second = NULL;
  g_auto (GStrv) stored = NULL;

  talia_match_settings_store_seat (usual);
  talia_match_settings_store_seat (chosen);
  stored = g_settings_get_strv (talia_settings_get (), "opponents");
  g_assert_cmpstr (stored[0], ==, "easy");
  g_assert_cmpstr (stored[1], ==, "hard Franek");
  first = talia_match_settings_load_seat (talia_registry_find ("hearts"), 1);
  second = talia_match_settings_load_seat (talia_registry_find ("hearts"), 2);
  g_assert_cmpstr (talia_seat_get_given_name (first), ==, "Alice");
  g_assert_cmpstr (talia_seat_get_given_name (second), ==, "Franek");
  forget ();
}

/* A single person among computer players is called "you"; with other people, "player". */
static void
test_who_has_no_name_is_you (void)
{
  static const struct
  {
    const char *seats[2];
    const char *name;
  } rows[] = { { { "human", "easy Jan" }, "You" },
               { { "human", "human" }, "Player" },
               { { "human Zosia", "easy Jan" }, NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TaliaTable) table =
          talia_match_settings_create_table (talia_registry_find ("hearts"), TALIA_GRADE_USUAL);
      g_autoptr (TaliaMatch) match = NULL;
      const char *name;

      for (int seat = 0; seat < 2; seat++)
        talia_table_set_seat (table, seat, rows[i].seats[seat]);
      match = talia_match_new (table, "easy");
      name = talia_seat_get_name (talia_match_get_seat (match, 0));
      if (rows[i].name != NULL)
        g_assert_cmpstr (name, ==, rows[i].name);
      else
        g_assert_nonnull (strstr (name, "Zosia"));
    }
}

/* The chosen face is that of the person with this name or of “you”, and of nobody else at the same window or table. */
static void
test_the_face_is_ones_own (void)
{
  static const struct
  {
    const char *own, *seat;
    gboolean is_own;
  } rows[] = {
    { "Zosia", "human Zosia", TRUE },
    { "", "human", TRUE },
    { "Zosia", "human Ola", FALSE },
    { "Zosia", "easy Zosia", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TaliaSeat) seat = talia_seat_new_from_text (0, rows[i].seat);

      g_settings_set_string (talia_settings_get (), "player-name", rows[i].own);
      g_settings_reset (talia_settings_get (), "player-color");
      g_assert_cmpuint (talia_own_face_get_choice (seat), ==, 0);
      for (guint choice = 1; talia_own_face_choices[choice] != NULL; choice++)
        {
          g_assert_true (g_settings_set_string (talia_settings_get (), "player-color", talia_own_face_choices[choice]));
          g_assert_cmpuint (talia_own_face_get_choice (seat), ==, rows[i].is_own ? choice : 0);
        }
    }
  g_settings_reset (talia_settings_get (), "player-color");
  forget ();
}

/* Each choice has a name, and each that is no disc a picture, which is shown. */
static void
test_each_face_is_there (void)
{
  TaliaFace *face = g_object_ref_sink (TALIA_FACE (talia_face_new (NULL, 0)));
  gboolean is_disc = TRUE;

  for (guint choice = 0; talia_own_face_choices[choice] != NULL; choice++)
    {
      g_autofree char *path =
          g_strdup_printf ("/io/github/taliacards/Talia/faces/%s.svg", talia_own_face_choices[choice]);

      g_assert_cmpstr (talia_own_face_get_name (choice), !=, "");
      is_disc = is_disc && !g_str_equal (talia_own_face_choices[choice], "girl");
      g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL) != is_disc);
      talia_own_face_show (face, choice);
      g_assert_cmpstr (talia_face_get_picture (face), ==, is_disc ? NULL : talia_own_face_choices[choice]);
    }
  g_assert_false (is_disc);
  g_object_unref (face);
}

/* The name can be changed in another place when the row of the start page is gone. */
static void
test_the_name_has_a_lasting_place (void)
{
  AdwDialog *dialog = g_object_ref_sink (talia_preferences_dialog_new (NULL));
  g_autofree char *seat = NULL;

  g_assert_false (talia_match_settings_has_name ()); /* looking at the row does not set a name */
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (adw_dialog_get_child (dialog)), ADW_TYPE_ENTRY_ROW, 0)),
                         "Zosia");
  seat = get_own_seat ();
  g_assert_cmpstr (seat, ==, "human Zosia");
  g_object_unref (dialog);
  forget ();
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add ("/own-name/typed", Fixture, NULL, setup, test_the_name_is_taken_as_it_is_typed, teardown);
  g_test_add ("/own-name/once", Fixture, NULL, setup, test_nobody_is_asked_twice, teardown);
  g_test_add_func ("/own-name/usual-names", test_usual_names_are_not_stored);
  g_test_add_func ("/own-name/who-has-none-is-you", test_who_has_no_name_is_you);
  g_test_add_func ("/own-name/face", test_the_face_is_ones_own);
  g_test_add_func ("/own-name/faces", test_each_face_is_there);
  g_test_add_func ("/own-name/has-a-lasting-place", test_the_name_has_a_lasting_place);
  return g_test_run ();
}
