/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a host under attack: it needs no more memory, reveals no cards, and the others play on. */
#include <string.h>

#include "engine/talia-view-line.h"
#include "net/talia-host-private.h"
#include "party.h"
#include "raw.h"

/* Connects somebody who knows the code and takes a seat, with bare lines. */
static Raw *
sit_down (Party *party)
{
  g_autofree char *secret = g_strndup (talia_host_get_code (party->host), 5);
  g_autofree char *join = g_strdup_printf ("join %s Zły", secret);
  Raw *raw = raw_new (party->port, TRUE);

  raw_write (raw, "talia 4", 7);
  raw_write (raw, join, strlen (join));
  raw_write (raw, "agreed", 6);
  PARTY_WAIT (party, raw_find (raw, "person") != NULL || raw->closed != NULL);
  return raw;
}

static void
test_codes (void)
{
  Party party;
  g_autoptr (TaliaGuest) right = NULL;
  guint refused = 0, waits = 0, guesses = 0;

  party_open (&party, &party_games[0], 1);
  while (guesses < 20 || waits == 0) /* a slow machine guesses slowly */
    {
      Raw *raw = raw_new (party.port, TRUE);

      raw_write (raw, "talia 4", 7);
      raw_write (raw, "join AAAAA Ola", 14);
      PARTY_WAIT (&party, raw_find (raw, "refused") != NULL);
      refused += g_str_equal (raw_find (raw, "refused"), "code");
      waits += g_str_equal (raw_find (raw, "refused"), "wait");
      g_assert_cmpuint (refused + waits, ==, ++guesses);
      g_assert_cmpuint (guesses, <, 100);
      g_assert_null (raw_find (raw, "step"));
      PARTY_WAIT (&party, raw->closed != NULL);
      raw_free (raw);
    }
  /* Not even a correct code is answered, so that the attacker does not learn which one it is. */
  right = talia_guest_new ("127.0.0.1", party.port, talia_host_get_code (party.host), "Ola");
  PARTY_WAIT (&party, talia_guest_get_state (right) != TALIA_GUEST_CONNECTING);
  if (talia_guest_get_state (right) == TALIA_GUEST_ENDED)
    g_assert_cmpstr (talia_guest_get_reason (right), ==, "wait");
  party_close (&party);
}

/* A guest sends its secret only to the host for which the code was made. */
static void
test_other_host (void)
{
  Party ours, other;
  g_autoptr (TaliaGuest) guest = NULL;

  party_open (&ours, &party_games[0], 1);
  party_open (&other, &party_games[0], 2);
  guest = talia_guest_new ("127.0.0.1", other.port, talia_host_get_code (ours.host), "Ola");
  PARTY_WAIT (&ours, talia_guest_get_state (guest) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (guest), ==, "code");
  party_close (&ours);
  party_close (&other);
}

/* Returns how many connections the host has closed. */
static guint
count_closed (Raw **raws, guint n)
{
  guint closed = 0;

  for (guint i = 0; i < n; i++)
    closed += raws[i]->closed != NULL;
  return closed;
}

static void
test_half_open (void)
{
  Party party;
  Raw *raws[40];

  party_open (&party, &party_games[0], 1);
  talia_host_set_patience (party.host, 300);
  for (guint i = 0; i < G_N_ELEMENTS (raws); i++)
    raws[i] = raw_new (party.port, FALSE);
  PARTY_WAIT (&party, count_closed (raws, G_N_ELEMENTS (raws)) == G_N_ELEMENTS (raws));
  for (guint i = 0; i < G_N_ELEMENTS (raws); i++)
    raw_free (raws[i]);
  talia_host_set_patience (party.host, PARTY_PATIENCE);
  party_add (&party, "Ola");
  party_close (&party);
}

static void
block_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_mutex_lock (data);
  g_mutex_unlock (data);
}

