/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The playout policy of trick-taking games: how a card is chosen without search. */
#include "trick-policy.h"

#include <math.h>
#include <string.h>

/* --- the deal ------------------------------------------------------------------------------------ */

/* The share of all penalties in one hand from which on it looks like a plan to take everything. */
#define ALARM 0.45

static void
init_prices (TaliaTrickPolicy *self, const TaliaDealPlan *deal)
{
  int least = G_MAXINT, most = 0;

  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      int cost = talia_deal_plan_cost (deal, talia_cards_pop (&cards));

      if (cost > 0)
        {
          least = MIN (least, cost);
          most = MAX (most, cost);
        }
    }
  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      TaliaCard card = talia_cards_pop (&cards);
      int cost = talia_deal_plan_cost (deal, card);

      if (cost < 0)
        self->good |= TALIA_BIT (card);
      else if (cost > 0 && 2 * cost >= least + most)
        self->dear |= TALIA_BIT (card);
      else if (cost > 0)
        self->cheap |= TALIA_BIT (card);
    }
  self->penalties = self->dear | self->cheap;
}

static void
init_until (TaliaTrickPolicy *self, const TaliaDealPlan *deal)
{
  int until = 4;

  self->until[TALIA_MAX_TRICKS] = 4;
  for (int trick = TALIA_MAX_TRICKS - 1; trick >= 0; trick--)
    {
      until = talia_deal_plan_trick_cost (deal, trick) > 0 ? 0 : until == 4 ? 4 : MIN (until + 1, 3);
      self->until[trick] = (uint8_t) until;
    }
}

void
talia_trick_policy_init (TaliaTrickPolicy *self, const TaliaGame *game, const TaliaDealPlan *deal,
                         TaliaTrickWeights *const weights[TALIA_STYLES])
{
  *self = (TaliaTrickPolicy) { .all = TALIA_NOBODY, .contract = game->contract != NULL };
  init_prices (self, deal);
  init_until (self, deal);
  self->alarm = G_MAXINT;
  if (deal->moon.own != NULL)
    self->alarm = MAX ((int) (ALARM * talia_cards_count (self->penalties)), 1);
  memcpy (self->weights, weights, sizeof self->weights);
}

/* --- what a seat is about -------------------------------------------------------------------------- */

static inline gboolean
keeps_nil (const TaliaTrick *trick, int seat)
{
  return trick->won[seat] == 0 && (trick->bid[seat] == 0 || trick->bid[seat] == TALIA_BID_BLIND);
}

static inline int
need_of (const TaliaTrick *trick, int seat)
{
  return trick->bid[seat] > 0 && trick->bid[seat] <= TALIA_MAX_TRICKS ? trick->bid[seat] - trick->won[seat] : 0;
}

static inline TaliaAim
find_contract_aim (const TaliaState *state, int seat)
{
  const TaliaTrick *trick = &state->trick;
  int partner = (seat + 2) & 3, left = (seat + 1) & 3, right = (seat + 3) & 3, need;

  if (keeps_nil (trick, seat))
    return TALIA_AIM_OWN_NIL;
  if (keeps_nil (trick, partner))
    return TALIA_AIM_COVER;
  if (keeps_nil (trick, left) || keeps_nil (trick, right))
    return TALIA_AIM_BREAK_NIL;
  if (need_of (trick, seat) + need_of (trick, partner) > 0)
    return TALIA_AIM_NEED;
  need = need_of (trick, left) + need_of (trick, right);
  return need > 0 && 13 - trick->tricks - need <= 2 ? TALIA_AIM_SET : TALIA_AIM_LEAVE;
}

/* Returns the only seat that has taken penalties so far, if it has enough of them; otherwise TALIA_NOBODY. */
static inline int
find_shooter (const TaliaTrickPolicy *self, const TaliaState *state)
{
  int shooter = TALIA_NOBODY;

  for (int seat = 0; seat < state->seats; seat++)
    {
      TaliaCards penalties = state->taken[seat] & self->penalties;

      if (penalties == 0)
        continue;
      if (shooter != TALIA_NOBODY || talia_cards_count (penalties) < self->alarm)
        return TALIA_NOBODY;
      shooter = seat;
    }
  return shooter;
}

