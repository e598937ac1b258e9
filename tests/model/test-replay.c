/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a replay shows the same views and events as the match that was played. */
#include <string.h>

#include "model/look-back/talia-replay.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"

static TaliaTable *
load (const char *path)
{
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;
  TaliaTable *table;
  gsize length;

  g_file_get_contents (path, &record, &length, &error);
  g_assert_no_error (error);
  table = talia_record_parse (record, (gssize) length, &error);
  g_assert_no_error (error);
  return table;
}

/* The last events, and the number of signals. */
typedef struct
{
  TaliaEvents events;
  guint happened, restored, changed;
} Told;

static void
happened_cb (GObject *object, TaliaEvents *events, Told *told)
{
  told->events = *events;
  told->happened++;
}

static void
restored_cb (GObject *object, Told *told)
{
  told->restored++;
}

static void
changed_cb (GObject *object, Told *told)
{
  told->changed++;
}

static void
listen (gpointer object, Told *told)
{
  *told = (Told) { 0 };
  g_signal_connect (object, "happened", G_CALLBACK (happened_cb), told);
  if (!TALIA_IS_MATCH (object))
    return;
  g_signal_connect (object, "restored", G_CALLBACK (restored_cb), told);
  g_signal_connect (object, "changed", G_CALLBACK (changed_cb), told);
}

/* Makes step `i` of `from` on a live table. */
static void
play_live (TaliaTable *from, guint i, TaliaTable *live)
{
  const TaliaStep *step = talia_table_get_step (from, i);
  g_autoptr (GError) error = NULL;

  if (step->is_deal && step->deal->has_seed)
    talia_table_deal_seed (live, step->deal->seed, &error);
  else if (step->is_deal)
    talia_table_deal_pack (live, &step->deal->pack, &error);
  else
    talia_table_play (live, &step->move, &error);
  g_assert_no_error (error);
}

static void
assert_same_events (const TaliaEvents *a, const TaliaEvents *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  for (guint i = 0; i < a->n; i++)
    {
      g_assert_cmpuint (a->at[i].kind, ==, b->at[i].kind);
      g_assert_cmpint (a->at[i].seat, ==, b->at[i].seat);
      g_assert_cmpuint (a->at[i].card, ==, b->at[i].card);
      g_assert_cmpuint (a->at[i].value, ==, b->at[i].value);
      g_assert_cmpuint (a->at[i].cards, ==, b->at[i].cards);
    }
}

static void
assert_same_view (const TaliaView *a, const TaliaView *b)
{
  g_assert_cmpint (a->seat, ==, b->seat);
  g_assert_true (talia_state_equal (&a->seen, &b->seen));
  g_assert_cmpmem (a->held, sizeof a->held, b->held, sizeof b->held);
}

/* Forwards, a replay is the match as it was played, for every seat. */
static void
test_forwards (gconstpointer path)
{
  g_autoptr (TaliaTable) table = load (path);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaTable) live =
      talia_table_new (talia_table_get_game (table), &talia_table_get_state (table)->options, NULL);
  int seats = talia_table_get_n_seats (table);
  TaliaMatch *watched[TALIA_MAX_SEATS];
  Told then, now;

  listen (live, &then);
  for (int seat = 0; seat < seats; seat++)
    watched[seat] = talia_replay_watch (replay, seat);
  listen (watched[0], &now);
  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      play_live (table, i, live);
      talia_replay_set_position (replay, (int) i);
      g_assert_cmpuint (now.happened, ==, i + 1);
      g_assert_cmpuint (now.changed, ==, i + 1);
      assert_same_events (&now.events, &then.events);
      for (int seat = 0; seat < seats; seat++)
        {
          TaliaView view;

          talia_table_get_view (live, seat, &view);
          assert_same_view (talia_match_get_view (watched[seat]), &view);
        }
    }
  for (int seat = 0; seat < seats; seat++)
    g_assert_finalize_object (watched[seat]);
}

/* Going back and jumping emit no events; the views are those of the match. */
static void
test_jumps (gconstpointer path)
{
  g_autoptr (TaliaTable) table = load (path);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaMatch) match = talia_replay_watch (replay, 0);
  int last = (int) talia_replay_get_n_steps (replay) - 1;
  const struct
  {
    int to, at;
    guint happened, restored;
  } jumps[] = {
    { last, last, 0, 1 },
    { last + 9, last, 0, 0 },
    { last - 1, last - 1, 0, 1 },
    { last, last, 1, 0 },
    { last / 2, last / 2, 0, 1 },
    { -1, -1, 0, 1 },
    { -7, -1, 0, 0 },
    { 0, 0, 1, 0 },
  };
  Told told;

  listen (match, &told);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    {
      told = (Told) { 0 };
      talia_replay_set_position (replay, jumps[i].to);
      g_assert_cmpint (talia_replay_get_position (replay), ==, jumps[i].at);
      g_assert_cmpuint (told.happened, ==, jumps[i].happened);
      g_assert_cmpuint (told.restored, ==, jumps[i].restored);
      g_assert_cmpuint (told.changed, ==, jumps[i].happened + jumps[i].restored);
    }
}

/* Closed hands are hidden; open ones are visible. */
static void
test_open_hands (gconstpointer path)
{
  g_autoptr (TaliaTable) table = load (path);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaMatch) match = talia_replay_watch (replay, 1);
  const TaliaView *view = talia_match_get_view (match);
  TaliaState dealt;
  Told told;

  talia_replay_set_position (replay, talia_replay_find_deal (replay, 1));
  listen (match, &told);
  for (int seat = 0; seat < view->seen.seats; seat++)
    g_assert_cmpint (view->seen.hand[seat] != 0, ==, seat == 1);
  talia_match_set_open (match, TRUE);
  g_assert_cmpuint (told.restored, ==, 1);
  talia_table_get_state_at (table, 0, &dealt);
  g_assert_true (talia_state_equal (&view->seen, &dealt));
  for (int seat = 0; seat < view->seen.seats; seat++)
    g_assert_cmpint (talia_cards_count (view->seen.hand[seat]), ==, view->held[seat]);
}

