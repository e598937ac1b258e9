/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the engine's games this window can show: what the boards offer against what a game needs. */
#include "talia-games.h"

/* What the boards offer so far (TaliaBoardNeeds). */
#define OFFERED (TALIA_NEEDS_TRICK | TALIA_NEEDS_LAYOUT | TALIA_NEEDS_SEATS)

#define MAX_GAMES 32

/* Games without a page in data/rules yet: nobody could read up on them. */
static const char *const unwritten[] = { "punktowe", "czarna-dama", "greckie", NULL };

static gboolean
is_ready (const TaliaRules *rules)
{
  return (rules->boards & ~(guint) OFFERED) == 0 && !g_strv_contains (unwritten, rules->id);
}

const TaliaRules *const *
talia_games_list (void)
{
  static const TaliaRules *games[MAX_GAMES + 1];
  int n = 0;

  if (games[0] == NULL)
    for (const TaliaRules *const *rules = talia_registry_list (); *rules != NULL && n < MAX_GAMES; rules++)
      if (is_ready (*rules))
        games[n++] = *rules;
  return games;
}
