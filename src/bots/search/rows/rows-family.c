/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search needs for games of rows, as a TaliaFamily: playouts, judgements and reasons. */
#include "bots/search/core/search-family.h"

#include <math.h>

#include "bots/easy/easy.h"
#include "engine/talia-playout.h"
#include "rows-policy.h"

/* How often each world is played out: a playout is short, and its result depends mostly on luck. */
#define AGAIN 50

/* The results in different worlds vary more by luck than by skill: with twice these errors `medium` is not measurably
 * better than rules of thumb, with a third of them `hard` is not measurably better than `medium`. */
#define SLIPS 0.3

/* The number of hands of the others that are drawn by a random walk for each requested world. A search that deals hands
 * at random is no better than rules of thumb. */
#define WALKS 2

/* The rules of thumb are good: for each point of their judgement, a move is more likely to be right by this power of
 * e, */
#define THUMB 8.0

/* but never less likely than this. */
#define LEAST_CHANCE 0.05

/* The turns more or less, on average, that are worth mentioning. */
#define TURNS 0.3f

/* A choice that a player had. */
typedef struct
{
  int seat;
  TaliaCards open; /* the cards that could be laid */
  TaliaCard card;  /* the card that was laid */
  TaliaRowGlance glance;
} Choice;

/* The plays to explain. */
typedef struct
{
  guint n;
  Choice choices[TALIA_MAX_PACK];
} Past;

typedef struct
{
  TaliaCards pack;
  guint styles; /* the seats, as bits, that play in TALIA_STYLE_EASY */
  TaliaRandom *random;
} Player;

static TaliaCard
choose (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  const Player *player = data;
  TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
  guint n;

  if (!may_skip && (legal & (legal - 1)) == 0)
    return talia_cards_first (legal);
  n = talia_rows_think (state, player->pack, legal, may_skip,
                        talia_rows_weights[talia_style_of (player->styles, state->to_act)], thoughts);
  return thoughts[talia_rows_pick (thoughts, n, player->random)].card;
}

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  TaliaState *state = &world->state;
  Player player = { position->known.game->pack (state), world->styles, random };

  talia_playout (state, choose, &player);
  talia_payoff_points (&position->payoff, state, points);
}

static void
lean (const TaliaPosition *position, const TaliaMove *moves, guint n, double lean[TALIA_SEARCH_MOVES])
{
  const TaliaKnowledge *known = &position->known;
  TaliaAdvice advice[TALIA_SEARCH_MOVES];
  double sum = 0.0;

  talia_easy_advise (NULL, known->game, known->view, NULL, advice);
  for (guint i = 0; i < n; i++)
    sum += exp (THUMB * (advice[i].points - advice[0].points));
  for (guint i = 0; i < n; i++)
    {
      guint j = 0;

      while (!talia_move_equal (&advice[j].move, &moves[i]))
        j++;
      lean[i] = log (MAX (exp (THUMB * (advice[j].points - advice[0].points)) / sum, LEAST_CHANCE));
    }
}

/* Takes back all cards that were laid, and lays them again: each choice says something about the hand. */
static void
prepare (TaliaPosition *position)
{
  const TaliaState *seen = position->known.seen;
  const TaliaRows *laid = &seen->rows;
  TaliaRows rows = { .laid = laid->aside };
  Past *past = position->prepared;
  guint8 held[TALIA_MAX_SEATS];

  memcpy (held, position->known.view->held, sizeof held);
  for (int i = 0; i < laid->n_played; i++)
    held[laid->by[i]]++;
  for (int i = 0; i < laid->n_played; i++)
    {
      const int seat = laid->by[i];
      Choice *choice = &past->choices[past->n++];

      *choice = (Choice) { .seat = seat, .open = talia_rows_open (&rows), .card = laid->played[i] };
      choice->glance.pack = position->known.game->pack (seen);
      talia_rows_look (&rows, seen->seats, seat, held, &choice->glance);
      talia_rows_add (&rows, seat, laid->played[i]);
      held[seat]--;
    }
}

