/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a deal entered on a score pad gets the same points as a deal that is played, and that impossible ones are
 * refused. */
#include <stdlib.h>
#include <string.h>

#include "engine/games/games.h"
#include "engine/talia-tell.h"
#include "starting.h"

static int matches;

/* --- what happened in a deal that was played ------------------------------------------------- */

/* Returns how much of a field a side, or a seat, has in a deal that is over. */
static int
get_amount (const TaliaField *field, const TaliaState *state, int who)
{
  const TaliaCards cards = (field->by_seat ? state->taken[who] : talia_state_taken (state, who)) & field->cards;
  int amount = 0;

  if (field->places != 0)
    return state->rows.out[__builtin_ctzll (field->places)] == who;
  for (TaliaCards rest = cards; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);

      amount += field->kind == TALIA_FIELD_RANKS ? talia_card_number (card) : 1;
    }
  for (uint64_t tricks = field->tricks; tricks != 0; tricks &= tricks - 1)
    amount += state->trick.winner[__builtin_ctzll (tricks)] == who;
  return amount;
}

static int
get_taker (const TaliaField *field, const TaliaState *state)
{
  for (int side = 0; side < state->sides; side++)
    if (get_amount (field, state, side) > 0)
      return side;
  return TALIA_NOBODY;
}

static void
tell_sweeps (const TaliaState *state, int16_t *answers)
{
  int n = 0;

  for (uint64_t sweeps = state->fishing.sweeps; sweeps != 0; sweeps &= sweeps - 1)
    {
      const int play = __builtin_ctzll (sweeps);

      if (play < TALIA_FISHING_PLAYS - 1 || state->fishing.rules.last_sweep)
        answers[n++] = (int16_t) ((state->dealer + 1 + play) % state->seats % state->sides);
    }
}

/* Tells everything that the form asks of a deal that is over. */
static void
tell (const TaliaGame *game, const TaliaForm *form, const TaliaState *state, TaliaTold *told)
{
  talia_told_init (told);
  for (guint i = 0; i < form->n_fields; i++)
    {
      const TaliaField *field = &form->fields[i];
      int16_t *answers = told->answer[i];

      switch (field->kind)
        {
        case TALIA_FIELD_COUNT:
        case TALIA_FIELD_RANKS:
          for (int who = 0; who < field->cells; who++)
            answers[who] = (int16_t) get_amount (field, state, who);
          break;
        case TALIA_FIELD_TAKER:
          answers[0] = (int16_t) get_taker (field, state);
          break;
        case TALIA_FIELD_BID:
          for (int seat = 0; seat < field->cells; seat++)
            answers[seat] = state->trick.bid[seat];
          break;
        case TALIA_FIELD_SEQUENCE:
          tell_sweeps (state, answers);
          break;
        case TALIA_FIELD_CHOICE:
          if (game->moon (state) != 0)
            answers[0] = (int16_t) game->moon (state);
          break;
        }
    }
}

/* --- whole matches --------------------------------------------------------------------------- */

/* A match that is played, and the pad that it is told to. */
typedef struct
{
  const TaliaGame *game;
  TaliaRandom random;
  TaliaState played, pad;
  TaliaMove *moves;  /* room for TALIA_MAX_LEGAL */
  gboolean collects; /* whether one player takes what can be taken */
} Play;

static gboolean
is_exact (const TaliaField *field)
{
  return (field->kind == TALIA_FIELD_COUNT || field->kind == TALIA_FIELD_RANKS) && field->spare == 0;
}

/* What the last player has follows; one more than there is cannot be, nor one less. */
static void
check_sums (Play *play, const TaliaForm *form, const TaliaTold *told)
{
  for (guint i = 0; i < form->n_fields; i++)
    if (is_exact (&form->fields[i]))
      {
        const int whole = form->fields[i].whole;
        const guint cell = (guint) talia_random_below (&play->random, form->fields[i].cells);
        TaliaTold changed = *told;
        TaliaFault fault;

        changed.answer[i][cell] = TALIA_UNTOLD;
        fault = talia_told_check (form, &changed);
        g_assert_cmpint (fault.reason, ==, TALIA_FAULT_UNTOLD);
        g_assert_cmpuint (fault.field, ==, i);
        g_assert_cmpint (fault.who, ==, (int) cell);
        talia_told_fill (form, &changed);
        g_assert_cmpmem (&changed, sizeof changed, told, sizeof *told);
        changed.answer[i][cell]++;
        fault = talia_told_check (form, &changed);
        g_assert_cmpint (fault.reason, ==, told->answer[i][cell] == whole ? TALIA_FAULT_RANGE : TALIA_FAULT_TOO_MANY);
        g_assert_cmpint (fault.is, ==, whole + 1);
        g_assert_cmpint (fault.must, ==, whole);
        changed.answer[i][cell] = told->answer[i][cell] - 1;
        fault = talia_told_check (form, &changed);
        g_assert_cmpint (fault.reason, !=, TALIA_FAULT_NONE);
      }
}

