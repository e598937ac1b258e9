/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a match: bots that move by themselves, undo to the person's own decisions, hints. */
#include "matching.h"
#include "model/match/talia-match.h"
#include "model/record/talia-record.h"
#include "playing.h"

#define PERSON 0

static void
play_deal (TaliaMatch *match)
{
  while (matching_get_state (match)->to_act != TALIA_NOBODY)
    matching_play_own (match);
}

static void
test_bots_play_whole_matches (void)
{
  static const char *const levels[] = { "random", "easy" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (TaliaMatch) match = matching_new (levels[i]);
      GListModel *sheet = G_LIST_MODEL (talia_match_get_score_sheet (match));

      for (guint deals = 1; matching_get_state (match)->phase != TALIA_PHASE_OVER; deals++)
        {
          g_assert_cmpuint (deals, <, 100);
          matching_deal (match, deals);
          play_deal (match);
          g_assert_cmpuint (g_list_model_get_n_items (sheet), ==, deals);
        }
      g_assert_true (talia_match_get_own_turn (match) == FALSE);
    }
}

static void
test_seats_follow_the_table (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  const TaliaGame *game = talia_registry_find ("hearts");
  int to_act = 0, tricks = 0;

  for (int seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (talia_seat_get_index (talia_match_get_seat (match, seat)), ==, seat);
      g_assert_true (talia_seat_is_person (talia_match_get_seat (match, seat)) == (seat == PERSON));
      g_assert_cmpstr (talia_seat_get_name (talia_match_get_seat (match, seat)), !=, "");
    }
  matching_deal (match, 1);
  matching_play_own (match);
  matching_play_own (match);
  matching_play_own (match);
  for (int seat = 0; seat < 4; seat++)
    {
      TaliaSeat *it = talia_match_get_seat (match, seat);

      to_act += talia_seat_get_to_act (it);
      tricks += talia_seat_get_tricks (it);
      g_assert_cmpint (talia_seat_get_points (it), ==,
                       talia_game_score (game, matching_get_state (match), seat, NULL, NULL));
    }
  g_assert_cmpint (to_act, ==, 1);
  g_assert_cmpint (tricks, ==, matching_get_state (match)->trick.tricks);
  play_deal (match);
  for (int seat = 0; seat < 4; seat++)
    {
      TaliaSeat *it = talia_match_get_seat (match, seat);

      g_assert_cmpint (talia_seat_get_total (it), ==, matching_get_state (match)->total[seat]);
      g_assert_cmpint (talia_seat_get_points (it), ==, matching_get_state (match)->total[seat]);
    }
}

