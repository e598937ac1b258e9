/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games Casino and Royal Casino (kasyno, kasyno królewskie): two rows of data for the fishing core
 * (docs/rules/casino.md). */
#include "engine/fishing/talia-fishing-game.h"
#include "games.h"

#define N_(text) (text)

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

/* In the order of both schemas below; one option is the game's own. */
enum
{
  OPTION_PLAYERS,
  OPTION_PARTNERS,
  OPTION_TARGET,
  OPTION_OWN,
  OPTION_RAISE,
  OPTION_TRAIL_WITH_BUILD,
  OPTION_SWEEPS,
  OPTION_SWEEP_LAST,
  OPTION_END_RULE,
  OPTION_DEALER,
  OPTION_END,
};
enum
{
  END_HIGHEST,
  END_COUNT_OUT
};
enum
{
  TABLE_ACE_EITHER,
  TABLE_ACE_ONE
};

static const TaliaOptionChoice face_choices[] = {
  [TALIA_FACE_ONE] = { "one", N_ ("One card") },
  [TALIA_FACE_ANY] = { "any", N_ ("Any number") },
  [TALIA_FACE_ONE_OR_THREE] = { "one-or-three", N_ ("One or three") },
  { NULL },
};

static const TaliaOptionChoice table_ace_choices[] = {
  [TABLE_ACE_EITHER] = { "either", N_ ("1 or 14") },
  [TABLE_ACE_ONE] = { "one", N_ ("Only 1") },
  { NULL },
};

static const TaliaOptionChoice raise_choices[] = {
  [TALIA_RAISE_ANY] = { "any", N_ ("Any single build") },
  [TALIA_RAISE_OTHERS] = { "others", N_ ("Only others’ builds") },
  [TALIA_RAISE_OFF] = { "off", N_ ("None") },
  { NULL },
};

static const TaliaOptionChoice end_choices[] = {
  [END_HIGHEST] = { "highest", N_ ("Highest total") },
  [END_COUNT_OUT] = { "count-out", N_ ("First to the target") },
  { NULL },
};

/* clang-format off: it would give each word of these rows a line of its own */
/* The options of both games. */
#define OPTIONS(sweeps, end_rule)                                                                                      \
  [OPTION_PLAYERS] = { "players",    TALIA_OPTION_INT, 2, 2, 4, NULL, N_ ("Players"), N_ ("How many people play."),    \
                       .apart = TRUE },                                                                                \
  [OPTION_PARTNERS] = { "partners",                                                                                    \
                        TALIA_OPTION_BOOL,                                                                             \
                        FALSE,                                                                                         \
                        0,                                                                                             \
                        0,                                                                                             \
                        NULL,                                                                                          \
                        N_ ("Play in pairs"),                                                                          \
                        N_ ("Four play as two pairs; partners count their cards together."),                           \
                        .when = "players=4" },                                                                         \
  [OPTION_TARGET] = { "target",                                                                                        \
                      TALIA_OPTION_INT,                                                                                \
                      21,                                                                                              \
                      1,                                                                                               \
                      100,                                                                                             \
                      NULL,                                                                                            \
                      N_ ("Play to"),                                                                                  \
                      N_ ("The match is played to this many points.") },                                               \
  [OPTION_RAISE] = { "raise",                                                                                          \
                     TALIA_OPTION_CHOICE,                                                                              \
                     TALIA_RAISE_ANY,                                                                                  \
                     0,                                                                                                \
                     0,                                                                                                \
                     raise_choices,                                                                                    \
                     N_ ("Raising builds"),                                                                            \
                     N_ ("Which builds you may raise with a card from your hand.") },                                  \
  [OPTION_TRAIL_WITH_BUILD] = { "trail-with-build",                                                                    \
                                TALIA_OPTION_BOOL,                                                                     \
                                FALSE,                                                                                 \
                                0,                                                                                     \
                                0,                                                                                     \
                                NULL,                                                                                  \
                                N_ ("Trailing while you own a build"),                                                 \
                                N_ ("You may trail even if you own a build.") },                                       \
  [OPTION_SWEEPS] = { "sweeps",                                                                                        \
                      TALIA_OPTION_BOOL,                                                                               \
                      sweeps,                                                                                          \
                      0,                                                                                               \
                      0,                                                                                               \
                      NULL,                                                                                            \
                      N_ ("Sweeps"),                                                                                   \
                      N_ ("Clearing the table earns a point.") },                                                      \
  [OPTION_SWEEP_LAST] = { "sweep-last",                                                                                \
                          TALIA_OPTION_BOOL,                                                                           \
                          TRUE,                                                                                        \
                          0,                                                                                           \
                          0,                                                                                           \
                          NULL,                                                                                        \
                          N_ ("Sweep with the last card"),                                                             \
                          N_ ("A sweep counts even with the last card of a deal."),                                    \
                          .when = "sweeps=true" },                                                                     \
  [OPTION_END_RULE] = { "end-rule",                                                                                    \
                        TALIA_OPTION_CHOICE,                                                                           \
                        end_rule,                                                                                      \
                        0,                                                                                             \
                        0,                                                                                             \
                        end_choices,                                                                                   \
                        N_ ("End of the match"),                                                                       \
                        N_ ("Count the whole deal, or stop counting as soon as somebody reaches the target.") },       \
  [OPTION_DEALER] = { "dealer",                                                                                        \
                      TALIA_OPTION_INT,                                                                                \
                      -1,                                                                                              \
                      -1,                                                                                              \
                      6,                                                                                               \
                      NULL,                                                                                            \
                      N_ ("First dealer"),                                                                             \
                      N_ ("The seat that deals first, counted from 0; −1 chooses it at random."),                      \
                      .apart = TRUE }
