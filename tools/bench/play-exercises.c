/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the exercises of a collection on, for `tools/make-exercises check`: play-exercises GAME FILE. For each
 * exercise, hands are dealt at random among those that the rules leave open, and the deal is played to its end by good
 * players twice: after the best move, and after the easy level's. A line `ask` has the best move, the points by which
 * it was better, and their error. The expert judges moves by quick playouts; this checks that they are not what
 * decides. */
#include <math.h>

#include "bots/talia-bot.h"
#include "each-exercise.h"

/* Deals are played until the difference is clear, or clearly below this part of what the exercise says; that is looked
 * at after so many deals, and then each time after twice as many, up to the most. */
#define FIRST_LOOK 32
#define MOST 512
#define PART 0.4

/* The standard errors of a clear difference. */
#define CLEAR 2.5

/* The worlds that the players try for each move; the fewer, the sooner an answer. Rows are slow, because each world is
 * played out many times. */
#define WORLDS 12
#define WORLDS_OF_ROWS 3

typedef struct
{
  const TaliaGame *game;
  const TaliaView *view;
  TaliaUnseen unseen;
} Position;

/* Plays the deal on after the move; returns by how much the seat's side is then ahead (talia_points_ahead()). */
static double
play_on (const Position *position, const TaliaState *start, const TaliaMove *move, guint64 seed)
{
  static const TaliaLevel *level;
  const TaliaGame *game = position->game;
  TaliaThinking thinking = { .worlds = start->board == TALIA_BOARD_ROWS ? WORLDS_OF_ROWS : WORLDS };
  int points[TALIA_MAX_SEATS];
  TaliaState state = *start;

  if (level == NULL)
    level = talia_level_find ("hard");
  talia_random_init (&thinking.random, seed);
  talia_game_make (game, &state, move, NULL);
  while (state.phase != TALIA_PHASE_DEAL && state.phase != TALIA_PHASE_OVER)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;

      talia_game_view (game, &state, state.to_act, &view);
      advice = talia_level_advise (level, game, &view, &thinking);
      talia_game_make (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
    }
  for (int side = 0; side < state.sides; side++)
    points[side] = state.total[side] - start->total[side];
  return talia_points_ahead (start, game->lowest_wins, points, talia_state_side (start, position->view->seat));
}

static void
play_exercise (const TaliaGame *game, TaliaTrial *trial, const TaliaLoss *exercise)
{
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  Position position = { .game = game, .view = talia_match_get_view (talia_trial_get_before (trial)) };
  g_autofree char *move = talia_move_to_text (&verdict->best);
  double sum = 0.0, squares = 0.0, mean = 0.0, error = 0.0;
  TaliaRandom random;
  TaliaState state;

  talia_random_init (&random, 1);
  talia_game_unseen (game, position.view, &position.unseen);
  for (guint i = 0, look = FIRST_LOOK; look <= MOST; look *= 2)
    {
      for (; i < look; i++)
        {
          double ahead;

          talia_game_sample_unseen (game, position.view, &position.unseen, &random, &state);
          ahead = play_on (&position, &state, &verdict->best, i) - play_on (&position, &state, &verdict->made, i);
          sum += ahead;
          squares += ahead * ahead;
        }
      mean = sum / look;
      error = sqrt (MAX (squares / look - mean * mean, 0.0) / look);
      if (fabs (mean) >= CLEAR * error || mean + CLEAR * error < PART * verdict->loss)
        break;
    }
  g_print ("ask %s %.2f %.2f\n", move, mean, error);
}

int
main (int argc, char **argv)
{
  each_exercise (argc, argv, play_exercise);
  return 0;
}
