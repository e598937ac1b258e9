/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests people who are connected but do not answer: they are warned in time, a computer player moves for them, and they
 * can take their seat again. */
#include "net/talia-host-private.h"
#include "party.h"

/* The messages about the remaining time that a person got. */
typedef struct
{
  int seat;
  guint left;
  guint told; /* the number of messages */
} Notice;

static void
hurried_cb (TaliaGuest *guest, guint left, Notice *notice)
{
  notice->left = left;
  notice->told++;
}

static void
waiting_cb (TaliaHost *host, int seat, guint left, Notice *notice)
{
  notice->seat = seat;
  hurried_cb (NULL, left, notice);
}

static const TaliaPerson *
get_person (Party *party, int seat)
{
  return &talia_host_get_people (party->host)->at[seat];
}

/* Begins the match; from now on time passes only when a test lets it pass, however long a busy machine takes. */
static void
begin_match (Party *self)
{
  party_begin (self);
  g_clear_handle_id (&self->host->clock, g_source_remove);
}

/* Begins a match in which only the host and Ola, who is at seat 1, have turns. */
static PartyGuest *
begin (Party *self, guint turn_time)
{
  PartyGuest *ola;

  party_open (self, &party_games[8], 5); /* for two players */
  talia_host_set_turn_time (self->host, turn_time);
  ola = party_add (self, "Ola");
  begin_match (self);
  g_assert_true (talia_match_deal (self->match, NULL, NULL));
  PARTY_WAIT (self, talia_match_get_view (ola->match)->seen.deals == 1);
  return ola;
}

/* Plays until it is that seat's turn, and nothing else is pending. */
static void
come_to (Party *self, int seat)
{
  PartyGuest *ola = &self->guests[0];

  while (talia_match_get_to_act (self->match) != seat)
    {
      if (talia_match_get_own_turn (self->match))
        party_move (self->match, &self->random);
      else if (talia_match_get_own_turn (ola->match))
        party_move (ola->match, &ola->random);
      g_main_context_iteration (NULL, FALSE);
    }
  if (seat == 1)
    PARTY_WAIT (self, talia_match_get_own_turn (ola->match));
}

/* A person who joins is told the time limit, and everybody is told when it changes. */
static void
test_told (void)
{
  Party party;
  PartyGuest *ola;

  party_open (&party, &party_games[0], 5);
  ola = party_add (&party, "Ola");
  PARTY_WAIT (&party, talia_guest_get_turn_time (ola->guest) == TALIA_HOST_TURN_TIME);
  talia_host_set_turn_time (party.host, 30);
  PARTY_WAIT (&party, talia_guest_get_turn_time (ola->guest) == 30);
  party_begin (&party);
  talia_host_set_turn_time (party.host, 0);
  PARTY_WAIT (&party, talia_guest_get_turn_time (ola->guest) == 0);
  party_close (&party);
}

/* The ways to come back. */
static void
say_so (PartyGuest *ola)
{
  talia_guest_be_here (ola->guest);
}

static void
move (PartyGuest *ola)
{
  party_move (ola->match, &ola->random);
}

static void
test_guest (gconstpointer data)
{
  void (*come_back) (PartyGuest *ola) = data;
  Party party;
  PartyGuest *ola = begin (&party, 90);
  Notice notice = { 0 };

  talia_match_set_pace (party.match, 60000); /* a slow stand-in, so that it can be observed */
  g_signal_connect (ola->guest, "hurried", G_CALLBACK (hurried_cb), &notice);
  come_to (&party, 1);
  talia_host_pass_time (party.host, 60);
  g_assert_false (get_person (&party, 1)->idle);
  g_assert_cmpuint (notice.told, ==, 0);
  talia_host_pass_time (party.host, 12);
  PARTY_WAIT (&party, notice.told == 1);
  g_assert_cmpuint (notice.left, <=, 18);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 0);
  talia_host_pass_time (party.host, 18);
  g_assert_true (get_person (&party, 1)->idle);
  g_assert_cmpint (get_person (&party, 1)->state, ==, TALIA_PERSON_HERE);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 2);
  PARTY_WAIT (&party, talia_guest_get_people (ola->guest)->at[1].idle);
  g_assert_cmpuint (notice.told, ==, 1);
  come_back (ola);
  PARTY_WAIT (&party, !get_person (&party, 1)->idle);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 0);
  PARTY_WAIT (&party, !talia_guest_get_people (ola->guest)->at[1].idle);
  if (come_back == move)
    PARTY_WAIT (&party, talia_match_get_to_act (party.match) != 1);
  else
    g_assert_cmpint (talia_match_get_to_act (party.match), ==, 1);
  party_close (&party);
}

/* A computer player moves for an absent person without another wait when their turn comes again. */
static void
test_played_for (void)
{
  Party party;
  PartyGuest *ola = begin (&party, 90);
  guint turns = 0;

  come_to (&party, 1);
  talia_host_pass_time (party.host, 90);
  while (turns < 3)
    {
      PARTY_WAIT (&party, talia_match_get_own_turn (party.match));
      party_move (party.match, &party.random);
      turns++;
    }
  g_assert_true (get_person (&party, 1)->idle);
  talia_guest_be_here (ola->guest);
  PARTY_WAIT (&party, !get_person (&party, 1)->idle);
  party.deals = 1;
  party_play (&party);
  party_close (&party);
}

