/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that is a host or a guest: it plays at random, can be killed at any moment, and reconnects. */
#include <glib/gstdio.h>
#include <stdlib.h>

#include "model/record/talia-store.h"
#include "net/talia-addresses.h"
#include "party.h"

#define RETRY 100 /* milliseconds between two attempts to reconnect */

typedef struct
{
  const char *folder; /* has what the peer needs to reconnect, and at the end the file `record` */
  guint deals;        /* the most deals */
  TaliaRandom random;
  TaliaHost *host;   /* either a host … */
  TaliaGuest *guest; /* … or a guest */
  TaliaStore *store; /* of the host */
  guint people;      /* the number of guests for whom the host waits */
  TaliaMatch *match; /* NULL before it has begun */
  gboolean done;
} Peer;

static void
write_file (Peer *self, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static char *
read_file (Peer *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* --- playing -------------------------------------------------------------------------- */

static TaliaTable *
get_table (Peer *self)
{
  return self->guest != NULL ? talia_guest_get_table (self->guest) : talia_match_get_table (self->match);
}

static gboolean
is_over (Peer *self)
{
  const TaliaState *state = talia_table_get_state (get_table (self));

  return state->phase == TALIA_PHASE_OVER || (state->phase == TALIA_PHASE_DEAL && state->deals >= self->deals);
}

/* Makes a move; sometimes claims the rest instead. The first peer deals; two may try at the same time. */
static gboolean
turn_cb (gpointer data)
{
  Peer *self = data;

  if (self->match == NULL || self->done)
    return G_SOURCE_CONTINUE;
  if (is_over (self))
    {
      g_autofree char *record = talia_record_write (get_table (self));

      write_file (self, "record", record);
      self->done = TRUE;
    }
  else if (talia_match_get_view (self->match)->seen.phase == TALIA_PHASE_DEAL)
    talia_match_deal (self->match, NULL, NULL);
  else if (talia_match_get_own_turn (self->match))
    {
      if (talia_match_get_claim (self->match) == TALIA_CLAIM_NONE || talia_random_below (&self->random, 3) > 0
          || !talia_match_claim (self->match))
        party_move (self->match, &self->random);
    }
  return G_SOURCE_CONTINUE;
}

/* --- a host --------------------------------------------------------------------------- */

static void
save_host (Peer *self)
{
  g_autofree char *saved = talia_host_save (self->host);

  write_file (self, "host", saved);
}

static void
begin_when_all_are_there (Peer *self)
{
  const TaliaPeople *people = talia_host_get_people (self->host);
  g_autoptr (GError) error = NULL;
  guint there = 1;

  for (int seat = 0; seat < people->seats; seat++)
    there += people->at[seat].state == TALIA_PERSON_HERE;
  if (self->match != NULL || there < self->people)
    return;
  self->match = talia_host_make_match (self->host, "random");
  talia_store_begin_match (self->store, talia_match_get_table (self->match), &error);
  g_assert_no_error (error);
  talia_host_begin (self->host, self->match);
}

static void
host_changed_cb (Peer *self)
{
  save_host (self);
  begin_when_all_are_there (self);
}

static TaliaTable *
find_table (Peer *self, const PartyGame *game)
{
  g_autofree char *path = g_build_filename (self->folder, "current.talia", NULL);
  g_autoptr (GError) error = NULL;
  TaliaTable *table = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    table = talia_store_open_match (self->store, NULL, &error);
  else
    table = playing_game_table (talia_registry_find (game->game), game->options);
  g_assert_no_error (error);
  return table;
}

/* Opens the host again from the file of the match; only the keys are stored besides. */
static void
open_host (Peer *self, const PartyGame *game, guint patience)
{
  g_autofree char *saved = read_file (self, "host"), *door = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  TaliaState open;

  self->store = talia_store_new (self->folder);
  table = find_table (self, game);
  talia_table_get_open_state (table, &open);
  self->host = talia_host_new (talia_table_get_game (table), &open.options, "Alicja Żuk", &error);
  g_assert_no_error (error);
  talia_host_set_patience (self->host, patience);
  talia_host_open (self->host, 0, saved, &error);
  g_assert_no_error (error);
  save_host (self);
  if (talia_table_get_seat (table, 0) != NULL)
    {
      self->match = talia_match_new (table, "random");
      talia_host_begin (self->host, self->match);
    }
  g_signal_connect_swapped (self->host, "changed", G_CALLBACK (host_changed_cb), self);
  door = g_strdup_printf ("%u %s", talia_host_get_port (self->host), talia_host_get_code (self->host));
  write_file (self, "door", door);
}

/* --- a guest -------------------------------------------------------------------------- */

static void
guest_changed_cb (Peer *self)
{
  g_autofree char *saved = talia_guest_save (self->guest);

  if (saved != NULL)
    write_file (self, "seat", saved);
  if (talia_guest_get_state (self->guest) == TALIA_GUEST_ENDED && !self->done)
    g_error ("ended: %s", talia_guest_get_reason (self->guest));
}

static void
begun_cb (Peer *self)
{
  self->match = talia_match_new (talia_guest_get_table (self->guest), "random");
}

static void
open_guest (Peer *self, char **argv, guint patience)
{
  g_autofree char *saved = read_file (self, "seat");

  if (saved != NULL)
    self->guest = talia_guest_new_saved (saved);
  else
    self->guest = talia_guest_new (argv[0], TALIA_NET_PORT, argv[1], argv[2]);
  g_assert_nonnull (self->guest);
  talia_guest_set_patience (self->guest, patience, RETRY);
  g_signal_connect_swapped (self->guest, "changed", G_CALLBACK (guest_changed_cb), self);
  g_signal_connect_swapped (self->guest, "begun", G_CALLBACK (begun_cb), self);
}

/* Usage: table-peer FOLDER DEALS PACE PATIENCE host ROW PEOPLE: a row of party_games
 *        table-peer FOLDER DEALS PACE PATIENCE guest ADDRESS CODE NAME
 * PACE: milliseconds between two moves; PATIENCE: milliseconds of silence. */
int
main (int argc, char *argv[])
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Peer self = { .folder = argv[1] };
  guint pace, patience;

  g_assert_true (argc >= 8);
  self.deals = (guint) atoi (argv[2]);
  pace = (guint) atoi (argv[3]);
  patience = (guint) atoi (argv[4]);
  talia_random_init (&self.random, g_random_int ());
  if (g_str_equal (argv[5], "host"))
    {
      guint row = (guint) atoi (argv[6]);

      g_assert_true (row < party_n_games);
      self.people = (guint) atoi (argv[7]);
      open_host (&self, &party_games[row], patience);
    }
  else
    open_guest (&self, argv + 6, patience);
  if (self.host != NULL && self.match != NULL)
    talia_match_set_pace (self.match, pace);
  g_timeout_add (MAX (pace, 1), turn_cb, &self);
  g_main_loop_run (loop);
  return 0;
}
