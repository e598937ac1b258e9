/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The playout policy of fishing: which moves are considered, and how they are weighed. */
#include "fishing-policy.h"

#include <math.h>

#include "fishing-groups.h"

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)
#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define BIG_CASINO TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS)
#define LITTLE_CASINO TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES)
#define FACES (TALIA_RANK_CARDS (TALIA_JACK) | TALIA_RANK_CARDS (TALIA_QUEEN) | TALIA_RANK_CARDS (TALIA_KING))

#define HIGH_ACE TALIA_FISH_HIGH_ACE
#define VALUES TALIA_FISH_VALUES

/* What the seat to act sees; the same for all its moves. */
typedef struct
{
  const TaliaState *state;
  const TaliaFishing *table;
  int seat, next;
  TaliaCards hand, unseen;
  float card_worth, spade_worth; /* the worth of one more towards the majority */
  float next_takes[VALUES];      /* by value: the probability that the next seat holds a card that takes it */
  float later_takes[VALUES], partner_takes[VALUES];
  gboolean later, partner; /* whether there are any */
  float near_end;          /* 1 before the last play of the hand, less before */
  const float *weights;
} Glance;

static float
fixed_worth (TaliaCards cards)
{
  return (float) (talia_cards_count (cards & (ACES | LITTLE_CASINO | BIG_CASINO)) + ((cards & BIG_CASINO) != 0));
}

static float
worth (const Glance *glance, TaliaCards cards)
{
  return (float) talia_cards_count (cards) * glance->card_worth
         + (float) talia_cards_count (cards & SPADES) * glance->spade_worth + fixed_worth (cards);
}

/* --- looking ------------------------------------------------------------------------------------ */

/* Returns the worth of one more of these cards if the majority brings `points`: it is high if the majority is close and
 * few cards are left. */
static float
majority_worth (const Glance *glance, TaliaCards cards, float points)
{
  const TaliaState *state = glance->state;
  int own = 0, best = 0, left = talia_cards_count (cards);
  int side = talia_state_side (state, glance->seat);
  float spread, off;

  for (int i = 0; i < state->sides; i++)
    {
      int n = talia_cards_count (talia_state_taken (state, i) & cards);

      left -= n;
      if (i == side)
        own = n;
      else
        best = MAX (best, n);
    }
  if (own > best + left || best > own + left)
    return 0.0f;
  spread = 0.8f * sqrtf ((float) left + 1.0f);
  off = (float) (own - best) / spread;
  off = 1.0f + off * off / 3.0f;
  return 0.45f * points / spread / (off * off);
}

/* Sets the probability, by value, that one of `held` cards takes it. */
static void
fill_takes (const Glance *glance, int held, float takes[VALUES])
{
  const int n = talia_cards_count (glance->unseen);
  float chance[5] = { 0.0f };

  for (int some = 1; some <= 4; some++)
    {
      float none = 1.0f;

      for (int i = 0; i < some && none > 0.0f; i++)
        none *= n - i > held ? 1.0f - (float) held / (float) (n - i) : 0.0f;
      chance[some] = 1.0f - none;
    }
  for (int value = 1; value < HIGH_ACE; value++)
    takes[value] = chance[talia_cards_count (glance->unseen & talia_fish_takers (value))];
  takes[HIGH_ACE] = glance->table->rules.top == HIGH_ACE ? takes[1] : 0.0f;
  takes[0] = 0.0f;
  takes[VALUES - 1] = 0.0f;
}

/* Returns the number of cards that the seat will hold at its next turn. */
static int
count_held (const TaliaState *state, int seat, int plays_until)
{
  const TaliaFishing *table = &state->fishing;
  int round = 4 * state->seats, play = table->n_played + plays_until;

  if (play / round != table->n_played / round)
    return table->n_stock > 0 ? 4 : 0;
  return talia_cards_count (state->hand[seat]);
}

