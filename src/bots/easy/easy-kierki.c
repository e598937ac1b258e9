/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level in Kierki and its variants: avoids taking penalties, throws penalty cards on others, and spends high
 * cards while nothing costs points. */
#include "easy.h"

/* What the seat knows, and conclusions from it. */
typedef struct
{
  const TaliaKnowledge *known;
  TaliaDealPlan deal; /* the cards that cost points */
  int trick_cost;     /* what the running trick itself costs */
  double average;     /* what one of the later tricks costs, including its cards */
  gboolean taking;    /* another player may be taking every penalty, which would cost this seat */
} Look;

/* The share of the penalties in one other hand above which it looks like a plan to take all of them. */
#define ALARM 0.4

static gboolean
find_taker (const Look *look)
{
  const TaliaKnowledge *known = look->known;
  int left = talia_deal_plan_cost_of (&look->deal, known->unseen | known->hand | known->table);
  int takers = 0, taken = 0, penalties[TALIA_MAX_SEATS];
  TaliaPayoff payoff;

  talia_game_prepare_payoff (known->game, known->seen, &payoff);
  talia_payoff_penalties (&payoff, known->seen, penalties);
  for (int seat = 0; seat < known->seen->seats; seat++)
    {
      takers += penalties[seat] > 0;
      taken += penalties[seat];
    }
  return look->deal.moon.own != NULL && penalties[known->own] == 0 && takers == 1 && taken > ALARM * (taken + left);
}

static Look
look_at (const TaliaKnowledge *known)
{
  const TaliaTrick *trick = &known->seen->trick;
  Look look = { .known = known };
  int tricks_left = talia_cards_count (known->hand);
  int cost = 0;

  talia_game_plan (known->game, known->seen, known->seen->deals, &look.deal);
  look.trick_cost = talia_deal_plan_trick_cost (&look.deal, trick->tricks);
  for (int i = 1; i < tricks_left; i++)
    cost += talia_deal_plan_trick_cost (&look.deal, trick->tricks + i);
  cost += talia_deal_plan_cost_of (&look.deal, known->unseen | known->hand);
  look.average = cost / (double) MAX (tricks_left, 1);
  look.taking = find_taker (&look);
  return look;
}

static double
power (double base, int exponent)
{
  double result = 1.0;

  while (exponent-- > 0)
    result *= base;
  return result;
}

/* Estimates the probability that none of the `players` who follow beats the card, if they play lower where they can. */
static double
chance_to_take (const Look *look, TaliaCard card, int players)
{
  int above = talia_cards_count (look->known->unseen & talia_cards_above (card));
  int below = talia_cards_count (look->known->unseen & TALIA_SUIT_CARDS (talia_card_suit (card))) - above;
  int each = (above + below) / (look->known->seen->seats - 1);
  double ducks;

  if (above == 0)
    return 1.0;
  ducks = 1.0 - power (above / (double) (above + below), MAX (each, 1));
  return power (ducks, MIN (players, above + below));
}

/* Estimates what the players who follow add to a trick of that suit. */
static double
expected_cards (const Look *look, int suit, int players)
{
  TaliaCards of_suit = look->known->unseen & TALIA_SUIT_CARDS (suit);
  int n_suit = talia_cards_count (of_suit), n_unseen = talia_cards_count (look->known->unseen);
  int follow = talia_deal_plan_cost_of (&look->deal, of_suit),
      thrown = talia_deal_plan_cost_of (&look->deal, look->known->unseen) - follow;
  int known_void = 0;
  double voids;

  if (n_unseen == 0 || players == 0)
    return 0.0;
  for (int seat = 0; seat < look->known->seen->seats; seat++)
    known_void += look->known->voids[seat] >> suit & 1;
  voids = MIN (known_void + (n_suit < 2 * players ? 1.0 - n_suit / (2.0 * players) : 0.0), players);
  /* Players who follow suit add an average share, and players who are void discard the most expensive card. */
  return (n_suit > 0 ? follow * MIN (players - voids, n_suit) / n_suit : 0.0) * 0.7 + thrown * voids * 0.3;
}

/* Estimates how dangerous a card is to keep: about the points that it may cost. */
static double
danger (const Look *look, TaliaCard card)
{
  TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card));
  TaliaCards lower = suit & ~talia_cards_above (card) & ~TALIA_BIT (card);
  int cover = talia_cards_count (look->known->hand & lower);
  int caught = talia_deal_plan_cost_of (&look->deal, look->known->unseen & lower);
  double takes = chance_to_take (look, card, look->known->seen->seats - 1);

  if ((look->known->unseen & suit) == 0)
    return 0.0;
  return takes * look->average + takes * caught * 0.6 / (1 + cover)
         + talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card)) / (1.0 + 0.3 * cover)
         + talia_card_rank (card) * 0.001 * (1 + look->average);
}

