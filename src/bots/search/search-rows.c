/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows: what the search needs to know of them. */
#include "talia-family.h"

#include "engine/rows/talia-rows-game.h"
#include "rows-policy.h"
#include "rows-value.h"

/* The rounds that are played before the hands are judged. */
#define LAPS 2

/* The same where cards may be held back: to the end, since that is not what hands were measured for. */
#define LAPS_WITH_SKIPS 100

/* So many parts of a point are told apart. */
#define UNIT 100

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

/* The prizes, taken and to come. */
static void
judge (const TaliaPosition *position, const TaliaState *state, int points[TALIA_MAX_SEATS])
{
  const TaliaRows *rows = &state->rows;
  float next[TALIA_MAX_SEATS], second[TALIA_MAX_SEATS];

  memset (points, 0, TALIA_MAX_SEATS * sizeof *points);
  for (int i = 0; i < rows->n_out; i++)
    points[rows->out[i]] += UNIT * position->payoff.place[i];
  if (rows->n_out == TALIA_ROWS_PLACES)
    return;
  talia_rows_expect (state, talia_rows_scale, next, second);
  for (int seat = 0; seat < state->seats; seat++)
    {
      points[seat] += (int) (UNIT * next[seat] * (float) position->payoff.place[rows->n_out]);
      if (rows->n_out == 0)
        points[seat] += (int) (UNIT * second[seat] * (float) position->payoff.place[1]);
    }
}

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  TaliaState *state = &world->state;
  Player player = { position->known.game->pack (state), random };
  const int laps = state->rows.may_pass ? LAPS_WITH_SKIPS : LAPS;
  gboolean over = FALSE;

  for (int i = 0; i < laps * state->seats && !over; i++)
    {
      const TaliaRows *rows = &state->rows;
      TaliaCards legal = state->hand[state->to_act] & talia_rows_open (rows);
      TaliaCard card = legal != 0 ? choose (state, legal, rows->begun && rows->may_pass, &player) : TALIA_NO_CARD;
      TaliaMove move = card != TALIA_NO_CARD ? TALIA_PLAY (card) : TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP);

      over = talia_rows_game_play (state, &move, NULL);
    }
  judge (position, state, points);
}

const TaliaFamily talia_search_rows = { .unit = UNIT, .playout = playout };