/* Returns the latest visitor (transfer full), or NULL. */
static TaliaVisitor *
get_last (TaliaHost *host)
{
  const GPtrArray *visitors = host->visitors;

  return visitors->len > 0 ? g_object_ref (visitors->pdata[visitors->len - 1]) : NULL;
}

static gboolean
has_come_after (TaliaHost *host, TaliaVisitor *last)
{
  g_autoptr (TaliaVisitor) newest = get_last (host);

  return newest != NULL && newest != last;
}

/* A visitor who was sent away before a thread had time for the handshake still occupies a place, so that nobody else is
 * let in. Newer versions of GLib end such a handshake at once and occupy nothing; older ones eventually give it a
 * thread. */
static void
test_busy (void)
{
  Party party;
  Raw *raws[TALIA_HOST_MAX_WAITING], *next;
  g_autoptr (TaliaVisitor) last = NULL;
  GMutex busy;
  guint left;

  g_mutex_init (&busy);
  g_mutex_lock (&busy);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

      g_task_set_task_data (task, &busy, NULL);
      g_task_run_in_thread (task, block_cb);
    }
  party_open (&party, &party_games[0], 1);
  talia_host_set_patience (party.host, 500);
  for (guint i = 0; i < G_N_ELEMENTS (raws); i++)
    {
      raws[i] = raw_new (party.port, FALSE);
      raw_write (raws[i], "x", 1);
    }
  PARTY_WAIT (&party, count_closed (raws, G_N_ELEMENTS (raws)) == G_N_ELEMENTS (raws));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  talia_host_set_patience (party.host, G_MAXINT);
  last = get_last (party.host);
  next = raw_new (party.port, FALSE);
  PARTY_WAIT (&party, has_come_after (party.host, last));
  talia_host_let_in (party.host);
  left = party.host->visitors->len - 1;
  g_assert_cmpuint (left, <=, TALIA_HOST_MAX_BY_ADDRESS);
  g_assert_true ((talia_visitor_get_stage (party.host->visitors->pdata[left]) == TALIA_VISITOR_OUTSIDE)
                 == (left == TALIA_HOST_MAX_BY_ADDRESS));
  raw_free (next);
  for (guint i = 0; i < G_N_ELEMENTS (raws); i++)
    raw_free (raws[i]);
  g_mutex_unlock (&busy);
  talia_host_set_patience (party.host, PARTY_PATIENCE);
  party_add (&party, "Ola");
  party_close (&party);
}

/* Closing a table also closes connections that have not sent anything yet. */
static void
test_closed (void)
{
  Party party;
  Raw *raw;

  party_open (&party, &party_games[0], 1);
  talia_host_set_patience (party.host, G_MAXINT);
  raw = raw_new (party.port, FALSE);
  party_add (&party, "Ola"); /* so that the host has processed earlier connections */
  talia_host_close (party.host);
  PARTY_WAIT (&party, raw->closed != NULL);
  raw_free (raw);
  party_close (&party);
}

/* Two megabytes without a newline, lines that are not text, and more lines than any player's moves. */
static void
test_lines (void)
{
  Party party;
  g_autofree char *longest = g_strnfill (2 * 1024 * 1024, 'x');

  party_open (&party, &party_games[0], 1);
  {
    Raw *raw = raw_new (party.port, TRUE);

    raw_write (raw, longest, 2 * 1024 * 1024);
    PARTY_WAIT (&party, raw->closed != NULL);
    raw_free (raw);
  }
  {
    Raw *raw = raw_new (party.port, TRUE);

    raw_write (raw, "talia \xff 1", 9);
    PARTY_WAIT (&party, raw->closed != NULL);
    raw_free (raw);
  }
  {
    Raw *raw = sit_down (&party);

    for (guint i = 0; i < 2 * TALIA_CHANNEL_BURST; i++)
      raw_write (raw, "sit 0", 5);
    PARTY_WAIT (&party, raw->closed != NULL || (raw_write (raw, "sit 0", 5), FALSE)); /* more than the host allows */
    raw_free (raw);
  }
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_NONE);
  party_add (&party, "Ola");
  party_close (&party);
}

