/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the search in trick-taking games: where all cards are known, it plays the last tricks perfectly. */
#include <string.h>

#include "bots/search/core/search-family.h"
#include "bots/search/core/search.h"
#include "bots/search/trick/trick-alike.h"
#include "bots/search/trick/trick-end.h"
#include "bots/talia-bot.h"
#include "bots/talia-knowledge.h"
#include "engine/trick/talia-trick-game.h"

/* Games, and the number of tricks left in an ending. */
static int endings = 200, tricks = 4;

static const char *const games[] = { "spades", "hearts" };

typedef struct
{
  const TaliaGame *game;
  TaliaState state;
  TaliaPayoff payoff;
} Ending;

static void
play_by_chance (Ending *self, TaliaRandom *random)
{
  TaliaMove moves[TALIA_MAX_LEGAL];
  int n = talia_game_legal_or_some (self->game, &self->state, moves);

  talia_game_make (self->game, &self->state, &moves[talia_random_pick (random, (guint) n)], NULL);
}

/* Plays a deal at random until that many tricks are left. */
static void
make_ending (Ending *self, const char *id, guint64 seed)
{
  TaliaOptions options;
  TaliaRandom random;
  TaliaPack pack;
  int dealer;

  self->game = talia_registry_find (id);
  talia_random_init (&random, seed);
  talia_options_init (self->game->options, &options);
  g_assert_true (talia_game_start (self->game, &options, &self->state, NULL));
  talia_game_shuffle (self->game, &self->state, seed, &pack, &dealer);
  g_assert_true (talia_game_deal (self->game, &self->state, &pack, dealer, &self->state, NULL, NULL));
  while (self->state.phase != TALIA_PHASE_PLAY || self->state.trick.tricks < 13 - tricks)
    play_by_chance (self, &random);
  talia_game_prepare_payoff (self->game, &self->state, &self->payoff);
}

/* Returns the side's lead over the mean of the others, multiplied by their number. */
static int
ahead (const Ending *self, const int points[], int side)
{
  int sum = 0;

  for (int i = 0; i < self->state.sides; i++)
    sum += points[i];
  return (self->game->lowest_wins ? -1 : 1) * (points[side] * self->state.sides - sum);
}

static void search_plainly (const Ending *self, const TaliaState *state, int points[]);

/* Computes the points after a card, scored when the last card of the deal has been played. */
static void
play_plainly (const Ending *self, const TaliaState *state, TaliaCard card, int points[])
{
  TaliaState next = *state;

  if (!talia_trick_game_play (&next, card, NULL))
    {
      search_plainly (self, &next, points);
      return;
    }
  next.phase = TALIA_PHASE_DEAL;
  talia_payoff_points (&self->payoff, &next, points);
}

/* Searches every line of play without pruning. */
static void
search_plainly (const Ending *self, const TaliaState *state, int points[])
{
  const int side = talia_state_side (state, state->to_act);
  TaliaCards legal = talia_trick_legal (&state->trick, state->hand[state->to_act]);

  for (int best = G_MININT; legal != 0;)
    {
      int then[TALIA_MAX_SEATS];

      play_plainly (self, state, talia_cards_pop (&legal), then);
      if (ahead (self, then, side) > best)
        {
          best = ahead (self, then, side);
          memcpy (points, then, sizeof then);
        }
    }
}

/* The result of each legal card equals that of the plain search. Two sides have a unique value; with four, a player
 * plays the lowest of equally good cards, clubs first. */
static void
test_endings_are_exact (gconstpointer data)
{
  guint used = 0, most = 0;

  for (int i = 0; i < endings; i++)
    {
      guint nodes = 10000000;
      TaliaCards legal;
      Ending ending;

      make_ending (&ending, data, (guint64) i);
      legal = talia_trick_legal (&ending.state.trick, ending.state.hand[ending.state.to_act]);
      while (legal != 0)
        {
          TaliaCard card = talia_cards_pop (&legal);
          int exact[TALIA_MAX_SEATS], plain[TALIA_MAX_SEATS];

          g_assert_true (
              talia_trick_solve_after (&ending.payoff, ending.game->lowest_wins, &ending.state, card, &nodes, exact));
          play_plainly (&ending, &ending.state, card, plain);
          for (int side = 0; side < ending.state.sides; side++)
            g_assert_cmpint (ahead (&ending, exact, side), ==, ahead (&ending, plain, side));
        }
      used += 10000000 - nodes;
      most = MAX (most, 10000000 - nodes);
    }
  g_test_message ("%u cards in all, at most %u", used, most);
  g_assert_cmpuint (used, >, 0);
}

