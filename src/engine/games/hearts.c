/* SPDX-License-Identifier: GPL-3.0-or-later */
/* American Hearts (kierki amerykańskie); docs/rules/hearts.md. */
#include "engine/trick/talia-trick-game.h"
#include "games.h"

#define N_(text) (text)

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define QUEEN_OF_SPADES TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)
#define JACK_OF_DIAMONDS TALIA_CARD_BIT (TALIA_JACK, TALIA_DIAMONDS)
#define MOON (HEARTS | QUEEN_OF_SPADES)
#define MOON_POINTS 26

/* The order of the schema below. */
enum
{
  OPTION_TARGET,
  OPTION_JACK,
  OPTION_MOON,
  OPTION_FORCED_LEAD
};
enum
{
  JACK_OFF,
  JACK_BONUS
};
enum
{
  MOON_ASK,
  MOON_ADD,
  MOON_SUBTRACT
};

static const TaliaOptionChoice jack_choices[] = {
  [JACK_OFF] = { "off", N_ ("No value") },
  [JACK_BONUS] = { "bonus", N_ ("10 points off") },
  { NULL },
};

static const TaliaOptionChoice moon_choices[] = {
  [MOON_ASK] = { "ask", N_ ("The player chooses") },
  [MOON_ADD] = { "add", N_ ("26 to each opponent") },
  [MOON_SUBTRACT] = { "subtract", N_ ("26 off one’s own total") },
  { NULL },
};

static const TaliaOption options[] = {
  [OPTION_TARGET] = { "target", TALIA_OPTION_INT, 100, 50, 200, NULL, N_ ("Match ends at"),
                      N_ ("The match ends after a deal that brings somebody to this many points.") },
  [OPTION_JACK] = { "jack-diamonds", TALIA_OPTION_CHOICE, JACK_OFF, 0, 0, jack_choices, N_ ("Jack of diamonds"),
                    N_ ("Whoever takes the jack of diamonds may get 10 points off.") },
  [OPTION_MOON] = { "moon", TALIA_OPTION_CHOICE, MOON_ASK, 0, 0, moon_choices, N_ ("Shooting the moon"),
                    N_ ("What it means to take every heart and the queen of spades.") },
  [OPTION_FORCED_LEAD] = { "forced-lead-breaks", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL,
                           N_ ("A forced lead breaks hearts"),
                           N_ ("Leading a heart because nothing else is left counts as breaking hearts.") },
  { NULL },
};

static const TaliaPreset presets[] = {
  { "kurnik", N_ ("As on Kurnik"), "" },
  { "omnibus", N_ ("Omnibus Hearts"), "jack-diamonds=bonus moon=add" },
  { "windows", N_ ("As in Windows"), "moon=add" },
  { NULL },
};

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

/* Seats clockwise that passed cards travel, by the deal's number mod 4. */
static const int8_t pass_shifts[] = { 0, 1, 3, 2 };

static const char *
title (const TaliaState *state)
{
  static const char *const titles[] = { N_ ("No passing"), N_ ("Pass to the left"), N_ ("Pass to the right"),
                                        N_ ("Pass across") };

  return titles[state->deals % 4];
}

static guint
plan (const TaliaState *state, guint number, TaliaDealPlan *plan)
{
  TaliaState then = *state;

  then.deals = number;
  plan->title = title (&then);
  plan->stakes[plan->n_stakes++] = (TaliaStake) { N_ ("Hearts"), HEARTS, TALIA_STAKE_EACH, 1 };
  plan->stakes[plan->n_stakes++] = (TaliaStake) { N_ ("Queen of spades"), QUEEN_OF_SPADES, TALIA_STAKE_ONCE, 13 };
  if (state->options.value[OPTION_JACK] == JACK_BONUS)
    plan->stakes[plan->n_stakes++] = (TaliaStake) { N_ ("Jack of diamonds"), JACK_OF_DIAMONDS, TALIA_STAKE_ONCE, -10 };
  plan->duties[plan->n_duties++] = N_ ("Hearts may not be led before they are broken.");
  return 0;
}

static void
deal (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  int shift = pass_shifts[state->deals % 4];

  state->trick = (TaliaTrick) {
    .rules = {
      .lead_ban = HEARTS,
      .lead_free = MOON,
      .break_lead = QUEEN_OF_SPADES | (state->options.value[OPTION_FORCED_LEAD] ? HEARTS : 0),
      .break_follow = QUEEN_OF_SPADES,
      .break_discard = MOON,
      .shield = MOON,
      .trump = TALIA_NO_TRUMP,
      .opening = TALIA_CARD (TALIA_TWO, TALIA_CLUBS),
    },
  };
  talia_trick_game_deal (state, cards);
  if (shift != 0)
    talia_trick_game_begin_passing (state, shift);
  else
    talia_trick_game_begin_play (state, 0);
}

static TaliaRefusal
check (const TaliaState *state, const TaliaMove *move)
{
  if (state->phase != TALIA_PHASE_MOON)
    return talia_trick_game_check (state, move);
  if (move->kind == TALIA_MOVE_ADD || move->kind == TALIA_MOVE_SUBTRACT)
    return TALIA_ACCEPTED;
  return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
}

