/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what on the table makes a move of a fishing game the best: what others could take after it. */
#include "fishing-causes.h"

#include "engine/fishing/talia-fishing-game.h"
#include "fishing-groups.h"

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

/* The greatest number of moves with one card; if there are more, it can take something. */
#define ROOM 256

/* How many other cards a card that scores is worth. */
#define SCORES 4

/* The greatest number of cards that a sentence names. */
#define NAMED 2

/* Two moves to compare. */
typedef struct
{
  const TaliaKnowledge *known;
  const TaliaMove *best, *next;
  TaliaFishing table, next_table; /* after them */
} Look;

/* Whether somebody with these cards could make a move of that kind which moves one of `wanted`. Nobody is taken for the
 * owner of a build: an owner holds another card that takes it, and may play all the others. */
static gboolean
can_move (const TaliaFishing *table, TaliaMoveKind kind, TaliaCards hand, TaliaCards wanted)
{
  TaliaMove moves[ROOM];
  const int n = talia_fishing_legal (table, TALIA_NOBODY, hand, moves, ROOM);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == kind && (moves[i].cards & wanted))
      return TRUE;
  return n < 0;
}

/* Whether the card takes one of `wanted` from the table. */
static gboolean
can_take (const TaliaFishing *table, TaliaCard card, TaliaCards wanted)
{
  return can_move (table, TALIA_MOVE_TAKE, TALIA_BIT (card), wanted);
}

/* Counts the cards that are still out with which others could take one of `wanted`. */
static int
count_takers (const Look *look, const TaliaFishing *table, TaliaCards wanted)
{
  int n = 0;

  for (TaliaCards rest = look->known->unseen; rest != 0;)
    n += can_take (table, talia_cards_pop (&rest), wanted) ? 1 : 0;
  return n;
}

/* Whether the card takes all of `wanted` from the table at once. */
static gboolean
can_take_all (const TaliaFishing *table, TaliaCard card, TaliaCards wanted)
{
  TaliaMove moves[ROOM];
  const int n = talia_fishing_legal (table, TALIA_NOBODY, TALIA_BIT (card), moves, ROOM);

  for (int i = 0; i < n; i++)
    if (moves[i].kind == TALIA_MOVE_TAKE && (moves[i].cards & wanted) == wanted)
      return TRUE;
  return FALSE;
}

/* Whether two of the cards that are still out suffice to build with one of `wanted`. */
static gboolean
can_be_built (const Look *look, TaliaCards wanted)
{
  for (TaliaCards rest = look->known->unseen; rest != 0;)
    {
      const TaliaCard one = talia_cards_pop (&rest);

      for (TaliaCards others = rest; others != 0;)
        if (can_move (&look->table, TALIA_MOVE_BUILD, TALIA_BIT (one) | TALIA_BIT (talia_cards_pop (&others)), wanted))
          return TRUE;
    }
  return FALSE;
}

/* Whether the cards are taken only by cards of their own rank, so that nothing which is laid beside them changes who
 * can take them. */
static gboolean
are_alone (const Look *look, TaliaCards cards)
{
  for (TaliaCards rest = cards; rest != 0;)
    if (talia_fishing_value (&look->table.rules, talia_cards_pop (&rest)) != 0)
      return FALSE;
  return TRUE;
}

/* Whether nobody else can take one of the cards before the player's next turn, alone or as part of a build. */
static gboolean
is_safe (const Look *look, TaliaCards cards)
{
  return (are_alone (look, cards) || look->known->seen->seats == 2) && count_takers (look, &look->table, cards) == 0
         && !can_be_built (look, cards);
}

/* Of the cards that one move takes and the other does not, those that score most. */
static TaliaCards
find_saved (const TaliaMove *move, const TaliaMove *other)
{
  const TaliaCards saved = move->kind == TALIA_MOVE_TAKE ? move->cards & ~other->cards : 0;

  return saved & TALIA_FISH_COUNTING ? saved & TALIA_FISH_COUNTING : saved & SPADES ? saved & SPADES : saved;
}

/* The functions below return whether a cause holds, and set what it is about. */

static gboolean
can_wait (const Look *look, TaliaCause *cause)
{
  cause->cards = look->next->kind == TALIA_MOVE_TAKE ? look->next->cards & ~look->best->cards : 0;
  return look->best->card != look->next->card && cause->cards != 0 && talia_cards_count (cause->cards) <= NAMED
         && can_take (&look->table, look->next->card, cause->cards) && is_safe (look, cause->cards);
}

/* Whether the other move leaves a build to the other side that this move takes, or changes. Its owner holds a card that
 * takes it. */
