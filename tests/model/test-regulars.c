/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests regulars at a table: a note says who they are, and their moves follow from it. */
#include "matching.h"
#include "model/look-back/talia-replay.h"
#include "model/match/talia-challenge.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-regulars.h"
#include "playing.h"

static const char *const someone[] = { NULL, "grace", NULL, "nina" };

static TaliaTable *
make_table (const char *game, const char *const *ids)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), "");

  g_assert_true (talia_number_set (table, 20251130, NULL));
  talia_table_set_seat (table, 0, "human Ala");
  for (int i = 1; i < talia_table_get_n_seats (table); i++)
    talia_table_set_seat (table, i, "medium Ola");
  if (ids != NULL)
    talia_table_set_regulars (table, ids);
  return table;
}

static const char *
id_at (TaliaTable *table, int seat)
{
  const TaliaRegular *regular = talia_table_get_regular (table, seat);

  return regular != NULL ? regular->id : NULL;
}

static void
test_note_says_who_sits_where (void)
{
  g_autoptr (TaliaTable) table = make_table ("spades", someone), again = NULL;
  g_autofree char *record = talia_record_write (table);
  g_autoptr (TaliaMatch) match = talia_match_new (table, "easy");

  g_assert_cmpstr (talia_table_get_note (table, TALIA_NOTE_REGULARS), ==, "- grace - nina");
  again = talia_record_parse (record, -1, NULL);
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpstr (id_at (again, i), ==, someone[i]);
      g_assert_cmpstr (talia_seat_get_regular (talia_match_get_seat (match, i)), ==, someone[i]);
    }
  g_assert_cmpstr (talia_seat_get_name (talia_match_get_seat (match, 1)), ==, "Ola");
}

/* A person has no temper, and an unknown regular plays without one, whatever the note says. */
static const struct
{
  const char *note;
  int seat;
  const char *regular;
} notes[] = {
  { "- grace - nina", 1, "grace" }, { "- grace", 3, NULL }, { "grace grace", 0, NULL },
  { "- somebody", 1, NULL },        { "x", 1, NULL },       { "- grace - nina oscar", 3, "nina" },
};

static void
test_what_a_note_may_say (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autoptr (TaliaTable) table = make_table ("spades", NULL);

      g_assert_true (talia_table_set_note (table, TALIA_NOTE_REGULARS, notes[i].note, NULL));
      g_assert_cmpstr (id_at (table, notes[i].seat), ==, notes[i].regular);
    }
}

static void
test_nobody_is_not_noted (void)
{
  static const char *const none[4] = { NULL };
  g_autoptr (TaliaTable) table = make_table ("spades", none);

  g_assert_null (talia_table_get_note (table, TALIA_NOTE_REGULARS));
}

/* Plays the person's first moves, and returns the record with those of the others. */
static char *
play (const char *const *ids)
{
  g_autoptr (TaliaTable) table = make_table ("spades", ids);
  g_autoptr (TaliaMatch) match = talia_match_new (table, "medium");
  g_autofree char *record = NULL;

  for (guint turns = 0; turns < 14; turns++)
    {
      if (matching_get_state (match)->to_act == TALIA_NOBODY)
        {
          g_assert_true (talia_match_deal (match, NULL, NULL));
          playing_wait (matching_waits, match);
        }
      matching_play_own (match);
    }
  record = talia_record_write (talia_match_get_table (match));
  return g_strdup (strstr (record, "\ndeal "));
}

static void
test_numbered_match_follows_from_number_and_regulars (void)
{
  static const char *const hasty[] = { NULL, "felix", "felix", "felix" };
  g_autofree char *one = play (hasty), *two = play (hasty), *plain = play (NULL);

  g_assert_cmpstr (one, ==, two);
  g_assert_cmpstr (one, !=, plain);
}

static void
test_challenge_names_regulars (void)
{
  g_autoptr (TaliaTable) table = make_table ("spades", someone), again = NULL;
  g_auto (TaliaChallenge) made = { 0 }, read = { 0 };
  g_autofree char *text = NULL;
  TaliaRandom random;

  talia_random_init (&random, 1);
  g_assert_true (talia_table_deal_seed (table, talia_number_of_next_deal (table), NULL));
  while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
    playing_step (table, &random);
  g_assert_true (talia_challenge_init (&made, table, NULL));
  text = talia_challenge_to_text (&made);
  g_assert_nonnull (strstr (text, ":-,medium+grace,medium,medium+nina:"));
  g_assert_true (talia_challenge_parse (&read, text, NULL));
  again = talia_challenge_create_table (&read, "Zoe");
  for (int i = 0; i < 4; i++)
    g_assert_cmpstr (id_at (again, i), ==, someone[i]);
  g_assert_cmpstr (talia_table_get_seat (again, 1), ==, "medium Grace");
}

/* A match continued from a step, in another seat: its former regular sits in the person's old seat. */
static void
test_branch_keeps_regulars (void)
{
  g_autoptr (TaliaTable) table = make_table ("spades", someone), same = NULL, other = NULL;
  g_autoptr (TaliaReplay) replay = NULL;

  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  replay = talia_replay_new (table);
  talia_replay_set_position (replay, 0);
  same = talia_replay_branch (replay, 0, 0);
  g_assert_cmpstr (id_at (same, 1), ==, "grace");
  g_assert_cmpstr (id_at (same, 3), ==, "nina");
  other = talia_replay_branch (replay, 1, 0);
  g_assert_cmpstr (id_at (other, 0), ==, "grace");
  g_assert_null (id_at (other, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/regulars/note-says-who-sits-where", test_note_says_who_sits_where);
  g_test_add_func ("/regulars/what-a-note-may-say", test_what_a_note_may_say);
  g_test_add_func ("/regulars/nobody-is-not-noted", test_nobody_is_not_noted);
  g_test_add_func ("/regulars/numbered-match-follows-from-number-and-regulars",
                   test_numbered_match_follows_from_number_and_regulars);
  g_test_add_func ("/regulars/challenge-names-regulars", test_challenge_names_regulars);
  g_test_add_func ("/regulars/branch-keeps-regulars", test_branch_keeps_regulars);
  return g_test_run ();
}
