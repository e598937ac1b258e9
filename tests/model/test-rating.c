/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests ratings: the published example of the method, matches of several sides, and whether they find the known
 * strength of simulated players. */
#include <math.h>

#include "bots/talia-bot.h"
#include "bots/talia-strength.h"
#include "engine/talia-random.h"
#include "model/archive/talia-contest.h"
#include "model/archive/talia-ratings.h"

/* --- the method -------------------------------------------------------------------------------- */

/* M. E. Glickman, Example of the Glicko-2 system: a player of 1500 ± 200 beats one opponent and loses to two. */
static const TaliaRatingResult published[] = {
  { 1400, 30, 1, 1, 1 },
  { 1550, 100, 0, 1, 1 },
  { 1700, 300, 0, 1, 1 },
};

static void
test_published_example (void)
{
  TaliaRating rating = { 1500, 200, 0.06 };

  talia_rating_update (&rating, published, G_N_ELEMENTS (published));
  g_assert_cmpfloat_with_epsilon (rating.rating, 1464.06, 0.02); /* rounded there in each step */
  g_assert_cmpfloat_with_epsilon (rating.deviation, 151.52, 0.005);
  g_assert_cmpfloat_with_epsilon (rating.volatility, 0.05999, 0.00001);
}

/* Step 6 of the same paper: who plays nothing becomes less sure, and nothing else. */
static void
test_period_without_matches (void)
{
  TaliaRating rating = { 1500, 200, 0.06 };

  talia_rating_update (&rating, NULL, 0);
  g_assert_cmpfloat (rating.rating, ==, 1500);
  g_assert_cmpfloat_with_epsilon (rating.deviation, 173.7178 * sqrt (pow (200 / 173.7178, 2) + 0.06 * 0.06), 1e-9);
}

/* A result that surprises more makes the strength more volatile. */
static void
test_surprises (void)
{
  static const TaliaRatingResult expected = { 900, 30, 1, 1, 1 }, upset = { 900, 30, 0, 1, 1 };
  TaliaRating calm = { 1900, 60, 0.06 }, excited = calm;

  for (guint i = 0; i < 10; i++)
    {
      talia_rating_update (&calm, &expected, 1);
      talia_rating_update (&excited, &upset, 1);
    }
  g_assert_cmpfloat (excited.volatility, >, 0.06);
  g_assert_cmpfloat (calm.volatility, <, 0.06);
  g_assert_cmpfloat (excited.rating, <, 1700);
}

