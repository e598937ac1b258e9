/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the value of points in a match: high if they decide it, almost zero if they cannot. */
#include <math.h>

#include "bots/search/core/search-standing.h"

/* Values for side 0: `a` and `b` are two results of a deal, in points of sides 0 and 1; the others get none. */
static const struct
{
  const char *what, *game;
  int total[2];
  guint deals; /* finished deals of the match, before the running one */
  double a[2], b[2];
  double least, most; /* the limits of the value of `a` minus that of `b` */
} rows[] = {
  { "Hearts, at the start: a point is a point", "hearts", { 0, 0 }, 0, { 0, 5 }, { 0, 0 }, 1.3, 2.0 },
  { "Hearts: points are against whoever gets them", "hearts", { 0, 0 }, 0, { 6, 0 }, { 0, 0 }, -7.0, -5.0 },
  { "Spades, at the start: a point is a point", "spades", { 0, 0 }, 0, { 60, 60 }, { 40, 60 }, 18, 23 },
  { "Spades: who is there wins", "spades", { 450, 440 }, 8, { 51, 50 }, { 51, 62 }, 40, 300 },
  { "Spades: no matter by how much", "spades", { 450, 300 }, 8, { 130, 50 }, { 60, 50 }, 0, 15 },
  { "Casino: the last point of twenty-one decides", "casino", { 17, 17 }, 3, { 4, 3 }, { 3, 4 }, 3, 20 },
  { "Casino: beyond it, more is nothing", "casino", { 18, 8 }, 3, { 8, 3 }, { 5, 6 }, 0, 1.5 },
  { "Casino: far behind, all is nearly lost", "casino", { 2, 20 }, 3, { 6, 1 }, { 5, 6 }, 0, 6 },
  { "Kierki, at the start: a point is a point", "kierki", { 0, 0 }, 0, { 20, 0 }, { 0, 0 }, -24, -16 },
};

static void
test_worth (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  const TaliaGame *game = talia_registry_find (rows[i].game);
  const double a[TALIA_MAX_SEATS] = { rows[i].a[0], rows[i].a[1] }, b[TALIA_MAX_SEATS] = { rows[i].b[0], rows[i].b[1] };
  TaliaStanding standing;
  TaliaOptions options;
  TaliaState state;
  double more;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  state.total[0] = rows[i].total[0];
  state.total[1] = rows[i].total[1];
  state.deals = rows[i].deals + 1;
  talia_standing_init (&standing, game, &state, 0);
  more =
      talia_standing_worth (&standing, &state, a, 0.0, NULL) - talia_standing_worth (&standing, &state, b, 0.0, NULL);
  g_test_message ("%g", more);
  g_assert_cmpfloat (more, >=, rows[i].least);
  g_assert_cmpfloat (more, <=, rows[i].most);
}

/* Zero points have no value, and the chances of all sides add up to 1. */
static void
test_chances (void)
{
  const double points[TALIA_MAX_SEATS] = { 3, 5, 0, 18 }, none[TALIA_MAX_SEATS] = { 0 };
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaOptions options;
  TaliaState state;
  double sum = 0.0;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  state.deals = 1;
  for (int side = 0; side < 4; side++)
    {
      TaliaStanding standing;
      double chance;

      talia_standing_init (&standing, game, &state, side);
      talia_standing_worth (&standing, &state, points, 0.0, &chance);
      sum += chance;
      g_assert_cmpfloat_with_epsilon (talia_standing_worth (&standing, &state, none, 1.0, &chance), 0.0, 1e-9);
      g_assert_cmpfloat_with_epsilon (chance, 0.25, 1e-9);
    }
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/standing/%u-%s", i, rows[i].game);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_worth);
    }
  g_test_add_func ("/standing/chances", test_chances);
  return g_test_run ();
}
