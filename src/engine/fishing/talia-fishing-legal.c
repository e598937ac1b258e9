/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the legal moves of the fishing core, with sets of cards as bits (docs/rules/casino.md, "Judging and listing").
 */
#include "talia-fishing.h"

#include <string.h>

#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define HIGH_ACE 14

/* The number of sets up to which they are searched one by one, without allocating memory. */
#define FEW 24

/* Sets of cards in the order in which they were added. */
typedef struct
{
  TaliaCards *at; /* `few`, or a longer list */
  uint32_t *slot; /* in a longer list: a hash table of indexes + 1, 0 is free; it is twice as large as the list */
  int n;
  int room; /* FEW, or a power of two */
  TaliaCards few[FEW];
} Sets;

/* The loose cards that have a value, in descending order, and the sums that the cards from each place on can make (bit
 * by sum). */
typedef struct
{
  uint8_t n;
  uint8_t first[HIGH_ACE + 1]; /* the place of the first card of at most that value */
  TaliaCard card[TALIA_MAX_PACK];
  uint8_t value[TALIA_MAX_PACK];
  uint32_t sums[TALIA_MAX_PACK + 1];
} Row;

/* The data of one listing. */
typedef struct
{
  const TaliaFishing *table;
  int seat;
  TaliaCards hand;
  TaliaMove *moves;
  int n;
  int room;
  guint owned; /* the values of the seat's builds, as bits */
  guint ready; /* which of the following have been computed, bit by value */
  Row row;
  Sets unions[15]; /* by value: sets of loose cards that a card of that value takes, the empty set first */
} Lister;

static void
begin (Sets *sets)
{
  sets->at = sets->few;
  sets->slot = NULL;
  sets->n = 0;
  sets->room = FEW;
}

static void
clear (Sets *sets)
{
  if (sets->slot == NULL)
    return;
  g_free (sets->at);
  g_free (sets->slot);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sets, clear)

static uint32_t *
find_slot (const Sets *sets, TaliaCards cards)
{
  uint32_t mask = (uint32_t) (2 * sets->room - 1);
  uint32_t at = (uint32_t) (cards * UINT64_C (0x9e3779b97f4a7c15) >> 40) & mask;

  while (sets->slot[at] != 0 && sets->at[sets->slot[at] - 1] != cards)
    at = (at + 1) & mask;
  return &sets->slot[at];
}

static void
grow (Sets *sets)
{
  Sets longer = { .n = sets->n, .room = sets->slot == NULL ? 64 : 2 * sets->room };

  longer.at = g_new (TaliaCards, longer.room);
  longer.slot = g_new0 (uint32_t, 2 * longer.room);
  for (int i = 0; i < sets->n; i++)
    {
      longer.at[i] = sets->at[i];
      *find_slot (&longer, longer.at[i]) = (uint32_t) i + 1;
    }
  clear (sets);
  sets->at = longer.at;
  sets->slot = longer.slot;
  sets->room = longer.room;
}

static gboolean
contains (const Sets *sets, TaliaCards cards)
{
  if (sets->slot != NULL)
    return *find_slot (sets, cards) != 0;
  for (int i = 0; i < sets->n; i++)
    if (sets->at[i] == cards)
      return TRUE;
  return FALSE;
}

/* Adds a set, unless it is in the list. */
static void
append (Sets *sets, TaliaCards cards)
{
  if (sets->n == sets->room)
    grow (sets);
  sets->at[sets->n++] = cards;
  if (G_UNLIKELY (sets->slot != NULL))
    *find_slot (sets, cards) = (uint32_t) sets->n;
}

static void
add (Sets *sets, TaliaCards cards)
{
  if (!contains (sets, cards))
    append (sets, cards);
}

static void
fill_row (Row *row, const TaliaFishing *table)
{
  row->n = row->first[HIGH_ACE] = 0;
  for (int value = MIN (table->rules.top, HIGH_ACE - 1); value > 0; value--)
    {
      int rank = value == 1 ? TALIA_ACE : value - 2;

      row->first[value] = row->n;
      for (TaliaCards rest = table->loose & TALIA_RANK_CARDS (rank); rest != 0;)
        {
          row->card[row->n] = talia_cards_pop (&rest);
          row->value[row->n++] = (uint8_t) value;
        }
    }
  row->sums[row->n] = 1;
  for (int i = row->n - 1; i >= 0; i--)
    row->sums[i] = row->sums[i + 1] | row->sums[i + 1] << row->value[i];
}

/* Adds each set of the row's cards from place `at` on that adds up to `need`. Does not search where there is none. */
static gboolean
find_sums (const Row *row, int at, int need, TaliaCards cards, Sets *found, int limit)
{
  if (need == 0)
    {
      append (found, cards); /* each is found once */
      return found->n <= limit;
    }
  for (; row->sums[at] >> need & 1; at++)
    if (row->value[at] <= need && (row->sums[at + 1] >> (need - row->value[at]) & 1)
        && !find_sums (row, at + 1, need - row->value[at], cards | TALIA_BIT (row->card[at]), found, limit))
      return FALSE;
  return TRUE;
}

