/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests several people at one window: the curtain between their turns, what it hides, what the next person is shown,
 * and undo. */
#include "matching.h"
#include "model/table/talia-table-private.h"
#include "playing.h"

static const struct
{
  const char *game, *options;
  guint people; /* seats, as bits */
} games[] = {
  { "hearts", "target=50", 0x5 },
  { "spades", "target=100 loss=-100", 0xf },
  { "kierki", "players=3", 0x7 },
  { "kierki", "robber=true", 0x6 },
  { "kierki", "players=7 lottery-deals=1", 0x7f },
  { "loteryjka", "lottery-may-pass=true", 0xa },
  { "punktowe", "", 0x3 },
  { "czarna-dama", "", 0xf },
  { "greckie", "players=6", 0x2b },
  { "casino", "players=2", 0x3 },
  { "casino", "players=4 partners=true", 0xf },
  { "royal", "players=3", 0x6 },
};

/* --- a match of several people ---------------------------------------------------------------- */

/* What the window shows, compared with what it showed before. */
typedef struct
{
  TaliaMatch *match;
  int seat;
  gboolean curtain;
  guint falls;
  guint told; /* steps */
} Look;

static void
assert_closed (TaliaMatch *match)
{
  const TaliaView *view = talia_match_get_view (match);
  g_autoptr (GError) error = NULL;
  TaliaMove move = TALIA_PLAY (0);
  TaliaState open;

  talia_table_get_open_state (talia_match_get_table (match), &open);
  g_assert_cmpmem (&view->seen, sizeof view->seen, &open, sizeof open);
  g_assert_false (talia_match_get_own_turn (match));
  g_assert_cmpint (talia_match_get_claim (match), ==, TALIA_CLAIM_NONE);
  g_assert_false (talia_match_play (match, &move, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_NOT_YOUR_TURN);
}

static void
look_cb (TaliaMatch *match, Look *look)
{
  const TaliaView *view = talia_match_get_view (match);
  int seat = talia_match_get_own_seat (match);
  gboolean curtain = talia_match_get_curtain (match);

  g_assert_true (talia_seat_is_person (talia_match_get_seat (match, seat)));
  g_assert_cmpint (view->seat, ==, seat);
  if (seat != look->seat) /* a hand is never shown immediately after another person's */
    g_assert_true (curtain);
  look->falls += curtain && !look->curtain;
  look->seat = seat;
  look->curtain = curtain;
  if (curtain)
    assert_closed (match);
  for (int other = 0; other < view->seen.seats; other++)
    if (other != seat)
      g_assert_cmphex (view->seen.hand[other], ==, 0);
}

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events, Look *look)
{
  look->told += look->told > 0 || talia_match_is_telling (match);
  look_cb (match, look);
}

static TaliaMatch *
new_match (const char *game, const char *options, guint people, Look *look)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (game), options);
  TaliaMatch *match;

  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    talia_table_set_seat (table, i, people & 1u << i ? "human Ala" : "random Jan");
  match = talia_match_new (table, "easy");
  g_object_set (match, "bots-seed", (guint64) 7, NULL);
  *look = (Look) { .match = match, .seat = talia_match_get_own_seat (match) };
  g_signal_connect (match, "happened", G_CALLBACK (happened_cb), look);
  g_signal_connect (match, "restored", G_CALLBACK (look_cb), look);
  g_signal_connect (match, "changed", G_CALLBACK (look_cb), look);
  return match;
}

static gboolean
waits (gpointer data)
{
  return talia_match_get_curtain (data) || matching_waits (data);
}

static void
deal (TaliaMatch *match, guint64 seed)
{
  g_assert_true (talia_match_deal (match, &seed, NULL));
  playing_wait (waits, match);
}

/* Raises the curtain; the person is then told everything that happened. */
static void
come (TaliaMatch *match)
{
  talia_match_raise_curtain (match);
  playing_wait (waits, match);
}

static void
play_any (TaliaMatch *match, TaliaRandom *random)
{
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal_or_some (talia_match_get_game (match), &talia_match_get_view (match)->seen, legal);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (n, >, 0);
  talia_match_play (match, &legal[talia_random_below (random, (uint64_t) n)], &error);
  g_assert_no_error (error);
  playing_wait (waits, match);
}

static void
test_no_hand_is_seen_by_two (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  guint deals = g_test_slow () ? G_MAXUINT : 2;
  Look look;
  g_autoptr (TaliaMatch) match = new_match (games[row].game, games[row].options, games[row].people, &look);
  TaliaRandom random;

  talia_random_init (&random, row);
  for (guint i = 1; i <= deals && matching_get_state (match)->phase == TALIA_PHASE_DEAL; i++)
    {
      deal (match, i);
      g_assert_true (talia_match_get_curtain (match)); /* otherwise all would see the hand of one person */
      while (matching_get_state (match)->to_act != TALIA_NOBODY)
        if (talia_match_get_curtain (match))
          come (match);
        else if (talia_random_below (&random, 9) == 0 && talia_match_undo (match))
          playing_wait (waits, match);
        else
          play_any (match, &random);
      g_assert_false (talia_match_get_curtain (match)); /* everything is open */
    }
  g_assert_cmpuint (look.falls, >, 1);
}

/* --- single rules ------------------------------------------------------------------------------- */

static void
test_one_person_has_no_curtain (void)
{
  Look look;
  g_autoptr (TaliaMatch) match = new_match ("hearts", "", 0x2, &look);

  g_assert_false (talia_match_is_shared (match));
  deal (match, 1);
  g_assert_true (talia_match_get_own_turn (match));
  talia_match_drop_curtain (match);
  g_assert_false (talia_match_get_curtain (match));
}

