/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level in Casino: takes cards that count, makes builds that it can take later, and leaves little to the next
 * player. */
#include "easy.h"

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)
#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define BIG_CASINO TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS)
#define LITTLE_CASINO TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES)
#define COUNTING (ACES | BIG_CASINO | LITTLE_CASINO)

/* Most cards are worth three points and most spades one; these are the resulting values of one card. */
#define CARD_WORTH 0.1
#define SPADE_WORTH 0.12

/* How certain it is that the owner of a build takes it in the end. */
#define OWNER_TAKES 0.8

/* The greatest value, which an ace of Royal Casino has, too. */
#define TOP 14

/* What the seat knows, and conclusions from it. */
typedef struct
{
  const TaliaKnowledge *known;
  double next_holds[TOP + 1]; /* by value: how likely the next player can take a build of that value */
  double any_holds[TOP + 1];  /* by value: the same for any opponent */
} Look;

/* The table after a move, and what the mover takes at once. */
typedef struct
{
  TaliaFishing table;
  TaliaCards taken;
} Outcome;

static double
worth (TaliaCards cards)
{
  return talia_cards_count (cards) * CARD_WORTH + talia_cards_count (cards & SPADES) * SPADE_WORTH
         + talia_cards_count (cards & (ACES | LITTLE_CASINO)) + (cards & BIG_CASINO ? 2.0 : 0.0);
}

/* Returns the cards that take a build of that value. */
static TaliaCards
takers (const TaliaFishingRules *rules, int value)
{
  if (value == 1 || value == TOP)
    return ACES;
  if (value > 10 && rules->top < TOP)
    return 0;
  return TALIA_RANK_CARDS (value - 2);
}

/* Returns the probability that a hand of `held` cards has at least one of the unseen cards among `cards`. */
static double
chance (const TaliaKnowledge *known, TaliaCards cards, int held)
{
  const int n = talia_cards_count (known->unseen & cards), n_unseen = talia_cards_count (known->unseen);
  double none = 1.0;

  for (int i = 0; i < held && i < n_unseen; i++)
    none *= MAX (0.0, 1.0 - (double) n / (n_unseen - i));
  return 1.0 - none;
}

static int
next_seat (const TaliaKnowledge *known)
{
  return (known->own + 1) % known->seen->seats;
}

static Look
look_at (const TaliaKnowledge *known)
{
  const TaliaState *seen = known->seen;
  const uint8_t *held = known->view->held;
  Look look = { .known = known };
  int opponents = 0;

  for (int seat = 0; seat < seen->seats; seat++)
    if (talia_state_side (seen, seat) != talia_state_side (seen, known->own))
      opponents += held[seat];
  for (int value = 1; value <= TOP; value++)
    {
      TaliaCards able = takers (&seen->fishing.rules, value);

      look.next_holds[value] = chance (known, able, held[next_seat (known)]);
      look.any_holds[value] = chance (known, able, opponents);
    }
  return look;
}

/* Estimates the most that a card of that value can take of the loose cards: its equals and the best pair. */
static double
best_capture (const TaliaFishing *table, int value)
{
  TaliaCards equal = table->loose & takers (&table->rules, value);
  double best_pair = 0.0;

  for (TaliaCards first = table->loose & ~equal; first != 0;)
    {
      TaliaCard a = talia_cards_pop (&first);
      int need = value - talia_fishing_value (&table->rules, a);
      TaliaCards second = need > 0 && need < value ? first & takers (&table->rules, need) : 0;

      while (second != 0)
        {
          double pair = worth (TALIA_BIT (a) | TALIA_BIT (talia_cards_pop (&second)));

          best_pair = MAX (best_pair, pair);
        }
    }
  return worth (equal) + best_pair;
}

/* Estimates what a jack, queen or king without a value can take: one card of its rank. */
static double
best_face_capture (const TaliaFishing *table, int rank)
{
  double best = 0.0;

  for (TaliaCards equal = table->loose & TALIA_RANK_CARDS (rank); equal != 0;)
    {
      double one = worth (TALIA_BIT (talia_cards_pop (&equal)));

      best = MAX (best, one);
    }
  return best;
}

