/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Easy Kierki and its variants: duck what costs, throw it on others, spend high cards while nothing costs. */
#include "easy.h"
#include "engine/trick/talia-trick-game.h"

#define N_(text) (text)

/* What the seat knows, worked out once for all the rules below. */
typedef struct
{
  const TaliaState *seen;
  TaliaDealPlan deal;
  TaliaCards hand;
  TaliaCards unseen; /* in others' hands, or set aside */
  TaliaCards in_trick;
  TaliaCard best; /* of the running trick */
  int best_seat;
  int later;       /* players after this one in the running trick */
  int trick_cost;  /* what the running trick costs by itself */
  double average;  /* what one of the tricks to come costs, cards included */
  gboolean taking; /* somebody else may be taking every penalty, which would cost this seat */
} Look;

/* How much of what costs must be in one other hand before it looks like a plan. */
#define ALARM 0.4

static gboolean
find_taker (const TaliaGame *game, const Look *look, int own)
{
  int left = talia_deal_plan_cost_of (&look->deal, look->unseen | look->hand | look->in_trick);
  int takers = 0, taken = 0, penalties[TALIA_MAX_SEATS];
  TaliaPayoff payoff;

  talia_game_prepare_payoff (game, look->seen, &payoff);
  talia_payoff_penalties (&payoff, look->seen, penalties);
  for (int seat = 0; seat < look->seen->seats; seat++)
    {
      takers += penalties[seat] > 0;
      taken += penalties[seat];
    }
  return look->deal.moon.own != NULL && penalties[own] == 0 && takers == 1 && taken > ALARM * (taken + left);
}

static Look
look_at (const TaliaGame *game, const TaliaView *view)
{
  const TaliaState *seen = &view->seen;
  const TaliaTrick *trick = &seen->trick;
  Look look = { .seen = seen, .hand = seen->hand[view->seat], .in_trick = talia_state_table (seen) };
  int tricks_left = talia_cards_count (look.hand);
  int cost = 0;

  talia_game_plan (game, seen, seen->deals, &look.deal);
  look.unseen = game->pack (seen) & ~look.hand;
  for (int i = 0; i < trick->n_played; i++)
    look.unseen &= ~TALIA_BIT (trick->played[i]);
  look.later = seen->seats - 1 - trick->in_trick;
  look.trick_cost = talia_deal_plan_trick_cost (&look.deal, trick->tricks);
  look.best_seat = TALIA_NOBODY;
  if (trick->in_trick > 0)
    {
      look.best_seat = talia_trick_best (trick, seen->seats);
      look.best = talia_trick_running (trick)[(look.best_seat + seen->seats - trick->leader) % seen->seats];
    }
  for (int i = 1; i < tricks_left; i++)
    cost += talia_deal_plan_trick_cost (&look.deal, trick->tricks + i);
  cost += talia_deal_plan_cost_of (&look.deal, look.unseen | look.hand);
  look.average = cost / (double) MAX (tricks_left, 1);
  look.taking = find_taker (game, &look, view->seat);
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

/* The chance that nobody of the `players` to come goes above the card, when all stay below where they can. */
static double
chance_to_take (const Look *look, TaliaCard card, int players)
{
  int above = talia_cards_count (look->unseen & talia_cards_above (card));
  int below = talia_cards_count (look->unseen & TALIA_SUIT_CARDS (talia_card_suit (card))) - above;
  int each = (above + below) / (look->seen->seats - 1);
  double ducks;

  if (above == 0)
    return 1.0;
  ducks = 1.0 - power (above / (double) (above + below), MAX (each, 1));
  return power (ducks, MIN (players, above + below));
}

/* What the players to come may add to a trick of that suit. */
static double
expected_cards (const Look *look, int suit, int players)
{
  TaliaCards of_suit = look->unseen & TALIA_SUIT_CARDS (suit);
  int n_suit = talia_cards_count (of_suit), n_unseen = talia_cards_count (look->unseen);
  int follow = talia_deal_plan_cost_of (&look->deal, of_suit),
      thrown = talia_deal_plan_cost_of (&look->deal, look->unseen) - follow;
  int known_void = 0;
  double voids;

  if (n_unseen == 0 || players == 0)
    return 0.0;
  for (int seat = 0; seat < look->seen->seats; seat++)
    known_void += talia_trick_game_voids (look->seen, seat) >> suit & 1;
  voids = MIN (known_void + (n_suit < 2 * players ? 1.0 - n_suit / (2.0 * players) : 0.0), players);
  /* Followers give their share, and whoever is void the dearest card. */
  return (n_suit > 0 ? follow * MIN (players - voids, n_suit) / n_suit : 0.0) * 0.7 + thrown * voids * 0.3;
}

/* How much one would like to be rid of a card: about the points it may bring in. */
static double
danger (const Look *look, TaliaCard card)
{
  TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card));
  TaliaCards lower = suit & ~talia_cards_above (card) & ~TALIA_BIT (card);
  int cover = talia_cards_count (look->hand & lower);
  int caught = talia_deal_plan_cost_of (&look->deal, look->unseen & lower);
  double takes = chance_to_take (look, card, look->seen->seats - 1);

  if ((look->unseen & suit) == 0)
    return 0.0;
  return takes * look->average + takes * caught * 0.6 / (1 + cover)
         + talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card)) / (1.0 + 0.3 * cover)
         + talia_card_rank (card) * 0.001 * (1 + look->average);
}

