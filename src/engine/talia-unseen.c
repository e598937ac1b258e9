/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Deals unseen cards to the places where they may be. Cards with the fewest places go first, each to a random free
 * space that may have it. As long as all restricted cards are restricted to the same places, every deal is then equally
 * likely. If they are not, several such deals are made, and a later one replaces an earlier one with a probability that
 * corrects for how often each is made (Metropolis-Hastings). If there is no space for a card, others are moved, which
 * is possible whenever the deal is possible at all (augmenting paths).
 */
#include "talia-unseen.h"

#include <string.h>

/* The number of deals that are compared if cards are barred from different places. */
#define DEALS 16

/* A deal in progress. */
typedef struct
{
  const TaliaUnseen *unseen;
  TaliaRandom *random;
  TaliaCards dealt[TALIA_MAX_PLACES];
  uint8_t free[TALIA_MAX_PLACES];  /* by place: the number of free spaces */
  uint8_t place[TALIA_MAX_PLACES]; /* the places that get cards */
  int n_places;
  gboolean dead;    /* set if a card has found no space */
  double weight;    /* the product of the numbers of spaces that each card could choose from */
  guint barred;     /* the places, as bits, of the first card that had a choice */
  gboolean several; /* set if others had different ones */
} Dealing;

void
talia_unseen_bar (TaliaUnseen *unseen, TaliaCards cards, int except)
{
  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    if (place != except)
      unseen->may_hold[place] &= ~cards;
}

/* Returns the cards that have only one possible place. */
static TaliaCards
sole_cards (const TaliaUnseen *unseen)
{
  TaliaCards once = 0, twice = 0;

  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    {
      twice |= once & unseen->may_hold[place];
      once |= unseen->may_hold[place];
    }
  return once & ~twice;
}

void
talia_unseen_conclude (TaliaUnseen *unseen)
{
  TaliaUnseen before;

  do
    {
      TaliaCards sole = sole_cards (unseen);

      before = *unseen;
      for (int place = 0; place < TALIA_MAX_PLACES; place++)
        {
          TaliaCards *may_hold = &unseen->may_hold[place];

          if (talia_cards_count (*may_hold & sole) == unseen->n[place])
            *may_hold &= sole;
          else if (talia_cards_count (*may_hold) == unseen->n[place])
            talia_unseen_bar (unseen, *may_hold, place);
        }
    }
  while (memcmp (&before, unseen, sizeof before) != 0);
}

/* By Hall's theorem: no set of places may be the only ones for more cards than it has spaces. */
gboolean
talia_unseen_is_possible (const TaliaUnseen *unseen)
{
  guint cards[1u << TALIA_MAX_PLACES] = { 0 }; /* by set of places: cards with exactly these, then with a subset */
  guint all = 0;

  for (TaliaCards rest = unseen->cards; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);
      guint places = 0;

      for (int place = 0; place < TALIA_MAX_PLACES; place++)
        places |= (guint) (unseen->may_hold[place] >> card & 1) << place;
      cards[places]++;
    }
  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    {
      all += unseen->n[place];
      for (guint places = 0; places < G_N_ELEMENTS (cards); places++)
        if (places >> place & 1)
          cards[places] += cards[places & ~(1u << place)];
    }
  for (guint places = 0; places < G_N_ELEMENTS (cards); places++)
    {
      guint room = 0;

      for (int place = 0; place < TALIA_MAX_PLACES; place++)
        room += (places >> place & 1) ? unseen->n[place] : 0;
      if (cards[places] > room)
        return FALSE;
    }
  return all == (guint) talia_cards_count (unseen->cards);
}

static void
move (Dealing *dealing, TaliaCard card, int from, int to)
{
  dealing->dealt[from] &= ~TALIA_BIT (card);
  dealing->dealt[to] |= TALIA_BIT (card);
  dealing->free[from]++;
  dealing->free[to]--;
}

/* Makes a space free in a place by moving cards to other places, except `visited` ones (bits). */
static gboolean
make_room (Dealing *dealing, int place, guint *visited)
{
  if (dealing->free[place] > 0)
    return TRUE;
  *visited |= 1u << place;
  for (int i = 0; i < dealing->n_places; i++)
    {
      int other = dealing->place[i];
      TaliaCards movable = dealing->dealt[place] & dealing->unseen->may_hold[other];

      if (movable != 0 && !(*visited & 1u << other) && make_room (dealing, other, visited))
        {
          move (dealing, talia_random_card (dealing->random, movable), place, other);
          return TRUE;
        }
    }
  return FALSE;
}

