/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fishing core: judges and makes one move (docs/rules/casino.md). */
#include "talia-fishing.h"

#include <string.h>

#include "engine/talia-rely.h"

/* If builds can have values up to this one, it is also the second value of an ace. */
#define HIGH_ACE 14

#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define FACES (TALIA_RANK_CARDS (TALIA_JACK) | TALIA_RANK_CARDS (TALIA_QUEEN) | TALIA_RANK_CARDS (TALIA_KING))

/* Cards by value, 4 bits each: at most four cards have the same value. */
typedef uint64_t Counts;

#define COUNT(value) ((Counts) 1 << 4 * (value))
#define COUNT_OF(counts, value) ((int) ((counts) >> 4 * (value) & 15))

/* A cache of failed searches, the last for each slot; large enough that no realistic table takes long. */
#define MEMO_SLOTS 512

typedef struct
{
  int value;
  Counts failed[MEMO_SLOTS];
} Search;

int
talia_fishing_value (const TaliaFishingRules *rules, TaliaCard card)
{
  int rank = talia_card_rank (card);

  if (rank == TALIA_ACE)
    return 1;
  if (rank > TALIA_TEN && rules->top < HIGH_ACE)
    return 0;
  return rank + 2;
}

static gboolean part (Search *search, Counts counts);

/* Whether a group can be completed with cards of at most `largest` that add up to `need`, so that the remaining ones
 * can be partitioned. */
static gboolean
complete (Search *search, Counts counts, int largest, int need)
{
  if (need == 0)
    return part (search, counts);
  for (int value = MIN (largest, need); value > 0; value--)
    if (COUNT_OF (counts, value) > 0 && complete (search, counts - COUNT (value), value, need - value))
      return TRUE;
  return FALSE;
}

/* Whether the cards can be partitioned into groups of the searched value. The highest card is in some group: tries all
 * its groups. */
static gboolean
part (Search *search, Counts counts)
{
  Counts *failed;
  int highest;

  if (counts == 0)
    return TRUE;
  failed = &search->failed[(counts * UINT64_C (0x9e3779b97f4a7c15) >> 32) % MEMO_SLOTS];
  if (*failed == counts)
    return FALSE;
  highest = (63 - __builtin_clzll (counts)) / 4;
  if (complete (search, counts - COUNT (highest), highest, search->value - highest))
    return TRUE;
  *failed = counts;
  return FALSE;
}

/* Partitions cards of the given counts and sum, with all aces counting 1. */
static gboolean
part_low (Counts counts, int sum, int value)
{
  Search search;

  if (sum % value != 0)
    return FALSE;
  /* A card of the value itself is a group; higher cards are in none. */
  counts &= ~(15 * COUNT (value));
  if (counts >> 4 * value != 0)
    return FALSE;
  if (counts == 0)
    return TRUE;
  memset (&search, 0, sizeof search);
  search.value = value;
  return part (&search, counts);
}

gboolean
talia_fishing_groups (const TaliaFishingRules *rules, TaliaCards loose, TaliaCard card, int value)
{
  TaliaCards cards = loose | (card == TALIA_NO_CARD ? 0 : TALIA_BIT (card));
  int aces = talia_cards_count (cards & ACES);
  int low_aces = aces;
  Counts counts = 0;
  int sum = 0;

  for (TaliaCards rest = cards & ~ACES; rest != 0;)
    {
      int worth = talia_fishing_value (rules, talia_cards_pop (&rest));

      if (worth == 0 || worth > value)
        return FALSE;
      counts += COUNT (worth);
      sum += worth;
    }
  if (value == HIGH_ACE)
    {
      /* Aces that need not count 1 are groups by themselves: their number follows from the sum. */
      int least = rules->table_ace_high ? 0 : talia_cards_count (loose & ACES);

      low_aces = (value - sum % value) % value;
      if (low_aces < least || low_aces > aces)
        return FALSE;
    }
  counts += (Counts) low_aces * COUNT (1);
  return part_low (counts, sum + low_aces, value);
}

gboolean
talia_fishing_is_single (const TaliaFishingRules *rules, TaliaCards build, int value)
{
  int sum = 0;

  while (build != 0)
    sum += talia_fishing_value (rules, talia_cards_pop (&build));
  return sum == value;
}

int
talia_fishing_find_build (const TaliaFishing *table, TaliaCard card)
{
  for (int i = 0; i < table->n_builds; i++)
    if (table->build[i] & TALIA_BIT (card))
      return i;
  return -1;
}

TaliaCards
talia_fishing_built (const TaliaFishing *table)
{
  TaliaCards cards = 0;

  for (int i = 0; i < table->n_builds; i++)
    cards |= table->build[i];
  return cards;
}

guint
talia_fishing_owned (const TaliaFishing *table, int seat, guint except)
{
  guint values = 0;

  for (int i = 0; i < table->n_builds; i++)
    if (table->owner[i] == seat && !(except & 1u << i))
      values |= 1u << table->value[i];
  return values;
}

