/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what at the table makes a card or a bid the best: what becomes of the player's cards afterwards. */
#include "trick-causes.h"

#include <math.h>

#include "engine/trick/talia-trick-game.h"
#include "trick-facts.h"

/* The shares of worlds in which something is called most likely, or possible. */
#define LIKELY 0.7f
#define HALF 0.5f
#define MAY 0.25f

/* The differences between two shares that are worth mentioning. */
#define MUCH 0.2f
#define SOME 0.1f
#define SLIGHT 0.04f

/* The least part of the difference between the two moves that a cause explains. */
#define MAINLY 0.2f

/* The least part of it that a card explains for which it is named. */
#define PART 0.1f

/* A cause is preferred to later ones if it explains at least this part of what the strongest one explains. */
#define NEARLY 0.5f

/* The tricks above a bid that have to be explained. */
#define BELOW 0.8f

/* The differences, in points or tricks, that are too small to explain anything. */
#define NOTHING 0.01f

/* --- what became of the cards ------------------------------------------------------------------------- */

static gboolean
is_nil (const TaliaTrick *trick, int seat)
{
  return trick->bid[seat] == 0 || trick->bid[seat] == TALIA_BID_BLIND;
}

static int
cost_of_cards (const TaliaPayoff *payoff, TaliaCards cards)
{
  int cost = 0;

  for (guint i = 0; i < payoff->n_prices; i++)
    cost += talia_cards_count (payoff->cards[i] & cards) * payoff->each[i];
  return cost;
}

/* In games with bids a trick costs a point, which is used for players who do not want it. */
static int
cost_of (const TaliaPayoff *payoff, int trick, TaliaCards cards)
{
  if (payoff->score != NULL)
    return 1;
  return (payoff->tricks ? payoff->trick[trick] : 0) + cost_of_cards (payoff, cards);
}

/* Adds what a finished trick did to the player's card in it. */
static void
trace_card (TaliaTrace *trace, int at, gboolean takes, gboolean leads, gboolean off, int cost)
{
  if (at < 0) /* a card that was passed to the player */
    return;
  if (takes)
    {
      trace->took[at] += 1.0f;
      trace->costly[at] += cost > 0 ? 1.0f : 0.0f;
      trace->cost[at] += (float) cost;
    }
  else if (leads)
    trace->exits[at] += 1.0f;
  else if (off)
    trace->off[at] += 1.0f;
}

static int
index_of (TaliaCards hand, TaliaCard card)
{
  return hand & TALIA_BIT (card) ? talia_cards_count (hand & (TALIA_BIT (card) - 1)) : -1;
}

void
talia_trick_trace (const TaliaPosition *position, const TaliaState *end, TaliaTrace *trace)
{
  const TaliaKnowledge *known = &position->known;
  const int seats = end->seats, own = known->own, first = known->seen->trick.tricks;
  int suit = -1; /* of the card that is played now */

  for (int i = first; i < end->trick.tricks; i++)
    {
      const TaliaCard *cards = end->trick.played + i * seats;
      const int leader = talia_trick_game_leader (end, i), winner = end->trick.winner[i];
      const TaliaCard card = cards[(own - leader + seats) % seats];
      const int at = index_of (known->hand, card);
      TaliaCards all = 0;

      for (int j = 0; j < seats; j++)
        all |= TALIA_BIT (cards[j]);
      trace_card (trace, at, winner == own, leader == own, talia_card_suit (card) != talia_card_suit (cards[0]),
                  cost_of (&position->payoff, i, all));
      if (i > first && talia_card_suit (cards[0]) == suit && at >= 0)
        trace->then[at] += 1.0f;
      if (i > first)
        continue;
      suit = talia_card_suit (card);
      trace->now[winner] += 1.0f;
    }
}

/* --- the difference between two cards ------------------------------------------------------------------ */

/* Two cards to compare. */
typedef struct
{
  const TaliaPosition *position;
  const TaliaTrace *with, *without; /* what becomes of the hand after `card`, and after `rival` */
  TaliaCard card, rival;
  int at, rival_at;  /* their places in the hand */
  gboolean unwanted; /* tricks cost points, or the player does not want them for another reason */
  float all;         /* the difference of all cards of the hand */
} Look;