/* clang-format on */

static const TaliaOption casino_options[] = {
  OPTIONS (FALSE, END_HIGHEST),
  [OPTION_OWN] = { "face-capture", TALIA_OPTION_CHOICE, TALIA_FACE_ONE, 0, 0, face_choices,
                   N_ ("Jacks, queens and kings take"),
                   N_ ("How many cards of its own kind a jack, queen or king takes at once.") },
  [OPTION_END] = { NULL },
};

static const TaliaOption royal_options[] = {
  OPTIONS (TRUE, END_COUNT_OUT),
  [OPTION_OWN] = { "royal-table-ace", TALIA_OPTION_CHOICE, TABLE_ACE_EITHER, 0, 0, table_ace_choices,
                   N_ ("An ace on the table is worth"), N_ ("An ace in your hand is always worth 1 or 14.") },
  [OPTION_END] = { NULL },
};

static const TaliaPreset casino_presets[] = {
  { "standard", N_ ("The usual rules"), "", N_ ("To 21 points, without sweeps") },
  { "sweeps", N_ ("With sweeps"), "sweeps=true", N_ ("A point for clearing the table") },
  { "short", N_ ("Short match"), "target=11", N_ ("To 11 points") },
  { "pairs", N_ ("Two pairs"), "players=4 partners=true", N_ ("Four players; partners count their cards together") },
  { NULL },
};

static const TaliaPreset royal_presets[] = {
  { "standard", N_ ("The usual rules"), "", N_ ("To 21 points, with sweeps") },
  { "1907", N_ ("Aces on the table count 1"), "royal-table-ace=one", N_ ("As in a rule book of 1907") },
  { "short", N_ ("Short match"), "target=11", N_ ("To 11 points") },
  { "pairs", N_ ("Two pairs"), "players=4 partners=true", N_ ("Four players; partners count their cards together") },
  { NULL },
};

static const char *
conflict (const TaliaOptions *options)
{
  if (options->value[OPTION_PARTNERS] && options->value[OPTION_PLAYERS] != 4)
    return N_ ("You need four players to play in pairs.");
  return NULL;
}

static void
start (TaliaState *state)
{
  state->seats = (uint8_t) state->options.value[OPTION_PLAYERS];
  state->sides = state->options.value[OPTION_PARTNERS] ? 2 : state->seats;
  state->board = TALIA_BOARD_FISHING;
}

static TaliaCards
pack (const TaliaState *state)
{
  return TALIA_ALL_CARDS;
}

static const char *
title (const TaliaState *state)
{
  gboolean last = talia_fishing_game_round (state) == talia_fishing_game_rounds (state) - 1;

  return last && state->phase == TALIA_PHASE_PLAY ? N_ ("The last cards") : NULL;
}

