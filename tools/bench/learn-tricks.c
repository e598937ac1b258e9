/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Learns the weights of the playout policy of trick-taking games (src/bots/search/trick/trick-policy.h).
 *
 * In each round players with these weights play deals against each other and against players who use rules of thumb. At
 * about every third decision each legal card is played, and the deal is played out by the policy; the mean result over
 * very many such decisions says what a card is worth. Then the weights move so that the choices bring as much as
 * possible. Prints the table as C.
 */
#include <math.h>
#include <stdlib.h>

#include "bots/easy/easy.h"
#include "bots/search/core/search.h"
#include "bots/search/trick/trick-passes.h"
#include "bots/search/trick/trick-weights.h"
#include "bots/talia-bot.h"
#include "engine/talia-playout.h"
#include "engine/trick/talia-trick-game.h"
#include "learn-climb.h"

#define MAX_CARDS TALIA_MAX_TRICKS

/* A decision from which the weights are learned. */
typedef struct
{
  guint8 n, aim;
  guint8 n_marks[MAX_CARDS];
  guint16 marks[MAX_CARDS][TALIA_TRICK_MARKS];
  float value[MAX_CARDS];
} Decision;

typedef struct
{
  TaliaTrickLesson *lesson;
  const TaliaLevel *model; /* the level to imitate; NULL: the lesson is to find the best cards */
  TaliaRandom random;
  GArray *decisions;
  TaliaTrickWeights *weights; /* by aim, as the search uses them; with a model, those of its imitation */
  Climb climb;                /* the same before rounding, for one aim at a time */
} School;

/* --- playouts ---------------------------------------------------------------------------------------- */

/* The share of other players who use rules of thumb, and the share of decisions from which weights are learned. */
#define OTHERS 0.25
#define LOOKS 0.3

/* The probabilities of a random choice, so that unusual positions are met as well. */
#define ODD 0.02
#define ODD_BID 0.2

/* A deal, and the policy that plays it. */
typedef struct
{
  TaliaTrickPolicy policy;
  TaliaPasser passer;
  TaliaPayoff payoff;
} Deal;

typedef struct
{
  const TaliaTrickPolicy *policy;
  TaliaRandom *random;
} Player;

static TaliaCard
glance (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  const Player *player = data;

  return talia_trick_choose (player->policy, state, legal, player->random);
}

/* Returns the result of the deal for the player to act if this card is played, followed by the playout policy. */
static float
try_card (const School *self, const Deal *deal, const TaliaState *state, TaliaCard card, guint64 seed)
{
  const int side = talia_state_side (state, state->to_act);
  TaliaState after = *state;
  TaliaRandom random;
  Player player = { &deal->policy, &random };
  int points[TALIA_MAX_SEATS], lead;

  talia_random_init (&random, seed);
  if (!talia_trick_game_play (&after, card, NULL))
    talia_playout (&after, glance, &player);
  after.phase = TALIA_PHASE_DEAL;
  after.to_act = TALIA_NOBODY;
  talia_payoff_points (&deal->payoff, &after, points);
  lead = talia_points_lead (&after, points, side);
  return (float) (self->lesson->game->lowest_wins ? -lead : lead) / (float) (after.sides - 1);
}

/* Stores the features of each card and its result; all cards get the same random numbers. */
static void
remember (School *self, const Deal *deal, const TaliaState *state, TaliaCards legal)
{
  const guint64 seed = talia_random_next (&self->random);
  TaliaTrickGlance look;
  Decision decision = { 0 };

  talia_trick_glance (&deal->policy, state, legal, &look);
  decision.aim = (guint8) look.aim;
  while (legal != 0)
    {
      const TaliaCard card = talia_cards_pop (&legal);
      const guint i = decision.n++;

      decision.n_marks[i] = (guint8) talia_trick_marks (&deal->policy, &look, card, decision.marks[i]);
      decision.value[i] = try_card (self, deal, state, card, seed);
    }
  g_array_append_val (self->decisions, decision);
}

/* Chooses a bid by rules of thumb, and sometimes not the best one. */
static TaliaMove
choose_bid (School *self, const TaliaState *state)
{
  TaliaThinking thinking = { .random = self->random };
  g_autofree TaliaAdvice *advice = g_new (TaliaAdvice, TALIA_MAX_LEGAL);
  TaliaView view;

  talia_random_next (&self->random);
  talia_game_view (self->lesson->game, state, state->to_act, &view);
  talia_easy_advise (NULL, self->lesson->game, &view, &thinking, advice);
  return advice[talia_random_fraction (&self->random) < ODD_BID].move;
}

