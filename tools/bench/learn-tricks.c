/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Learns the weights by which players of tricks choose at a glance (src/bots/search/talia-trick-policy.h).
 *
 * Each round plays deals by a search that plays worlds out with the weights so far, and keeps of every decision the
 * marks of the legal cards and what the search made of each. Then the weights move so that a choice at a glance brings
 * as much as it can of that. Prints the table as C.
 */
#include <math.h>
#include <stdlib.h>

#include "bots/search/talia-search.h"
#include "bots/search/talia-trick-weights.h"
#include "bots/talia-bot.h"
#include "engine/trick/talia-trick-game.h"
#include "learn-climb.h"

#define MAX_CARDS TALIA_MAX_TRICKS

/* A decision that the search has made. */
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
  const TaliaLevel *model; /* who is to be imitated; NULL: the lesson is what brings most */
  TaliaLevel level;
  TaliaThinking thinking;
  TaliaRandom random;
  GArray *decisions;
  TaliaTrickWeights *weights; /* by aim, as the search uses them; those of who is imitated */
  Climb climb;                /* the same before rounding, one aim after the other */
} School;

/* --- experience ------------------------------------------------------------------------------------ */

static void
remember (School *self, const TaliaState *state, GArray *advice, int all)
{
  TaliaDealPlan deal;
  TaliaTrickPolicy policy;
  TaliaTrickGlance glance;
  Decision decision = { .n = (guint8) advice->len };

  talia_game_plan (self->lesson->game, state, state->deals, &deal);
  talia_trick_policy_init (&policy, self->lesson->game, &deal, self->lesson->weights);
  policy.all = (int8_t) all;
  talia_trick_glance (&policy, state, talia_trick_legal (&state->trick, state->hand[state->to_act]), &glance);
  decision.aim = (guint8) glance.aim;
  for (guint i = 0; i < advice->len; i++)
    {
      const TaliaAdvice *one = &g_array_index (advice, TaliaAdvice, i);

      decision.n_marks[i] = (guint8) talia_trick_marks (&policy, &glance, one->move.card, decision.marks[i]);
      decision.value[i] = self->model != NULL ? i == 0 : (float) one->points;
    }
  g_array_append_val (self->decisions, decision);
}

/* Plays on by search, now and then by a move that is not the best, so that odd positions are met as well. */
static void
play_deal (School *self, TaliaState *state, gboolean learn, int all)
{
  const TaliaGame *game = self->lesson->game;

  while (state->to_act != TALIA_NOBODY)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      guint choice = 0;

      talia_game_view (game, state, state->to_act, &view);
      self->level.skill.goes_for_all = state->to_act == all;
      talia_thinking_init (&self->thinking, &self->level, talia_random_next (&self->random));
      advice = talia_level_advise (!learn                ? talia_level_find ("random")
                                   : self->model != NULL ? self->model
                                                         : &self->level,
                                   game, &view, &self->thinking);
      if (state->phase == TALIA_PHASE_PLAY && advice->len > 1 && advice->len <= MAX_CARDS)
        {
          if (learn)
            remember (self, state, advice, all);
          if (talia_random_fraction (&self->random) < 0.12)
            choice = talia_random_pick (&self->random, advice->len);
        }
      talia_game_make (game, state, &g_array_index (advice, TaliaAdvice, choice).move, NULL);
    }
}

static void
begin_match (School *self, TaliaState *state)
{
  TaliaOptions options;

  talia_game_init_options (self->lesson->game, &options);
  talia_game_start (self->lesson->game, &options, state, NULL);
}

/* The seat that would best go for everything: with the most high cards. */
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

/* A match of Kierki has no more deals than this. */
#define MOST_MISSED 20

/* Deals of the lesson's kind; others are played at random. */
static void
gather (School *self, guint n)
{
  const TaliaGame *game = self->lesson->game;
  int missed = 0; /* deals in a row that taught nothing */
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
      play_deal (self, &state, learn, all);
      missed = learn ? 0 : missed + 1;
      if (missed > MOST_MISSED)
        g_error ("no deal of %s is like the lesson “%s”", game->id, self->lesson->name);
    }
}

/* --- learning ---------------------------------------------------------------------------------------- */

/* How likely each card is to be chosen; returns what the choice brings on the mean. */
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
step (School *self, const Decision *decisions[BATCH], double unit)
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
  climb_step (climb, RATE, 1e-4);
  for (guint i = 0; i < climb->n; i++)
    climb->weight[i] = CLAMP (climb->weight[i], -7.5, 7.5);
}

/* How much less a choice at a glance brings than the best one, in points a decision. */
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

/* What decisions are about, on the mean: the unit in which gains are weighed. */
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
learn (School *self, int epochs)
{
  const double unit = find_unit (self), before = measure (self);
  guint batches = self->decisions->len / BATCH * (guint) epochs;

  for (guint i = 0; i < batches; i++)
    {
      const Decision *batch[BATCH];

      for (int b = 0; b < BATCH; b++)
        batch[b] = &g_array_index (self->decisions, Decision, talia_random_pick (&self->random, self->decisions->len));
      step (self, batch, unit);
    }
  for (guint aim = 0; aim < self->lesson->aims; aim++)
    for (int i = 0; i < TALIA_TRICK_WEIGHTS; i++)
      self->weights[aim][i] = (int8_t) lround (self->climb.weight[aim * TALIA_TRICK_WEIGHTS + i] * TALIA_WEIGHT_UNIT);
  g_printerr ("%s: %u decisions, unit %.2f, lost at a glance %.3f, now %.3f\n", self->lesson->name,
              self->decisions->len, unit, before, measure (self));
}

#define LINE 30 /* weights */

/* Those of an aim, but for lines in which nothing was learned. */
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
  g_print ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n/* Made by learn-tricks; docs/BOTS.md. */\n");
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

int
main (int argc, char **argv)
{
  static int rounds = 4, decisions = 20000, worlds = 24, seed = 1;
  static gboolean imitate;
  const GOptionEntry entries[] = {
    { "rounds", 'r', 0, G_OPTION_ARG_INT, &rounds, "times to play and to learn (4)", "N" },
    { "decisions", 'd', 0, G_OPTION_ARG_INT, &decisions, "to learn from in a round", "N" },
    { "worlds", 'w', 0, G_OPTION_ARG_INT, &worlds, "that the search looks at (24)", "N" },
    { "easy", 'e', 0, G_OPTION_ARG_NONE, &imitate, "learn to play like the level of that name", NULL },
    { "seed", 's', 0, G_OPTION_ARG_INT, &seed, "of the deals (1)", "N" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("LESSON - learn the weights of a kind of deal");
  g_autoptr (GError) error = NULL;
  School school = { .level = { .id = "learner", .skill = { .recalls = TRUE }, .advise = talia_search_advise } };

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
  school.level.budget.worlds = (guint) worlds;
  school.decisions = g_array_new (FALSE, FALSE, sizeof (Decision));
  climb_init (&school.climb, school.lesson->aims * TALIA_TRICK_WEIGHTS);
  school.weights = school.lesson->weights[school.model != NULL ? TALIA_STYLE_EASY : TALIA_STYLE_SEARCHES];
  for (int round = 0; round < rounds; round++)
    {
      g_array_set_size (school.decisions, 0);
      gather (&school, (guint) decisions);
      learn (&school, round == rounds - 1 ? 16 : 8);
    }
  print_weights (&school);
  climb_clear (&school.climb);
  g_array_unref (school.decisions);
  return 0;
}
