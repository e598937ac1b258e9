/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the search in games of rows: it considers only cards that fit, it plays deals to their end, and it infers hands
 * from the plays of the others. */
#include <math.h>

#include "bots/search/core/search-worlds.h"
#include "bots/search/rows/rows-policy.h"
#include "bots/talia-bot.h"
#include "engine/rows/talia-rows-game.h"

static const TaliaPreset tables[] = {
  { .settings = "players=3" },
  { .settings = "players=4" },
  { .settings = "players=6" },
  { .settings = "players=4 lottery-may-pass=true" },
};

static TaliaState
deal (const TaliaGame *game, guint table, guint64 seed)
{
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_options_apply_preset (game->options, &options, &tables[table]);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  talia_game_shuffle (game, &state, seed, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  return state;
}

/* Deals also end if turns may be lost on purpose, because no player does so for ever. */
static void
test_deals_end (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (guint i = 0; i < 40; i++)
    {
      TaliaState state = deal (game, i % G_N_ELEMENTS (tables), i);
      int turns = 0;

      while (state.phase == TALIA_PHASE_PLAY)
        {
          const TaliaRows *rows = &state.rows;
          TaliaCards legal = state.hand[state.to_act] & talia_rows_open (rows);
          gboolean may_skip = legal != 0 && rows->begun && rows->may_pass;
          TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
          guint n = talia_rows_think (&state, game->pack (&state), legal, may_skip,
                                      talia_rows_weights[TALIA_STYLE_SEARCHES], thoughts);
          TaliaCard card = thoughts[talia_rows_pick (thoughts, n, &random)].card;
          TaliaMove move = card == TALIA_NO_CARD ? TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP) : TALIA_PLAY (card);

          g_assert_cmpint (talia_game_check (game, &state, &move).rule, ==, TALIA_RULE_NONE);
          if (card != TALIA_NO_CARD)
            {
              const int seat = state.to_act, last = rows->n_played;

              talia_game_make (game, &state, &move, NULL);
              g_assert_cmpint (rows->played[last], ==, card);
              g_assert_cmpint (rows->by[last], ==, seat);
            }
          else
            talia_game_make (game, &state, &move, NULL);
          g_assert_cmpint (++turns, <, 52 * 6);
        }
    }
}

/* The number of hands sampled for each view. */
#define HANDS 200

/* Counts how many unseen cards the worlds give to the players who really hold them. In a world each player has the
 * right number of cards, and none that they are known to lack. */
static void
count_right (const TaliaGame *game, const TaliaState *state, const TaliaFamily *family, guint *right, guint *all)
{
  const TaliaSkill skill = { .recalls = TRUE, .infers = 1 };
  const TaliaThinking thinking = { .worlds = HANDS };
  g_autofree gpointer prepared = g_malloc0 (family->size);
  TaliaPosition position = { .skill = &skill };
  TaliaWorlds worlds;
  TaliaView view;

  talia_game_view (game, state, state->to_act, &view);
  talia_knowledge_init (&position.known, game, &view);
  position.prepared = prepared;
  family->prepare (&position);
  talia_worlds_init (&worlds, family, &position, HANDS, &thinking, 7);
  for (guint i = 0; i < HANDS; i++)
    {
      TaliaRandom random;
      TaliaWorld world;

      talia_worlds_get (&worlds, i, &world, &random);
      for (int seat = 0; seat < state->seats; seat++)
        {
          const TaliaCards hand = world.state.hand[seat];

          *all += (guint) talia_cards_count (hand & position.known.unseen);
          *right += (guint) talia_cards_count (hand & state->hand[seat] & position.known.unseen);
          g_assert_cmpint (talia_cards_count (hand), ==, talia_cards_count (state->hand[seat]));
          g_assert_cmphex (hand & state->rows.lacks[seat], ==, 0);
        }
    }
  talia_worlds_clear (&worlds);
}

static TaliaMove
ask_easy (const TaliaGame *game, const TaliaState *state)
{
  TaliaThinking thinking = { 0 };
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  talia_game_view (game, state, state->to_act, &view);
  advice = talia_level_advise (talia_level_find (TALIA_LEVEL_EASY), game, &view, &thinking);
  return g_array_index (advice, TaliaAdvice, 0).move;
}

/* A player who lays one card rather than another probably does not hold the other: such hands are sampled less
 * often. */
