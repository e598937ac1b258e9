/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the window of a guest uses no more memory when its host repeats the same lines endlessly. */
#include <malloc.h>

#include "engine/talia-view-line.h"
#include "liar.h"
#include "playing.h"
#include "setup.h"
#include "teller.h"
#include "ui/app/talia-window.h"

#define OWN 1     /* the guest's seat */
#define TIMES 100 /* that the lines of a case are said before the memory is counted */
#define ROUNDS 7  /* of TIMES each, after one that is not counted */
#define KEPT 200  /* bytes each time that are no list yet */

/* `VIEW` is what the guest sees at that moment, `THEN` what it sees a step later. */
static const struct
{
  const char *name, *lines;
} cases[] = {
  { "one-person", "person 2 gone Ala\nperson 2 here Ala" },
  { "several-people", "person 2 gone Ala\nperson 3 gone Ela\nperson 3 here Ela\nperson 2 here Ala" },
  { "names", "person 2 here Ala\nperson 2 here Ela" },
  { "played-for", "person 2 gone Ala\nperson 1 idle Ola\nperson 1 here Ola\nperson 2 here Ala" },
  { "hurry", "person 2 gone Ala\nhurry 5\nhurry 6\nperson 2 here Ala" },
  { "hurry-alone", "hurry 5\nhurry 6" },
  { "turn-time", "turn-time 60\nturn-time 90" },
  { "refusals", "refused wrong-move" },
  { "views", "THEN\nVIEW" },
  { "turns", "person 2 gone Ala\nTHEN\nVIEW\nhurry 5\nperson 2 here Ala" },
};

static GtkApplication *application;
static Liar *liar;
static char *views[2]; /* `VIEW` and `THEN` as lines */

static void
wait_for_quiet (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* All has been taken in. */
static void
wait_for_guest (void)
{
  const guint pongs = liar->pongs;

  liar_say (liar, "ping");
  wait_until (liar->pongs > pongs);
  wait_for_quiet ();
}

static char *
view_of (Teller *teller)
{
  g_autofree char *text = NULL;
  TaliaView view;

  talia_table_get_view (teller->table, OWN, &view);
  text = talia_view_to_line (&view);
  return g_strdup_printf ("view %s", text);
}

/* The window sits at the table when the guest is to move. */
static void
join (TaliaWindow *window)
{
  g_autoptr (Teller) teller = teller_new ("spades", 4 + OWN, 60);
  g_autoptr (TaliaGuest) guest = liar_invite (liar);

  talia_guest_set_patience (guest, G_MAXINT, 100); /* however busy the machine is */
  g_assert_cmpint (teller->seat, ==, OWN);
  while (talia_table_get_state (teller->table)->to_act != OWN)
    g_assert_true (teller_step (teller));
  teller_again (teller);
  while (!g_queue_is_empty (&teller->lines))
    {
      g_autofree char *line = teller_next (teller);

      liar_say (liar, line);
    }
  views[0] = view_of (teller);
  g_assert_true (teller_step (teller));
  views[1] = view_of (teller);
  wait_until (talia_guest_get_table (guest) != NULL);
  talia_shared_table_join (talia_session_get_shared_table (talia_window_get_session (window)), guest);
  wait_until (talia_window_get_table_page (window) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE); /* what is drawn of a frame comes and goes */
}

/* Returns by how many bytes the memory in use has grown, or shrunk, each time. */
static double
say_over_and_over (const char *lines)
{
  const gsize before = mallinfo2 ().uordblks;

  for (guint i = 0; i < TIMES; i++)
    {
      liar_say (liar, lines);
      wait_for_guest ();
    }
  return ((double) mallinfo2 ().uordblks - (double) before) / TIMES;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* A list grows in each round. In a single one, a table of the toolkit may grow, or a cache be emptied, so the middle
   one of all rounds decides. */
static void
test_nothing_is_kept (gconstpointer data)
{
  const char *const *which = data;
  g_autoptr (GString) lines = g_string_new (which[1]);
  double kept[ROUNDS];

  g_string_replace (lines, "VIEW", views[0], 0);
  g_string_replace (lines, "THEN", views[1], 0);
  say_over_and_over (lines->str);
  for (guint i = 0; i < ROUNDS; i++)
    {
      kept[i] = say_over_and_over (lines->str);
      g_test_message ("%.0f bytes each time", kept[i]);
    }
  qsort (kept, ROUNDS, sizeof *kept, compare_numbers);
  g_assert_false (liar->gone);
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
      TaliaWindow *window = TALIA_WINDOW (gtk_application_get_active_window (application));

      liar = liar_new ();
      join (window);
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          g_autofree char *path = g_strdup_printf ("/told-lines/%s", cases[i].name);

          g_test_add_data_func (path, &cases[i], test_nothing_is_kept);
        }
      status = g_test_run ();
      gtk_window_destroy (GTK_WINDOW (window));
      wait_for_quiet ();
      g_object_unref (application);
      liar_free (liar);
    }
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    g_free (views[i]);
  playing_remove_folder (data);
  return status;
}