/* What the difference comes from. */
typedef enum
{
  NOW,    /* this trick */
  LATER,  /* what the card that is kept does later: the rival instead of this one */
  OTHERS, /* the other cards of the hand of which something is true */
  HAND,   /* all other cards of the hand */
  REST    /* that is not known; the cause is told for want of a better one */
} Source;

/* Which cards a cause is about. */
typedef enum
{
  NONE,
  THIS,
  OTHER,
  BOTH, /* this one, and the other beside it */
  THEM, /* those of `is_one` */
  GUARD /* the other, and those of `is_one` beside it */
} About;

/* A cause, and whether it holds. */
typedef struct
{
  TaliaCauseId id;
  Source source;
  About about;
  gboolean (*holds) (const Look *look);                  /* NULL: always */
  gboolean (*is_one) (const Look *look, TaliaCard card); /* of another card of the hand; NULL: always */
} Row;

static int
place_of (const Look *look, TaliaCard card)
{
  return MAX (index_of (look->position->known.hand, card), 0);
}

static TaliaCards
higher_out (const Look *look, TaliaCard card)
{
  return talia_cards_above (card) & look->position->known.unseen;
}

/* Whether the card is the last one of its suit in the hand. */
static gboolean
is_last_of_suit (const Look *look)
{
  return (look->position->known.hand & TALIA_SUIT_CARDS (talia_card_suit (look->card))) == TALIA_BIT (look->card);
}

static guint
own_of (const Look *look)
{
  return 1u << look->position->known.own;
}

/* The seats of the player's side, as bits. */
static guint
side_of (const Look *look)
{
  const TaliaState *seen = look->position->known.seen;
  guint seats = 0;

  for (int seat = 0; seat < seen->seats; seat++)
    if (talia_state_side (seen, seat) == talia_state_side (seen, look->position->known.own))
      seats |= 1u << seat;
  return seats;
}

/* Returns the share of worlds in which one of the seats takes the running trick. */
static float
now_of (const TaliaTrace *trace, guint seats)
{
  float sum = 0.0f;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      sum += trace->now[seat];
  return sum;
}

static float
more_now (const Look *look, guint seats)
{
  return now_of (look->with, seats) - now_of (look->without, seats);
}

/* Returns how much better the card does after this move than after the other. */
static float
gain_of (const Look *look, TaliaCard card)
{
  const int at = place_of (look, card);

  return look->unwanted ? look->without->cost[at] - look->with->cost[at]
                        : look->with->took[at] - look->without->took[at];
}

/* --- tricks that cost points */

static gboolean
other_takes (const Look *look)
{
  return look->without->costly[look->rival_at] >= LIKELY
         && look->without->costly[look->rival_at] - look->with->costly[look->at] >= MUCH;
}

static gboolean
other_more (const Look *look)
{
  return look->without->costly[look->rival_at] - look->with->costly[look->at] >= SLIGHT;
}

/* Whether the rival would be a penalty card in a trick that is taken in any case. */
static gboolean
is_penalty_too (const Look *look)
{
  const TaliaPayoff *payoff = &look->position->payoff;

  return look->with->took[look->at] >= LIKELY && look->without->took[look->rival_at] >= LIKELY
         && now_of (look->with, own_of (look)) >= LIKELY && payoff->score == NULL
         && cost_of_cards (payoff, TALIA_BIT (look->rival)) > cost_of_cards (payoff, TALIA_BIT (look->card));
}

/* Whether this card, if it is kept, takes points more often later than it does now, and than the rival if that is kept,
 * by at least this share of worlds. */
static gboolean
is_worse_later (const Look *look, float by)
{
  return look->without->costly[look->at] - look->with->costly[look->at] >= by
         && look->without->costly[look->at] - look->with->costly[look->rival_at] >= by;
}

static gboolean
kept_risk (const Look *look)
{
  return is_worse_later (look, SLIGHT);
}

static gboolean
other_may (const Look *look)
{
  return look->without->costly[look->rival_at] >= MAY && other_more (look);
}

