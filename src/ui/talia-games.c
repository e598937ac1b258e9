/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the engine's games this window can show: what the boards offer against what a game needs. */
#include "talia-games.h"

/* What the boards offer so far (TaliaBoardNeeds). */
#define OFFERED (TALIA_NEEDS_TRICK | TALIA_NEEDS_LAYOUT | TALIA_NEEDS_FISHING | TALIA_NEEDS_BIDS | TALIA_NEEDS_SEATS)

#define MAX_GAMES 32

const TaliaRules *const *
talia_games_list (void)
{
  static const TaliaRules *games[MAX_GAMES + 1];
  int n = 0;

  if (games[0] == NULL)
    for (const TaliaRules *const *rules = talia_registry_list (); *rules != NULL && n < MAX_GAMES; rules++)
      if (((*rules)->boards & ~(guint) OFFERED) == 0)
        games[n++] = *rules;
  return games;
}
