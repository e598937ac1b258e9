/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is likely to get out first where all hands are known. */
#include "rows-value.h"

#include <math.h>

/* A row in one direction, from its open end outwards: `before` counts what must be laid earlier. */
static void
measure_way (const TaliaState *state, const int8_t owner[64], int from, int step, int eight_of,
             float measures[][TALIA_ROW_MEASURES])
{
  int before[TALIA_MAX_SEATS] = { 0 }, laid_before = 0;
  int seats[8], n = 0;

  if (eight_of != TALIA_NOBODY)
    {
      before[eight_of]++;
      laid_before = 1;
    }
  for (int c = from + step; c >= from - from % 16 && c < from - from % 16 + TALIA_RANKS; c += step)
    {
      int seat = owner[c], others;
      float *it;

      if (seat == TALIA_NOBODY)
        continue;
      it = measures[seat];
      others = laid_before - before[seat];
      it[TALIA_ROW_BEFORE] += (float) others;
      it[TALIA_ROW_DEEPEST] = MAX (it[TALIA_ROW_DEEPEST], (float) others);
      it[others > 0 ? TALIA_ROW_BLOCKED : TALIA_ROW_FREE] += 1.0f;
      if (laid_before == 0)
        it[TALIA_ROW_FITS] = 1.0f;
      for (int i = 0; i < n; i++)
        if (seats[i] != seat)
          measures[seats[i]][TALIA_ROW_BEHIND] += 1.0f;
      seats[n++] = seat;
      before[seat]++;
      laid_before++;
    }
}

void
talia_rows_measure (const TaliaState *state, float measures[TALIA_MAX_SEATS][TALIA_ROW_MEASURES])
{
  int8_t owner[64];

  memset (owner, TALIA_NOBODY, sizeof owner);
  memset (measures, 0, TALIA_MAX_SEATS * sizeof *measures);
  for (int seat = 0; seat < state->seats; seat++)
    {
      TaliaCards hand = state->hand[seat];

      measures[seat][TALIA_ROW_HELD] = (float) talia_cards_count (hand);
      measures[seat][TALIA_ROW_TURN] = (float) ((seat - state->to_act + state->seats) % state->seats);
      while (hand != 0)
        owner[talia_cards_pop (&hand)] = (int8_t) seat;
    }
  for (int suit = 0; suit < TALIA_SUITS; suit++)
    {
      int eight = TALIA_CARD (TALIA_EIGHT, suit), of = owner[eight];

      if (of != TALIA_NOBODY)
        {
          measures[of][TALIA_ROW_FREE] += 1.0f;
          measures[of][TALIA_ROW_FITS] = 1.0f;
        }
      measure_way (state, owner, eight, 1, of, measures);
      measure_way (state, owner, eight, -1, of, measures);
    }
}

void
talia_rows_expect (const TaliaState *state, const float scale[TALIA_ROW_MEASURES], float next[TALIA_MAX_SEATS],
                   float second[TALIA_MAX_SEATS])
{
  float measures[TALIA_MAX_SEATS][TALIA_ROW_MEASURES], sum = 0.0f, best = -INFINITY;

  talia_rows_measure (state, measures);
  for (int seat = 0; seat < state->seats; seat++)
    {
      float score = 0.0f;

      for (int i = 0; i < TALIA_ROW_MEASURES; i++)
        score += scale[i] * measures[seat][i];
      next[seat] = state->hand[seat] != 0 ? score : -INFINITY;
      best = MAX (best, next[seat]);
    }
  for (int seat = 0; seat < state->seats; seat++)
    sum += next[seat] = expf (MAX (next[seat] - best, -30.0f)) * (state->hand[seat] != 0);
  for (int seat = 0; seat < state->seats; seat++)
    {
      next[seat] /= sum;
      second[seat] = 0.0f;
    }
  /* Whoever is next leaves its share to the others. */
  for (int first = 0; first < state->seats; first++)
    for (int seat = 0; seat < state->seats; seat++)
      if (seat != first && next[first] < 1.0f)
        second[seat] += next[first] * next[seat] / (1.0f - next[first]);
}