/* The row of Casino, with the values of those options that both games have. */
static TaliaFishingRules
common_rules (const TaliaState *state)
{
  const int16_t *value = state->options.value;

  return (TaliaFishingRules) {
    .top = 10,
    .raise = (uint8_t) value[OPTION_RAISE],
    .trail_with_build = (uint8_t) value[OPTION_TRAIL_WITH_BUILD],
    .sweeps = (uint8_t) value[OPTION_SWEEPS],
    .last_sweep = (uint8_t) value[OPTION_SWEEP_LAST],
  };
}

static void
deal_casino (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  state->fishing.rules = common_rules (state);
  state->fishing.rules.face_capture = (uint8_t) state->options.value[OPTION_OWN];
  talia_fishing_game_deal (state, cards);
}

static void
deal_royal (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  state->fishing.rules = common_rules (state);
  state->fishing.rules.top = 14;
  state->fishing.rules.table_ace_high = state->options.value[OPTION_OWN] == TABLE_ACE_EITHER;
  talia_fishing_game_deal (state, cards);
}

/* --- the count ------------------------------------------------------------------------- */

/* The points for most of these cards, in the order in which they are counted out; sweeps follow, one by one. */
static const struct
{
  const char *id, *what;
  TaliaCards cards;
  uint8_t points;
  const char *asked; /* what is counted to find out; NULL: `what` */
} items[] = {
  { "cards", N_ ("Most cards"), TALIA_ALL_CARDS, 3, N_ ("Cards") },
  { "spades", N_ ("Most spades"), SPADES, 1, N_ ("Spades") },
  { "big-casino", N_ ("Big casino (ten of diamonds)"), TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS), 2 },
  { "little-casino", N_ ("Little casino (two of spades)"), TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES), 1 },
  { "ace-of-spades", N_ ("Ace of spades"), TALIA_CARD_BIT (TALIA_ACE, TALIA_SPADES), 1 },
  { "ace-of-clubs", N_ ("Ace of clubs"), TALIA_CARD_BIT (TALIA_ACE, TALIA_CLUBS), 1 },
  { "ace-of-hearts", N_ ("Ace of hearts"), TALIA_CARD_BIT (TALIA_ACE, TALIA_HEARTS), 1 },
  { "ace-of-diamonds", N_ ("Ace of diamonds"), TALIA_CARD_BIT (TALIA_ACE, TALIA_DIAMONDS), 1 },
};

/* Used if there are too many moves to list: leaves out captures of loose cards that have no value by themselves. */
static int
some (const TaliaState *state, TaliaMove *moves, int room)
{
  TaliaCards counting = 0;

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (items[i].cards != TALIA_ALL_CARDS)
      counting |= items[i].cards;
  return talia_fishing_game_some (state, counting, moves, room);
}

/* Returns the side that has more of these cards than any other, or TALIA_NOBODY. */
static int
side_with_most (const TaliaState *state, TaliaCards cards)
{
  int best = TALIA_NOBODY;
  int most = 0;

  for (int side = 0; side < state->sides; side++)
    {
      int n = talia_cards_count (talia_state_taken (state, side) & cards);

      if (n > most)
        best = side;
      else if (n == most)
        best = TALIA_NOBODY;
      most = MAX (most, n);
    }
  return best;
}

static int
sweeper (const TaliaState *state, int play)
{
  return talia_state_side (state, talia_fishing_player (state->dealer, state->seats, play));
}

/* Adds item by item to the totals until a side has enough; returns the number of items needed, or all if no side
 * has. */
static int
count_out (const TaliaState *state)
{
  const int target = state->options.value[OPTION_TARGET];
  int total[TALIA_MAX_SEATS];
  int counted = 0;

  for (int side = 0; side < state->sides; side++)
    total[side] = state->total[side];
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      int side = side_with_most (state, items[i].cards);

      counted++;
      if (side != TALIA_NOBODY && (total[side] += items[i].points) >= target)
        return counted;
    }
  for (uint64_t sweeps = talia_fishing_game_sweeps (state); sweeps != 0; sweeps &= sweeps - 1)
    {
      counted++;
      if (++total[sweeper (state, __builtin_ctzll (sweeps))] >= target)
        return counted;
    }
  return counted;
}

