/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the deals of the Kierki family, one row each (docs/rules/kierki.md, kierki-variants.md). */
#include "kierki-deal.h"

#define N_(text) (text)

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define QUEENS TALIA_RANK_CARDS (TALIA_QUEEN)
#define KINGS_AND_JACKS (TALIA_RANK_CARDS (TALIA_KING) | TALIA_RANK_CARDS (TALIA_JACK))
#define KING_OF_HEARTS TALIA_CARD_BIT (TALIA_KING, TALIA_HEARTS)
#define QUEEN_OF_SPADES TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)
#define QUEEN_POINTS 13

/* --- the rows ------------------------------------------------------------------------------- */

/*
 * The deals of the party, in their order. A row has the penalties, their price for four or more players and for three,
 * the option that bans leading hearts, and whether the king of hearts must be played at the first opportunity.
 */
static const struct
{
  const char *title; /* msgid; NULL: that of the last tricks */
  TaliaStake stake;
  int points_of_three;
  TaliaKierkiOption ban;
  gboolean king_goes;
  gboolean robber; /* all penalties above at once */
} rows[] = {
  { N_ ("No Tricks"), { N_ ("Tricks"), 0, TALIA_STAKE_TRICKS, 20, .id = "tricks" }, 15 },
  { N_ ("No Hearts"), { N_ ("Hearts"), HEARTS, TALIA_STAKE_CARDS, 20, .id = "hearts" }, 20, TALIA_KIERKI_BAN_HEARTS_2 },
  { N_ ("No Queens"), { N_ ("Queens"), QUEENS, TALIA_STAKE_CARDS, 60, .id = "queens" }, 60 },
  { N_ ("No Kings and Jacks"),
    { N_ ("Kings and jacks"), KINGS_AND_JACKS, TALIA_STAKE_CARDS, 30, .id = "kings-and-jacks" },
    30 },
  { N_ ("No King of Hearts"),
    { N_ ("King of hearts"), KING_OF_HEARTS, TALIA_STAKE_CARDS, 150, .id = "king-of-hearts" },
    140,
    TALIA_KIERKI_BAN_HEARTS_5,
    TRUE },
  { NULL, { NULL, 0, TALIA_STAKE_LAST, 150, .id = "last-tricks" }, 140 },
  { N_ ("Robber"), .ban = TALIA_KIERKI_BAN_HEARTS_7, .king_goes = TRUE, .robber = TRUE },
};

/* The changes that the option makes to the row of the last trick: its texts, and how many tricks share its points. */
static const struct
{
  const char *title, *what;
  int tricks;
} last_tricks[] = {
  [TALIA_LAST_ONE] = { N_ ("No Last Trick"), N_ ("Last trick"), 1 },
  [TALIA_LAST_TWO] = { N_ ("No Last Two Tricks"), N_ ("Last two tricks"), 2 },
  [TALIA_LAST_SEVENTH] = { N_ ("No Seventh or Last Trick"), N_ ("Seventh trick and last trick"), 2 },
};

/* The games with their own scoring: how hearts count, and whether the queen of spades does. */
static const struct
{
  const char *title;
  TaliaStake hearts;
  gboolean queen;
} scorings[TALIA_KIERKI_GAMES] = {
  [TALIA_KIERKI_SPOT] = { N_ ("Hearts from 1 to 13"),
                          { N_ ("Hearts"), HEARTS, TALIA_STAKE_RANK, 1, .id = "hearts" },
                          FALSE },
  [TALIA_KIERKI_BLACK] = { N_ ("Hearts and the queen of spades"),
                           { N_ ("Hearts"), HEARTS, TALIA_STAKE_CARDS, 1, .id = "hearts" },
                           TRUE },
  [TALIA_KIERKI_GREEK] = { NULL, { N_ ("Hearts"), HEARTS, TALIA_STAKE_RANK, 1, .id = "hearts" }, TRUE },
};

