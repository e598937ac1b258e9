/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the table: the one function through which all moves go, its signals, undo and redo. */
#include "playing.h"

/* The signals of a table, one letter each. */
typedef struct
{
  TaliaTable *table;
  GString *heard;
  GString *lines;
} Listener;

static void
recorded_cb (Listener *self, const char *lines)
{
  g_string_append_c (self->heard, 'r');
  g_string_append_printf (self->lines, "%s\n", lines);
}

static void
happened_cb (Listener *self, const TaliaEvents *events)
{
  g_assert_cmpuint (events->n, >, 0);
  g_string_append_c (self->heard, 'h');
}

static void
restored_cb (Listener *self)
{
  g_string_append_c (self->heard, 's');
}

static void
listen (Listener *self, TaliaTable *table)
{
  *self = (Listener) { table, g_string_new (NULL), g_string_new (NULL) };
  g_signal_connect_swapped (table, "recorded", G_CALLBACK (recorded_cb), self);
  g_signal_connect_swapped (table, "happened", G_CALLBACK (happened_cb), self);
  g_signal_connect_swapped (table, "restored", G_CALLBACK (restored_cb), self);
}

static void
stop_listening (Listener *self)
{
  g_signal_handlers_disconnect_by_data (self->table, self);
  g_string_free (self->heard, TRUE);
  g_string_free (self->lines, TRUE);
}

static void
assert_heard (Listener *self, const char *heard, const char *lines)
{
  g_assert_cmpstr (self->heard->str, ==, heard);
  g_assert_cmpstr (self->lines->str, ==, lines);
  g_string_truncate (self->heard, 0);
  g_string_truncate (self->lines, 0);
}

static void
play (TaliaTable *table, const char *text)
{
  g_autoptr (GError) error = NULL;
  TaliaMove move;

  g_assert_true (talia_move_parse (text, &move));
  talia_table_play (table, &move, &error);
  g_assert_no_error (error);
}

/* Passes in the deal of seed 1: each seat's lowest clubs, and other cards. */
static char *
legal_pass (TaliaTable *table, guint which)
{
  TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  char *text;

  g_assert_cmpint (
      talia_game_legal (talia_table_get_game (table), talia_table_get_state (table), moves, TALIA_MAX_LEGAL), >,
      (int) which);
  text = talia_move_to_text (&moves[which]);
  g_free (moves);
  return text;
}

static void
test_signals_come_in_order (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autofree char *first = NULL, *second = NULL, *other = NULL, *lines = NULL;
  Listener listener;

  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  listen (&listener, table);

  first = legal_pass (table, 0);
  play (table, first);
  lines = g_strdup_printf ("%s\n", first);
  assert_heard (&listener, "rh", lines);

  second = legal_pass (table, 0);
  play (table, second);
  g_string_truncate (listener.lines, 0);
  assert_heard (&listener, "rh", "");

  g_assert_true (talia_table_undo (table, 2));
  assert_heard (&listener, "rs", "undo\nundo\n");

  g_assert_true (talia_table_redo (table, 2));
  g_clear_pointer (&lines, g_free);
  lines = g_strdup_printf ("%s\n%s\n", first, second);
  assert_heard (&listener, "rs", lines);

  /* If the undone move is made again by hand, later moves can still be redone. */
  g_assert_true (talia_table_undo (table, 2));
  g_string_truncate (listener.lines, 0);
  assert_heard (&listener, "rs", "");
  play (table, first);
  g_string_truncate (listener.lines, 0);
  assert_heard (&listener, "rh", "");
  g_assert_cmpuint (talia_table_get_n_redo (table), ==, 1);

  /* After another move they cannot. */
  other = legal_pass (table, 1);
  play (table, other);
  g_string_truncate (listener.lines, 0);
  assert_heard (&listener, "rh", "");
  g_assert_cmpuint (talia_table_get_n_redo (table), ==, 0);
  stop_listening (&listener);
}

static void
test_refusal_changes_nothing (void)
{
  static const char *const moves[] = { "2C", "-", "bid:3", "moon:add", "pass:2C,3C", "trail:5H", "build:9:4H:5S" };
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autoptr (GError) error = NULL;
  TaliaState before;
  TaliaMove move;
  Listener listener;

  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  before = *talia_table_get_state (table);
  listen (&listener, table);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_true (talia_move_parse (moves[i], &move));
      g_assert_false (talia_table_play (table, &move, &error));
      g_assert_true (error->domain == TALIA_RULE_ERROR);
      g_clear_error (&error);
    }
  g_assert_false (talia_table_deal_seed (table, 2, &error));
  g_assert_true (error->domain == TALIA_DEAL_ERROR);
  g_assert_false (talia_table_undo (table, 1));
  g_assert_false (talia_table_undo (table, 0));
  g_assert_false (talia_table_redo (table, 1));
  assert_heard (&listener, "", "");
  g_assert_true (talia_state_equal (talia_table_get_state (table), &before));
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 1);
  stop_listening (&listener);
}

