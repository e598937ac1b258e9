/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a host while strangers connect and stay silent or guess codes: people who know the code can still join, and
 * people who had a seat can return, even from the strangers' address. */
#include "net/talia-host-private.h"
#include "party.h"
#include "raw.h"

#define STRANGERS 20
#define TIMES 8

/* Milliseconds after which a silent guest is disconnected; strangers have a twentieth of this. Tests must not wait for
 * that. On a slow machine it is more, so that others have enough. */
#define SHORT_PATIENCE 6000

typedef struct
{
  Party party;
  Raw *strangers[STRANGERS];
  const char *address;
} Siege;

/* Connects strangers who send nothing, and reconnects those who were sent away. */
static void
stand_there (Siege *self)
{
  for (guint i = 0; i < STRANGERS; i++)
    {
      if (self->strangers[i] != NULL && self->strangers[i]->closed == NULL)
        continue;
      g_clear_pointer (&self->strangers[i], raw_free);
      self->strangers[i] = raw_new_from (self->address, self->party.port, FALSE);
    }
}

static void
end (Siege *self)
{
  for (guint i = 0; i < STRANGERS; i++)
    g_clear_pointer (&self->strangers[i], raw_free);
  party_close (&self->party);
}

static TaliaGuest *
come (Siege *self)
{
  TaliaGuest *guest = talia_guest_new ("127.0.0.1", self->party.port, talia_host_get_code (self->party.host), "Ola");

  talia_guest_set_patience (guest, PARTY_PATIENCE, 100);
  return guest;
}

/* Returns the time in which somebody with the code is let in while nobody else comes, in milliseconds. */
static guint
measure (Siege *self)
{
  const TaliaPerson *person = &talia_host_get_people (self->party.host)->at[1];
  const gint64 start = g_get_monotonic_time ();
  g_autoptr (TaliaGuest) guest = come (self);
  guint took;

  PARTY_WAIT (&self->party, person->state == TALIA_PERSON_HERE);
  took = (guint) ((g_get_monotonic_time () - start) / 1000);
  talia_guest_leave (guest);
  PARTY_WAIT (&self->party, person->state == TALIA_PERSON_NONE);
  return took;
}

static void
begin (Siege *self, const char *address)
{
  *self = (Siege) { .address = address };
  party_open (&self->party, &party_games[0], 1);
  talia_host_set_patience (self->party.host, MAX (SHORT_PATIENCE, 40 * measure (self)));
  stand_there (self);
}

static gboolean
is_here (Siege *self, int seat)
{
  stand_there (self);
  return talia_host_get_people (self->party.host)->at[seat].state == TALIA_PERSON_HERE;
}

/* --- silent connections ----------------------------------------------------------------------------- */

/* Everybody with the code is let in, each time. */
static void
test_silent_strangers (gconstpointer data)
{
  Siege siege;

  begin (&siege, data);
  for (guint i = 0; i < TIMES; i++)
    {
      g_autoptr (TaliaGuest) guest = come (&siege);

      PARTY_WAIT (&siege.party, is_here (&siege, 1));
      g_assert_cmpint (talia_guest_get_state (guest), ==, TALIA_GUEST_SITTING);
      talia_guest_leave (guest);
      PARTY_WAIT (&siege.party, !is_here (&siege, 1));
    }
  end (&siege);
}

/* A seated person who has lost the connection can return, each time. */
static void
test_back (gconstpointer data)
{
  Siege siege;
  g_autofree char *saved = NULL;

  begin (&siege, data);
  party_add (&siege.party, "Ola");
  saved = talia_guest_save (siege.party.guests[0].guest);
  party_begin (&siege.party);
  for (guint i = 0; i < TIMES; i++)
    {
      g_clear_object (&siege.party.guests[0].match);
      g_clear_object (&siege.party.guests[0].guest);
      PARTY_WAIT (&siege.party, !is_here (&siege, 1));
      siege.party.guests[0].guest = talia_guest_new_saved (saved);
      PARTY_WAIT (&siege.party, is_here (&siege, 1));
    }
  end (&siege);
}