/* Sends one line with a small damage, or without any. */
static void
send_damaged (Party *party, Raw *raw)
{
  static const char *const lines[] = { "play QS",      "play pass:2C,QS,AS",
                                       "claim",        "deal",
                                       "sit 2",        "view 0",
                                       "hand 0",       "record",
                                       "play -",       "back 0",
                                       "talia 4",      "agreed",
                                       "join AAAAA X", "leave",
                                       "undo",         "begin",
                                       "pong",         "play bid:4",
                                       "genmove hard", "person 0 here X" };
  g_autofree char *line = g_strdup (lines[talia_random_below (&party->random, G_N_ELEMENTS (lines))]);

  for (guint i = talia_random_below (&party->random, 4); i > 0; i--)
    line[talia_random_below (&party->random, (guint) strlen (line))] =
        (char) (1 + talia_random_below (&party->random, 255));
  raw_write (raw, line, strlen (line));
}

/* Asserts that only the seat's own view was sent, and forgets the lines. */
static void
check_answers (Raw *raw)
{
  for (guint i = 0; i < raw->lines->len; i++)
    g_assert_true (!g_str_has_prefix (raw->lines->pdata[i], "view ")
                   || g_str_has_prefix (raw->lines->pdata[i], "view 2 "));
  g_ptr_array_set_size (raw->lines, 0);
}

static gboolean
is_over (Party *party)
{
  return talia_match_get_view (party->match)->seen.phase == TALIA_PHASE_OVER;
}

/* Plays a match in which somebody at seat 2 sends random lines; returns their number. The others play on. */
static guint
play_disturbed (guint64 seed, guint most)
{
  Party party;
  Raw *raw;
  guint sent = 0;

  party_open (&party, &party_games[2], seed);
  party_add (&party, "Ola");
  raw = sit_down (&party);
  party.deals = 1000;
  party_begin (&party);
  while (sent < most && !is_over (&party))
    {
      send_damaged (&party, raw);
      sent++;
      for (guint i = 0; i < 8; i++)
        party_turn (&party);
      check_answers (raw);
      if (raw->closed == NULL)
        continue;
      raw_free (raw);
      PARTY_WAIT (&party, talia_match_get_stand_ins (party.match) == 4);
      raw = sit_down (&party);
    }
  raw_free (raw);
  PARTY_WAIT (&party, talia_match_get_stand_ins (party.match) == 4);
  party.deals = talia_match_get_view (party.match)->seen.deals;
  party_play (&party);
  party_close (&party);
  return sent;
}

/* Whatever somebody at the table sends, they get their own view and nothing else, and the others play on. */
static void
test_mutated (void)
{
  const guint n = playing_amount ("TALIA_NET_LINES", 1500);
  guint sent = 0;

  for (guint64 seed = 1; sent < n; seed++)
    sent += play_disturbed (seed, n - sent);
}

/* Somebody who sends nothing at all does not keep the seat. */
static void
test_silent (void)
{
  Party party;
  Raw *raw;

  party_open (&party, &party_games[0], 1);
  talia_host_set_patience (party.host, 400);
  raw = sit_down (&party);
  PARTY_WAIT (&party, raw->closed != NULL);
  g_assert_nonnull (raw);
  raw_free (raw);
  PARTY_WAIT (&party, talia_host_get_people (party.host)->at[1].state == TALIA_PERSON_NONE);
  party_close (&party);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network-attack/codes", test_codes);
  g_test_add_func ("/network-attack/other-host", test_other_host);
  g_test_add_func ("/network-attack/half-open", test_half_open);
  g_test_add_func ("/network-attack/busy", test_busy);
  g_test_add_func ("/network-attack/closed", test_closed);
  g_test_add_func ("/network-attack/lines", test_lines);
  g_test_add_func ("/network-attack/mutated", test_mutated);
  g_test_add_func ("/network-attack/silent", test_silent);
  return g_test_run ();
}