static gboolean
owner_takes (const Look *look, TaliaCause *cause)
{
  const TaliaState *seen = look->known->seen;
  const int own = talia_state_side (seen, look->known->own);

  for (int i = 0; i < look->next_table.n_builds; i++)
    {
      const TaliaCards build = look->next_table.build[i];
      const int now = talia_fishing_find_build (&look->table, talia_cards_first (build));

      if (talia_state_side (seen, look->next_table.owner[i]) == own)
        continue;
      if (now >= 0 && look->table.build[now] == build)
        continue;
      cause->number = look->next_table.value[i];
      return TRUE;
    }
  return FALSE;
}

/* Whether every card still out that can take one of the cards after the other move can take all of them at once. */
static gboolean
are_lost_together (const Look *look, TaliaCards cards)
{
  for (TaliaCards rest = look->known->unseen; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);

      if (can_take (&look->next_table, card, cards) && !can_take_all (&look->next_table, card, cards))
        return FALSE;
    }
  return TRUE;
}

/* Of the cards, leaves the one that most cards still out can take, unless those take all of them at once. Returns how
 * many these are. */
static int
leave_most_exposed (const Look *look, TaliaCards *cards)
{
  TaliaCards most = 0;
  int n = 0;

  if (are_lost_together (look, *cards))
    return count_takers (look, &look->next_table, *cards);
  for (TaliaCards rest = *cards; rest != 0;)
    {
      const TaliaCards card = TALIA_BIT (talia_cards_pop (&rest));
      const int takers = count_takers (look, &look->next_table, card);

      if (takers <= n)
        continue;
      n = takers;
      most = card;
    }
  *cards = most;
  return n;
}

/* Whether others could take cards after the other move that this one saves; `score`: cards that score. */
static gboolean
could_take (const Look *look, gboolean score, TaliaCause *cause)
{
  cause->cards = find_saved (look->best, look->next);
  if (cause->cards == 0 || talia_cards_count (cause->cards) > NAMED
      || (score && (cause->cards & TALIA_FISH_COUNTING) == 0))
    return FALSE;
  cause->number = (int16_t) leave_most_exposed (look, &cause->cards);
  return cause->number > 0;
}

static gboolean
is_score_at_risk (const Look *look, TaliaCause *cause)
{
  return could_take (look, TRUE, cause);
}

static gboolean
is_at_risk (const Look *look, TaliaCause *cause)
{
  return could_take (look, FALSE, cause);
}

/* Whether somebody with the card could take everything that is on the table. */
static gboolean
can_sweep (const TaliaFishing *table, TaliaCard card)
{
  return can_take_all (table, card, table->loose | talia_fishing_built (table));
}

static int
count_sweepers (const Look *look, const TaliaFishing *table)
{
  int n = 0;

  for (TaliaCards rest = look->known->unseen; rest != 0;)
    n += can_sweep (table, talia_cards_pop (&rest)) ? 1 : 0;
  return n;
}

static gboolean
lets_sweep (const Look *look, TaliaCause *cause)
{
  cause->number = (int16_t) count_sweepers (look, &look->next_table);
  return look->table.rules.sweeps && cause->number > 2 * count_sweepers (look, &look->table);
}

/* Counts the cards that are still out with which others could take the card that a move builds with. */
static int
count_build_takers (const Look *look, const TaliaFishing *table, const TaliaMove *move)
{
  return move->kind == TALIA_MOVE_BUILD ? count_takers (look, table, TALIA_BIT (move->card)) : 0;
}

static gboolean
builds_for_others (const Look *look, TaliaCause *cause)
{
  cause->cards = TALIA_BIT (look->next->card);
  cause->number = (int16_t) count_build_takers (look, &look->next_table, look->next);
  return cause->number > count_build_takers (look, &look->table, look->best);
}

static gboolean
keeps_scoring (const Look *look, TaliaCause *cause)
{
  cause->cards = TALIA_BIT (look->next->card);
  return look->next->kind == TALIA_MOVE_TRAIL && (cause->cards & TALIA_FISH_COUNTING) != 0
         && (TALIA_BIT (look->best->card) & TALIA_FISH_COUNTING) == 0;
}

/* Whether the number is at most two thirds of what it would be otherwise: less does not explain much. */
static gboolean
is_much_less (const TaliaCause *cause)
{
  return 3 * cause->number <= 2 * cause->otherwise && cause->otherwise > 0;
}

static gboolean
leaves_less (const Look *look, TaliaCause *cause)
{
  cause->number = (int16_t) count_takers (look, &look->table, TALIA_ALL_CARDS);
  cause->otherwise = (int16_t) count_takers (look, &look->next_table, TALIA_ALL_CARDS);
  return is_much_less (cause);
}

static gboolean
has_few_takers (const Look *look, TaliaCause *cause)
{
  if (look->best->kind != TALIA_MOVE_TRAIL)
    return FALSE;
  cause->cards = TALIA_BIT (look->best->card);
  cause->number = (int16_t) count_takers (look, &look->table, cause->cards);
  if (look->next->kind != TALIA_MOVE_TRAIL)
    return 2 * cause->number <= talia_cards_count (look->known->unseen);
  cause->beside = TALIA_BIT (look->next->card);
  cause->otherwise = (int16_t) count_takers (look, &look->next_table, cause->beside);
  return is_much_less (cause);
}