static TaliaMove
choose_card (School *self, const Deal *deal, const TaliaState *state)
{
  const TaliaCards legal = talia_trick_legal (&state->trick, state->hand[state->to_act]);
  const gboolean learns = !(deal->policy.styles >> state->to_act & 1) && (legal & (legal - 1)) != 0;
  Player player = { &deal->policy, &self->random };

  if (learns && talia_random_fraction (&self->random) < LOOKS)
    remember (self, deal, state, legal);
  if (talia_random_fraction (&self->random) < ODD)
    return TALIA_PLAY (talia_random_card (&self->random, legal));
  return TALIA_PLAY (glance (state, legal, FALSE, &player));
}

/* Plays with the policy; the seat `all`, if there is one, tries to take everything. */
static void
play_at_a_glance (School *self, TaliaState *state, const TaliaDealPlan *plan, int all)
{
  const TaliaGame *game = self->lesson->game;
  Deal deal;

  talia_game_prepare_payoff (game, state, &deal.payoff);
  talia_trick_policy_init (&deal.policy, game, plan, self->lesson->weights);
  talia_passer_init (&deal.passer, &deal.policy, plan);
  deal.policy.all = (int8_t) all;
  for (int seat = 0; seat < state->seats; seat++)
    if (seat != all && talia_random_fraction (&self->random) < OTHERS)
      deal.policy.styles |= 1u << seat;
  while (state->phase == TALIA_PHASE_PASS || state->phase == TALIA_PHASE_BID || state->phase == TALIA_PHASE_PLAY)
    {
      TaliaMove move = state->phase == TALIA_PHASE_PLAY ? choose_card (self, &deal, state)
                       : state->phase == TALIA_PHASE_BID
                           ? choose_bid (self, state)
                           : TALIA_PASS (talia_passer_choose (&deal.passer, state->hand[state->to_act], &self->random));

      talia_game_make (game, state, &move, NULL);
    }
}

/* --- imitation --------------------------------------------------------------------------------------- */

static void
watch (School *self, const TaliaState *state, const TaliaDealPlan *plan, GArray *advice)
{
  TaliaTrickPolicy policy;
  TaliaTrickGlance look;
  Decision decision = { .n = (guint8) advice->len };

  talia_trick_policy_init (&policy, self->lesson->game, plan, self->lesson->weights);
  talia_trick_glance (&policy, state, talia_trick_legal (&state->trick, state->hand[state->to_act]), &look);
  decision.aim = (guint8) look.aim;
  for (guint i = 0; i < advice->len; i++)
    {
      const TaliaAdvice *one = &g_array_index (advice, TaliaAdvice, i);

      decision.n_marks[i] = (guint8) talia_trick_marks (&policy, &look, one->move.card, decision.marks[i]);
      decision.value[i] = i == 0;
    }
  g_array_append_val (self->decisions, decision);
}

/* Continues with the moves of a level; with a plan, its decisions are stored. */
static void
play_by_level (School *self, TaliaState *state, const TaliaLevel *level, const TaliaDealPlan *plan)
{
  const TaliaGame *game = self->lesson->game;

  while (state->to_act != TALIA_NOBODY)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaThinking thinking;
      TaliaView view;
      guint choice = 0;

      talia_game_view (game, state, state->to_act, &view);
      talia_thinking_init (&thinking, level, talia_random_next (&self->random));
      advice = talia_level_advise (level, game, &view, &thinking);
      if (plan != NULL && state->phase == TALIA_PHASE_PLAY && advice->len > 1 && advice->len <= MAX_CARDS)
        {
          watch (self, state, plan, advice);
          if (talia_random_fraction (&self->random) < ODD)
            choice = talia_random_pick (&self->random, advice->len);
        }
      talia_game_make (game, state, &g_array_index (advice, TaliaAdvice, choice).move, NULL);
    }
}

/* --- deals ------------------------------------------------------------------------------------------- */

static void
begin_match (School *self, TaliaState *state)
{
  TaliaOptions options;

  talia_game_init_options (self->lesson->game, &options);
  talia_game_start (self->lesson->game, &options, state, NULL);
}

/* Returns the seat with the best chance to take everything: the one with the most high cards. */
static int
find_strongest (const TaliaState *state)
{
  int best = 0, most = -1;

  for (int seat = 0; seat < state->seats; seat++)
    {
      int strength = 0;

      for (TaliaCards hand = state->hand[seat]; hand != 0;)
        strength += MAX (talia_card_rank (talia_cards_pop (&hand)) - TALIA_TEN, 0);
      if (strength > most)
        {
          most = strength;
          best = seat;
        }
    }
  return best;
}

/* More deals than a match of Kierki has. */
#define MOST_MISSED 20

