/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what the coach says of players whose mistakes are known, because the test made them up. */
#include "model/archive/talia-coach.h"

#include <math.h>

#include "engine/talia-random.h"

#define PLAYERS 500

/* How many decisions of each theme a deal has at most, as in a trick game. */
static const guint usual[TALIA_THEMES] = {
  [TALIA_THEME_PASS] = 1, [TALIA_THEME_GUARD] = 2,   [TALIA_THEME_END] = 2,
  [TALIA_THEME_LEAD] = 4, [TALIA_THEME_FOLLOW] = 10, [TALIA_THEME_DISCARD] = 5,
};

static double
draw (TaliaRandom *random)
{
  return (talia_random_below (random, 1 << 30) + 0.5) / (1 << 30);
}

/* A decision costs something with the probability `rate`: little as a rule, seldom much. */
static TaliaCoachCount
draw_theme (TaliaRandom *random, guint most, double rate)
{
  TaliaCoachCount count = { .decisions = (guint) talia_random_below (random, most + 1) };

  for (guint i = 0; i < count.decisions; i++)
    if (draw (random) < rate)
      count.loss -= 2.0 * log (draw (random));
  return count;
}

/* Draws the deals of a player who errs alike in all themes, but `factor` times as often in one of them. */
static GArray *
draw_player (TaliaRandom *random, guint matches, double rate, TaliaThemeId weak, double factor)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (TaliaCoachDeal));

  for (guint match = 1; match <= matches; match++)
    for (guint n = 3 + (guint) talia_random_below (random, 8); n > 0; n--)
      {
        TaliaCoachDeal deal = { .match = match, .date = 1000 * match };

        for (guint i = 0; i < TALIA_THEMES; i++)
          deal.themes[i] = draw_theme (random, usual[i], i == weak ? factor * rate : rate);
        g_array_append_val (deals, deal);
      }
  return deals;
}

static gboolean
is_told (const TaliaCoach *coach, TaliaThemeId theme)
{
  for (guint i = 0; i < coach->themes->len; i++)
    {
      const TaliaCoachTheme *it = &g_array_index (coach->themes, TaliaCoachTheme, i);

      if (it->sure && (theme == TALIA_THEMES || it->theme == theme))
        return TRUE;
    }
  return FALSE;
}

/* The matches that were judged, and how often a decision cost something. */
static const struct
{
  const char *path;
  guint matches;
  double least, most;
} equal[] = {
  { "/coach/equal/few", 4, 0.05, 0.3 },
  { "/coach/equal/many", 50, 0.02, 0.4 },
  { "/coach/equal/hardly-ever-wrong", 20, 0.005, 0.03 },
};

/* Of players who err alike in all themes, at most one in twenty is told that one of them costs more. */
static void
test_equal (gconstpointer data)
{
  const guint at = GPOINTER_TO_UINT (data);
  TaliaRandom random;
  guint told = 0;

  talia_random_init (&random, at + 1);
  for (guint i = 0; i < PLAYERS; i++)
    {
      const double rate = equal[at].least + (equal[at].most - equal[at].least) * draw (&random);
      g_autoptr (GArray) deals = draw_player (&random, equal[at].matches, rate, TALIA_THEME_LEAD, 1.0);
      g_autoptr (TaliaCoach) coach = talia_coach_new (deals);

      told += is_told (coach, TALIA_THEMES);
    }
  g_test_message ("%u of %u", told, PLAYERS);
  g_assert_cmpuint (told, <=, PLAYERS / 20);
}

/* Who leads three times as badly as they do the rest is told so, and hardly anything else. */
static void
test_weakness_is_found (void)
{
  guint found = 0, other = 0;
  TaliaRandom random;

  talia_random_init (&random, 9);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GArray) deals = draw_player (&random, 20, 0.1, TALIA_THEME_LEAD, 3.0);
      g_autoptr (TaliaCoach) coach = talia_coach_new (deals);

      found += is_told (coach, TALIA_THEME_LEAD);
      for (guint theme = 0; theme < TALIA_THEMES; theme++)
        other += theme != TALIA_THEME_LEAD && is_told (coach, theme);
      g_assert_cmpuint (coach->missing == 0, ==, is_told (coach, TALIA_THEMES));
    }
  g_assert_cmpuint (found, >=, 95);
  g_assert_cmpuint (other, <=, 5);
}

/* The interval of a theme holds what is true of the player in nearly 95 of 100 cases. */
static void
test_intervals (void)
{
  const double truth = 0.2 * 2.0 * usual[TALIA_THEME_FOLLOW] / 2.0;
  guint inside = 0;
  TaliaRandom random;

  talia_random_init (&random, 11);
  for (guint i = 0; i < 4 * PLAYERS; i++)
    {
      g_autoptr (GArray) deals = draw_player (&random, 20, 0.2, TALIA_THEME_LEAD, 1.0);
      g_autoptr (TaliaCoach) coach = talia_coach_new (deals);

      for (guint j = 0; j < coach->themes->len; j++)
        {
          const TaliaCoachTheme *it = &g_array_index (coach->themes, TaliaCoachTheme, j);

          inside += it->theme == TALIA_THEME_FOLLOW && fabs (it->loss.points - truth) <= it->loss.error;
        }
    }
  g_test_message ("%u of %u", inside, 4 * PLAYERS);
  g_assert_cmpuint (inside, >=, 4 * PLAYERS * 93 / 100);
  g_assert_cmpuint (inside, <=, 4 * PLAYERS * 96 / 100);
}

