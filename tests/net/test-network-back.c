/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests lost connections on either side, and people who reconnect: no move is lost. */
#include "model/record/talia-record.h"
#include "model/table/talia-table-follow.h"
#include "party.h"

static guint
count_losses (void)
{
  return playing_amount ("TALIA_NET_LOSSES", 12);
}

static void
turns (Party *party, guint n)
{
  for (; n > 0; n--)
    party_turn (party);
}

static void
check_records (Party *party)
{
  g_autofree char *ours = talia_record_write (talia_match_get_table (party->match));

  for (guint i = 0; i < party->n_guests; i++)
    party_check_record (&party->guests[i], ours);
}

static gboolean
is_over (Party *party)
{
  return talia_match_get_view (party->match)->seen.phase == TALIA_PHASE_OVER;
}

/* Plays matches to their end while `lose` is called repeatedly. */
static void
play_with_losses (void (*lose) (Party *party))
{
  guint losses = 0;

  for (guint64 seed = 1; losses < count_losses (); seed++)
    {
      Party party;

      party_open (&party, &party_games[seed % party_n_games], seed);
      party_add (&party, "Ola");
      party.deals = 1000;
      party_begin (&party);
      for (; losses < count_losses () && !is_over (&party); losses++)
        {
          turns (&party, 1 + talia_random_below (&party.random, 150));
          lose (&party);
        }
      party.deals = talia_match_get_view (party.match)->seen.deals + 1;
      party_play (&party);
      check_records (&party);
      party_close (&party);
    }
  g_test_message ("%u losses", losses);
}

/* A guest ends as if killed; a computer player takes over until it returns to the same seat. */
static void
lose_guest (Party *party)
{
  PartyGuest *ola = &party->guests[0];
  g_autofree char *saved = talia_guest_save (ola->guest);

  g_clear_object (&ola->match);
  g_clear_object (&ola->guest);
  PARTY_WAIT (party, talia_match_get_stand_ins (party->match) == 2);
  party->n_guests = 0;
  turns (party, talia_random_below (&party->random, 100));
  party->n_guests = 1;
  ola->guest = talia_guest_new_saved (saved);
  talia_guest_set_patience (ola->guest, PARTY_PATIENCE, 100);
  PARTY_WAIT (party, talia_guest_get_table (ola->guest) != NULL);
  party_follow (ola);
  g_assert_cmpuint (talia_match_get_stand_ins (party->match), ==, 0);
  g_assert_cmpint (talia_guest_get_seat (ola->guest), ==, 1);
}

static void
test_guest (void)
{
  play_with_losses (lose_guest);
}

/* A host ends as if killed, and another one continues from the record; the guest waits and reconnects. */
static void
lose_host (Party *party)
{
  g_autofree char *saved = talia_host_save (party->host);
  g_autofree char *record = talia_record_write (talia_match_get_table (party->match));
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = NULL;
  TaliaState open;

  talia_host_kill (party->host);
  g_clear_object (&party->host);
  g_clear_object (&party->match);
  PARTY_WAIT (party, talia_guest_get_state (party->guests[0].guest) == TALIA_GUEST_LOST);

  table = talia_record_parse (record, -1, &error);
  g_assert_no_error (error);
  talia_table_get_open_state (table, &open);
  party->match = talia_match_new (table, "easy");
  party->host = talia_host_new (talia_table_get_game (table), &open.options, "Ala", NULL);
  talia_host_set_patience (party->host, PARTY_PATIENCE);
  talia_host_open (party->host, 0, saved, &error);
  g_assert_no_error (error);
  talia_host_begin (party->host, party->match);
  PARTY_WAIT (party, talia_guest_get_state (party->guests[0].guest) == TALIA_GUEST_PLAYING);
  PARTY_WAIT (party, talia_match_get_stand_ins (party->match) == 0);
}

static void
test_host (void)
{
  play_with_losses (lose_host);
}

