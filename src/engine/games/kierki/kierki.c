/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The Kierki family: Kierki itself, Loteryjka alone, and the three variants (docs/rules/kierki.md, loteryjka.md,
 * kierki-variants.md). Its deals are rows of a table in kierki-deal.c.
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

/* Called after any passing. */
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

/* Bars from the place of the card set aside each card that would be the last penalty: the deal would be over by now. */
static void
learn_from_going_on (const TaliaView *view, TaliaUnseen *unseen)
{
  const TaliaState *seen = &view->seen;
  TaliaCards left = unseen->cards | talia_state_table (seen);
  TaliaDealPlan plan = { 0 };

  for (int seat = 0; seat < seen->seats; seat++)
    left |= seen->hand[seat];
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

static gboolean
adds_up (const TaliaView *view)
{
  return view->seen.board == TALIA_BOARD_ROWS ? talia_rows_game_adds_up (view) : talia_trick_game_adds_up (view);
}

static gboolean
gather (const TaliaState *state, TaliaPack *pack)
{
  return state->board == TALIA_BOARD_ROWS ? talia_rows_game_gather (state, pack)
                                          : talia_trick_game_gather (state, pack);
}

static gboolean
retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move)
{
  if (so_far->board != state->board)
    return FALSE;
  return state->board == TALIA_BOARD_ROWS ? talia_rows_game_retell (state, so_far, move)
                                          : talia_trick_game_retell (state, so_far, move);
}

/* --- the games ---------------------------------------------------------------------------------- */

/* The only difference between the games' tables: which game it is. */
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
  .sample = sample, .adds_up = adds_up, .gather = gather, .retell = retell

static const TaliaPreset party_presets[] = {
  { "wikibooks", N_ ("The usual rules"), "", N_ ("As on Wikibooks: six deals and one Loteryjka") },
  { "robber", N_ ("With the Robber"), "robber=true lottery-deals=4 ban-hearts-2=true",
    N_ ("Seven deals and four of Loteryjka") },
  { "two-last", N_ ("Last two tricks"), "last-tricks=two ban-hearts-2=true", N_ ("75 points each in No Last Trick") },
  { "three", N_ ("Balanced for three players"), "players=3 lottery-prizes=balanced",
    N_ ("The prizes exactly balance the penalties") },
  { "short", N_ ("Without Loteryjka"), "lottery-deals=0 end-early=true",
    N_ ("Six deals, each over once its penalties are taken") },
  { NULL },
};

const TaliaGame talia_game_kierki = {
  .id = "kierki",
  .name = N_ ("Kierki"),
  .summary = N_ ("Six deals, each with something different to avoid, then a race for prizes"),
  .cover = TALIA_CARD (TALIA_KING, TALIA_HEARTS),
  .color = 0xa02730,
  .options = talia_kierki_party_options,
  .presets = party_presets,
  .start = start_party,
  .conflict = conflict_party,
  COMMON,
};

static const TaliaPreset lottery_presets[] = {
  { "wikibooks", N_ ("The usual rules"), "", N_ ("As on Wikibooks: four deals for 200 and 125 points") },
  { "one", N_ ("A single deal"), "lottery-deals=1", N_ ("For 800 and 500 points") },
  { "may-pass", N_ ("You may hold cards back"), "lottery-may-pass=true", N_ ("Pass even if you can play") },
  { NULL },
};

const TaliaGame talia_game_loteryjka = {
  .id = "loteryjka",
  .name = N_ ("Loteryjka"),
  .summary = N_ ("Build rows out from the eights and be the first out of cards"),
  .cover = TALIA_CARD (TALIA_EIGHT, TALIA_DIAMONDS),
  .color = 0xb85c26,
  .options = talia_kierki_lottery_options,
  .presets = lottery_presets,
  .start = start_lottery,
  .conflict = conflict_lottery,
  COMMON,
};

static const TaliaPreset spot_presets[] = {
  { "alone", N_ ("A game of its own"), "", N_ ("Everybody deals once") },
  { "party", N_ ("Part of a Kierki match"), "scope=party", N_ ("As Wikibooks has it, to the letter") },
  { "points", N_ ("To 300 points"), "end-mode=points", N_ ("However many deals it takes") },
  { NULL },
};

const TaliaGame talia_game_punktowe = {
  .id = "punktowe",
  .name = N_ ("Kierki punktowe"),
  .summary = N_ ("Every heart costs points: from 1 for the ace to 13 for the king"),
  .cover = TALIA_CARD (TALIA_NINE, TALIA_HEARTS),
  .color = 0x8d2f5f,
  .options = talia_kierki_spot_options,
  .presets = spot_presets,
  .start = start_spot,
  .conflict = conflict_spot,
  COMMON,
};

static const TaliaPreset black_presets[] = {
  { "alone", N_ ("A game of its own"), "", N_ ("Everybody deals once") },
  { "party", N_ ("Part of a Kierki match"), "scope=party", N_ ("As Wikibooks has it, to the letter") },
  { "points", N_ ("To 100 points"), "end-mode=points", N_ ("However many deals it takes") },
  { "strict", N_ ("Strict, 20 points a heart"), "heart-value=20 qs-force=strict",
    N_ ("The queen must also go under the king or the ace") },
  { NULL },
};

const TaliaGame talia_game_czarna_dama = {
  .id = "czarna-dama",
  .name = N_ ("Czarna Dama"),
  .summary = N_ ("Avoid the hearts and the queen of spades; the queen cannot be held back"),
  .cover = TALIA_CARD (TALIA_QUEEN, TALIA_SPADES),
  .color = 0x3d3752,
  .options = talia_kierki_black_options,
  .presets = black_presets,
  .start = start_black,
  .conflict = conflict_black,
  COMMON,
};

static const TaliaPreset greek_presets[] = {
  { "english", N_ ("Always pass left"), "", N_ ("As English books have it") },
  { "wikibooks", N_ ("No passing in the first deal"), "greek-pass=from-second-left",
    N_ ("As Wikibooks has it, to the letter") },
  { "windows", N_ ("Like American Hearts"), "greek-pass=windows windows-rules=true end-mode=points",
    N_ ("Much as in Windows; to 300 points") },
  { NULL },
};

const TaliaGame talia_game_greckie = {
  .id = "greckie",
  .name = N_ ("Kierki greckie"),
  .summary = N_ ("Pass three cards, then avoid the high hearts and the queen of spades"),
  .cover = TALIA_CARD (TALIA_JACK, TALIA_HEARTS),
  .color = 0x29657d,
  .options = talia_kierki_greek_options,
  .presets = greek_presets,
  .start = start_greek,
  .conflict = conflict_greek,
  COMMON,
};
