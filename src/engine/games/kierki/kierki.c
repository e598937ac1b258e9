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

static const TaliaGame *const games[TALIA_KIERKI_GAMES] = {
  [TALIA_KIERKI_PARTY] = &talia_game_kierki,  [TALIA_KIERKI_LOTTERY] = &talia_game_loteryjka,
  [TALIA_KIERKI_SPOT] = &talia_game_punktowe, [TALIA_KIERKI_BLACK] = &talia_game_czarna_dama,
  [TALIA_KIERKI_GREEK] = &talia_game_greckie,
};

static const TaliaGame *
rules_of (const TaliaState *state)
{
  return games[state->variant];
}

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
  return deal.title;
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

static int
legal (const TaliaState *state, TaliaMove *moves, int room)
{
  return state->board == TALIA_BOARD_ROWS ? talia_rows_game_legal (state, moves, room)
                                          : talia_trick_game_legal (state, moves, room);
}

/* The card set aside, where the last trick takes it along. */
static TaliaCards
aside_to_take (const TaliaState *state)
{
  return talia_kierki_option (state, TALIA_KIERKI_ASIDE_6) == TALIA_ASIDE_LAST_TRICK ? state->trick.aside : 0;
}

/* After a finished trick: whether no other can cost anything. */
static gboolean
ends_early (const TaliaState *state)
{
  TaliaCards left = aside_to_take (state);
  TaliaKierkiDeal about;

  if (state->trick.in_trick > 0 || !talia_kierki_option (state, TALIA_KIERKI_END_EARLY))
    return FALSE;
  for (int seat = 0; seat < state->seats; seat++)
    left |= state->hand[seat];
  talia_kierki_deal (state, &about);
  return !talia_kierki_can_cost (&about, left);
}

static void
apply (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  if (state->board == TALIA_BOARD_ROWS)
    {
      if (talia_rows_game_play (state, move, events))
        talia_game_finish_deal (rules_of (state), state, events);
    }
  else if (state->phase == TALIA_PHASE_PASS)
    {
      TaliaKierkiDeal about;

      talia_kierki_deal (state, &about);
      if (talia_trick_game_pass (state, move->cards, events))
        begin_play (state, &about);
    }
  else if (talia_trick_game_play (state, move->card, events))
    {
      state->taken[state->trick.leader] |= aside_to_take (state);
      talia_game_finish_deal (rules_of (state), state, events);
    }
  else if (ends_early (state))
    talia_game_finish_deal (rules_of (state), state, events);
}

static int
score_lottery (const TaliaState *state, int seat, TaliaScoreLine *lines)
{
  for (int place = 0; place < state->rows.n_out; place++)
    if (state->rows.out[place] == seat)
      {
        lines[0] = (TaliaScoreLine) { place == 0 ? N_ ("First without cards") : N_ ("Second without cards"), 0, 1,
                                      -talia_kierki_prize (state, place) };
        return 1;
      }
  return 0;
}

static int
points_of (const TaliaScoreLine *lines, int n)
{
  int points = 0;

  for (int i = 0; i < n; i++)
    points += lines[i].points;
  return points;
}

/* The seat that has taken everything that costs, if one has. */
static int
shooter (const TaliaKierkiDeal *about, const TaliaState *state, int *sum)
{
  TaliaScoreLine lines[TALIA_MAX_PENALTIES];
  int seat_with_points = TALIA_NOBODY;

  *sum = 0;
  for (int seat = 0; seat < state->seats; seat++)
    {
      int points = points_of (lines, talia_kierki_penalties (about, state, seat, lines));

      if (points > 0 && *sum > 0)
        return TALIA_NOBODY;
      if (points > 0)
        seat_with_points = seat;
      *sum += points;
    }
  return seat_with_points;
}

static int
score (const TaliaState *state, int side, TaliaScoreLine *lines)
{
  TaliaKierkiDeal about;
  int sum, seat;

  if (state->board == TALIA_BOARD_ROWS)
    return score_lottery (state, side, lines);
  talia_kierki_deal (state, &about);
  if (about.moon && (state->phase == TALIA_PHASE_DEAL || state->phase == TALIA_PHASE_OVER)
      && (seat = shooter (&about, state, &sum)) != TALIA_NOBODY)
    {
      lines[0] = seat == side ? (TaliaScoreLine) { N_ ("Took every penalty"), 0, 1, 0 }
                              : (TaliaScoreLine) { N_ ("Another player took every penalty"), 0, 1, sum };
      return 1;
    }
  return talia_kierki_penalties (&about, state, side, lines);
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

/* Unlike ends_early(), which sees all hands, this takes the card set aside for one that may still be played. */
static gboolean
settled (const TaliaState *state)
{
  TaliaCards left = talia_kierki_pack (state);
  TaliaKierkiDeal about;

  if (state->board == TALIA_BOARD_ROWS)
    return FALSE;
  for (int seat = 0; seat < state->seats; seat++)
    left &= ~state->taken[seat];
  talia_kierki_deal (state, &about);
  return !talia_kierki_can_cost (&about, left);
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
  TaliaKierkiDeal about;

  talia_kierki_deal (seen, &about);
  for (TaliaCards rest = unseen->may_hold[TALIA_PLACE_NOBODY]; rest != 0;)
    {
      TaliaCards aside = TALIA_BIT (talia_cards_pop (&rest));

      if (!talia_kierki_can_cost (&about, left & ~aside))
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
  .deal = deal, .check = check, .legal = legal, .apply = apply, .score = score, .settled = settled, .over = over,      \
  .hide = hide, .unseen = unseen, .sample = sample

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
