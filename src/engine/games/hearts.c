/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game American Hearts (kierki amerykańskie): its rules for tricks, passing and the moon (docs/rules/hearts.md). */
#include "hearts.h"
#include "engine/trick/talia-trick-game.h"

#define N_(text) (text)

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define QUEEN_OF_SPADES TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)
#define JACK_OF_DIAMONDS TALIA_CARD_BIT (TALIA_JACK, TALIA_DIAMONDS)
#define MOON (HEARTS | QUEEN_OF_SPADES)

/* In the order of the schema below. */
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
  [JACK_OFF] = { "off", N_ ("No points") },
  [JACK_BONUS] = { "bonus", N_ ("10 points off") },
  { NULL },
};

static const TaliaOptionChoice moon_choices[] = {
  [MOON_ASK] = { "ask", N_ ("You choose") },
  [MOON_ADD] = { "add", N_ ("+26 for the others") },
  [MOON_SUBTRACT] = { "subtract", N_ ("−26 for you") },
  { NULL },
};

static const TaliaOption options[] = {
  [OPTION_TARGET] = { "target", TALIA_OPTION_INT, 100, 50, 200, NULL, N_ ("Play to"),
                      N_ ("The match ends when somebody has at least this many points after a deal.") },
  [OPTION_JACK] = { "jack-diamonds", TALIA_OPTION_CHOICE, JACK_OFF, 0, 0, jack_choices, N_ ("Jack of diamonds"),
                    N_ ("The jack of diamonds can take 10 points off your total.") },
  [OPTION_MOON] = { "moon", TALIA_OPTION_CHOICE, MOON_ASK, 0, 0, moon_choices, N_ ("Shooting the moon"),
                    N_ ("What you get for taking all the hearts and the queen of spades.") },
  [OPTION_FORCED_LEAD] = { "forced-lead-breaks", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL,
                           N_ ("Forced heart leads break hearts"),
                           N_ ("A heart led by a player who has nothing else to lead breaks hearts.") },
  { NULL },
};

static const TaliaPreset presets[] = {
  { "kurnik", N_ ("The usual rules"), "", N_ ("As on Kurnik: after shooting the moon, you choose") },
  { "omnibus", N_ ("With the jack of diamonds"), "jack-diamonds=bonus moon=add",
    N_ ("Omnibus Hearts: the jack takes 10 points off") },
  { "windows", N_ ("The moon costs the others"), "moon=add", N_ ("Much as in Windows Hearts") },
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

/* The number of seats clockwise that passed cards travel, by the number of the deal modulo 4. */
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
  talia_deal_plan_add (plan, (TaliaStake) { N_ ("Hearts"), HEARTS, TALIA_STAKE_CARDS, 1, .id = "hearts" });
  talia_deal_plan_add (
      plan, (TaliaStake) { N_ ("Queen of spades"), QUEEN_OF_SPADES, TALIA_STAKE_CARDS, 13, .id = "queen-of-spades" });
  /* The penalties make the moon; the jack gives points back whatever happens to the rest. */
  plan->moon = (TaliaMoon) { N_ ("Shot the moon"), N_ ("Another player shot the moon"), MOON,
                             talia_deal_plan_cost_of (plan, MOON), TRUE };
  if (state->options.value[OPTION_JACK] == JACK_BONUS)
    talia_deal_plan_add (plan, (TaliaStake) { N_ ("Jack of diamonds"), JACK_OF_DIAMONDS, TALIA_STAKE_CARDS, -10,
                                              .id = "jack-of-diamonds" });
  talia_deal_plan_add_duty (plan, N_ ("You may not lead hearts until they are broken."));
  return 0;
}

static void
deal (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  int shift = pass_shifts[state->deals % 4];

  talia_hearts_memory (state)->moon = 0;
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
      .ban_refusal = TALIA_RULE_NOT_BROKEN,
      .shield_refusal = TALIA_RULE_FIRST_TRICK,
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

static void
list_moves (const TaliaState *state, TaliaMoves *moves)
{
  if (state->phase == TALIA_PHASE_MOON)
    moves->plain = 1u << TALIA_MOVE_ADD | 1u << TALIA_MOVE_SUBTRACT;
  else
    talia_trick_game_moves (state, moves);
}

/* Returns the player who has taken every heart and the queen of spades. */
static int
shooter (const TaliaState *state)
{
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->taken[seat] & MOON) == MOON)
      return seat;
  return TALIA_NOBODY;
}