static gboolean
kept_high (const Look *look)
{
  return higher_out (look, look->card) == 0 && look->without->costly[look->at] >= HALF && is_worse_later (look, MUCH);
}

static gboolean
kept_takes (const Look *look)
{
  return look->without->costly[look->at] >= LIKELY && is_worse_later (look, MUCH);
}

/* Whether this card most likely takes a trick now or later, and a later one costs more points. */
static gboolean
kept_dearer (const Look *look)
{
  return look->position->payoff.score == NULL && look->with->took[look->at] >= LIKELY
         && look->without->costly[look->at] >= LIKELY
         && look->without->cost[look->at] - look->with->cost[look->at] >= MAX (MAINLY * look->all, NOTHING);
}

static gboolean
kept_may (const Look *look)
{
  return look->without->costly[look->at] >= MAY && is_worse_later (look, SOME);
}

static gboolean
is_thrown (const Look *look, TaliaCard card)
{
  const int at = place_of (look, card);

  return look->with->off[at] >= MAY && look->with->off[at] - look->without->off[at] >= MUCH;
}

/* Whether the card is thrown on the next tricks of this one's suit: then somebody else has to have more of that suit.
 */
static gboolean
is_thrown_then (const Look *look, TaliaCard card)
{
  return talia_card_suit (card) != talia_card_suit (look->card) && is_thrown (look, card)
         && look->with->then[place_of (look, card)] >= MAY;
}

/* Whether at least as many of the cards that are still out in its suit are higher than the card as are lower. */
static gboolean
is_mostly_beaten (const Look *look, TaliaCard card)
{
  const TaliaCards out = look->position->known.unseen & TALIA_SUIT_CARDS (talia_card_suit (card));
  const TaliaCards higher = out & talia_cards_above (card);

  return higher != 0 && 2 * talia_cards_count (higher) >= talia_cards_count (out);
}

static gboolean
takes_less (const Look *look, TaliaCard card)
{
  const int at = place_of (look, card);

  return look->without->costly[at] - look->with->costly[at] >= SLIGHT;
}

/* Whether the rival is played low when somebody else leads its suit, so that the card is not. */
static gboolean
is_guarded (const Look *look, TaliaCard card)
{
  return look->with->exits[look->rival_at] < HALF && talia_card_suit (card) == talia_card_suit (look->rival)
         && look->rival < card && takes_less (look, card) && is_mostly_beaten (look, look->rival);
}

/* Whether another card than the two is as likely to be led later to lose the trick. */
static gboolean
has_exit (const Look *look, const TaliaTrace *trace, float share)
{
  for (TaliaCards rest = look->position->known.hand; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);

      if (card != look->card && card != look->rival && trace->exits[place_of (look, card)] >= share)
        return TRUE;
    }
  return FALSE;
}

/* Whether the rival is the only card of the hand with which the player can lose the lead later. A player who leads
 * needs it later only after taking this trick. */
static gboolean
gives_lead_away (const Look *look)
{
  return look->with->exits[look->rival_at] >= HALF && !has_exit (look, look->with, HALF)
         && (look->position->known.best_seat != TALIA_NOBODY || now_of (look->with, own_of (look)) >= LIKELY);
}

/* Whether somebody can lose points in the next trick; in some deals only the last tricks cost any. */
static gboolean
can_next_cost (const Look *look)
{
  const TaliaPayoff *payoff = &look->position->payoff;
  const TaliaKnowledge *known = &look->position->known;
  const int next = known->seen->trick.tricks + 1;

  return payoff->score != NULL || (payoff->tricks && next < TALIA_MAX_TRICKS && payoff->trick[next] > 0)
         || ((known->hand | known->unseen) & talia_trick_priced (payoff, 1)) != 0;
}

static gboolean
leads_next (const Look *look)
{
  return more_now (look, own_of (look)) <= -MUCH && can_next_cost (look) && !has_exit (look, look->without, LIKELY);
}

/* Whether the card, if it were kept, would most likely take a trick, and so the lead, and more often than it does now
 * and than the rival. */