static double
judge_pass (const Look *look, TaliaCards cards, TaliaReason *reason)
{
  double worth = 0.0;

  *reason = talia_reason (TALIA_REASON_PASS_DANGEROUS);
  for (TaliaCards rest = cards; rest != 0;)
    worth += danger (look, talia_cards_pop (&rest));
  for (int suit = TALIA_CLUBS; suit <= TALIA_DIAMONDS; suit++)
    if ((look->known->hand & TALIA_SUIT_CARDS (suit)) && !(look->known->hand & ~cards & TALIA_SUIT_CARDS (suit)))
      {
        worth += look->average;
        *reason = talia_reason (TALIA_REASON_PASS_EMPTIES_SUIT);
        reason->suit = (int8_t) suit;
      }
  return worth;
}

static double
judge_lead (const Look *look, TaliaCard card, TaliaReason *reason)
{
  int suit = talia_card_suit (card);
  double cost = look->trick_cost + talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card))
                + expected_cards (look, suit, look->known->later);
  double takes = chance_to_take (look, card, look->known->later);

  if (look->taking && takes == 1.0 && cost > 0)
    {
      *reason = talia_reason (TALIA_REASON_ALL_STOP);
      return look->average * 2.0;
    }
  if (cost < 0.5)
    {
      *reason = talia_reason (TALIA_REASON_LEAD_FREE);
      return talia_card_rank (card) * 0.01 * (1 + look->average);
    }
  if ((look->known->unseen & TALIA_SUIT_CARDS (suit)) == 0)
    *reason = talia_reason (TALIA_REASON_LEAD_SUIT_OUT);
  else if (takes < 0.5)
    *reason = talia_reason (TALIA_REASON_LEAD_LOW);
  else
    *reason = talia_reason (TALIA_REASON_LEAD_ALL_DEAR);
  return -takes * cost - talia_card_rank (card) * 0.001 * cost;
}

static double
judge_follow (const Look *look, TaliaCard card, TaliaReason *reason)
{
  int own_cost = talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card));
  double cost = look->trick_cost + talia_deal_plan_cost_of (&look->deal, look->known->table) + own_cost
                + expected_cards (look, talia_card_suit (card), look->known->later);

  if (card < look->known->best)
    {
      *reason = talia_reason (own_cost > 0 ? TALIA_REASON_FOLLOW_GIVES_PENALTY : TALIA_REASON_FOLLOW_UNDER);
      return (look->taking ? -own_cost : own_cost) + talia_card_rank (card) * 0.01 * (1 + look->average);
    }
  if (look->taking && cost > 0 && cost <= 2 * look->average)
    {
      *reason = talia_reason (TALIA_REASON_ALL_STOP);
      return look->average * 2.0;
    }
  if (cost < 0.5)
    *reason = talia_reason (TALIA_REASON_FOLLOW_TAKES_FREE);
  else if (look->known->later == 0)
    *reason = talia_reason (TALIA_REASON_FOLLOW_TAKES_DEAR);
  else
    {
      *reason = talia_reason (TALIA_REASON_FOLLOW_LOW);
      return -chance_to_take (look, card, look->known->later) * cost - talia_card_rank (card) * 0.001 * cost;
    }
  return -cost + talia_card_rank (card) * 0.01 * (1 + look->average);
}

static double
judge_discard (const Look *look, TaliaCard card, TaliaReason *reason)
{
  int cost = talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card));

  if (look->taking && cost > 0)
    {
      *reason = talia_reason (TALIA_REASON_ALL_KEEP);
      return -cost;
    }
  *reason = talia_reason (cost > 0 ? TALIA_REASON_DISCARD_PENALTY : TALIA_REASON_DISCARD_DANGEROUS);
  return danger (look, card) + cost;
}

static double
judge_trick (const Look *look, const TaliaMove *move, TaliaReason *reason)
{
  if (move->kind == TALIA_MOVE_PASS)
    return judge_pass (look, move->cards, reason);
  if (look->known->best_seat == TALIA_NOBODY)
    return judge_lead (look, move->card, reason);
  if (talia_card_suit (move->card) == talia_knowledge_led (look->known))
    return judge_follow (look, move->card, reason);
  return judge_discard (look, move->card, reason);
}

/* --- Loteryjka ------------------------------------------------------------------------------- */

/* The cards behind a card that is laid, outwards. */
typedef struct
{
  TaliaCards own; /* the player's own */
  TaliaCards out; /* others' cards that can be laid next */
} Behind;

/* Judges a row that reaches `card` and continues from there by `step`: good if the cards there are the player's own,
 * bad if they are others'. */
static double
judge_direction (const TaliaState *seen, TaliaCards pack, TaliaCards hand, TaliaCard card, int step, Behind *behind)
{
  int others = 0;
  double worth = 0.0;
  gboolean next = TRUE;

  for (int c = card + step; talia_card_is_valid (c) && (pack & TALIA_BIT (c)); c += step)
    {
      if (seen->rows.laid & TALIA_BIT (c))
        continue;
      if (hand & TALIA_BIT (c))
        {
          /* The more cards of others precede it, the earlier they have to be let out. */
          worth += 1.0 + 0.3 * others;
          behind->own |= TALIA_BIT (c);
        }
      else
        {
          behind->out |= next ? TALIA_BIT (c) : 0;
          worth -= next ? 0.8 : 0.15;
          others++;
        }
      next = FALSE;
    }
  return worth;
}

