/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fixed ratings of the levels in each game, on the same scale as the ratings of people. */
#include "talia-strength.h"

#include "engine/games/games.h"
#include "talia-bot.h"

/* The levels that have a rating, in order of strength. */
static const char *const rated[] = { "random", TALIA_LEVEL_EASY, TALIA_LEVEL_MEDIUM, "hard", "expert" };

/* From the levels' results in the arena (docs/measurements/levels.md), converted by measure-strength. */
static const struct
{
  const TaliaGame *game;
  int ratings[G_N_ELEMENTS (rated)];
} strengths[] = {
  { &talia_game_hearts, { 832, TALIA_STRENGTH_EASY, 1582, 1679, 1787 } },
  { &talia_game_spades, { 218, TALIA_STRENGTH_EASY, 1671, 1817, 2124 } },
  { &talia_game_kierki, { 1333, TALIA_STRENGTH_EASY, 1531, 1547, 1567 } },
  { &talia_game_loteryjka, { 1290, TALIA_STRENGTH_EASY, 1514, 1525, 1530 } },
  { &talia_game_punktowe, { 1158, TALIA_STRENGTH_EASY, 1559, 1609, 1655 } },
  { &talia_game_czarna_dama, { 1221, TALIA_STRENGTH_EASY, 1562, 1598, 1649 } },
  { &talia_game_greckie, { 975, TALIA_STRENGTH_EASY, 1633, 1684, 1775 } },
  { &talia_game_casino, { 765, TALIA_STRENGTH_EASY, 1597, 1654, 1680 } },
  { &talia_game_royal, { 914, TALIA_STRENGTH_EASY, 1619, 1701, 1740 } },
};

gboolean
talia_strength_find (const TaliaGame *game, const char *level, double *rating)
{
  g_return_val_if_fail (game != NULL && level != NULL && rating != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (strengths); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rated); j++)
      if (strengths[i].game == game && g_str_equal (rated[j], level))
        {
          *rating = strengths[i].ratings[j];
          return TRUE;
        }
  return FALSE;
}
