/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests passing cards at a table that several machines share: all choose at the same time, and nobody sees a choice
 * before all have chosen. */
#include <string.h>

#include "engine/talia-view-line.h"
#include "model/record/talia-record.h"
#include "party.h"
#include "raw.h"

/* Begins a deal of Hearts with passing; the host is at seat 0, and that number of guests follow. */
static void
begin (Party *self, guint guests)
{
  party_open (self, &party_games[0], 9);
  for (guint i = 0; i < guests; i++)
    party_add (self, i == 0 ? "Ola" : i == 1 ? "Jan" : "Ewa");
  party_begin (self);
  g_assert_true (talia_match_deal (self->match, NULL, NULL));
  for (guint i = 0; i < guests; i++)
    PARTY_WAIT (self, talia_match_get_view (self->guests[i].match)->seen.deals == 1);
}

static gboolean
is_passing (TaliaMatch *match)
{
  return talia_match_get_view (match)->seen.phase == TALIA_PHASE_PASS;
}

/* Returns the three lowest cards of the hand. */
static TaliaMove
choose (TaliaMatch *match)
{
  const TaliaView *view = talia_match_get_view (match);
  TaliaCards hand = view->seen.hand[view->seat], chosen = 0;

  for (int i = 0; i < TALIA_PASSED_CARDS; i++)
    {
      chosen |= TALIA_BIT (talia_cards_first (hand));
      hand &= hand - 1;
    }
  return TALIA_PASS (chosen);
}

static void
pass (TaliaMatch *match)
{
  const TaliaMove move = choose (match);
  g_autoptr (GError) error = NULL;

  g_assert_true (talia_match_get_own_turn (match));
  talia_match_play (match, &move, &error);
  g_assert_no_error (error);
}

/* Runs the main loop for a moment, in which something may arrive that should not. */
static void
settle (Party *self, Raw *raw)
{
  const guint before = raw != NULL ? raw->lines->len : 0;
  const gint64 end = g_get_monotonic_time () + 50 * 1000;

  PARTY_WAIT (self, g_get_monotonic_time () > end || (raw != NULL && raw->lines->len > before + 100));
}

/* Players choose in any order; the record has them in the order of seats, and everybody receives what was chosen. */
static void
test_any_order (void)
{
  static const int orders[][4] = { { 3, 2, 1, 0 }, { 2, 0, 3, 1 }, { 1, 3, 0, 2 } };

  for (guint o = 0; o < G_N_ELEMENTS (orders); o++)
    {
      g_autofree char *record = NULL, *wanted = NULL;
      g_autoptr (GString) moves = g_string_new (NULL);
      char *texts[4];
      Party party;

      begin (&party, 3);
      for (int seat = 0; seat < 4; seat++)
        {
          const TaliaMove move = choose (seat == 0 ? party.match : party.guests[seat - 1].match);

          texts[seat] = talia_move_to_text (&move);
          g_string_append_printf (moves, "\n%s", texts[seat]);
          g_free (texts[seat]);
        }
      for (int i = 0; i < 4; i++)
        {
          const int seat = orders[o][i];
          TaliaMatch *match = seat == 0 ? party.match : party.guests[seat - 1].match;

          g_assert_true (is_passing (party.match));
          pass (match);
          g_assert_false (talia_match_get_own_turn (match));
          settle (&party, NULL);
        }
      PARTY_WAIT (&party, !is_passing (party.match));
      record = talia_record_write (talia_match_get_table (party.match));
      g_assert_nonnull (strstr (record, moves->str));
      party.deals = 1;
      party_play (&party);
      party_close (&party);
    }
}

/* A player sees their own chosen cards as at their turn, and cannot choose again. */
static void
test_shown (void)
{
  Party party;
  TaliaMove move;
  const TaliaView *view;

  begin (&party, 3);
  view = talia_match_get_view (party.guests[2].match);
  g_assert_cmpint (view->seen.to_act, ==, 3);
  move = choose (party.guests[2].match);
  pass (party.guests[2].match);
  g_assert_cmpint (view->seen.to_act, ==, 0);
  g_assert_cmphex (view->seen.trick.pass[3], ==, move.cards);
  g_assert_false (talia_match_play (party.guests[2].match, &move, NULL));
  pass (party.guests[0].match);
  settle (&party, NULL);
  g_assert_cmphex (view->seen.trick.pass[3], ==, move.cards);
  g_assert_false (talia_match_play_for (party.match, 3, &move, NULL)); /* also with a direct request */
  pass (party.match);
  PARTY_WAIT (&party, talia_match_get_to_act (party.match) == 2);
  PARTY_WAIT (&party, view->seen.to_act == 2);
  g_assert_cmphex (view->seen.trick.pass[3], ==, move.cards);
  party_close (&party);
}

