/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows: what the search needs to know of them. */
#include "talia-family.h"

#include "engine/talia-playout.h"
#include "rows-policy.h"

/* A playout is short and what is won mostly luck: it takes so many times as many worlds to tell moves apart, */
#define WORTH 100

/* and what looks off by less is a slip already. */
#define SLIPS 0.1

typedef struct
{
  TaliaCards pack;
  TaliaRandom *random;
} Player;

static TaliaCard
choose (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  const Player *player = data;
  TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
  guint n;

  if (!may_skip && (legal & (legal - 1)) == 0)
    return talia_cards_first (legal);
  n = talia_rows_think (state, player->pack, legal, may_skip, talia_rows_weights, thoughts);
  return thoughts[talia_rows_pick (thoughts, n, player->random)].card;
}

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  TaliaState *state = &world->state;
  Player player = { position->known.game->pack (state), random };

  talia_playout (state, choose, &player);
  talia_payoff_points (&position->payoff, state, points);
}

const TaliaFamily talia_search_rows = { .worth = WORTH, .slips = SLIPS, .playout = playout };
