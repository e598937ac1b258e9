/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search needs for trick-taking games, as a TaliaFamily: passing, bidding, playing, and the plan to take
 * everything that costs points. */
#include "bots/search/core/search-family.h"

#include <math.h>

#include "bots/easy/easy.h"
#include "engine/talia-playout.h"
#include "trick-alike.h"
#include "trick-causes.h"
#include "trick-end.h"
#include "trick-parts.h"
#include "trick-passes.h"
#include "trick-past.h"
#include "trick-weights.h"

/* The number of plays after which solving the last tricks is abandoned; some 30 milliseconds. */
#define NODES 500000

enum
{
  PLAN_USUAL,
  PLAN_ALL /* take all cards and tricks that cost points */
};

/* The data that are computed once for each view. */
typedef struct
{
  TaliaTrickPolicy policy[TALIA_SEARCH_PLANS]; /* by plan */
  TaliaPasser passer;
  TaliaTrickKinds kinds;
} Prepared;

static void
prepare (TaliaPosition *position)
{
  const TaliaKnowledge *known = &position->known;
  const TaliaTrickLesson *lesson = talia_trick_lesson_find (known->game, &position->deal);
  Prepared *prepared = position->prepared;

  talia_trick_policy_init (&prepared->policy[PLAN_USUAL], known->game, &position->deal, lesson->weights);
  prepared->policy[PLAN_ALL] = prepared->policy[PLAN_USUAL];
  prepared->policy[PLAN_ALL].all = (int8_t) known->own;
  talia_trick_kinds_init (&prepared->kinds, &position->payoff, &known->seen->trick.rules);
  talia_passer_init (&prepared->passer, &prepared->policy[PLAN_USUAL], &position->deal);
}

/* Returns the cards that are least useful for taking everything: the lowest ones. */
static TaliaCards
find_lowest (TaliaCards hand)
{
  TaliaCards lowest = 0;

  for (int i = 0; i < TALIA_PASSED_CARDS; i++)
    {
      TaliaCard least = TALIA_NO_CARD;

      for (TaliaCards rest = hand & ~lowest; rest != 0;)
        {
          const TaliaCard card = talia_cards_pop (&rest);

          if (least == TALIA_NO_CARD || talia_card_rank (card) < talia_card_rank (least))
            least = card;
        }
      lowest |= TALIA_BIT (least);
    }
  return lowest;
}

static guint
list (const TaliaPosition *position, TaliaMove moves[TALIA_SEARCH_MOVES])
{
  const Prepared *prepared = position->prepared;
  guint n;

  if (position->known.seen->phase != TALIA_PHASE_PASS)
    return 0;
  n = talia_passer_list (&prepared->passer, position->known.hand, moves);
  if (position->skill->temper.moon > 0.0 && position->deal.moon.own != NULL && n < TALIA_SEARCH_MOVES)
    moves[n++] = TALIA_PASS (find_lowest (position->known.hand));
  return n;
}

/* A card that would hardly be chosen is not considered less likely than this. */
#define LEAST_CHANCE 0.002

static void
lean (const TaliaPosition *position, const TaliaMove *moves, guint n, double lean[TALIA_SEARCH_MOVES])
{
  const TaliaKnowledge *known = &position->known;
  const Prepared *prepared = position->prepared;
  double chances[64];

  if (known->seen->phase != TALIA_PHASE_PLAY)
    return;
  talia_trick_chances (&prepared->policy[PLAN_USUAL], known, chances);
  for (guint i = 0; i < n; i++)
    lean[i] = log (MAX (chances[moves[i].card], LEAST_CHANCE));
}

