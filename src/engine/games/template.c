/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A template for new games: a game of tricks without trumps, in which each trick is worth one point
 * (docs/ADDING-A-GAME.md). A listed game marks its sentences with N_(); this one does not, because no player sees
 * them. */
#include "engine/trick/talia-trick-game.h"
#include "games.h"

#define N_(text) (text)

/* In the order of the schema below. */
enum
{
  OPTION_DEALS,
  OPTION_DEALER
};

static const TaliaOption options[] = {
  [OPTION_DEALS] = { "deals", TALIA_OPTION_INT, 4, 1, 8, NULL, "Deals", "How many deals make a match." },
  [OPTION_DEALER] = TALIA_OPTION_DEALER, /* the last row, in a game with a dealer */
  { NULL },
};

static const TaliaPreset presets[] = {
  { "short", "A short match", "deals=1", "One deal" },
  { NULL },
};

/* Called once for each match: sets the number of players and sides, and the kind of board. */
static void
start (TaliaState *state)
{
  state->seats = state->sides = 4;
  state->board = TALIA_BOARD_TRICK;
}

static TaliaCards
pack (const TaliaState *state)
{
  return TALIA_ALL_CARDS;
}

static const char *
title (const TaliaState *state)
{
  return "Tricks";
}

/* A deal is data: what is banned, forced, shielded, trumps. This game has none of these. */
static void
deal (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  state->trick = (TaliaTrick) { .rules = { .trump = TALIA_NO_TRUMP, .opening = TALIA_NO_CARD } };
  talia_trick_game_deal (state, cards);
  talia_trick_game_begin_play (state, (state->dealer + 1) % state->seats);
}

static gboolean
apply (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  return talia_trick_game_play (state, move->card, events);
}

/* What counts in a deal, and how much: the deal is scored by this list, and the table shows it. */
static guint
plan (const TaliaState *state, guint number, TaliaDealPlan *plan)
{
  plan->title = title (state);
  talia_deal_plan_add (plan, (TaliaStake) { "Tricks", 0, TALIA_STAKE_TRICKS, 1, .id = "tricks" });
  return (guint) state->options.value[OPTION_DEALS];
}

static gboolean
over (const TaliaState *state)
{
  return state->deals >= (guint) state->options.value[OPTION_DEALS];
}

const TaliaGame talia_game_template = {
  .id = "template",
  .name = "Template",
  .summary = "Plain tricks, a point each",
  .cover = TALIA_CARD (TALIA_ACE, TALIA_CLUBS),
  .color = 0x444444,
  .options = options,
  .presets = presets,
  .has_dealer = TRUE,
  .start = start,
  .pack = pack,
  .title = title,
  .deal = deal,
  .check = talia_trick_game_check,
  .moves = talia_trick_game_moves,
  .apply = apply,
  .plan = plan,
  .over = over,
  .hide = talia_trick_game_hide,
  .unseen = talia_trick_game_unseen,
  .sample = talia_trick_game_sample,
  .adds_up = talia_trick_game_adds_up,
  .gather = talia_trick_game_gather,
  .retell = talia_trick_game_retell,
};
