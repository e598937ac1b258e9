/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second implementation of the rules of Casino, slow and literal, to compare the engine with. */
#include "fishing-oracle.h"

#include <string.h>

/* What the rules for groups depend on. */
typedef struct
{
  gboolean royal;
  gboolean either;     /* a loose ace is 1 or 14 */
  TaliaCard from_hand; /* counts 1 or 14 in Royal Casino, whatever `either` is */
} Reading;

static Reading
read_rules (const TaliaState *state)
{
  return (Reading) { state->fishing.rules.top == 14, state->fishing.rules.table_ace_high, TALIA_NO_CARD };
}

/* Returns the number of the card in sums, or 0 if it has none. */
static int
number (const Reading *reading, TaliaCard card)
{
  static const int numbers[] = { 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1 };
  int n = numbers[talia_card_rank (card)];

  return n > 10 && !reading->royal ? 0 : n;
}

/* Whether these cards form one group of the value. */
static gboolean
is_group (const Reading *reading, TaliaCards cards, int value)
{
  int sum = 0;

  if (reading->royal && value == 14 && talia_cards_count (cards) == 1
      && talia_card_rank (talia_cards_first (cards)) == TALIA_ACE
      && (reading->either || talia_cards_first (cards) == reading->from_hand))
    return TRUE;
  while (cards != 0)
    {
      int n = number (reading, talia_cards_pop (&cards));

      if (n == 0)
        return FALSE;
      sum += n;
    }
  return sum == value;
}

static gboolean
are_groups (const Reading *reading, TaliaCards cards, int value)
{
  TaliaCards first;

  if (cards == 0)
    return TRUE;
  first = cards & -cards;
  for (TaliaCards others = cards & ~first;; others = (others - 1) & cards & ~first)
    {
      if (is_group (reading, first | others, value) && are_groups (reading, cards & ~first & ~others, value))
        return TRUE;
      if (others == 0)
        return FALSE;
    }
}

static gboolean
takes (const Reading *reading, TaliaCard card, int value)
{
  return number (reading, card) == value || (reading->royal && talia_card_rank (card) == TALIA_ACE && value == 14);
}

/* Whether each value in the list gets a card of its own. */
static gboolean
are_guarded (const Reading *reading, TaliaCards hand, const int *values, int n)
{
  if (n == 0)
    return TRUE;
  for (TaliaCards rest = hand; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);

      if (takes (reading, card, values[0]) && are_guarded (reading, hand & ~TALIA_BIT (card), values + 1, n - 1))
        return TRUE;
    }
  return FALSE;
}

/* Whether the hand still takes the seat's builds after a move: `gone` are the builds that left the table, and `made` is
 * the value of a build that is owned since the move, or 0. */
static gboolean
keeps_guard (const TaliaState *state, TaliaCards hand, TaliaCards gone, int made)
{
  const TaliaFishing *table = &state->fishing;
  Reading reading = read_rules (state);
  int values[TALIA_MAX_BUILDS + 1];
  int n = 0;

  if (made != 0)
    values[n++] = made;
  for (int i = 0; i < table->n_builds; i++)
    {
      gboolean listed = FALSE;

      for (int k = 0; k < n; k++)
        listed = listed || values[k] == table->value[i];
      if (table->owner[i] == state->to_act && !(table->build[i] & gone) && !listed)
        values[n++] = table->value[i];
    }
  return are_guarded (&reading, hand, values, n);
}

static gboolean
accepts_take (const TaliaState *state, const TaliaMove *move, TaliaCards loose, const int *builds, int n)
{
  const TaliaFishing *table = &state->fishing;
  Reading reading = read_rules (state);

  if (number (&reading, move->card) == 0)
    {
      int count = talia_cards_count (loose);

      if (n > 0)
        return FALSE;
      for (TaliaCards rest = loose; rest != 0;)
        if (talia_card_rank (talia_cards_pop (&rest)) != talia_card_rank (move->card))
          return FALSE;
      return count == 1 || table->rules.face_capture == TALIA_FACE_ANY
             || (count == 3 && table->rules.face_capture == TALIA_FACE_ONE_OR_THREE);
    }
  for (int value = 1; value <= 14; value++)
    {
      gboolean good = takes (&reading, move->card, value) && are_groups (&reading, loose, value);

      for (int i = 0; i < n; i++)
        good = good && table->value[builds[i]] == value;
      if (good)
        return TRUE;
    }
  return FALSE;
}

static gboolean
accepts_build (const TaliaState *state, const TaliaMove *move, TaliaCards loose, const int *builds, int n)
{
  const TaliaFishing *table = &state->fishing;
  Reading reading = read_rules (state);
  int sum = 0;

  if (n > 1 || move->value < 1 || move->value > table->rules.top)
    return FALSE;
  reading.from_hand = move->card;
  if (n == 0 || table->value[builds[0]] == move->value)
    return are_groups (&reading, loose | TALIA_BIT (move->card), move->value);

  for (TaliaCards rest = table->build[builds[0]]; rest != 0;)
    sum += number (&reading, talia_cards_pop (&rest));
  if (sum != table->value[builds[0]] || table->rules.raise == TALIA_RAISE_OFF
      || (table->rules.raise == TALIA_RAISE_OTHERS && table->owner[builds[0]] == state->to_act))
    return FALSE;
  return number (&reading, move->card) > 0 && table->value[builds[0]] + number (&reading, move->card) == move->value
         && are_groups (&reading, loose, move->value);
}

gboolean
fishing_oracle_accepts (const TaliaState *state, const TaliaMove *move)
{
  const TaliaFishing *table = &state->fishing;
  TaliaCards hand = state->hand[state->to_act];
  TaliaCards kept, rest = move->cards & ~table->loose;
  int builds[TALIA_MAX_BUILDS];
  gboolean owner = FALSE;
  int n = 0;

  if (!talia_card_is_valid (move->card) || !(hand & TALIA_BIT (move->card)))
    return FALSE;
  kept = hand & ~TALIA_BIT (move->card);
  for (int i = 0; i < table->n_builds; i++)
    {
      owner = owner || table->owner[i] == state->to_act;
      if ((rest & table->build[i]) == table->build[i])
        {
          builds[n++] = i;
          rest &= ~table->build[i];
        }
    }
  if (rest != 0)
    return FALSE;
  switch (move->kind)
    {
    case TALIA_MOVE_TRAIL:
      return move->cards == 0 && move->value == 0 && (!owner || table->rules.trail_with_build)
             && keeps_guard (state, kept, 0, 0);
    case TALIA_MOVE_TAKE:
      return move->cards != 0 && move->value == 0 && accepts_take (state, move, move->cards & table->loose, builds, n)
             && keeps_guard (state, kept, move->cards, 0);
    case TALIA_MOVE_BUILD:
      return move->cards != 0 && accepts_build (state, move, move->cards & table->loose, builds, n)
             && keeps_guard (state, kept, move->cards, move->value);
    default:
      return FALSE;
    }
}
