/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level in Hearts: ducks, gets rid of dangerous cards, and keeps others from shooting the moon. */
#include "easy.h"

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)
#define QUEEN TALIA_CARD (TALIA_QUEEN, TALIA_SPADES)
#define PENALTIES (HEARTS | TALIA_BIT (QUEEN))

/* The penalty points in one hand above which it is worth stopping a moon. */
#define MOON_ALARM 6

/* What the seat knows, and conclusions from it. */
typedef struct
{
  const TaliaKnowledge *known;
  TaliaDealPlan deal; /* the cards that cost points */
  int shooter;        /* an opponent who may be shooting the moon, or TALIA_NOBODY */
} Look;

static int
points (const Look *look, TaliaCards cards)
{
  return talia_deal_plan_cost_of (&look->deal, cards);
}

/* Returns the only seat with penalties, if they are many and it is another seat. */
static int
find_shooter (const TaliaState *seen, const TaliaDealPlan *deal, int own)
{
  int suspect = TALIA_NOBODY;

  for (int seat = 0; seat < seen->seats; seat++)
    {
      TaliaCards penalties = seen->taken[seat] & PENALTIES;

      if (penalties == 0)
        continue;
      if (suspect != TALIA_NOBODY || seat == own)
        return TALIA_NOBODY;
      if (talia_deal_plan_cost_of (deal, penalties) >= MOON_ALARM)
        suspect = seat;
      else
        return TALIA_NOBODY;
    }
  return suspect;
}

static Look
look_at (const TaliaKnowledge *known)
{
  Look look = { .known = known };

  talia_game_plan (known->game, known->seen, known->seen->deals, &look.deal);
  look.shooter = find_shooter (known->seen, &look.deal, known->own);
  return look;
}

/* Estimates how dangerous a card is to keep: about the points that it may cost. */
static double
danger (const Look *look, TaliaCard card)
{
  TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card));
  TaliaCards above = look->known->unseen & talia_cards_above (card);
  TaliaCards below = look->known->unseen & suit & ~talia_cards_above (card);
  int cover = talia_cards_count (look->known->hand & suit & ~talia_cards_above (card)) - 1;
  gboolean queen_out = (look->known->unseen & TALIA_BIT (QUEEN)) != 0;

  if (card == QUEEN)
    return 13.0 - 2.0 * MIN (talia_cards_count (look->known->hand & SPADES) - 1, 5);
  if (card > QUEEN && (queen_out || (look->known->hand & TALIA_BIT (QUEEN))))
    return 10.0 - 1.5 * MIN (talia_cards_count (look->known->hand & SPADES) - 1, 5);
  if (points (look, TALIA_BIT (card)) < 0)
    return -4.0;
  if (below == 0)
    return 0.0;
  return (talia_cards_count (below) - talia_cards_count (above)) * 0.3 - cover * 0.5
         + (TALIA_BIT (card) & HEARTS ? 2.5 : 0.0) + talia_card_rank (card) * 0.1;
}

static double
judge_pass (const Look *look, TaliaCards cards, TaliaReason *reason)
{
  TaliaCards kept = look->known->hand & ~cards;
  double worth = 0.0;

  *reason = talia_reason (TALIA_REASON_PASS_DANGEROUS);
  for (TaliaCards rest = cards; rest != 0;)
    worth += danger (look, talia_cards_pop (&rest));
  for (int suit = TALIA_CLUBS; suit <= TALIA_DIAMONDS; suit++)
    if ((look->known->hand & TALIA_SUIT_CARDS (suit)) && !(kept & TALIA_SUIT_CARDS (suit)))
      {
        worth += 3.0;
        *reason = talia_reason (TALIA_REASON_PASS_EMPTIES_SUIT);
        reason->suit = (int8_t) suit;
      }
  return worth;
}

static double
judge_lead (const Look *look, TaliaCard card, TaliaReason *reason)
{
  TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card));
  int above = talia_cards_count (look->known->unseen & talia_cards_above (card));
  int below = talia_cards_count (look->known->unseen & suit) - above;
  int gone = TALIA_RANKS - talia_cards_count ((look->known->unseen | look->known->hand) & suit);
  gboolean queen_out = (look->known->unseen & TALIA_BIT (QUEEN)) != 0;
  double wins = above == 0 ? 1.0 : below / (double) (above + below + 2);
  double cost = 1.0 + gone * 0.3 + (TALIA_BIT (card) & HEARTS ? 3.0 : 0.0) + (queen_out ? 1.5 : 0.0);

  *reason = talia_reason (TALIA_REASON_LEAD_LOW);
  if (above + below == 0)
    {
      *reason = talia_reason (TALIA_REASON_LEAD_SUIT_OUT);
      return -6.0 - (queen_out ? 6.0 : 0.0);
    }
  if (card == QUEEN)
    {
      *reason = talia_reason (TALIA_REASON_LEAD_QUEEN);
      return above > 0 ? -5.0 : -13.0;
    }
  if (queen_out && (TALIA_BIT (card) & SPADES))
    {
      if (card > QUEEN)
        return -9.0;
      *reason = talia_reason (TALIA_REASON_LEAD_DRIVES_QUEEN);
      return (look->known->hand & SPADES & talia_cards_above (QUEEN)) ? -4.0 : 0.5;
    }
  if (look->shooter != TALIA_NOBODY && above == 0 && (TALIA_BIT (card) & HEARTS))
    {
      *reason = talia_reason (TALIA_REASON_MOON_STOP);
      reason->seat = (int8_t) look->shooter;
      return 8.0;
    }
  if (wins >= 0.5)
    *reason = talia_reason (TALIA_REASON_LEAD_NONE_SAFE);
  return -wins * cost - talia_card_rank (card) * 0.05;
}

