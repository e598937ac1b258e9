/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that computer players give legal answers from a view alone, and that each level is stronger than the one
 * below. */
#include <math.h>
#include <string.h>

#include "bots/talia-bot.h"
#include "bots/talia-knowledge.h"
#include "engine/games/games.h"

static int matches = 12;

static TaliaState
start (const TaliaGame *game)
{
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  return state;
}

/* Plays one match; seat s is of level levels[s]. Returns the final state. */
static TaliaState
play (const TaliaGame *game, const TaliaLevel *const levels[], uint64_t seed)
{
  TaliaThinking thinking = { 0 };
  TaliaState state = start (game);

  talia_random_init (&thinking.random, seed);
  while (state.phase != TALIA_PHASE_OVER)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      TaliaPack pack;
      int dealer;

      if (state.phase == TALIA_PHASE_DEAL)
        {
          /* The deal depends on the seed and its number alone, so that two plays have the same cards. */
          talia_game_shuffle (game, &state, seed * 1000 + state.deals, &pack, &dealer);
          g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
          continue;
        }
      talia_game_view (game, &state, state.to_act, &view);
      advice = talia_level_advise (levels[state.to_act], game, &view, &thinking);
      g_assert_cmpuint (advice->len, >, 0);
      g_assert_cmpint (talia_game_apply (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, &state, NULL).rule,
                       ==, TALIA_RULE_NONE);
    }
  return state;
}

static void
test_levels (void)
{
  g_assert_null (talia_level_find ("grandmaster"));
  g_assert_nonnull (talia_level_find ("random"));
  for (int i = 0; talia_levels ()[i].id != NULL; i++)
    g_assert_true (talia_level_find (talia_levels ()[i].id) == &talia_levels ()[i]);
}

/* Names of levels that follow a rating, and their grades; -1: there is no such level. */
static const struct
{
  const char *id;
  int grade;
} graded[] = {
  { "suited", TALIA_GRADE_USUAL },
  { "suited-0", 0 },
  { "suited-152", 152 },
  { "suited-400", 400 },
  { "suited-401", -1 },
  { "suited--1", -1 },
  { "suited-", -1 },
  { "suited-x", -1 },
  { "suited-1x", -1 },
  { "easy-100", -1 },
};

static void
test_grades (void)
{
  const TaliaLevel *suited = talia_level_find (TALIA_LEVEL_SUITED), *easy = talia_level_find ("easy");

  for (guint i = 0; i < G_N_ELEMENTS (graded); i++)
    {
      const TaliaLevel *level = talia_level_find (graded[i].id);

      g_assert_cmpint (level != NULL, ==, graded[i].grade >= 0);
      if (level == NULL)
        continue;
      g_assert_cmpstr (level->id, ==, graded[i].id);
      g_assert_cmpint ((int) level->grade, ==, graded[i].grade);
      g_assert_true (talia_level_chosen (level) == suited);
      g_assert_cmpuint (talia_level_graded (level, 7)->grade, ==, 7);
      g_assert_cmpuint (talia_level_graded (level, 4000)->grade, ==, TALIA_GRADE_MAX);
    }
  g_assert_true (talia_level_chosen (easy) == easy && talia_level_graded (easy, 7) == easy);
  g_assert_cmpuint (talia_levels ()->grade, ==, 0);
}

/* Deals a hand in which each seat has many moves to choose from. */
static void
begin (const TaliaGame *game, TaliaView *view)
{
  TaliaState state = start (game);
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, &state, 5, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  talia_game_view (game, &state, state.to_act, view);
}

static TaliaMove
ask_for_move (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking)
{
  g_autoptr (GArray) advice = talia_level_advise (level, game, view, thinking);

  g_assert_cmpuint (advice->len, >, 0);
  return g_array_index (advice, TaliaAdvice, 0).move;
}

/* Between two levels, each move is the better one's with the probability that the grade says; the weakest level plays
 * it by chance only in one of a thousand cases here. */
static void
test_moves_between_levels (void)
{
  enum
  {
    ASKED = 500
  };
  const TaliaGame *game = talia_registry_find ("hearts"); /* passing leaves 286 moves */
  TaliaThinking thinking = { 0 };
  TaliaView view;
  TaliaMove easy;

  begin (game, &view);
  easy = ask_for_move (talia_level_find ("easy"), game, &view, &thinking);
  talia_random_init (&thinking.random, 39);
  for (guint grade = 0; grade <= 100; grade += 25)
    {
      const TaliaLevel *level = talia_level_graded (talia_level_find (TALIA_LEVEL_SUITED), grade);
      guint same = 0;

      for (guint i = 0; i < ASKED; i++)
        {
          const TaliaMove move = ask_for_move (level, game, &view, &thinking);

          same += talia_move_equal (&move, &easy);
        }
      g_assert_cmpfloat_with_epsilon (100.0 * same / ASKED, grade, 6.0);
    }
}