/* The themes add up to the whole, the most expensive first, and the course to all matches and deals. */
static void
test_sums (void)
{
  TaliaRandom random;

  talia_random_init (&random, 2);
  for (guint matches = 8; matches <= 50; matches++)
    {
      g_autoptr (GArray) deals = draw_player (&random, matches, 0.2, TALIA_THEME_LEAD, 1.0);
      g_autoptr (TaliaCoach) coach = talia_coach_new (deals);
      double sum = 0.0, before = INFINITY;
      guint in_course = 0, of_deals = 0;

      g_assert_cmpuint (coach->matches, ==, matches);
      g_assert_cmpuint (coach->deals, ==, deals->len);
      g_assert_cmpuint (coach->themes->len, ==, 6);
      for (guint i = 0; i < coach->themes->len; i++)
        {
          const TaliaCoachTheme *it = &g_array_index (coach->themes, TaliaCoachTheme, i);

          g_assert_cmpfloat (it->loss.points, <=, before);
          before = it->loss.points;
          sum += it->loss.points;
        }
      g_assert_cmpfloat_with_epsilon (sum, coach->loss.points, 1e-9);
      /* Ten deals for each point. */
      g_assert_cmpuint (coach->course->len, ==, MIN (MIN (matches, TALIA_COACH_POINTS), deals->len / 10));
      for (guint i = 0; i < coach->course->len; i++)
        {
          const TaliaCoachPoint *point = &g_array_index (coach->course, TaliaCoachPoint, i);

          g_assert_cmpuint (point->matches, >=, matches / coach->course->len);
          g_assert_cmpuint (point->matches, <=, matches / coach->course->len + 1);
          g_assert_cmpint (point->first, ==, 1000 * (in_course + 1));
          in_course += point->matches;
          g_assert_cmpint (point->last, ==, 1000 * in_course);
          of_deals += point->deals;
        }
      g_assert_cmpuint (in_course, ==, matches);
      g_assert_cmpuint (of_deals, ==, deals->len);
    }
}

/* With few deals nothing is computed; it is said how many matches like these are missing. */
static void
test_few (void)
{
  for (guint n = 0; n <= TALIA_COACH_DEALS; n++)
    {
      g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (TaliaCoachDeal));
      g_autoptr (TaliaCoach) coach = NULL;

      for (guint i = 0; i < n; i++)
        {
          TaliaCoachDeal deal = { .match = i / 4, .themes[TALIA_THEME_LEAD] = { 2, 1.0 } };

          g_array_append_val (deals, deal);
        }
      coach = talia_coach_new (deals);
      g_assert_cmpuint (coach->themes->len, ==, n < TALIA_COACH_DEALS ? 0 : 1);
      if (n == 0 || n == TALIA_COACH_DEALS) /* a single theme cannot cost more than the others */
        g_assert_cmpuint (coach->missing, ==, G_MAXUINT);
      else
        g_assert_cmpuint (coach->missing, ==, ((TALIA_COACH_DEALS - n) * coach->matches + n - 1) / n);
    }
}

/* As many matches as are said to be missing make it sure, if they go on as before. */
static void
test_missing (void)
{
  guint promised = 0;
  TaliaRandom random;

  talia_random_init (&random, 7);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GArray) deals = draw_player (&random, 12, 0.25, TALIA_THEME_LEAD, 1.4);
      g_autoptr (GArray) twice = g_array_copy (deals);
      g_autoptr (TaliaCoach) before = talia_coach_new (deals), after = NULL;

      if (before->missing != before->matches)
        continue;
      promised++;
      g_array_append_vals (twice, deals->data, deals->len); /* as many again, which are the same */
      for (guint j = deals->len; j < twice->len; j++)
        g_array_index (twice, TaliaCoachDeal, j).match += 12;
      after = talia_coach_new (twice);
      g_assert_true (is_told (after, TALIA_THEMES));
    }
  g_assert_cmpuint (promised, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (equal); i++)
    g_test_add_data_func (equal[i].path, GUINT_TO_POINTER (i), test_equal);
  g_test_add_func ("/coach/weakness-is-found", test_weakness_is_found);
  g_test_add_func ("/coach/intervals", test_intervals);
  g_test_add_func ("/coach/sums", test_sums);
  g_test_add_func ("/coach/few", test_few);
  g_test_add_func ("/coach/missing", test_missing);
  return g_test_run ();
}