/* Two totals, schedules and ends are the same, and so is what only one game remembers, such as bags. */
static void
check_same (const TaliaGame *game, const TaliaState *played, const TaliaState *pad)
{
  TaliaDealPlan plans[2];

  for (int side = 0; side < played->sides; side++)
    {
      g_assert_cmpint (pad->total[side], ==, played->total[side]);
      g_assert_cmpint (talia_game_score (game, pad, side, NULL, NULL), ==,
                       talia_game_score (game, played, side, NULL, NULL));
      g_assert_cmpint (talia_game_place (game, pad, side), ==, talia_game_place (game, played, side));
    }
  g_assert_cmpmem (pad->memory, sizeof pad->memory, played->memory, sizeof played->memory);
  g_assert_cmpint (pad->phase, ==, played->phase);
  g_assert_cmpint (pad->winners, ==, played->winners);
  g_assert_cmpuint (pad->deals, ==, played->deals);
  g_assert_cmpint (pad->dealer, ==, played->dealer);
  g_assert_cmpint (talia_game_next_dealer (game, pad), ==, talia_game_next_dealer (game, played));
  g_assert_cmpuint (talia_game_plan (game, pad, pad->deals + 1, &plans[0]), ==,
                    talia_game_plan (game, played, played->deals + 1, &plans[1]));
  g_assert_cmpmem (&plans[0], sizeof *plans, &plans[1], sizeof *plans);
}

/* Chooses any of the moves; or, so that one player may take everything, that player's highest card and everybody
 * else's lowest. */
static const TaliaMove *
choose (Play *play, int n)
{
  const TaliaMove *best = &play->moves[talia_random_below (&play->random, (uint64_t) n)];

  for (int i = 0; play->collects && best->kind == TALIA_MOVE_PLAY && i < n; i++)
    if (play->moves[i].kind == TALIA_MOVE_PLAY
        && (talia_card_rank (play->moves[i].card) > talia_card_rank (best->card)) == (play->played.to_act == 0))
      best = &play->moves[i];
  return best;
}

static void
play_deal (Play *play, int *dealer)
{
  TaliaPack pack;

  talia_game_shuffle (play->game, &play->played, talia_random_below (&play->random, G_MAXUINT64), &pack, dealer);
  g_assert_true (talia_game_deal (play->game, &play->played, &pack, *dealer, &play->played, NULL, NULL));
  while (play->played.to_act != TALIA_NOBODY)
    {
      const int n = talia_game_legal_or_some (play->game, &play->played, play->moves);

      talia_game_make (play->game, &play->played, choose (play, n), NULL);
    }
}

static void
tell_match (Play *play)
{
  TaliaForm form;
  TaliaTold told;
  int dealer;

  play->pad = play->played;
  while (play->played.phase != TALIA_PHASE_OVER)
    {
      play_deal (play, &dealer);
      g_assert_true (talia_tell_ask (play->game, &play->pad, dealer, &form, NULL));
      tell (play->game, &form, &play->played, &told);
      check_sums (play, &form, &told);
      g_assert_cmpint (talia_tell_score (play->game, &form, &told, &play->pad).reason, ==, TALIA_FAULT_NONE);
      check_same (play->game, &play->played, &play->pad);
    }
  g_assert_false (talia_tell_ask (play->game, &play->pad, dealer, &form, NULL));
}

static void
test_told_is_scored_like_played (gconstpointer data)
{
  const StartingCase *test = data;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

  for (int i = 0; i < matches; i++)
    {
      Play play = { .game = test->game, .moves = moves, .collects = i % 2 == 1 };

      talia_random_init (&play.random, (uint64_t) i);
      starting_case (test, (uint64_t) i, &play.random, &play.played);
      tell_match (&play);
    }
}

