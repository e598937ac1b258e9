/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the deals of the Kierki family cost and demand, for whoever looks at the party as a whole. */
#include "engine/rows/talia-rows.h"
#include "kierki-deal.h"

#define N_(text) (text)

#define KING_OF_HEARTS TALIA_CARD_BIT (TALIA_KING, TALIA_HEARTS)
#define QUEEN_OF_SPADES TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)

/* The cards that may have to be thrown, and what is said where they must: as a discard, and also under a higher card.
 */
static const struct
{
  TaliaCards card;
  const char *discard, *strict;
} forced[] = {
  { KING_OF_HEARTS, N_ ("Whoever has none of the suit led must throw the king of hearts."),
    N_ ("Whoever has none of the suit led, or can play it under the ace, must throw the king of hearts.") },
  { QUEEN_OF_SPADES, N_ ("Whoever has none of the suit led must throw the queen of spades."),
    N_ ("Whoever has none of the suit led, or can play it under the king or the ace, must throw the queen of spades.") },
};

static void
add_stake (TaliaDealPlan *plan, const char *what, TaliaCards cards, TaliaStakeKind kind, int points)
{
  g_assert (plan->n_stakes < TALIA_MAX_STAKES);
  plan->stakes[plan->n_stakes++] = (TaliaStake) { what, cards, kind, points };
}

static void
add_duty (TaliaDealPlan *plan, const char *duty)
{
  g_assert (plan->n_duties < TALIA_MAX_DUTIES);
  plan->duties[plan->n_duties++] = duty;
}

static TaliaStakeKind
kind_of (const TaliaKierkiDeal *deal, const TaliaPenalty *penalty)
{
  switch (penalty->kind)
    {
    case TALIA_PENALTY_CARDS:
      return talia_cards_count (penalty->cards) > 1 ? TALIA_STAKE_EACH : TALIA_STAKE_ONCE;
    case TALIA_PENALTY_RANKS:
      return TALIA_STAKE_RANK;
    case TALIA_PENALTY_TRICKS:
      return TALIA_STAKE_EACH;
    case TALIA_PENALTY_LAST:
      return (deal->last & (deal->last - 1)) != 0 ? TALIA_STAKE_EACH : TALIA_STAKE_ONCE;
    }
  g_return_val_if_reached (TALIA_STAKE_ONCE);
}

static void
add_duties (TaliaDealPlan *plan, const TaliaTrickRules *rules)
{
  if (rules->lead_ban != 0)
    add_duty (plan, rules->break_discard != 0 ? N_ ("Hearts may not be led before they are broken.")
                                              : N_ ("Hearts may not be led while another suit is held."));
  for (guint i = 0; i < G_N_ELEMENTS (forced); i++)
    if (rules->force & forced[i].card)
      add_duty (plan, rules->force_under & forced[i].card ? forced[i].strict : forced[i].discard);
}

guint
talia_kierki_plan (const TaliaState *state, guint number, TaliaDealPlan *plan)
{
  TaliaState then = *state;
  TaliaKierkiDeal deal;

  then.deals = number;
  talia_kierki_deal (&then, &deal);
  plan->title = deal.title;
  if (deal.lottery)
    {
      add_stake (plan, N_ ("First without cards"), 0, TALIA_STAKE_ONCE, -talia_kierki_prize (state, 0));
      add_stake (plan, N_ ("Second without cards"), 0, TALIA_STAKE_ONCE, -talia_kierki_prize (state, 1));
    }
  for (guint i = 0; i < deal.n_penalties; i++)
    {
      const TaliaPenalty *penalty = &deal.penalties[i];

      add_stake (plan, penalty->what, penalty->cards, kind_of (&deal, penalty), penalty->points);
    }
  if (!deal.lottery)
    add_duties (plan, &deal.rules);
  return talia_kierki_deals (state);
}