/* Finds equivalent cards in the player's hand, by the cards between them. */
static void
alike (const TaliaPosition *position, const TaliaMove *moves, guint n, guint8 same[TALIA_SEARCH_MOVES])
{
  const TaliaKnowledge *known = &position->known;
  const Prepared *prepared = position->prepared;
  TaliaCards legal = 0, lowest;

  for (guint i = 0; i < n; i++)
    same[i] = (guint8) i;
  if (known->seen->phase != TALIA_PHASE_PLAY)
    return;
  for (guint i = 0; i < n; i++)
    legal |= TALIA_BIT (moves[i].card);
  lowest = talia_trick_leave_lowest (&prepared->kinds, legal, known->unseen | talia_trick_cards (&known->seen->trick));
  /* Cards are in order, so a card that is not the lowest of a run belongs to the previous one. */
  for (guint i = 1; i < n; i++)
    if (!(lowest >> moves[i].card & 1))
      same[i] = same[i - 1];
}

/* The share of unbeatable cards in a hand from which on taking everything is tried; a temper that likes it lowers the
 * share by SOONER for each part of the spread. */
#define STRONG 0.3
#define SOONER 0.15

/* Counts the player's cards that nobody can beat in their suit, including the low cards of a long suit that will be
 * high. */
static int
count_masters (const TaliaKnowledge *known)
{
  int masters = 0;

  for (int suit = 0; suit < TALIA_SUITS; suit++)
    {
      TaliaCards own = known->hand & TALIA_SUIT_CARDS (suit), others = known->unseen & TALIA_SUIT_CARDS (suit);
      int tops = 0;

      for (TaliaCards rest = own; rest != 0;)
        tops += (others & talia_cards_above (talia_cards_pop (&rest))) == 0;
      /* Each of the highest cards draws a card from another player; when none is left, the remaining cards take tricks,
       * too. */
      if (tops > 0 && tops * (known->seen->seats - 1) >= talia_cards_count (others))
        tops = talia_cards_count (own);
      masters += tops;
    }
  return masters;
}

/* Whether the seat can still take everything, and whether that is different from what it costs. */
static guint
plans (const TaliaPosition *position)
{
  const Prepared *prepared = position->prepared;
  const TaliaState *seen = position->known.seen;

  const double strong = STRONG - SOONER * position->skill->temper.moon;

  if (position->deal.moon.own == NULL
      || count_masters (&position->known) < strong * talia_cards_count (position->known.hand))
    return 1;
  for (int seat = 0; seat < seen->seats; seat++)
    if (seat != position->known.own && (seen->taken[seat] & prepared->policy[0].penalties))
      return 1;
  return 2;
}

/* --- a deal to its end ----------------------------------------------------------------------------- */

typedef struct
{
  const TaliaTrickPolicy *policy;
  TaliaRandom *random;
} Player;

static TaliaCard
choose (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  const Player *player = data;

  return talia_trick_choose (player->policy, state, legal, player->random);
}

/* Completes the remaining passes and bids, each according to the seat's own hand. */
static void
finish_preparing (const TaliaPosition *position, TaliaState *state, TaliaRandom *random)
{
  const TaliaGame *game = position->known.game;
  const Prepared *prepared = position->prepared;

  while (state->phase == TALIA_PHASE_PASS)
    {
      TaliaMove move = TALIA_PASS (talia_passer_choose (&prepared->passer, state->hand[state->to_act], random));

      talia_game_make (game, state, &move, NULL);
    }
  while (state->phase == TALIA_PHASE_BID)
    {
      TaliaThinking thinking = { .random = *random };
      TaliaAdvice advice[TALIA_SEARCH_MOVES];
      TaliaView view;

      talia_game_view (game, state, state->to_act, &view);
      talia_easy_advise (NULL, game, &view, &thinking, advice);
      talia_game_make (game, state, &advice[0].move, NULL);
    }
}

/* The share of nils that fail although playouts let them succeed, because an opponent who searches looks further than
 * the players in playouts. */
#define NILS_BROKEN 0.35

