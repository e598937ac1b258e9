/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the moves that chosen cards can make in a fishing game, and the cards that can be added to the choice. */
#include "talia-fishing-meanings.h"

#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define HIGH_ACE 14

/* The number of cards that are tried before a search gives up, and the cards count as possible; takes well below a
 * millisecond. */
#define MAX_STEPS 100000

/* --- moves ----------------------------------------------------------------------------- */

static int
find_touched_build (const TaliaFishing *table, TaliaCards cards)
{
  for (int i = 0; i < table->n_builds; i++)
    if (table->build[i] & cards)
      return i;
  return -1;
}

TaliaMeaning
talia_fishing_get_meaning (const TaliaFishing *table, const TaliaMove *move)
{
  int build = find_touched_build (table, move->cards);

  if (move->kind == TALIA_MOVE_TRAIL)
    return TALIA_MEANING_TRAIL;
  if (move->kind == TALIA_MOVE_TAKE)
    return TALIA_MEANING_TAKE;
  if (build < 0)
    return TALIA_MEANING_BUILD;
  return table->value[build] == move->value ? TALIA_MEANING_ADD : TALIA_MEANING_RAISE;
}

int
talia_fishing_count_groups (const TaliaFishingRules *rules, TaliaCards build, int value)
{
  int low = talia_cards_count (build & ACES), high = 0, sum = 0;

  if (value == 0)
    return 0;
  while (build != 0)
    sum += talia_fishing_value (rules, talia_cards_pop (&build));
  /* Aces that need not count 1 are groups by themselves. */
  if (value == HIGH_ACE)
    for (; low > 0 && sum % value != 0; low--, high++)
      sum--;
  return sum / value + high;
}

/* Returns how much a refusal tells the player. One for a move whose sums are right tells more than one about sums.
 * Among those about sums, the refusal of a capture tells most; it comes first. */
static int
get_insight (TaliaRefusal refusal)
{
  switch (refusal.rule)
    {
    case TALIA_RULE_GUARD:
    case TALIA_RULE_BUILD_CARD:
      return 2;
    case TALIA_RULE_RAISE_OFF:
    case TALIA_RULE_RAISE_OWN:
    case TALIA_RULE_RAISE_MULTIPLE:
      return 1;
    default:
      return 0;
    }
}

/* Whether the move is a raise to a value that is not the sum, so that its refusal tells the player nothing. */
static gboolean
is_aimless_raise (const TaliaFishing *table, const TaliaMove *move)
{
  int build = find_touched_build (table, move->cards);

  return talia_fishing_get_meaning (table, move) == TALIA_MEANING_RAISE
         && table->value[build] + talia_fishing_value (&table->rules, move->card) != move->value;
}

static void
try_move (const TaliaFishing *table, int seat, TaliaCards hand, const TaliaMove *move, TaliaMeanings *meanings)
{
  TaliaRefusal refusal = talia_fishing_check (table, seat, hand, move);

  if (refusal.rule == TALIA_RULE_NONE)
    meanings->at[meanings->n++] = *move;
  else if (meanings->refusal.rule == TALIA_RULE_NONE
           || (get_insight (refusal) > get_insight (meanings->refusal) && !is_aimless_raise (table, move)))
    {
      meanings->refusal = refusal;
      meanings->refused = *move;
    }
}

void
talia_fishing_find_meanings (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card, TaliaCards chosen,
                             TaliaMeanings *meanings)
{
  TaliaMove move = { .kind = chosen != 0 ? TALIA_MOVE_TAKE : TALIA_MOVE_TRAIL, .card = card, .cards = chosen };
  int touched = find_touched_build (table, chosen);

  *meanings = (TaliaMeanings) { .refusal = TALIA_ACCEPTED };
  try_move (table, seat, hand, &move, meanings);
  if (chosen != 0)
    {
      move.kind = TALIA_MOVE_BUILD;
      if (touched >= 0) /* adding to a build is more likely than raising it */
        {
          move.value = table->value[touched];
          try_move (table, seat, hand, &move, meanings);
        }
      for (move.value = table->rules.top; move.value >= 1; move.value--)
        if (touched < 0 || move.value != table->value[touched])
          try_move (table, seat, hand, &move, meanings);
    }
  if (meanings->n > 0)
    meanings->refusal = TALIA_ACCEPTED;
}

/* --- what may join --------------------------------------------------------------------- */

/* A search for groups: how many cards of each value must be in them (the chosen ones), and how many others may be. */
typedef struct
{
  uint8_t must[HIGH_ACE + 1];
  uint8_t may[HIGH_ACE + 1];
  int value; /* of the groups */
  int *steps;
} Search;

static gboolean complete (Search *search);

