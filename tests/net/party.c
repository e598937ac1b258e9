/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host and its guests in one program, which play at random over real sockets. */
#include "party.h"

#include "model/record/talia-record.h"

const PartyGame party_games[] = {
  { "hearts", "target=50" },
  { "spades", "target=100 loss=-100" },
  { "kierki", "players=7 lottery-deals=1" },
  { "loteryjka", "lottery-may-pass=true" },
  { "punktowe", "" },
  { "czarna-dama", "" },
  { "greckie", "players=6" },
  { "casino", "players=4 partners=true" },
  { "casino", "players=2" },
  { "royal", "players=3" },
};
const guint party_n_games = G_N_ELEMENTS (party_games);

void
party_open (Party *self, const PartyGame *game, guint64 seed)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (game->game), game->options);
  g_autoptr (GError) error = NULL;

  *self = (Party) { .deals = 3 };
  talia_random_init (&self->random, seed);
  self->host = talia_host_new (talia_table_get_game (table), &talia_table_get_state (table)->options, "Ala", &error);
  g_assert_no_error (error);
  talia_host_set_patience (self->host, PARTY_PATIENCE);
  talia_host_open (self->host, 0, NULL, &error);
  g_assert_no_error (error);
  self->port = talia_host_get_port (self->host);
}

PartyGuest *
party_add (Party *self, const char *name)
{
  PartyGuest *guest = &self->guests[self->n_guests++];

  talia_random_init (&guest->random, talia_random_next (&self->random));
  guest->guest = talia_guest_new ("127.0.0.1", self->port, talia_host_get_code (self->host), name);
  g_assert_nonnull (guest->guest);
  talia_guest_set_patience (guest->guest, PARTY_PATIENCE, 100);
  PARTY_WAIT (self, talia_guest_get_state (guest->guest) != TALIA_GUEST_CONNECTING);
  g_assert_cmpstr (talia_guest_get_reason (guest->guest), ==, NULL);
  PARTY_WAIT (self,
              talia_host_get_people (self->host)->at[talia_guest_get_seat (guest->guest)].state == TALIA_PERSON_HERE);
  return guest;
}

void
party_follow (PartyGuest *self)
{
  g_clear_object (&self->match);
  self->match = talia_match_new (talia_guest_get_table (self->guest), "easy");
}

void
party_begin (Party *self)
{
  g_autoptr (TaliaMatch) match = talia_host_make_match (self->host, "easy");

  g_object_set (match, "bots-seed", (guint64) 7, NULL);
  self->match = g_object_ref (match);
  talia_host_begin (self->host, match);
  for (guint i = 0; i < self->n_guests; i++)
    {
      PARTY_WAIT (self, talia_guest_get_table (self->guests[i].guest) != NULL);
      party_follow (&self->guests[i]);
    }
}

void
party_move (TaliaMatch *match, TaliaRandom *random)
{
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const TaliaView *view = talia_match_get_view (match);
  g_autoptr (GError) error = NULL;
  int n = talia_game_legal_or_some (talia_match_get_game (match), &view->seen, legal);

  g_assert_cmpint (n, >, 0);
  talia_match_play (match, &legal[talia_random_below (random, (guint) n)], &error);
  g_assert_no_error (error);
}

/* Asserts that the guest's view has no hand except the guest's own. */
static void
assert_fair (Party *self, PartyGuest *guest)
{
  const TaliaView *view = talia_match_get_view (guest->match);

  for (int seat = 0; seat < view->seen.seats; seat++)
    if (seat != view->seat)
      g_assert_cmphex (view->seen.hand[seat], ==, 0);
}

gboolean
party_turn (Party *self)
{
  const TaliaState *state = talia_table_get_state (talia_match_get_table (self->match));
  gboolean over = state->phase == TALIA_PHASE_OVER || (state->phase == TALIA_PHASE_DEAL && state->deals == self->deals);

  if (!over && state->phase == TALIA_PHASE_DEAL)
    talia_match_deal (self->match, NULL, NULL);
  else if (talia_match_get_own_turn (self->match))
    party_move (self->match, &self->random);
  for (guint i = 0; i < self->n_guests; i++)
    {
      PartyGuest *guest = &self->guests[i];
      const TaliaState *theirs;

      if (guest->match == NULL)
        continue;
      assert_fair (self, guest);
      if (talia_match_get_own_turn (guest->match))
        {
          party_move (guest->match, &guest->random);
          guest->moves++;
        }
      theirs = talia_table_get_state (talia_match_get_table (guest->match));
      over &= theirs->phase == state->phase && theirs->deals == state->deals;
    }
  if (!over && !g_main_context_iteration (NULL, FALSE))
    g_usleep (100);
  return over;
}

void
party_play (Party *self)
{
  const gint64 end = g_get_monotonic_time () + 600 * G_USEC_PER_SEC; /* only a match that has stopped takes so long */

  while (!party_turn (self))
    g_assert_cmpint (g_get_monotonic_time (), <, end);
}

void
party_check_record (PartyGuest *self, const char *wanted)
{
  g_autofree char *note = g_strdup_printf ("\nnote seat %d\n", talia_guest_get_seat (self->guest));
  g_autofree char *record = talia_record_write (talia_guest_get_table (self->guest));
  g_auto (GStrv) parts = g_strsplit (record, note, 2);
  g_autofree char *rest = g_strjoinv ("\n", parts);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  g_assert_cmpstr (rest, ==, wanted);
}

void
party_close (Party *self)
{
  for (guint i = 0; i < self->n_guests; i++)
    {
      g_clear_object (&self->guests[i].match);
      if (self->guests[i].guest != NULL)
        talia_guest_leave (self->guests[i].guest);
      g_clear_object (&self->guests[i].guest);
    }
  talia_host_close (self->host);
  g_clear_object (&self->match);
  g_clear_object (&self->host);
}