/* Whether the seat that wants everything can still get it. */
static inline gboolean
all_possible (const TaliaTrickPolicy *self, const TaliaState *state)
{
  for (int seat = 0; seat < state->seats; seat++)
    if (seat != self->all && (state->taken[seat] & self->penalties))
      return FALSE;
  return TRUE;
}

/* --- the glance -------------------------------------------------------------------------------------- */

static inline uint8_t
price_of (const TaliaTrickPolicy *self, TaliaCards cards)
{
  return cards & self->dear ? 2 : cards & self->cheap ? 1 : cards & self->good ? 3 : 0;
}

static inline void
glance_at_trick (const TaliaTrickPolicy *self, const TaliaState *state, int shooter, TaliaTrickGlance *glance)
{
  const TaliaTrick *trick = &state->trick;
  TaliaCards set = talia_trick_cards (trick), trumps = set & glance->trump;
  TaliaCard best;
  int taker;

  glance->led = TALIA_SUIT_CARDS (talia_trick_led (trick));
  best = talia_cards_last (trumps ? trumps : set & glance->led);
  glance->beating = talia_cards_above (best) | (trumps ? 0 : glance->trump);
  glance->trumped = trumps != 0 && glance->led != glance->trump;
  glance->price = price_of (self, set);
  taker = talia_trick_best_of (trick, state->seats, set);
  if (self->contract)
    glance->taker = taker == ((state->to_act + 2) & 3) ? 1 : keeps_nil (trick, taker) ? 2 : 0;
  else
    glance->taker = taker == shooter;
}

static inline void
glance_at_suit (const TaliaTrickPolicy *self, const TaliaState *state, int suit, TaliaTrickGlance *glance)
{
  const TaliaCards cards = TALIA_SUIT_CARDS (suit);

  if (self->contract)
    glance->kind[suit] = (cards & glance->trump) ? 3 : 0;
  else
    glance->kind[suit] = glance->others & self->dear & cards                     ? 1
                         : glance->hand & self->dear & cards                     ? 2
                         : (glance->others | glance->hand) & self->cheap & cards ? 3
                                                                                 : 0;
  for (int i = 1, seat = state->to_act; i <= glance->later; i++)
    {
      seat = seat + 1 < state->seats ? seat + 1 : 0;
      glance->dry[suit] += (state->hand[seat] & cards) == 0;
    }
}

/* Only the suits of legal cards. */
static inline void
glance_at_suits (const TaliaTrickPolicy *self, const TaliaState *state, TaliaTrickGlance *glance)
{
  if ((glance->legal & ~glance->led) == 0)
    glance_at_suit (self, state, talia_card_suit (talia_cards_first (glance->legal)), glance);
  else
    for (int suit = 0; suit < TALIA_SUITS; suit++)
      glance_at_suit (self, state, suit, glance);
}

void
talia_trick_glance (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal, TaliaTrickGlance *glance)
{
  const TaliaTrick *trick = &state->trick;
  const int seat = state->to_act;
  int shooter = TALIA_NOBODY, later = state->seats - 1 - trick->in_trick;
  TaliaCards others = 0;

  for (int other = 0; other < state->seats; other++)
    others |= state->hand[other];
  *glance = (TaliaTrickGlance) {
    .time = (uint8_t) (trick->tricks < 3   ? 0
                       : trick->tricks < 6 ? 1
                       : trick->tricks < 9 ? 2
                                           : 3),
    .hand = state->hand[seat],
    .legal = legal,
    .others = others & ~state->hand[seat],
    .trump = trick->rules.trump != TALIA_NO_TRUMP ? TALIA_SUIT_CARDS (trick->rules.trump) : 0,
    .style = self->styles >> seat & 1 ? TALIA_STYLE_EASY : TALIA_STYLE_SEARCHES,
    .later = (uint8_t) MIN (later, 3),
    .until = self->until[trick->tricks],
  };
  if (self->contract)
    glance->aim = find_contract_aim (state, seat);
  else if (self->alarm < G_MAXINT)
    {
      shooter = find_shooter (self, state);
      if (seat == self->all && all_possible (self, state))
        glance->aim = TALIA_AIM_ALL;
      else if (shooter != TALIA_NOBODY && shooter != seat)
        glance->aim = TALIA_AIM_STOP;
    }
  if (trick->in_trick > 0)
    glance_at_trick (self, state, shooter, glance);
  glance_at_suits (self, state, glance);
  for (int style = 0; style < TALIA_STYLES; style++)
    glance->weights[style] = self->weights[style][glance->aim];
}