/* Completes a group with cards of at most `largest` that add up to `need`. */
static gboolean
fill (Search *search, int largest, int need)
{
  if (need == 0)
    return complete (search);
  if (--*search->steps <= 0)
    return TRUE;
  for (int value = MIN (largest, need); value > 0; value--)
    {
      /* If either card would fit, the one that must be in a group is used. */
      uint8_t *count = search->must[value] > 0 ? &search->must[value] : &search->may[value];
      gboolean found;

      if (*count == 0)
        continue;
      --*count;
      found = fill (search, value, need - value);
      ++*count;
      if (found)
        return TRUE;
    }
  return FALSE;
}

/* Whether all cards that must be in groups can be. */
static gboolean
complete (Search *search)
{
  int highest = search->value;
  gboolean found;

  while (highest > 0 && search->must[highest] == 0)
    highest--;
  if (highest == 0)
    return TRUE;
  search->must[highest]--;
  found = fill (search, search->value - highest, search->value - highest);
  search->must[highest]++;
  return found;
}

static gboolean
count (const TaliaFishingRules *rules, TaliaCards cards, int value, uint8_t *counts)
{
  gboolean fit = TRUE;

  while (cards != 0)
    {
      int worth = talia_fishing_value (rules, talia_cards_pop (&cards));

      if (worth == 0 || worth > value)
        fit = FALSE;
      else
        counts[worth]++;
    }
  return fit;
}

/* Whether the cards can be in groups of the value, with any number of `others`. */
static gboolean
can_group (const TaliaFishingRules *rules, TaliaCards cards, TaliaCard own, TaliaCards others, int value, int *steps)
{
  Search search = { .value = value, .steps = steps };
  TaliaCards played = own != TALIA_NO_CARD ? TALIA_BIT (own) : 0, must = cards | played;

  if (value == HIGH_ACE)
    {
      /* An ace that may count 14 is a group by itself, unless another card needs it as a 1. */
      TaliaCards high = ((rules->table_ace_high ? cards : 0) | played) & ACES;

      must &= ~high;
      others |= high;
    }
  count (rules, others, value, search.may);
  return count (rules, must, value, search.must) && complete (&search);
}

/* The cards to complete, and their possible groups. */
typedef struct
{
  const TaliaFishing *table;
  int seat;
  TaliaCards kept; /* the hand without the card */
  TaliaCard card;
  TaliaCards loose; /* the loose cards that are chosen */
  guint builds;     /* the builds that are chosen, bit by build */
  TaliaCards left;  /* loose cards that must not be used */
  guint left_builds;
  int steps;
  struct
  {
    gboolean made, can;
    TaliaCards cards;
  } groups[2][HIGH_ACE + 1]; /* the results of find_loose(), without and with the card, by value */
} Joining;

/* Whether the chosen loose cards can be in groups of the value, alone or with others. Adds those others to `cards`. */
static gboolean
find_loose (Joining *joining, TaliaCard own, int value, TaliaCards *cards)
{
  const TaliaFishing *table = joining->table;
  TaliaCards free = table->loose & ~joining->loose & ~joining->left, tried = 0;
  typeof (joining->groups[0][0]) *groups = &joining->groups[own != TALIA_NO_CARD][value];

  if (!groups->made)
    {
      groups->made = TRUE;
      groups->can = can_group (&table->rules, joining->loose, own, free, value, &joining->steps);
      for (TaliaCards rest = groups->can ? free : 0; rest != 0;)
        {
          TaliaCard card = talia_cards_pop (&rest);
          TaliaCards alike = free & TALIA_RANK_CARDS (talia_card_rank (card));

          if (!(tried & alike)
              && can_group (&table->rules, joining->loose | TALIA_BIT (card), own, free & ~TALIA_BIT (card), value,
                            &joining->steps))
            groups->cards |= alike;
          tried |= alike;
        }
    }
  *cards |= groups->cards;
  return groups->can;
}

/* Returns the builds, bit by build, that a card of the value takes. */
static guint
find_builds (const Joining *joining, int value)
{
  guint builds = 0;

  for (int i = 0; i < joining->table->n_builds; i++)
    if (joining->table->value[i] == value && !(joining->left_builds & 1u << i))
      builds |= 1u << i;
  return builds;
}

static TaliaCards
get_cards (const TaliaFishing *table, guint builds)
{
  TaliaCards cards = 0;

  for (int i = 0; i < table->n_builds; i++)
    if (builds & 1u << i)
      cards |= table->build[i];
  return cards;
}