static gboolean
kept_leads (const Look *look)
{
  return look->without->took[look->at] >= LIKELY && look->without->took[look->at] - look->with->took[look->at] >= MUCH
         && look->without->took[look->at] - look->with->took[look->rival_at] >= MUCH && can_next_cost (look);
}

/* Whether this card is led, and all cards of its suit that are still out are higher, so that somebody else has to take
 * the trick. */
static gboolean
is_below_all (const Look *look)
{
  const TaliaCards out = look->position->known.unseen & TALIA_SUIT_CARDS (talia_card_suit (look->card));

  return look->position->known.best_seat == TALIA_NOBODY && out != 0 && out == higher_out (look, look->card)
         && now_of (look->with, own_of (look)) <= NOTHING;
}

static gboolean
is_beaten (const Look *look)
{
  return look->position->known.best_seat == TALIA_NOBODY && higher_out (look, look->card) != 0
         && now_of (look->with, own_of (look)) <= 1.0f - LIKELY;
}

static const Row costs[] = {
  { TALIA_CAUSE_OTHER_TAKES, NOW, OTHER, other_takes, NULL },
  { TALIA_CAUSE_KEEP_PENALTY, NOW, OTHER, is_penalty_too, NULL },
  { TALIA_CAUSE_BELOW_ALL, NOW, NONE, is_below_all, NULL },
  { TALIA_CAUSE_KEPT_HIGH, LATER, THIS, kept_high, NULL },
  { TALIA_CAUSE_KEPT_TAKES, LATER, THIS, kept_takes, NULL },
  { TALIA_CAUSE_KEPT_DEARER, LATER, THIS, kept_dearer, NULL },
  { TALIA_CAUSE_EMPTIES, OTHERS, THEM, is_last_of_suit, is_thrown_then },
  { TALIA_CAUSE_GUARD, OTHERS, GUARD, NULL, is_guarded },
  { TALIA_CAUSE_EXIT, HAND, OTHER, gives_lead_away, NULL },
  { TALIA_CAUSE_NEXT_LEAD, HAND, OTHER, leads_next, NULL },
  { TALIA_CAUSE_KEPT_LEADS, HAND, THIS, kept_leads, NULL },
  { TALIA_CAUSE_DISCARDS, OTHERS, THEM, NULL, is_thrown },
  { TALIA_CAUSE_OTHER_MAY, NOW, OTHER, other_may, NULL },
  { TALIA_CAUSE_KEPT_MAY, LATER, THIS, kept_may, NULL },
  { TALIA_CAUSE_KEPT_RISK, LATER, BOTH, kept_risk, NULL },
  { TALIA_CAUSE_OTHER_MORE, NOW, OTHER, other_more, NULL },
  { TALIA_CAUSE_LESS, OTHERS, THEM, NULL, takes_less },
  { TALIA_CAUSE_BEATEN, REST, NONE, is_beaten, NULL },
};

/* --- somebody else who may take all the penalty cards */

static gboolean
may_break (const Look *look)
{
  return look->with->costly[look->rival_at] >= MAY;
}

/* Whether exactly one of the other sides has taken penalty cards. */
static gboolean
has_all_so_far (const Look *look)
{
  const TaliaState *seen = look->position->known.seen;
  const TaliaPayoff *payoff = &look->position->payoff;
  TaliaCards penalties = 0;
  int sides = 0;

  for (guint i = 0; i < payoff->n_penalties; i++)
    penalties |= payoff->cards[i];
  for (int side = 0; side < seen->sides; side++)
    if (talia_state_taken (seen, side) & penalties)
      sides += side == talia_state_side (seen, look->position->known.own) ? 2 : 1;
  return sides == 1;
}

static const Row others_all[] = {
  { TALIA_CAUSE_KEEP_BREAKER, REST, OTHER, may_break, NULL },
  { TALIA_CAUSE_ALL_SO_FAR, REST, NONE, has_all_so_far, NULL },
};

/* --- tricks that are wanted */

static gboolean
takes_now (const Look *look)
{
  return now_of (look->with, own_of (look)) >= LIKELY && more_now (look, own_of (look)) >= MUCH;
}