/* The cards that may have to be discarded, and the text about that duty: as a discard, and also below a higher card. */
static const struct
{
  TaliaCards card;
  const char *discard, *strict;
} forced[] = {
  { KING_OF_HEARTS, N_ ("If you hold the king of hearts and cannot follow suit, you must throw it."),
    N_ ("If you hold the king of hearts, you must throw it when you cannot follow suit, "
        "and play it when hearts are led and the ace is already in the trick.") },
  { QUEEN_OF_SPADES, N_ ("If you hold the queen of spades and cannot follow suit, you must throw it."),
    N_ ("If you hold the queen of spades, you must throw it when you cannot follow suit, "
        "and play it when spades are led and the king or the ace is already in the trick.") },
};

/* --- the pack ------------------------------------------------------------------------------- */

TaliaCards
talia_kierki_pack (const TaliaState *state)
{
  /* Indexed by the choices of the option. */
  static const TaliaCards twos_of_five[] = {
    TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS) | TALIA_CARD_BIT (TALIA_TWO, TALIA_DIAMONDS),
    TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS) | TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES),
    TALIA_CARD_BIT (TALIA_TWO, TALIA_DIAMONDS) | TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES),
  };

  switch (state->seats)
    {
    case 3:
      return TALIA_ALL_CARDS & ~TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS);
    case 4:
      return TALIA_ALL_CARDS;
    case 5:
      return TALIA_ALL_CARDS & ~twos_of_five[talia_kierki_option (state, TALIA_KIERKI_REMOVED_5)];
    default:
      return TALIA_ALL_CARDS & ~(TALIA_RANK_CARDS (TALIA_TWO) & ~HEARTS);
    }
}

static int
tricks_of (const TaliaState *state)
{
  return talia_cards_count (talia_kierki_pack (state)) / state->seats;
}

/* --- one deal ------------------------------------------------------------------------------- */

/* Returns the row of the running deal; -1: Loteryjka. Only a match with the robber has that row. */
static int
row_of (const TaliaState *state)
{
  gboolean robber = talia_kierki_option (state, TALIA_KIERKI_ROBBER);
  guint deal = 0;

  if (state->variant == TALIA_KIERKI_LOTTERY)
    return -1;
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    if ((!rows[row].robber || robber) && ++deal == MAX (state->deals, 1))
      return (int) row;
  return -1;
}

guint
talia_kierki_deals (const TaliaState *state)
{
  int deals = talia_kierki_lottery_deals ((TaliaKierkiGame) state->variant, &state->options);
  gboolean robber = talia_kierki_option (state, TALIA_KIERKI_ROBBER);

  if (state->variant == TALIA_KIERKI_LOTTERY)
    return (guint) deals;
  if (!talia_kierki_is_party ((TaliaKierkiGame) state->variant, &state->options))
    {
      deals = talia_kierki_option (state, TALIA_KIERKI_END_DEALS);
      if (talia_kierki_option (state, TALIA_KIERKI_END_MODE) != TALIA_END_DEALS)
        return 0;
      return deals > 0 ? (guint) deals : state->seats;
    }
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    deals += !rows[row].robber || robber;
  return (guint) deals;
}

/* Returns the tricks that count as the last ones, as bits. */
static uint64_t
last_of (const TaliaState *state)
{
  uint64_t last = (uint64_t) 1 << (tricks_of (state) - 1);

  switch (talia_kierki_option (state, TALIA_KIERKI_LAST_TRICKS))
    {
    case TALIA_LAST_TWO:
      return last | last >> 1;
    case TALIA_LAST_SEVENTH:
      return last | 1u << 6;
    default:
      return last;
    }
}

/* Adds the prices of a row in this match. */
static void
add_row (const TaliaState *state, int row, TaliaKierkiDeal *deal)
{
  int last = talia_kierki_option (state, TALIA_KIERKI_LAST_TRICKS);
  TaliaStake stake = rows[row].stake;

  if (state->seats == 3)
    stake.points = rows[row].points_of_three;
  if (stake.kind == TALIA_STAKE_LAST)
    {
      stake.what = last_tricks[last].what;
      stake.points /= last_tricks[last].tricks;
      stake.which = last_of (state);
    }
  if (stake.cards == HEARTS && state->variant == TALIA_KIERKI_SPOT)
    stake = scorings[TALIA_KIERKI_SPOT].hearts;
  talia_deal_plan_add (&deal->plan, stake);
}

