/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that what is said to make a move the best is true: of the hand, of the cards that are out, and in the worlds of
 * the search. */
#include "bots/easy/easy.h"
#include "bots/search/fishing/fishing-causes.h"
#include "bots/search/trick/trick-causes.h"
#include "engine/trick/talia-trick-game.h"

/* --- tricks --------------------------------------------------------------------------------------------- */

/* What becomes of a card after the best move and after the other. */
typedef struct
{
  const char *card;
  struct
  {
    float took, costly, cost, off, exits, then;
  } with, without;
} Fate;

/* Two cards to compare, and the cause that is given. */
typedef struct
{
  TaliaCauseId said;
  const char *about, *beside;
  const char *hand, *out, *best, *next;
  Fate fates[3];
  float now[2], now_without[2]; /* the share of worlds in which seats 0 (the player) and 2 take the trick */
  TaliaGainId gain;
  gboolean bids; /* the game has bids, and seats 0 and 2 are partners */
  int count;
  gboolean last_costs; /* the last trick alone costs points, otherwise hearts */
  const char *led;     /* the card that wins so far; NULL: the player leads */
  const char *bonus;   /* a card that gives ten points back; NULL: there is none */
} Case;

static int
score_nothing (const TaliaState *state, int side, TaliaScoreLine *lines)
{
  (void) state;
  (void) side;
  (void) lines;
  return 0;
}

static TaliaCards
parse (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text != NULL ? text : "", ",", -1);
  TaliaCards cards = 0;

  for (guint i = 0; names[i] != NULL; i++)
    cards |= TALIA_BIT (talia_card_parse (names[i]));
  return cards;
}

static void
set_fate (const Case *it, const Fate *fate, TaliaContrast *contrast)
{
  const TaliaCards hand = parse (it->hand), card = parse (fate->card);
  const int at = talia_cards_count (hand & (card - 1));

  contrast->with.took[at] = fate->with.took;
  contrast->with.costly[at] = fate->with.costly;
  contrast->with.cost[at] = fate->with.cost;
  contrast->with.off[at] = fate->with.off;
  contrast->with.exits[at] = fate->with.exits;
  contrast->with.then[at] = fate->with.then;
  contrast->without.took[at] = fate->without.took;
  contrast->without.costly[at] = fate->without.costly;
  contrast->without.cost[at] = fate->without.cost;
  contrast->without.off[at] = fate->without.off;
  contrast->without.exits[at] = fate->without.exits;
}

static TaliaCause
find (const Case *it)
{
  TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 4, .sides = it->bids ? 2 : 4 };
  TaliaPosition position = { .known = { .seen = &seen, .best_seat = TALIA_NOBODY } };
  TaliaContrast contrast = { .best = TALIA_PLAY (talia_card_parse (it->best)),
                             .next = TALIA_PLAY (talia_card_parse (it->next)),
                             .gain = { 0, (uint8_t) it->gain } };

  seen.trick.rules.trump = it->bids ? TALIA_SPADES : TALIA_NO_TRUMP;
  for (int seat = 0; seat < 4; seat++)
    seen.trick.bid[seat] = 3;
  position.payoff.score = it->bids ? score_nothing : NULL;
  if (it->last_costs)
    {
      position.payoff.tricks = TRUE;
      position.payoff.trick[TALIA_MAX_TRICKS - 1] = 4;
    }
  else
    {
      position.payoff.cards[0] = TALIA_SUIT_CARDS (TALIA_HEARTS);
      position.payoff.each[0] = 1;
      position.payoff.n_prices = position.payoff.n_penalties = 1;
    }
  if (it->bonus != NULL)
    {
      position.payoff.cards[1] = parse (it->bonus);
      position.payoff.each[1] = -10;
      position.payoff.n_prices = 2;
    }
  if (it->led != NULL)
    {
      position.known.best_seat = 3;
      position.known.best = talia_card_parse (it->led);
      seen.trick.played[0] = position.known.best;
      seen.trick.n_played = seen.trick.in_trick = 1;
    }
  position.known.hand = parse (it->hand);
  position.known.unseen = parse (it->out);
  for (guint i = 0; i < G_N_ELEMENTS (it->fates) && it->fates[i].card != NULL; i++)
    set_fate (it, &it->fates[i], &contrast);
  contrast.with.now[0] = it->now[0];
  contrast.with.now[2] = it->now[1];
  contrast.without.now[0] = it->now_without[0];
  contrast.without.now[2] = it->now_without[1];
  return talia_trick_cause (&position, &contrast);
}

