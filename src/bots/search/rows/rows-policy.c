/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The playout policy of rows: how a card is chosen without search. */
#include "rows-policy.h"

#include <math.h>

/* The number of cards with which a player is about to finish. */
#define FEW 3

/* The probability that a card was laid for no reason. */
#define NO_REASON 0.02

void
talia_rows_look (const TaliaRows *rows, int seats, int seat, const guint8 held[], TaliaRowGlance *glance)
{
  int fewest = G_MAXINT;

  for (int other = 0; other < seats; other++)
    if (other != seat && held[other] > 0)
      fewest = MIN (fewest, held[other]);
  glance->laid = rows->laid;
  glance->threat = fewest <= FEW;
  glance->final = held[seat] <= FEW + 1;
}

/* Computes the features for the cards that follow `card` outwards by `step`. */
static void
mark_way (const TaliaRowGlance *glance, TaliaCard card, int step, float marks[])
{
  int own = 0, others = 0, between = 0, behind = 0, length = 0;
  float near = 0.0f;

  for (int c = card + step; c >= 0 && c < 64 && (glance->pack >> c & 1); c += step)
    {
      if (glance->laid >> c & 1)
        continue;
      length++;
      if (glance->hand >> c & 1)
        {
          own++;
          between = others;
          behind += others;
          near += 1.0f / (float) (1 + others);
          if (length == 1)
            marks[TALIA_ROW_NEXT_OWN] += 1.0f;
        }
      else
        {
          others++;
          if (length == 1)
            {
              marks[TALIA_ROW_NEXT_OTHER] += 1.0f;
              marks[TALIA_ROW_NEXT_THREAT] += glance->threat ? 1.0f : 0.0f;
            }
        }
    }
  marks[TALIA_ROW_OWN] += (float) own;
  marks[TALIA_ROW_BETWEEN] += (float) between;
  marks[TALIA_ROW_BEHIND] += (float) behind;
  marks[TALIA_ROW_NEAR] += near;
  marks[TALIA_ROW_GIFTS] += (float) (others - between);
  marks[TALIA_ROW_GIFT_THREAT] += glance->threat ? (float) (others - between) : 0.0f;
  marks[TALIA_ROW_END] += length == 0 ? 1.0f : 0.0f;
  marks[TALIA_ROW_FINAL] += glance->final ? (float) own : 0.0f;
  marks[TALIA_ROW_FAR] += own > 0 && between >= 2 ? 1.0f : 0.0f;
}

static void
mark_card (const TaliaRowGlance *glance, TaliaCard card, float marks[])
{
  int rank = talia_card_rank (card);

  if (rank >= TALIA_EIGHT)
    mark_way (glance, card, 1, marks);
  if (rank <= TALIA_EIGHT)
    mark_way (glance, card, -1, marks);
  marks[TALIA_ROW_OUTWARDS] = (float) ABS (rank - TALIA_EIGHT);
  marks[TALIA_ROW_EIGHT] = rank == TALIA_EIGHT ? 1.0f : 0.0f;
}

static float
add_up (const float marks[], const float weights[])
{
  float score = 0.0f;

  for (int i = 0; i < TALIA_ROW_MARKS; i++)
    score += marks[i] * weights[i];
  return score;
}

guint
talia_rows_think (const TaliaState *state, TaliaCards pack, TaliaCards legal, gboolean may_skip,
                  const float weights[TALIA_ROW_MARKS], TaliaRowThought thoughts[TALIA_ROW_THOUGHTS])
{
  const TaliaRows *rows = &state->rows;
  TaliaRowGlance glance = { .pack = pack, .hand = state->hand[state->to_act] };
  guint8 held[TALIA_MAX_SEATS];
  guint n = 0;

  for (int seat = 0; seat < state->seats; seat++)
    held[seat] = (guint8) talia_cards_count (state->hand[seat]);
  talia_rows_look (rows, state->seats, state->to_act, held, &glance);
  while (legal != 0)
    {
      TaliaRowThought *thought = &thoughts[n++];

      memset (thought, 0, sizeof *thought);
      thought->card = talia_cards_pop (&legal);
      mark_card (&glance, thought->card, thought->marks);
      thought->score = add_up (thought->marks, weights);
    }
  if (n == 0 || (may_skip && rows->skips < state->seats - 1 - rows->n_out))
    {
      TaliaRowThought *thought = &thoughts[n++];

      memset (thought, 0, sizeof *thought);
      thought->card = TALIA_NO_CARD;
      thought->marks[TALIA_ROW_SKIPS] = 1.0f;
      thought->marks[TALIA_ROW_SKIP_STANDS] = rows->skips;
      thought->score = add_up (thought->marks, weights);
    }
  return n;
}

guint
talia_rows_pick (const TaliaRowThought *thoughts, guint n, TaliaRandom *random)
{
  float chance[TALIA_ROW_THOUGHTS], best = thoughts[0].score, sum = 0.0f, at;
  guint i = 0;

  if (n == 1)
    return 0;
  for (guint j = 1; j < n; j++)
    best = MAX (best, thoughts[j].score);
  for (guint j = 0; j < n; j++)
    sum += chance[j] = expf (thoughts[j].score - best);
  at = sum * (float) (talia_random_next (random) >> 40) / 16777216.0f;
  while (i + 1 < n && (at -= chance[i]) >= 0.0f)
    i++;
  return i;
}

/* Computes the score of a card. */
static float
score_of (const TaliaRowGlance *glance, TaliaCard card, const float weights[])
{
  float marks[TALIA_ROW_MARKS] = { 0.0f };

  mark_card (glance, card, marks);
  return add_up (marks, weights);
}

double
talia_rows_likelihood (const TaliaRowGlance *glance, TaliaCards legal, TaliaCard card,
                       const float weights[TALIA_ROW_MARKS])
{
  const float own = score_of (glance, card, weights);
  const guint n = (guint) talia_cards_count (legal);
  float all = 1.0f;

  for (TaliaCards rest = legal & ~TALIA_BIT (card); rest != 0;)
    all += expf (score_of (glance, talia_cards_pop (&rest), weights) - own);
  return log (NO_REASON / n + (1.0 - NO_REASON) / all);
}