static int
legal (const TaliaState *state, TaliaMove *moves, int room)
{
  if (state->phase != TALIA_PHASE_MOON)
    return talia_trick_game_legal (state, moves, room);
  if (room < 2)
    return -1;
  moves[0] = TALIA_PLAIN_MOVE (TALIA_MOVE_ADD);
  moves[1] = TALIA_PLAIN_MOVE (TALIA_MOVE_SUBTRACT);
  return 2;
}

/* Who has taken every heart and the queen of spades. */
static int
shooter (const TaliaState *state)
{
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->taken[seat] & MOON) == MOON)
      return seat;
  return TALIA_NOBODY;
}

static void
choose_moon (TaliaState *state, TaliaMoveKind kind, TaliaEvents *events)
{
  state->moon = (uint8_t) kind;
  talia_events_add (
      events, (TaliaEvent) { .kind = TALIA_EVENT_MOON, .seat = (int8_t) shooter (state), .value = (uint8_t) kind });
  talia_game_finish_deal (&talia_game_hearts, state, events);
}

static void
end_play (TaliaState *state, TaliaEvents *events)
{
  int seat = shooter (state);

  if (seat == TALIA_NOBODY)
    {
      talia_game_finish_deal (&talia_game_hearts, state, events);
      return;
    }
  switch (state->options.value[OPTION_MOON])
    {
    case MOON_ADD:
      choose_moon (state, TALIA_MOVE_ADD, events);
      break;
    case MOON_SUBTRACT:
      choose_moon (state, TALIA_MOVE_SUBTRACT, events);
      break;
    default:
      state->phase = TALIA_PHASE_MOON;
      state->to_act = (int8_t) seat;
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_MOON, .seat = (int8_t) seat });
      break;
    }
}

static void
apply (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  if (state->phase == TALIA_PHASE_MOON)
    choose_moon (state, (TaliaMoveKind) move->kind, events);
  else if (state->phase == TALIA_PHASE_PASS)
    {
      if (talia_trick_game_pass (state, move->cards, events))
        talia_trick_game_begin_play (state, 0);
    }
  else if (talia_trick_game_play (state, move->card, events))
    end_play (state, events);
}

/* The choice after a moon is still to come, but no card changes what it is about. */
static gboolean
settled (const TaliaState *state)
{
  TaliaCards left = MOON | (state->options.value[OPTION_JACK] == JACK_BONUS ? JACK_OF_DIAMONDS : 0);

  for (int seat = 0; seat < state->seats; seat++)
    left &= ~state->taken[seat];
  return left == 0;
}

static gboolean
over (const TaliaState *state)
{
  for (int side = 0; side < state->sides; side++)
    if (state->total[side] >= state->options.value[OPTION_TARGET])
      return TRUE;
  return FALSE;
}

/* A moon that is not chosen yet shows as added to the others. */
static int
score_moon (const TaliaState *state, gboolean own, TaliaScoreLine *line)
{
  gboolean subtract = state->moon == TALIA_MOVE_SUBTRACT;

  if (own)
    *line = (TaliaScoreLine) { N_ ("Shot the moon"), MOON, 1, subtract ? -MOON_POINTS : 0 };
  else if (!subtract)
    *line = (TaliaScoreLine) { N_ ("Another player shot the moon"), 0, 1, MOON_POINTS };
  return own || !subtract;
}

static int
score (const TaliaState *state, int side, TaliaScoreLine *lines)
{
  TaliaCards taken = state->taken[side];
  int hearts = talia_cards_count (taken & HEARTS);
  int moon = shooter (state);
  int n = 0;

  if (moon != TALIA_NOBODY)
    n += score_moon (state, moon == side, lines);
  else
    {
      if (hearts > 0)
        lines[n++] = (TaliaScoreLine) { N_ ("Hearts"), taken & HEARTS, hearts, hearts };
      if (taken & QUEEN_OF_SPADES)
        lines[n++] = (TaliaScoreLine) { N_ ("Queen of spades"), QUEEN_OF_SPADES, 1, 13 };
    }
  if ((taken & JACK_OF_DIAMONDS) && state->options.value[OPTION_JACK] == JACK_BONUS)
    lines[n++] = (TaliaScoreLine) { N_ ("Jack of diamonds"), JACK_OF_DIAMONDS, 1, -10 };
  return n;
}

const TaliaGame talia_game_hearts = {
  .id = "hearts",
  .name = N_ ("American Hearts"),
  .summary = N_ ("Take no hearts and no queen of spades, or take them all"),
  .options = options,
  .presets = presets,
  .lowest_wins = TRUE,
  .start = start,
  .pack = pack,
  .title = title,
  .plan = plan,
  .deal = deal,
  .check = check,
  .legal = legal,
  .apply = apply,
  .score = score,
  .settled = settled,
  .over = over,
  .hide = talia_trick_game_hide,
  .unseen = talia_trick_game_unseen,
  .sample = talia_trick_game_sample,
};
