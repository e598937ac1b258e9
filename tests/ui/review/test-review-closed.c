/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a review never shows the hidden cards of a deal that is still being played. */
#include "playing.h"
#include "reviewing.h"
#include "setup.h"

/* Plays this number of deals to their end, and some moves of the next one. */
static TaliaTable *
play_deals (const char *name, guint deals, guint moves)
{
  TaliaTable *table = playing_game_table (talia_registry_find (name), "");
  const TaliaState *state = talia_table_get_state (table);
  TaliaRandom random;

  talia_random_init (&random, 5);
  while (state->deals < deals || state->phase != TALIA_PHASE_DEAL)
    playing_step (table, &random);
  for (guint i = 0; i < moves; i++)
    playing_step (table, &random);
  g_assert_true (moves == 0 || state->to_act != TALIA_NOBODY);
  return table;
}

typedef struct
{
  TaliaReview *review;
  TaliaTable *table;
  TaliaMatch *match; /* the match whose signals are observed */
  guint looks;
} Guard;

/* Asserts at each signal that only what its player sees of the running deal is visible. */
static void
guard_cb (Guard *guard)
{
  const TaliaState *state = talia_table_get_state (guard->table);
  TaliaMatch *match = talia_review_get_match (guard->review);
  const TaliaView *view;

  guard->looks++;
  if (match == NULL)
    return;
  view = talia_match_get_view (match);
  if (view->seen.deals < state->deals || state->to_act == TALIA_NOBODY)
    return;
  g_assert_false (talia_match_get_open (match));
  g_assert_cmpint (view->seat, ==, 0);
  for (int seat = 1; seat < view->seen.seats; seat++)
    g_assert_cmphex (view->seen.hand[seat], ==, 0);
}

static void
watch_match_cb (Guard *guard)
{
  TaliaMatch *match = talia_review_get_match (guard->review);

  guard_cb (guard);
  if (match == NULL)
    return;
  g_signal_connect_swapped (match, "happened", G_CALLBACK (guard_cb), guard);
  g_signal_connect_swapped (match, "restored", G_CALLBACK (guard_cb), guard);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (guard_cb), guard);
}

static void
attack (Reviewing *self)
{
  GtkWidget *page = GTK_WIDGET (self->page);

  talia_review_set_open_hands (self->review, FALSE);
  talia_review_set_open_hands (self->review, TRUE);
  gtk_widget_activate_action (page, "review.open-hands", NULL);
  for (int seat = 0; seat < talia_table_get_n_seats (self->table); seat++)
    {
      talia_review_set_seen_by (self->review, seat);
      gtk_widget_activate_action (page, "review.seen-by", "i", seat);
    }
}

static void
test_running_deal_stays_closed (gconstpointer name)
{
  Reviewing self;
  Guard guard = { 0 };

  reviewing_open (&self, play_deals (name, 1, 10), 0, 0, 1000, 700);
  guard.review = self.review;
  guard.table = self.table;
  g_signal_connect_swapped (self.review, "notify::match", G_CALLBACK (watch_match_cb), &guard);
  g_signal_connect_swapped (self.review, "changed", G_CALLBACK (guard_cb), &guard);
  watch_match_cb (&guard);

  g_assert_cmpuint (talia_review_get_deal (self.review), ==, 2);
  g_assert_false (talia_review_get_ended (self.review));
  for (int position = talia_review_get_first (self.review); position <= talia_review_get_last (self.review); position++)
    {
      talia_review_set_position (self.review, position);
      attack (&self);
      g_assert_cmphex (reviewing_get_open_cards (&self), ==, 0);
      reviewing_assert_own_hand (&self, 0);
    }

  /* Goes from an open deal, seen from another seat, to the running deal in every possible way. */
  for (guint way = 0; way < 3; way++)
    {
      talia_review_set_deal (self.review, 1);
      talia_review_set_seen_by (self.review, 1);
      talia_review_set_open_hands (self.review, TRUE);
      talia_review_set_position (self.review, talia_review_get_last (self.review) - 5);
      g_assert_true (talia_review_get_open_hands (self.review));
      g_assert_cmpint (talia_review_get_seen_by (self.review), ==, 1);
      if (way == 0)
        talia_review_set_deal (self.review, 2);
      else if (way == 1)
        gtk_widget_activate_action (GTK_WIDGET (self.page), "review.next-deal", NULL);
      else
        gtk_widget_activate_action (GTK_WIDGET (self.page), "review.deal", "u", 2);
      g_assert_cmpuint (talia_review_get_deal (self.review), ==, 2);
      g_assert_cmphex (reviewing_get_open_cards (&self), ==, 0);
      reviewing_assert_own_hand (&self, 0);
    }
  g_assert_cmpuint (guard.looks, >, 20);
  reviewing_close (&self);
}

