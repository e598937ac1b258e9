/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The Kierki family: the party of six deals, Loteryjka alone, and the three variants; docs/rules/kierki.md,
 * loteryjka.md, kierki-variants.md. What a deal is about stands in kierki-deal.c.
 */
#include "engine/rows/talia-rows-game.h"
#include "engine/trick/talia-trick-game.h"
#include "kierki-deal.h"

#define N_(text) (text)

#define CLUBS TALIA_SUIT_CARDS (TALIA_CLUBS)

/* --- the functions of the table --------------------------------------------------------------- */

static void
start (TaliaState *state, TaliaKierkiGame game)
{
  state->variant = (uint8_t) game;
  state->seats = state->sides = (uint8_t) talia_kierki_option (state, TALIA_KIERKI_PLAYERS);
  state->board = game == TALIA_KIERKI_LOTTERY ? TALIA_BOARD_ROWS : TALIA_BOARD_TRICK;
}

static const char *
title (const TaliaState *state)
{
  TaliaKierkiDeal deal;

  talia_kierki_deal (state, &deal);
  return deal.plan.title;
}

/* After any passing. */
static void
begin_play (TaliaState *state, const TaliaKierkiDeal *deal)
{
  TaliaCards clubs = 0;

  for (int seat = 0; deal->lowest_club && seat < state->seats; seat++)
    clubs |= state->hand[seat] & CLUBS;
  if (clubs != 0)
    state->trick.rules.opening = talia_cards_first (clubs);
  talia_trick_game_begin_play (state, (state->dealer + 1) % state->seats);
}

static void
deal (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  TaliaKierkiDeal about;

  talia_kierki_deal (state, &about);
  if (about.lottery)
    {
      talia_rows_game_deal (state, cards, talia_kierki_option (state, TALIA_KIERKI_LOTTERY_MAY_PASS));
      return;
    }
  state->board = TALIA_BOARD_TRICK;
  state->trick = (TaliaTrick) { .rules = about.rules };
  talia_trick_game_deal (state, cards);
  if (about.pass_shift != 0)
    talia_trick_game_begin_passing (state, about.pass_shift);
  else
    begin_play (state, &about);
}

static TaliaRefusal
check (const TaliaState *state, const TaliaMove *move)
{
  return state->board == TALIA_BOARD_ROWS ? talia_rows_game_check (state, move) : talia_trick_game_check (state, move);
}

static void
list_moves (const TaliaState *state, TaliaMoves *moves)
{
  if (state->board == TALIA_BOARD_ROWS)
    talia_rows_game_moves (state, moves);
  else
    talia_trick_game_moves (state, moves);
}

static gboolean
apply (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  TaliaKierkiDeal about;

  if (state->board == TALIA_BOARD_ROWS)
    return talia_rows_game_play (state, move, events);
  if (state->phase != TALIA_PHASE_PASS)
    return talia_trick_game_play (state, move->card, events);
  if (talia_trick_game_pass (state, move->cards, events))
    {
      talia_kierki_deal (state, &about);
      begin_play (state, &about);
    }
  return FALSE;
}

static gboolean
over (const TaliaState *state)
{
  guint deals = talia_kierki_deals (state);

  if (deals > 0)
    return state->deals >= deals;
  for (int side = 0; side < state->sides; side++)
    if (state->total[side] >= talia_kierki_option (state, TALIA_KIERKI_END_POINTS))
      return TRUE;
  return FALSE;
}

static void
hide (TaliaState *seen, int seat)
{
  if (seen->board == TALIA_BOARD_TRICK)
    talia_trick_game_hide (seen, seat);
}

/* The card set aside is not the last one that costs, where the deal would be over with it. */
static void
learn_from_going_on (const TaliaView *view, TaliaUnseen *unseen)
{
  const TaliaState *seen = &view->seen;
  TaliaCards left = unseen->cards | seen->hand[view->seat] | talia_state_table (seen);
  TaliaDealPlan plan = { 0 };

  talia_kierki_plan (seen, seen->deals, &plan);
  for (TaliaCards rest = unseen->may_hold[TALIA_PLACE_NOBODY]; rest != 0;)
    {
      TaliaCards aside = TALIA_BIT (talia_cards_pop (&rest));

      if ((talia_deal_plan_counting (&plan) & left & ~aside) == 0)
        unseen->may_hold[TALIA_PLACE_NOBODY] &= ~aside;
    }
}

static void
unseen (const TaliaView *view, TaliaUnseen *unseen)
{
  const TaliaState *seen = &view->seen;

  if (seen->board == TALIA_BOARD_ROWS)
    {
      talia_rows_game_unseen (view, unseen);
      return;
    }
  talia_trick_game_unseen (view, unseen);
  if (unseen->n[TALIA_PLACE_NOBODY] > 0 && seen->trick.tricks > 0 && talia_kierki_option (seen, TALIA_KIERKI_END_EARLY)
      && talia_kierki_option (seen, TALIA_KIERKI_ASIDE_6) != TALIA_ASIDE_LAST_TRICK)
    learn_from_going_on (view, unseen);
}