/* Judges the rows that a card would continue: an eight in both directions. */
static double
judge_card (const TaliaKnowledge *known, TaliaCard card, Behind *behind)
{
  const TaliaCards pack = known->game->pack (known->seen);
  const int rank = talia_card_rank (card);
  double worth = 0.0;

  if (rank >= TALIA_EIGHT)
    worth += judge_direction (known->seen, pack, known->hand, card, 1, behind);
  if (rank <= TALIA_EIGHT)
    worth += judge_direction (known->seen, pack, known->hand, card, -1, behind);
  return worth;
}

/* Returns the cards that the player could lay without letting out any of the others'. */
static TaliaCards
find_spare (const TaliaKnowledge *known)
{
  TaliaCards spare = 0;

  for (TaliaCards rest = known->hand & talia_rows_open (&known->seen->rows); rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);
      Behind behind = { 0 };

      judge_card (known, card, &behind);
      spare |= behind.out == 0 ? TALIA_BIT (card) : 0;
    }
  return spare;
}

TaliaCards
talia_easy_let_out (const TaliaKnowledge *known, TaliaCard card)
{
  const int rank = talia_card_rank (card);
  TaliaCards run = 0;

  for (int step = -1; step <= 1; step += 2)
    for (int c = card + step;
         (step > 0 ? rank >= TALIA_EIGHT : rank <= TALIA_EIGHT) && talia_card_is_valid (c)
         && talia_card_suit ((TaliaCard) c) == talia_card_suit (card) && (known->unseen & TALIA_BIT (c));
         c += step)
      run |= TALIA_BIT (c);
  return run;
}

TaliaCards
talia_easy_own_behind (const TaliaKnowledge *known, TaliaCard card)
{
  Behind behind = { 0 };

  judge_card (known, card, &behind);
  return behind.own;
}

/* Whether every other card that fits lets out more. */
static gboolean
lets_out_least (const TaliaKnowledge *known, TaliaCard card)
{
  const int n = talia_cards_count (talia_easy_let_out (known, card));

  for (TaliaCards rest = known->hand & talia_rows_open (&known->seen->rows) & ~TALIA_BIT (card); rest != 0;)
    if (talia_cards_count (talia_easy_let_out (known, talia_cards_pop (&rest))) <= n)
      return FALSE;
  return TRUE;
}

/* The reason for a card that helps others more than the player: the row has to grow for the player's own cards, or
 * another card, which lets nothing out, should be kept for later, or all others let out more. Otherwise there is no
 * reason that everybody can see. */
static TaliaReason
explain_help (const TaliaKnowledge *known, TaliaCard card, const Behind *behind)
{
  const TaliaCards spare = find_spare (known);
  TaliaReason reason = talia_reason (behind->own != 0               ? TALIA_REASON_ROW_WAITS
                                     : spare != 0                   ? TALIA_REASON_ROW_SPARE
                                     : lets_out_least (known, card) ? TALIA_REASON_ROW_LEAST
                                                                    : TALIA_REASON_NONE);

  if (reason.id != TALIA_REASON_NONE)
    reason.cards = behind->own != 0 ? behind->own : spare != 0 ? spare : behind->out;
  return reason;
}

static double
judge_rows (const TaliaKnowledge *known, const TaliaMove *move, TaliaReason *reason)
{
  const TaliaState *seen = known->seen;
  Behind behind = { 0 };
  double worth;

  if (move->kind == TALIA_MOVE_SKIP)
    {
      gboolean choice = (known->hand & talia_rows_open (&seen->rows)) != 0;

      *reason = talia_reason (choice ? TALIA_REASON_ROW_HOLD : TALIA_REASON_ROW_LOST);
      /* If all players held their cards back, the deal would never end. */
      return seen->rows.skips >= seen->seats - 1 - seen->rows.n_out ? -100.0 : -1.5;
    }
  worth = judge_card (known, move->card, &behind);
  if (worth < 0.0)
    *reason = explain_help (known, move->card, &behind);
  else
    *reason = talia_reason (worth > 0.0 ? TALIA_REASON_ROW_OWN_WAY : TALIA_REASON_ROW_NOTHING);
  if (worth > 0.0)
    reason->cards = behind.own;
  return worth;
}

void
talia_easy_kierki (const TaliaKnowledge *known, TaliaAdvice *advice, guint n)
{
  if (known->seen->board == TALIA_BOARD_ROWS)
    for (guint i = 0; i < n; i++)
      advice[i].points = judge_rows (known, &advice[i].move, &advice[i].reason);
  else
    {
      const Look look = look_at (known);

      for (guint i = 0; i < n; i++)
        advice[i].points = judge_trick (&look, &advice[i].move, &advice[i].reason);
    }
}