static gboolean
partner_takes (const Look *look)
{
  const guint partner = side_of (look) & ~own_of (look);

  return now_of (look->with, partner) >= LIKELY && more_now (look, partner) >= MUCH;
}

/* Whether the other card most likely takes a trick later, and more often than it does now. */
static gboolean
is_winner_later (const Look *look)
{
  return look->with->took[look->rival_at] >= LIKELY
         && look->with->took[look->rival_at] - look->without->took[look->rival_at] >= MUCH;
}

static gboolean
has_chance_later (const Look *look)
{
  return look->with->took[look->rival_at] >= MAY
         && look->with->took[look->rival_at] - look->without->took[look->rival_at] >= SOME;
}

/* Whether this card takes a trick now, and is less likely to do so later. */
static gboolean
not_later (const Look *look)
{
  return look->with->took[look->at] >= HALF && look->with->took[look->at] - look->without->took[look->at] >= MUCH;
}

static gboolean
takes_more (const Look *look, TaliaCard card)
{
  const int at = place_of (look, card);

  return look->with->took[at] - look->without->took[at] >= SLIGHT;
}

static gboolean
ruffs (const Look *look, TaliaCard card)
{
  return talia_card_suit (card) == look->position->known.seen->trick.rules.trump
         && talia_card_suit (card) != talia_card_suit (look->card) && takes_more (look, card)
         && look->with->then[place_of (look, card)] >= SOME;
}

/* Whether higher cards of its suit, which is led now, may fall in this trick. */
static gboolean
is_promoted (const Look *look, TaliaCard card)
{
  const TaliaKnowledge *known = &look->position->known;

  return talia_card_suit (card) == talia_card_suit (look->card) && higher_out (look, card) != 0
         && (known->best_seat == TALIA_NOBODY || talia_trick_led (&known->seen->trick) == talia_card_suit (card))
         && takes_more (look, card);
}

/* Whether either of the two takes this trick, and the other one is better kept for another. */
static gboolean
can_both_take (const Look *look)
{
  return now_of (look->with, own_of (look)) >= LIKELY && now_of (look->without, own_of (look)) >= LIKELY
         && look->with->took[look->rival_at] - look->without->took[look->at] >= SOME;
}

/* Whether an opponent whose nil is not broken yet is more likely to take this trick. */
static gboolean
nil_takes (const Look *look)
{
  const TaliaTrick *trick = &look->position->known.seen->trick;

  for (int seat = 0; look->position->payoff.score != NULL && seat < look->position->known.seen->seats; seat++)
    if (!(side_of (look) >> seat & 1) && is_nil (trick, seat) && trick->won[seat] == 0
        && more_now (look, 1u << seat) >= SOME)
      return TRUE;
  return FALSE;
}

/* Whether the player has a partner, and it is more likely that one of them takes this trick. */
static gboolean
side_takes (const Look *look)
{
  return side_of (look) != own_of (look) && more_now (look, side_of (look)) >= SOME;
}

static gboolean
is_highest (const Look *look)
{
  return look->position->known.best_seat == TALIA_NOBODY && higher_out (look, look->card) == 0;
}

static gboolean
partner_had (const Look *look)
{
  const guint partner = side_of (look) & ~own_of (look);

  return now_of (look->without, partner) >= LIKELY && more_now (look, partner) <= -MUCH
         && more_now (look, own_of (look)) >= MUCH;
}

static const Row wishes[] = {
  { TALIA_CAUSE_NIL_TAKES, NOW, NONE, nil_takes, NULL },
  { TALIA_CAUSE_NOT_LATER, NOW, THIS, not_later, NULL },
  { TALIA_CAUSE_TAKES, NOW, NONE, takes_now, NULL },
  { TALIA_CAUSE_PARTNER_TAKES, NOW, NONE, partner_takes, NULL },
  { TALIA_CAUSE_KEEP_WINNER, LATER, OTHER, is_winner_later, NULL },
  { TALIA_CAUSE_KEEP_OTHER, LATER, OTHER, can_both_take, NULL },
  { TALIA_CAUSE_RUFFS, OTHERS, THEM, is_last_of_suit, ruffs },
  { TALIA_CAUSE_PROMOTES, OTHERS, THEM, NULL, is_promoted },
  { TALIA_CAUSE_KEEP_CHANCE, LATER, OTHER, has_chance_later, NULL },
  { TALIA_CAUSE_MORE, OTHERS, THEM, NULL, takes_more },
  { TALIA_CAUSE_SIDE_TAKES, REST, NONE, side_takes, NULL },
  { TALIA_CAUSE_PARTNER_HAD, REST, NONE, partner_had, NULL },
  { TALIA_CAUSE_HIGHEST, REST, THIS, is_highest, NULL },
};

