/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fixed ratings of the levels in each game, on the same scale as the ratings of people. */
#include "talia-strength.h"

#include "engine/games/games.h"
#include "talia-bot.h"

/* The grades that have a rating: `random`, halfway to `easy`, `easy`, halfway to `medium`, `medium`, `hard` and
 * `expert`.
 */
static const guint grades[] = { 0, 50, 100, 150, 200, 300, TALIA_GRADE_MAX };

/* From the levels' results in the arena (docs/measurements/levels.md), converted by measure-strength. */
static const struct
{
  const TaliaGame *game;
  int ratings[G_N_ELEMENTS (grades)];
} strengths[] = {
  { &talia_game_hearts, { 832, 1118, TALIA_STRENGTH_EASY, 1544, 1582, 1679, 1787 } },
  { &talia_game_spades, { 218, 530, TALIA_STRENGTH_EASY, 1505, 1671, 1817, 2124 } },
  { &talia_game_kierki, { 1333, 1416, TALIA_STRENGTH_EASY, 1504, 1531, 1547, 1567 } },
  { &talia_game_loteryjka, { 1290, 1405, TALIA_STRENGTH_EASY, 1505, 1514, 1525, 1530 } },
  { &talia_game_punktowe, { 1158, 1332, TALIA_STRENGTH_EASY, 1510, 1559, 1609, 1655 } },
  { &talia_game_czarna_dama, { 1221, 1356, TALIA_STRENGTH_EASY, 1528, 1562, 1598, 1649 } },
  { &talia_game_greckie, { 975, 1277, TALIA_STRENGTH_EASY, 1537, 1633, 1684, 1775 } },
  { &talia_game_casino, { 765, 1173, TALIA_STRENGTH_EASY, 1569, 1597, 1654, 1680 } },
  { &talia_game_royal, { 914, 1169, TALIA_STRENGTH_EASY, 1566, 1619, 1701, 1740 } },
};

static const int *
find_ratings (const TaliaGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (strengths); i++)
    if (strengths[i].game == game)
      return strengths[i].ratings;
  return NULL;
}

/* Returns the value at `x` of the line through the points i - 1 and i. */
static double
interpolate (double x, double x0, double x1, double y0, double y1)
{
  return y0 + (y1 - y0) * (x - x0) / (x1 - x0);
}

gboolean
talia_strength_find (const TaliaGame *game, const char *level, double *rating)
{
  const TaliaLevel *found;
  const int *ratings;
  guint i = 1;

  g_return_val_if_fail (game != NULL && level != NULL && rating != NULL, FALSE);

  found = talia_level_find (level);
  ratings = find_ratings (game);
  if (found == NULL || ratings == NULL)
    return FALSE;
  while (grades[i] < found->grade)
    i++;
  *rating = interpolate (found->grade, grades[i - 1], grades[i], ratings[i - 1], ratings[i]);
  return TRUE;
}

double
talia_strength_find_grade (const TaliaGame *game, double rating)
{
  const int *ratings;
  guint i = 1;

  g_return_val_if_fail (game != NULL, TALIA_GRADE_USUAL);

  ratings = find_ratings (game);
  if (ratings == NULL)
    return TALIA_GRADE_USUAL;
  while (i + 1 < G_N_ELEMENTS (grades) && ratings[i] < rating)
    i++;
  return interpolate (CLAMP (rating, ratings[0], ratings[G_N_ELEMENTS (grades) - 1]), ratings[i - 1], ratings[i],
                      grades[i - 1], grades[i]);
}