gboolean
talia_fishing_guards (const TaliaFishingRules *rules, TaliaCards hand, guint values)
{
  const guint both_aces = 1u << 1 | 1u << HIGH_ACE;
  int aces = talia_cards_count (hand & ACES);

  if ((values & both_aces) == both_aces ? aces < 2 : (values & both_aces) && aces == 0)
    return FALSE;
  for (values &= ~both_aces; values != 0; values &= values - 1)
    if ((hand & TALIA_RANK_CARDS (__builtin_ctz (values) - 2)) == 0)
      return FALSE;
  return TRUE;
}

/* --- judging --------------------------------------------------------------------------- */

static TaliaRefusal
check_trail (const TaliaFishing *table, int seat, TaliaCards hand, const TaliaMove *move)
{
  guint owned = talia_fishing_owned (table, seat, 0);

  if (move->cards != 0 || move->value != 0)
    return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
  if (owned != 0 && !table->rules.trail_with_build)
    return TALIA_REFUSED (TALIA_RULE_TRAIL_WITH_BUILD);
  if (!talia_fishing_guards (&table->rules, hand & ~TALIA_BIT (move->card), owned))
    return TALIA_REFUSED (TALIA_RULE_GUARD);
  return TALIA_ACCEPTED;
}

/* Separates the named cards into loose ones and whole builds (bit by build). */
static TaliaRefusal
split (const TaliaFishing *table, TaliaCards cards, TaliaCards *loose, guint *builds)
{
  TaliaCards rest = cards & ~table->loose;

  if (cards == 0)
    return TALIA_REFUSED (TALIA_RULE_NO_TABLE_CARDS);
  *loose = cards & table->loose;
  *builds = 0;
  for (int i = 0; i < table->n_builds; i++)
    if (rest & table->build[i])
      {
        if (~rest & table->build[i])
          return TALIA_REFUSED (rest & ~talia_fishing_built (table) ? TALIA_RULE_NOT_ON_TABLE : TALIA_RULE_WHOLE_BUILD);
        rest &= ~table->build[i];
        *builds |= 1u << i;
      }
  return rest != 0 ? TALIA_REFUSED (TALIA_RULE_NOT_ON_TABLE) : TALIA_ACCEPTED;
}

static TaliaRefusal
check_face_capture (const TaliaFishing *table, const TaliaMove *move)
{
  int n = talia_cards_count (move->cards);

  if (move->cards & ~TALIA_RANK_CARDS (talia_card_rank (move->card)))
    return TALIA_REFUSED (TALIA_RULE_FACE_RANK);
  switch ((TaliaFaceCapture) table->rules.face_capture)
    {
    case TALIA_FACE_ONE:
      return n == 1 ? TALIA_ACCEPTED : TALIA_REFUSED (TALIA_RULE_FACE_ONE);
    case TALIA_FACE_ANY:
      return TALIA_ACCEPTED;
    case TALIA_FACE_ONE_OR_THREE:
      return n == 1 || n == 3 ? TALIA_ACCEPTED : TALIA_REFUSED (TALIA_RULE_FACE_ONE_OR_THREE);
    }
  g_assert_not_reached ();
}

/* Whether a card of this value takes these cards. */
static TaliaRefusal
check_value_capture (const TaliaFishing *table, TaliaCards loose, guint builds, int value)
{
  for (int i = 0; i < table->n_builds; i++)
    if ((builds & 1u << i) && table->value[i] != value)
      return TALIA_REFUSED (TALIA_RULE_CAPTURE_BUILD);
  if (!talia_fishing_groups (&table->rules, loose, TALIA_NO_CARD, value))
    return TALIA_REFUSED (TALIA_RULE_CAPTURE_SUM);
  return TALIA_ACCEPTED;
}

static TaliaRefusal
check_take (const TaliaFishing *table, int seat, TaliaCards hand, const TaliaMove *move)
{
  int value = talia_fishing_value (&table->rules, move->card);
  TaliaRefusal refusal;
  TaliaCards loose;
  guint builds;

  if (move->value != 0)
    return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
  refusal = split (table, move->cards, &loose, &builds);
  if (refusal.rule != TALIA_RULE_NONE)
    return refusal;
  refusal = value == 0 ? check_face_capture (table, move) : check_value_capture (table, loose, builds, value);
  /* An ace may count 14 instead; the reason given is that of the last attempt. */
  if (refusal.rule != TALIA_RULE_NONE && value == 1 && table->rules.top == HIGH_ACE)
    refusal = check_value_capture (table, loose, builds, HIGH_ACE);
  if (refusal.rule != TALIA_RULE_NONE)
    return refusal;
  if (!talia_fishing_guards (&table->rules, hand & ~TALIA_BIT (move->card), talia_fishing_owned (table, seat, builds)))
    return TALIA_REFUSED (TALIA_RULE_GUARD);
  return TALIA_ACCEPTED;
}