static void
force (TaliaKierkiDeal *deal, TaliaCards card, int when)
{
  deal->rules.force_refusal = TALIA_RULE_FORCED_CARD;
  deal->rules.either_refusal = TALIA_RULE_FORCED_EITHER;
  if (when != TALIA_FORCE_OFF)
    deal->rules.force |= card;
  if (when == TALIA_FORCE_STRICT)
    deal->rules.force_under |= card;
}

static void
ban_hearts (TaliaKierkiDeal *deal)
{
  deal->rules.lead_ban = deal->rules.lead_free = HEARTS;
  deal->rules.ban_refusal = TALIA_RULE_HEARTS_BANNED;
}

static void
describe_row (const TaliaState *state, int row, TaliaKierkiDeal *deal)
{
  deal->plan.title = rows[row].title;
  if (deal->plan.title == NULL)
    deal->plan.title = last_tricks[talia_kierki_option (state, TALIA_KIERKI_LAST_TRICKS)].title;
  for (int i = rows[row].robber ? 0 : row; i <= row; i++)
    if (!rows[i].robber)
      add_row (state, i, deal);
  if (talia_kierki_option (state, rows[row].ban))
    ban_hearts (deal);
  if (rows[row].king_goes)
    force (deal, KING_OF_HEARTS, talia_kierki_option (state, TALIA_KIERKI_KH_FORCE));
}

/* Returns the number of seats clockwise that passed cards travel; docs/rules/kierki-variants.md, "Passing". */
static int
shift_of (const TaliaState *state)
{
  /* None, left, right, across: with an odd number of seats nobody sits across, and the cycle has no last step. */
  const int cycle[] = { 0, 1, state->seats - 1, state->seats / 2 };

  switch (talia_kierki_option (state, TALIA_KIERKI_GREEK_PASS))
    {
    case TALIA_GREEK_SECOND:
      return state->deals > 1 ? 1 : 0;
    case TALIA_GREEK_WINDOWS:
      return cycle[state->deals % (G_N_ELEMENTS (cycle) - state->seats % 2)];
    default:
      return 1;
    }
}

static const char *
title_of_shift (const TaliaState *state, int shift)
{
  return shift == 0                  ? N_ ("No passing")
         : shift == 1                ? N_ ("Pass to the left")
         : shift == state->seats - 1 ? N_ ("Pass to the right")
                                     : N_ ("Pass across");
}

/* Takes over the rules of American Hearts for playing (docs/rules/hearts.md), for the option `windows-rules` of Greek
 * Hearts. */
static void
take_windows_rules (TaliaKierkiDeal *deal)
{
  deal->lowest_club = TRUE;
  deal->rules.lead_ban = HEARTS;
  deal->rules.lead_free = deal->rules.break_discard = deal->rules.shield = HEARTS | QUEEN_OF_SPADES;
  deal->rules.break_lead = deal->rules.break_follow = QUEEN_OF_SPADES;
  deal->rules.ban_refusal = TALIA_RULE_NOT_BROKEN;
  deal->rules.shield_refusal = TALIA_RULE_FIRST_TRICK;
}

static void
describe_alone (const TaliaState *state, TaliaKierkiDeal *deal)
{
  static const int heart_values[] = { 1, 20 };
  TaliaStake hearts = scorings[state->variant].hearts;

  deal->plan.title = scorings[state->variant].title;
  hearts.points *= heart_values[talia_kierki_option (state, TALIA_KIERKI_HEART_VALUE)];
  talia_deal_plan_add (&deal->plan, hearts);
  if (state->variant == TALIA_KIERKI_GREEK)
    {
      deal->pass_shift = shift_of (state);
      deal->plan.title = title_of_shift (state, deal->pass_shift);
    }
  if (talia_kierki_option (state, TALIA_KIERKI_WINDOWS_RULES))
    take_windows_rules (deal);
  else if (talia_kierki_option (state, TALIA_KIERKI_BAN_HEARTS))
    ban_hearts (deal);
}

/* Returns the prize for getting rid of all cards first (`place` 0) or second (1). */
static int
prize_of (const TaliaState *state, int place)
{
  /* Indexed by the choices of the option, undivided and split. */
  static const int prizes[][2][TALIA_ROWS_PLACES] = {
    [TALIA_PRIZES_CLASSIC] = { { 800, 500 }, { 200, 125 } },
    [TALIA_PRIZES_BALANCED] = { { 790, 485 }, { 250, 175 } },
  };
  gboolean split = talia_kierki_lottery_deals ((TaliaKierkiGame) state->variant, &state->options) > 1;

  return prizes[talia_kierki_option (state, TALIA_KIERKI_LOTTERY_PRIZES)][split][place];
}