/* Plays on until the player to act can infer every card and has a choice. Returns FALSE if that does not happen. */
static gboolean
reach_knowledge (Ending *self, TaliaView *view, TaliaRandom *random)
{
  for (; self->state.trick.tricks < 12; play_by_chance (self, random))
    {
      TaliaKnowledge known;

      talia_game_view (self->game, &self->state, self->state.to_act, view);
      talia_knowledge_init (&known, self->game, view);
      if (talia_trick_all_known (&known.where))
        return TRUE;
    }
  return FALSE;
}

/* Returns the lead of the seat to act after a card. */
static int
worth (const Ending *self, TaliaCard card)
{
  int points[TALIA_MAX_SEATS];

  play_plainly (self, &self->state, card, points);
  return ahead (self, points, talia_state_side (&self->state, self->state.to_act));
}

/* An expert who can infer every card plays what the plain search finds best. */
static void
test_experts_play_them (gconstpointer data)
{
  g_autofree TaliaAdvice *advice = g_new (TaliaAdvice, TALIA_MAX_LEGAL);
  TaliaRandom random;
  int known = 0;

  talia_random_init (&random, 1);
  for (int i = 0; i < endings; i++)
    {
      TaliaThinking thinking = { .random = random, .worlds = 1 };
      int best = G_MININT;
      TaliaCards legal;
      TaliaView view;
      Ending ending;

      make_ending (&ending, data, (guint64) i);
      if (!reach_knowledge (&ending, &view, &random))
        continue;
      known++;
      talia_search_advise (talia_level_find ("expert"), ending.game, &view, &thinking, advice);
      legal = talia_trick_legal (&ending.state.trick, ending.state.hand[ending.state.to_act]);
      while (legal != 0)
        {
          int it = worth (&ending, talia_cards_pop (&legal));

          best = MAX (best, it);
        }
      g_assert_cmpint (worth (&ending, advice[0].move.card), ==, best);
    }
  g_test_message ("%d of %d known", known, endings);
  g_assert_cmpint (known, >, endings / 10);
}

/* Adjacent cards are equivalent, unless another player has one between them or one is a penalty card. */
static void
test_touching_cards_are_alike (void)
{
  static const struct
  {
    const char *game, *legal, *between, *left;
  } cases[] = {
    { "hearts", "5C,6C,7C", "2C,9C", "5C" },       { "hearts", "5C,7C,9C", "6C,2D", "5C,7C" },
    { "hearts", "TS,JS,QS,KS", "2C", "TS,QS,KS" }, { "hearts", "2D,9H,TH", "8H", "2D,9H" },
    { "spades", "TS,JS,QS,KS", "2C", "TS" },       { "spades", "AC,2D", "KC", "AC,2D" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TaliaCards legal, between, left;
      TaliaTrickKinds kinds;
      Ending ending;

      make_ending (&ending, cases[i].game, 1);
      talia_trick_kinds_init (&kinds, &ending.payoff, &ending.state.trick.rules);
      g_assert_true (talia_cards_parse (cases[i].legal, -1, &legal));
      g_assert_true (talia_cards_parse (cases[i].between, -1, &between));
      g_assert_true (talia_cards_parse (cases[i].left, -1, &left));
      g_assert_cmphex (talia_trick_leave_lowest (&kinds, legal, between), ==, left);
    }
}

/* Equivalent cards get the same estimate. */
static void
test_alike_cards_are_judged_alike (void)
{
  const TaliaLevel *hard = talia_level_find ("hard");
  guint met = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaThinking thinking;
      TaliaKnowledge known;
      TaliaView view;
      Ending ending;

      make_ending (&ending, "spades", seed);
      talia_game_view (ending.game, &ending.state, ending.state.to_act, &view);
      talia_knowledge_init (&known, ending.game, &view);
      talia_thinking_init (&thinking, hard, seed);
      advice = talia_level_advise (hard, ending.game, &view, &thinking);
      for (guint i = 0; i < advice->len; i++)
        for (guint j = 0; j < advice->len; j++)
          {
            const TaliaAdvice *a = &g_array_index (advice, TaliaAdvice, i),
                              *b = &g_array_index (advice, TaliaAdvice, j);
            TaliaCards between = known.unseen | talia_trick_cards (&ending.state.trick);

            if (a->move.card >= b->move.card || talia_card_suit (a->move.card) != talia_card_suit (b->move.card)
                || (between & (TALIA_BIT (b->move.card) - TALIA_BIT (a->move.card))))
              continue;
            met++;
            g_assert_cmpfloat (a->points, ==, b->points);
          }
    }
  g_assert_cmpuint (met, >, 0);
}