static void
break_nil (TaliaWorld *world, int own, TaliaRandom *random)
{
  const guint others = 1u << ((own + 1) % world->state.seats) | 1u << ((own + 3) % world->state.seats);
  const gboolean searched = (world->styles & others) != others;
  TaliaTrick *trick = &world->state.trick;
  const gboolean kept = trick->won[own] == 0 && (trick->bid[own] == 0 || trick->bid[own] == TALIA_BID_BLIND);
  const int next = (own + 1) % world->state.seats;

  if (searched && kept && trick->won[next] > 0 && talia_random_fraction (random) < NILS_BROKEN)
    {
      trick->won[own]++;
      trick->won[next]--;
    }
}

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  const Prepared *prepared = position->prepared;
  TaliaTrickPolicy policy = prepared->policy[plan];
  Player player = { &policy, random };

  policy.styles = world->styles;
  finish_preparing (position, &world->state, random);
  talia_playout (&world->state, choose, &player);
  if (position->known.seen->phase == TALIA_PHASE_BID)
    break_nil (world, position->known.own, random);
  talia_payoff_points (&position->payoff, &world->state, points);
}

/* The share of worlds in which a nil has to succeed. If it is less, its value is reduced in proportion, so that only a
 * player to whom the score leaves no choice takes the risk. Such nils fail even more often in practice, and a low bid
 * brings as much. */
#define NIL_KEPT 0.63
#define NIL_DOUBT 700.0

static double
doubt (const TaliaPosition *position, const TaliaMove *move, double takes)
{
  return move->kind == TALIA_MOVE_BID && move->value == 0 ? NIL_DOUBT * MAX (NIL_KEPT - takes, 0.0) : 0.0;
}

static gboolean
takes (const TaliaPosition *position, const TaliaState *end)
{
  const int own = position->known.own;

  if (position->known.seen->phase == TALIA_PHASE_BID)
    return end->trick.bid[own] == 0 && end->trick.won[own] == 0;
  return talia_trick_game_leader (end, position->known.seen->trick.tricks + 1) == own;
}

/* Solves the deal if each unseen card can only be in one hand. */
static gboolean
solve (const TaliaPosition *position, const TaliaMove *moves, guint n, int points[][TALIA_MAX_SEATS])
{
  const TaliaKnowledge *known = &position->known;
  TaliaRandom random = { .s = { 1 } };
  guint nodes = NODES;
  TaliaState world;

  if (!position->skill->recalls || known->seen->phase != TALIA_PHASE_PLAY || !talia_trick_all_known (&known->where))
    return FALSE;
  talia_game_sample_unseen (known->game, known->view, &known->where, &random, &world);
  for (guint i = 0; i < n; i++)
    if (!talia_trick_solve_after (&position->payoff, known->game->lowest_wins, &world, moves[i].card, &nodes,
                                  points[i]))
      return FALSE;
  return TRUE;
}

static void
trace_solved (const TaliaPosition *position, const TaliaMove *move, TaliaTrace *trace)
{
  const TaliaKnowledge *known = &position->known;
  TaliaRandom random = { .s = { 1 } };
  guint nodes = NODES;
  TaliaState world;

  talia_game_sample_unseen (known->game, known->view, &known->where, &random, &world);
  if (talia_trick_play_solved (&position->payoff, known->game->lowest_wins, &world, move->card, &nodes))
    talia_trick_trace (position, &world, trace);
}

static double
weigh (const TaliaPosition *position, const TaliaState *world, TaliaRandom *random, guint *styles)
{
  const Prepared *prepared = position->prepared;

  return talia_trick_explain (&prepared->policy[PLAN_USUAL], position->known.own, world, random, styles);
}

const TaliaFamily talia_search_tricks = {
  .size = sizeof (Prepared),
  .prepare = prepare,
  .list = list,
  .lean = lean,
  .alike = alike,
  .plans = plans,
  .playout = playout,
  .takes = takes,
  .doubt = doubt,
  .split = talia_trick_split,
  .gain = talia_trick_gain,
  .trace = talia_trick_trace,
  .trace_solved = trace_solved,
  .cause = talia_trick_cause,
  .solve = solve,
  .weigh = weigh,
};