static void
test_expectation (void)
{
  const TaliaRating rating = { 1700, 50, 0.06 };

  g_assert_cmpfloat_with_epsilon (talia_rating_expect (&rating, 1700), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (talia_rating_expect (&rating, 1300), 10.0 / 11.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (talia_rating_expect (&rating, 2100), 1.0 / 11.0, 1e-6);
}

/* The number of matches that are missing is that after which the rating is sure, if each tells as much. */
static void
test_missing (void)
{
  static const TaliaRatingResult equal[] = { { 1500, 0, 0.5, 1, 0.6 }, { 1500, 0, 0.5, 1, 0.6 } },
                                 giant = { 3500, 0, 0, 1, 1 };
  TaliaRating rating;
  guint missing;

  talia_rating_init (&rating);
  missing = talia_rating_count_missing (&rating, equal, 2);
  g_assert_cmpuint (missing, >, 3);
  for (; missing > 0; missing--)
    {
      g_assert_cmpfloat (rating.deviation, >, TALIA_RATING_SURE);
      g_assert_cmpuint (talia_rating_count_missing (&rating, equal, 2), ==, missing);
      talia_rating_update (&rating, equal, 2);
    }
  g_assert_cmpfloat (rating.deviation, <=, TALIA_RATING_SURE);
  g_assert_cmpuint (talia_rating_count_missing (&rating, &giant, 1), ==, 0);
  talia_rating_init (&rating);
  g_assert_cmpuint (talia_rating_count_missing (&rating, &giant, 1), ==, G_MAXUINT);
}

/* Whatever happens, a rating is a number, and its deviation lies between nothing and that of somebody unknown. */
static void
test_any_results (void)
{
  TaliaRandom random;
  TaliaRating rating;

  talia_random_init (&random, 39);
  talia_rating_init (&rating);
  for (guint i = 0; i < 20000; i++)
    {
      TaliaRatingResult results[6];
      const guint n = talia_random_pick (&random, 7);

      for (guint j = 0; j < n; j++)
        results[j] =
            (TaliaRatingResult) { 10000 * talia_random_fraction (&random) - 4000, 800 * talia_random_fraction (&random),
                                  talia_random_pick (&random, 3) / 2.0, 1.0 / (1 + talia_random_pick (&random, 2)),
                                  talia_random_fraction (&random) };
      talia_rating_update (&rating, results, n);
      g_assert_true (isfinite (rating.rating));
      g_assert_cmpfloat (rating.volatility, >, 0.0);
      g_assert_cmpfloat (rating.volatility, <, 10.0);
      g_assert_cmpfloat (rating.deviation, >, 0.0);
      g_assert_cmpfloat (rating.deviation, <=, TALIA_RATING_UNKNOWN);
    }
}

/* --- the levels --------------------------------------------------------------------------------- */

/* Every level has a rating in every game, each a higher one than the level below, and `easy` the same in all; the level
 * that follows a rating is between two of them. */
static void
test_levels (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      double below = 0.0, rating;

      for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++, below = rating)
        {
          g_assert_true (talia_strength_find (*game, level->id, &rating));
          if (talia_level_graded (level, level->grade) != level)
            g_assert_cmpfloat (rating, <, below);
          else
            g_assert_cmpfloat (rating, >, below);
          if (g_str_equal (level->id, TALIA_LEVEL_EASY))
            g_assert_cmpfloat (rating, ==, TALIA_STRENGTH_EASY);
        }
      g_assert_false (talia_strength_find (*game, "grandmaster", &rating));
    }
}

/* --- matches ------------------------------------------------------------------------------------- */

static TaliaRatings *
new_ratings (const char *game)
{
  return talia_ratings_new (talia_registry_find (game));
}

/* Texts that are not of a match which could count. */
static const char *const useless[] = {
  "",
  "nothing",
  "01 own",
  "01 own\n",
  "01 own\n12 grandmaster\n",
  "01 own\n12 \n",
  "01 own\n10 easy\n",
  "01 own\n18 easy\n",
  "01 own\n92 easy\n",
  "0 own\n1 easy\n",
  "01 easy\n12 easy\n",
  "01 easy\n12 human Ola\n",
  "01 own\n11 own\n01 own\n11 own\n01 own\n11 own\n01 own\n11 own\n",
};

static void
test_useless_contests (void)
{
  g_autoptr (TaliaRatings) ratings = new_ratings ("hearts");

  for (guint i = 0; i < G_N_ELEMENTS (useless); i++)
    {
      g_assert_false (talia_ratings_add (ratings, useless[i]));
      g_assert_cmpfloat (talia_ratings_get_own (ratings)->deviation, ==, TALIA_RATING_UNKNOWN);
    }
}

/* Matches, and whether the rating rises (1), falls (-1) or stays. */
static const struct
{
  const char *contest;
  int change;
} changes[] = {
  { "01 own\n12 easy\n22 easy\n34 easy\n", 1 },
  { "04 own\n12 easy\n22 easy\n31 easy\n", -1 },
  { "01 own\n11 easy\n21 easy\n31 easy\n", 0 },
  { "02 own\n11 easy\n22 easy\n34 easy\n", 0 }, /* behind one, ahead of one, and level with one */
  { "03 own\n11 human Ola\n21 human\n34 easy\n", -1 },
  { "01 own\n11 expert\n", 1 },                 /* a place shared with somebody stronger */
  { "01 own\n12 easy\n01 easy\n12 easy\n", 1 }, /* pairs */
  { "02 own\n11 easy\n02 easy\n11 easy\n", -1 },
  { "01 own\n11 easy\n01 easy\n11 easy\n", 0 },
  { "01 own\n11 easy\n01 expert\n11 easy\n", -1 }, /* no better than the others with a stronger partner */
};

