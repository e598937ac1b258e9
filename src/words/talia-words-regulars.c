/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about regulars, and their remarks at the table. */
#include "talia-words-regulars.h"

#include <glib/gi18n.h>

#include "bots/talia-regulars.h"
#include "engine/talia-deal-plan.h"

const char *
talia_words_regular_about (const char *regular)
{
  const TaliaRegular *who = regular != NULL ? talia_regulars_find (regular) : NULL;

  g_return_val_if_fail (who != NULL, "");
  return _ (who->about);
}

/* --- what they say ------------------------------------------------------------------------------- */

typedef enum
{
  OWN_MOON,
  OTHERS_MOON,
  DEAREST, /* took a card that is a large part of all penalties */
  OWN_SET, /* the regular's side has bid too many tricks */
  OTHERS_SET,
  SWEEP,
  OCCASIONS
} Occasion;

#define VARIANTS 3

/* A regular says something on one of this number of occasions. */
static const guint rarity[OCCASIONS] = { 1, 1, 3, 2, 2, 3 };

/* Translators: what an opponent says at the table, in a word or two; whoever says it may be a woman or a man */
static const char *const sayings[OCCASIONS][VARIANTS] = {
  [OWN_MOON] = { N_ ("Everything for me!"), N_ ("All of them. Imagine that!"), N_ ("That was the plan.") },
  [OTHERS_MOON] = { N_ ("Nobody saw that coming."), N_ ("Well played. Ouch."), N_ ("How did that happen?") },
  [DEAREST] = { N_ ("Not that one again!"), N_ ("Of all the cards…"), N_ ("Thank you so much.") },
  [OWN_SET] = { N_ ("That was too bold."), N_ ("Not enough tricks…"), N_ ("Bad luck, partner.") },
  [OTHERS_SET] = { N_ ("We stopped that."), N_ ("A bit too high, was it?"), N_ ("So much for that bid.") },
  [SWEEP] = { N_ ("A clean table!"), N_ ("I take the lot."), N_ ("Nothing left.") },
};

/* The share of all penalties of a deal from which on a card counts as expensive. */
#define DEAR_SHARE 4

static TaliaCards
find_dearest (const TaliaGame *game, const TaliaState *state)
{
  TaliaDealPlan plan;
  TaliaCards dear = 0;
  int sum;

  talia_game_plan (game, state, state->deals, &plan);
  sum = talia_deal_plan_cost_of (&plan, talia_deal_plan_cards (&plan));
  for (TaliaCards cards = talia_deal_plan_cards (&plan); cards != 0;)
    {
      const TaliaCard card = talia_cards_pop (&cards);

      if (talia_deal_plan_cost (&plan, card) * DEAR_SHARE >= sum)
        dear |= TALIA_BIT (card);
    }
  return dear;
}

/* Returns the first regular after the seat `from` among those whom it concerns. */
static int
find_speaker (TaliaMatch *match, guint seats, int from)
{
  const int n = talia_match_get_view (match)->seen.seats;

  for (int i = 0; i < n; i++)
    if ((seats >> (from + i) % n & 1) != 0
        && talia_seat_get_regular (talia_match_get_seat (match, (from + i) % n)) != NULL)
      return (from + i) % n;
  return TALIA_NOBODY;
}

static TaliaReaction
say (TaliaMatch *match, Occasion occasion, guint seats, int from)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  const guint chance = (guint) (state->deals * 31 + from * 7) + (guint) occasion * 13;
  TaliaReaction reaction = { .seat = find_speaker (match, seats, from) };

  if (reaction.seat == TALIA_NOBODY || chance % rarity[occasion] != 0)
    return (TaliaReaction) { .seat = TALIA_NOBODY };
  reaction.text = _ (sayings[occasion][chance / rarity[occasion] % VARIANTS]);
  return reaction;
}

/* Whether a side has bid more tricks than it took. */
static TaliaReaction
react_to_bids (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;

  for (int side = 0; side < state->sides; side++)
    {
      TaliaContract contract;
      guint own = 0, all = (1u << state->seats) - 1;

      if (!talia_game_contract (talia_match_get_game (match), state, side, &contract)
          || contract.tricks >= contract.bid)
        continue;
      for (int seat = 0; seat < state->seats; seat++)
        if (talia_state_side (state, seat) == side)
          own |= 1u << seat;
      if (state->deals % 2 == 0 && find_speaker (match, own, 0) != TALIA_NOBODY)
        return say (match, OWN_SET, own, 0);
      return say (match, OTHERS_SET, all & ~own, 0);
    }
  return (TaliaReaction) { .seat = TALIA_NOBODY };
}

static TaliaReaction
react (TaliaMatch *match, const TaliaEvent *event)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  const guint who = event->seat >= 0 ? 1u << event->seat : 0;

  if (event->kind == TALIA_EVENT_MOON)
    return find_speaker (match, who, event->seat) != TALIA_NOBODY
               ? say (match, OWN_MOON, who, event->seat)
               : say (match, OTHERS_MOON, ~who & ((1u << state->seats) - 1), event->seat);
  if (event->kind == TALIA_EVENT_TRICK && (event->cards & find_dearest (talia_match_get_game (match), state)) != 0)
    return say (match, DEAREST, who, event->seat);
  if (event->kind == TALIA_EVENT_SWEPT)
    return say (match, SWEEP, who, event->seat);
  if (event->kind == TALIA_EVENT_DEAL_ENDED)
    return react_to_bids (match);
  return (TaliaReaction) { .seat = TALIA_NOBODY };
}

TaliaReaction
talia_words_regular_reaction (TaliaMatch *match, const TaliaEvents *events)
{
  TaliaReaction found = { .seat = TALIA_NOBODY };

  g_return_val_if_fail (TALIA_IS_MATCH (match) && events != NULL, found);

  for (guint i = 0; i < events->n && found.seat == TALIA_NOBODY; i++)
    found = react (match, &events->at[i]);
  return found;
}