/* Whether a card of that value takes everything on the table. */
static gboolean
can_sweep (const TaliaFishing *table, int value)
{
  for (int i = 0; i < table->n_builds; i++)
    if (table->value[i] != value)
      return FALSE;
  return talia_fishing_groups (&table->rules, table->loose, TALIA_NO_CARD, value);
}

/* Estimates what the next player will gain from the loose cards. */
static double
danger (const Look *look, const TaliaFishing *table)
{
  gboolean last = look->known->seen->fishing.n_played + 1 == TALIA_FISHING_PLAYS;
  double sum = 0.0;

  if (last || table->loose == 0)
    return 0.0;
  for (int value = 1; value <= table->rules.top; value++)
    if (look->next_holds[value] > 0.0)
      {
        double gain = best_capture (table, value);

        if (gain > 0.0)
          gain += CARD_WORTH;
        if (table->rules.sweeps && can_sweep (table, value))
          gain += 1.0;
        sum += look->next_holds[value] * gain;
      }
  for (int rank = TALIA_JACK; table->rules.top < TOP && rank <= TALIA_KING; rank++)
    {
      int held = look->known->view->held[next_seat (look->known)];

      sum += chance (look->known, TALIA_RANK_CARDS (rank), held) * best_face_capture (table, rank);
    }
  return sum;
}

/* Estimates the value of the builds on the table: the player's side will take its own builds, unless others can. */
static double
promise (const Look *look, const TaliaFishing *table)
{
  const TaliaState *seen = look->known->seen;
  double sum = 0.0;

  for (int i = 0; i < table->n_builds; i++)
    {
      gboolean own = talia_state_side (seen, table->owner[i]) == talia_state_side (seen, look->known->own);
      double stake = worth (table->build[i]) + CARD_WORTH;

      if (own)
        sum += stake * (1.0 - 1.6 * look->any_holds[table->value[i]]);
      else
        sum -= stake * OWNER_TAKES;
    }
  return sum;
}

static Outcome
try_move (const Look *look, const TaliaMove *move)
{
  Outcome outcome = { .table = look->known->seen->fishing };

  outcome.taken = talia_fishing_apply (&outcome.table, look->known->own, move);
  return outcome;
}

/* The last player to capture gets the remaining cards; near the end, a part of them counts already. */
static double
residue (const Look *look, const Outcome *outcome)
{
  int left = TALIA_FISHING_PLAYS - outcome->table.n_played;

  if (outcome->taken == 0 || left > 2 * look->known->seen->seats)
    return 0.0;
  return worth (outcome->table.loose) / (1.0 + left);
}

/* Returns the owner of the build that is among the cards of the table; TALIA_NOBODY if there is none. */
static int
owner_of (const TaliaFishing *table, TaliaCards cards)
{
  TaliaCards built = cards & talia_fishing_built (table);

  return built == 0 ? TALIA_NOBODY : table->owner[talia_fishing_find_build (table, talia_cards_first (built))];
}

/* Whether an opponent may hold a card that takes one of the own builds among the cards of the table. */
static gboolean
can_lose_build (const Look *look, TaliaCards cards)
{
  const TaliaFishing *table = &look->known->seen->fishing;

  for (int i = 0; i < table->n_builds; i++)
    if ((table->build[i] & cards) && table->owner[i] == look->known->own && look->any_holds[table->value[i]] > 0.0)
      return TRUE;
  return FALSE;
}

/* Whether the build keeps its owner, who has other cards, from trailing. */
static gboolean
must_not_trail (const Look *look)
{
  return !look->known->seen->fishing.rules.trail_with_build && talia_cards_count (look->known->hand) > 1;
}