static void
look (const TaliaState *state, const float *weights, Glance *glance)
{
  const TaliaFishing *table = &state->fishing;
  TaliaCards seen;
  int later = 0, partner = 0;

  glance->state = state;
  glance->table = table;
  glance->weights = weights;
  glance->seat = state->to_act;
  glance->next = (state->to_act + 1) % state->seats;
  glance->hand = state->hand[state->to_act];
  seen = glance->hand | table->loose | talia_fishing_built (table);
  for (int seat = 0; seat < state->seats; seat++)
    seen |= state->taken[seat];
  glance->unseen = TALIA_ALL_CARDS & ~seen;
  glance->card_worth = majority_worth (glance, TALIA_ALL_CARDS, 3.0f);
  glance->spade_worth = majority_worth (glance, SPADES, 1.0f);
  glance->near_end = 1.0f / (float) (TALIA_FISHING_PLAYS - table->n_played);

  fill_takes (glance, count_held (state, glance->next, 1), glance->next_takes);
  for (int i = 2; i < state->seats; i++)
    {
      int seat = (state->to_act + i) % state->seats, held = count_held (state, seat, i);

      *(talia_state_side (state, seat) == talia_state_side (state, glance->seat) ? &partner : &later) += held;
    }
  glance->later = later > 0;
  glance->partner = partner > 0;
  if (glance->later)
    fill_takes (glance, later, glance->later_takes);
  if (glance->partner)
    fill_takes (glance, partner, glance->partner_takes);
}

/* --- marking ------------------------------------------------------------------------------------ */

/* The table after a move. */
typedef struct
{
  TaliaCards loose, taken, hand;
  guint gone; /* builds that the move has changed or taken, as bits */
  TaliaCards build;
  int value; /* the value of `build`, 0: none was made */
} After;

static After
make (const Glance *glance, const TaliaMove *move)
{
  const TaliaFishing *table = glance->table;
  After after = { .loose = table->loose & ~move->cards, .hand = glance->hand & ~TALIA_BIT (move->card) };

  if (move->kind == TALIA_MOVE_TRAIL)
    {
      after.loose |= TALIA_BIT (move->card);
      return after;
    }
  for (int i = 0; i < table->n_builds; i++)
    if (table->build[i] & move->cards)
      after.gone |= 1u << i;
  if (move->kind == TALIA_MOVE_TAKE)
    after.taken = move->cards | TALIA_BIT (move->card);
  else
    {
      after.build = move->cards | TALIA_BIT (move->card);
      after.value = move->value;
    }
  return after;
}

/* Sets the features for what others, and the seat itself, can take of the remaining cards. */
static void
mark_prospects (const Glance *glance, const After *after, float marks[])
{
  const TaliaFishing *table = glance->table;
  const TaliaFishWorth w = { glance->card_worth, glance->spade_worth };
  float prize[VALUES], danger = 0.0f, later = 0.0f, partner = 0.0f, own = 0.0f, sure = 0.0f;
  float best = 0.0f, more = 0.0f;
  guint guards = 0;

  talia_fish_prizes (&table->rules, after->loose, &w, prize);
  for (int i = 0; i <= table->n_builds; i++)
    {
      TaliaCards build = i < table->n_builds ? table->build[i] : after->build;
      int owner = i < table->n_builds ? table->owner[i] : glance->seat;
      int value = i < table->n_builds ? table->value[i] : after->value;
      float it;

      if (after->gone >> i & 1 || value == 0)
        continue;
      it = worth (glance, build) + 0.1f;
      prize[value] += it;
      /* The owner of a build can take it. */
      if (owner == glance->next)
        sure += it * (1.0f - glance->next_takes[value]);
      else if (owner == glance->seat)
        {
          own += it;
          guards |= 1u << value;
        }
    }
  if (table->rules.sweeps && after->gone + 1 == 1u << table->n_builds && after->value == 0)
    talia_fish_add_sweeps (&table->rules, after->loose, prize);
  for (int value = 1; value < VALUES; value++)
    danger += prize[value] * glance->next_takes[value];
  if (glance->later)
    for (int value = 1; value < VALUES; value++)
      later += prize[value] * glance->later_takes[value];
  if (glance->partner)
    for (int value = 1; value < VALUES; value++)
      partner += prize[value] * glance->partner_takes[value];
  for (guint values = talia_fish_values (&table->rules, after->hand); values != 0; values &= values - 1)
    {
      float it = prize[__builtin_ctz (values)];

      more += MIN (it, best);
      best = MAX (it, best);
    }
  marks[TALIA_FISH_DANGER] = danger + sure;
  marks[TALIA_FISH_LATER] = later;
  marks[TALIA_FISH_PARTNER] = partner;
  marks[TALIA_FISH_HOPE] = best;
  marks[TALIA_FISH_MORE] = more;
  marks[TALIA_FISH_OWN] = own;
  marks[TALIA_FISH_GUARDS] = (float) __builtin_popcount (guards);
}