/* Somebody who joins with the code during a match gets the seat of a person who is gone, and no other. */
static void
test_again_by_code (void)
{
  Party party;
  PartyGuest *ola;
  g_autoptr (TaliaGuest) jan = NULL;

  party_open (&party, &party_games[0], 3);
  ola = party_add (&party, "Ola");
  party_begin (&party);
  turns (&party, 60);
  jan = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), "Jan");
  PARTY_WAIT (&party, talia_guest_get_state (jan) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (jan), ==, "full");
  g_clear_object (&ola->match);
  g_clear_object (&ola->guest);
  PARTY_WAIT (&party, talia_match_get_stand_ins (party.match) == 2);
  party.n_guests = 0;
  ola = party_add (&party, "Ola");
  PARTY_WAIT (&party, talia_guest_get_table (ola->guest) != NULL);
  party_follow (ola);
  g_assert_cmpint (talia_guest_get_seat (ola->guest), ==, 1);
  party.deals = talia_match_get_view (party.match)->seen.deals;
  party_play (&party);
  party_close (&party);
}

/* A computer player replaces somebody who leaves in the middle of a match; they can return with the code. */
static void
test_leave (void)
{
  Party party;
  PartyGuest *ola;
  g_autofree char *saved = NULL;
  g_autoptr (TaliaGuest) again = NULL;

  party_open (&party, &party_games[0], 3);
  ola = party_add (&party, "Ola");
  party_begin (&party);
  turns (&party, 60);
  saved = talia_guest_save (ola->guest);
  g_clear_object (&ola->match);
  talia_guest_leave (ola->guest);
  g_clear_object (&ola->guest);
  PARTY_WAIT (&party, talia_match_get_stand_ins (party.match) == 2);
  party.n_guests = 0;
  turns (&party, 60);
  again = talia_guest_new_saved (saved);
  PARTY_WAIT (&party, talia_guest_get_state (again) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (again), ==, "token");
  ola = party_add (&party, "Jan");
  PARTY_WAIT (&party, talia_guest_get_table (ola->guest) != NULL);
  party_follow (ola);
  g_assert_cmpint (talia_guest_get_seat (ola->guest), ==, 1);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 0);
  party.deals = talia_match_get_view (party.match)->seen.deals;
  party_play (&party);
  party_close (&party);
}

static void
count_lost_cb (TaliaGuest *guest, guint *lost)
{
  *lost += talia_guest_get_state (guest) == TALIA_GUEST_LOST;
}

/* While somebody thinks for longer than the limit of silence, host and guest still exchange lines. */
static void
test_thinking (void)
{
  const guint patience = 3000;
  Party party;
  PartyGuest *ola = &party.guests[0];
  guint lost = 0;
  gint64 end;

  party_open (&party, &party_games[0], 3);
  talia_host_set_patience (party.host, patience);
  party.n_guests = 1;
  ola->guest = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), "Ola");
  talia_guest_set_patience (ola->guest, patience, 100);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_HERE);
  party_begin (&party);
  g_signal_connect (ola->guest, "changed", G_CALLBACK (count_lost_cb), &lost);
  end = g_get_monotonic_time () + 2 * patience * 1000;
  PARTY_WAIT (&party, g_get_monotonic_time () > end);
  g_assert_cmpuint (lost, ==, 0);
  g_signal_handlers_disconnect_by_data (ola->guest, &lost);
  party_close (&party);
}

/* A program that was stopped for longer than the limit of silence, as by a machine that was asleep, does not take the
 * other side for silent before it has read what came meanwhile. */
static void
test_stopped (void)
{
  const guint patience = 1500;
  Party party;
  PartyGuest *ola = &party.guests[0];
  guint lost = 0;

  party_open (&party, &party_games[0], 3);
  talia_host_set_patience (party.host, patience);
  party.n_guests = 1;
  ola->guest = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), "Ola");
  talia_guest_set_patience (ola->guest, patience, 100);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_HERE);
  party_begin (&party);
  g_signal_connect (ola->guest, "changed", G_CALLBACK (count_lost_cb), &lost);
  g_usleep (2 * patience * 1000); /* stops both sides */
  g_assert_true (talia_match_deal (party.match, NULL, NULL));
  PARTY_WAIT (&party, talia_match_get_view (ola->match)->seen.deals == 1);
  g_assert_cmpuint (lost, ==, 0);
  g_signal_handlers_disconnect_by_data (ola->guest, &lost);
  party_close (&party);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network-back/guest", test_guest);
  g_test_add_func ("/network-back/host", test_host);
  g_test_add_func ("/network-back/again-by-code", test_again_by_code);
  g_test_add_func ("/network-back/leave", test_leave);
  g_test_add_func ("/network-back/thinking", test_thinking);
  g_test_add_func ("/network-back/stopped", test_stopped);
  return g_test_run ();
}
