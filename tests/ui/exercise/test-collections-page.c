/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the page of the exercises that come with Talia: what it offers, what comes of an answer, and that nothing is
 * shown that the player could not know. */
#include "archiving.h"
#include "find.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/cards/talia-open-hand.h"
#include "ui/exercise/talia-collections-page.h"
#include "ui/exercise/talia-exercise-page.h"
#include "window.h"

#define TODAY 740000

typedef struct
{
  Archiving archiving;
  TaliaExercises *exercises;
  GtkWidget *window;
  AdwNavigationView *pages;
  TaliaCollectionsPage *page;
  TaliaExercisePage *exercise; /* NULL: none was chosen */
  guint chosen;                /* the number of exercises that were chosen last */
} Fixture;

static void
chosen_cb (TaliaCollectionsPage *page, GPtrArray *list, guint today, Fixture *self)
{
  self->chosen = list->len;
  self->exercise = talia_exercise_page_new (self->exercises, list, today);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->exercise));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  *self = (Fixture) { .archiving = { .folder = playing_folder () } };
  archiving_open (&self->archiving);
  self->exercises = talia_exercises_new (self->archiving.archive);
  self->window = adw_window_new ();
  self->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->pages));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  self->page = talia_collections_page_new (self->exercises, TODAY);
  g_signal_connect (self->page, "chosen", G_CALLBACK (chosen_cb), self);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->page));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  talia_exercises_unref (self->exercises);
  archiving_tear_down (&self->archiving, NULL);
}

/* The row of a grade; the first row chooses the game. */
static AdwActionRow *
get_row (Fixture *self, guint grade)
{
  return ADW_ACTION_ROW (find (GTK_WIDGET (self->page), ADW_TYPE_ACTION_ROW, grade));
}

static void
choose_game (Fixture *self, const TaliaGame *game)
{
  const TaliaGame *const *games = talia_registry_list ();
  guint i = 0;

  while (games[i] != game)
    i++;
  adw_combo_row_set_selected (ADW_COMBO_ROW (find (GTK_WIDGET (self->page), ADW_TYPE_COMBO_ROW, 0)), i);
}

static void
assert_count (Fixture *self, guint grade, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (adw_action_row_get_subtitle (get_row (self, grade)), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_cmpstr (lines[1], ==, text);
}

/* The exercises of Hearts with that grade; at least three of them. */
static GPtrArray *
list_hearts (guint grade)
{
  GPtrArray *list = talia_collection_list (talia_collection_get (talia_registry_find ("hearts")), grade);

  g_assert_cmpuint (list->len, >, 2);
  return list;
}

/* Shows the page anew, on another day. */
static void
come_back (Fixture *self, guint32 day)
{
  self->page = talia_collections_page_new (self->exercises, day);
  adw_navigation_view_replace (self->pages, (AdwNavigationPage *[]) { ADW_NAVIGATION_PAGE (self->page) }, 1);
}

/* --- the cases --------------------------------------------------------------------------------- */

/* The page says how many are solved, which are due, and when the next one comes back. */
static void
test_counts (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) list = list_hearts (1);
  g_autofree char *none = g_strdup_printf ("0 of %u solved", list->len);
  g_autofree char *one = g_strdup_printf ("1 of %u solved", list->len);
  g_autofree char *due = g_strdup_printf ("1 of %u solved, 1 is due again", list->len);
  g_autofree char *fewer = g_strdup_printf ("1 of %u solved, the next one comes back tomorrow", list->len - 1);

  choose_game (self, talia_registry_find ("hearts"));
  assert_count (self, 1, none);
  talia_exercises_answer (self->exercises, list->pdata[0], TRUE, TODAY);
  talia_exercises_answer (self->exercises, list->pdata[1], FALSE, TODAY);
  come_back (self, TODAY);
  assert_count (self, 1, one);
  come_back (self, TODAY + 1);
  assert_count (self, 1, due); /* the game is still the one that was chosen */
  talia_exercises_switch_off (self->exercises, list->pdata[2]);
  for (guint i = 3; i < list->len; i++)
    talia_exercises_answer (self->exercises, list->pdata[i], FALSE, TODAY);
  come_back (self, TODAY);
  assert_count (self, 1, fewer);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (get_row (self, 1))));
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (get_row (self, 2))));
}

