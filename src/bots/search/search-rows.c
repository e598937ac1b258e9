/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows: what the search needs to know of them. */
#include "talia-search.h"

#include "engine/talia-playout.h"

static TaliaCard
choose (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  return talia_random_card (data, legal);
}

static void
playout (const TaliaPosition *position, TaliaState *state, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  talia_playout (state, choose, random);
  talia_payoff_points (&position->payoff, state, points);
}

const TaliaFamily talia_search_rows = { .playout = playout };