/* Reports that a seat has taken all penalties and, once it has chosen, how they count. */
static void
note_moon (const TaliaState *state, int seat, int kind, TaliaEvents *events)
{
  TaliaDealPlan deal;

  talia_game_plan (&talia_game_hearts, state, state->deals, &deal);
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_MOON,
                                           .seat = (int8_t) seat,
                                           .value = (uint8_t) kind,
                                           .points = (int16_t) deal.moon.points });
}

/* Returns how a moon counts according to the options: a TaliaMoveKind, or 0 if its player chooses. */
static int
moon_by_options (const TaliaState *state)
{
  static const int choices[] = { [MOON_ASK] = 0, [MOON_ADD] = TALIA_MOVE_ADD, [MOON_SUBTRACT] = TALIA_MOVE_SUBTRACT };

  return choices[state->options.value[OPTION_MOON]];
}

/* The player who has taken everything chooses how it counts, if the options leave the choice. */
static gboolean
end (TaliaState *state, TaliaEvents *events)
{
  TaliaHeartsMemory *memory = talia_hearts_memory (state);
  int seat = shooter (state);

  if (seat == TALIA_NOBODY)
    return TRUE;
  if (memory->moon == 0)
    memory->moon = (uint8_t) moon_by_options (state);
  note_moon (state, seat, memory->moon, events);
  if (memory->moon != 0)
    return TRUE;
  state->phase = TALIA_PHASE_MOON;
  state->to_act = (int8_t) seat;
  return FALSE;
}

static gboolean
apply (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  if (state->phase == TALIA_PHASE_PLAY)
    return talia_trick_game_play (state, move->card, events);
  if (state->phase == TALIA_PHASE_MOON)
    {
      talia_hearts_memory (state)->moon = move->kind;
      return TRUE;
    }
  if (talia_trick_game_pass (state, move->cards, events))
    talia_trick_game_begin_play (state, 0);
  return FALSE;
}

static gboolean
over (const TaliaState *state)
{
  for (int side = 0; side < state->sides; side++)
    if (state->total[side] >= state->options.value[OPTION_TARGET])
      return TRUE;
  return FALSE;
}

static int
moon (const TaliaState *state)
{
  int chosen = talia_hearts_memory (state)->moon;

  /* Before the last card is played nothing is chosen, whatever the options are. */
  return chosen != 0 || state->phase == TALIA_PHASE_PLAY ? chosen : moon_by_options (state);
}

static void
describe (const TaliaState *seen, GString *out)
{
  int chosen = talia_hearts_memory (seen)->moon;

  if (chosen != 0)
    g_string_append_printf (out, "moon %s\n", chosen == TALIA_MOVE_ADD ? "add" : "subtract");
  talia_state_describe_board (seen, out);
}

const TaliaGame talia_game_hearts = {
  .id = "hearts",
  .name = N_ ("American Hearts"),
  .summary = N_ ("Avoid the hearts and the queen of spades, or take them all"),
  .cover = TALIA_CARD (TALIA_QUEEN, TALIA_SPADES),
  .color = 0xb0323f,
  .options = options,
  .presets = presets,
  .lowest_wins = TRUE,
  .start = start,
  .pack = pack,
  .title = title,
  .plan = plan,
  .deal = deal,
  .check = check,
  .moves = list_moves,
  .apply = apply,
  .end = end,
  .moon = moon,
  .over = over,
  .hide = talia_trick_game_hide,
  .describe = describe,
  .unseen = talia_trick_game_unseen,
  .sample = talia_trick_game_sample,
  .adds_up = talia_trick_game_adds_up,
  .gather = talia_trick_game_gather,
  .retell = talia_trick_game_retell,
};