static void
sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state)
{
  if (state->board == TALIA_BOARD_ROWS)
    talia_rows_game_sample (view, unseen, random, state);
  else
    talia_trick_game_sample (view, unseen, random, state);
}

/* --- the games ---------------------------------------------------------------------------------- */

/* What a game's table has of its own: which game it is. */
#define GAME_FUNCTIONS(name, game)                                                                                     \
  static void start_##name (TaliaState *state)                                                                         \
  {                                                                                                                    \
    start (state, game);                                                                                               \
  }                                                                                                                    \
  static const char *conflict_##name (const TaliaOptions *options)                                                     \
  {                                                                                                                    \
    return talia_kierki_conflict (game, options);                                                                      \
  }

GAME_FUNCTIONS (party, TALIA_KIERKI_PARTY)
GAME_FUNCTIONS (lottery, TALIA_KIERKI_LOTTERY)
GAME_FUNCTIONS (spot, TALIA_KIERKI_SPOT)
GAME_FUNCTIONS (black, TALIA_KIERKI_BLACK)
GAME_FUNCTIONS (greek, TALIA_KIERKI_GREEK)

#define COMMON                                                                                                         \
  .has_dealer = TRUE, .lowest_wins = TRUE, .pack = talia_kierki_pack, .title = title, .plan = talia_kierki_plan,       \
  .deal = deal, .check = check, .moves = list_moves, .apply = apply, .over = over, .hide = hide, .unseen = unseen,     \
  .sample = sample

static const TaliaPreset party_presets[] = {
  { "wikibooks", N_ ("As on Wikibooks"), "" },
  { "robber", N_ ("With the robber"), "robber=true lottery-deals=4 ban-hearts-2=true" },
  { "two-last", N_ ("Two last tricks"), "last-tricks=two ban-hearts-2=true" },
  { "three", N_ ("Balanced for three"), "players=3 lottery-prizes=balanced" },
  { "short", N_ ("Without Loteryjka"), "lottery-deals=0 end-early=true" },
  { NULL },
};

const TaliaGame talia_game_kierki = {
  .id = "kierki",
  .name = N_ ("Kierki"),
  .summary = N_ ("Six deals, each with something else to avoid, and a race for prizes"),
  .options = talia_kierki_party_options,
  .presets = party_presets,
  .start = start_party,
  .conflict = conflict_party,
  COMMON,
};

static const TaliaPreset lottery_presets[] = {
  { "wikibooks", N_ ("As on Wikibooks"), "" },
  { "one", N_ ("A single deal"), "lottery-deals=1" },
  { "may-pass", N_ ("Cards may be held back"), "lottery-may-pass=true" },
  { NULL },
};

const TaliaGame talia_game_loteryjka = {
  .id = "loteryjka",
  .name = N_ ("Loteryjka"),
  .summary = N_ ("Rows grow from the eights: get rid of your cards first"),
  .options = talia_kierki_lottery_options,
  .presets = lottery_presets,
  .start = start_lottery,
  .conflict = conflict_lottery,
  COMMON,
};

static const TaliaPreset spot_presets[] = {
  { "alone", N_ ("A game of its own"), "" },
  { "party", N_ ("The party, to the letter of Wikibooks"), "scope=party" },
  { "points", N_ ("To 300 points"), "end-mode=points" },
  { NULL },
};

const TaliaGame talia_game_punktowe = {
  .id = "punktowe",
  .name = N_ ("Spot Hearts"),
  .summary = N_ ("Every heart costs its rank, from 1 for the ace to 13 for the king"),
  .options = talia_kierki_spot_options,
  .presets = spot_presets,
  .start = start_spot,
  .conflict = conflict_spot,
  COMMON,
};

static const TaliaPreset black_presets[] = {
  { "alone", N_ ("A game of its own"), "" },
  { "party", N_ ("The party, to the letter of Wikibooks"), "scope=party" },
  { "points", N_ ("To 100 points"), "end-mode=points" },
  { "strict", N_ ("Strict, twenty points a heart"), "heart-value=20 qs-force=strict" },
  { NULL },
};

const TaliaGame talia_game_czarna_dama = {
  .id = "czarna-dama",
  .name = N_ ("Black Lady"),
  .summary = N_ ("Hearts cost, the queen of spades costs most, and she must be thrown"),
  .options = talia_kierki_black_options,
  .presets = black_presets,
  .start = start_black,
  .conflict = conflict_black,
  COMMON,
};

static const TaliaPreset greek_presets[] = {
  { "english", N_ ("As English Greek Hearts"), "" },
  { "wikibooks", N_ ("To the letter of Wikibooks"), "greek-pass=from-second-left" },
  { "windows", N_ ("As in Windows"), "greek-pass=windows windows-rules=true end-mode=points" },
  { NULL },
};

const TaliaGame talia_game_greckie = {
  .id = "greckie",
  .name = N_ ("Greek Hearts"),
  .summary = N_ ("Pass three cards, then avoid the hearts by rank and the queen of spades"),
  .options = talia_kierki_greek_options,
  .presets = greek_presets,
  .start = start_greek,
  .conflict = conflict_greek,
  COMMON,
};