static double
judge_follow (const Look *look, TaliaCard card, TaliaReason *reason)
{
  TaliaCards trick = look->known->table | TALIA_BIT (card);
  int cost = points (look, trick);
  gboolean queen_may_come =
      look->known->later > 0 && (look->known->unseen & TALIA_BIT (QUEEN)) && look->known->seen->trick.tricks > 0;

  if (card < look->known->best)
    {
      if (card == QUEEN)
        {
          *reason = talia_reason (TALIA_REASON_FOLLOW_GIVES_QUEEN);
          return 20.0;
        }
      *reason = talia_reason (TALIA_REASON_FOLLOW_UNDER);
      return talia_card_rank (card) * 0.1;
    }
  if (look->shooter != TALIA_NOBODY && look->shooter == look->known->best_seat && card != QUEEN && (trick & HEARTS)
      && cost <= 4)
    {
      *reason = talia_reason (TALIA_REASON_MOON_STOP);
      reason->seat = (int8_t) look->shooter;
      return 8.0;
    }
  if (look->known->later == 0)
    {
      *reason = talia_reason (cost > 0 ? TALIA_REASON_FOLLOW_TAKES_DEAR : TALIA_REASON_FOLLOW_TAKES_FREE);
      return -cost - 0.5 + talia_card_rank (card) * 0.03 - (card == QUEEN ? 13.0 : 0.0)
             - (points (look, TALIA_BIT (card)) < 0 && cost >= 0 ? 2.0 : 0.0);
    }
  *reason =
      talia_reason (look->known->seen->trick.tricks == 0 ? TALIA_REASON_FOLLOW_FIRST_TRICK : TALIA_REASON_FOLLOW_LOW);
  if (look->known->seen->trick.tricks == 0)
    return talia_card_rank (card) * 0.1;
  if (card == QUEEN)
    return -13.0;
  return -cost - (queen_may_come ? 3.0 : 1.0) * (card > QUEEN ? 2.0 : 1.0) - talia_card_rank (card) * 0.1;
}

static double
judge_discard (const Look *look, TaliaCard card, TaliaReason *reason)
{
  if (look->shooter != TALIA_NOBODY && look->shooter == look->known->best_seat && (TALIA_BIT (card) & HEARTS))
    {
      *reason = talia_reason (TALIA_REASON_MOON_KEEP);
      reason->seat = (int8_t) look->shooter;
      return -10.0 + talia_card_rank (card) * 0.1;
    }
  if (card == QUEEN)
    {
      *reason = talia_reason (TALIA_REASON_DISCARD_QUEEN);
      return 20.0;
    }
  *reason = talia_reason (TALIA_BIT (card) & HEARTS ? TALIA_REASON_DISCARD_HEART : TALIA_REASON_DISCARD_DANGEROUS);
  return danger (look, card);
}

static double
judge_moon (const Look *look, TaliaMoveKind kind, TaliaReason *reason)
{
  const TaliaState *seen = look->known->seen;
  const TaliaGame *game = look->known->game;
  const int points = look->deal.moon.points, own = look->known->own;
  TaliaState after = *seen;

  for (int side = 0; side < seen->sides; side++)
    {
      if (kind == TALIA_MOVE_ADD && side != own)
        after.total[side] += points;
      else if (kind == TALIA_MOVE_SUBTRACT && side == own)
        after.total[side] -= points;
    }
  *reason = talia_reason (TALIA_REASON_NONE);
  if (!game->over (&after))
    return kind == TALIA_MOVE_ADD ? 0.5 : 0.0;
  if (!(talia_game_leaders (game, &after) & (1 << own)))
    return -100.0;
  *reason = talia_reason (TALIA_REASON_MOON_WINS);
  return 100.0;
}

static double
judge (const Look *look, const TaliaMove *move, TaliaReason *reason)
{
  const TaliaState *seen = look->known->seen;

  switch ((TaliaPhase) seen->phase)
    {
    case TALIA_PHASE_PASS:
      return judge_pass (look, move->cards, reason);
    case TALIA_PHASE_MOON:
      return judge_moon (look, (TaliaMoveKind) move->kind, reason);
    case TALIA_PHASE_PLAY:
      break;
    case TALIA_PHASE_DEAL:
    case TALIA_PHASE_BID:
    case TALIA_PHASE_OVER:
      g_return_val_if_reached (0.0);
    }
  if (seen->trick.in_trick == 0)
    return judge_lead (look, move->card, reason);
  if (talia_card_suit (move->card) == talia_knowledge_led (look->known))
    return judge_follow (look, move->card, reason);
  return judge_discard (look, move->card, reason);
}

void
talia_easy_hearts (const TaliaKnowledge *known, TaliaAdvice *advice, guint n)
{
  const Look look = look_at (known);

  for (guint i = 0; i < n; i++)
    advice[i].points = judge (&look, &advice[i].move, &advice[i].reason);
}
