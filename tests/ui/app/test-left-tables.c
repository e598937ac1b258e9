/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that nothing of a table page stays in memory after the page was left. */
#include <malloc.h>

#include "playing.h"
#include "setup.h"
#include "ui/app/talia-window.h"

#define ROUNDS 5
#define VISITS 6  /* of a round */
#define KEPT 6000 /* bytes of a visit; the toolkit itself keeps some 2,400 of a page (GTK 4.18, libadwaita 1.7) */

static GtkApplication *application;

static void
wait_for_quiet (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Returns a match in which the person is to move, so that no computer player is thinking when the page is left. */
static TaliaTable *
create_table (const char *game)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), "");
  TaliaRandom random;

  talia_random_init (&random, 1);
  talia_table_set_seat (table, 0, "human Ola");
  do
    playing_step (table, &random);
  while (talia_table_get_state (table)->to_act != 0);
  return table;
}

/* Opens the page of a table and leaves it; an open match, like one over the network, is not stored. */
static void
visit (TaliaWindow *window, const char *game)
{
  g_autoptr (TaliaTable) table = create_table (game);
  gpointer page;

  talia_session_show_table (talia_window_get_session (window), table);
  wait_until ((page = talia_window_get_table_page (window)) != NULL);
  wait_for_quiet ();
  g_object_add_weak_pointer (page, &page);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-start", NULL);
  wait_until (page == NULL);
  wait_for_quiet ();
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *one = a, *other = b;

  return *one < *other ? -1 : *one > *other;
}

/* What is kept is kept in every round; a cache or a table of the toolkit grows in one of them. */
static void
test_nothing_is_kept (gconstpointer game)
{
  TaliaWindow *window = TALIA_WINDOW (gtk_application_get_active_window (application));
  double kept[ROUNDS];

  gtk_widget_set_visible (GTK_WIDGET (window), FALSE); /* what is drawn of a frame comes and goes */
  for (guint i = 0; i < VISITS; i++)
    visit (window, game);
  for (guint round = 0; round < ROUNDS; round++)
    {
      const gsize before = mallinfo2 ().uordblks;

      for (guint i = 0; i < VISITS; i++)
        visit (window, game);
      kept[round] = ((double) mallinfo2 ().uordblks - (double) before) / VISITS;
      g_test_message ("%.0f bytes a visit", kept[round]);
    }
  qsort (kept, ROUNDS, sizeof *kept, compare);
  g_assert_cmpfloat (kept[ROUNDS / 2], <, KEPT);
}

int
main (int argc, char **argv)
{
  char *data = playing_folder ();
  int status = 0;

  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      g_test_add_data_func ("/left-tables/spades", "spades", test_nothing_is_kept);
      g_test_add_data_func ("/left-tables/casino", "casino", test_nothing_is_kept);
      status = g_test_run ();
      gtk_window_destroy (gtk_application_get_active_window (application));
      wait_for_quiet ();
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
