/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the page of a score pad in a window as narrow as a telephone: what can be seen without scrolling, where
 * messages are, and where the focus goes. In a window that is laid out from right to left, numbers are still read as
 * usual. */
#include <adwaita.h>

#include "find.h"
#include "playing.h"
#include "setup.h"
#include "ui/app/talia-window.h"
#include "ui/pad/talia-pad-page.h"
#include "ui/score/talia-score-row.h"
#include "ui/score/talia-score-view.h"

typedef struct
{
  TaliaWindow *window;
} Fixture;

/* Pads by the names of their files. */
static const struct
{
  const char *file, *text;
} pads[] = {
  { "2026-11-26T18-00-00Z.talia",
    "talia-scores 1\ngame kierki\noption dealer=1\nplayer 0 Ala\nplayer 1 Ola\nplayer 2 Jan\nplayer 3 Ewa\n"
    "deal tricks=5,5,3,0\ndeal hearts=0,7,4,2\ndeal queens=1,1,2,0\n" },
  { "2026-11-27T18-00-00Z.talia",
    "talia-scores 1\ngame spades\noption dealer=1\nplayer 0 Ala\nplayer 1 Ola\nplayer 2 Jan\nplayer 3 Ewa\n"
    "deal bids=3,4,4,2 tricks=3,4,3,3\n" },
};

static GtkApplication *application;

static gpointer
get_page (Fixture *self)
{
  return adw_navigation_view_get_visible_page (
      ADW_NAVIGATION_VIEW (find (GTK_WIDGET (self->window), ADW_TYPE_NAVIGATION_VIEW, 0)));
}

static AdwDialog *
get_dialog (Fixture *self)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));
}

static void
set_up (Fixture *self, gconstpointer file)
{
  self->window = talia_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (self->window)));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-pad", "s", file);
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)) && gtk_widget_get_mapped (get_page (self)));
}

static void
tear_down (Fixture *self, gconstpointer file)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkWidget *
find_pill (GtkWidget *root)
{
  return find_css (root, GTK_TYPE_BUTTON, "pill");
}

/* Expands the last deal, and returns the button for correcting it. */
static GtkWidget *
expand (Fixture *self)
{
  GtkWidget *row = find (get_page (self), TALIA_TYPE_SCORE_ROW, 2), *button;

  for (guint i = 0; i < 3; i++) /* until the sheet has scrolled to its last deal */
    gtk_test_widget_wait_for_draw (row);
  talia_score_row_toggle (TALIA_SCORE_ROW (row));
  wait_until ((button = find (row, GTK_TYPE_BUTTON, 0)) != NULL && gtk_widget_get_mapped (button)
              && gtk_widget_get_height (button) > 0);
  return button;
}

static gboolean
is_inside (GtkWidget *widget, GtkWidget *view)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, view, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (view);
}

static void
test_correcting_is_at_hand (Fixture *self, gconstpointer file)
{
  GtkWidget *button = expand (self);

  for (guint i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (button);
  g_assert_true (is_inside (button, find (get_page (self), GTK_TYPE_SCROLLED_WINDOW, 0)));
}

static void
test_messages_cover_no_button (Fixture *self, gconstpointer file)
{
  const char *text = "Scores copied: paste them into a message";
  graphene_rect_t told, enter;
  GtkWidget *label = NULL;

  gtk_widget_activate_action (get_page (self), "pad.copy", NULL);
  wait_until (has_shown_text (GTK_WIDGET (self->window), text));
  for (guint i = 0; label == NULL; i++)
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (find (GTK_WIDGET (self->window), GTK_TYPE_LABEL, i))), text))
      label = find (GTK_WIDGET (self->window), GTK_TYPE_LABEL, i);
  wait_until (gtk_widget_get_height (label) > 0);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (self->window), &told));
  g_assert_true (gtk_widget_compute_bounds (find_pill (get_page (self)), GTK_WIDGET (self->window), &enter));
  g_assert_false (graphene_rect_intersection (&told, &enter, NULL));
}

static void
test_deal_is_named_once (Fixture *self, gconstpointer file)
{
  GtkWidget *label;
  guint n = 0;

  gtk_widget_activate_action (get_page (self), "pad.enter", NULL);
  wait_until (get_dialog (self) != NULL
              && gtk_widget_get_mapped (find_pill (adw_dialog_get_child (get_dialog (self)))));
  for (guint i = 0; (label = find (adw_dialog_get_child (get_dialog (self)), GTK_TYPE_LABEL, i)) != NULL; i++)
    n += gtk_widget_get_mapped (label) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), "Deal ");
  g_assert_cmpuint (n, ==, 1);
  adw_dialog_force_close (get_dialog (self));
}

/* Opens a deal with the button that has the focus, and closes it with Escape. */
static void
open_and_close (Fixture *self, GtkWidget *button)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  wait_until (get_dialog (self) != NULL && gtk_window_is_active (GTK_WINDOW (self->window)));
  wait_until (gtk_widget_get_mapped (find_pill (adw_dialog_get_child (get_dialog (self)))));
  g_spawn_command_line_sync ("xdotool key Escape", NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  wait_until (get_dialog (self) == NULL);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == button);
}

static void
test_escape_leads_back (Fixture *self, gconstpointer file)
{
  open_and_close (self, find_pill (get_page (self)));
  open_and_close (self, expand (self));
}

/* A sign stays in front of its number. */
static void
test_signs_are_in_front (Fixture *self, gconstpointer file)
{
  const gboolean mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;

  wait_until (has_shown_text (get_page (self), mirrored ? "\u200e−70" : "−70"));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    guint pad;
    void (*test) (Fixture *self, gconstpointer file);
  } tests[] = {
    { "/pad-narrow/correcting-is-at-hand", 0, test_correcting_is_at_hand },
    { "/pad-narrow/messages-cover-no-button", 0, test_messages_cover_no_button },
    { "/pad-narrow/deal-is-named-once/kierki", 0, test_deal_is_named_once },
    { "/pad-narrow/deal-is-named-once/spades", 1, test_deal_is_named_once },
    { "/pad-narrow/escape-leads-back", 0, test_escape_leads_back },
    { "/pad-narrow/signs-are-in-front", 1, test_signs_are_in_front },
  };
  char *data = playing_folder ();
  g_autofree char *folder = g_build_filename (data, "talia", "scores", NULL);
  int status = 0;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (pads); i++)
    {
      g_autofree char *path = g_build_filename (folder, pads[i].file, NULL);

      g_assert_true (g_file_set_contents (path, pads[i].text, -1, NULL));
    }
  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      gtk_window_destroy (gtk_application_get_active_window (application));
      for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
        g_test_add (tests[i].path, Fixture, pads[tests[i].pad].file, set_up, tests[i].test, tear_down);
      status = g_test_run ();
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
