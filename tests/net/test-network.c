/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays whole matches over the loopback interface: the record is the same everywhere, and no hidden card is sent to
 * anybody. */
#include <string.h>

#include "engine/talia-view-line.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-follow.h"
#include "party.h"
#include "raw.h"

/* --- matches -------------------------------------------------------------------------- */

static guint
deals_wanted (void)
{
  return playing_amount ("TALIA_NET_DEALS", 2); /* 1000: whole matches */
}

static void
check_records (Party *party)
{
  g_autofree char *ours = talia_record_write (talia_match_get_table (party->match));

  for (guint i = 0; i < party->n_guests; i++)
    party_check_record (&party->guests[i], ours);
}

static void
test_matches (gconstpointer data)
{
  const PartyGame *game = data;
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (game->game), game->options);
  const int seats = talia_table_get_n_seats (table);

  for (int people = 2; people <= seats; people++)
    {
      Party party;

      party_open (&party, game, (guint64) people);
      party.deals = deals_wanted ();
      for (int i = 1; i < people; i++)
        party_add (&party, i == 1 ? "Ola Kowalska" : "Łukasz");
      party_begin (&party);
      party_play (&party);
      check_records (&party);
      for (guint i = 0; i < party.n_guests; i++)
        g_assert_cmpuint (party.guests[i].moves, >, 0);
      party_close (&party);
    }
}

/* --- the protocol ----------------------------------------------------------------------- */

/* A guest who plays only by the lines that were sent. */
typedef struct
{
  Raw *raw;
  const TaliaGame *game;
  TaliaState start;
  TaliaRandom random;
  guint read;
  guint seat;
} Listener;

static void
listen_turn (Listener *self)
{
  for (; self->read < self->raw->lines->len; self->read++)
    {
      const char *line = self->raw->lines->pdata[self->read];
      g_autofree TaliaMove *legal = NULL;
      g_autofree char *text = NULL, *play = NULL;
      TaliaView view;
      int n;

      if (g_str_has_prefix (line, "refused "))
        g_error ("%s", line);
      if (!g_str_has_prefix (line, "view "))
        continue;
      g_assert_true (talia_view_parse_line (&self->start, line + 5, &view));
      if (view.seen.to_act != view.seat)
        continue;
      legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
      n = talia_game_legal_or_some (self->game, &view.seen, legal);
      text = talia_move_to_text (&legal[talia_random_below (&self->random, (guint) n)]);
      play = g_strdup_printf ("play %s", text);
      raw_write (self->raw, play, strlen (play));
    }
}

/* Returns all lines that the host may send to the seat from the beginning of such a match. */
static GString *
expect (TaliaTable *table, int seat)
{
  g_autofree char *record = talia_record_write (table);
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  GString *out = g_string_new (NULL);
  guint line = 0, told = 0;

  while (lines[line] != NULL && !g_str_has_prefix (lines[line], "deal "))
    line++;
  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      g_autofree char *events_line = NULL, *view_line = NULL;
      TaliaEvents events;
      TaliaState state;
      TaliaView view;

      talia_table_get_events (table, i, &events);
      talia_table_get_state_at (table, (int) i, &state);
      talia_game_view (talia_table_get_game (table), &state, seat, &view);
      if (state.to_act == TALIA_NOBODY)
        for (; told <= i; told++)
          g_string_append_printf (out, "step %s\n", lines[line++]);
      events_line = talia_events_to_line (&events);
      view_line = talia_view_to_line (&view);
      g_string_append_printf (out, "events %s\nview %s\n", events_line, view_line);
    }
  return out;
}

/* Before the first step, no line says anything about cards: only about the guest's own seat, the names, the
 * game and its options. */
static void
check_head (Raw *raw, guint n)
{
  static const char *const words[] = { "talia ",     "welcome ",     "step talia-record 1",
                                       "step game ", "step option ", "step seat ",
                                       "step note ", "agree ",       "person ",
                                       "turn-time ", "begin ",       "view " };

  for (guint i = 0; i < n; i++)
    {
      gboolean known = FALSE;

      for (guint w = 0; w < G_N_ELEMENTS (words); w++)
        known |= g_str_has_prefix (raw->lines->pdata[i], words[w]);
      if (!known)
        g_error ("unexpected: %s", (char *) raw->lines->pdata[i]);
    }
}

