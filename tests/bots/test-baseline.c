/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the baseline players (tools/bench/baseline.h): which players try for the moon in their playouts, and which
 * players stop them. */
#include "baseline-private.h"
#include "baseline.h"

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define QUEEN TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)

/* The last tricks of a deal of Hearts that the first seat leads. It has taken `hearts` hearts and, if so, the queen. */
typedef struct
{
  const char *what;
  const char *hands[4];
  int hearts;
  gboolean queen;
  gboolean all; /* whether it is the only one with penalty cards in the end */
} Ending;

static const Ending endings[] = {
  { "goes-on", { "3D,AD", "KD,QH", "2C,KH", "4C,JH" }, 10, TRUE, TRUE },
  { "goes-on-from-eight", { "3D,AD", "KD,QH", "2C,KH", "4C,JH" }, 8, FALSE, TRUE },
  { "does-not-go-on-from-seven", { "3D,AD", "KD,QH", "2C,KH", "4C,JH" }, 7, FALSE, FALSE },
  { "is-stopped-by-a-heart-that-was-kept", { "4D,5D,AS", "3C,4C,2S", "2C,KD,AH", "6C,7C,8C" }, 12, TRUE, FALSE },
  { "is-stopped-by-a-winner", { "3D,QD", "2C,3C", "2D,KD", "4C,AH" }, 12, TRUE, FALSE },
};

static void
set_up (Baseline *self, TaliaState *state)
{
  TaliaOptions options;
  TaliaRandom random;
  TaliaPack pack;
  int dealer;

  talia_random_init (&random, 1);
  talia_game_init_options (self->game, &options);
  g_assert_true (talia_game_start (self->game, &options, state, NULL));
  talia_game_shuffle (self->game, state, 1, &pack, &dealer);
  g_assert_true (talia_game_deal (self->game, state, &pack, dealer, state, NULL, NULL));
  while (state->phase != TALIA_PHASE_PLAY)
    {
      TaliaMove moves[TALIA_MAX_LEGAL];

      g_assert_cmpint (talia_game_legal_or_some (self->game, state, moves), >, 0);
      talia_game_make (self->game, state, &moves[0], NULL);
    }
  talia_game_prepare_payoff (self->game, state, &self->payoff);
  baseline_costs_init (&self->costs, self->game, state);
}

/* Replaces the cards of the deal by those of the ending. */
static void
place (TaliaState *state, const Ending *ending)
{
  TaliaCards hearts = HEARTS;

  for (int seat = 0; seat < 4; seat++)
    {
      g_assert_true (talia_cards_parse (ending->hands[seat], -1, &state->hand[seat]));
      hearts &= ~state->hand[seat];
      state->taken[seat] = 0;
    }
  for (int i = 0; i < ending->hearts; i++)
    state->taken[0] |= TALIA_BIT (talia_cards_pop (&hearts));
  if (ending->queen)
    state->taken[0] |= QUEEN;
  state->trick.tricks = (uint8_t) (13 - talia_cards_count (state->hand[0]));
  state->trick.n_played = (uint8_t) (4 * state->trick.tricks);
  state->trick.leader = 0;
  state->trick.broken = TRUE;
  state->to_act = 0;
}

static void
test_endings (gconstpointer data)
{
  const Ending *ending = data;
  TaliaRandom random;
  Baseline self = { .game = talia_registry_find ("hearts"), .random = &random, .moon = TRUE };
  TaliaCards others;
  TaliaState state;

  talia_random_init (&random, 1);
  set_up (&self, &state);
  place (&state, ending);
  baseline_play_for_moon (&self, &state);
  others = state.taken[1] | state.taken[2] | state.taken[3];
  g_assert_cmpint ((others & (HEARTS | QUEEN)) == 0, ==, ending->all);
}

/* Without the moon, sets of dangerous cards are listed; with it, also sets of low ones, none of them twice. */
static void
test_passes (void)
{
  TaliaMove moves[TALIA_MAX_LEGAL];
  Baseline self = { .game = talia_registry_find ("hearts") };
  const TaliaMove low = TALIA_PASS (TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS) | TALIA_CARD_BIT (TALIA_THREE, TALIA_CLUBS)
                                    | TALIA_CARD_BIT (TALIA_TWO, TALIA_DIAMONDS));
  gboolean found = FALSE;
  TaliaState state;
  TaliaCards hand;
  guint n;

  set_up (&self, &state);
  g_assert_true (talia_cards_parse ("2C,3C,4C,AC,2D,5D,KD,QH,KH,AH,QS,KS,AS", -1, &hand));
  g_assert_cmpuint (baseline_list_passes (&self.costs, hand, FALSE, moves), ==, 35);
  n = baseline_list_passes (&self.costs, hand, TRUE, moves);
  g_assert_cmpuint (n, ==, 45);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (talia_cards_count (moves[i].cards & hand), ==, TALIA_PASSED_CARDS);
      found |= talia_move_equal (&moves[i], &low);
      for (guint j = 0; j < i; j++)
        g_assert_false (talia_move_equal (&moves[i], &moves[j]));
    }
  g_assert_true (found);
  g_assert_true (talia_cards_parse ("2C,3C,4C,5C,6C", -1, &hand));
  g_assert_cmpuint (baseline_list_passes (&self.costs, hand, TRUE, moves), ==, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/baseline/moon/%s", endings[i].what);

      g_test_add_data_func (path, &endings[i], test_endings);
    }
  g_test_add_func ("/baseline/passes", test_passes);
  return g_test_run ();
}