/* --- single deals ---------------------------------------------------------------------------- */

/* Tells a text such as `hearts=1,2,3,7 queen-of-spades=0`, in which `-` is nobody and `?` is not told. */
static void
tell_text (const TaliaForm *form, const char *text, TaliaTold *told)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  talia_told_init (told);
  for (guint word = 0; words[word] != NULL && *words[word] != '\0'; word++)
    {
      g_auto (GStrv) sides = g_strsplit (words[word], "=", 2);
      g_auto (GStrv) answers = g_strsplit (sides[1], ",", -1);
      guint field = 0;

      while (strcmp (form->fields[field].id, sides[0]) != 0)
        g_assert_cmpuint (++field, <, form->n_fields);
      for (guint i = 0; answers[i] != NULL; i++)
        told->answer[field][i] = (int16_t) (strcmp (answers[i], "?") == 0          ? TALIA_UNTOLD
                                            : strcmp (answers[i], "-") == 0        ? TALIA_NOBODY
                                            : strcmp (answers[i], "blind") == 0    ? TALIA_BID_BLIND
                                            : strcmp (answers[i], "add") == 0      ? TALIA_MOVE_ADD
                                            : strcmp (answers[i], "subtract") == 0 ? TALIA_MOVE_SUBTRACT
                                                                                   : atoi (answers[i]));
    }
}

/* One deal that is told. */
typedef struct
{
  const char *name;
  const TaliaGame *game;
  const char *options;
  guint deal;
  const char *told;
  TaliaFault fault;
  const char *field, *other; /* the ids of the fields of the fault */
  int points[TALIA_MAX_SEATS];
} Deal;

#define HEARTS(text) &talia_game_hearts, "", 1, text
#define KIERKI(options, deal, text) &talia_game_kierki, options, deal, text
#define SPADES(text) &talia_game_spades, "dealer=0", 1, text
#define CASINO(text) &talia_game_casino, "dealer=0", 1, text
#define ROYAL(text) &talia_game_royal, "dealer=0", 1, text
#define SCORES(...)                                                                                                    \
  { TALIA_FAULT_NONE, 0, 0, TALIA_NOBODY, 0, 0 }, NULL, NULL,                                                          \
  {                                                                                                                    \
    __VA_ARGS__                                                                                                        \
  }

#define ACES " ace-of-spades=0 ace-of-clubs=0 ace-of-hearts=0 ace-of-diamonds=1"
#define ROBBER "dealer=0 robber=true"

