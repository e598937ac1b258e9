/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games. A new game is one line here. */
#include "engine/games/games.h"

#include <string.h>

/* clang-format off */
static const TaliaGame *const games[] = {
  &talia_game_hearts,
  &talia_game_spades,
  &talia_game_kierki,
  &talia_game_loteryjka,
  &talia_game_punktowe,
  &talia_game_czarna_dama,
  &talia_game_greckie,
  &talia_game_casino,
  &talia_game_royal,
  NULL,
};
/* clang-format on */

const TaliaGame *const *
talia_registry_list (void)
{
  return games;
}

const TaliaGame *
talia_registry_find (const char *id)
{
  for (int i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}