static void
mark_capture (const Glance *glance, const After *after, float marks[])
{
  marks[TALIA_FISH_CAPTURES] = 1.0f;
  marks[TALIA_FISH_TAKES_CARDS] = (float) talia_cards_count (after->taken) * glance->card_worth;
  marks[TALIA_FISH_TAKES_SPADES] = (float) talia_cards_count (after->taken & SPADES) * glance->spade_worth;
  marks[TALIA_FISH_TAKES_POINTS] = fixed_worth (after->taken);
  marks[TALIA_FISH_RESIDUE] = worth (glance, after->loose) * glance->near_end;
  marks[TALIA_FISH_SWEEPS] =
      glance->table->rules.sweeps && after->loose == 0 && after->gone + 1 == 1u << glance->table->n_builds ? 1.0f
                                                                                                           : 0.0f;
}

static void
mark_trail (const Glance *glance, const TaliaMove *move, const After *after, float marks[])
{
  TaliaCards card = TALIA_BIT (move->card), rank = TALIA_RANK_CARDS (talia_card_rank (move->card));

  marks[TALIA_FISH_TRAILS_POINTS] = fixed_worth (card);
  marks[TALIA_FISH_TRAILS_SPADE] = card & SPADES ? glance->spade_worth : 0.0f;
  marks[TALIA_FISH_TRAILS_VALUE] = (float) talia_fishing_value (&glance->table->rules, move->card) / 10.0f;
  marks[TALIA_FISH_TRAILS_FACE] = card & FACES ? 1.0f : 0.0f;
  marks[TALIA_FISH_TRAILS_TWIN] = after->hand & rank ? 1.0f : 0.0f;
  marks[TALIA_FISH_TRAILS_LAST] = glance->unseen & rank ? 0.0f : 1.0f;
}

static void
mark_build (const Glance *glance, const TaliaMove *move, const After *after, float marks[])
{
  marks[TALIA_FISH_BUILDS] = 1.0f;
  if (after->gone != 0 && glance->table->value[__builtin_ctz (after->gone)] != move->value)
    marks[TALIA_FISH_RAISES] = 1.0f;
}

static void
mark (const Glance *glance, TaliaFishThought *thought)
{
  const TaliaFishing *table = glance->table;
  const After after = make (glance, &thought->move);
  float *marks = thought->marks, sum = 0.0f;

  memset (marks, 0, sizeof thought->marks);
  mark_prospects (glance, &after, marks);
  switch (thought->move.kind)
    {
    case TALIA_MOVE_TAKE:
      mark_capture (glance, &after, marks);
      break;
    case TALIA_MOVE_TRAIL:
      mark_trail (glance, &thought->move, &after, marks);
      break;
    default:
      mark_build (glance, &thought->move, &after, marks);
    }
  for (guint gone = after.gone; gone != 0; gone &= gone - 1)
    {
      int i = __builtin_ctz (gone);

      if (talia_state_side (glance->state, table->owner[i]) != talia_state_side (glance->state, glance->seat))
        marks[TALIA_FISH_ROBS] += worth (glance, table->build[i]);
    }
  marks[TALIA_FISH_LOOSE] = (float) talia_cards_count (after.loose) / 4.0f;
  marks[TALIA_FISH_KEEPS_POINTS] = fixed_worth (after.hand);
  for (int i = 0; i < TALIA_FISH_MARKS; i++)
    sum += marks[i] * glance->weights[i];
  thought->score = sum;
}