static void
test_curtain_falls_for_the_next_person (void)
{
  Look look;
  g_autoptr (TaliaMatch) match = new_match ("punktowe", "", 0xf, &look);
  TaliaRandom random;

  talia_random_init (&random, 1);
  deal (match, 1);
  for (int i = 0; i < 8; i++)
    {
      int to_act = matching_get_state (match)->to_act;

      if (talia_match_get_curtain (match))
        {
          g_assert_cmpint (talia_match_get_own_seat (match), ==, to_act);
          come (match);
        }
      g_assert_cmpint (talia_match_get_own_seat (match), ==, to_act); /* the taker of a trick may lead at once */
      g_assert_true (talia_match_get_own_turn (match));
      play_any (match, &random);
    }
}

static void
test_what_was_missed_is_told (void)
{
  Look look;
  g_autoptr (TaliaMatch) match = new_match ("punktowe", "", 0x3, &look);
  TaliaTable *table = talia_match_get_table (match);
  TaliaRandom random;
  TaliaView view;
  guint steps;

  talia_random_init (&random, 2);
  deal (match, 1);
  come (match);
  while (look.falls < 5)
    {
      if (talia_match_get_curtain (match))
        come (match);
      play_any (match, &random);
    }
  g_assert_true (talia_match_get_curtain (match));
  steps = talia_table_get_n_steps (table);
  look.told = 0;
  talia_match_raise_curtain (match);
  g_assert_true (talia_match_is_telling (match));
  g_assert_false (talia_match_get_own_turn (match));
  while (talia_match_is_telling (match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (talia_match_get_own_turn (match));
  g_assert_cmpuint (look.told, >, 0);
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, steps); /* nothing else has happened */
  talia_table_get_view (table, talia_match_get_own_seat (match), &view);
  g_assert_cmpmem (talia_match_get_view (match), sizeof view, &view, sizeof view);
}

static void
test_telling_can_be_cut_short (void)
{
  Look look;
  g_autoptr (TaliaMatch) match = new_match ("punktowe", "", 0x5, &look);
  TaliaRandom random;
  TaliaView view;

  talia_random_init (&random, 3);
  deal (match, 1);
  while (look.falls < 4)
    if (talia_match_get_curtain (match))
      come (match);
    else
      play_any (match, &random);
  talia_match_raise_curtain (match);
  g_assert_true (talia_match_is_telling (match));
  talia_match_catch_up (match);
  g_assert_false (talia_match_is_telling (match));
  talia_table_get_view (talia_match_get_table (match), talia_match_get_own_seat (match), &view);
  g_assert_cmpmem (talia_match_get_view (match), sizeof view, &view, sizeof view);
}

static void
test_undo_costs_whoever_moved_since (void)
{
  Look look;
  g_autoptr (TaliaMatch) match = new_match ("punktowe", "", 0xf, &look);
  TaliaTable *table = talia_match_get_table (match);
  TaliaRandom random;
  int first, second;

  talia_random_init (&random, 4);
  deal (match, 1);
  come (match);
  first = talia_match_get_own_seat (match);
  play_any (match, &random);
  /* Behind the curtain the person who has just moved may undo that without any cost, and is then asked to come back. */
  g_assert_cmpuint (talia_match_find_undo_cost (match), ==, 0);
  g_assert_true (talia_match_undo (match));
  g_assert_true (talia_match_get_curtain (match));
  g_assert_cmpint (talia_match_get_own_seat (match), ==, first);
  come (match);
  play_any (match, &random);
  come (match);
  second = talia_match_get_own_seat (match);
  g_assert_cmpint (second, !=, first);
  g_assert_false (talia_match_undo (match)); /* they have done nothing yet */
  for (int i = 0; i < 4; i++)
    {
      if (talia_match_get_curtain (match))
        come (match);
      play_any (match, &random);
    }
  while (talia_match_get_curtain (match) || talia_match_get_own_seat (match) != second)
    if (talia_match_get_curtain (match))
      come (match);
    else
      play_any (match, &random);
  g_assert_cmphex (talia_match_find_undo_cost (match), !=, 0);
  g_assert_cmphex (talia_match_find_undo_cost (match) & (1u << second), ==, 0);
  g_assert_true (talia_match_undo (match));
  g_assert_false (talia_match_get_curtain (match)); /* it is their turn again */
  g_assert_cmpint (talia_table_get_state (table)->to_act, ==, second);
}

static void
test_nobody_sees_a_loaded_hand (void)
{
  Look look;
  g_autoptr (TaliaMatch) match = new_match ("hearts", "", 0x9, &look), loaded = NULL;

  deal (match, 1);
  loaded = talia_match_new (talia_match_get_table (match), "easy");
  g_assert_true (talia_match_get_curtain (loaded));
  assert_closed (loaded);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hot-seat/no-hand-is-seen-by-two/%s-%u", games[i].game, i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_no_hand_is_seen_by_two);
    }
  g_test_add_func ("/hot-seat/one-person-has-no-curtain", test_one_person_has_no_curtain);
  g_test_add_func ("/hot-seat/curtain-falls-for-the-next-person", test_curtain_falls_for_the_next_person);
  g_test_add_func ("/hot-seat/what-was-missed-is-told", test_what_was_missed_is_told);
  g_test_add_func ("/hot-seat/telling-can-be-cut-short", test_telling_can_be_cut_short);
  g_test_add_func ("/hot-seat/undo-costs-whoever-moved-since", test_undo_costs_whoever_moved_since);
  g_test_add_func ("/hot-seat/nobody-sees-a-loaded-hand", test_nobody_sees_a_loaded_hand);
  return g_test_run ();
}