static const Deal deals[] = {
  /* What scores. */
  { "plain", HEARTS ("hearts=1,2,3,7 queen-of-spades=0"), SCORES (14, 2, 3, 7) },
  { "moon added", HEARTS ("hearts=0,13,0,0 queen-of-spades=1 moon=add"), SCORES (26, 0, 26, 26) },
  { "moon subtracted", HEARTS ("hearts=0,13,0,0 queen-of-spades=1 moon=subtract"), SCORES (0, -26, 0, 0) },
  { "no moon without the queen", HEARTS ("hearts=0,13,0,0 queen-of-spades=0"), SCORES (13, 13, 0, 0) },
  { "moon by option", &talia_game_hearts, "moon=add", 1, "hearts=13,0,0,0 queen-of-spades=0", SCORES (0, 26, 26, 26) },
  { "all hearts by rank", &talia_game_punktowe, "dealer=0", 1, "hearts=91,0,0,0", SCORES (0, 91, 91, 91) },
  { "all ranks can be shared", &talia_game_punktowe, "dealer=0 players=7", 1, "hearts=13,13,13,13,13,13,13",
    SCORES (13, 13, 13, 13, 13, 13, 13) },
  { "the last two tricks", KIERKI ("dealer=0 last-tricks=two", 6, "last-tricks=1,0,1,0"), SCORES (75, 0, 75, 0) },
  { "a heart set aside", KIERKI ("dealer=0 players=6", 2, "hearts=0,0,0,0,0,12"), SCORES (0, 0, 0, 0, 0, 240) },
  { "the king set aside", KIERKI ("dealer=0 players=6", 5, "king-of-hearts=-"), SCORES (0) },
  { "the robber",
    KIERKI (ROBBER, 7,
            "tricks=13,0,0,0 hearts=13,0,0,0 queens=4,0,0,0 kings-and-jacks=8,0,0,0 "
            "king-of-hearts=0 last-tricks=0"),
    SCORES (1300, 0, 0, 0) },
  { "first and second out", KIERKI ("dealer=0", 7, "first-out=2 second-out=0"), SCORES (-500, 0, -800, 0) },
  { "nil and bags", SPADES ("bids=0,4,4,3 tricks=0,5,5,3"), SCORES (141, 71) },
  { "casino", CASINO ("cards=27,25 spades=6,7 big-casino=0 little-casino=1" ACES), SCORES (8, 3) },

  /* What cannot be. */
  { "too many hearts at once", HEARTS ("hearts=7,7"), { TALIA_FAULT_TOO_MANY, 0, 0, -1, 14, 13 }, "hearts", "hearts" },
  { "too few hearts",
    HEARTS ("hearts=1,2,3,6 queen-of-spades=0"),
    { TALIA_FAULT_TOO_FEW, 0, 0, -1, 12, 13 },
    "hearts",
    "hearts" },
  { "more than there are", HEARTS ("hearts=?,14"), { TALIA_FAULT_RANGE, 0, 0, 1, 14, 13 }, "hearts", "hearts" },
  { "less than none", HEARTS ("hearts=?,?,-1"), { TALIA_FAULT_RANGE, 0, 0, 2, -1, 13 }, "hearts", "hearts" },
  { "nobody took the queen",
    HEARTS ("queen-of-spades=-"),
    { TALIA_FAULT_RANGE, 0, 0, -1, -1, 3 },
    "queen-of-spades",
    "queen-of-spades" },
  { "a player who is not there",
    HEARTS ("queen-of-spades=4"),
    { TALIA_FAULT_RANGE, 0, 0, -1, 4, 3 },
    "queen-of-spades",
    "queen-of-spades" },
  { "nobody told the queen",
    HEARTS ("hearts=1,2,3,7"),
    { TALIA_FAULT_UNTOLD, 0, 0, -1, 0, 0 },
    "queen-of-spades",
    "queen-of-spades" },
  { "a moon without a choice",
    HEARTS ("hearts=0,13,0,0 queen-of-spades=1"),
    { TALIA_FAULT_UNTOLD, 0, 0, 1, 0, 0 },
    "moon",
    "moon" },
  { "no such choice",
    HEARTS ("hearts=0,13,0,0 queen-of-spades=1 moon=0"),
    { TALIA_FAULT_RANGE, 0, 0, -1, 0, 0 },
    "moon",
    "moon" },
  { "fourteen tricks",
    KIERKI ("dealer=0", 1, "tricks=5,5,4"),
    { TALIA_FAULT_TOO_MANY, 0, 0, -1, 14, 13 },
    "tricks",
    "tricks" },
  { "two hearts set aside",
    KIERKI ("dealer=0 players=6", 2, "hearts=0,0,0,0,0,11"),
    { TALIA_FAULT_TOO_FEW, 0, 0, -1, 11, 13 },
    "hearts",
    "hearts" },
  { "nothing set aside for long",
    KIERKI ("dealer=0 players=6 aside-6=last-trick", 2, "hearts=0,0,0,0,0,12"),
    { TALIA_FAULT_TOO_FEW, 0, 0, -1, 12, 13 },
    "hearts",
    "hearts" },
  { "the king without a heart",
    KIERKI (ROBBER, 7, "hearts=?,0 king-of-hearts=1"),
    { TALIA_FAULT_LACKS, 0, 0, 1, 1, 0 },
    "king-of-hearts",
    "hearts" },
  { "the king without a king",
    KIERKI (ROBBER, 7, "kings-and-jacks=?,?,0 king-of-hearts=2"),
    { TALIA_FAULT_LACKS, 0, 0, 2, 1, 0 },
    "king-of-hearts",
    "kings-and-jacks" },
  { "a heart without a trick",
    KIERKI (ROBBER, 7, "tricks=0 hearts=1"),
    { TALIA_FAULT_LACKS, 0, 0, 0, 1, 0 },
    "hearts",
    "tricks" },
  { "more hearts than cards in tricks",
    KIERKI (ROBBER, 7, "tricks=2 hearts=9"),
    { TALIA_FAULT_LACKS, 0, 0, 0, 9, 8 },
    "hearts",
    "tricks" },
  { "the last trick without a trick",
    KIERKI (ROBBER, 7, "tricks=?,?,?,0 last-tricks=3"),
    { TALIA_FAULT_LACKS, 0, 0, 3, 1, 0 },
    "last-tricks",
    "tricks" },
  { "all hearts without their queen",
    KIERKI (ROBBER, 7,
            "tricks=12,1,0,0 hearts=13,0,0,0 queens=0,4,0,0 kings-and-jacks=8,0,0,0 "
            "king-of-hearts=0 last-tricks=0"),
    { TALIA_FAULT_CARDS, 0, 0, -1, 0, 0 },
    NULL,
    NULL },
  { "more cards in all than in tricks",
    KIERKI (ROBBER, 7,
            "tricks=3,10,0,0 hearts=10,3,0,0 queens=3,1,0,0 kings-and-jacks=4,4,0,0 "
            "king-of-hearts=1 last-tricks=0"),
    { TALIA_FAULT_CARDS, 0, 0, -1, 0, 0 },
    NULL,
    NULL },
  { "two aces of hearts",
    &talia_game_punktowe,
    "dealer=0",
    1,
    "hearts=1,1,40,49",
    { TALIA_FAULT_CARDS, 0, 0, -1, 0, 0 },
    NULL,
    NULL },
  { "the same player out twice",
    KIERKI ("dealer=0", 7, "first-out=2 second-out=2"),
    { TALIA_FAULT_TWICE, 0, 0, 2, 0, 0 },
    "first-out",
    "second-out" },
  { "nobody out first",
    KIERKI ("dealer=0", 7, "first-out=- second-out=2"),
    { TALIA_FAULT_RANGE, 0, 0, -1, -1, 3 },
    "first-out",
    "first-out" },
  { "a bid of fourteen", SPADES ("bids=?,14"), { TALIA_FAULT_RANGE, 0, 0, 1, 14, 13 }, "bids", "bids" },
  { "blind nil without being behind",
    SPADES ("bids=?,?,?,blind"),
    { TALIA_FAULT_BLIND, 0, 0, 3, TALIA_BID_BLIND, 13 },
    "bids",
    "bids" },
  { "bids that are missing", SPADES ("tricks=0,5,5,3"), { TALIA_FAULT_UNTOLD, 0, 0, 0, 0, 0 }, "bids", "bids" },
  { "more spades than cards", CASINO ("cards=2 spades=3"), { TALIA_FAULT_LACKS, 0, 0, 0, 3, 2 }, "spades", "cards" },
  { "a spade without spades",
    CASINO ("spades=0 ace-of-spades=0"),
    { TALIA_FAULT_LACKS, 0, 0, 0, 1, 0 },
    "ace-of-spades",
    "spades" },
  { "no room for the aces",
    CASINO ("cards=3,49 spades=0,13 big-casino=0 little-casino=1"
            " ace-of-spades=1 ace-of-clubs=0 ace-of-hearts=0 ace-of-diamonds=0"),
    { TALIA_FAULT_LACKS, 0, 0, 0, 4, 3 },
    "ace-of-diamonds",
    "cards" },
  { "no room for an ace beside the spades",
    CASINO ("cards=3 spades=3 ace-of-spades=0 ace-of-hearts=0"),
    { TALIA_FAULT_LACKS, 0, 0, 0, 4, 3 },
    "ace-of-hearts",
    "cards" },
  { "sweeps without a turn between",
    ROYAL ("cards=27,25 spades=6,7 big-casino=0 little-casino=1" ACES
           " sweeps=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1"),
    { TALIA_FAULT_TOO_MANY, 0, 0, -1, 24, 23 },
    "sweeps",
    "sweeps" },
};