/* Nobody moves in a replay: no bot, no forced card, no person; and the original does not change. */
static void
test_nobody_plays (gconstpointer path)
{
  g_autoptr (TaliaTable) table = load (path);
  g_autofree char *before = talia_record_write (table), *after = NULL;
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  TaliaMove move = talia_table_get_step (table, 1)->move;

  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    {
      g_autoptr (TaliaMatch) match = talia_replay_watch (replay, seat);
      g_autoptr (GError) error = NULL;

      talia_match_set_autoplay (match, TRUE);
      talia_replay_set_position (replay, talia_replay_find_deal (replay, 1));
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_false (talia_match_get_own_turn (match));
      g_assert_false (talia_match_play (match, &move, &error));
      g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_NOT_YOUR_TURN);
      g_assert_false (talia_match_undo (match));
      g_assert_false (talia_match_redo (match));
      g_assert_cmpint (talia_match_get_claim (match), ==, TALIA_CLAIM_NONE);
      g_assert_cmpuint (talia_table_get_n_steps (talia_match_get_table (match)), ==, 1);
      talia_replay_set_position (replay, -1);
    }
  after = talia_record_write (table);
  g_assert_cmpstr (after, ==, before);
}

/* Deals and tricks are found by number; a number that does not exist is not found. */
static void
test_finding (gconstpointer path)
{
  g_autoptr (TaliaTable) table = load (path);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaMatch) match = talia_replay_watch (replay, 0);
  const TaliaView *view = talia_match_get_view (match);
  guint deals = talia_table_get_state (table)->deals;

  g_assert_cmpint (talia_replay_find_deal (replay, 0), ==, -1);
  g_assert_cmpint (talia_replay_find_deal (replay, deals + 1), ==, -1);
  for (guint deal = 1; deal <= deals; deal++)
    {
      talia_replay_set_position (replay, talia_replay_find_deal (replay, deal));
      g_assert_cmpuint (view->seen.deals, ==, deal);
      g_assert_cmpint (view->seen.phase, !=, TALIA_PHASE_DEAL);
      if (view->seen.board != TALIA_BOARD_TRICK)
        {
          g_assert_cmpint (talia_replay_find_trick (replay, deal, 1), ==, -1);
          continue;
        }
      talia_replay_set_position (replay, talia_replay_find_trick (replay, deal, 2));
      g_assert_cmpuint (view->seen.deals, ==, deal);
      g_assert_cmpint (view->seen.trick.tricks, ==, 2);
      g_assert_cmpint (view->seen.trick.in_trick, ==, 0);
    }
}

/* A match continued from a position is a separate match, which can be stored and read; the original does not change. */
static void
test_branches (gconstpointer path)
{
  g_autoptr (TaliaTable) table = load (path);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autofree char *before = NULL, *after = NULL;
  guint n = talia_table_get_n_steps (table);

  /* The records have no names, but some tables need them. */
  if (talia_table_get_n_seats (table) == 4)
    talia_table_set_seat (table, 1, "medium Ola");
  before = talia_record_write (table);
  for (guint i = 0; i < n; i += 7)
    {
      g_autoptr (TaliaTable) branch = NULL, read = NULL;
      g_autofree char *record = NULL;
      TaliaState there;

      talia_replay_set_position (replay, (int) i);
      branch = talia_replay_branch (replay, 0, 1);
      talia_table_get_state_at (table, (int) i, &there);
      g_assert_true (talia_state_equal (talia_table_get_state (branch), &there));
      if (talia_table_get_seat (table, 1) != NULL)
        g_assert_cmpstr (talia_table_get_seat (branch, 0), ==, talia_table_get_seat (table, 1));
      else
        g_assert_true (g_str_has_prefix (talia_table_get_seat (branch, 0), "easy "));
      g_assert_cmpstr (talia_table_get_seat (branch, 1), ==, talia_table_get_seat (table, 0));
      if (i + 1 < n && !talia_table_get_step (table, i + 1)->is_deal)
        g_assert_true (talia_table_play (branch, &talia_table_get_step (table, i + 1)->move, NULL));
      record = talia_record_write (branch);
      read = talia_record_parse (record, -1, NULL);
      g_assert_nonnull (read);
      g_assert_true (talia_state_equal (talia_table_get_state (read), talia_table_get_state (branch)));
      talia_table_undo (branch, 1);
    }
  after = talia_record_write (table);
  g_assert_cmpstr (after, ==, before);
}

int
main (int argc, char **argv)
{
  static const char *const records[] = { "casino", "greckie", "hearts", "kierki", "loteryjka", "spades" };
  static const struct
  {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "forwards", test_forwards },         { "jumps", test_jumps },     { "open-hands", test_open_hands },
    { "nobody-plays", test_nobody_plays }, { "finding", test_finding }, { "branches", test_branches },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint t = 0; t < G_N_ELEMENTS (tests); t++)
    for (guint r = 0; r < G_N_ELEMENTS (records); r++)
      {
        g_autofree char *name = g_strdup_printf ("/replay/%s/%s", tests[t].name, records[r]);

        g_test_add_data_func_full (name, g_strdup_printf (GOLDEN "/%s.talia", records[r]), tests[t].test, g_free);
      }
  return g_test_run ();
}