static void
test_said (gconstpointer data)
{
  const PartyGame *game = data;
  Party party;
  Listener listener = { 0 };
  g_autofree char *code = NULL, *join = NULL;
  GString *said = g_string_new (NULL), *expected;
  guint first;

  party_open (&party, game, 3);
  party.deals = deals_wanted ();
  listener.raw = raw_new (party.port, TRUE);
  raw_write (listener.raw, "talia 4", 7);
  code = g_strndup (talia_host_get_code (party.host), 5);
  join = g_strdup_printf ("join %s Ola", code);
  raw_write (listener.raw, join, strlen (join));
  raw_write (listener.raw, "agreed", 6);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_HERE);
  party_begin (&party);
  PARTY_WAIT (&party, raw_find (listener.raw, "view") != NULL);
  first = listener.raw->lines->len;
  check_head (listener.raw, first);

  listener.game = talia_match_get_game (party.match);
  listener.start = *talia_table_get_state (talia_match_get_table (party.match));
  talia_random_init (&listener.random, 8);
  while (!party_turn (&party))
    listen_turn (&listener);
  expected = expect (talia_match_get_table (party.match), 1);
  while (said->len < expected->len)
    {
      g_string_truncate (said, 0);
      for (guint i = first; i < listener.raw->lines->len; i++)
        g_string_append_printf (said, "%s\n", (char *) listener.raw->lines->pdata[i]);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpstr (said->str, ==, expected->str);
  g_string_free (said, TRUE);
  g_string_free (expected, TRUE);
  raw_free (listener.raw);
  party_close (&party);
}

/* --- before the match ----------------------------------------------------------------- */

static void
test_sit (void)
{
  Party party;
  PartyGuest *ola, *jan;

  party_open (&party, &party_games[0], 1);
  ola = party_add (&party, "Ola");
  jan = party_add (&party, "Jan");
  g_assert_cmpint (talia_guest_get_seat (ola->guest), ==, 1);
  g_assert_cmpint (talia_guest_get_seat (jan->guest), ==, 2);
  talia_guest_sit (ola->guest, 2); /* an occupied seat */
  talia_guest_sit (ola->guest, 3);
  PARTY_WAIT (&party, talia_guest_get_seat (ola->guest) == 3);
  PARTY_WAIT (&party, talia_guest_get_people (jan->guest)->at[3].state == TALIA_PERSON_HERE);
  g_assert_cmpstr (talia_guest_get_people (jan->guest)->at[3].name, ==, "Ola");
  g_assert_cmpstr (talia_guest_get_people (jan->guest)->at[0].name, ==, "Ala");
  g_assert_cmpint (talia_guest_get_people (jan->guest)->at[0].state, ==, TALIA_PERSON_HOST);
  talia_guest_leave (ola->guest);
  PARTY_WAIT (&party, talia_guest_get_people (jan->guest)->at[3].state == TALIA_PERSON_NONE);
  g_assert_cmpstr (talia_guest_get_reason (ola->guest), ==, "left");
  party_close (&party);
}

/* Three people have the same name, and all windows distinguish them in the same way. */
static void
test_namesakes (void)
{
  static const char *const called[] = { "Ala", "Ola", "OLA 2", "Ola 3" };
  Party party;

  party_open (&party, &party_games[0], 1);
  party_add (&party, "Ola");
  party_add (&party, "OLA");
  party_add (&party, " Ola\u200d");
  party_begin (&party);
  for (int seat = 0; seat < 4; seat++)
    {
      const char *name = talia_seat_get_name (talia_match_get_seat (party.match, seat));

      g_assert_true (g_str_has_prefix (name, "O") || seat == 0);
      for (guint i = 0; i < party.n_guests; i++)
        g_assert_cmpstr (talia_seat_get_name (talia_match_get_seat (party.guests[i].match, seat)), ==, name);
      if (seat < 3)
        g_assert_cmpstr (name, ==, called[seat]);
      else
        g_assert_true (g_str_has_suffix (name, " 3"));
    }
  party_close (&party);
}

static void
test_full (void)
{
  Party party;
  g_autoptr (TaliaGuest) late = NULL;

  party_open (&party, &party_games[8], 1);
  party_add (&party, "Ola");
  late = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), "Jan");
  PARTY_WAIT (&party, talia_guest_get_state (late) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (late), ==, "full");
  party_close (&party);
}

/* A move against the rules is refused by the guest's program, and by the host if it is sent all the same. */
static void
test_refused (void)
{
  Party party;
  PartyGuest *ola;
  g_autoptr (GError) error = NULL;
  TaliaMove move = TALIA_PLAY (0);

  party_open (&party, &party_games[1], 1); /* a game in which the seats bid first */
  ola = party_add (&party, "Ola");
  party_begin (&party);
  g_assert_true (talia_match_deal (party.match, NULL, NULL));
  PARTY_WAIT (&party, talia_match_get_view (ola->match)->seen.deals == 1);
  g_assert_false (talia_match_play (ola->match, &move, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (talia_match_play_for (party.match, 0, &move, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_NOT_YOUR_TURN);
  g_clear_error (&error);
  g_assert_false (talia_match_undo (party.match));
  g_assert_false (talia_match_undo (ola->match));
  party_close (&party);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < party_n_games; i++)
    {
      g_autofree char *matches = g_strdup_printf ("/network/matches/%s/%u", party_games[i].game, i);
      g_autofree char *said = g_strdup_printf ("/network/said/%s/%u", party_games[i].game, i);

      g_test_add_data_func (matches, &party_games[i], test_matches);
      g_test_add_data_func (said, &party_games[i], test_said);
    }
  g_test_add_func ("/network/sit", test_sit);
  g_test_add_func ("/network/namesakes", test_namesakes);
  g_test_add_func ("/network/full", test_full);
  g_test_add_func ("/network/refused", test_refused);
  return g_test_run ();
}