/* --- what comes to mind -------------------------------------------------------------------------- */

typedef struct
{
  const Glance *glance;
  TaliaFishWorth worth;
  TaliaFishGroups groups;
  guint owned;
  TaliaFishThought *thoughts;
  guint n;
} Mind;

static void
add (Mind *mind, TaliaMoveKind kind, TaliaCard card, int value, TaliaCards cards)
{
  TaliaMove *move;

  if (mind->n == TALIA_FISH_MOVES)
    return;
  move = &mind->thoughts[mind->n++].move;
  *move = (TaliaMove) { .kind = (uint8_t) kind, .card = card, .value = (uint8_t) value, .cards = cards };
}

/* Considers the largest capture with a card of that value, including all builds of that value. */
static void
think_of_capture (Mind *mind, TaliaCard card, int value)
{
  const TaliaFishing *table = mind->glance->table;
  TaliaCards cards = talia_fish_best_union (&mind->groups, &mind->worth, value, 0);
  TaliaCards kept = mind->glance->hand & ~TALIA_BIT (card);
  guint taken = 0;

  for (int i = 0; i < table->n_builds; i++)
    if (table->value[i] == value)
      {
        cards |= table->build[i];
        taken |= 1u << i;
      }
  if (cards == 0 || (value == HIGH_ACE && taken == 0 && (cards & ~ACES) == 0))
    return;
  if (mind->owned == 0
      || talia_fishing_guards (&table->rules, kept, talia_fishing_owned (table, mind->glance->seat, taken)))
    add (mind, TALIA_MOVE_TAKE, card, 0, cards);
}

static void
think_of_face_capture (Mind *mind, TaliaCard card)
{
  const TaliaFishing *table = mind->glance->table;
  TaliaCards equal = table->loose & TALIA_RANK_CARDS (talia_card_rank (card));
  gboolean all = table->rules.face_capture == TALIA_FACE_ANY
                 || (table->rules.face_capture == TALIA_FACE_ONE_OR_THREE && talia_cards_count (equal) == 3);

  if (equal == 0 || !talia_fishing_guards (&table->rules, mind->glance->hand & ~TALIA_BIT (card), mind->owned))
    return;
  /* Spades come last in a set. */
  add (mind, TALIA_MOVE_TAKE, card, 0, all ? equal : TALIA_BIT (talia_cards_last (equal)));
}

static void
think_of_build (Mind *mind, TaliaCard card, int worth_of_card, int value)
{
  const TaliaFishing *table = mind->glance->table;
  TaliaCards kept = mind->glance->hand & ~TALIA_BIT (card), company = 0, cards;
  gboolean alone = worth_of_card == value || (value == HIGH_ACE && worth_of_card == 1);

  if (mind->owned != 0 && !talia_fishing_guards (&table->rules, kept, mind->owned | 1u << value))
    return;
  if (!alone)
    company = talia_fish_best_group (&mind->groups, &mind->worth, value - worth_of_card);
  if (!alone && company == 0)
    return;
  cards = company | talia_fish_best_union (&mind->groups, &mind->worth, value, company);
  if (cards != 0)
    add (mind, TALIA_MOVE_BUILD, card, value, cards);
  for (int i = 0; i < table->n_builds; i++)
    if (table->value[i] == value)
      add (mind, TALIA_MOVE_BUILD, card, value, cards | table->build[i]);
}