static TaliaCards
join_take (Joining *joining, int value)
{
  const TaliaFishing *table = joining->table;
  guint builds = find_builds (joining, value);
  TaliaCards cards = get_cards (table, builds);

  /* Taking more builds only makes guarding easier, so it is enough to try the largest number. */
  if ((joining->builds & ~builds)
      || !talia_fishing_guards (&table->rules, joining->kept, talia_fishing_owned (table, joining->seat, builds)))
    return 0;
  return find_loose (joining, TALIA_NO_CARD, value, &cards) ? cards : 0;
}

/* Finds the cards that can join a face card without a value, which takes cards of its rank. */
static TaliaCards
join_face (Joining *joining)
{
  const TaliaFishing *table = joining->table;
  TaliaCards alike = table->loose & TALIA_RANK_CARDS (talia_card_rank (joining->card)) & ~joining->left;
  int chosen = talia_cards_count (joining->loose), n = talia_cards_count (alike | joining->loose), most = n;

  if (table->rules.face_capture == TALIA_FACE_ONE)
    most = 1;
  else if (table->rules.face_capture == TALIA_FACE_ONE_OR_THREE)
    most = n >= 3 ? 3 : 1;
  if (joining->builds != 0 || (joining->loose & ~alike) || chosen >= most
      || !talia_fishing_guards (&table->rules, joining->kept, talia_fishing_owned (table, joining->seat, 0)))
    return 0;
  return alike;
}

/* Finds the cards that can join a build of that value: `build` is the build that is added to or raised, -1 for a new
 * one. */
static TaliaCards
join_build (Joining *joining, int value, int build)
{
  const TaliaFishing *table = joining->table;
  const TaliaFishingRules *rules = &table->rules;
  guint owned = talia_fishing_owned (table, joining->seat, build >= 0 ? 1u << build : 0) | 1u << value;
  gboolean raises = build >= 0 && table->value[build] != value;
  TaliaCards cards = build >= 0 ? table->build[build] : 0;

  if (!talia_fishing_guards (rules, joining->kept, owned))
    return 0;
  if (raises
      && (rules->raise == TALIA_RAISE_OFF
          || (rules->raise == TALIA_RAISE_OTHERS && table->owner[build] == joining->seat)
          || !talia_fishing_is_single (rules, table->build[build], table->value[build])
          || table->value[build] + talia_fishing_value (rules, joining->card) != value))
    return 0;
  return find_loose (joining, raises ? TALIA_NO_CARD : joining->card, value, &cards) ? cards : 0;
}

static TaliaCards
join_any_build (Joining *joining, int value)
{
  const TaliaFishing *table = joining->table;
  TaliaCards cards = joining->builds == 0 ? join_build (joining, value, -1) : 0;

  for (int i = 0; i < table->n_builds; i++)
    if ((joining->builds & ~(1u << i)) == 0 && !(joining->left_builds & 1u << i))
      cards |= join_build (joining, value, i);
  return cards;
}

/* Like talia_fishing_find_joining(), but without some cards of the table. */
static TaliaCards
find_joining (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card, TaliaCards chosen, TaliaCards left)
{
  int value = talia_fishing_value (&table->rules, card);
  Joining joining = { .table = table,
                      .seat = seat,
                      .kept = hand & ~TALIA_BIT (card),
                      .card = card,
                      .loose = chosen & table->loose,
                      .left = left,
                      .steps = MAX_STEPS };
  TaliaCards cards = 0;

  for (int i = 0; i < table->n_builds; i++)
    {
      joining.builds |= chosen & table->build[i] ? 1u << i : 0;
      joining.left_builds |= left & table->build[i] ? 1u << i : 0;
    }
  if (value == 0)
    cards = join_face (&joining);
  else
    {
      cards = join_take (&joining, value);
      if (value == 1 && table->rules.top == HIGH_ACE)
        cards |= join_take (&joining, HIGH_ACE);
      for (int build = value; build <= table->rules.top; build++)
        cards |= join_any_build (&joining, build);
    }
  return cards & ~chosen;
}

TaliaCards
talia_fishing_find_joining (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card, TaliaCards chosen)
{
  return find_joining (table, seat, hand, card, chosen, 0);
}

gboolean
talia_fishing_find_only (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card, TaliaMove *move)
{
  TaliaCards joining = find_joining (table, seat, hand, card, 0, 0);
  TaliaMeanings meanings;

  talia_fishing_find_meanings (table, seat, hand, card, joining, &meanings);
  if (meanings.n != 1)
    return FALSE;
  *move = meanings.at[0];

  /* Every other move leaves out one of the cards that may be in any move; so there must be none without it. */
  for (TaliaCards rest = joining; rest != 0;)
    {
      TaliaCard left = talia_cards_pop (&rest);
      int build = talia_fishing_find_build (table, left);

      if (find_joining (table, seat, hand, card, 0, build >= 0 ? table->build[build] : TALIA_BIT (left)) != 0)
        return FALSE;
    }
  return TRUE;
}