/* A person who answers in time is never regarded as absent, however long the deal; each move restarts the time. */
static void
test_slow (void)
{
  Party party;
  guint moves = 0;

  begin (&party, 30);
  for (; moves < 8; moves++)
    {
      const int seat = talia_match_get_to_act (party.match);

      talia_host_pass_time (party.host, 22);
      g_assert_false (get_person (&party, seat)->idle);
      come_to (&party, 1 - seat);
    }
  party_close (&party);
}

/* A stand-in moves for an absent host too, except while a finished trick waits on the host's table. */
static void
test_host (void)
{
  Party party;
  PartyGuest *ola = begin (&party, 90);
  Notice notice = { 0 };

  g_signal_connect (party.host, "waiting", G_CALLBACK (waiting_cb), &notice);
  come_to (&party, 0);
  talia_match_hold (party.match);
  talia_host_pass_time (party.host, 75);
  g_assert_cmpuint (notice.told, ==, 1);
  g_assert_cmpint (notice.seat, ==, 0);
  g_assert_cmpuint (notice.left, <=, 15);
  talia_host_pass_time (party.host, 15);
  g_assert_true (get_person (&party, 0)->idle);
  PARTY_WAIT (&party, talia_guest_get_people (ola->guest)->at[0].idle);
  g_assert_cmpint (talia_guest_get_people (ola->guest)->at[0].state, ==, TALIA_PERSON_HOST);
  PARTY_WAIT (&party, talia_match_get_to_act (party.match) == 1);
  talia_host_be_here (party.host);
  PARTY_WAIT (&party, !talia_guest_get_people (ola->guest)->at[0].idle);
  talia_match_release (party.match);
  come_to (&party, 0);
  g_assert_true (talia_match_get_own_turn (party.match));
  party_close (&party);
}

/* A host who makes a move is present again, without any message. */
static void
test_host_moves (void)
{
  Party party;
  PartyGuest *ola = begin (&party, 90);

  talia_match_set_pace (party.match, 60000);
  come_to (&party, 0);
  talia_host_pass_time (party.host, 90);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 1);
  PARTY_WAIT (&party, talia_guest_get_people (ola->guest)->at[0].idle);
  party_move (party.match, &party.random);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 0);
  g_assert_false (get_person (&party, 0)->idle);
  PARTY_WAIT (&party, !talia_guest_get_people (ola->guest)->at[0].idle);
  party_close (&party);
}

/* Computer players wait while the host looks at a trick; that time counts as the host's as well. */
static void
test_held (void)
{
  Party party;

  party_open (&party, &party_games[1], 5); /* four players, of whom two are computer players */
  party_add (&party, "Ola");
  begin_match (&party);
  talia_match_hold (party.match);
  g_assert_true (talia_match_deal (party.match, NULL, NULL));
  while (talia_match_get_to_act (party.match) < 2)
    party_turn (&party);
  talia_host_pass_time (party.host, 90);
  g_assert_true (get_person (&party, 0)->idle);
  g_assert_false (get_person (&party, 1)->idle);
  PARTY_WAIT (&party,
              talia_match_get_to_act (party.match) == 1 || talia_match_get_to_act (party.match) == TALIA_NOBODY);
  talia_host_be_here (party.host);
  g_assert_true (talia_match_get_held (party.match));
  talia_match_release (party.match);
  party_close (&party);
}

/* Without a time limit, the host is told about the delay, and can let a computer player stand in. */
static void
test_never (void)
{
  Party party;
  Notice notice = { 0 };

  begin (&party, 0);
  g_signal_connect (party.host, "waiting", G_CALLBACK (waiting_cb), &notice);
  come_to (&party, 1);
  talia_host_pass_time (party.host, 1000);
  g_assert_cmpuint (notice.told, ==, 1);
  g_assert_cmpint (notice.seat, ==, 1);
  g_assert_cmpuint (notice.left, ==, 0);
  g_assert_false (get_person (&party, 1)->idle);
  talia_host_stand_in (party.host, 1);
  g_assert_true (get_person (&party, 1)->idle);
  PARTY_WAIT (&party, talia_match_get_to_act (party.match) == 0);
  party_close (&party);
}

/* A person who does not answer and then loses the connection is gone, and gets the seat back after reconnecting. */
static void
test_lost (void)
{
  Party party;
  PartyGuest *ola = begin (&party, 90);
  g_autofree char *saved = talia_guest_save (ola->guest);

  come_to (&party, 1);
  talia_host_pass_time (party.host, 90);
  g_clear_object (&ola->match);
  g_clear_object (&ola->guest);
  PARTY_WAIT (&party, get_person (&party, 1)->state == TALIA_PERSON_GONE);
  g_assert_false (get_person (&party, 1)->idle);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 2);
  ola->guest = talia_guest_new_saved (saved);
  PARTY_WAIT (&party, talia_guest_get_table (ola->guest) != NULL);
  party_follow (ola);
  g_assert_cmpuint (talia_match_get_stand_ins (party.match), ==, 0);
  party.deals = 1;
  party_play (&party);
  party_close (&party);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network-time/told", test_told);
  g_test_add_data_func ("/network-time/guest-says-so", say_so, test_guest);
  g_test_add_data_func ("/network-time/guest-moves", move, test_guest);
  g_test_add_func ("/network-time/played-for", test_played_for);
  g_test_add_func ("/network-time/slow", test_slow);
  g_test_add_func ("/network-time/host", test_host);
  g_test_add_func ("/network-time/host-moves", test_host_moves);
  g_test_add_func ("/network-time/held", test_held);
  g_test_add_func ("/network-time/never", test_never);
  g_test_add_func ("/network-time/lost", test_lost);
  return g_test_run ();
}