/* Plays deals until there are `n` decisions of the lesson's kind; other deals are played at random. */
static void
gather (School *self, guint n)
{
  const TaliaGame *game = self->lesson->game;
  int missed = 0; /* deals in a row without a decision */
  TaliaState state;

  begin_match (self, &state);
  while (self->decisions->len < n)
    {
      TaliaDealPlan deal;
      TaliaPack pack;
      int dealer, all = TALIA_NOBODY;
      gboolean learn;

      if (state.phase == TALIA_PHASE_OVER)
        begin_match (self, &state);
      talia_game_shuffle (game, &state, talia_random_next (&self->random), &pack, &dealer);
      talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL);
      talia_game_plan (game, &state, state.deals, &deal);
      learn = state.board == TALIA_BOARD_TRICK && talia_trick_lesson_find (game, &deal) == self->lesson;
      if (deal.moon.own != NULL && talia_random_fraction (&self->random) < 0.08)
        all = find_strongest (&state);
      if (learn && self->model == NULL)
        play_at_a_glance (self, &state, &deal, all);
      /* A player who has shot the moon still has to choose. */
      play_by_level (self, &state, learn && self->model != NULL ? self->model : talia_level_find ("random"),
                     learn && self->model != NULL ? &deal : NULL);
      missed = learn ? 0 : missed + 1;
      if (missed > MOST_MISSED)
        g_error ("no deal of %s is like the lesson “%s”", game->id, self->lesson->name);
    }
}

/* --- learning ---------------------------------------------------------------------------------------- */

/* Computes the probability of each card; returns the expected result of the choice. */
static double
choose (const School *self, const Decision *decision, double chances[MAX_CARDS])
{
  const double *weight = self->climb.weight + decision->aim * TALIA_TRICK_WEIGHTS;
  double mean = 0.0;

  for (int i = 0; i < decision->n; i++)
    {
      chances[i] = 0.0;
      for (int j = 0; j < decision->n_marks[i]; j++)
        chances[i] += weight[decision->marks[i][j]];
    }
  climb_choose (chances, decision->n);
  for (int i = 0; i < decision->n; i++)
    mean += chances[i] * decision->value[i];
  return mean;
}

#define RATE 0.02
#define DECAY 2e-5
#define BATCH 64

static void
step (School *self, const Decision *decisions[BATCH], double unit, double rate)
{
  Climb *climb = &self->climb;

  for (int b = 0; b < BATCH; b++)
    {
      const Decision *decision = decisions[b];
      double *slope = climb->slope + decision->aim * TALIA_TRICK_WEIGHTS;
      double chances[MAX_CARDS], mean = choose (self, decision, chances);

      for (int i = 0; i < decision->n; i++)
        for (int j = 0; j < decision->n_marks[i]; j++)
          slope[decision->marks[i][j]] +=
              (self->model != NULL ? decision->value[i] - chances[i] : chances[i] * (decision->value[i] - mean) / unit)
              / BATCH;
    }
  for (guint i = 0; i < climb->n; i++)
    climb->slope[i] -= DECAY * climb->weight[i];
  climb_step (climb, rate, 1e-4);
  for (guint i = 0; i < climb->n; i++)
    climb->weight[i] = CLAMP (climb->weight[i], -7.5, 7.5);
}

/* Returns how much less the policy's choice scores than the best one, in points a decision. */
static double
measure (const School *self)
{
  double lost = 0.0;

  for (guint i = 0; i < self->decisions->len; i++)
    {
      const Decision *decision = &g_array_index (self->decisions, Decision, i);
      double chances[MAX_CARDS], best = decision->value[0];

      for (int j = 1; j < decision->n; j++)
        best = MAX (best, decision->value[j]);
      lost += best - choose (self, decision, chances);
    }
  return lost / self->decisions->len;
}

/* Returns the standard deviation of the results of cards, which is the unit of gains. */
static double
find_unit (const School *self)
{
  double sum = 0.0;
  guint n = 0;

  for (guint i = 0; i < self->decisions->len; i++)
    {
      const Decision *decision = &g_array_index (self->decisions, Decision, i);
      double mean = 0.0;

      for (int j = 0; j < decision->n; j++)
        mean += decision->value[j] / decision->n;
      for (int j = 0; j < decision->n; j++, n++)
        sum += (decision->value[j] - mean) * (decision->value[j] - mean);
    }
  return sqrt (sum / MAX (n, 1)) + 1e-9;
}

