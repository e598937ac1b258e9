/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seatings of one deal: which sides each player has each time the deal is played. */
#include "arena-seating.h"

/* Returns pattern `which`, modulo their number `*n`, of half the sides including the first. */
static guint8
half (guint sides, guint which, guint *n)
{
  guint8 patterns[128];

  *n = 0;
  for (guint bits = 1; bits < 1u << sides; bits += 2)
    if ((guint) __builtin_popcount (bits) == sides / 2)
      patterns[(*n)++] = (guint8) bits;
  return patterns[which % *n];
}

static guint8
rotate (guint8 pattern, guint by, guint sides)
{
  guint all = (1u << sides) - 1;

  return (guint8) ((pattern << by | pattern >> (sides - by)) & all);
}

void
arena_seatings_init (ArenaSeatings *seatings, guint sides, gboolean one, guint match)
{
  guint ways = 1;

  if (!one && sides % 2 == 0)
    {
      seatings->n = 2;
      seatings->sides[0] = half (sides, match, &ways);
      seatings->sides[1] = (guint8) (seatings->sides[0] ^ ((1u << sides) - 1));
    }
  else
    {
      guint8 pattern = one ? 1 : (guint8) ((1u << sides / 2) - 1);

      /* With an odd number of sides, A has one side less in every other match. */
      if (!one && match % (ways = 2) == 1)
        pattern ^= (guint8) ((1u << sides) - 1);
      seatings->n = sides;
      for (guint i = 0; i < sides; i++)
        seatings->sides[i] = rotate (pattern, i, sides);
    }
  seatings->followed = match / ways % seatings->n;
}

int
arena_seating_side_player (int side, guint8 sides)
{
  return !(sides >> side & 1);
}

int
arena_seating_player (const TaliaState *state, int seat, guint8 sides)
{
  return arena_seating_side_player (talia_state_side (state, seat), sides);
}

double
arena_seating_advantage (const TaliaGame *game, const TaliaState *end, guint8 sides)
{
  double points[2] = { 0.0 };
  int n[2] = { 0 };

  for (int side = 0; side < end->sides; side++)
    {
      const int player = arena_seating_side_player (side, sides);

      points[player] += talia_game_score (game, end, side, NULL, NULL);
      n[player]++;
    }
  return (points[0] / n[0] - points[1] / n[1]) * (game->lowest_wins ? -1.0 : 1.0);
}