/* At the grade of a level, each move is that level's, with its worlds, its skill and its slips, though never with more
 * worlds than were asked for. */
static void
test_grades_of_levels (void)
{
  static const struct
  {
    const char *id;
    guint asked, worlds; /* the number of worlds that were asked for, and that the level may use */
  } rows[] = { { "medium", 0, 12 }, { "medium", 5, 5 }, { "hard", 0, 40 }, { "hard", 60, 40 }, { "expert", 20, 20 } };
  const TaliaGame *game = talia_registry_find ("punktowe");
  TaliaView view;

  begin (game, &view);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TaliaLevel *level = talia_level_find (rows[i].id);
      const TaliaLevel *suited = talia_level_graded (talia_level_find (TALIA_LEVEL_SUITED), level->grade);
      TaliaThinking own = { .worlds = rows[i].worlds }, between = { .worlds = rows[i].asked };
      g_autoptr (GArray) wanted = NULL, advice = NULL;

      talia_random_init (&own.random, 39);
      talia_random_init (&between.random, 39);
      talia_random_below (&own.random, 100); /* the chance by which one of two levels is asked */
      wanted = talia_level_advise (level, game, &view, &own);
      advice = talia_level_advise (suited, game, &view, &between);
      g_assert_cmpmem (wanted->data, wanted->len * sizeof (TaliaAdvice), advice->data,
                       advice->len * sizeof (TaliaAdvice));
      g_assert_cmpuint (between.worlds, ==, rows[i].asked);
    }
}

/* A level sets its own budget, or a deadline that is a little earlier than the time that it names. */
static void
test_budget (void)
{
  const TaliaLevel level = { .budget = { .worlds = 64, .ms = 500 } };
  gint64 before = g_get_monotonic_time ();
  TaliaThinking thinking;

  talia_thinking_init (&thinking, &level, 1);
  g_assert_cmpuint (thinking.worlds, ==, 64);
  g_assert_cmpint (thinking.deadline, >=, before + 450 * 1000);
  g_assert_cmpint (thinking.deadline, <, g_get_monotonic_time () + 500 * 1000);
  talia_thinking_init (&thinking, talia_level_find ("easy"), 1);
  g_assert_cmpint (thinking.deadline, ==, 0);
}

/* The lowest level plays a game in the place of a level that does not know it. */
static void
test_levels_know_what_they_play (void)
{
  for (int i = 0; talia_registry_list ()[i] != NULL; i++)
    g_assert_true (talia_level_plays (talia_level_find ("easy"), talia_registry_list ()[i]));
  g_assert_false (talia_level_plays (talia_level_find ("easy"), &talia_game_template));
  g_assert_true (talia_level_plays (talia_level_find ("random"), &talia_game_template));
}