/* Returns a place that may have the card and has a space, which is made free if necessary. */
static int
make_room_for (Dealing *dealing, TaliaCard card)
{
  guint visited = 0;

  for (int i = 0; i < dealing->n_places; i++)
    {
      int place = dealing->place[i];

      if ((dealing->unseen->may_hold[place] & TALIA_BIT (card)) && make_room (dealing, place, &visited))
        return place;
    }
  /* No match leads here, because the knowledge is contradictory. Any space is better than none. */
  g_warn_if_reached ();
  for (int i = 0; i < dealing->n_places; i++)
    if (dealing->free[dealing->place[i]] > 0)
      return dealing->place[i];
  return TALIA_PLACE_NOBODY;
}

/* Counts the free spaces that may have the card, and sets the places, as bits, that they are in. */
static int
count_spaces (const Dealing *dealing, TaliaCard card, guint *places)
{
  int spaces = 0;

  *places = 0;
  for (int i = 0; i < dealing->n_places; i++)
    {
      int place = dealing->place[i];
      guint may = dealing->unseen->may_hold[place] >> card & 1;

      *places |= may << place;
      spaces += may ? dealing->free[place] : 0;
    }
  return spaces;
}

/* Returns the place of space number `skip` of those that may have the card. */
static int
find_space (const Dealing *dealing, guint places, int skip)
{
  int i = -1;

  do
    {
      i++;
      skip -= (places >> dealing->place[i] & 1) ? dealing->free[dealing->place[i]] : 0;
    }
  while (skip >= 0);
  return dealing->place[i];
}

/* Deals a card that is barred from some place. */
static void
put (Dealing *dealing, TaliaCard card)
{
  guint places;
  int spaces = count_spaces (dealing, card, &places);
  int place;

  if (spaces > 0)
    place = find_space (dealing, places, (int) talia_random_pick (dealing->random, (guint) spaces));
  else
    place = make_room_for (dealing, card);
  dealing->dead |= spaces == 0;
  dealing->weight *= spaces;
  if ((places & (places - 1)) != 0)
    {
      dealing->several |= dealing->barred != 0 && dealing->barred != places;
      dealing->barred = places;
    }
  dealing->dealt[place] |= TALIA_BIT (card);
  dealing->free[place]--;
}

/* Sorts the cards by the number of their possible places: `by_choice[k]` has those with exactly k. */
static void
sort_by_choice (const Dealing *dealing, TaliaCards by_choice[TALIA_MAX_PLACES + 1])
{
  memset (by_choice, 0, sizeof *by_choice * (TALIA_MAX_PLACES + 1));
  by_choice[0] = dealing->unseen->cards;
  for (int i = 0; i < dealing->n_places; i++)
    for (int k = i; k >= 0; k--)
      {
        TaliaCards one_more = by_choice[k] & dealing->unseen->may_hold[dealing->place[i]];

        by_choice[k] ^= one_more;
        by_choice[k + 1] |= one_more;
      }
}

/* Deals the cards that are barred from some place. */
static void
deal_barred (Dealing *dealing, const TaliaCards by_choice[])
{
  for (int k = 0; k < dealing->n_places; k++)
    for (TaliaCards cards = by_choice[k]; cards != 0;)
      put (dealing, talia_cards_pop (&cards));
}

/* Deals them several times, to make the distribution even. */
static void
deal_again (Dealing *dealing, const Dealing *begun, const TaliaCards by_choice[])
{
  for (int i = 1; i < DEALS; i++)
    {
      Dealing other = *begun;

      deal_barred (&other, by_choice);
      if (!other.dead
          && (dealing->dead
              || other.weight * (1 << 24) > dealing->weight * talia_random_pick (dealing->random, 1 << 24)))
        *dealing = other;
    }
}

/* Deals the remaining cards, which may be in any place. */
static void
fill (Dealing *dealing, TaliaCards cards)
{
  for (int i = 0; i < dealing->n_places; i++)
    {
      int place = dealing->place[i];
      TaliaCards some = talia_random_cards (dealing->random, cards, dealing->free[place]);

      dealing->dealt[place] |= some;
      cards &= ~some;
    }
}

void
talia_unseen_deal (const TaliaUnseen *unseen, TaliaRandom *random, TaliaCards dealt[TALIA_MAX_PLACES])
{
  Dealing begun = { .unseen = unseen, .random = random, .weight = 1.0 }, dealing;
  TaliaCards by_choice[TALIA_MAX_PLACES + 1];

  memcpy (begun.free, unseen->n, sizeof begun.free);
  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    if (unseen->n[place] > 0)
      begun.place[begun.n_places++] = (uint8_t) place;
  sort_by_choice (&begun, by_choice);

  dealing = begun;
  deal_barred (&dealing, by_choice);
  if (dealing.several || dealing.dead)
    deal_again (&dealing, &begun, by_choice);
  fill (&dealing, by_choice[begun.n_places]);
  memcpy (dealt, dealing.dealt, sizeof dealing.dealt);
}