static void
weigh_hand (const TaliaPosition *position, int seat, TaliaCards hand, double sums[TALIA_STYLES])
{
  const Past *past = position->prepared;

  for (guint i = past->n; i-- > 0;)
    {
      const Choice *choice = &past->choices[i];
      TaliaRowGlance glance;
      TaliaCards legal;

      if (choice->seat != seat)
        continue;
      hand |= TALIA_BIT (choice->card);
      legal = hand & choice->open;
      if ((legal & (legal - 1)) == 0)
        continue;
      glance = choice->glance;
      glance.hand = hand;
      for (int style = 0; style < TALIA_STYLES; style++)
        sums[style] += talia_rows_likelihood (&glance, legal, choice->card, talia_rows_reading[style]);
    }
}

/* Counts the turns that players lost because none of their cards fitted. */
static void
trace (const TaliaPosition *position, const TaliaState *end, TaliaTrace *trace)
{
  const TaliaRows *rows = &end->rows;
  guint8 held[TALIA_MAX_SEATS];
  int seat = position->known.own;

  memcpy (held, position->known.view->held, sizeof held);
  for (int i = position->known.seen->rows.n_played; i < rows->n_played; i++)
    {
      for (; seat != rows->by[i]; seat = (seat + 1) % end->seats)
        trace->passes[seat] += held[seat] > 0 ? 1.0f : 0.0f;
      held[seat]--;
      seat = (seat + 1) % end->seats;
    }
}

/* Returns how many more turns the player, or each of the others, loses after the best move than after the other. */
static float
more_passes (const TaliaPosition *position, const TaliaContrast *contrast, gboolean own)
{
  float sum = 0.0f;

  for (int seat = 0; seat < position->known.seen->seats; seat++)
    if ((seat == position->known.own) == own)
      sum += contrast->with.passes[seat] - contrast->without.passes[seat];
  return sum;
}

/* Returns the player's own cards behind the card that have to wait until somebody else lays another one. */
static TaliaCards
find_waiting (const TaliaKnowledge *known, TaliaCard card)
{
  TaliaCards waiting = 0;

  for (TaliaCards rest = talia_easy_own_behind (known, card); rest != 0;)
    {
      const TaliaCard own = talia_cards_pop (&rest);
      const TaliaCards up = talia_cards_above (own), down = talia_cards_above (card);
      const TaliaCards between = own > card ? down & ~up & ~TALIA_BIT (own) : up & ~down & ~TALIA_BIT (card);

      waiting |= between & known->unseen ? TALIA_BIT (own) : 0;
    }
  return waiting;
}

/* More of the player's own cards wait for others behind the best card than behind the other one, it lets out fewer
 * cards of others, or the player or others will lose turns less or more often. */
static TaliaCause
find_cause (const TaliaPosition *position, const TaliaContrast *contrast)
{
  const TaliaKnowledge *known = &position->known;
  TaliaCause cause = { .id = TALIA_CAUSE_OWN_WAITS };
  TaliaCards run;

  if (contrast->best.kind != TALIA_MOVE_PLAY || contrast->next.kind != TALIA_MOVE_PLAY)
    return (TaliaCause) { 0 };
  cause.cards = TALIA_BIT (contrast->next.card);
  cause.beside = find_waiting (known, contrast->next.card);
  cause.number = (int16_t) talia_cards_count (find_waiting (known, contrast->best.card));
  if (talia_cards_count (cause.beside) < cause.number)
    return cause;
  cause = (TaliaCause) { .id = TALIA_CAUSE_LETS_OUT };
  run = talia_easy_let_out (known, contrast->next.card);
  cause.cards = TALIA_BIT (contrast->next.card);
  cause.beside = talia_easy_let_out (known, contrast->best.card);
  cause.number = (int16_t) talia_cards_count (run);
  if (talia_cards_count (cause.beside) < cause.number)
    return cause;
  if (position->known.seen->rows.may_pass) /* then a turn without a card is not lost for want of one that fits */
    return (TaliaCause) { 0 };
  if (more_passes (position, contrast, TRUE) <= -TURNS)
    return (TaliaCause) { .id = TALIA_CAUSE_PASSES_LESS };
  if (more_passes (position, contrast, FALSE) >= TURNS)
    return (TaliaCause) { .id = TALIA_CAUSE_OTHERS_PASS };
  return (TaliaCause) { 0 };
}

const TaliaFamily talia_search_rows = {
  .size = sizeof (Past),
  .again = AGAIN,
  .walks = WALKS,
  .slips = SLIPS,
  .prepare = prepare,
  .lean = lean,
  .playout = playout,
  .weigh_hand = weigh_hand,
  .trace = trace,
  .cause = find_cause,
};