/* `build` is the one that the move would raise. */
static TaliaRefusal
check_raise (const TaliaFishing *table, int seat, const TaliaMove *move, TaliaCards loose, int build)
{
  const TaliaFishingRules *rules = &table->rules;

  if (rules->raise == TALIA_RAISE_OFF)
    return TALIA_REFUSED (TALIA_RULE_RAISE_OFF);
  if (rules->raise == TALIA_RAISE_OTHERS && table->owner[build] == seat)
    return TALIA_REFUSED (TALIA_RULE_RAISE_OWN);
  if (!talia_fishing_is_single (rules, table->build[build], table->value[build]))
    return TALIA_REFUSED (TALIA_RULE_RAISE_MULTIPLE);
  if (table->value[build] + talia_fishing_value (rules, move->card) != move->value)
    return TALIA_REFUSED (TALIA_RULE_RAISE_SUM);
  if (!talia_fishing_groups (rules, loose, TALIA_NO_CARD, move->value))
    return TALIA_REFUSED (TALIA_RULE_BUILD_SUM);
  return TALIA_ACCEPTED;
}

static TaliaRefusal
check_build (const TaliaFishing *table, int seat, TaliaCards hand, const TaliaMove *move)
{
  const TaliaFishingRules *rules = &table->rules;
  TaliaCards kept = hand & ~TALIA_BIT (move->card);
  TaliaCards loose;
  TaliaRefusal refusal;
  guint builds;
  int build;

  if (move->value < 1 || move->value > rules->top)
    return TALIA_REFUSED (TALIA_RULE_BUILD_VALUE);
  refusal = split (table, move->cards, &loose, &builds);
  if (refusal.rule != TALIA_RULE_NONE)
    return refusal;
  if (rules->top < HIGH_ACE && ((loose | TALIA_BIT (move->card)) & FACES))
    return TALIA_REFUSED (TALIA_RULE_BUILD_FACE);
  if (builds & (builds - 1))
    return TALIA_REFUSED (TALIA_RULE_ONE_BUILD);

  build = builds == 0 ? -1 : __builtin_ctz (builds);
  if (build >= 0 && table->value[build] != move->value)
    refusal = check_raise (table, seat, move, loose, build);
  else if (!talia_fishing_groups (rules, loose, move->card, move->value))
    refusal = TALIA_REFUSED (TALIA_RULE_BUILD_SUM);
  if (refusal.rule != TALIA_RULE_NONE)
    return refusal;

  if (!talia_fishing_guards (rules, kept, 1u << move->value))
    return TALIA_REFUSED (TALIA_RULE_BUILD_CARD);
  if (!talia_fishing_guards (rules, kept, talia_fishing_owned (table, seat, builds) | 1u << move->value))
    return TALIA_REFUSED (TALIA_RULE_GUARD);
  return TALIA_ACCEPTED;
}

TaliaRefusal
talia_fishing_check (const TaliaFishing *table, int seat, TaliaCards hand, const TaliaMove *move)
{
  if (move->kind != TALIA_MOVE_TRAIL && move->kind != TALIA_MOVE_TAKE && move->kind != TALIA_MOVE_BUILD)
    return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
  if (!talia_card_is_valid (move->card) || !(hand & TALIA_BIT (move->card)))
    return TALIA_REFUSED (TALIA_RULE_NOT_IN_HAND);
  if (move->kind == TALIA_MOVE_TRAIL)
    return check_trail (table, seat, hand, move);
  if (move->kind == TALIA_MOVE_TAKE)
    return check_take (table, seat, hand, move);
  return check_build (table, seat, hand, move);
}

/* --- making ---------------------------------------------------------------------------- */

static void
remove_build (TaliaFishing *table, int build)
{
  int last = --table->n_builds;

  for (int i = build; i < last; i++)
    {
      table->build[i] = table->build[i + 1];
      table->value[i] = table->value[i + 1];
      table->owner[i] = table->owner[i + 1];
    }
  table->build[last] = 0;
  table->value[last] = 0;
  table->owner[last] = 0;
}

TaliaCards
talia_fishing_apply (TaliaFishing *table, int seat, const TaliaMove *move)
{
  TaliaCards cards = move->cards | TALIA_BIT (move->card);
  uint64_t play = (uint64_t) 1 << table->n_played;
  TaliaCards taken = 0;

  TALIA_RELY (table->n_played < TALIA_FISHING_PLAYS);
  table->with[table->n_played] = move->cards;
  table->into[table->n_played] = move->value;
  table->played[table->n_played++] = move->card;
  table->loose &= ~cards;
  if (move->kind == TALIA_MOVE_TRAIL)
    table->loose |= cards;
  else if (move->kind == TALIA_MOVE_TAKE)
    {
      for (int i = table->n_builds - 1; i >= 0; i--)
        if (table->build[i] & cards)
          remove_build (table, i);
      taken = cards;
      table->captures |= play;
      if (table->loose == 0 && table->n_builds == 0)
        table->sweeps |= play;
    }
  else
    {
      int build = 0;

      while (build < table->n_builds && !(table->build[build] & cards))
        build++;
      g_assert (build < TALIA_MAX_BUILDS);
      if (build == table->n_builds)
        table->n_builds++;
      table->build[build] = cards;
      table->value[build] = move->value;
      table->owner[build] = (int8_t) seat;
    }
  return taken;
}