static void
test_what_was_laid_tells (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");
  TaliaFamily deaf = talia_search_rows;
  guint right = 0, blind = 0, all = 0, all_blind = 0;

  deaf.weigh_hand = NULL;
  for (guint i = 0; i < 12; i++)
    {
      TaliaState state = deal (game, 1, i);

      while (state.phase == TALIA_PHASE_PLAY)
        {
          TaliaMove move;

          if (state.to_act == 0 && state.rows.n_played >= 20 && state.rows.n_played <= 36)
            {
              count_right (game, &state, &talia_search_rows, &right, &all);
              count_right (game, &state, &deaf, &blind, &all_blind);
            }
          move = ask_easy (game, &state);
          talia_game_make (game, &state, &move, NULL);
        }
    }
  g_test_message ("of %u cards %u right, of %u at random %u", all, right, all_blind, blind);
  g_assert_cmpuint (right, >, blind + blind / 20);
}

/* --- walks ------------------------------------------------------------------------------------ */

/* Few enough unseen cards to list all their distributions. */
#define FEW_CARDS 7
#define WALKED 1000
#define SEEDS 40

typedef struct
{
  const TaliaPosition *position;
  TaliaCards hand[TALIA_MAX_SEATS];
  GArray *ways;    /* indices of hand[] */
  GArray *weights; /* of each distribution */
} Listing;

static double
weigh (const TaliaPosition *position, const TaliaCards hand[])
{
  double sum = 0.0;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (position->known.where.n[seat] > 0)
      {
        double plays[TALIA_STYLES] = { 0.0 };

        talia_search_rows.weigh_hand (position, seat, hand[seat], plays);
        sum += log (exp (plays[TALIA_STYLE_SEARCHES]) + exp (plays[TALIA_STYLE_EASY]));
      }
  return exp (sum);
}

/* Deals the remaining cards in every possible way. */
static void
list_ways (Listing *self, TaliaCards rest)
{
  const TaliaUnseen *where = &self->position->known.where;
  TaliaCards card;

  if (rest == 0)
    {
      const double weight = weigh (self->position, self->hand);

      g_array_append_vals (self->ways, self->hand, TALIA_MAX_SEATS);
      g_array_append_val (self->weights, weight);
      return;
    }
  card = TALIA_BIT (talia_cards_pop (&rest));
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if ((where->may_hold[seat] & card) && talia_cards_count (self->hand[seat]) < where->n[seat])
      {
        self->hand[seat] |= card;
        list_ways (self, rest);
        self->hand[seat] &= ~card;
      }
}

/* Samples many times; returns the difference between the frequencies of the distributions and their probabilities,
 * summed up and divided so that it is 1 at most. */
static double
compare_shares (const TaliaPosition *position)
{
  Listing all = {
    .position = position,
    .ways = g_array_new (FALSE, FALSE, sizeof (TaliaCards)),
    .weights = g_array_new (FALSE, FALSE, sizeof (double)),
  };
  const TaliaThinking thinking = { .worlds = WALKED };
  double sum = 0.0, off = 0.0;
  guint *times, n = 0;

  list_ways (&all, position->known.where.cards);
  times = g_new0 (guint, all.weights->len);
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      g_autoptr (GArray) walked = talia_walk (&talia_search_rows, position, WALKED, &thinking, 0, seed * 100);

      n += walked->len;
      for (guint i = 0; i < walked->len; i++)
        for (guint j = 0; j < all.weights->len; j++)
          times[j] += memcmp (g_array_index (walked, TaliaHands, i).hand,
                              &g_array_index (all.ways, TaliaCards, j * TALIA_MAX_SEATS), sizeof all.hand)
                      == 0;
    }
  for (guint j = 0; j < all.weights->len; j++)
    sum += g_array_index (all.weights, double, j);
  for (guint j = 0; j < all.weights->len; j++)
    off += fabs (times[j] / (double) n - g_array_index (all.weights, double, j) / sum) / 2.0;
  g_test_message ("%u ways, %.3f off", all.weights->len, off);
  g_free (times);
  g_array_unref (all.ways);
  g_array_unref (all.weights);
  return off;
}