/* --- the marks ----------------------------------------------------------------------------------------- */

/* The class of a number of cards, out of six: none, 1, 2, 3, 4 or 5, more. */
static const uint8_t few[] = { 0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5 };

/* The features that all cards of a suit have in common. */
typedef struct
{
  TaliaCards own, others, above, below;
  int n_above, n_below;
} Place;

static inline Place
place_of (const TaliaTrickGlance *glance, TaliaCard card)
{
  TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card));
  Place place = { .own = glance->hand & suit, .others = glance->others & suit };

  place.above = place.others & talia_cards_above (card);
  place.below = place.others & ~place.above;
  place.n_above = talia_cards_count (place.above);
  place.n_below = talia_cards_count (place.below);
  return place;
}

static inline guint
class_of (const TaliaTrickPolicy *self, TaliaCards cards)
{
  return cards & self->dear ? 2 : cards & self->cheap ? 1 : 0;
}

static inline guint
mark_lead (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card, guint16 *marks)
{
  const Place place = place_of (glance, card);
  const guint above = (guint) MIN (place.n_above, 4), below = (guint) MIN (place.n_below, 4);
  const guint length = (guint) MIN (talia_cards_count (place.own), 6) - 1;
  const guint cover = (guint) talia_cards_count (place.own & (TALIA_BIT (card) - 1));
  const gboolean trump = (glance->trump >> card & 1) != 0;
  const guint trumps = (guint) talia_cards_count (glance->others & glance->trump);
  const guint near_top = MIN ((above + 1) / 2, 2);
  const guint suit = (guint) talia_card_suit (card), kind = glance->kind[suit];

  marks[0] = (guint16) (TALIA_LEAD_PLACE + above * 5 + below);
  marks[1] = (guint16) (TALIA_LEAD_LENGTH + length * 5 + MIN (few[place.n_above + place.n_below], 4));
  marks[2] = (guint16) (TALIA_LEAD_PRICE + price_of (self, TALIA_BIT (card)) * 2 + (above == 0));
  marks[3] = (guint16) (TALIA_LEAD_RANK + trump * 13 + talia_card_rank (card));
  marks[4] = (guint16) (TALIA_LEAD_LURKS + class_of (self, place.above) * 3 + class_of (self, place.below));
  marks[5] = (guint16) (TALIA_LEAD_UNTIL + glance->until * 3 + near_top);
  marks[6] = (guint16) (TALIA_LEAD_TRUMP + trump * 6 + (above == 0) * 3 + (trumps > 3 ? 2 : trumps > 0));
  marks[7] = (guint16) (TALIA_LEAD_COVER + MIN (cover, 2) * 3 + near_top);
  marks[8] = (guint16) (TALIA_LEAD_KIND + (kind * 5 + above) * 5 + below);
  marks[9] = (guint16) (TALIA_LEAD_DRY + (kind * 4 + glance->dry[suit]) * 3 + near_top);
  marks[10] = (guint16) (TALIA_LEAD_TIME + (kind * 4 + glance->time) * 3 + near_top);
  marks[11] = (guint16) (TALIA_LEAD_SHAPE + (kind * 6 + length) * 3 + MIN (cover, 2));
  return 12;
}

/* Returns the place of the card among the legal ones: the highest that loses, the lowest, the highest. */
static inline guint
order_of (const TaliaTrickGlance *glance, TaliaCard card, gboolean beats)
{
  TaliaCards higher = glance->legal & ~((TALIA_BIT (card) << 1) - 1);

  return (guint) ((!beats && (higher & ~glance->beating) == 0) * 4 + ((glance->legal & (TALIA_BIT (card) - 1)) == 0) * 2
                  + (higher == 0));
}

