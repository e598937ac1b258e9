/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of all games (games.h). */
#include "engine/games/games.h"

#include <string.h>

static const TaliaGame *const games[] = {
#define ROW(name) &talia_game_##name,
  TALIA_GAMES (ROW)
#undef ROW
      NULL,
};

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