static double
judge_pass (const Look *look, TaliaCards cards, const char **reason)
{
  double worth = 0.0;

  *reason = N_ ("These three cards are the likeliest to take points.");
  for (TaliaCards rest = cards; rest != 0;)
    worth += danger (look, talia_cards_pop (&rest));
  for (int suit = TALIA_CLUBS; suit <= TALIA_DIAMONDS; suit++)
    if ((look->hand & TALIA_SUIT_CARDS (suit)) && !(look->hand & ~cards & TALIA_SUIT_CARDS (suit)))
      {
        worth += look->average;
        *reason = N_ ("This empties a suit, so that points can be thrown off later.");
      }
  return worth;
}

static double
judge_lead (const Look *look, TaliaCard card, const char **reason)
{
  int suit = talia_card_suit (card);
  double cost = look->trick_cost + talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card))
                + expected_cards (look, suit, look->later);
  double takes = chance_to_take (look, card, look->later);

  if (look->taking && takes == 1.0 && cost > 0)
    {
      *reason = N_ ("Somebody may be taking every penalty: take one of them.");
      return look->average * 2.0;
    }
  if (cost < 0.5)
    {
      *reason = N_ ("This trick costs nothing: get rid of a high card.");
      return talia_card_rank (card) * 0.01 * (1 + look->average);
    }
  if ((look->unseen & TALIA_SUIT_CARDS (suit)) == 0)
    *reason = N_ ("Nobody else holds this suit any more.");
  else if (takes < 0.5)
    *reason = N_ ("A low card: others are likely to take this trick.");
  else
    *reason = N_ ("Every lead is dear here: this one costs least.");
  return -takes * cost - talia_card_rank (card) * 0.001 * cost;
}