static inline guint
mark_follow (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card, guint16 *marks)
{
  const Place place = place_of (glance, card);
  const guint beats = glance->beating >> card & 1;
  const guint above = (guint) MIN (place.n_above, 3), later = glance->later;
  const guint lurks = (glance->others & self->dear) != 0;
  const guint length = (guint) MIN (talia_cards_count (place.own), 6) - 1;
  const guint suit = (guint) talia_card_suit (card), kind = glance->kind[suit];

  marks[0] = (guint16) (TALIA_FOLLOW_TRICK + ((beats * 4 + later) * 4 + above) * 4 + glance->price);
  marks[1] = (guint16) (TALIA_FOLLOW_TAKER + (beats * 4 + glance->taker) * 4 + glance->price);
  marks[2] = (guint16) (TALIA_FOLLOW_PRICE + (beats * 4 + glance->taker) * 4 + price_of (self, TALIA_BIT (card)));
  marks[3] = (guint16) (TALIA_FOLLOW_RANK + beats * 13 + (guint) talia_card_rank (card));
  marks[4] = (guint16) (TALIA_FOLLOW_ORDER + order_of (glance, card, beats != 0) * 2 + (later == 0));
  marks[5] = (guint16) (TALIA_FOLLOW_UNTIL + (beats * 2 + (above == 0)) * 5 + glance->until);
  marks[6] = (guint16) (TALIA_FOLLOW_LURKS + (beats * 4 + later) * 2 + lurks);
  marks[7] = (guint16) (TALIA_FOLLOW_LEFT + (beats * 2 + (guint) glance->trumped) * 5
                        + MIN (few[place.n_above + place.n_below], 4));
  marks[8] = (guint16) (TALIA_FOLLOW_DRY + ((kind * 2 + beats) * 4 + later) * 4 + glance->dry[suit]);
  marks[9] = (guint16) (TALIA_FOLLOW_KIND + (kind * 2 + beats) * 13 + (guint) talia_card_rank (card));
  marks[10] = (guint16) (TALIA_FOLLOW_TIME + (kind * 8 + order_of (glance, card, beats != 0)) * 4 + glance->time);
  marks[11] = (guint16) (TALIA_FOLLOW_SHAPE + ((kind * 2 + beats) * 6 + length) * 4 + above);
  return 12;
}

static inline guint
mark_discard (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card, guint16 *marks)
{
  const Place place = place_of (glance, card);
  const guint above = (guint) MIN (place.n_above, 4), below = (guint) MIN (place.n_below, 4);
  const guint length = (guint) MIN (talia_cards_count (place.own), 6) - 1;
  const guint trump = glance->trump >> card & 1, beats = glance->beating >> card & 1;
  const guint suit = (guint) talia_card_suit (card), kind = glance->kind[suit];

  marks[0] = (guint16) (TALIA_DISCARD_PLACE + above * 5 + below);
  marks[1] = (guint16) (TALIA_DISCARD_LENGTH + length * 5 + MIN (few[place.n_above + place.n_below], 4));
  marks[2] = (guint16) (TALIA_DISCARD_PRICE + glance->taker * 4u + price_of (self, TALIA_BIT (card)));
  marks[3] = (guint16) (TALIA_DISCARD_RANK + (guint) talia_card_rank (card));
  marks[4] = (guint16) (TALIA_DISCARD_LURKS + class_of (self, place.above) * 3 + class_of (self, place.below));
  marks[5] = (guint16) (TALIA_DISCARD_UNTIL + glance->until * 3u + MIN ((above + 1) / 2, 2));
  marks[6] = (guint16) (TALIA_DISCARD_TRUMP + (trump ? 1 + (beats * 4 + glance->taker) * 4u + glance->later : 0));
  marks[7] = (guint16) (TALIA_DISCARD_KIND + (kind * 6 + length) * 5 + above);
  marks[8] = (guint16) (TALIA_DISCARD_HIGH + kind * 13 + (guint) talia_card_rank (card));
  marks[9] = (guint16) (TALIA_DISCARD_TIME + (kind * 4 + glance->time) * 3 + MIN ((above + 1) / 2, 2));
  marks[10] = (guint16) (TALIA_DISCARD_DRY + (kind * 4 + glance->dry[suit]) * 3 + MIN ((above + 1) / 2, 2));
  return 11;
}

guint
talia_trick_marks (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card,
                   guint16 marks[TALIA_TRICK_MARKS])
{
  if (glance->led == 0)
    return mark_lead (self, glance, card, marks);
  if (glance->led >> card & 1)
    return mark_follow (self, glance, card, marks);
  return mark_discard (self, glance, card, marks);
}