static void
test_undo_goes_to_own_decisions (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  TaliaState at[20], end;
  guint n = 0;

  matching_deal (match, 3);
  g_assert_false (talia_match_undo (match));
  for (; matching_get_state (match)->to_act != TALIA_NOBODY; n++)
    {
      g_assert_cmpuint (n, <, G_N_ELEMENTS (at));
      at[n] = *matching_get_state (match);
      matching_play_own (match);
    }
  end = *matching_get_state (match);

  /* Undo from the end of the deal to its first decision, and redo. */
  for (guint i = n; i-- > 0;)
    {
      g_assert_true (talia_match_undo (match));
      g_assert_true (talia_state_equal (matching_get_state (match), &at[i]));
      g_assert_true (talia_match_get_own_turn (match));
    }
  g_assert_false (talia_match_undo (match));
  for (guint i = 1; i < n; i++)
    {
      g_assert_true (talia_match_redo (match));
      g_assert_true (talia_state_equal (matching_get_state (match), &at[i]));
    }
  g_assert_true (talia_match_redo (match));
  g_assert_true (talia_state_equal (matching_get_state (match), &end));
  g_assert_false (talia_match_redo (match));

  /* A different choice: the bots continue from there. */
  for (guint i = 0; i < 3; i++)
    g_assert_true (talia_match_undo (match));
  play_deal (match);
  g_assert_cmpuint (matching_get_state (match)->deals, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (match))), ==, 1);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_undo_properties_notify (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  guint undo = 0, redo = 0;
  gboolean can_undo, can_redo;

  g_signal_connect_swapped (match, "notify::can-undo", G_CALLBACK (count_cb), &undo);
  g_signal_connect_swapped (match, "notify::can-redo", G_CALLBACK (count_cb), &redo);
  matching_deal (match, 3);
  g_assert_cmpuint (undo, ==, 0);
  matching_play_own (match);
  g_assert_cmpuint (undo, ==, 1);
  talia_match_undo (match);
  g_assert_cmpuint (undo, ==, 2);
  g_assert_cmpuint (redo, ==, 1);
  g_object_get (match, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_false (can_undo);
  g_assert_true (can_redo);
}

static void
test_only_the_person_moves_by_hand (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  g_autoptr (GError) error = NULL;
  TaliaMove move = TALIA_PLAY (TALIA_CARD (TALIA_TWO, TALIA_CLUBS));

  talia_match_hold (match);
  matching_deal (match, 1);
  g_assert_true (talia_match_get_own_turn (match));
  g_assert_false (talia_match_play (match, &move, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_WRONG_MOVE);
  g_clear_error (&error);
  move = TALIA_PASS (0);
  for (TaliaCards hand = matching_get_state (match)->hand[PERSON]; talia_cards_count (move.cards) < 3;)
    move.cards |= TALIA_BIT (talia_cards_pop (&hand));
  g_assert_true (talia_match_play (match, &move, NULL));
  g_assert_cmpint (matching_get_state (match)->to_act, !=, PERSON);
  g_assert_false (talia_match_get_own_turn (match));
  g_assert_false (talia_match_play (match, &move, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_NOT_YOUR_TURN);
}

static gboolean
passed (gpointer data)
{
  return g_get_monotonic_time () > *(gint64 *) data;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop for this time. */
static void
spend (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * 1000;
  guint source = g_timeout_add (5, wake_cb, NULL);

  playing_wait (passed, &end);
  g_source_remove (source);
}

static void
test_pause_holds_bots (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  TaliaTable *table = talia_match_get_table (match);
  guint steps;

  matching_deal (match, 1);
  talia_match_hold (match);
  {
    g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);

    talia_game_legal (talia_table_get_game (table), matching_get_state (match), legal, TALIA_MAX_LEGAL);
    g_assert_true (talia_match_play (match, &legal[0], NULL));
  }
  steps = talia_table_get_n_steps (table);
  spend (50);
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, steps);
  talia_match_release (match);
  playing_wait (matching_waits, match);
  g_assert_cmpuint (talia_table_get_n_steps (table), >, steps);
}

static void
test_pace_is_kept (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  gint64 start;
  guint steps;

  matching_deal (match, 1);
  talia_match_set_pace (match, 40);
  start = g_get_monotonic_time ();
  steps = talia_table_get_n_steps (talia_match_get_table (match));
  matching_play_own (match);
  steps = talia_table_get_n_steps (talia_match_get_table (match)) - steps - 1;
  g_assert_cmpuint (steps, >=, 3);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, steps * 39 * 1000);
}

/* Whether the main context has no source that will become ready by itself. */
static gboolean
is_idle (void)
{
  GMainContext *context = g_main_context_default ();
  GPollFD fds[16];
  int priority, timeout = -1;

  for (int i = 0; i < 10; i++)
    while (g_main_context_iteration (context, FALSE))
      ;
  g_main_context_acquire (context);
  g_main_context_prepare (context, &priority);
  g_main_context_query (context, priority, &timeout, fds, G_N_ELEMENTS (fds));
  g_main_context_release (context);
  return timeout == -1;
}

static void
test_waiting_for_the_person_is_idle (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");

  g_assert_true (is_idle ());
  matching_deal (match, 1);
  talia_match_set_pace (match, 20);
  g_assert_true (is_idle ());
  matching_play_own (match);
  g_assert_true (is_idle ());
  play_deal (match);
  g_assert_true (is_idle ());
}

static void
test_autoplay_plays_forced_cards (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);

  talia_match_set_autoplay (match, TRUE);
  matching_deal (match, 5);
  while (matching_get_state (match)->to_act != TALIA_NOBODY)
    {
      g_assert_true (talia_match_get_own_turn (match));
      g_assert_cmpint (talia_game_legal (talia_table_get_game (talia_match_get_table (match)),
                                         matching_get_state (match), legal, TALIA_MAX_LEGAL),
                       >, 1);
      matching_play_own (match);
    }
  /* The last card is always forced: undo goes back further, and the card is not played again at once. */
  g_assert_true (talia_match_undo (match));
  g_assert_cmpint (talia_cards_count (matching_get_state (match)->hand[PERSON]), >, 1);
  g_assert_true (talia_match_get_own_turn (match));
  spend (30);
  g_assert_true (talia_match_get_own_turn (match));
}

static gboolean
has_moved_on (gpointer data)
{
  TaliaMatch *match = data;

  return matching_waits (match) && talia_table_get_n_redo (talia_match_get_table (match)) == 0;
}

static void
test_autoplay_can_be_switched (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  TaliaTable *table = talia_match_get_table (match);
  guint steps;

  matching_deal (match, 5);
  play_deal (match);
  /* Undo to before the last card, which is forced. */
  g_assert_true (talia_match_undo (match));
  g_assert_true (talia_match_get_own_turn (match));
  g_assert_cmpint (talia_cards_count (matching_get_state (match)->hand[PERSON]), ==, 1);
  steps = talia_table_get_n_steps (table);

  talia_match_hold (match);
  talia_match_set_autoplay (match, TRUE);
  g_assert_false (talia_match_get_own_turn (match));
  spend (20);
  talia_match_set_autoplay (match, FALSE);
  talia_match_release (match);
  spend (20);
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, steps);

  talia_match_set_autoplay (match, TRUE);
  playing_wait (has_moved_on, match);
  g_assert_cmpint (matching_get_state (match)->to_act, ==, TALIA_NOBODY);
}