static int
score (const TaliaState *state, int side, TaliaScoreLine *lines)
{
  const int n_items = G_N_ELEMENTS (items);
  int left = state->phase == TALIA_PHASE_PLAY ? G_MAXINT : state->fishing.counted;
  TaliaScoreLine sweeps = { N_ ("Sweeps"), 0, 0, 0 };
  int n = 0;

  for (int i = 0; i < n_items && left > 0; i++, left--)
    if (side_with_most (state, items[i].cards) == side)
      {
        TaliaCards cards = talia_state_taken (state, side) & items[i].cards;

        /* Half a pack is not informative: for most cards, shows their number only. */
        lines[n++] = (TaliaScoreLine) { items[i].what, i == 0 ? 0 : cards, talia_cards_count (cards), items[i].points };
      }
  for (uint64_t plays = talia_fishing_game_sweeps (state); plays != 0 && left > 0; plays &= plays - 1, left--)
    if (sweeper (state, __builtin_ctzll (plays)) == side)
      {
        sweeps.cards |= TALIA_BIT (state->fishing.played[__builtin_ctzll (plays)]);
        sweeps.points = ++sweeps.count;
      }
  if (sweeps.count > 0)
    lines[n++] = sweeps;
  return n;
}

/* Asks for the sides that made the sweeps in their order, because counting out may stop at one of them. */
static void
ask (const TaliaState *dealt, TaliaForm *form)
{
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    talia_form_add (form, (TaliaField) {
                              .id = items[i].id,
                              .what = items[i].asked != NULL ? items[i].asked : items[i].what,
                              .cards = items[i].cards,
                              .kind = talia_cards_count (items[i].cards) == 1 ? TALIA_FIELD_TAKER : TALIA_FIELD_COUNT,
                          });
  if (dealt->fishing.rules.sweeps)
    talia_form_add (form, (TaliaField) { .id = "sweeps", .what = N_ ("Sweeps"), .kind = TALIA_FIELD_SEQUENCE });
}

static gboolean
over (const TaliaState *state)
{
  int best = state->total[0];
  int holders = 0;

  for (int side = 1; side < state->sides; side++)
    best = MAX (best, state->total[side]);
  for (int side = 0; side < state->sides; side++)
    holders += state->total[side] == best;
  return best >= state->options.value[OPTION_TARGET] && holders == 1;
}

static gboolean
end (TaliaState *state, TaliaEvents *events)
{
  state->fishing.counted = UINT8_MAX;
  if (state->options.value[OPTION_END_RULE] == END_COUNT_OUT)
    state->fishing.counted = (uint8_t) count_out (state);
  return TRUE;
}

#define FUNCTIONS                                                                                                      \
  .has_dealer = TRUE, .conflict = conflict, .start = start, .pack = pack, .title = title,                              \
  .apply = talia_fishing_game_play, .end = end, .check = talia_fishing_game_check, .legal = talia_fishing_game_legal,  \
  .some = some, .score = score, .ask = ask, .over = over, .hide = talia_fishing_game_hide,                             \
  .sample = talia_fishing_game_sample, .adds_up = talia_fishing_game_adds_up, .gather = talia_fishing_game_gather,     \
  .retell = talia_fishing_game_retell, .could_make = talia_fishing_game_could_make

const TaliaGame talia_game_casino = {
  .id = "casino",
  .name = N_ ("Casino"),
  .summary = N_ ("Take cards from the table that match yours or add up to it"),
  .cover = TALIA_CARD (TALIA_TEN, TALIA_DIAMONDS),
  .color = 0x2f7350,
  .options = casino_options,
  .presets = casino_presets,
  .deal = deal_casino,
  FUNCTIONS,
};

const TaliaGame talia_game_royal = {
  .id = "royal",
  .name = N_ ("Royal Casino"),
  .summary = N_ ("Casino in which jacks, queens and kings have values too"),
  .cover = TALIA_CARD (TALIA_KING, TALIA_DIAMONDS),
  .color = 0x806020,
  .options = royal_options,
  .presets = royal_presets,
  .deal = deal_royal,
  FUNCTIONS,
};