static double
judge_follow (const Look *look, TaliaCard card, const char **reason)
{
  int own_cost = talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card));
  double cost = look->trick_cost + talia_deal_plan_cost_of (&look->deal, look->in_trick) + own_cost
                + expected_cards (look, talia_card_suit (card), look->later);

  if (card < look->best)
    {
      *reason = own_cost > 0 ? N_ ("A card that costs falls to somebody else.")
                             : N_ ("The highest card that does not take the trick.");
      return (look->taking ? -own_cost : own_cost) + talia_card_rank (card) * 0.01 * (1 + look->average);
    }
  if (look->taking && cost > 0 && cost <= 2 * look->average)
    {
      *reason = N_ ("Somebody may be taking every penalty: take one of them.");
      return look->average * 2.0;
    }
  if (cost < 0.5)
    *reason = N_ ("The trick costs nothing: spend the highest card.");
  else if (look->later == 0)
    *reason = N_ ("The trick cannot be avoided: spend the highest card.");
  else
    {
      *reason = N_ ("The lowest card that may still be beaten.");
      return -chance_to_take (look, card, look->later) * cost - talia_card_rank (card) * 0.001 * cost;
    }
  return -cost + talia_card_rank (card) * 0.01 * (1 + look->average);
}

static double
judge_discard (const Look *look, TaliaCard card, const char **reason)
{
  int cost = talia_deal_plan_cost_of (&look->deal, TALIA_BIT (card));

  if (look->taking && cost > 0)
    {
      *reason = N_ ("Keep what costs: somebody may be taking every penalty.");
      return -cost;
    }
  *reason = cost > 0 ? N_ ("Throws a penalty on somebody else’s trick.") : N_ ("Gets rid of a dangerous card.");
  return danger (look, card) + cost;
}

static double
judge_trick (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason)
{
  const Look look = look_at (game, view);

  if (move->kind == TALIA_MOVE_PASS)
    return judge_pass (&look, move->cards, reason);
  if (view->seen.trick.in_trick == 0)
    return judge_lead (&look, move->card, reason);
  if (talia_card_suit (move->card) == talia_card_suit (talia_trick_running (&view->seen.trick)[0]))
    return judge_follow (&look, move->card, reason);
  return judge_discard (&look, move->card, reason);
}

/* --- Loteryjka ------------------------------------------------------------------------------- */

/* What it means to have a row reach `card` and go on from there by `step`: good for one's own cards, bad for others'.
 */
static double
judge_direction (const TaliaState *seen, TaliaCards pack, TaliaCards hand, TaliaCard card, int step)
{
  int others = 0;
  double worth = 0.0;
  gboolean next = TRUE;

  for (int c = card + step; talia_card_is_valid (c) && (pack & TALIA_BIT (c)); c += step)
    {
      if (seen->rows.laid & TALIA_BIT (c))
        continue;
      if (hand & TALIA_BIT (c))
        /* The more cards of others lie before it, the earlier they must be let out. */
        worth += 1.0 + 0.3 * others;
      else
        {
          worth -= next ? 0.8 : 0.15;
          others++;
        }
      next = FALSE;
    }
  return worth;
}

static double
judge_rows (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason)
{
  const TaliaState *seen = &view->seen;
  TaliaCards hand = seen->hand[view->seat];
  int rank = talia_card_rank (move->card);
  double worth = 0.0;

  if (move->kind == TALIA_MOVE_SKIP)
    {
      gboolean choice = (hand & talia_rows_open (&seen->rows)) != 0;

      *reason = choice ? N_ ("Holds back a card that would help the others.") : N_ ("Nothing fits: the turn is lost.");
      /* If everybody held back, the deal would never end. */
      return seen->rows.skips >= seen->seats - 1 - seen->rows.n_out ? -100.0 : -1.5;
    }
  if (rank >= TALIA_EIGHT)
    worth += judge_direction (seen, game->pack (seen), hand, move->card, 1);
  if (rank <= TALIA_EIGHT)
    worth += judge_direction (seen, game->pack (seen), hand, move->card, -1);
  *reason = worth > 0.0    ? N_ ("It opens the way for your own cards.")
            : worth == 0.0 ? N_ ("It opens nothing for the others.")
                           : N_ ("Of the cards that fit, it helps the others least.");
  return worth;
}

double
talia_easy_kierki (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason)
{
  return view->seen.board == TALIA_BOARD_ROWS ? judge_rows (game, view, move, reason)
                                              : judge_trick (game, view, move, reason);
}
