/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells how well a possible world explains what the others have bid and played in a trick-taking deal. */
#include "trick-past.h"

#include "bots/talia-spades-hand.h"
#include "engine/trick/talia-trick-game.h"

/* The plays of a deal are not independent, and nobody plays exactly by the learned weights, so only this share of the
 * evidence of each play about the cards counts, */
#define TRUST 0.3

/* and this share of its evidence about the style. */
#define TRUST_IN_STYLE 0.6

/* The usual difference between a bid and the estimate of the hand, in tricks. */
#define BID_SPREAD 1.0

/* How much less likely a nil is for each point of risk. */
#define NIL_FEAR 1.5
#define MOST_RISK 6.0

static double
weigh_bid (TaliaCards hand, int bid)
{
  const double risk = talia_spades_nil_risk (hand);
  double off;

  if (bid == 0)
    return -NIL_FEAR * MIN (risk, MOST_RISK);
  if (bid > TALIA_MAX_TRICKS) /* none yet, or blind */
    return 0.0;
  off = (bid - MAX (talia_spades_tricks (hand), 1.0)) / BID_SPREAD;
  return -off * off / 2.0 - NIL_FEAR * MAX (1.0 - risk, 0.0);
}

/* Computes how likely each seat would have played its cards, by style. Plays `then` from the first trick to the current
 * one. */
static void
weigh_plays (const TaliaTrickPolicy *policy, int own, const TaliaTrick *trick, TaliaState *then, TaliaStylePlays plays)
{
  for (int i = 0; i < trick->n_played; i++)
    {
      const TaliaCard card = trick->played[i];
      const int seat = then->to_act;
      TaliaCards legal = talia_trick_legal (&then->trick, then->hand[seat]);

      /* In a world of players who forget, somebody may have broken a rule. */
      if (seat != own && (legal >> card & 1))
        talia_trick_likelihoods (policy, then, legal, card, plays[seat]);
      talia_trick_game_play (then, card, NULL);
    }
}

double
talia_trick_explain (const TaliaTrickPolicy *policy, int own, const TaliaState *world, TaliaRandom *random,
                     guint *styles)
{
  TaliaStylePlays plays = { 0 };
  double sum = 0.0;
  TaliaState then = *world;

  if (world->phase == TALIA_PHASE_PLAY)
    talia_trick_game_rewind (&then);
  for (int seat = 0; policy->contract && seat < world->seats; seat++)
    if (seat != own)
      sum += weigh_bid (then.hand[seat], world->trick.bid[seat]);
  if (world->phase == TALIA_PHASE_PLAY)
    weigh_plays (policy, own, &world->trick, &then, plays);
  *styles = 0;
  for (int seat = 0; seat < world->seats; seat++)
    if (seat != own)
      {
        *styles |= (guint) talia_style_is_easy (plays[seat], TRUST_IN_STYLE, random) << seat;
        sum += talia_style_weigh (plays[seat], TRUST);
      }
  return sum;
}