/* --- the choice ------------------------------------------------------------------------------------------ */

/* A player who can discard an expensive card on a higher one does so. Players who learned from each other hardly ever
 * met this case, because none of them leads into it, but others do. */
#define GIVES_DEAR 64

static inline int
weigh_by_sense (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card)
{
  const TaliaCards gives = glance->led & self->dear & ~glance->beating;

  return !self->contract && glance->aim == TALIA_AIM_AVOID && (gives >> card & 1) ? GIVES_DEAR : 0;
}

static inline int
weigh (const TaliaTrickGlance *glance, TaliaStyle style, const guint16 *marks, guint n)
{
  int sum = 0;

  for (guint i = 0; i < n; i++)
    sum += glance->weights[style][marks[i]];
  return sum;
}

/* -log (-log (u)) for u in the middle of each of 256 equal parts of 0..1, in TALIA_WEIGHT_UNITs: added to the weights,
 * it makes the probability of the greatest sum follow the weights (Gumbel). */
static const int8_t *
get_noise (void)
{
  static int8_t noise[256];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      for (int i = 0; i < 256; i++)
        noise[i] = (int8_t) lround (-log (-log ((i + 0.5) / 256)) * TALIA_WEIGHT_UNIT);
      g_once_init_leave (&ready, 1);
    }
  return noise;
}

TaliaCard
talia_trick_choose (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal, TaliaRandom *random)
{
  const int8_t *noise = get_noise ();
  TaliaCard best = talia_cards_first (legal);
  int most = G_MININT;
  TaliaTrickGlance glance;
  uint64_t bits = 0;

  if ((legal & (legal - 1)) == 0)
    return best;
  talia_trick_glance (self, state, legal, &glance);
  for (int i = 0; legal != 0; i++)
    {
      TaliaCard card = talia_cards_pop (&legal);
      guint16 marks[TALIA_TRICK_MARKS];
      guint n = talia_trick_marks (self, &glance, card, marks);
      int sum;

      bits = i % 8 == 0 ? talia_random_next (random) : bits >> 8;
      sum = weigh (&glance, glance.style, marks, n) + weigh_by_sense (self, &glance, card) + noise[bits & 0xff];
      if (sum > most)
        {
          most = sum;
          best = card;
        }
    }
  return best;
}

void
talia_trick_likelihoods (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal, TaliaCard card,
                         double sums[TALIA_STYLES])
{
  double all[TALIA_STYLES] = { 0.0 };
  TaliaTrickGlance glance;

  if ((legal & (legal - 1)) == 0)
    return;
  talia_trick_glance (self, state, legal, &glance);
  while (legal != 0)
    {
      TaliaCard other = talia_cards_pop (&legal);
      guint16 marks[TALIA_TRICK_MARKS];
      guint n = talia_trick_marks (self, &glance, other, marks);

      for (int style = 0; style < TALIA_STYLES; style++)
        {
          double sum = weigh (&glance, style, marks, n) + weigh_by_sense (self, &glance, other);

          sum /= TALIA_WEIGHT_UNIT;
          all[style] += exp (sum);
          if (other == card)
            sums[style] += sum;
        }
    }
  for (int style = 0; style < TALIA_STYLES; style++)
    sums[style] -= log (all[style]);
}

void
talia_trick_chances (const TaliaTrickPolicy *self, const TaliaKnowledge *known, double chances[64])
{
  TaliaState state = *known->seen;
  TaliaCards legal = talia_trick_legal (&state.trick, known->hand);
  TaliaTrickGlance glance;
  double all = 0.0;

  /* Of the others, the cards that they hold together are known, and the cards that each cannot hold. */
  for (int seat = 0; seat < state.seats; seat++)
    if (seat != known->own)
      state.hand[seat] = known->where.may_hold[seat];
  talia_trick_glance (self, &state, legal, &glance);
  for (TaliaCards rest = legal; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);
      guint16 marks[TALIA_TRICK_MARKS];
      guint n = talia_trick_marks (self, &glance, card, marks);
      int sum = weigh (&glance, glance.style, marks, n) + weigh_by_sense (self, &glance, card);

      chances[card] = exp ((double) sum / TALIA_WEIGHT_UNIT);
      all += chances[card];
    }
  while (legal != 0)
    chances[talia_cards_pop (&legal)] /= all;
}
