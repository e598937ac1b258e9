/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fishing core: listing moves, by sets of cards as bits; docs/rules/casino.md, "Listing moves". */
#include "talia-fishing.h"

#include <string.h>

#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define HIGH_ACE 14

/* Sets of cards, each once, in the order in which they were added. */
typedef struct
{
  TaliaCards *at;
  uint32_t *slot; /* a hash table of indexes + 1, 0 is free; twice as many as there is room */
  int n;
  int room; /* a power of two */
} Sets;

/* What one listing works with. */
typedef struct
{
  const TaliaFishing *table;
  int seat;
  TaliaCards hand;
  TaliaMove *moves;
  int n;
  int room;
  guint ready;     /* which of the following are made, bit by value */
  Sets unions[15]; /* by value: what of the loose cards a card of that value takes, the empty set first */
} Lister;

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
  sets->room = sets->room == 0 ? 32 : 2 * sets->room;
  sets->at = g_renew (TaliaCards, sets->at, sets->room);
  g_free (sets->slot);
  sets->slot = g_new0 (uint32_t, 2 * sets->room);
  for (int i = 0; i < sets->n; i++)
    *find_slot (sets, sets->at[i]) = (uint32_t) i + 1;
}

static void
add (Sets *sets, TaliaCards cards)
{
  uint32_t *slot;

  if (sets->n == sets->room)
    grow (sets);
  slot = find_slot (sets, cards);
  if (*slot != 0)
    return;
  sets->at[sets->n++] = cards;
  *slot = (uint32_t) sets->n;
}

static void
clear (Sets *sets)
{
  g_free (sets->at);
  g_free (sets->slot);
  memset (sets, 0, sizeof *sets);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sets, clear)

/* Loose cards in falling order of value, and which sums the cards from each place on can make (bit by sum). */
typedef struct
{
  int n;
  TaliaCard card[TALIA_MAX_PACK];
  int value[TALIA_MAX_PACK];
  uint32_t sums[TALIA_MAX_PACK + 1];
} Row;

static void
fill_row (Row *row, const TaliaFishing *table, int most)
{
  row->n = 0;
  for (int value = most; value > 0; value--)
    {
      int rank = value == 1 ? TALIA_ACE : value - 2;

      for (TaliaCards rest = table->loose & TALIA_RANK_CARDS (rank); rest != 0;)
        {
          row->card[row->n] = talia_cards_pop (&rest);
          row->value[row->n++] = value;
        }
    }
  row->sums[row->n] = 1;
  for (int i = row->n - 1; i >= 0; i--)
    row->sums[i] = row->sums[i + 1] | row->sums[i + 1] << row->value[i];
}

/* Adds each set of the row's cards from place `at` on that adds up to `need`. Never looks where there is none. */
static gboolean
find_sums (const Row *row, int at, int need, TaliaCards cards, Sets *found, int limit)
{
  if (need == 0)
    {
      add (found, cards);
      return found->n <= limit;
    }
  for (; row->sums[at] >> need & 1; at++)
    if (row->value[at] <= need && (row->sums[at + 1] >> (need - row->value[at]) & 1)
        && !find_sums (row, at + 1, need - row->value[at], cards | TALIA_BIT (row->card[at]), found, limit))
      return FALSE;
  return TRUE;
}

/* Makes the list of what a card of that value takes of the loose cards; FALSE when there is too much. */
static gboolean
make_unions (Lister *lister, int value)
{
  const TaliaFishing *table = lister->table;
  Sets *unions = &lister->unions[value];
  g_auto (Sets) groups = { 0 };
  Row row;

  if (lister->ready & 1u << value)
    return unions->n <= lister->room;
  lister->ready |= 1u << value;

  add (unions, 0);
  fill_row (&row, table, MIN (value, 13));
  if (!find_sums (&row, 0, value, 0, &groups, lister->room))
    {
      unions->n = G_MAXINT;
      return FALSE;
    }
  if (value == HIGH_ACE && table->rules.table_ace_high)
    for (TaliaCards aces = table->loose & ACES; aces != 0;)
      add (&groups, TALIA_BIT (talia_cards_pop (&aces)));
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
  guint owned = talia_fishing_owned (table, lister->seat, 0);

  if (owned != 0
      && (!table->rules.trail_with_build
          || !talia_fishing_guards (&table->rules, lister->hand & ~TALIA_BIT (card), owned)))
    return TRUE;
  return emit (lister, TALIA_MOVE_TRAIL, card, 0, 0);
}

/* What a face card without a value takes: of its rank, one card, some, or one or three. */
static gboolean
list_face_captures (Lister *lister, TaliaCard card)
{
  const TaliaFishing *table = lister->table;
  TaliaCards equal = table->loose & TALIA_RANK_CARDS (talia_card_rank (card));

  if (!talia_fishing_guards (&table->rules, lister->hand & ~TALIA_BIT (card),
                             talia_fishing_owned (table, lister->seat, 0)))
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

/* What `card` takes as a card of that value: loose cards, with any of the builds of that value. */
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

/* What of the loose cards makes, with `card`, groups of that value: the empty set where it is one by itself. */
static gboolean
find_additions (Lister *lister, TaliaCard card, int value, Sets *additions)
{
  int worth = talia_fishing_value (&lister->table->rules, card);
  const Sets *unions = &lister->unions[value];
  g_auto (Sets) company = { 0 };
  Row row;

  if (!make_unions (lister, value))
    return FALSE;
  if (worth == value || (worth == 1 && value == HIGH_ACE))
    add (&company, 0);
  if (worth < value)
    {
      fill_row (&row, lister->table, value - worth);
      if (!find_sums (&row, 0, value - worth, 0, &company, lister->room))
        return FALSE;
    }
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

/* New builds of that value, and additions to each that there is. */
static gboolean
list_builds (Lister *lister, TaliaCard card, int value)
{
  const TaliaFishing *table = lister->table;
  guint owned = talia_fishing_owned (table, lister->seat, 0);
  g_auto (Sets) additions = { 0 };

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
  for (int value = worth; value <= rules->top; value++)
    if (!list_builds (lister, card, value))
      return FALSE;
  for (int build = 0; build < lister->table->n_builds; build++)
    if (!list_raises (lister, card, build))
      return FALSE;
  return TRUE;
}

int
talia_fishing_legal (const TaliaFishing *table, int seat, TaliaCards hand, TaliaMove *moves, int room)
{
  Lister lister = { .table = table, .seat = seat, .hand = hand, .moves = moves, .room = room };
  gboolean fits = TRUE;

  for (TaliaCards rest = hand; rest != 0 && fits;)
    fits = list_card (&lister, talia_cards_pop (&rest));
  for (int value = 0; value < (int) G_N_ELEMENTS (lister.unions); value++)
    clear (&lister.unions[value]);
  return fits ? lister.n : -1;
}
