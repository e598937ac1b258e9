/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that one key moves past a row of pictures, however many there are, and that any of them can be chosen by
 * keyboard. */
#include "ui/app/talia-picture-row.h"

#include "find.h"
#include "playing.h"
#include "setup.h"

#define PICTURES 30
#define CHOSEN 3 /* in the middle of a row */

typedef struct
{
  GtkWidget *window, *before, *row, *after;
} Fixture;

static void
setup (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  fixture->window = adw_window_new ();
  fixture->before = adw_switch_row_new ();
  fixture->row = g_object_new (TALIA_TYPE_PICTURE_ROW, "title", "Back", NULL);
  fixture->after = adw_switch_row_new ();
  for (int i = 0; i < PICTURES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i);

      talia_picture_row_add (TALIA_PICTURE_ROW (fixture->row), name, gtk_label_new (name));
    }
  g_object_set (fixture->row, "selected", CHOSEN, NULL);
  adw_preferences_group_add (group, fixture->before);
  adw_preferences_group_add (group, fixture->row);
  adw_preferences_group_add (group, fixture->after);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
  adw_window_set_content (ADW_WINDOW (fixture->window), page);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 400, 700);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until (gtk_widget_get_width (fixture->row) > 0);
}

static void
teardown (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static GtkWidget *
go (Fixture *fixture, GtkDirectionType direction)
{
  gtk_widget_child_focus (fixture->window, direction);
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static gboolean
is_at (GtkWidget *focus, int picture)
{
  g_autofree char *name = g_strdup_printf ("%d", picture);

  return g_strcmp0 (gtk_widget_get_tooltip_text (focus), name) == 0;
}

static void
test_tab_enters_at_the_choice_and_leads_on (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (fixture->before);
  g_assert_true (is_at (go (fixture, GTK_DIR_TAB_FORWARD), CHOSEN));
  g_assert_true (gtk_widget_is_ancestor (go (fixture, GTK_DIR_TAB_FORWARD), fixture->after)
                 || gtk_root_get_focus (GTK_ROOT (fixture->window)) == fixture->after);
  g_assert_true (is_at (go (fixture, GTK_DIR_TAB_BACKWARD), CHOSEN));
}

static void
test_arrows_lead_to_the_others (Fixture *fixture, gconstpointer data)
{
  guint selected;

  gtk_widget_grab_focus (fixture->before);
  go (fixture, GTK_DIR_TAB_FORWARD);
  g_assert_true (is_at (go (fixture, GTK_DIR_RIGHT), CHOSEN + 1));
  g_assert_true (is_at (go (fixture, GTK_DIR_RIGHT), CHOSEN + 2));
  g_object_get (fixture->row, "selected", &selected, NULL);
  g_assert_cmpuint (selected, ==, CHOSEN); /* focused, but not chosen */
  g_assert_true (gtk_widget_activate (gtk_root_get_focus (GTK_ROOT (fixture->window))));
  wait_until ((g_object_get (fixture->row, "selected", &selected, NULL), selected == CHOSEN + 2));
  g_assert_true (is_at (go (fixture, GTK_DIR_LEFT), CHOSEN + 1));
  g_assert_false (is_at (go (fixture, GTK_DIR_DOWN), CHOSEN + 1));
  g_assert_true (is_at (go (fixture, GTK_DIR_UP), CHOSEN + 1));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add ("/picture-row/tab-enters-at-the-choice-and-leads-on", Fixture, NULL, setup,
              test_tab_enters_at_the_choice_and_leads_on, teardown);
  g_test_add ("/picture-row/arrows-lead-to-the-others", Fixture, NULL, setup, test_arrows_lead_to_the_others, teardown);
  return g_test_run ();
}
