/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the notice in the window which says that others wait for the player: it does not wait behind other notices. */
#include "find.h"
#include "setup.h"
#include "ui/app/talia-window-dialogs.h"
#include "ui/app/talia-window-turn.h"
#include "window.h"

#define OTHER "Ala has left the table"
#define WAIT "A computer player will move for you in 5 seconds."

static AdwApplicationWindow *window;
static AdwToastOverlay *toasts;
static AdwNavigationView *pages;

static void
open_window (void)
{
  AdwNavigationPage *page = adw_navigation_page_new (gtk_label_new ("Rules"), "Rules");

  window = ADW_APPLICATION_WINDOW (adw_application_window_new (NULL));
  pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_navigation_view_add (pages, page);
  adw_toast_overlay_set_child (toasts, GTK_WIDGET (pages));
  adw_application_window_set_content (window, GTK_WIDGET (toasts));
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (page)));
}

/* Returns a match in which the person at seat 0 is to move. */
static TaliaMatch *
create_match (void)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("spades"), "");
  TaliaRandom random;

  talia_random_init (&random, 1);
  talia_table_set_seat (table, 0, "human Ola");
  do
    playing_step (table, &random);
  while (talia_table_get_state (table)->to_act != 0);
  return talia_match_new (table, "easy");
}

/* Whether the notice is the one that is shown. */
static gboolean
is_shown (const char *text)
{
  return has_shown_text (GTK_WIDGET (toasts), text);
}

static void
test_does_not_wait (void)
{
  g_autoptr (TaliaMatch) match = create_match ();
  TaliaWindowTurn *turn;

  open_window ();
  turn = talia_window_turn_new (window, pages);
  talia_window_tell (toasts, OTHER);
  wait_until (is_shown (OTHER));
  talia_window_turn_set_match (turn, match);
  talia_window_turn_hurry (turn, 5);
  wait_until (is_shown (WAIT) && !is_shown (OTHER));
  talia_window_turn_set_match (turn, NULL);
  wait_until (is_shown (OTHER) && !is_shown (WAIT)); /* it comes again, since nobody has closed it */
  talia_window_turn_free (turn);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/turn/does-not-wait", test_does_not_wait);
  return g_test_run ();
}