static void
learn (School *self, int epochs, double rate)
{
  const double unit = find_unit (self), before = measure (self);
  guint batches = self->decisions->len / BATCH * (guint) epochs;

  for (guint i = 0; i < batches; i++)
    {
      const Decision *batch[BATCH];

      for (int b = 0; b < BATCH; b++)
        batch[b] = &g_array_index (self->decisions, Decision, talia_random_pick (&self->random, self->decisions->len));
      step (self, batch, unit, rate);
    }
  for (guint aim = 0; aim < self->lesson->aims; aim++)
    for (int i = 0; i < TALIA_TRICK_WEIGHTS; i++)
      self->weights[aim][i] = (int8_t) lround (self->climb.weight[aim * TALIA_TRICK_WEIGHTS + i] * TALIA_WEIGHT_UNIT);
  g_printerr ("%s: %u decisions, unit %.2f, lost at a glance %.3f, now %.3f\n", self->lesson->name,
              self->decisions->len, unit, before, measure (self));
}

#define LINE 30 /* weights on a line of the output */

/* Prints the weights for an aim, without lines in which nothing was learned. */
static void
print_aim (const TaliaTrickWeights weights)
{
  for (int line = 0; line < TALIA_TRICK_WEIGHTS; line += LINE)
    {
      const int end = MIN (line + LINE, TALIA_TRICK_WEIGHTS);
      gboolean learned = FALSE;

      for (int i = line; i < end; i++)
        learned |= weights[i] != 0;
      if (!learned)
        continue;
      g_print ("    [%d] =", line);
      for (int i = line; i < end; i++)
        g_print (" %d,", weights[i]);
      g_print ("\n");
    }
}

static void
print_weights (const School *self)
{
  g_print ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n");
  g_print ("/* Learned weights %s; made by learn-tricks (docs/BOTS.md). */\n",
           self->model != NULL ? "for imitating a level" : "of the playout policy");
  g_print ("/* clang-format off */\n");
  g_print ("static TaliaTrickWeights %s_%s[] = {\n", self->model != NULL ? self->model->id : "weights",
           self->lesson->name);
  for (guint aim = 0; aim < self->lesson->aims; aim++)
    {
      g_print ("  {\n");
      print_aim (self->weights[aim]);
      g_print ("  },\n");
    }
  g_print ("};\n");
}

/* The share of the learning rate that is left after all rounds. */
#define LAST_RATE 0.05

static void
go_to_school (School *self, int rounds, guint decisions)
{
  for (guint i = 0; i < self->climb.n; i++)
    self->climb.weight[i] =
        self->weights[i / TALIA_TRICK_WEIGHTS][i % TALIA_TRICK_WEIGHTS] / (double) TALIA_WEIGHT_UNIT;
  for (int round = 0; round < rounds; round++)
    {
      g_array_set_size (self->decisions, 0);
      gather (self, decisions);
      learn (self, self->model != NULL ? 8 : 2, RATE * pow (LAST_RATE, (double) round / rounds));
    }
}

int
main (int argc, char **argv)
{
  static int rounds = 100, decisions = 20000, seed = 1;
  static gboolean imitate;
  const GOptionEntry entries[] = {
    { "rounds", 'r', 0, G_OPTION_ARG_INT, &rounds, "times to play and to learn (100)", "N" },
    { "decisions", 'd', 0, G_OPTION_ARG_INT, &decisions, "to learn from in a round (20000)", "N" },
    { "easy", 'e', 0, G_OPTION_ARG_NONE, &imitate, "learn to play like the level of that name", NULL },
    { "seed", 's', 0, G_OPTION_ARG_INT, &seed, "of the deals (1)", "N" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("LESSON - learn the weights of a kind of deal");
  g_autoptr (GError) error = NULL;
  School school = { 0 };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("learn-tricks: %s\n", error->message);
      return 2;
    }
  for (school.lesson = talia_trick_lessons (); school.lesson->name != NULL; school.lesson++)
    if (argc == 2 && g_str_equal (school.lesson->name, argv[1]))
      break;
  if (school.lesson->name == NULL)
    {
      g_printerr ("learn-tricks: it takes the name of a lesson, such as: learn-tricks hearts\n");
      return 2;
    }

  school.model = imitate ? talia_level_find ("easy") : NULL;
  talia_random_init (&school.random, (uint64_t) seed);
  school.decisions = g_array_new (FALSE, FALSE, sizeof (Decision));
  climb_init (&school.climb, school.lesson->aims * TALIA_TRICK_WEIGHTS);
  school.weights = school.lesson->weights[school.model != NULL ? TALIA_STYLE_EASY : TALIA_STYLE_SEARCHES];
  go_to_school (&school, rounds, (guint) decisions);
  print_weights (&school);
  climb_clear (&school.climb);
  g_array_unref (school.decisions);
  return 0;
}