/* After undo the deal is played again, and its cards are hidden again. */
static void
test_undo_closes (void)
{
  Reviewing self;
  Guard guard = { 0 };

  reviewing_open (&self, play_deals ("hearts", 2, 0), 0, 0, 1000, 700);
  guard.review = self.review;
  guard.table = self.table;
  g_signal_connect_swapped (self.review, "changed", G_CALLBACK (guard_cb), &guard);
  talia_review_set_seen_by (self.review, 1);
  talia_review_set_position (self.review, talia_review_get_last (self.review));
  g_assert_true (talia_review_get_open_hands (self.review));
  g_assert_true (talia_table_undo (self.table, 8));
  g_assert_false (talia_review_get_ended (self.review));
  g_assert_false (talia_review_get_open_hands (self.review));
  g_assert_cmpint (talia_review_get_seen_by (self.review), ==, 0);
  g_assert_cmphex (reviewing_get_open_cards (&self), ==, 0);
  g_assert_cmpint (talia_review_get_position (self.review), <, (int) talia_table_get_n_steps (self.table));
  g_assert_true (talia_table_redo (self.table, 8));
  g_assert_true (talia_review_get_open_hands (self.review));
  reviewing_assert_in_step (&self);
  reviewing_close (&self);
}

static void
assert_no_hand (TaliaMatch *match)
{
  const TaliaView *view = talia_match_get_view (match);

  for (int seat = 0; seat < view->seen.seats; seat++)
    g_assert_cmphex (view->seen.hand[seat], ==, 0);
}

/* Several people share the window, and any of them may use the review during the deal. */
static void
test_shared_deal_stays_closed_to_all (void)
{
  Reviewing self;
  g_autoptr (TaliaTable) table = play_deals ("hearts", 1, 10);

  talia_table_set_seat (table, 0, "human Ala");
  talia_table_set_seat (table, 2, "human Ola");
  reviewing_open (&self, g_object_ref (table), 0, 0, 1000, 700);
  for (int position = talia_review_get_first (self.review); position <= talia_review_get_last (self.review); position++)
    {
      talia_review_set_position (self.review, position);
      attack (&self);
      assert_no_hand (talia_review_get_match (self.review));
      assert_no_hand (talia_review_get_teller (self.review));
    }
  talia_review_set_deal (self.review, 1); /* a finished deal is open */
  talia_review_set_position (self.review, talia_review_get_first (self.review));
  g_assert_true (talia_review_get_open_hands (self.review));
  talia_review_set_open_hands (self.review, FALSE);
  g_assert_cmphex (talia_match_get_view (talia_review_get_match (self.review))->seen.hand[0], !=, 0);
  talia_review_set_deal (self.review, 2);
  assert_no_hand (talia_review_get_match (self.review));
  assert_no_hand (talia_review_get_teller (self.review));
  reviewing_close (&self);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "hearts", "spades", "kierki", "loteryjka", "casino" };

  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/review-closed/running-deal/%s", names[i]);

      g_test_add_data_func (path, names[i], test_running_deal_stays_closed);
    }
  g_test_add_func ("/review-closed/undo", test_undo_closes);
  g_test_add_func ("/review-closed/shared-deal-stays-closed-to-all", test_shared_deal_stays_closed_to_all);
  return g_test_run ();
}