/* --- which cause */

/* Whether the player does not want tricks: they cost points, the player has bid nil, or they would be bags. */
static gboolean
avoids (const TaliaPosition *position, const TaliaContrast *contrast)
{
  const TaliaTrick *trick = &position->known.seen->trick;
  const int own = position->known.own;

  if (contrast->all || contrast->gain.id == TALIA_GAIN_ALL_OWN)
    return FALSE;
  if (position->payoff.score == NULL)
    return contrast->gain.id != TALIA_GAIN_CARDS_TAKEN;
  return (is_nil (trick, own) && trick->won[own] == 0) || contrast->gain.id == TALIA_GAIN_BAGS;
}

static Look
look_at (const TaliaPosition *position, const TaliaContrast *contrast)
{
  Look look = { .position = position, .with = &contrast->with, .without = &contrast->without };

  look.card = contrast->best.card;
  look.rival = contrast->next.card;
  look.at = place_of (&look, look.card);
  look.rival_at = place_of (&look, look.rival);
  look.unwanted = avoids (position, contrast);
  for (TaliaCards rest = position->known.hand; rest != 0;)
    look.all += gain_of (&look, talia_cards_pop (&rest));
  return look;
}

/* Finds the cards that a cause is about, apart from the two that are compared. */
static TaliaCards
find_others (const Look *look, const Row *row)
{
  const TaliaCards two = TALIA_BIT (look->card) | TALIA_BIT (look->rival);
  TaliaCards found = 0;

  for (TaliaCards rest = look->position->known.hand & ~two; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);

      if (gain_of (look, card) > MAX (PART * look->all, NOTHING) && (row->is_one == NULL || row->is_one (look, card)))
        found |= TALIA_BIT (card);
    }
  return found;
}

/* Returns the part of the difference that the cause explains. */
static float
weigh (const Look *look, const Row *row)
{
  float sum = 0.0f;

  switch (row->source)
    {
    case NOW:
      return look->unwanted ? look->without->cost[look->rival_at] - look->with->cost[look->at]
                            : fabsf (more_now (look, side_of (look)));
    case LATER:
      return look->unwanted ? look->without->cost[look->at] - look->with->cost[look->rival_at]
                            : look->with->took[look->rival_at] - look->without->took[look->at];
    case OTHERS:
    case HAND:
      for (TaliaCards rest = find_others (look, row); rest != 0;)
        sum += gain_of (look, talia_cards_pop (&rest));
      return sum;
    case REST:
    default:
      return 2.0f * NOTHING;
    }
}

/* Returns the part of the difference that the cause explains if it holds, and if that is much of it; otherwise 0. */
static float
weigh_if_so (const Look *look, const Row *row)
{
  const float weight = weigh (look, row);

  if (weight <= NOTHING || (row->source != REST && weight < MAINLY * look->all))
    return 0.0f;
  return row->holds == NULL || row->holds (look) ? weight : 0.0f;
}

/* Returns the two cards that gain most; a sentence has no room for more. */
static TaliaCards
leave_two (const Look *look, TaliaCards cards)
{
  while (talia_cards_count (cards) > 2)
    {
      TaliaCard least = talia_cards_first (cards);

      for (TaliaCards rest = cards; rest != 0;)
        {
          const TaliaCard card = talia_cards_pop (&rest);

          if (gain_of (look, card) < gain_of (look, least))
            least = card;
        }
      cards ^= TALIA_BIT (least);
    }
  return cards;
}