/* Cards that are not in the hand, or too few, are refused by the guest and by the host. */
static void
test_refused (void)
{
  Party party;
  TaliaMove few, other;
  g_autoptr (GError) error = NULL;

  begin (&party, 3);
  few = choose (party.guests[2].match);
  few.cards &= few.cards - 1;
  g_assert_false (talia_match_play (party.guests[2].match, &few, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_PASS_THREE);
  g_clear_error (&error);
  other = choose (party.guests[1].match);
  g_assert_false (talia_match_play (party.guests[2].match, &other, NULL));
  g_assert_false (talia_match_play_for (party.match, 3, &other, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_NOT_IN_HAND);
  g_assert_true (talia_match_get_own_turn (party.guests[2].match));
  party_close (&party);
}

/* Whether the last line with a view is the one that the seat has now; the host sends it after all others. */
static gboolean
has_heard_view (Raw *raw, Party *party, int seat)
{
  g_autofree char *text = NULL;
  TaliaView view;

  talia_table_get_view (talia_match_get_table (party->match), seat, &view);
  text = talia_view_to_line (&view);
  return g_strcmp0 (raw_find (raw, "view"), text) == 0;
}

/* A guest receives no line about others who have chosen cards; all but the host have. */
static void
test_secret (void)
{
  Party party;
  g_autofree char *code = NULL, *join = NULL, *text = NULL;
  TaliaMove move;
  Raw *raw;
  guint heard;

  party_open (&party, &party_games[0], 9);
  raw = raw_new (party.port, TRUE);
  raw_write (raw, "talia 4", 7);
  code = g_strndup (talia_host_get_code (party.host), 5);
  join = g_strdup_printf ("join %s Ewa", code);
  raw_write (raw, join, strlen (join));
  raw_write (raw, "agreed", 6);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_HERE);
  party_add (&party, "Ola");
  party_add (&party, "Jan");
  party_begin (&party);
  g_assert_true (talia_match_deal (party.match, NULL, NULL));
  PARTY_WAIT (&party, talia_match_get_view (party.guests[1].match)->seen.deals == 1);
  PARTY_WAIT (&party, has_heard_view (raw, &party, 1));
  settle (&party, raw);
  heard = raw->lines->len;
  move = choose (party.guests[1].match);
  text = talia_move_to_text (&move);
  pass (party.guests[1].match);
  pass (party.guests[0].match);
  PARTY_WAIT (&party, !talia_match_awaits (party.match, 2) && !talia_match_awaits (party.match, 3));
  settle (&party, raw);
  g_assert_cmpuint (raw->lines->len, ==, heard); /* no line was sent, though two players have chosen */
  pass (party.match);
  settle (&party, raw);
  for (guint i = 0; i < raw->lines->len; i++)
    {
      const char *line = raw->lines->pdata[i];

      g_assert_null (strstr (line, "chosen"));
      g_assert_null (strstr (line, text + strlen ("pass:")));
    }
  raw_free (raw);
  party_close (&party);
}

/* Somebody who reconnects after choosing is sent the chosen cards, and need not choose again. */
static void
test_back (void)
{
  Party party;
  PartyGuest *ewa;
  g_autofree char *saved = NULL;
  TaliaMove move;

  begin (&party, 3);
  ewa = &party.guests[2];
  saved = talia_guest_save (ewa->guest);
  move = choose (ewa->match);
  pass (ewa->match);
  PARTY_WAIT (&party, !talia_match_awaits (party.match, 3));
  g_clear_object (&ewa->match);
  g_clear_object (&ewa->guest);
  PARTY_WAIT (&party, talia_match_get_stand_ins (party.match) == 8);
  ewa->guest = talia_guest_new_saved (saved);
  PARTY_WAIT (&party, talia_guest_get_table (ewa->guest) != NULL);
  party_follow (ewa);
  PARTY_WAIT (&party, talia_match_get_view (ewa->match)->seen.trick.pass[3] == move.cards);
  g_assert_false (talia_match_get_own_turn (ewa->match));
  party.deals = 1;
  party_play (&party);
  party_close (&party);
}

/* If a person leaves after choosing, the choice stays; if they have not chosen, a computer player chooses. */
static void
test_leave (void)
{
  for (int chosen = 0; chosen <= 1; chosen++)
    {
      Party party;
      PartyGuest *ewa;
      TaliaMove move;
      g_autofree char *record = NULL, *text = NULL;

      begin (&party, 3);
      ewa = &party.guests[2];
      move = choose (ewa->match);
      text = talia_move_to_text (&move);
      if (chosen)
        {
          pass (ewa->match);
          PARTY_WAIT (&party, !talia_match_awaits (party.match, 3));
        }
      g_clear_object (&ewa->match);
      talia_guest_leave (ewa->guest);
      g_clear_object (&ewa->guest);
      party.n_guests = 2;
      PARTY_WAIT (&party, talia_match_get_stand_ins (party.match) == 8);
      while (is_passing (party.match))
        party_turn (&party);
      record = talia_record_write (talia_match_get_table (party.match));
      if (chosen)
        g_assert_nonnull (strstr (record, text));
      party.deals = 1;
      party_play (&party);
      party_close (&party);
    }
}

/* Each person who has not chosen is waited for, and replaced by a computer player in the end; those who have chosen are
 * not. */
static void
test_time (void)
{
  Party party;
  const TaliaPeople *people;

  begin (&party, 3);
  people = talia_host_get_people (party.host);
  pass (party.guests[1].match);
  PARTY_WAIT (&party, !talia_match_awaits (party.match, 2));
  talia_host_pass_time (party.host, 90);
  g_assert_true (people->at[0].idle && people->at[1].idle && people->at[3].idle);
  g_assert_false (people->at[2].idle);
  PARTY_WAIT (&party, !is_passing (party.match));
  party_close (&party);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network-passing/any-order", test_any_order);
  g_test_add_func ("/network-passing/shown", test_shown);
  g_test_add_func ("/network-passing/refused", test_refused);
  g_test_add_func ("/network-passing/secret", test_secret);
  g_test_add_func ("/network-passing/back", test_back);
  g_test_add_func ("/network-passing/leave", test_leave);
  g_test_add_func ("/network-passing/time", test_time);
  return g_test_run ();
}