/* Those that are due come first; one that is solved does not come again today. */
static void
test_order (Fixture *self, gconstpointer data)
{
  const TaliaGame *hearts = talia_registry_find ("hearts");
  g_autoptr (GPtrArray) list = list_hearts (1), offered = NULL;
  const TaliaLoss *first;

  talia_exercises_answer (self->exercises, list->pdata[0], TRUE, TODAY);
  talia_exercises_answer (self->exercises, list->pdata[2], FALSE, TODAY);
  offered = talia_exercises_list_collection (self->exercises, hearts, 1, TODAY + 1);
  g_assert_cmpuint (offered->len, ==, list->len - 1); /* all of them, so that the page counts only once */
  first = offered->pdata[0];
  g_assert_cmpuint (first->step, ==, ((TaliaLoss *) list->pdata[2])->step);
  g_assert_cmpstr (first->match, ==, ((TaliaLoss *) list->pdata[2])->match);
}

/* Asserts that only cards are shown which the player holds or everybody saw. */
static void
assert_secret (Fixture *self)
{
  TaliaMatch *match = talia_trial_get_match (talia_exercise_page_get_trial (self->exercise));
  const TaliaState *state = talia_table_get_state (talia_match_get_table (match));
  const int own = talia_match_get_view (match)->seat;
  GtkWidget *widget;

  for (guint i = 0; (widget = find (self->window, TALIA_TYPE_OPEN_HAND, i)) != NULL; i++)
    g_assert_cmphex (talia_open_hand_get_cards (TALIA_OPEN_HAND (widget)), ==, 0);
  for (guint i = 0; (widget = find (self->window, TALIA_TYPE_CARD_WIDGET, i)) != NULL; i++)
    {
      const TaliaCard card = talia_card_widget_get_card (TALIA_CARD_WIDGET (widget));

      for (int seat = 0; seat < state->seats && card != TALIA_NO_CARD; seat++)
        g_assert_true (seat == own || (state->hand[seat] & TALIA_BIT (card)) == 0);
    }
}

static gboolean
is_open (Fixture *self)
{
  TaliaBoard *board = talia_exercise_page_get_board (self->exercise);

  return board != NULL && gtk_widget_get_width (GTK_WIDGET (board)) > 0;
}

/* In every game, a row leads to its exercises, and an answer to what the expert and a rule of thumb would do; a click
 * goes on to the next. */
static void
test_answer (Fixture *self, gconstpointer data)
{
  const TaliaGame *game = data;
  const TaliaJudgement *verdict;
  g_autofree char *loss = NULL;
  TaliaTrial *trial;

  choose_game (self, game);
  adw_action_row_activate (get_row (self, 1));
  g_assert_cmpuint (self->chosen, >, 0);
  wait_until (is_open (self));
  assert_secret (self);
  trial = talia_exercise_page_get_trial (self->exercise);
  verdict = talia_trial_get_verdict (trial);
  loss = g_strdup_printf ("Not this one: it gives away %.1f ± %.1f points.", verdict->loss, verdict->error);
  g_assert_true (talia_board_play (talia_exercise_page_get_board (self->exercise), &verdict->made, NULL));
  wait_until (has_shown_text (GTK_WIDGET (self->exercise), loss));
  assert_secret (self);
  talia_trial_try_again (trial);
  g_assert_true (talia_board_play (talia_exercise_page_get_board (self->exercise), &verdict->best, NULL));
  wait_until (has_shown_text (GTK_WIDGET (self->exercise), "Right: the expert would do the same."));
  assert_secret (self);
}

int
main (int argc, char **argv)
{
  const TaliaGame *const *games = talia_registry_list ();

  setup_still (&argc, &argv);
  g_test_add ("/collections-page/counts", Fixture, NULL, set_up, test_counts, tear_down);
  g_test_add ("/collections-page/order", Fixture, NULL, set_up, test_order, tear_down);
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/collections-page/answer/%s", games[i]->id);

      g_test_add (path, Fixture, games[i], set_up, test_answer, tear_down);
    }
  return g_test_run ();
}
