/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the history of a long match: how much it keeps in memory, and that every state can be looked up. */
#include "model/table/talia-history-private.h"

#include "playing.h"

#define DEALS 4

typedef struct
{
  TaliaHistory history;
  GArray *seen; /* every state, beginning with that before the first deal */
} Fixture;

static void
set_up (Fixture *self, gconstpointer game)
{
  TaliaOptions options;

  talia_history_init (&self->history);
  self->history.game = game;
  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &self->history.start, NULL));
  self->seen = g_array_new (FALSE, FALSE, sizeof (TaliaState));
  g_array_append_val (self->seen, self->history.start);
}

static void
tear_down (Fixture *self, gconstpointer game)
{
  talia_history_clear (&self->history);
  g_array_unref (self->seen);
}

static void
deal (Fixture *self, TaliaRandom *random)
{
  const TaliaGame *game = self->history.game;
  TaliaDealing dealing = { .dealer = TALIA_NOBODY };
  TaliaState after;
  int dealer;

  talia_game_shuffle (game, talia_history_get_state (&self->history), talia_random_next (random), &dealing.pack,
                      &dealer);
  if (game->has_dealer && talia_game_next_dealer (game, talia_history_get_state (&self->history)) == TALIA_NOBODY)
    dealing.dealer = (int8_t) dealer;
  g_assert_true (
      talia_game_deal (game, talia_history_get_state (&self->history), &dealing.pack, dealer, &after, NULL, NULL));
  talia_history_add_deal (&self->history, &dealing, &after);
  g_array_append_val (self->seen, after);
}

static void
move (Fixture *self, TaliaRandom *random)
{
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const TaliaState *state = talia_history_get_state (&self->history);
  int n = talia_game_legal_or_some (self->history.game, state, legal), seat = state->to_act;
  const TaliaMove *chosen = &legal[talia_random_below (random, (uint64_t) n)];
  TaliaState after;

  talia_game_apply (self->history.game, state, chosen, &after, NULL);
  talia_history_add_move (&self->history, chosen, seat, &after, FALSE);
  g_array_append_val (self->seen, after);
}

static void
take_back (Fixture *self)
{
  talia_history_undo (&self->history);
  g_array_set_size (self->seen, self->seen->len - 1);
}

/* Plays this number of deals, or fewer if the match ends; some moves are undone and replaced. */
static void
play (Fixture *self, guint deals)
{
  TaliaRandom random;

  talia_random_init (&random, 11);
  for (;;)
    {
      const TaliaState *state = talia_history_get_state (&self->history);

      if (state->phase == TALIA_PHASE_OVER || (state->phase == TALIA_PHASE_DEAL && state->deals == deals))
        return;
      if (state->phase == TALIA_PHASE_DEAL)
        deal (self, &random);
      else if (talia_random_below (&random, 6) == 0 && talia_history_get_n_undo (&self->history) > 0)
        take_back (self);
      else
        move (self, &random);
    }
}

static void
assert_states_are_seen (const TaliaHistory *history, GArray *seen)
{
  g_assert_cmpuint (history->n_made + 1, ==, seen->len);
  for (guint i = 0; i < seen->len; i++)
    {
      TaliaState state;

      talia_history_get_state_at (history, (int) i - 1, &state);
      g_assert_true (talia_state_equal (&state, &g_array_index (seen, TaliaState, i)));
    }
}

/* A match of any length keeps one state for each deal, and those of the last deal. */
static void
test_states_held (Fixture *self, gconstpointer game)
{
  guint last;

  play (self, DEALS);
  last = self->history.steps->len - (guint) talia_history_get_deal_step (&self->history);
  g_assert_cmpuint (self->history.deals->len, ==, talia_history_get_state (&self->history)->deals);
  g_assert_cmpuint (self->history.states->len, ==, last);
  assert_states_are_seen (&self->history, self->seen);
}

/* A copy up to any step agrees with the original up to there. */
static void
test_copies (Fixture *self, gconstpointer game)
{
  TaliaHistory copy;

  play (self, 2);
  talia_history_init (&copy);
  copy.game = game;
  copy.start = self->history.start;
  for (guint n = self->history.n_made; n > 0; n -= MIN (n, 7))
    {
      talia_history_copy (&copy, &self->history, n);
      g_array_set_size (self->seen, n + 1);
      assert_states_are_seen (&copy, self->seen);
      g_assert_cmpuint (talia_history_get_n_redo (&copy), ==, 0);
    }
  talia_history_clear (&copy);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autofree char *held = g_strdup_printf ("/history/%s/states-held", (*game)->id);
      g_autofree char *copies = g_strdup_printf ("/history/%s/copies", (*game)->id);

      g_test_add (held, Fixture, *game, set_up, test_states_held, tear_down);
      g_test_add (copies, Fixture, *game, set_up, test_copies, tear_down);
    }
  return g_test_run ();
}