static void
think_of_raises (Mind *mind, TaliaCard card, int worth_of_card, guint values)
{
  const TaliaFishing *table = mind->glance->table;
  TaliaCards kept = mind->glance->hand & ~TALIA_BIT (card);

  for (int i = 0; i < table->n_builds; i++)
    {
      int value = table->value[i] + worth_of_card;

      if (value <= table->rules.top && (values >> value & 1) && table->rules.raise != TALIA_RAISE_OFF
          && (table->rules.raise == TALIA_RAISE_ANY || table->owner[i] != mind->glance->seat)
          && talia_fishing_is_single (&table->rules, table->build[i], table->value[i])
          && talia_fishing_guards (&table->rules, kept,
                                   talia_fishing_owned (table, mind->glance->seat, 1u << i) | 1u << value))
        add (mind, TALIA_MOVE_BUILD, card, value,
             table->build[i] | talia_fish_best_union (&mind->groups, &mind->worth, value, 0));
    }
}

static void
think_of_card (Mind *mind, TaliaCard card)
{
  const TaliaFishingRules *rules = &mind->glance->table->rules;
  TaliaCards kept = mind->glance->hand & ~TALIA_BIT (card);
  int value = talia_fishing_value (rules, card);
  guint values;

  if (mind->owned == 0 || (rules->trail_with_build && talia_fishing_guards (rules, kept, mind->owned)))
    add (mind, TALIA_MOVE_TRAIL, card, 0, 0);
  if (value == 0)
    {
      think_of_face_capture (mind, card);
      return;
    }
  think_of_capture (mind, card, value);
  if (value == 1 && rules->top == HIGH_ACE)
    think_of_capture (mind, card, HIGH_ACE);
  values = talia_fish_values (rules, kept) & ((2u << rules->top) - 1);
  for (guint rest = values >> value << value; rest != 0; rest &= rest - 1)
    think_of_build (mind, card, value, __builtin_ctz (rest));
  think_of_raises (mind, card, value, values);
}

/* --- the policy ------------------------------------------------------------------------------------ */

void
talia_fishing_mark (const TaliaState *state, const float weights[TALIA_FISH_MARKS], TaliaFishThought *thoughts, guint n)
{
  Glance glance;

  look (state, weights, &glance);
  for (guint i = 0; i < n; i++)
    mark (&glance, &thoughts[i]);
}

guint
talia_fishing_think (const TaliaState *state, const float weights[TALIA_FISH_MARKS],
                     TaliaFishThought thoughts[TALIA_FISH_MOVES])
{
  Glance glance;
  Mind mind;

  look (state, weights, &glance);
  mind.glance = &glance;
  mind.worth = (TaliaFishWorth) { glance.card_worth, glance.spade_worth };
  mind.owned = talia_fishing_owned (glance.table, glance.seat, 0);
  mind.thoughts = thoughts;
  mind.n = 0;
  talia_fish_find_groups (&glance.table->rules, glance.table->loose, &mind.groups);
  for (TaliaCards rest = glance.hand; rest != 0;)
    think_of_card (&mind, talia_cards_pop (&rest));
  for (guint i = 0; i < mind.n; i++)
    mark (&glance, &thoughts[i]);
  return mind.n;
}

guint
talia_fishing_pick (const TaliaFishThought *thoughts, guint n, TaliaRandom *random)
{
  float chance[TALIA_FISH_MOVES], best = thoughts[0].score, sum = 0.0f, at;
  guint i = 0;

  for (guint j = 1; j < n; j++)
    best = MAX (best, thoughts[j].score);
  for (guint j = 0; j < n; j++)
    sum += chance[j] = expf (thoughts[j].score - best);
  at = sum * (float) (talia_random_next (random) >> 40) / 16777216.0f;
  while (i + 1 < n && (at -= chance[i]) >= 0.0f)
    i++;
  return i;
}