/* The best move comes first, and a bound or chance is only given if it was computed. */
static void
test_estimates (gconstpointer data)
{
  const TaliaGame *game = data;
  TaliaThinking thinking = { 0 };
  TaliaState state = start (game);
  TaliaPack pack;
  TaliaView view;
  int dealer;

  talia_game_shuffle (game, &state, 5, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  talia_game_view (game, &state, state.to_act, &view);
  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    {
      g_autoptr (GArray) advice = talia_level_advise (level, game, &view, &thinking);

      for (guint i = 0; i < advice->len; i++)
        {
          const TaliaAdvice *it = &g_array_index (advice, TaliaAdvice, i);

          g_assert_true (i == 0 || talia_advice_worth (it) <= talia_advice_worth (it - 1));
          g_assert_true (it->low <= it->points && it->points <= it->high);
          g_assert_true (isnan (it->chance) || (it->chance >= 0.0 && it->chance <= 1.0));
        }
    }
}

/* Changes of a view, each of one thing, after which no state is possible. */
static void
have_no_cards (TaliaView *view)
{
  view->seen.hand[view->seat] = 0;
}

static void
hold_a_second_hand (TaliaView *view)
{
  view->seen.hand[view->seat] |= view->seen.hand[view->seat] << 1 & TALIA_ALL_CARDS;
}

static void
have_others_hold_none (TaliaView *view)
{
  view->held[(view->seat + 1) % view->seen.seats] = 0;
}

static void
pass_one_card (TaliaView *view)
{
  view->seen.phase = TALIA_PHASE_PASS;
  view->seen.hand[view->seat] &= -view->seen.hand[view->seat];
  view->held[view->seat] = 1;
}

static void
be_at_another_board (TaliaView *view)
{
  view->seen.board = (uint8_t) (view->seen.board + 1) % (TALIA_BOARD_FISHING + 1);
}

static void
have_played_before (TaliaView *view)
{
  memset (view->seen.words, 0x33, sizeof view->seen.words);
}

/* No level thinks about a view that no state has. */
static void
test_nobody_thinks_of_what_cannot_be (gconstpointer data)
{
  static void (*const changes[]) (TaliaView *view) = { have_no_cards, hold_a_second_hand,  have_others_hold_none,
                                                       pass_one_card, be_at_another_board, have_played_before };
  const TaliaGame *game = data;
  TaliaState state = start (game);
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, &state, 5, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
      {
        g_autoptr (GArray) advice = NULL;
        TaliaThinking thinking = { .worlds = 2 };
        TaliaView view;

        talia_game_view (game, &state, state.to_act, &view);
        changes[i](&view);
        advice = talia_level_advise (level, game, &view, &thinking);
        g_assert_cmpuint (advice->len, ==, 0);
      }
}

/* A reason names a card, suit or seat if its sentence may name it. */
static void
check_reason (const TaliaReason *reason)
{
  static const TaliaReasonId about_seats[] = {
    TALIA_REASON_MOON_STOP, TALIA_REASON_MOON_KEEP,  TALIA_REASON_NIL_COVER,
    TALIA_REASON_NIL_LEAVE, TALIA_REASON_TAKE_BUILD, TALIA_REASON_BUILD_STEAL,
  };
  static const TaliaReasonId about_cards[] = { TALIA_REASON_TAKE_COUNTING, TALIA_REASON_TAKE_SPADES,
                                               TALIA_REASON_TRAIL_TWIN };

  g_assert_cmpint (reason->id, <, TALIA_REASONS);
  for (guint i = 0; i < G_N_ELEMENTS (about_seats); i++)
    g_assert_true (reason->id != about_seats[i] || reason->seat != TALIA_NOBODY);
  for (guint i = 0; i < G_N_ELEMENTS (about_cards); i++)
    g_assert_true (reason->id != about_cards[i] || reason->cards != 0);
  g_assert_cmpint (reason->suit >= 0, ==, reason->id == TALIA_REASON_PASS_EMPTIES_SUIT);
}

/* A hint has a reason for every card. */
static void
test_reasons (gconstpointer data)
{
  const TaliaGame *game = data;
  const TaliaLevel *level = talia_level_for_hints ();
  TaliaThinking thinking = { 0 };
  TaliaState state = start (game);
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, &state, 3, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  while (state.to_act != TALIA_NOBODY)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      TaliaAdvice *best;

      talia_game_view (game, &state, state.to_act, &view);
      advice = talia_level_advise (level, game, &view, &thinking);
      best = &g_array_index (advice, TaliaAdvice, 0);
      for (guint i = 0; i < advice->len; i++)
        check_reason (&g_array_index (advice, TaliaAdvice, i).reason);
      if (state.phase == TALIA_PHASE_PLAY || state.phase == TALIA_PHASE_BID)
        g_assert_cmpint (best->reason.id, !=, TALIA_REASON_NONE);
      talia_game_apply (game, &state, &best->move, &state, NULL);
    }
}

static void
check_knowledge (const TaliaGame *game, const TaliaState *state, int own)
{
  TaliaKnowledge known;
  TaliaView view;

  talia_game_view (game, state, own, &view);
  talia_knowledge_init (&known, game, &view);
  g_assert_cmphex (known.unseen & (known.hand | known.table), ==, 0);
  for (int seat = 0; seat < state->seats; seat++)
    {
      if (seat == own)
        continue;
      g_assert_cmphex (state->hand[seat] & ~known.unseen, ==, 0);
      g_assert_cmphex (state->hand[seat] & ~known.where.may_hold[seat], ==, 0);
      for (int suit = TALIA_CLUBS; suit < TALIA_SUITS; suit++)
        if (known.voids[seat] & 1u << suit)
          g_assert_cmphex (known.where.may_hold[seat] & TALIA_SUIT_CARDS (suit), ==, 0);
    }
  if (known.best_seat != TALIA_NOBODY)
    {
      g_assert_cmphex (known.table & TALIA_BIT (known.best), !=, 0);
      g_assert_cmpint (known.later, ==, state->seats - 1 - talia_cards_count (known.table));
    }
}