static void
test_changes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (TaliaRatings) ratings = new_ratings ("spades");
      double change;

      g_assert_true (talia_ratings_add (ratings, changes[i].contest));
      change = talia_ratings_get_own (ratings)->rating - TALIA_STRENGTH_EASY;
      g_assert_cmpint ((change > 0.001) - (change < -0.001), ==, changes[i].change);
      g_assert_cmpfloat (talia_ratings_get_own (ratings)->deviation, <, TALIA_RATING_UNKNOWN);
    }
}

/* A match of several tells more than one of two, but less than as many games of two; one in pairs tells less. */
static void
test_what_a_match_tells (void)
{
  g_autoptr (TaliaRatings) two = new_ratings ("spades"), four = new_ratings ("spades"), pairs = new_ratings ("spades"),
                           games = new_ratings ("spades");

  talia_ratings_add (two, "01 own\n11 easy\n");
  talia_ratings_add (four, "01 own\n11 easy\n21 easy\n31 easy\n");
  talia_ratings_add (pairs, "01 own\n11 easy\n01 easy\n11 easy\n");
  for (guint i = 0; i < 3; i++)
    talia_ratings_add (games, "01 own\n11 easy\n");
  g_assert_cmpfloat (talia_ratings_get_own (pairs)->deviation, >, talia_ratings_get_own (two)->deviation + 10);
  g_assert_cmpfloat (talia_ratings_get_own (two)->deviation, >, talia_ratings_get_own (four)->deviation + 10);
  g_assert_cmpfloat (talia_ratings_get_own (four)->deviation, >, talia_ratings_get_own (games)->deviation + 10);
}

/* Who loses to somebody of whom it is known how strong they are, loses less than to a stranger. */
static void
test_people_have_ratings (void)
{
  g_autoptr (TaliaRatings) known = new_ratings ("hearts"), unknown = new_ratings ("hearts");

  for (guint i = 0; i < 20; i++)
    {
      talia_ratings_add (known, "02 own\n11 human Ola\n22 expert\n");
      talia_ratings_add (unknown, "02 own\n11 human\n22 expert\n");
    }
  g_assert_cmpfloat (talia_ratings_get_own (known)->rating, >, talia_ratings_get_own (unknown)->rating + 20);
}

/* --- players of known strength ---------------------------------------------------------------------- */

#define PLAYERS 200
#define MATCHES 100

/* How they play: the sides, the seats of each, and whether three of the others are people. */
typedef struct
{
  const char *name;
  guint sides, members;
  gboolean people;
  double error; /* the mean error is no more than that after MATCHES */
} Way;

static const Way ways[] = {
  { "two", 2, 1, FALSE, 42 },   { "four", 4, 1, FALSE, 31 },       { "seven", 7, 1, FALSE, 27 },
  { "pairs", 2, 2, FALSE, 66 }, { "four-people", 4, 1, TRUE, 41 },
};

/* How well ratings find the strength: the mean error, the mean of the errors with their signs, and in how many cases
 * the strength is within twice the deviation. */
typedef struct
{
  double error, bias;
  guint n, within;
} Found;

/* Players finish in the order of their performances: their strengths, and chance by the extreme value distribution,
 * with which the probability of finishing ahead of one other is exactly that of the ratings. */
static double
perform (TaliaRandom *random, double strength)
{
  return strength - 173.7178 * log (-log (MAX (talia_random_fraction (random), 1e-12)));
}

/* The others: computer players of any level, or the same three people. */
static double
sit_down (const TaliaGame *game, TaliaRandom *random, const double *people, guint seat, GString *who)
{
  static const char *const levels[] = { "easy", "medium", "hard", "expert" };
  static const char *const names[] = { "Ala", "Ola", "Ela" };
  double strength;

  if (people != NULL && seat < 3 && talia_random_pick (random, 2) == 0)
    {
      g_string_append_printf (who, "human %s\n", names[seat]);
      return people[seat];
    }
  g_string_append_printf (who, "%s\n", levels[talia_random_pick (random, G_N_ELEMENTS (levels))]);
  who->str[who->len - 1] = '\0';
  g_assert_true (talia_strength_find (game, who->str, &strength));
  who->str[who->len - 1] = '\n';
  return strength;
}

