/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the level that follows a person's rating: where it begins, how it moves, and that against it everybody soon
 * wins about a fair share of the matches. */
#include <math.h>

#include "bots/talia-bot.h"
#include "bots/talia-strength.h"
#include "engine/games/games.h"
#include "engine/talia-random.h"
#include "model/archive/talia-ratings.h"
#include "model/archive/talia-suited.h"

/* --- grades and strengths ------------------------------------------------------------------------ */

static double
get_strength (const TaliaGame *game, guint grade)
{
  double rating;

  g_assert_true (
      talia_strength_find (game, talia_level_graded (talia_level_find (TALIA_LEVEL_SUITED), grade)->id, &rating));
  return rating;
}

/* A greater grade is stronger, and the grade of a level is as strong as the level. */
static void
test_grades_are_strengths (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      for (guint grade = 1; grade <= TALIA_GRADE_MAX; grade++)
        {
          g_assert_cmpfloat (get_strength (*game, grade), >, get_strength (*game, grade - 1));
          g_assert_cmpfloat_with_epsilon (talia_strength_find_grade (*game, get_strength (*game, grade)), grade, 1e-6);
        }
      for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
        {
          double rating;

          g_assert_true (talia_strength_find (*game, level->id, &rating));
          g_assert_cmpfloat_with_epsilon (rating, get_strength (*game, level->grade), 1e-9);
        }
      g_assert_cmpfloat (talia_strength_find_grade (*game, -5000), ==, 0);
      g_assert_cmpfloat (talia_strength_find_grade (*game, 5000), ==, TALIA_GRADE_MAX);
    }
}

static void
test_game_without_ratings (void)
{
  static const TaliaRatingResult won = { 1500, 0, 1, 1, 1 };
  TaliaSuited suited;

  g_assert_cmpfloat (talia_strength_find_grade (&talia_game_template, 1900), ==, TALIA_GRADE_USUAL);
  talia_suited_init (&suited, &talia_game_template);
  talia_suited_update (&suited, &talia_game_template, &won, 1);
  g_assert_cmpfloat (suited.grade, ==, TALIA_GRADE_USUAL);
}

/* Nobody is known at first, and the level begins between easy and medium, or where luck decides almost everything, near
 * medium; once a rating is sure, it is as strong. */
static void
test_what_the_deviation_says (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaRatings) ratings = talia_ratings_new (*game);

      g_assert_cmpuint (talia_ratings_get_grade (ratings), >, 100);
      g_assert_cmpuint (talia_ratings_get_grade (ratings), <, 215);
      for (guint grade = 20; grade < TALIA_GRADE_MAX; grade += 30)
        {
          TaliaSuited sure = { { get_strength (*game, grade), 0.1, 1e-6 }, grade },
                      unsure = { { sure.rating.rating, 200, 0.03 }, grade };

          talia_suited_update (&sure, *game, NULL, 0);
          talia_suited_update (&unsure, *game, NULL, 0);
          g_assert_cmpfloat_with_epsilon (sure.grade, grade, 4.0);
          g_assert_cmpfloat (unsure.grade, >, 0.0);
          g_assert_cmpfloat (unsure.grade, <, TALIA_GRADE_MAX);
        }
      for (guint grade = 0; grade <= 6; grade += 3) /* nearly as weak as `random` */
        {
          TaliaSuited weak = { { get_strength (*game, grade), 0.1, 1e-6 }, 0 };

          talia_suited_update (&weak, *game, NULL, 0);
          g_assert_cmpfloat_with_epsilon (weak.grade, 0.0, 0.1);
        }
    }
}

/* --- matches ------------------------------------------------------------------------------------- */

/* How a match is played: the game, the sides and the seats of each. */
typedef struct
{
  const char *name;
  const TaliaGame *game;
  guint sides, members;
} Way;

static const Way ways[] = {
  { "hearts", &talia_game_hearts, 4, 1 },       { "spades", &talia_game_spades, 2, 2 },
  { "casino", &talia_game_casino, 2, 1 },       { "kierki", &talia_game_kierki, 7, 1 },
  { "loteryjka", &talia_game_loteryjka, 4, 1 }, { "punktowe", &talia_game_punktowe, 4, 1 },
};

/* Adds a match against the level of that grade, in which the sides take these places. */
static void
add (const Way *way, guint grade, const guint *places, TaliaRatings *ratings)
{
  g_autoptr (GString) contest = g_string_new (NULL);

  for (guint i = 0; i < way->sides * way->members; i++)
    if (i == 0)
      g_string_append_printf (contest, "0%u own\n", places[0]);
    else
      g_string_append_printf (contest, "%u%u " TALIA_LEVEL_SUITED "-%u\n", i % way->sides, places[i % way->sides],
                              grade);
  g_assert_true (talia_ratings_add (ratings, contest->str));
}