static void
explain_take (const Look *look, const TaliaMove *move, TaliaCards taken, gboolean sweep, TaliaReason *reason)
{
  const int owner = owner_of (&look->known->seen->fishing, move->cards);

  if (sweep)
    *reason = talia_reason (TALIA_REASON_TAKE_SWEEP);
  else if (owner == look->known->own && can_lose_build (look, move->cards))
    *reason = talia_reason (TALIA_REASON_TAKE_OWN_BUILD);
  else if (owner == look->known->own && must_not_trail (look))
    *reason = talia_reason (TALIA_REASON_TAKE_TO_TRAIL);
  else if (owner != TALIA_NOBODY && owner != look->known->own)
    {
      *reason = talia_reason (TALIA_REASON_TAKE_BUILD);
      reason->seat = (int8_t) owner;
    }
  else if (taken & COUNTING)
    {
      *reason = talia_reason (TALIA_REASON_TAKE_COUNTING);
      reason->cards = taken & COUNTING;
    }
  else if (taken & SPADES)
    {
      *reason = talia_reason (TALIA_REASON_TAKE_SPADES);
      reason->cards = taken & SPADES;
    }
  else
    *reason = talia_reason (TALIA_REASON_TAKE_CARDS);
}

static double
judge_take (const Look *look, const TaliaMove *move, const Outcome *outcome, TaliaReason *reason)
{
  const TaliaFishing *table = &look->known->seen->fishing;
  gboolean sweep = table->rules.sweeps && outcome->table.loose == 0 && outcome->table.n_builds == 0;

  explain_take (look, move, outcome->taken, sweep, reason);
  return worth (outcome->taken) + (sweep ? 1.0 : 0.0) + residue (look, outcome);
}

static void
explain_build (const Look *look, const TaliaMove *move, TaliaReason *reason)
{
  int owner = owner_of (&look->known->seen->fishing, move->cards);

  if (owner == look->known->own)
    *reason = talia_reason (TALIA_REASON_BUILD_GROWS);
  else if (owner != TALIA_NOBODY)
    {
      *reason = talia_reason (TALIA_REASON_BUILD_STEAL);
      reason->seat = (int8_t) owner;
    }
  else if (look->any_holds[move->value] < 0.2)
    *reason = talia_reason (TALIA_REASON_BUILD_SAFE);
  else
    *reason = talia_reason (TALIA_REASON_BUILD_MORE);
}

static double
judge_trail (const Look *look, const TaliaMove *move, TaliaReason *reason)
{
  TaliaCards rank = TALIA_RANK_CARDS (talia_card_rank (move->card));
  TaliaCards twins = look->known->hand & rank & ~TALIA_BIT (move->card);

  *reason = talia_reason (TALIA_REASON_TRAIL_LEAST);
  if (twins != 0)
    {
      *reason = talia_reason (TALIA_REASON_TRAIL_TWIN);
      reason->cards = twins;
      return 0.3 * worth (TALIA_BIT (move->card) | TALIA_BIT (talia_cards_first (twins)));
    }
  if ((look->known->unseen & rank) == 0)
    *reason = talia_reason (TALIA_REASON_TRAIL_RANK_OUT);
  return -0.3 * worth (TALIA_BIT (move->card));
}

static double
judge (const Look *look, const TaliaMove *move, TaliaReason *reason)
{
  const Outcome outcome = try_move (look, move);
  double estimate = promise (look, &outcome.table) - danger (look, &outcome.table);

  if (move->kind == TALIA_MOVE_TAKE)
    return estimate + judge_take (look, move, &outcome, reason);
  if (move->kind == TALIA_MOVE_TRAIL)
    return estimate + judge_trail (look, move, reason);
  explain_build (look, move, reason);
  return estimate;
}

void
talia_easy_casino (const TaliaKnowledge *known, TaliaAdvice *advice, guint n)
{
  const Look look = look_at (known);

  for (guint i = 0; i < n; i++)
    advice[i].points = judge (&look, &advice[i].move, &advice[i].reason);
}