static void
test_loaded_match_goes_on (void)
{
  g_autofree char *record = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  {
    g_autoptr (TaliaMatch) match = matching_new ("easy");

    matching_deal (match, 9);
    talia_match_hold (match);
    {
      g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);

      talia_game_legal (talia_registry_find ("hearts"), matching_get_state (match), legal, TALIA_MAX_LEGAL);
      g_assert_true (talia_match_play (match, &legal[0], NULL));
    }
    record = talia_record_write (talia_match_get_table (match));
  }
  table = talia_record_parse (record, -1, &error);
  g_assert_no_error (error);
  {
    g_autoptr (TaliaMatch) match = talia_match_new (table, "random");

    /* The level is that of the record, not the one that was asked for. */
    g_assert_cmpstr (talia_seat_get_level (talia_match_get_seat (match, 1)), ==, "easy");
    g_assert_cmpint (matching_get_state (match)->to_act, !=, PERSON);
    playing_wait (matching_waits, match);
    g_assert_true (talia_match_get_own_turn (match));
  }
}

static void
test_person_sits_where_the_record_says (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autoptr (TaliaMatch) match = NULL;

  talia_table_set_seat (table, 0, "random Zosia");
  talia_table_set_seat (table, 2, "human Ala");
  talia_table_set_seat (table, 3, "easy Jan");
  match = talia_match_new (table, "easy");
  g_assert_cmpint (talia_match_get_own_seat (match), ==, 2);
  g_assert_cmpstr (talia_seat_get_name (talia_match_get_seat (match, 2)), ==, "Ala");
  g_assert_cmpstr (talia_seat_get_level (talia_match_get_seat (match, 0)), ==, "random");
  g_assert_cmpstr (talia_seat_get_level (talia_match_get_seat (match, 3)), ==, "easy");
  matching_deal (match, 2);
  g_assert_cmpint (matching_get_state (match)->to_act, ==, 2);
  play_deal (match);
}

static void
test_random_deals_have_short_numbers (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  const TaliaStep *step;

  talia_match_hold (match);
  g_assert_true (talia_match_deal (match, NULL, NULL));
  step = talia_table_get_step (talia_match_get_table (match), 0);
  g_assert_true (step->deal->has_seed);
  g_assert_cmpuint (step->deal->seed, >=, 1);
  g_assert_cmpuint (step->deal->seed, <=, 999999999);
}

static void
test_all_objects_finalise (void)
{
  for (guint moves = 0; moves < 3; moves++)
    {
      g_autoptr (TaliaTable) table = playing_table ("");
      TaliaMatch *match = talia_match_new (table, "easy");
      TaliaScoreSheet *sheet = g_object_ref (talia_match_get_score_sheet (match));
      TaliaSeat *seat = g_object_ref (talia_match_get_seat (match, 1));

      /* While no bot moves, while one thinks, and while a chosen move is delayed. */
      talia_match_set_pace (match, 1000);
      if (moves > 0)
        {
          g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);

          matching_deal (match, 1);
          talia_game_legal (talia_registry_find ("hearts"), matching_get_state (match), legal, TALIA_MAX_LEGAL);
          g_assert_true (talia_match_play (match, &legal[0], NULL));
        }
      if (moves > 1)
        spend (30);
      g_assert_finalize_object (match);
      g_assert_finalize_object (sheet);
      g_assert_finalize_object (seat);
      g_assert_finalize_object (g_steal_pointer (&table));
      spend (30);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/bots-play-whole-matches", test_bots_play_whole_matches);
  g_test_add_func ("/match/seats-follow-the-table", test_seats_follow_the_table);
  g_test_add_func ("/match/undo-goes-to-own-decisions", test_undo_goes_to_own_decisions);
  g_test_add_func ("/match/undo-properties-notify", test_undo_properties_notify);
  g_test_add_func ("/match/only-the-person-moves-by-hand", test_only_the_person_moves_by_hand);
  g_test_add_func ("/match/pause-holds-bots", test_pause_holds_bots);
  g_test_add_func ("/match/pace-is-kept", test_pace_is_kept);
  g_test_add_func ("/match/waiting-for-the-person-is-idle", test_waiting_for_the_person_is_idle);
  g_test_add_func ("/match/autoplay-plays-forced-cards", test_autoplay_plays_forced_cards);
  g_test_add_func ("/match/autoplay-can-be-switched", test_autoplay_can_be_switched);
  g_test_add_func ("/match/loaded-match-goes-on", test_loaded_match_goes_on);
  g_test_add_func ("/match/person-sits-where-the-record-says", test_person_sits_where_the_record_says);
  g_test_add_func ("/match/random-deals-have-short-numbers", test_random_deals_have_short_numbers);
  g_test_add_func ("/match/all-objects-finalise", test_all_objects_finalise);

  return g_test_run ();
}