/* Whatever happens, the level moves no further than it may; who wins meets a stronger one, and who loses a weaker. */
static void
test_steps (gconstpointer data)
{
  const Way *way = data;

  for (int wins = FALSE; wins <= TRUE; wins++)
    {
      g_autoptr (TaliaRatings) ratings = talia_ratings_new (way->game);
      guint places[TALIA_MAX_SEATS], before = talia_ratings_get_grade (ratings);

      for (guint i = 0; i < way->sides; i++)
        places[i] = wins ? i + 1 : i == 0 ? way->sides : i;
      for (guint i = 0; i < 40; i++)
        {
          const guint grade = talia_ratings_get_grade (ratings);

          g_assert_cmpint (ABS ((int) grade - (int) before), <=, TALIA_SUITED_STEP);
          add (way, grade, places, ratings);
          before = grade;
        }
      g_assert_cmpuint (talia_ratings_get_grade (ratings), ==, wins ? TALIA_GRADE_MAX : 0);
    }
}

/* --- players of known strength ---------------------------------------------------------------------- */

#define PLAYERS 200
#define GROUPS 5

/* The unit in which a difference of strength multiplies the chance to finish ahead by e. */
#define UNIT 173.7178

/* Players finish in the order of their performances: their strengths, and chance by the extreme value distribution,
 * with which the probability of finishing ahead of one other is exactly that of the ratings. */
static double
perform (TaliaRandom *random, double strength)
{
  return strength - UNIT * log (-log (MAX (talia_random_fraction (random), 1e-12)));
}

/* The strength of the side of a player against others, of whom one sits beside the player in pairs. */
static double
get_own_side (const Way *way, double strength, double others)
{
  return (strength + (way->members - 1) * others) / way->members;
}

static void
play (const Way *way, TaliaRandom *random, double strength, TaliaRatings *ratings)
{
  const guint grade = talia_ratings_get_grade (ratings);
  const double others = get_strength (way->game, grade);
  double results[TALIA_MAX_SEATS];
  guint places[TALIA_MAX_SEATS];

  for (guint i = 0; i < way->sides; i++)
    results[i] = perform (random, i == 0 ? get_own_side (way, strength, others) : others);
  for (guint i = 0; i < way->sides; i++)
    {
      places[i] = 1;
      for (guint j = 0; j < way->sides; j++)
        places[i] += results[j] > results[i];
    }
  add (way, grade, places, ratings);
}

/* The probability of winning the next match, which with these performances has a formula. */
static double
get_share (const Way *way, double strength, TaliaRatings *ratings)
{
  const double others = get_strength (way->game, talia_ratings_get_grade (ratings));

  return 1.0 / (1.0 + (way->sides - 1) * exp ((others - get_own_side (way, strength, others)) / UNIT));
}

/* Players from the weakest level to the strongest, in groups by strength, after so many matches: the mean probability
 * of winning the next one in each group, and by how much it differs from the fair share for a single player. */
static double
simulate (const Way *way, guint matches, double *shares)
{
  const double weakest = get_strength (way->game, 0), strongest = get_strength (way->game, TALIA_GRADE_MAX);
  TaliaRandom random;
  double error = 0.0;

  talia_random_init (&random, 39);
  for (guint i = 0; i < GROUPS; i++)
    shares[i] = 0.0;
  for (guint i = 0; i < PLAYERS; i++)
    {
      const double strength = weakest + (strongest - weakest) * i / (PLAYERS - 1);
      g_autoptr (TaliaRatings) ratings = talia_ratings_new (way->game);
      double share;

      for (guint j = 0; j < matches; j++)
        play (way, &random, strength, ratings);
      share = get_share (way, strength, ratings);
      shares[i * GROUPS / PLAYERS] += share * GROUPS / PLAYERS;
      error += fabs (share - 1.0 / way->sides) / PLAYERS;
    }
  return error;
}

/* How far from the fair share a group may be. */
#define TOLERANCE 0.05

/* 200 players: after thirty matches, each group of them wins its fair share, or nearly so. */
static void
test_fair_share (gconstpointer data)
{
  static const guint when[] = { 0, 10, 30, 100 };
  const Way *way = data;

  for (guint i = 0; i < G_N_ELEMENTS (when); i++)
    {
      double shares[GROUPS];
      const double error = simulate (way, when[i], shares);

      g_test_message ("%s, fair %.1f %%, after %u: %.1f, %.1f, %.1f, %.1f, %.1f %%; single players differ by %.1f",
                      way->name, 100.0 / way->sides, when[i], 100.0 * shares[0], 100.0 * shares[1], 100.0 * shares[2],
                      100.0 * shares[3], 100.0 * shares[4], 100.0 * error);
      for (guint j = 0; j < GROUPS && when[i] >= 30; j++)
        g_assert_cmpfloat (fabs (shares[j] - 1.0 / way->sides), <, TOLERANCE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/suited/grades-are-strengths", test_grades_are_strengths);
  g_test_add_func ("/suited/game-without-ratings", test_game_without_ratings);
  g_test_add_func ("/suited/what-the-deviation-says", test_what_the_deviation_says);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *steps = g_strdup_printf ("/suited/steps/%s", ways[i].name),
                      *share = g_strdup_printf ("/suited/fair-share/%s", ways[i].name);

      g_test_add_data_func (steps, &ways[i], test_steps);
      g_test_add_data_func (share, &ways[i], test_fair_share);
    }
  return g_test_run ();
}