/* With few unseen cards, each distribution is sampled as often as it is probable. */
static void
test_hands_come_up_as_often_as_they_are_likely (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");
  const TaliaSkill skill = { .recalls = TRUE };
  guint met = 0;

  for (guint i = 0; met < 8; i++)
    {
      TaliaState state = deal (game, i % 3, i);
      gboolean few = FALSE;

      while (state.phase == TALIA_PHASE_PLAY && !few)
        {
          g_autofree gpointer prepared = g_malloc0 (talia_search_rows.size);
          TaliaPosition position = { .skill = &skill, .prepared = prepared };
          const TaliaMove move = ask_easy (game, &state);
          TaliaView view;

          talia_game_view (game, &state, state.to_act, &view);
          talia_knowledge_init (&position.known, game, &view);
          few = talia_cards_count (position.known.where.cards) <= FEW_CARDS;
          if (few)
            {
              talia_search_rows.prepare (&position);
              g_assert_cmpfloat (compare_shares (&position), <, 0.06);
              met++;
            }
          talia_game_make (game, &state, &move, NULL);
        }
    }
}

/* The model of the easy level plays as the easy level does. */
static void
test_easy_style_is_easy (void)
{
  guint choices = 0;

  for (guint i = 0; i < 40; i++)
    {
      const TaliaGame *game = talia_registry_find ("loteryjka");
      TaliaState state = deal (game, i % G_N_ELEMENTS (tables), i);

      while (state.phase == TALIA_PHASE_PLAY)
        {
          const TaliaCards legal = state.hand[state.to_act] & talia_rows_open (&state.rows);
          const gboolean may_skip = legal != 0 && state.rows.begun && state.rows.may_pass;
          TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
          const guint n = talia_rows_think (&state, game->pack (&state), legal, may_skip,
                                            talia_rows_weights[TALIA_STYLE_EASY], thoughts);
          const TaliaMove move = ask_easy (game, &state);
          const TaliaCard card = move.kind == TALIA_MOVE_PLAY ? move.card : TALIA_NO_CARD;
          float best = -INFINITY, own = -INFINITY;

          for (guint j = 0; j < n; j++)
            {
              best = MAX (best, thoughts[j].score);
              own = thoughts[j].card == card ? thoughts[j].score : own;
            }
          g_assert_cmpfloat (own, >=, best - 0.001f);
          choices += n > 1;
          talia_game_make (game, &state, &move, NULL);
        }
    }
  g_assert_cmpuint (choices, >, 400);
}

/* Before the first playout the easy level's choice is preferred, and no move is excluded. */
static void
test_rules_of_thumb_are_leant_on (void)
{
  guint choices = 0;

  for (guint i = 0; i < 20; i++)
    {
      const TaliaGame *game = talia_registry_find ("loteryjka");
      TaliaState state = deal (game, i % G_N_ELEMENTS (tables), i);

      while (state.phase == TALIA_PHASE_PLAY)
        {
          const TaliaMove easy = ask_easy (game, &state);
          TaliaMove moves[TALIA_SEARCH_MOVES];
          const int n = talia_game_legal (game, &state, moves, TALIA_SEARCH_MOVES);
          double lean[TALIA_SEARCH_MOVES], most = -INFINITY, own = -INFINITY;
          TaliaPosition position = { 0 };
          TaliaView view;

          talia_game_view (game, &state, state.to_act, &view);
          talia_knowledge_init (&position.known, game, &view);
          talia_search_rows.lean (&position, moves, (guint) n, lean);
          for (int j = 0; j < n; j++)
            {
              g_assert_true (lean[j] > -4.0 && lean[j] <= 0.0);
              most = MAX (most, lean[j]);
              own = talia_move_equal (&moves[j], &easy) ? lean[j] : own;
            }
          g_assert_cmpfloat (own, >=, most);
          choices += n > 1;
          talia_game_make (game, &state, &easy, NULL);
        }
    }
  g_assert_cmpuint (choices, >, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rows/what-was-laid-tells", test_what_was_laid_tells);
  g_test_add_func ("/rows/hands-come-up-as-often-as-they-are-likely", test_hands_come_up_as_often_as_they_are_likely);
  g_test_add_func ("/rows/easy-style-is-easy", test_easy_style_is_easy);
  g_test_add_func ("/rows/rules-of-thumb-are-leant-on", test_rules_of_thumb_are_leant_on);
  g_test_add_func ("/rows/deals-end", test_deals_end);
  return g_test_run ();
}