static void
start (const Deal *deal, TaliaState *state)
{
  TaliaOptions options;

  talia_options_apply_preset (deal->game->options, &options, &(TaliaPreset) { "", "", deal->options });
  g_assert_true (talia_game_start (deal->game, &options, state, NULL));
  state->deals = deal->deal - 1;
}

static void
check_fault (const TaliaForm *form, const Deal *deal, TaliaFault fault)
{
  g_assert_cmpint (fault.reason, ==, deal->fault.reason);
  g_assert_cmpint (fault.who, ==, deal->fault.who);
  g_assert_cmpint (fault.is, ==, deal->fault.is);
  g_assert_cmpint (fault.must, ==, deal->fault.must);
  if (deal->field != NULL)
    {
      g_assert_cmpstr (form->fields[fault.field].id, ==, deal->field);
      g_assert_cmpstr (form->fields[fault.other].id, ==, deal->other);
    }
}

static void
test_one_deal (gconstpointer data)
{
  const Deal *deal = data;
  TaliaState state, next;
  TaliaForm form;
  TaliaTold told;

  start (deal, &state);
  g_assert_true (talia_tell_ask (deal->game, &state, 0, &form, NULL));
  tell_text (&form, deal->told, &told);
  next = state;
  check_fault (&form, deal, talia_tell_score (deal->game, &form, &told, &next));
  if (deal->fault.reason != TALIA_FAULT_NONE)
    g_assert_true (talia_state_equal (&next, &state));
  else
    for (int side = 0; side < state.sides; side++)
      g_assert_cmpint (next.total[side], ==, deal->points[side]);
}