/* The search reports that its nodes are used up. */
static void
test_endings_may_be_too_long (void)
{
  int points[TALIA_MAX_SEATS];
  guint nodes = 10;
  Ending ending;

  make_ending (&ending, "spades", 1);
  g_assert_false (talia_trick_solve_after (
      &ending.payoff, FALSE, &ending.state,
      talia_cards_first (talia_trick_legal (&ending.state.trick, ending.state.hand[ending.state.to_act])), &nodes,
      points));
}

/* A nil that fails too often in playouts is valued lower; other bids and plays are not. */
static void
test_nils_have_to_be_kept (void)
{
  static const struct
  {
    TaliaMove move;
    double kept;
    gboolean doubted;
  } rows[] = {
    { { .kind = TALIA_MOVE_BID, .value = 0 }, 0.9, FALSE },
    { { .kind = TALIA_MOVE_BID, .value = 0 }, 0.5, TRUE },
    { { .kind = TALIA_MOVE_BID, .value = 3 }, 0.0, FALSE },
    { { .kind = TALIA_MOVE_BLIND }, 0.5, FALSE },
    { { .kind = TALIA_MOVE_PLAY, .card = TALIA_CARD (TALIA_TWO, TALIA_CLUBS) }, 0.0, FALSE },
  };
  const TaliaPosition position = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_true ((talia_search_tricks.doubt (&position, &rows[i].move, rows[i].kept) > 0.0) == rows[i].doubted);
}

/* While players bid, the search looks in each world whether the player's nil would succeed. */
static void
test_worlds_tell_of_nils (void)
{
  static const struct
  {
    int bid, won;
    gboolean kept;
  } rows[] = { { 0, 0, TRUE }, { 0, 1, FALSE }, { 2, 0, FALSE }, { 2, 2, FALSE } };
  const TaliaState seen = { .phase = TALIA_PHASE_BID, .seats = 4 };
  const TaliaPosition position = { .known = { .seen = &seen, .own = 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TaliaState end = { .phase = TALIA_PHASE_OVER, .seats = 4 };

      end.trick.bid[1] = (int8_t) rows[i].bid;
      end.trick.won[1] = (int8_t) rows[i].won;
      g_assert_true (talia_search_tricks.takes (&position, &end) == rows[i].kept);
    }
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = { { "endings", 0, 0, G_OPTION_ARG_INT, &endings, "endings of each game", "N" },
                                   { "tricks", 0, 0, G_OPTION_ARG_INT, &tricks, "the number of tricks in each", "N" },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *exact = g_strdup_printf ("/tricks/endings-are-exact/%s", games[i]);
      g_autofree char *played = g_strdup_printf ("/tricks/experts-play-them/%s", games[i]);

      g_test_add_data_func (exact, games[i], test_endings_are_exact);
      g_test_add_data_func (played, games[i], test_experts_play_them);
    }
  g_test_add_func ("/tricks/nils-have-to-be-kept", test_nils_have_to_be_kept);
  g_test_add_func ("/tricks/worlds-tell-of-nils", test_worlds_tell_of_nils);
  g_test_add_func ("/tricks/touching-cards-are-alike", test_touching_cards_are_alike);
  g_test_add_func ("/tricks/alike-cards-are-judged-alike", test_alike_cards_are_judged_alike);
  g_test_add_func ("/tricks/endings-may-be-too-long", test_endings_may_be_too_long);
  return g_test_run ();
}