/* Lists the sets that a card of that value can take; returns FALSE if there are too many. */
static gboolean
make_unions (Lister *lister, int value)
{
  const TaliaFishing *table = lister->table;
  Sets *unions = &lister->unions[value];
  g_auto (Sets) groups;

  begin (&groups);
  if (lister->ready & 1u << value)
    return unions->n <= lister->room;
  g_assert (value > 0 && value <= table->rules.top); /* the row has no other values */
  lister->ready |= 1u << value;

  begin (unions);
  append (unions, 0);
  if (!find_sums (&lister->row, lister->row.first[value], value, 0, &groups, lister->room))
    {
      unions->n = G_MAXINT;
      return FALSE;
    }
  if (value == HIGH_ACE && table->rules.table_ace_high)
    for (TaliaCards aces = table->loose & ACES; aces != 0;)
      append (&groups, TALIA_BIT (talia_cards_pop (&aces)));
  for (int g = 0; g < groups.n; g++)
    {
      int n = unions->n;

      for (int i = 0; i < n; i++)
        if (!(unions->at[i] & groups.at[g]))
          add (unions, unions->at[i] | groups.at[g]);
      if (unions->n > lister->room)
        return FALSE;
    }
  return TRUE;
}

static gboolean
emit (Lister *lister, TaliaMoveKind kind, TaliaCard card, int value, TaliaCards cards)
{
  if (lister->n == lister->room)
    return FALSE;
  lister->moves[lister->n++] =
      (TaliaMove) { .kind = (uint8_t) kind, .card = card, .value = (uint8_t) value, .cards = cards };
  return TRUE;
}

static gboolean
list_trail (Lister *lister, TaliaCard card)
{
  const TaliaFishing *table = lister->table;
  guint owned = lister->owned;

  if (owned != 0
      && (!table->rules.trail_with_build
          || !talia_fishing_guards (&table->rules, lister->hand & ~TALIA_BIT (card), owned)))
    return TRUE;
  return emit (lister, TALIA_MOVE_TRAIL, card, 0, 0);
}

/* Lists the captures of a face card without a value: of its rank, one card, some, or one or three, depending on the
 * rules. */
static gboolean
list_face_captures (Lister *lister, TaliaCard card)
{
  const TaliaFishing *table = lister->table;
  TaliaCards equal = table->loose & TALIA_RANK_CARDS (talia_card_rank (card));

  if (!talia_fishing_guards (&table->rules, lister->hand & ~TALIA_BIT (card), lister->owned))
    return TRUE;
  for (TaliaCards some = equal; some != 0; some = (some - 1) & equal)
    {
      int n = talia_cards_count (some);

      if ((n == 1 || table->rules.face_capture == TALIA_FACE_ANY
           || (n == 3 && table->rules.face_capture == TALIA_FACE_ONE_OR_THREE))
          && !emit (lister, TALIA_MOVE_TAKE, card, 0, some))
        return FALSE;
    }
  return TRUE;
}

/* Lists the captures of `card` as a card of that value: loose cards, with any builds of that value. */
static gboolean
list_captures (Lister *lister, TaliaCard card, int value)
{
  const TaliaFishing *table = lister->table;
  const Sets *unions = &lister->unions[value];
  guint match = 0;

  for (int i = 0; i < table->n_builds; i++)
    if (table->value[i] == value)
      match |= 1u << i;
  for (guint some = match;; some = (some - 1) & match)
    {
      if (talia_fishing_guards (&table->rules, lister->hand & ~TALIA_BIT (card),
                                talia_fishing_owned (table, lister->seat, some)))
        {
          TaliaCards built = 0;

          if (!make_unions (lister, value))
            return FALSE;
          for (int i = 0; i < table->n_builds; i++)
            if (some & 1u << i)
              built |= table->build[i];
          for (int i = 0; i < unions->n; i++)
            {
              TaliaCards cards = unions->at[i] | built;

              /* Aces alone are also taken by an ace that counts 1: that is the same move. */
              if (cards == 0 || (value == HIGH_ACE && built == 0 && (cards & ~ACES) == 0))
                continue;
              if (!emit (lister, TALIA_MOVE_TAKE, card, 0, cards))
                return FALSE;
            }
        }
      if (some == 0)
        return TRUE;
    }
}