/* Adds the prizes of Loteryjka for getting rid of all cards first and second. */
static void
describe_lottery (const TaliaState *state, TaliaKierkiDeal *deal)
{
  static const char *const places[TALIA_ROWS_PLACES] = { N_ ("First out of cards"), N_ ("Second out of cards") };
  static const char *const ids[TALIA_ROWS_PLACES] = { "first-out", "second-out" };

  deal->lottery = TRUE;
  deal->plan.title = N_ ("Loteryjka");
  for (int place = 0; place < TALIA_ROWS_PLACES; place++)
    talia_deal_plan_add (&deal->plan, (TaliaStake) { places[place], 0, TALIA_STAKE_PLACE, -prize_of (state, place),
                                                     1u << place, ids[place] });
}

/* Adds the queen of spades, in the games in which she counts. */
static void
add_queen (const TaliaState *state, TaliaKierkiDeal *deal)
{
  talia_deal_plan_add (&deal->plan, (TaliaStake) { N_ ("Queen of spades"), QUEEN_OF_SPADES, TALIA_STAKE_CARDS,
                                                   QUEEN_POINTS, .id = "queen-of-spades" });
  if (!deal->lowest_club)
    force (deal, QUEEN_OF_SPADES, talia_kierki_option (state, TALIA_KIERKI_QS_FORCE));
}

/* Adds what follows from the whole list: the moon, when the deal may end, and the texts about duties. */
static void
complete (const TaliaState *state, gboolean party, TaliaKierkiDeal *deal)
{
  TaliaDealPlan *plan = &deal->plan;
  const TaliaTrickRules *rules = &deal->rules;

  if (!party && talia_kierki_option (state, TALIA_KIERKI_MOON) == TALIA_MOON_OTHERS)
    plan->moon = (TaliaMoon) { .own = N_ ("Took all the penalty cards"),
                               .others = N_ ("Another player took all the penalty cards"),
                               .points = talia_deal_plan_cost_of (plan, talia_deal_plan_cards (plan)
                                                                            & talia_kierki_pack (state)) };
  if (talia_kierki_option (state, TALIA_KIERKI_END_EARLY))
    deal->rules.ends_without = talia_deal_plan_counting (plan);
  deal->rules.last_takes_aside = talia_kierki_option (state, TALIA_KIERKI_ASIDE_6) == TALIA_ASIDE_LAST_TRICK;
  if (rules->lead_ban != 0)
    talia_deal_plan_add_duty (plan, rules->break_discard != 0
                                        ? N_ ("You may not lead hearts until they are broken.")
                                        : N_ ("You may not lead a heart while you hold a card of another suit."));
  for (guint i = 0; i < G_N_ELEMENTS (forced); i++)
    if (rules->force & forced[i].card)
      talia_deal_plan_add_duty (plan, rules->force_under & forced[i].card ? forced[i].strict : forced[i].discard);
}

void
talia_kierki_deal (const TaliaState *state, TaliaKierkiDeal *deal)
{
  gboolean party = talia_kierki_is_party ((TaliaKierkiGame) state->variant, &state->options);
  int row = row_of (state);

  *deal = (TaliaKierkiDeal) { .rules = { .trump = TALIA_NO_TRUMP, .opening = TALIA_NO_CARD } };
  if (state->variant == TALIA_KIERKI_LOTTERY || (row < 0 && party))
    {
      describe_lottery (state, deal);
      return;
    }
  if (party)
    describe_row (state, row, deal);
  else
    describe_alone (state, deal);
  if (scorings[state->variant].queen)
    add_queen (state, deal);
  complete (state, party, deal);
}

guint
talia_kierki_plan (const TaliaState *state, guint number, TaliaDealPlan *plan)
{
  TaliaState then = *state;
  TaliaKierkiDeal deal;

  then.deals = number;
  talia_kierki_deal (&then, &deal);
  *plan = deal.plan;
  return talia_kierki_deals (state);
}
