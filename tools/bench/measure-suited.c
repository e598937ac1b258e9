/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures whether the level that suits a player gives each player the fair share of wins: players of every level play
 * whole matches against it: measure-suited GAME [PLAYERS [WORLDS [LEVEL]]]. */
#include <locale.h>
#include <stdlib.h>

#include "bots/talia-bot.h"
#include "model/archive/talia-ratings.h"

/* Matches of each player, in blocks for which the wins are printed. */
#define MATCHES 40
#define BLOCK 10

typedef struct
{
  const TaliaGame *game;
  guint worlds; /* the most worlds for any move */
} Contest;

/* What players of one level have won, and which grade the others had, in each block. */
typedef struct
{
  double wins[MATCHES / BLOCK], grades[MATCHES / BLOCK];
  double fair;
} Sums;

static void
play_move (const Contest *self, TaliaState *state, const TaliaLevel *level, TaliaRandom *random)
{
  TaliaThinking thinking = { .random = *random, .worlds = self->worlds };
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  if (level->budget.worlds > 0)
    thinking.worlds = MIN (level->budget.worlds, self->worlds);
  talia_game_view (self->game, state, state->to_act, &view);
  advice = talia_level_advise (level, self->game, &view, &thinking);
  *random = thinking.random;
  talia_game_make (self->game, state, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
}

/* Plays a match by the usual rules: a player of one level at the first seat, and the others of another. */
static void
play_match (const Contest *self, guint64 number, const TaliaLevel *player, const TaliaLevel *others, TaliaState *state)
{
  TaliaOptions usual;
  TaliaRandom random;

  talia_game_init_options (self->game, &usual);
  talia_game_start (self->game, &usual, state, NULL);
  talia_random_init (&random, number);
  for (guint64 deal = 0; state->phase != TALIA_PHASE_OVER; deal++)
    {
      TaliaPack pack;
      int dealer;

      talia_game_shuffle (self->game, state, number * 1000 + deal, &pack, &dealer);
      talia_game_deal (self->game, state, &pack, dealer, state, NULL, NULL);
      while (state->to_act != TALIA_NOBODY)
        play_move (self, state, state->to_act == 0 ? player : others, &random);
    }
}

/* Adds the match to the ratings of the player. */
static void
rate (const Contest *self, const TaliaState *state, const TaliaLevel *others, TaliaRatings *ratings)
{
  g_autoptr (GString) contest = g_string_new (NULL);

  for (int seat = 0; seat < state->seats; seat++)
    {
      const int side = talia_state_side (state, seat);

      g_string_append_printf (contest, "%d%d %s\n", side, talia_game_place (self->game, state, side),
                              seat == 0 ? "own" : others->id);
    }
  if (!talia_ratings_add (ratings, contest->str))
    g_error ("the match does not count: %s", contest->str);
}

/* Lets a new player play all matches. */
static void
play_all (const Contest *self, guint64 number, const TaliaLevel *player, Sums *sums)
{
  g_autoptr (TaliaRatings) ratings = talia_ratings_new (self->game);

  for (guint i = 0; i < MATCHES; i++)
    {
      const TaliaLevel *others =
          talia_level_graded (talia_level_find (TALIA_LEVEL_SUITED), talia_ratings_get_grade (ratings));
      const guint own = 1u << 0;
      TaliaState state;

      play_match (self, number * MATCHES + i, player, others, &state);
      if (state.winners & own)
        sums->wins[i / BLOCK] += 1.0 / __builtin_popcount (state.winners);
      sums->grades[i / BLOCK] += others->grade;
      sums->fair = 1.0 / state.sides;
      rate (self, &state, others, ratings);
    }
}

int
main (int argc, char **argv)
{
  const guint players = argc > 2 ? (guint) atoi (argv[2]) : 10;
  const Contest contest = { argc > 1 ? talia_registry_find (argv[1]) : NULL, argc > 3 ? (guint) atoi (argv[3]) : 12 };

  setlocale (LC_CTYPE, "");
  if (contest.game == NULL || players == 0 || contest.worlds == 0)
    {
      g_printerr ("Usage: measure-suited GAME [PLAYERS [WORLDS [LEVEL]]]\n");
      return 1;
    }
  for (const TaliaLevel *level = talia_levels (); !g_str_equal (level->id, TALIA_LEVEL_SUITED); level++)
    {
      Sums sums = { 0 };

      if (argc > 4 && !g_str_equal (argv[4], level->id))
        continue;
      for (guint i = 0; i < players; i++)
        play_all (&contest, i + 1, level, &sums);
      g_print ("| %s | %s |", contest.game->id, level->id);
      for (guint block = 0; block < MATCHES / BLOCK; block++)
        g_print (" %.0f %%, %.0f |", 100.0 * sums.wins[block] / (players * BLOCK),
                 sums.grades[block] / (players * BLOCK));
      g_print (" %.0f %% |\n", 100.0 * sums.fair);
    }
  return 0;
}
