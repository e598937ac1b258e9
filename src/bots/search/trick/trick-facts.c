/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds facts of the table that go with a cause. They follow from the cards that the view leaves open, not from shares
 * of the search's worlds, except for what is only most likely. */
#include "trick-facts.h"

#include "engine/trick/talia-trick-game.h"

/* The shares of worlds in which something happens most likely, or hardly ever. */
#define LIKELY 0.7f
#define HARDLY 0.02f

/* Returns the cards that those who still follow in this trick may hold. */
static TaliaCards
find_following (const TaliaKnowledge *known)
{
  const int seats = known->seen->seats;
  TaliaCards cards = 0;

  for (int i = 1; i <= known->later; i++)
    cards |= known->where.may_hold[(known->own + i) % seats] | known->seen->hand[(known->own + i) % seats];
  return cards;
}

/* Returns the cards that win over the card if it wins the running trick so far. */
static TaliaCards
find_better (const TaliaKnowledge *known, TaliaCard card)
{
  const int trump = known->seen->trick.rules.trump;
  const TaliaCards trumps = trump != TALIA_NO_TRUMP && talia_card_suit (card) != trump ? TALIA_SUIT_CARDS (trump) : 0;

  return talia_cards_above (card) | trumps;
}

/* Whether the card takes the running trick, whatever the others hold. */
static gboolean
takes_surely (const TaliaKnowledge *known, TaliaCard card)
{
  const TaliaCards better = find_better (known, card);

  if (known->best_seat != TALIA_NOBODY && (find_better (known, known->best) & TALIA_BIT (card)) == 0)
    return FALSE;
  return (better & find_following (known)) == 0;
}

TaliaCards
talia_trick_priced (const TaliaPayoff *payoff, int sign)
{
  TaliaCards cards = 0;

  for (guint i = 0; i < payoff->n_prices; i++)
    cards |= payoff->each[i] * sign > 0 ? payoff->cards[i] : 0;
  return cards;
}

/* Whether the running trick already costs points if the card is played to it. */
static gboolean
costs_already (const TaliaPosition *position, TaliaCard card)
{
  const TaliaPayoff *payoff = &position->payoff;
  const TaliaTrick *trick = &position->known.seen->trick;

  return (payoff->tricks && payoff->trick[trick->tricks] > 0)
         || ((talia_state_table (position->known.seen) | TALIA_BIT (card)) & talia_trick_priced (payoff, 1)) != 0;
}

/* Whether it costs points whatever the others add to it. */
static gboolean
costs_surely (const TaliaPosition *position, TaliaCard card)
{
  const TaliaCards all =
      talia_state_table (position->known.seen) | TALIA_BIT (card) | find_following (&position->known);

  return costs_already (position, card) && (all & talia_trick_priced (&position->payoff, -1)) == 0;
}

static gboolean
is_free_surely (const TaliaPosition *position, TaliaCard card)
{
  return !costs_already (position, card)
         && (find_following (&position->known) & talia_trick_priced (&position->payoff, 1)) == 0;
}

/* Returns the cards of the hand, apart from `without`, if nobody can beat any of them when it is led; otherwise 0. */
static TaliaCards
find_unbeatable (const TaliaKnowledge *known, TaliaCards without)
{
  const TaliaCards cards = known->hand & ~without;

  for (TaliaCards rest = cards; rest != 0;)
    if (find_better (known, talia_cards_pop (&rest)) & known->unseen)
      return 0;
  return cards;
}

/* Whether the cause is about points, as opposed to tricks that are not wanted because of a bid. */
static gboolean
is_about_points (const TaliaPosition *position)
{
  return position->payoff.score == NULL;
}

/* The functions below add what is true of one kind of cause. */

/* The other card takes this trick, and what it costs. */
static void
add_other_takes (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  const TaliaCard other = contrast->next.card;

  if (takes_surely (&position->known, other) && (!is_about_points (position) || costs_surely (position, other)))
    cause->facts |= TALIA_FACT_SURE;
}

static void
add_takes (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  if (takes_surely (&position->known, contrast->best.card))
    cause->facts |= TALIA_FACT_SURE;
}

static void
add_both_take (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  if (takes_surely (&position->known, contrast->best.card) && takes_surely (&position->known, contrast->next.card))
    cause->facts |= TALIA_FACT_SURE;
}

/* The card takes this trick, in most worlds, and that costs nothing; keeping it is what costs. */
static void
add_most_likely_free (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  const TaliaKnowledge *known = &position->known;
  const TaliaCard card = contrast->best.card;
  const int at = talia_cards_count (known->hand & (TALIA_BIT (card) - 1));

  if (!is_about_points (position) || contrast->with.now[known->own] < LIKELY || contrast->with.costly[at] > HARDLY
      || costs_already (position, card))
    return;
  cause->facts |= TALIA_FACT_FREE;
  if (is_free_surely (position, card))
    cause->facts |= TALIA_FACT_SURE;
}

/* The card takes a trick now, and less often later: perhaps because somebody can trump its suit then. */
static void
add_trump (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  const TaliaKnowledge *known = &position->known;
  const int suit = talia_card_suit (contrast->best.card), trump = known->seen->trick.rules.trump;

  for (int seat = 0; trump != TALIA_NO_TRUMP && suit != trump && seat < known->seen->seats; seat++)
    if (talia_state_side (known->seen, seat) != talia_state_side (known->seen, known->own)
        && (known->voids[seat] >> suit & 1) && (known->where.may_hold[seat] & TALIA_SUIT_CARDS (trump)))
      cause->facts |= TALIA_FACT_TRUMP;
}

/* The player has to lead next after the other move. */
static void
add_next_leads (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  cause->beside = find_unbeatable (&position->known, TALIA_BIT (contrast->next.card));
}

/* The player has to lead later, when both cards are gone. */
static void
add_later_leads (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  cause->beside = find_unbeatable (&position->known, TALIA_BIT (contrast->best.card) | TALIA_BIT (contrast->next.card));
}

static const struct
{
  TaliaCauseId id;
  void (*add) (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause);
} rows[] = {
  { TALIA_CAUSE_OTHER_TAKES, add_other_takes },    { TALIA_CAUSE_TAKES, add_takes },
  { TALIA_CAUSE_KEEP_PENALTY, add_both_take },     { TALIA_CAUSE_KEEP_OTHER, add_both_take },
  { TALIA_CAUSE_KEPT_HIGH, add_most_likely_free }, { TALIA_CAUSE_KEPT_TAKES, add_most_likely_free },
  { TALIA_CAUSE_KEPT_MAY, add_most_likely_free },  { TALIA_CAUSE_NOT_LATER, add_trump },
  { TALIA_CAUSE_NEXT_LEAD, add_next_leads },       { TALIA_CAUSE_EXIT, add_later_leads },
  { TALIA_CAUSE_KEPT_LEADS, add_later_leads },
};

void
talia_trick_add_facts (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].id == cause->id)
      rows[i].add (position, contrast, cause);
}