static gboolean
keeps_taker (const Look *look, TaliaCause *cause)
{
  cause->cards = TALIA_BIT (look->next->card);
  return look->best->card != look->next->card && can_take (&look->table, look->next->card, TALIA_ALL_CARDS);
}

static const struct
{
  TaliaCauseId id;
  gboolean (*holds) (const Look *look, TaliaCause *cause);
} rows[] = {
  { TALIA_CAUSE_OWNER_TAKES, owner_takes },      { TALIA_CAUSE_CAN_WAIT, can_wait },
  { TALIA_CAUSE_AT_RISK, is_score_at_risk },     { TALIA_CAUSE_LETS_SWEEP, lets_sweep },
  { TALIA_CAUSE_AT_RISK, is_at_risk },           { TALIA_CAUSE_KEEP_SCORING, keeps_scoring },
  { TALIA_CAUSE_BUILD_RISK, builds_for_others }, { TALIA_CAUSE_LEAVES, leaves_less },
  { TALIA_CAUSE_TAKERS, has_few_takers },        { TALIA_CAUSE_KEEP_TAKER, keeps_taker },
};

/* --- the last round ---------------------------------------------------------------------------------------- */

/* What a side takes in a hand that was played out, from one play on. */
typedef struct
{
  const TaliaFishing *table;
  guint play;
  int seats;
} End;

static gboolean
takes (const End *end, guint play, gboolean own)
{
  return (end->table->captures >> play & 1) && (((int) (play - end->play)) % end->seats == 0) == own;
}

/* Returns all cards of the table that the player, or others, take. */
static TaliaCards
find_taken (const End *end, gboolean own)
{
  TaliaCards cards = 0;

  for (guint play = end->play; play < end->table->n_played; play++)
    cards |= takes (end, play, own) ? end->table->with[play] : 0;
  return cards;
}

/* Keeps as many cards as a sentence names; if there are more, those that score. */
static TaliaCards
leave_named (TaliaCards cards)
{
  TaliaCards named = 0, score = cards & TALIA_FISH_COUNTING;

  if (talia_cards_count (cards) <= NAMED)
    return cards;
  if (score == 0)
    score = cards & SPADES ? cards & SPADES : cards;
  while (score != 0 && talia_cards_count (named) < NAMED)
    named |= TALIA_BIT (talia_cards_pop (&score));
  return named;
}

/* Finds the best later take of the player, or of others, of cards that they do not take in the other end; returns 0 if
 * there is none, and otherwise what it is worth. */
static int
find_take (const End *end, const End *other, gboolean own, TaliaCause *cause)
{
  const TaliaCards had = find_taken (other, own);
  int most = 0;

  for (guint play = end->play + 1; play < end->table->n_played; play++)
    {
      const TaliaCards more = takes (end, play, own) ? end->table->with[play] & ~had : 0;
      const int worth = SCORES * talia_cards_count (more & TALIA_FISH_COUNTING) + talia_cards_count (more);

      if (worth <= most)
        continue;
      most = worth;
      cause->cards = leave_named (more);
      cause->beside = TALIA_BIT (end->table->played[play]);
    }
  return most;
}

TaliaCause
talia_fishing_end_cause (int own, guint play, const TaliaState *with, const TaliaState *without)
{
  const End best = { &with->fishing, play, with->seats }, next = { &without->fishing, play, with->seats };
  const gboolean last =
      talia_fishing_game_last_capturer (with) == own && talia_fishing_game_last_capturer (without) != own;
  TaliaCause takes = { .id = TALIA_CAUSE_THEN_TAKES }, lost = { .id = TALIA_CAUSE_THEN_LOSES };
  const int gain = find_take (&best, &next, TRUE, &takes), loss = find_take (&next, &best, FALSE, &lost);

  /* who takes last often gets more than one take brings */
  if (last && MAX (gain, loss) < SCORES)
    return (TaliaCause) { .id = TALIA_CAUSE_TAKES_LAST };
  if (gain > 0 && gain >= loss)
    return takes;
  return loss > 0 ? lost : (TaliaCause) { 0 };
}

TaliaCause
talia_fishing_cause (const TaliaPosition *position, const TaliaContrast *contrast)
{
  const TaliaKnowledge *known = &position->known;
  Look look = { .known = known, .best = &contrast->best, .next = &contrast->next };

  look.table = look.next_table = known->seen->fishing;
  talia_fishing_apply (&look.table, known->own, look.best);
  talia_fishing_apply (&look.next_table, known->own, look.next);
  for (guint i = 0; i < G_N_ELEMENTS (rows) && known->unseen != 0; i++)
    {
      TaliaCause cause = { .id = (uint8_t) rows[i].id };

      if (rows[i].holds (&look, &cause))
        return cause;
    }
  return (TaliaCause) { 0 };
}