/* What a player concludes about hidden hands is true of them. */
static void
test_knowledge_agrees_with_the_hands (gconstpointer data)
{
  const TaliaGame *game = data;
  TaliaThinking thinking = { 0 };
  TaliaState state = start (game);

  talia_random_init (&thinking.random, 4);
  while (state.phase != TALIA_PHASE_OVER && state.deals < 8)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      TaliaPack pack;
      int dealer;

      for (int seat = 0; seat < state.seats; seat++)
        check_knowledge (game, &state, seat);
      if (state.phase == TALIA_PHASE_DEAL)
        {
          talia_game_shuffle (game, &state, state.deals, &pack, &dealer);
          g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
          continue;
        }
      talia_game_view (game, &state, state.to_act, &view);
      advice = talia_level_advise (talia_level_find ("random"), game, &view, &thinking);
      talia_game_apply (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, &state, NULL);
    }
}

/* Returns the lead of `side` over the mean of the others, in points. */
static double
advantage (const TaliaGame *game, const TaliaState *end, int side)
{
  double others = 0.0;

  for (int other = 0; other < end->sides; other++)
    if (other != side)
      others += end->total[other];
  others /= end->sides - 1;
  return game->lowest_wins ? others - end->total[side] : end->total[side] - others;
}

/*
 * Duplicate matches: each is played as often as there are sides, on the same cards, with another side easy and the
 * others random. The mean of a match is one sample; the confidence interval of the mean must be above 0.
 */
static void
test_easy_beats_random (gconstpointer data)
{
  const TaliaGame *game = data;
  double sum = 0.0, squares = 0.0, mean, error;
  int deals = 0;

  for (int i = 0; i < matches; i++)
    {
      double sample = 0.0;
      int sides = 1;

      for (int side = 0; side < sides; side++)
        {
          const TaliaLevel *levels[TALIA_MAX_SEATS];
          TaliaState end = start (game);

          sides = end.sides;
          for (int seat = 0; seat < end.seats; seat++)
            levels[seat] = talia_level_find (talia_state_side (&end, seat) == side ? "easy" : "random");
          end = play (game, levels, (uint64_t) i);
          sample += advantage (game, &end, side) / sides;
          deals += (int) end.deals;
        }
      sum += sample;
      squares += sample * sample;
    }
  mean = sum / matches;
  error = sqrt (MAX (squares / matches - mean * mean, 0.0) / (matches - 1));
  g_test_message ("%s: %d deals, %.1f points a match better than random, 95%% interval %.1f to %.1f", game->id, deals,
                  mean, mean - 1.96 * error, mean + 1.96 * error);
  g_assert_cmpfloat (mean - 1.96 * error, >, 0.0);
}

/* Easy players alone finish whole matches with legal moves. */
static void
test_easy_among_themselves (gconstpointer data)
{
  const TaliaGame *game = data;

  for (int i = 0; i < matches; i++)
    {
      const TaliaLevel *levels[TALIA_MAX_SEATS];

      for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
        levels[seat] = talia_level_find ("easy");
      g_assert_cmpint (play (game, levels, 1000 + (uint64_t) i).winners, !=, 0);
    }
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = { { "matches", 0, 0, G_OPTION_ARG_INT, &matches, "matches of each game", "N" },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  g_test_add_func ("/bots/levels-are-found-by-name", test_levels);
  g_test_add_func ("/bots/levels-say-what-they-may-spend", test_budget);
  g_test_add_func ("/bots/grades", test_grades);
  g_test_add_func ("/bots/moves-between-levels", test_moves_between_levels);
  g_test_add_func ("/bots/grades-of-levels", test_grades_of_levels);
  g_test_add_func ("/bots/levels-know-what-they-play", test_levels_know_what_they_play);
  for (int i = 0; talia_registry_list ()[i] != NULL; i++)
    {
      const TaliaGame *game = talia_registry_list ()[i];
      g_autofree char *reasons = g_strdup_printf ("/bots/%s/hints-have-reasons", game->id);
      g_autofree char *estimates = g_strdup_printf ("/bots/%s/estimates-have-bounds", game->id);
      g_autofree char *nobody = g_strdup_printf ("/bots/%s/nobody-thinks-of-what-cannot-be", game->id);
      g_autofree char *knowledge = g_strdup_printf ("/bots/%s/knowledge-agrees-with-the-hands", game->id);
      g_autofree char *beats = g_strdup_printf ("/bots/%s/easy-beats-random", game->id);
      g_autofree char *themselves = g_strdup_printf ("/bots/%s/easy-among-themselves", game->id);

      g_test_add_data_func (reasons, game, test_reasons);
      g_test_add_data_func (estimates, game, test_estimates);
      g_test_add_data_func (nobody, game, test_nobody_thinks_of_what_cannot_be);
      g_test_add_data_func (knowledge, game, test_knowledge_agrees_with_the_hands);
      g_test_add_data_func (beats, game, test_easy_beats_random);
      g_test_add_data_func (themselves, game, test_easy_among_themselves);
    }
  return g_test_run ();
}