/* Lists the loose cards that, with `card`, make groups of that value: the empty set if it is a group by itself. */
static gboolean
find_additions (Lister *lister, TaliaCard card, int value, Sets *additions)
{
  int worth = talia_fishing_value (&lister->table->rules, card);
  const Sets *unions = &lister->unions[value];
  const Row *row = &lister->row;
  g_auto (Sets) company;

  begin (&company);
  if (worth == value || (worth == 1 && value == HIGH_ACE))
    append (&company, 0);
  if (worth < value && !find_sums (row, row->first[value - worth], value - worth, 0, &company, lister->room))
    return FALSE;
  if (company.n == 0)
    return TRUE;
  if (!make_unions (lister, value))
    return FALSE;
  for (int c = 0; c < company.n; c++)
    {
      for (int i = 0; i < unions->n; i++)
        if (!(unions->at[i] & company.at[c]))
          add (additions, unions->at[i] | company.at[c]);
      if (additions->n > lister->room)
        return FALSE;
    }
  return TRUE;
}

/* Lists new builds of that value, and additions to each existing one. */
static gboolean
list_builds (Lister *lister, TaliaCard card, int value)
{
  const TaliaFishing *table = lister->table;
  guint owned = lister->owned;
  g_auto (Sets) additions;

  begin (&additions);
  if (!talia_fishing_guards (&table->rules, lister->hand & ~TALIA_BIT (card), owned | 1u << value))
    return TRUE;
  if (!find_additions (lister, card, value, &additions))
    return FALSE;
  for (int i = 0; i < additions.n; i++)
    {
      if (additions.at[i] != 0 && !emit (lister, TALIA_MOVE_BUILD, card, value, additions.at[i]))
        return FALSE;
      for (int b = 0; b < table->n_builds; b++)
        if (table->value[b] == value
            && !emit (lister, TALIA_MOVE_BUILD, card, value, additions.at[i] | table->build[b]))
          return FALSE;
    }
  return TRUE;
}

static gboolean
list_raises (Lister *lister, TaliaCard card, int build)
{
  const TaliaFishing *table = lister->table;
  const TaliaFishingRules *rules = &table->rules;
  int value = table->value[build] + talia_fishing_value (rules, card);
  const Sets *unions = &lister->unions[MIN (value, HIGH_ACE)];
  guint owned = talia_fishing_owned (table, lister->seat, 1u << build);

  if (rules->raise == TALIA_RAISE_OFF || (rules->raise == TALIA_RAISE_OTHERS && table->owner[build] == lister->seat)
      || value > rules->top || !talia_fishing_is_single (rules, table->build[build], table->value[build])
      || !talia_fishing_guards (rules, lister->hand & ~TALIA_BIT (card), owned | 1u << value))
    return TRUE;
  if (!make_unions (lister, value))
    return FALSE;
  for (int i = 0; i < unions->n; i++)
    if (!emit (lister, TALIA_MOVE_BUILD, card, value, unions->at[i] | table->build[build]))
      return FALSE;
  return TRUE;
}

/* Returns the values of builds, as bits, that some card of the hand can take. */
static guint
takes (const TaliaFishingRules *rules, TaliaCards hand)
{
  guint values = 0;

  while (hand != 0)
    values |= 1u << talia_fishing_value (rules, talia_cards_pop (&hand));
  if ((values & 1u << 1) && rules->top == HIGH_ACE)
    values |= 1u << HIGH_ACE;
  return values;
}

static gboolean
list_card (Lister *lister, TaliaCard card)
{
  const TaliaFishingRules *rules = &lister->table->rules;
  int worth = talia_fishing_value (rules, card);

  if (!list_trail (lister, card))
    return FALSE;
  if (worth == 0)
    return list_face_captures (lister, card);
  if (!list_captures (lister, card, worth)
      || (worth == 1 && rules->top == HIGH_ACE && !list_captures (lister, card, HIGH_ACE)))
    return FALSE;
  for (guint values = takes (rules, lister->hand & ~TALIA_BIT (card)) >> worth << worth; values != 0;
       values &= values - 1)
    if (!list_builds (lister, card, __builtin_ctz (values)))
      return FALSE;
  for (int build = 0; build < lister->table->n_builds; build++)
    if (!list_raises (lister, card, build))
      return FALSE;
  return TRUE;
}

int
talia_fishing_legal (const TaliaFishing *table, int seat, TaliaCards hand, TaliaMove *moves, int room)
{
  Lister lister;
  gboolean fits = TRUE;

  /* Not the lists, which are created when they are needed. */
  lister.table = table;
  lister.seat = seat;
  lister.hand = hand;
  lister.moves = moves;
  lister.n = 0;
  lister.room = room;
  lister.owned = talia_fishing_owned (table, seat, 0);
  lister.ready = 0;
  fill_row (&lister.row, table);
  for (TaliaCards rest = hand; rest != 0 && fits;)
    fits = list_card (&lister, talia_cards_pop (&rest));
  for (guint ready = lister.ready; ready != 0; ready &= ready - 1)
    clear (&lister.unions[__builtin_ctz (ready)]);
  return fits ? lister.n : -1;
}