static void
play (const Way *way, const TaliaGame *game, TaliaRandom *random, double strength, const double *people,
      TaliaRatings *ratings)
{
  g_autoptr (GString) contest = g_string_new (NULL);
  double sums[TALIA_MAX_SEATS] = { 0 }, results[TALIA_MAX_SEATS];
  GString *players[TALIA_MAX_SEATS];

  for (guint i = 0; i < way->sides * way->members; i++)
    {
      players[i] = g_string_new (i == 0 ? "own\n" : NULL);
      sums[i % way->sides] += i == 0 ? strength : sit_down (game, random, people, i - 1, players[i]);
    }
  for (guint i = 0; i < way->sides; i++)
    results[i] = perform (random, sums[i] / way->members);
  for (guint i = 0; i < way->sides * way->members; i++)
    {
      guint place = 1;

      for (guint j = 0; j < way->sides; j++)
        place += results[j] > results[i % way->sides];
      g_string_append_printf (contest, "%u%u %s", i % way->sides, place, players[i]->str);
      g_string_free (players[i], TRUE);
    }
  g_assert_true (talia_ratings_add (ratings, contest->str));
}

/* The strengths: a quarter each are near one of the levels, and any between 1300 and 2000. */
static Found
simulate (const Way *way, guint matches)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaRandom random;
  Found found = { 0 };

  talia_random_init (&random, 39);
  for (guint i = 0; i < PLAYERS; i++)
    {
      const double strength = 1300.0 + 700.0 * i / (PLAYERS - 1);
      double people[3], error;
      g_autoptr (TaliaRatings) ratings = talia_ratings_new (game);

      for (guint j = 0; j < G_N_ELEMENTS (people); j++)
        people[j] = 1300.0 + 700.0 * talia_random_fraction (&random);
      for (guint j = 0; j < matches; j++)
        play (way, game, &random, strength, way->people ? people : NULL, ratings);
      error = talia_ratings_get_own (ratings)->rating - strength;
      found.n++;
      found.error += fabs (error) / PLAYERS;
      found.bias += error / PLAYERS;
      found.within += fabs (error) <= 2.0 * talia_ratings_get_own (ratings)->deviation;
    }
  return found;
}

/* 200 players, whose strength the ratings find, and say truly how sure that is. */
static void
test_recovers (gconstpointer data)
{
  const Way *way = data;
  double before = INFINITY;

  for (guint matches = 10; matches <= MATCHES; matches = matches == 10 ? 30 : matches == 30 ? MATCHES : MATCHES + 1)
    {
      const Found found = simulate (way, matches);

      g_test_message ("%s, %u matches: mean error %.1f, bias %.1f, within twice the deviation %.1f %%", way->name,
                      matches, found.error, found.bias, 100.0 * found.within / found.n);
      g_assert_cmpfloat (found.error, <, before);
      g_assert_cmpfloat ((double) found.within / found.n, >=, 0.91);
      before = found.error;
    }
  g_assert_cmpfloat (before, <=, way->error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating/published-example", test_published_example);
  g_test_add_func ("/rating/period-without-matches", test_period_without_matches);
  g_test_add_func ("/rating/surprises", test_surprises);
  g_test_add_func ("/rating/expectation", test_expectation);
  g_test_add_func ("/rating/missing", test_missing);
  g_test_add_func ("/rating/any-results", test_any_results);
  g_test_add_func ("/rating/levels", test_levels);
  g_test_add_func ("/rating/useless-contests", test_useless_contests);
  g_test_add_func ("/rating/changes", test_changes);
  g_test_add_func ("/rating/what-a-match-tells", test_what_a_match_tells);
  g_test_add_func ("/rating/people-have-ratings", test_people_have_ratings);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rating/recovers/%s", ways[i].name);

      g_test_add_data_func (path, &ways[i], test_recovers);
    }
  return g_test_run ();
}