static void
test_wrong_pack_is_refused (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autoptr (GError) error = NULL;
  TaliaPack pack = { .n = 1, .cards = { 0 } };

  g_assert_false (talia_table_deal_pack (table, &pack, &error));
  g_assert_true (error->domain == TALIA_DEAL_ERROR);
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 0);
}

static void
test_undo_and_redo_restore_every_state (void)
{
  TaliaRandom random;

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (TaliaTable) table = playing_table ("target=50");
      const TaliaState *state = talia_table_get_state (table);
      guint n;

      talia_random_init (&random, seed);
      playing_steps (table, &random, 30 + (guint) talia_random_below (&random, 200));
      g_assert_true (talia_table_get_state (table) == state);
      n = talia_table_get_n_undo (table);
      for (guint i = 1; i <= n; i++)
        {
          TaliaState before;

          talia_table_get_state_at (table, (int) talia_table_get_n_steps (table) - 2, &before);
          g_assert_true (talia_table_undo (table, 1));
          g_assert_true (talia_state_equal (state, &before));
          g_assert_cmpuint (talia_table_get_n_redo (table), ==, i);
        }
      g_assert_false (talia_table_undo (table, 1));
      g_assert_true (talia_table_get_step (table, talia_table_get_n_steps (table) - 1)->is_deal);
      g_assert_false (talia_table_redo (table, n + 1));
      while (talia_table_get_n_redo (table) > 0)
        {
          TaliaState after = *talia_table_get_redo_state (table, 0);

          g_assert_true (talia_table_redo (table, 1));
          g_assert_true (talia_state_equal (state, &after));
        }
    }
}

static void
test_undo_stays_within_the_deal (void)
{
  g_autoptr (TaliaTable) table = playing_table ("target=200");
  TaliaRandom random;

  talia_random_init (&random, 4);
  while (talia_table_get_state (table)->deals == 0 || talia_table_get_state (table)->phase != TALIA_PHASE_DEAL)
    playing_step (table, &random);
  /* The end of the deal can be undone until the next one is dealt. */
  g_assert_true (talia_table_undo (table, 1));
  g_assert_cmpint (talia_table_get_state (table)->phase, !=, TALIA_PHASE_DEAL);
  g_assert_true (talia_table_redo (table, 1));
  g_assert_true (talia_table_undo (table, 1));
  g_assert_true (talia_table_redo (table, 1));
  playing_step (table, &random);
  g_assert_cmpuint (talia_table_get_n_undo (table), ==, 0);
  g_assert_cmpuint (talia_table_get_n_redo (table), ==, 0);
  g_assert_cmpint (talia_table_get_deal_step (table), ==, (int) talia_table_get_n_steps (table) - 1);
}

static void
replay_cb (TaliaTable *table, const TaliaEvents *events, gpointer data)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint n_events = events->n;

  if (talia_table_get_n_steps (table) < 20
      && talia_game_legal (talia_table_get_game (table), talia_table_get_state (table), moves, TALIA_MAX_LEGAL) > 0)
    g_assert_true (talia_table_play (table, &moves[0], NULL));
  g_assert_cmpuint (events->n, ==, n_events);
}

static void
test_a_listener_may_move (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");

  g_signal_connect (table, "happened", G_CALLBACK (replay_cb), NULL);
  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 20);
}

static void
test_seats_are_recorded (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  Listener listener;

  listen (&listener, table);
  g_assert_null (talia_table_get_seat (table, 2));
  talia_table_set_seat (table, 2, "easy Zosia");
  assert_heard (&listener, "r", "seat 2 easy Zosia\n");
  talia_table_set_seat (table, 2, "easy Zosia");
  assert_heard (&listener, "", "");
  g_assert_cmpstr (talia_table_get_seat (table, 2), ==, "easy Zosia");
  stop_listening (&listener);
}

static void
test_table_finalises (void)
{
  TaliaTable *table = playing_table ("");

  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  g_assert_finalize_object (table);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table/signals-come-in-order", test_signals_come_in_order);
  g_test_add_func ("/table/refusal-changes-nothing", test_refusal_changes_nothing);
  g_test_add_func ("/table/wrong-pack-is-refused", test_wrong_pack_is_refused);
  g_test_add_func ("/table/undo-and-redo-restore-every-state", test_undo_and_redo_restore_every_state);
  g_test_add_func ("/table/undo-stays-within-the-deal", test_undo_stays_within_the_deal);
  g_test_add_func ("/table/a-listener-may-move", test_a_listener_may_move);
  g_test_add_func ("/table/seats-are-recorded", test_seats_are_recorded);
  g_test_add_func ("/table/finalises", test_table_finalises);

  return g_test_run ();
}