/* A pair that is far enough behind may bid blind nil, and its partner too. */
static void
test_blind_nil_behind (void)
{
  const Deal deal = { "blind", SPADES ("bids=blind,4,4,3 tricks=0,5,5,3"), SCORES (0) };
  TaliaState state;
  TaliaForm form;
  TaliaTold told;

  start (&deal, &state);
  state.total[1] = 200;
  g_assert_true (talia_tell_ask (deal.game, &state, 0, &form, NULL));
  tell_text (&form, deal.told, &told);
  g_assert_cmpint (talia_tell_score (deal.game, &form, &told, &state).reason, ==, TALIA_FAULT_NONE);
  g_assert_cmpint (state.total[0], ==, 241);
  g_assert_cmpint (state.total[1], ==, 271);
}

/* No two fields of a form have the same id, in any deal, and every field has a name. */
static void
test_fields_have_ids (gconstpointer data)
{
  const TaliaGame *game = data;
  TaliaRandom random;
  TaliaState state;
  TaliaForm form;

  talia_random_init (&random, 1);
  for (int i = 0; i < 100; i++)
    {
      starting_at_random (game, &random, &state);
      state.deals = (uint32_t) talia_random_below (&random, MAX (1, talia_game_plan (game, &state, 1, NULL)));
      g_assert_true (talia_tell_ask (game, &state, 0, &form, NULL));
      g_assert_cmpuint (form.n_fields, >, 0);
      for (guint field = 0; field < form.n_fields; field++)
        {
          g_assert_nonnull (form.fields[field].what);
          g_assert_nonnull (form.fields[field].id);
          for (guint other = 0; other < field; other++)
            g_assert_cmpstr (form.fields[field].id, !=, form.fields[other].id);
        }
    }
}

/* Who has all of something leaves none of it to the others; otherwise only the last answer follows. */
static void
test_what_follows (void)
{
  static const struct
  {
    const char *told, *filled;
  } fills[] = {
    { "hearts=?,13", "hearts=0,13,0,0" },   { "hearts=6,?,?,7", "hearts=6,0,0,7" },
    { "hearts=1,2,?,7", "hearts=1,2,3,7" }, { "hearts=1,2", "hearts=1,2" },
    { "hearts=7,7,0,?", "hearts=7,7,0,?" },
  };
  TaliaOptions options;
  TaliaState state;
  TaliaForm form;

  talia_game_init_options (&talia_game_hearts, &options);
  g_assert_true (talia_game_start (&talia_game_hearts, &options, &state, NULL));
  g_assert_true (talia_tell_ask (&talia_game_hearts, &state, TALIA_NOBODY, &form, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    {
      TaliaTold told, filled;

      tell_text (&form, fills[i].told, &told);
      tell_text (&form, fills[i].filled, &filled);
      talia_told_fill (&form, &told);
      g_assert_cmpmem (&told, sizeof told, &filled, sizeof filled);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  matches = starting_parse_matches (&argc, &argv);
  starting_add_cases ("tell", test_told_is_scored_like_played);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autofree char *path = g_strdup_printf ("/tell/ids/%s", (*game)->id);

      g_test_add_data_func (path, *game, test_fields_have_ids);
    }
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tell/deals/%s", deals[i].name);

      g_test_add_data_func (path, &deals[i], test_one_deal);
    }
  g_test_add_func ("/tell/deals/blind nil behind", test_blind_nil_behind);
  g_test_add_func ("/tell/what-follows", test_what_follows);
  return g_test_run ();
}
