/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows: what the search needs to know of them. */
#include "talia-family.h"

#include "engine/talia-playout.h"
#include "rows-policy.h"

/* A playout is short and what is won mostly luck: it takes so many times as many worlds to tell moves apart, */
#define WORTH 100

/* and what looks off by less is a slip already. */
#define SLIPS 0.03

/* At every level so many worlds are weighed, since a search that does not is no better than rules of thumb, and so many
 * of them are to count: what was laid tells much of who holds what, but a few worlds that explain it best are not
 * enough to go by. */
#define DRAWS 4000
#define COUNTS 200

/* What each play says of the cards is taken for it, and so is what it says of the style. */
#define TRUST 1.0

typedef struct
{
  TaliaCards pack;
  guint styles; /* by seat, as bits: who plays in TALIA_STYLE_EASY */
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
  n = talia_rows_think (
      state, player->pack, legal, may_skip,
      talia_rows_weights[player->styles >> state->to_act & 1 ? TALIA_STYLE_EASY : TALIA_STYLE_SEARCHES], thoughts);
  return thoughts[talia_rows_pick (thoughts, n, player->random)].card;
}

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  TaliaState *state = &world->state;
  Player player = { position->known.game->pack (state), world->styles, random };

  talia_playout (state, choose, &player);
  talia_payoff_points (&position->payoff, state, points);
}

/* Takes back what was laid, and lays it again: whoever had a choice has told something. */
static double
weigh (const TaliaPosition *position, const TaliaState *world, TaliaRandom *random, guint *styles)
{
  const TaliaCards pack = position->known.game->pack (world);
  const TaliaRows *rows = &world->rows;
  TaliaStylePlays plays = { 0 };
  TaliaState then = *world;

  for (int i = 0; i < rows->n_played; i++)
    then.hand[rows->by[i]] |= TALIA_BIT (rows->played[i]);
  then.rows = (TaliaRows) { .laid = rows->aside, .aside = rows->aside, .may_pass = rows->may_pass };
  for (int i = 0; i < rows->n_played; i++)
    {
      const int seat = rows->by[i];
      const TaliaCards legal = then.hand[seat] & talia_rows_open (&then.rows);

      then.to_act = (int8_t) seat;
      if (seat != position->known.own && (legal & (legal - 1)) != 0)
        talia_rows_likelihoods (&then, pack, legal, rows->played[i], plays[seat]);
      then.hand[seat] &= ~TALIA_BIT (rows->played[i]);
      talia_rows_add (&then.rows, seat, rows->played[i]);
    }
  return talia_style_suppose (plays, world->seats, position->known.own, TRUST, TRUST, random, styles);
}

const TaliaFamily talia_search_rows = {
  .worth = WORTH,
  .draws = DRAWS,
  .counts = COUNTS,
  .slips = SLIPS,
  .playout = playout,
  .weigh = weigh,
};