/* In each second case of a pair, one thing is different, so that the cause of the first is not true. */
/* clang-format off */
static const Case cases[] = {
  { TALIA_CAUSE_OTHER_TAKES, "KC", NULL, "4C,KC,2D", "5C,9C,AC", "4C", "KC",
    { { "KC", { 0 }, { 0.8f, 0.8f, 2.0f, 0, 0 } } }, { 0.1f, 0 }, { 0.8f, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_OTHER_MAY, "KC", NULL, "4C,KC,2D", "5C,9C,AC", "4C", "KC",
    { { "KC", { 0 }, { 0.5f, 0.5f, 2.0f, 0, 0 } } }, { 0.1f, 0 }, { 0.5f, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_OTHER_MORE, "KC", NULL, "4C,KC,2D", "5C,9C,AC", "4C", "KC",
    { { "KC", { 0 }, { 0.2f, 0.2f, 2.0f, 0, 0 } } }, { 0.1f, 0 }, { 0.2f, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_KEEP_PENALTY, "KH", NULL, "5D,KH,2D", "6H,9D", "5D", "KH",
    { { "5D", { 1.0f, 1.0f, 3.0f, 0, 0 }, { 0 } }, { "KH", { 0 }, { 1.0f, 1.0f, 4.0f, 0, 0 } } }, { 1.0f, 0 },
      { 1.0f, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_KEPT_HIGH, "AC", NULL, "4C,AC,2D", "5C,9C", "AC", "4C",
    { { "AC", { 1.0f, 0, 0, 0, 0 }, { 0.6f, 0.6f, 2.0f, 0, 0 } } }, { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the ace is out */
  { TALIA_CAUSE_KEPT_MAY, "KC", NULL, "4C,KC,2D", "5C,AC", "KC", "4C",
    { { "KC", { 1.0f, 0, 0, 0, 0 }, { 0.6f, 0.6f, 2.0f, 0, 0 } } }, { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_KEPT_TAKES, "KC", NULL, "4C,KC,2D", "5C,AC", "KC", "4C",
    { { "KC", { 1.0f, 0, 0, 0, 0 }, { 0.7f, 0.7f, 2.0f, 0, 0 } } }, { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* in few worlds */
  { TALIA_CAUSE_KEPT_RISK, "KC", "4C", "4C,KC,2D", "5C,AC", "KC", "4C",
    { { "KC", { 1.0f, 0, 0, 0, 0 }, { 0.2f, 0.2f, 2.0f, 0, 0 } } }, { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the four may take points, too */
  { TALIA_CAUSE_NONE, NULL, NULL, "4C,KC,2D", "5C,AC", "KC", "4C",
    { { "KC", { 1.0f, 0, 0, 0, 0 }, { 0.6f, 0.6f, 3.0f, 0, 0 } }, { "4C", { 0.6f, 0.6f, 1.0f, 0, 0 }, { 0 } } },
      { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the four as often as the king */
  { TALIA_CAUSE_NONE, NULL, NULL, "4C,KC,2D", "5C,AC", "KC", "4C",
    { { "KC", { 1.0f, 0, 0, 0, 0 }, { 0.2f, 0.2f, 2.0f, 0, 0 } }, { "4C", { 0.2f, 0.2f, 1.0f, 0, 0 }, { 0 } } },
      { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* it takes points now as surely as later */
  { TALIA_CAUSE_NONE, NULL, NULL, "4C,KC,2D", "5C,AC", "KC", "4C",
    { { "KC", { 0.8f, 0.8f, 2.0f, 0, 0 }, { 0.8f, 0.8f, 2.0f, 0, 0 } } }, { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_KEPT_DEARER, "AC", NULL, "4C,AC,2D", "5C,9C", "AC", "4C",
    { { "AC", { 1.0f, 1.0f, 1.0f, 0, 0 }, { 0.9f, 0.9f, 3.0f, 0, 0 } } }, { 1.0f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_EMPTIES, "QH", NULL, "9D,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.8f, 0, 0.5f }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* nobody leads that suit again: it is thrown on others */
  { TALIA_CAUSE_DISCARDS, "QH", NULL, "9D,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.8f, 0, 0.1f }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the ten of diamonds is left */
  { TALIA_CAUSE_DISCARDS, "QH", NULL, "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.8f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* it is not thrown either */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_GUARD, "4H", "QH", "9D,TD,4H,QH", "5D,AH", "9D", "4H",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* it is led, not played low to another lead */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4H,QH", "5D,AH", "9D", "4H",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4H", { 0, 0, 0, 0, 0.6f }, { 0 } } },
      { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* nobody else has a heart */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4H,QH", "5D,AC", "9D", "4H",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* most hearts that are out are lower */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4H,QH", "2H,3H,AH", "9D", "4H",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_EXIT, "4C", "TD,QH", "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4C", { 0, 0, 0, 0, 0.6f },
      { 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0, FALSE, "8S" },
  /* the jack beats the ten */
  { TALIA_CAUSE_EXIT, "4C", NULL, "9D,TD,4C,QH", "JD,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4C", { 0, 0, 0, 0, 0.6f },
      { 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0, FALSE, "8S" },
  /* the player has to lead again, because the nine takes this trick */
  { TALIA_CAUSE_EXIT, "4C", "TD,QH", "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4C", { 0, 0, 0, 0, 0.6f },
      { 0 } } }, { 0.8f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* it can be led at once */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4C", { 0, 0, 0, 0, 0.6f },
      { 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the ten of diamonds serves as well */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4C", { 0, 0, 0, 0, 0.6f },
      { 0 } }, { "TD", { 0, 0, 0, 0, 0.6f }, { 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0, FALSE, "8S" },
  /* it is seldom led */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,4C,QH", "5D,AC", "9D", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "4C", { 0, 0, 0, 0, 0.4f },
      { 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0, FALSE, "8S" },
  { TALIA_CAUSE_NEXT_LEAD, "KC", "9D,TD,QH", "9D,TD,KC,QH", "5D,AC", "9D", "KC",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0.1f, 0 }, { 0.6f, 0 },
      0, FALSE, 0 },
  /* the jack beats what would be left */
  { TALIA_CAUSE_NEXT_LEAD, "KC", NULL, "9D,TD,KC,QH", "JD,AC", "9D", "KC",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0.1f, 0 }, { 0.6f, 0 },
      0, FALSE, 0 },
  { TALIA_CAUSE_NEXT_LEAD, "KC", "9D,TD,QH", "9D,TD,KC,QH", "5D,AC", "9D", "KC",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0.1f, 0 }, { 0.6f, 0 },
      TALIA_GAIN_BAGS, TRUE, 0 },
  /* a spade beats them all */
  { TALIA_CAUSE_NEXT_LEAD, "KC", NULL, "9D,TD,KC,QH", "5D,AC,2S", "9D", "KC",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0.1f, 0 }, { 0.6f, 0 },
      TALIA_GAIN_BAGS, TRUE, 0 },
  /* the ten of diamonds can be led next, and loses */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,KC,QH", "5D,AC", "9D", "KC",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } }, { "TD", { 0 }, { 0, 0, 0, 0, 0.8f } } },
      { 0.1f, 0 }, { 0.6f, 0 }, 0, FALSE, 0 },
  /* only the last trick costs points, and the next one is not the last */
  { TALIA_CAUSE_LESS, "QH", NULL, "9D,TD,KC,QH", "5D,AC", "9D", "KC",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } } }, { 0.1f, 0 }, { 0.6f, 0 },
      0, FALSE, 0, TRUE },
  { TALIA_CAUSE_KEPT_LEADS, "AD", "9S,QH", "AD,4C,9S,QH", "5D,5C", "AD", "4C", /* the four will have been played */
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } },
      { "AD", { 0 }, { 0.8f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the ace beats the nine */
  { TALIA_CAUSE_KEPT_LEADS, "AD", NULL, "AD,4C,9S,QH", "5D,AS", "AD", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } },
      { "AD", { 0 }, { 0.8f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0 },
  /* the jack of diamonds gives more back than the queen costs, but the next trick may be the one with the queen */
  { TALIA_CAUSE_KEPT_LEADS, "AD", "9S,QH", "AD,4C,9S,QH", "5D,5C,JD", "AD", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } },
      { "AD", { 0 }, { 0.8f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, 0, FALSE, 0, FALSE, NULL, "JD" },
  /* it takes this trick, so that the player leads again anyway */
  { TALIA_CAUSE_LESS, "QH", NULL, "AD,4C,QH", "5D,AC", "AD", "4C",
    { { "QH", { 0.2f, 0.2f, 1.0f, 0.1f, 0 }, { 0.8f, 0.8f, 4.0f, 0.1f, 0 } },
      { "AD", { 0.8f, 0, 0, 0, 0 }, { 0.8f, 0, 0, 0, 0 } } }, { 0.8f, 0 }, { 0, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_BELOW_ALL, NULL, NULL, "9D,TD,KC", "JD,AD,5C,6C", "9D", "KC",
    { { "KC", { 0 }, { 0.2f, 0.2f, 1.0f, 0, 0 } } }, { 0, 0 }, { 0.2f, 0 }, 0, FALSE, 2 },
  /* a lower one is out */
  { TALIA_CAUSE_OTHER_MORE, "KC", NULL, "9D,TD,KC", "5D,AD,5C,6C", "9D", "KC",
    { { "KC", { 0 }, { 0.2f, 0.2f, 1.0f, 0, 0 } } }, { 0, 0 }, { 0.2f, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_BEATEN, NULL, NULL, "9D,TD,4C", "JD,AD,5C", "9D", "4C",
    { { 0 } }, { 0.1f, 0 }, { 0.1f, 0 }, 0, FALSE, 2 },
  /* nobody can beat it */
  { TALIA_CAUSE_NONE, NULL, NULL, "9D,TD,4C", "5D,7D,5C", "9D", "4C",
    { { 0 } }, { 0.1f, 0 }, { 0.1f, 0 }, 0, FALSE, 0 },
  { TALIA_CAUSE_TAKES, NULL, NULL, "9D,TD,4C", "5D,7D,5C", "9D", "4C",
    { { "9D", { 0.8f, 0, 0, 0, 0 }, { 0.7f, 0, 0, 0, 0 } } }, { 0.8f, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* only in some worlds */
  { TALIA_CAUSE_NOT_LATER, "9D", NULL, "9D,TD,4C", "JD,7D,5C", "9D", "4C",
    { { "9D", { 0.6f, 0, 0, 0, 0 }, { 0.2f, 0, 0, 0, 0 } } }, { 0.6f, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_PARTNER_TAKES, NULL, NULL, "9D,TD,4C", "5D,7D,5C", "9D", "4C",
    { { 0 } }, { 0, 0.8f }, { 0, 0.1f }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_SIDE_TAKES, NULL, NULL, "9D,TD,4C", "5D,7D,5C", "9D", "4C",
    { { 0 } }, { 0, 0.5f }, { 0, 0.1f }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* whoever wants everything and has no partner */
  { TALIA_CAUSE_NONE, NULL, NULL, "9D,TD,4C", "JD,7D,5C", "9D", "4C",
    { { 0 } }, { 0.65f, 0 }, { 0.5f, 0 }, TALIA_GAIN_ALL_OWN, FALSE, 0 },
  /* tricks that are bags cost no points, and none costs more than another */
  { TALIA_CAUSE_KEPT_MAY, "AS", NULL, "AS,4D,QH", "KS,5D,AH", "AS", "4D",
    { { "AS", { 0.8f, 0.8f, 1.0f, 0, 0 }, { 0.95f, 0.95f, 2.0f, 0, 0 } },
      { "QH", { 0.2f, 0.2f, 0.2f, 0, 0 }, { 0.5f, 0.5f, 0.5f, 0, 0 } } }, { 0.8f, 0 }, { 0.8f, 0 },
      TALIA_GAIN_BAGS, TRUE, 0 },
  { TALIA_CAUSE_PARTNER_HAD, NULL, NULL, "9D,TD,4C", "JD,7D,5C", "9D", "4C",
    { { 0 } }, { 0.8f, 0.1f }, { 0.1f, 0.8f }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_KEEP_WINNER, "KC", NULL, "9D,TD,KC", "5D,7D,5C", "9D", "KC",
    { { "KC", { 0.7f, 0, 0, 0, 0 }, { 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_KEEP_CHANCE, "KC", NULL, "9D,TD,KC", "5D,7D,5C", "9D", "KC",
    { { "KC", { 0.6f, 0, 0, 0, 0 }, { 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* it takes a trick now as surely as later */
  { TALIA_CAUSE_NONE, NULL, NULL, "9D,TD,KC", "JD,7D,5C", "9D", "KC",
    { { "KC", { 0.8f, 0, 0, 0, 0 }, { 0.8f, 0, 0, 0, 0 } }, { "9D", { 0.1f, 0, 0, 0, 0 }, { 0 } } }, { 0, 0 }, { 0, 0 },
      TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_RUFFS, "4S", NULL, "9D,4C,4S", "JD,7D,5C", "9D", "4C",
    { { "4S", { 0.6f, 0, 0, 0, 0, 0.5f }, { 0.1f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* nobody leads that suit again */
  { TALIA_CAUSE_MORE, "4S", NULL, "9D,4C,4S", "JD,7D,5C", "9D", "4C",
    { { "4S", { 0.6f, 0, 0, 0, 0 }, { 0.1f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* the ten of diamonds is left */
  { TALIA_CAUSE_MORE, "4S", NULL, "9D,TD,4C,4S", "JD,7D,5C", "9D", "4C",
    { { "4S", { 0.6f, 0, 0, 0, 0 }, { 0.1f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_PROMOTES, "TD", NULL, "9D,TD,4C", "JD,7D,5C", "9D", "4C",
    { { "TD", { 0.6f, 0, 0, 0, 0 }, { 0.1f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* no higher card is out */
  { TALIA_CAUSE_MORE, "TD", NULL, "9D,TD,4C", "8D,7D,5C", "9D", "4C",
    { { "TD", { 0.6f, 0, 0, 0, 0 }, { 0.1f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  /* it is thrown on hearts, which brings out no higher diamonds */
  { TALIA_CAUSE_MORE, "TD", NULL, "9D,TD,4C", "JD,7D,5C", "9D", "4C",
    { { "TD", { 0.6f, 0, 0, 0, 0 }, { 0.1f, 0, 0, 0, 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0, FALSE,
      "8H" },
  { TALIA_CAUSE_KEEP_OTHER, "AS", NULL, "5S,AS,4C", "JS,7D,5C", "5S", "AS",
    { { "5S", { 1.0f, 0, 0, 0, 0 }, { 0.3f, 0, 0, 0, 0 } }, { "AS", { 1.0f, 0, 0, 0, 0 }, { 1.0f, 0, 0, 0, 0 } } },
      { 1.0f, 0 }, { 1.0f, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0, FALSE, "8H" },
  /* the five seldom takes this trick */
  { TALIA_CAUSE_NONE, NULL, NULL, "5S,AS,4C", "JS,7D,5C", "5S", "AS",
    { { "5S", { 0.3f, 0, 0, 0, 0 }, { 0.2f, 0, 0, 0, 0 } }, { "AS", { 1.0f, 0, 0, 0, 0 }, { 1.0f, 0, 0, 0, 0 } } },
      { 0.3f, 0 }, { 1.0f, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0, FALSE, "8H" },
  { TALIA_CAUSE_HIGHEST, "TD", NULL, "9D,TD,4C", "8D,7D,5C", "TD", "4C",
    { { 0 } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_BID_OWN, TRUE, 0 },
  { TALIA_CAUSE_KEEP_BREAKER, "KH", NULL, "9D,KH", "8D,AH", "9D", "KH",
    { { "KH", { 0.5f, 0.5f, 2.0f, 0, 0 }, { 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_ALL_OTHERS, FALSE, 0 },
  /* nobody has taken penalty cards */
  { TALIA_CAUSE_NONE, NULL, NULL, "9D,KH", "8D,AH", "9D", "KH",
    { { "KH", { 0.1f, 0.1f, 2.0f, 0, 0 }, { 0 } } }, { 0, 0 }, { 0, 0 }, TALIA_GAIN_ALL_OTHERS, FALSE, 0 },
};
/* clang-format on */

/* A cause is given only if it is true. */
static void
test_causes_are_so (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TaliaCause cause = find (&cases[i]);

      g_test_message ("case %u", i);
      g_assert_cmpint (cause.id, ==, cases[i].said);
      g_assert_cmphex (cause.cards, ==, parse (cases[i].about));
      g_assert_cmphex (cause.beside, ==, parse (cases[i].beside));
      if (cause.id == TALIA_CAUSE_BEATEN)
        g_assert_cmpint (cause.number, ==, cases[i].count);
    }
}

/* What a view leaves open of a trick: the cards that have been played to it, and those that the only player who follows
 * may hold; and whether the best card, or the other one, then has this fact. */
static const struct
{
  TaliaCauseId said;
  guint facts;
  const char *hand, *best, *next;
  const char *trick, *follows; /* in this order: the cards so far; NULL: none */
  float costly;                /* the share of worlds in which the best card takes points now */
} facts[] = {
  /* the last to play knows */
  { TALIA_CAUSE_OTHER_TAKES, TALIA_FACT_SURE, "4C,KC", "4C", "KC", "9C,2H,5C", NULL, 0 },
  { TALIA_CAUSE_OTHER_TAKES, 0, "4C,KC", "4C", "KC", "9C,2D,5C", NULL, 0 }, /* no points so far: a heart came later */
  { TALIA_CAUSE_OTHER_TAKES, TALIA_FACT_SURE, "4C,KC", "4C", "KC", "9C,2H", "QC,AH", 0 },
  { TALIA_CAUSE_OTHER_TAKES, 0, "4C,KC", "4C", "KC", "9C,2H", "AC,5H", 0 },
  { TALIA_CAUSE_KEPT_HIGH, TALIA_FACT_FREE | TALIA_FACT_SURE, "4C,KC", "KC", "4C", "9C,2D", "QC,5D", 0 },
  { TALIA_CAUSE_KEPT_HIGH, TALIA_FACT_FREE, "4C,KC", "KC", "4C", "9C,2D", "QC,5H", 0.01f },
  { TALIA_CAUSE_KEPT_HIGH, 0, "4C,KC", "KC", "4C", "9C,2D", "QC,5H", 0.1f },
  { TALIA_CAUSE_KEPT_HIGH, 0, "4C,KC", "KC", "4C", "9C,2H", "QC,5D", 0 },
};

/* What is said to be certain is so whatever the others hold, and what is said to be free hardly ever costs points. */
static void
test_facts_are_so (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 4, .sides = 4 };
      TaliaPosition position = { .known = { .seen = &seen, .own = 0 } };
      TaliaContrast contrast = { .best = TALIA_PLAY (talia_card_parse (facts[i].best)),
                                 .next = TALIA_PLAY (talia_card_parse (facts[i].next)) };
      g_auto (GStrv) trick = g_strsplit (facts[i].trick, ",", -1);
      const guint so_far = g_strv_length (trick);
      const gboolean high = talia_card_parse (facts[i].best) > talia_card_parse (facts[i].next);
      TaliaCause cause;

      seen.trick.rules.trump = TALIA_NO_TRUMP;
      seen.trick.leader = (int8_t) (4 - so_far);
      for (guint j = 0; j < so_far; j++)
        seen.trick.played[j] = talia_card_parse (trick[j]);
      seen.trick.n_played = seen.trick.in_trick = (uint8_t) so_far;
      position.payoff.cards[0] = TALIA_SUIT_CARDS (TALIA_HEARTS);
      position.payoff.each[0] = 1;
      position.payoff.n_prices = position.payoff.n_penalties = 1;
      position.known.best_seat = seen.trick.leader;
      position.known.best = seen.trick.played[0];
      position.known.later = (int) (3 - so_far);
      position.known.where.may_hold[1] = position.known.unseen = parse (facts[i].follows);
      position.known.hand = parse (facts[i].hand);
      contrast.with.now[0] = contrast.with.took[1] = high ? 1.0f : 0.0f;
      contrast.with.costly[1] = facts[i].costly;
      contrast.without.costly[1] = contrast.without.cost[1] = high ? 0.5f : 0.9f;
      contrast.without.took[1] = 1.0f;
      cause = talia_trick_cause (&position, &contrast);
      g_test_message ("fact %u", i);
      g_assert_cmpint (cause.id, ==, facts[i].said);
      g_assert_cmphex (cause.facts, ==, facts[i].facts);
    }
}

/* It is said that an opponent can trump only if they have shown to be out of the suit, and may have a spade. */
static void
test_trumps_are_shown (void)
{
  static const struct
  {
    const char *holds; /* what seat 1 may hold */
    guint voids;
    int seat;
    guint facts;
  } shown[] = {
    { "4C,2S", 1u << TALIA_DIAMONDS, 1, TALIA_FACT_TRUMP },
    { "4C,2H", 1u << TALIA_DIAMONDS, 1, 0 },
    { "4C,2S", 1u << TALIA_CLUBS, 1, 0 },
    { "4C,2S", 1u << TALIA_DIAMONDS, 2, 0 }, /* the partner */
  };

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 4, .sides = 2 };
      TaliaPosition position = { .known = { .seen = &seen, .best_seat = TALIA_NOBODY } };
      TaliaContrast contrast = { .best = TALIA_PLAY (talia_card_parse ("AD")),
                                 .next = TALIA_PLAY (talia_card_parse ("4C")),
                                 .gain = { 0, TALIA_GAIN_BID_OWN } };
      TaliaCause cause;

      seen.trick.rules.trump = TALIA_SPADES;
      seen.trick.bid[0] = 3;
      position.payoff.score = score_nothing;
      position.known.hand = parse ("4C,AD");
      position.known.voids[shown[i].seat] = shown[i].voids;
      position.known.where.may_hold[shown[i].seat] = parse (shown[i].holds);
      contrast.with.now[0] = contrast.with.took[1] = 0.8f;
      contrast.without.took[1] = 0.2f;
      cause = talia_trick_cause (&position, &contrast);
      g_assert_cmpint (cause.id, ==, TALIA_CAUSE_NOT_LATER);
      g_assert_cmphex (cause.facts, ==, shown[i].facts);
    }
}

/* Where a trick is only not wanted because of a bid, the sentence must not speak of points. */
static void
test_a_nil_costs_no_points (void)
{
  TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 4, .sides = 2 };
  TaliaPosition position = { .known = { .seen = &seen, .best_seat = TALIA_NOBODY } };
  TaliaContrast contrast = { .best = TALIA_PLAY (talia_card_parse ("4C")),
                             .next = TALIA_PLAY (talia_card_parse ("KC")) };
  TaliaCause cause;

  position.payoff.score = score_nothing;
  position.known.hand = parse ("4C,KC");
  contrast.without.costly[1] = contrast.without.cost[1] = contrast.without.took[1] = 0.9f;
  cause = talia_trick_cause (&position, &contrast);
  g_assert_cmpint (cause.id, ==, TALIA_CAUSE_OTHER_TAKES);
  g_assert_cmpint (cause.number, ==, 1);
}

/* --- bids --------------------------------------------------------------------------------------------------- */

/* A bid is explained by the cards that most likely take a trick; a nil by the greatest risk. */
static void
test_bids_are_explained (void)
{
  TaliaState seen = { .phase = TALIA_PHASE_BID, .seats = 4, .sides = 2 };
  TaliaPosition position = { .known = { .seen = &seen } };
  TaliaContrast contrast = { .best = TALIA_BID (2), .next = TALIA_BID (3) };
  TaliaCause cause;

  position.known.hand = parse ("4C,KC,AS");
  contrast.with.took[0] = 0.25f;
  contrast.with.took[1] = 0.66f;
  contrast.with.took[2] = 0.95f;
  cause = talia_trick_cause (&position, &contrast);
  g_assert_cmpint (cause.id, ==, TALIA_CAUSE_BID_CARDS);
  g_assert_cmphex (cause.cards, ==, parse ("AS"));
  g_assert_cmphex (cause.beside, ==, parse ("4C,KC"));
  g_assert_cmpint (cause.number, ==, 19); /* 0.25, 0.66 and 0.95 */
  contrast.best = TALIA_BID (1);          /* 1.85 tricks */
  g_assert_cmpint (talia_trick_cause (&position, &contrast).id, ==, TALIA_CAUSE_BID_BELOW);
  contrast.next = TALIA_BID (0); /* somebody who has bid less need not be told to */
  g_assert_cmpint (talia_trick_cause (&position, &contrast).id, ==, TALIA_CAUSE_BID_CARDS);
  contrast.best = TALIA_BID (0);
  cause = talia_trick_cause (&position, &contrast);
  g_assert_cmpint (cause.id, ==, TALIA_CAUSE_NIL_RISK);
  g_assert_cmphex (cause.cards, ==, parse ("AS"));
}

/* --- what becomes of the cards -------------------------------------------------------------------------------- */

static void
make_some_move (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  TaliaMove moves[TALIA_MAX_LEGAL];
  const int n = talia_game_legal_or_some (game, state, moves);

  talia_game_make (game, state, &moves[talia_random_pick (random, (guint) n)], NULL);
}

/* The player's cards take as many tricks and as many points as the player does. */
static void
assert_trace (const TaliaGame *game, const TaliaState *before, const TaliaState *end)
{
  const int own = before->to_act;
  TaliaPosition position = { .known = { .game = game, .seen = before, .own = own, .hand = before->hand[own] } };
  int paid[TALIA_MAX_SEATS], paid_before[TALIA_MAX_SEATS];
  float took = 0.0f, cost = 0.0f, now = 0.0f;
  TaliaTrace trace = { 0 };

  talia_game_prepare_payoff (game, before, &position.payoff);
  talia_trick_trace (&position, end, &trace);
  for (int at = 0; at < TALIA_TRACED; at++)
    {
      took += trace.took[at];
      cost += trace.cost[at];
      g_assert_cmpfloat (trace.took[at] + trace.off[at] + trace.exits[at], <=, 1.0f);
      g_assert_cmpfloat (trace.costly[at], <=, trace.took[at]);
    }
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    now += trace.now[seat];
  talia_payoff_penalties (&position.payoff, end, paid);
  talia_payoff_penalties (&position.payoff, before, paid_before);
  g_assert_cmpint ((int) took, ==, end->trick.won[own] - before->trick.won[own]);
  g_assert_cmpint ((int) cost, ==, paid[own] - paid_before[own]);
  g_assert_cmpint ((int) now, ==, 1);
}

static void
test_traces_add_up (gconstpointer data)
{
  const TaliaGame *game = talia_registry_find (data);
  TaliaState state = { 0 }, before;
  TaliaOptions options;
  TaliaRandom random;
  guint looked = 0;

  talia_random_init (&random, 1);
  talia_game_init_options (game, &options);
  for (guint i = 0; i < 40; i++)
    {
      const guint at = talia_random_pick (&random, 40);
      TaliaPack pack;
      int dealer;

      if (i == 0 || state.phase == TALIA_PHASE_OVER)
        g_assert_true (talia_game_start (game, &options, &state, NULL));
      talia_game_shuffle (game, &state, i, &pack, &dealer);
      g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
      while (state.phase == TALIA_PHASE_PASS || state.phase == TALIA_PHASE_BID)
        make_some_move (game, &state, &random);
      before = state;
      while (state.phase == TALIA_PHASE_PLAY)
        {
          if (state.board == TALIA_BOARD_TRICK && state.trick.n_played <= at)
            before = state;
          make_some_move (game, &state, &random);
        }
      if (before.board != TALIA_BOARD_TRICK || before.phase != TALIA_PHASE_PLAY)
        continue;
      assert_trace (game, &before, &state);
      looked++;
    }
  g_assert_cmpint (looked, >, 20);
}

/* --- taking from the table ------------------------------------------------------------------------------------ */

static const struct
{
  TaliaCauseId said;
  const char *about;
  int number;
  const char *loose, *hand, *out, *best, *next;
  const char *build; /* of the value ten, which the other player owns; NULL: there is none */
  gboolean sweeps;   /* whether sweeps count */
  gboolean own;      /* the player owns the build */
} tables[] = {
  { TALIA_CAUSE_CAN_WAIT, "KD", 0, "KD,9C", "3H,KH", "2S,4D", "trail:3H", "take:KH:KD" },
  { TALIA_CAUSE_TAKERS, "3H", 0, "KD,9C", "3H,KH", "KS,9D", "trail:3H", "take:KH:KD" }, /* a king is out */
  { TALIA_CAUSE_TAKERS, "3H", 1, "KD,9C", "3H,KH", "KS,3S", "trail:3H", "take:KH:KD" },
  { TALIA_CAUSE_KEEP_TAKER, "KH", 0, "KD,9C", "3H,KH", "KS,3S,3C", "trail:3H", "take:KH:KD" }, /* two of three */
  { TALIA_CAUSE_AT_RISK, "9C", 2, "KD,9C", "9H,3H", "9S,9D,2D", "take:9H:9C", "trail:3H" },
  { TALIA_CAUSE_KEEP_SCORING, "AH", 0, "KD,9C", "AH,3H", "9S,9D,2D", "trail:3H", "trail:AH" },
  { TALIA_CAUSE_BUILD_RISK, "2H", 2, "KD,7C", "2H,9H,KH", "9S,9D,QC", "take:KH:KD", "build:9:2H:7C" },
  { TALIA_CAUSE_KEEP_TAKER, "2H", 0, "KD,7C,2C", "2H,9H,KH", "QS,QC", "take:KH:KD",
    "build:9:2H:7C" }, /* no nine is out */
  { TALIA_CAUSE_LEAVES, NULL, 0, "2D,JC", "5H,6H", "7S,QD,KC", "trail:6H", "trail:5H" },
  /* three of four are not much less */
  { TALIA_CAUSE_TAKERS, "6H", 1, "2D,JC", "5H,6H", "7S,7C,8S,JS,JD", "trail:6H", "trail:5H" },
  /* somebody who owns a build holds a card that takes it */
  { TALIA_CAUSE_OWNER_TAKES, NULL, 10, "KD,9C", "TH,KH", "TS,4D", "take:TH:5D,5H", "take:KH:KD", "5D,5H" },
  { TALIA_CAUSE_CAN_WAIT, "KD", 0, "KD,9C", "TH,KH", "TS,4D", "take:TH:5D,5H", "take:KH:KD", "5D,5H", FALSE, TRUE },
  { TALIA_CAUSE_AT_RISK, "5C,5D", 1, "KD,5C,5D", "5S,3H", "5H,QD", "take:5S:5C,5D", "trail:3H" },
  /* an eight takes the three and one of the fives, but not both */
  { TALIA_CAUSE_AT_RISK, "5C", 2, "3H,5C,5D", "5S,KH", "8S,8C,QD", "take:5S:5C,5D", "trail:KH" },
  /* of two cards that score, the one that more cards can take */
  { TALIA_CAUSE_AT_RISK, "AD", 2, "AD,TD,9S", "AH,3H", "AS,AC,JD", "take:AH:AD", "trail:3H" },
  { TALIA_CAUSE_LETS_SWEEP, NULL, 1, "4C", "4H,3H,9H", "7S,QD,KC", "take:4H:4C", "trail:3H", NULL, TRUE },
  { TALIA_CAUSE_AT_RISK, "4C", 1, "4C", "4H,3H,9H", "7S,QD,KC", "take:4H:4C", "trail:3H" },
  /* the queen stays */
  { TALIA_CAUSE_AT_RISK, "4C", 1, "4C,QC", "4H,3H,9H", "7S,KC", "take:4H:4C", "trail:3H", NULL, TRUE },
  /* a sweep has less weight than cards that score */
  { TALIA_CAUSE_AT_RISK, "AC", 1, "AC", "AH,3H,9H", "4S,QD,KC", "take:AH:AC", "trail:3H", NULL, TRUE },
  { TALIA_CAUSE_CAN_WAIT, "2H", 0, "2H,QH", "2S,QS", "4C,KD,JS,JC", "take:QS:QH", "take:2S:2H" },
  /* the last two is out: the owner of a build can take with it as anybody else can */
  { TALIA_CAUSE_KEEP_TAKER, "2S", 0, "2H,QH", "2S,QS", "2C,KD,JS,JC", "take:QS:QH", "take:2S:2H", "5D,5H" },
  { TALIA_CAUSE_AT_RISK, "2H", 1, "2H,QH", "2S,QS", "2C,QC,JS,JC", "take:2S:2H", "take:QS:QH", "5D,5H" },
  /* it can become part of a build */
  { TALIA_CAUSE_KEEP_TAKER, "2S", 0, "2H,QH", "2S,QS", "4C,6C,JS,JC", "take:QS:QH", "take:2S:2H" },
  { TALIA_CAUSE_NONE, NULL, 0, "2D,JC", "5H,6H", "7S,8S,QD,KC", "trail:6H", "trail:5H" }, /* as many for each */
};

/* What is said of the table is true of the cards that are still out. */
static void
test_tables_are_so (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 2, .sides = 2, .fishing = { .rules = { .top = 10 } } };
      TaliaPosition position = { .known = { .seen = &seen } };
      TaliaContrast contrast = { 0 };
      TaliaCause cause;

      seen.fishing.rules.sweeps = (uint8_t) tables[i].sweeps;
      seen.fishing.loose = parse (tables[i].loose);
      seen.fishing.build[0] = parse (tables[i].build);
      seen.fishing.n_builds = tables[i].build != NULL;
      seen.fishing.value[0] = tables[i].build != NULL ? 10 : 0;
      seen.fishing.owner[0] = tables[i].build != NULL && !tables[i].own;
      position.known.hand = seen.hand[0] = parse (tables[i].hand);
      position.known.unseen = parse (tables[i].out);
      g_assert_true (talia_move_parse (tables[i].best, &contrast.best));
      g_assert_true (talia_move_parse (tables[i].next, &contrast.next));
      cause = talia_fishing_cause (&position, &contrast);
      g_test_message ("table %u", i);
      g_assert_cmpint (cause.id, ==, tables[i].said);
      g_assert_cmphex (cause.cards, ==, parse (tables[i].about));
      g_assert_cmpint (cause.number, ==, tables[i].number);
    }
}

/* How a hand ends after the best move and after another: plays in turn, the first one the move, `TS:6S,4D` a take. */
static const struct
{
  TaliaCauseId said;
  const char *about, *beside;
  const char *with, *without;
} ends[] = {
  { TALIA_CAUSE_THEN_TAKES, "4D,6S", "TS", "6S 4D TS:4D,6S QH:QC", "KH:KC 4D TS QH:QC" },
  { TALIA_CAUSE_THEN_LOSES, "AC", "5D", "8H 5D", "QH:QC 5D:AC" },
  { TALIA_CAUSE_THEN_TAKES, "AC", "5D", "8H 2S 5D:AC 3D",
    "QH:QC 6C:2D,4D 5D 3D" }, /* what scores before what does not */
  { TALIA_CAUSE_THEN_LOSES, "AC", "6C", "8H 2S 5D:2D,3D 3C", "QH:QC 6C:AC 5D 3C" },
  { TALIA_CAUSE_TAKES_LAST, NULL, NULL, "8H 3D:3C QH:QC 2S", "QH:QC 3D:3C 8H 2S" },
  { TALIA_CAUSE_TAKES_LAST, NULL, NULL, "8H 3D:3C QH:QC 2S", "6H 3D:3C QH 2S" }, /* that brings more than the queen */
  { TALIA_CAUSE_THEN_TAKES, "AC", "AH", "8H 3D:3C AH:AC 2S", "6H 3D:3C AH 2S" },
  { TALIA_CAUSE_THEN_TAKES, "TD", "AH", "8H 2S AH:TD,2C,3C,4C 3D", "QH 2S AH 3D" }, /* no room for more than two */
  { TALIA_CAUSE_NONE, NULL, NULL, "8H 2S QH:QC 3D", "6H 2S QH:QC 3D" },
};

static TaliaState
play_end (const char *plays)
{
  TaliaState state = { .phase = TALIA_PHASE_PLAY, .seats = 2, .sides = 2, .dealer = 1 };
  g_auto (GStrv) words = g_strsplit (plays, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], ":", 2);

      state.fishing.played[i] = talia_card_parse (parts[0]);
      state.fishing.with[i] = parse (parts[1]);
      state.fishing.captures |= (guint64) (parts[1] != NULL) << i;
      state.fishing.n_played++;
    }
  return state;
}

/* What is said of the end of a hand names a take that comes of one move, and not of the other. */
static void
test_ends_are_so (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const TaliaState with = play_end (ends[i].with), without = play_end (ends[i].without);
      const TaliaCause cause = talia_fishing_end_cause (0, 0, &with, &without);

      g_test_message ("end %u", i);
      g_assert_cmpint (cause.id, ==, ends[i].said);
      g_assert_cmphex (cause.cards, ==, parse (ends[i].about));
      g_assert_cmphex (cause.beside, ==, parse (ends[i].beside));
    }
}

static const struct
{
  TaliaCauseId said;
  const char *about, *beside;
  int number;
  const char *laid, *hand, *best, *next; /* all other cards are held by others */
  float own, others;                     /* how many turns more the player and the next one lose after the best card */
  gboolean may_pass;                     /* players may hold cards back */
} rows[] = {
  { TALIA_CAUSE_OWN_WAITS, "4S", NULL, 2, "5S,6S,7S,8S", "8C,TC,KC,4S", "8C", "4S" },
  /* the five of spades can be laid at once after the six */
  { TALIA_CAUSE_OWN_WAITS, "9H", NULL, 1, "8H,7S,8S", "6S,5S,3S,9H", "6S", "9H" },
  { TALIA_CAUSE_OWN_WAITS, "9H", "KH", 2, "8H", "8C,TC,KC,9H,KH", "8C", "9H" },
  { TALIA_CAUSE_LETS_OUT, "9H", "TC,JC,QC", 4, "8C,8H", "9C,KC,9H,AH", "9C", "9H" },
  { TALIA_CAUSE_LETS_OUT, "9H", NULL, 5, "8C,8H,9C,TC,JC,QC,KC", "AC,9H", "AC", "9H" },
  { TALIA_CAUSE_NONE, NULL, NULL, 0, "8H,8C,9C,TC,JC,QC,KC", "AC,9H", "9H", "AC" },
  { TALIA_CAUSE_PASSES_LESS, NULL, NULL, 0, "8H,8C,9C,TC,JC,QC,KC", "AC,9H", "9H", "AC", -0.4f, 0.5f },
  { TALIA_CAUSE_OTHERS_PASS, NULL, NULL, 0, "8H,8C,9C,TC,JC,QC,KC", "AC,9H", "9H", "AC", -0.2f, 0.5f },
  { TALIA_CAUSE_NONE, NULL, NULL, 0, "8H,8C,9C,TC,JC,QC,KC", "AC,9H", "9H", "AC", 0.4f, -0.5f },
  /* who has no turn may have held a card back */
  { TALIA_CAUSE_NONE, NULL, NULL, 0, "8H,8C,9C,TC,JC,QC,KC", "AC,9H", "9H", "AC", -0.4f, 0.5f, TRUE },
};

/* What is said of rows is true of the player's cards behind a card, and of those that others can lay. */
static void
test_rows_are_so (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 4, .sides = 4, .board = TALIA_BOARD_ROWS };
      TaliaPosition position = { .known = { .seen = &seen, .game = game } };
      TaliaContrast contrast = { .best = TALIA_PLAY (talia_card_parse (rows[i].best)),
                                 .next = TALIA_PLAY (talia_card_parse (rows[i].next)) };
      TaliaCause cause;

      seen.rows.laid = parse (rows[i].laid);
      seen.rows.may_pass = (uint8_t) rows[i].may_pass;
      position.known.hand = parse (rows[i].hand);
      position.known.unseen = game->pack (&seen) & ~seen.rows.laid & ~position.known.hand;
      contrast.with.passes[0] = contrast.without.passes[0] = contrast.without.passes[1] = 1.0f;
      contrast.with.passes[0] += rows[i].own;
      contrast.with.passes[1] = 1.0f + rows[i].others;
      cause = talia_search_rows.cause (&position, &contrast);
      g_test_message ("row %u", i);
      g_assert_cmpint (cause.id, ==, rows[i].said);
      g_assert_cmphex (cause.cards, ==, parse (rows[i].about));
      g_assert_cmphex (cause.beside, ==, parse (rows[i].beside));
      g_assert_cmpint (cause.number, ==, rows[i].number);
    }
}

/* The trace counts the turns that were lost. */
static void
test_lost_turns_are_counted (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");
  guint counted = 0;
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (guint i = 0; i < 20; i++)
    {
      TaliaOptions options;
      TaliaState state, before;
      TaliaTrace trace = { 0 };
      TaliaPosition position = { 0 };
      guint skips[TALIA_MAX_SEATS] = { 0 };
      TaliaView view;
      TaliaPack pack;
      int dealer;

      talia_game_init_options (game, &options);
      g_assert_true (talia_game_start (game, &options, &state, NULL));
      talia_game_shuffle (game, &state, i, &pack, &dealer);
      g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
      for (guint n = 0; n < 10 + i; n++)
        make_some_move (game, &state, &random);
      before = state;
      talia_game_view (game, &before, before.to_act, &view);
      talia_knowledge_init (&position.known, game, &view);
      while (state.phase == TALIA_PHASE_PLAY)
        {
          const int seat = state.to_act, laid = state.rows.n_played;

          make_some_move (game, &state, &random);
          skips[seat] += state.rows.n_played == laid;
        }
      talia_search_rows.trace (&position, &state, &trace);
      for (int seat = 0; seat < before.seats; seat++)
        {
          g_assert_cmpfloat (trace.passes[seat], ==, skips[seat]);
          counted += skips[seat];
        }
    }
  g_assert_cmpuint (counted, >, 20);
}

static const struct
{
  const char *hand, *out;
  gboolean may_trail; /* although there is an own build */
  TaliaReasonId said;
} builds[] = {
  { "7C,QS", "7D,JC", FALSE, TALIA_REASON_TAKE_OWN_BUILD },
  { "7C,QS", "8D,JC", FALSE, TALIA_REASON_TAKE_TO_TRAIL }, /* no seven is out */
  { "7C,QS", "8D,JC", TRUE, TALIA_REASON_TAKE_CARDS },
  { "7C", "8D,JC", FALSE, TALIA_REASON_TAKE_CARDS }, /* there is nothing to trail */
};

/* An own build is at risk only if a card that takes it is still out. */
static void
test_own_builds (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    {
      TaliaState seen = { .phase = TALIA_PHASE_PLAY, .seats = 2, .sides = 2, .fishing = { .rules = { .top = 10 } } };
      const TaliaView view = { .held = { 2, 2 } };
      TaliaKnowledge known = { .seen = &seen, .view = &view };
      TaliaAdvice advice = { 0 };

      seen.fishing.build[0] = parse ("3H,4H");
      seen.fishing.value[0] = 7;
      seen.fishing.n_builds = 1;
      seen.fishing.loose = parse ("KD");
      seen.fishing.rules.trail_with_build = (uint8_t) builds[i].may_trail;
      known.hand = seen.hand[0] = parse (builds[i].hand);
      known.unseen = parse (builds[i].out);
      g_assert_true (talia_move_parse ("take:7C:3H,4H", &advice.move));
      talia_easy_casino (&known, &advice, 1);
      g_assert_cmpint (advice.reason.id, ==, builds[i].said);
    }
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "hearts", "kierki", "punktowe", "czarna-dama", "greckie" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/causes/are-so", test_causes_are_so);
  g_test_add_func ("/causes/facts-are-so", test_facts_are_so);
  g_test_add_func ("/causes/trumps-are-shown", test_trumps_are_shown);
  g_test_add_func ("/causes/a-nil-costs-no-points", test_a_nil_costs_no_points);
  g_test_add_func ("/causes/bids-are-explained", test_bids_are_explained);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/causes/traces-add-up/%s", games[i]);

      g_test_add_data_func (path, games[i], test_traces_add_up);
    }
  g_test_add_func ("/causes/tables-are-so", test_tables_are_so);
  g_test_add_func ("/causes/ends-are-so", test_ends_are_so);
  g_test_add_func ("/causes/rows-are-so", test_rows_are_so);
  g_test_add_func ("/causes/lost-turns-are-counted", test_lost_turns_are_counted);
  g_test_add_func ("/causes/own-builds", test_own_builds);
  return g_test_run ();
}