/* More people than are served at a time connect from one address at the same moment: none is sent away for another. */
static void
test_many_at_once (void)
{
  TaliaGuest *guests[TALIA_MAX_SEATS - 1];
  Party party;

  party_open (&party, &party_games[2], 1);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    {
      g_autofree char *name = g_strdup_printf ("Ola %u", i);

      guests[i] = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    {
      PARTY_WAIT (&party, talia_guest_get_state (guests[i]) != TALIA_GUEST_CONNECTING);
      g_assert_cmpstr (talia_guest_get_reason (guests[i]), ==, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    g_object_unref (guests[i]);
  party_close (&party);
}

/* Returns how many connections from the address are served, or wait outside. */
static guint
count (Party *party, const char *address, gboolean outside)
{
  guint n = 0;

  for (guint i = 0; i < party->host->visitors->len; i++)
    n += g_str_equal (talia_visitor_get_address (party->host->visitors->pdata[i]), address)
         && (talia_visitor_get_stage (party->host->visitors->pdata[i]) == TALIA_VISITOR_OUTSIDE) == outside;
  return n;
}

/* There are limits for the connections served from each address, and from all, and for those that wait; nobody is
 * disconnected meanwhile. */
static void
test_places (void)
{
  Party party;
  g_autoptr (GPtrArray) raws = g_ptr_array_new_with_free_func ((GDestroyNotify) raw_free);
  guint all = 0, waiting = 0;

  party_open (&party, &party_games[0], 1);
  talia_host_set_patience (party.host, G_MAXINT);
  for (guint i = 2; i < 8; i++)
    {
      g_autofree char *address = g_strdup_printf ("127.0.0.%u", i);

      for (guint j = 0; j < 20; j++)
        g_ptr_array_add (raws, raw_new_from (address, party.port, FALSE));
    }
  PARTY_WAIT (&party, party.host->visitors->len == TALIA_HOST_MAX_WAITING + TALIA_HOST_MAX_OUTSIDE);
  for (guint i = 2; i < 8; i++)
    {
      g_autofree char *address = g_strdup_printf ("127.0.0.%u", i);

      g_assert_cmpuint (count (&party, address, FALSE), <=, TALIA_HOST_MAX_BY_ADDRESS);
      all += count (&party, address, FALSE);
      waiting += count (&party, address, TRUE);
    }
  g_assert_cmpuint (all, ==, TALIA_HOST_MAX_WAITING);
  g_assert_cmpuint (waiting, ==, TALIA_HOST_MAX_OUTSIDE);
  party_close (&party);
}

/* When strangers occupy all places and are not disconnected, a person who had a seat still has a place to return to. */
static void
test_own_place (void)
{
  Party party;
  g_autoptr (GPtrArray) raws = g_ptr_array_new_with_free_func ((GDestroyNotify) raw_free);
  g_autofree char *saved = NULL;

  party_open (&party, &party_games[0], 1);
  party_add (&party, "Ola");
  saved = talia_guest_save (party.guests[0].guest);
  party_begin (&party);
  talia_host_set_patience (party.host, G_MAXINT);
  for (guint i = 0; i < TALIA_HOST_MAX_WAITING + 10; i++)
    {
      g_autofree char *address = g_strdup_printf ("127.0.1.%u", i + 1);

      g_ptr_array_add (raws, raw_new_from (address, party.port, FALSE));
    }
  PARTY_WAIT (&party, party.host->visitors->len == TALIA_HOST_MAX_WAITING + 10 + 1);
  g_clear_object (&party.guests[0].match);
  g_clear_object (&party.guests[0].guest);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_GONE);
  party.guests[0].guest = talia_guest_new_saved (saved);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_HERE);
  party_close (&party);
}

/* --- wrong codes ------------------------------------------------------------------------------------- */

/* Returns the answer to a wrong code. */
static const char *
guess (Party *party, const char *address)
{
  const char *answer;
  Raw *raw = raw_new_from (address, party->port, TRUE);

  raw_write (raw, "talia " TALIA_NET_VERSION, strlen ("talia " TALIA_NET_VERSION));
  raw_write (raw, "join AAAAA X", strlen ("join AAAAA X"));
  PARTY_WAIT (party, raw_find (raw, "refused") != NULL);
  answer = g_intern_string (raw_find (raw, "refused"));
  raw_free (raw);
  return answer;
}

/* The first wrong codes of an address are answered, and then none, except those that are allowed meanwhile: one in two
 * seconds. */
static void
guess_too_often (Party *party)
{
  const gint64 start = g_get_monotonic_time ();
  guint answered = 0;

  while (g_str_equal (guess (party, "127.0.0.2"), "code"))
    {
      const gint64 seconds = (g_get_monotonic_time () - start) / G_USEC_PER_SEC;

      g_assert_cmpuint (++answered, <=, 5 + (guint) seconds / 2 + 1);
    }
  g_assert_cmpuint (answered, >=, 5);
}

/* After some wrong codes an address has to wait, and others do not, each time. */
static void
test_guesses_slow_their_own_address (void)
{
  Party party;

  party_open (&party, &party_games[0], 1);
  for (guint i = 0; i < 13; i++)
    {
      g_autoptr (TaliaGuest) guest = NULL;

      if (i == 0)
        guess_too_often (&party);
      for (guint j = 0; i > 0 && j < 6; j++)
        guess (&party, "127.0.0.2");
      guest = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), "Ola");
      PARTY_WAIT (&party, talia_guest_get_state (guest) != TALIA_GUEST_CONNECTING);
      g_assert_cmpstr (talia_guest_get_reason (guest), ==, NULL);
      PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_HERE);
      talia_guest_leave (guest);
      PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_NONE);
    }
  party_close (&party);
}

/* However many addresses are used, the number of wrong codes answered in any hour is limited. */
static void
test_guesses_from_everywhere (void)
{
  TaliaGuesses *guesses = talia_guesses_new ();
  const gint64 start = g_get_monotonic_time ();
  guint answered = 0;

  for (guint second = 0; second < 3600; second++)
    for (guint i = 0; i < 10; i++)
      {
        g_autofree char *address = g_strdup_printf ("fd00::%x:%x", second, i);
        const gint64 now = start + second * G_USEC_PER_SEC;

        if (!talia_guesses_allow (guesses, address, now))
          continue;
        talia_guesses_take (guesses, address, now);
        answered++;
      }
  g_assert_cmpuint (answered, <=, 2 * 3600 + 50);
  g_assert_cmpuint (answered, >=, 2 * 3600 - 50);
  talia_guesses_free (guesses);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/network-door/silent-strangers/same-address", "127.0.0.1", test_silent_strangers);
  g_test_add_data_func ("/network-door/silent-strangers/other-address", "127.0.0.2", test_silent_strangers);
  g_test_add_data_func ("/network-door/back/same-address", "127.0.0.1", test_back);
  g_test_add_data_func ("/network-door/back/other-address", "127.0.0.2", test_back);
  g_test_add_func ("/network-door/many-at-once", test_many_at_once);
  g_test_add_func ("/network-door/places", test_places);
  g_test_add_func ("/network-door/own-place", test_own_place);
  g_test_add_func ("/network-door/guesses-slow-their-own-address", test_guesses_slow_their_own_address);
  g_test_add_func ("/network-door/guesses-from-everywhere", test_guesses_from_everywhere);
  return g_test_run ();
}