static TaliaCause
tell (const Look *look, const Row *row)
{
  const TaliaCards card = TALIA_BIT (look->card), rival = TALIA_BIT (look->rival);
  const TaliaCards others = row->is_one != NULL ? leave_two (look, find_others (look, row)) : 0;
  TaliaCause cause = { .id = (uint8_t) row->id };

  cause.cards = row->about == THIS || row->about == BOTH     ? card
                : row->about == OTHER || row->about == GUARD ? rival
                : row->about == THEM                         ? others
                                                             : 0;
  cause.beside = row->about == GUARD ? others : row->about == BOTH ? rival : 0;
  if (row->id == TALIA_CAUSE_BEATEN || row->id == TALIA_CAUSE_BELOW_ALL)
    cause.number = (int16_t) talia_cards_count (higher_out (look, look->card));
  else if (look->unwanted && look->position->payoff.score != NULL)
    cause.number = 1;
  return cause;
}

/* Returns the first cause that explains about as much of the difference as any. */
static TaliaCause
find_cause (const Look *look, const Row *rows, guint n)
{
  float most = 0.0f;

  for (guint i = 0; i < n; i++)
    most = MAX (most, weigh_if_so (look, &rows[i]));
  for (guint i = 0; i < n && most > 0.0f; i++)
    if (weigh_if_so (look, &rows[i]) >= NEARLY * most)
      return tell (look, &rows[i]);
  return (TaliaCause) { 0 };
}

static TaliaCause
explain (const Look *look, const TaliaContrast *contrast)
{
  if (contrast->gain.id == TALIA_GAIN_ALL_OTHERS)
    return find_cause (look, others_all, G_N_ELEMENTS (others_all));
  if (look->unwanted)
    return find_cause (look, costs, G_N_ELEMENTS (costs));
  return find_cause (look, wishes, G_N_ELEMENTS (wishes));
}

/* --- bids ------------------------------------------------------------------------------------------------- */

static TaliaCause
explain_nil (const TaliaPosition *position, const TaliaContrast *contrast)
{
  const TaliaCards hand = position->known.hand;
  TaliaCause cause = { .id = TALIA_CAUSE_NIL_RISK };
  float most = 0.0f;

  for (TaliaCards rest = hand; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);
      const float took = contrast->with.took[index_of (hand, card)];

      if (took <= most)
        continue;
      most = took;
      cause.cards = TALIA_BIT (card);
    }
  if (most == 0.0f)
    cause.id = TALIA_CAUSE_NONE;
  return cause;
}

static TaliaCause
explain_bid (const TaliaPosition *position, const TaliaContrast *contrast)
{
  const TaliaCards hand = position->known.hand;
  TaliaCause cause = { .id = TALIA_CAUSE_BID_CARDS };
  float all = 0.0f;

  if (contrast->best.kind != TALIA_MOVE_BID)
    return (TaliaCause) { 0 };
  if (contrast->best.value == 0)
    return explain_nil (position, contrast);
  for (TaliaCards rest = hand; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);
      const float took = contrast->with.took[index_of (hand, card)];

      all += took;
      if (took >= LIKELY)
        cause.cards |= TALIA_BIT (card);
      else if (took >= MAY)
        cause.beside |= TALIA_BIT (card);
    }
  cause.number = (int16_t) lround (10.0 * (double) all);
  if (all - contrast->best.value >= BELOW
      && (contrast->next.kind != TALIA_MOVE_BID || contrast->next.value > contrast->best.value))
    cause.id = TALIA_CAUSE_BID_BELOW;
  return cause;
}

TaliaCause
talia_trick_cause (const TaliaPosition *position, const TaliaContrast *contrast)
{
  TaliaCause cause;
  Look look;

  if (position->known.seen->phase == TALIA_PHASE_BID)
    return explain_bid (position, contrast);
  if (contrast->best.kind != TALIA_MOVE_PLAY || contrast->next.kind != TALIA_MOVE_PLAY)
    return (TaliaCause) { 0 };
  look = look_at (position, contrast);
  cause = explain (&look, contrast);
  talia_trick_add_facts (position, contrast, &cause);
  return cause;
}
