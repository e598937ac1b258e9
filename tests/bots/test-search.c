/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the search: answers are legal, come from the view alone and in time, and are the same for the same seed and
 * number of worlds. */
#include <math.h>
#include <string.h>

#include "bots/search/trick/trick-weights.h"
#include "bots/talia-bot.h"
#include "engine/games/games.h"

/* Enough for the first check of the search after some worlds. */
#define WORLDS 18

/* How many deals are played of a game with a schedule, whose deals differ. Of other games two are enough: the first
 * one, and one that begins with the scores of another. */
static int deals = 6;
#define DEALS_ALIKE 2

static const char *const levels[] = { "medium", "hard", "expert" };

static TaliaThinking
think (uint64_t seed, guint worlds)
{
  TaliaThinking thinking = { .worlds = worlds };

  talia_random_init (&thinking.random, seed);
  return thinking;
}

static TaliaState
start (const TaliaGame *game)
{
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  return state;
}

static void
deal (const TaliaGame *game, TaliaState *state, uint64_t seed)
{
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, state, seed, &pack, &dealer);
  g_assert_true (talia_game_deal (game, state, &pack, dealer, state, NULL, NULL));
}

/* More threads than cores, so that they run at the same time. */
#define THREADS 3

typedef void (*Look) (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number);

/* Plays deals at the level and checks every `every`th decision. */
static void
play_deals (const TaliaGame *game, const TaliaLevel *level, guint every, Look look)
{
  TaliaState state = start (game);
  TaliaThinking thinking = think (7, 2);
  const gboolean scheduled = talia_game_plan (game, &state, 1, NULL) > 0;
  guint number = 0;

  for (int i = 0; i < (scheduled ? deals : MIN (deals, DEALS_ALIKE)) && state.phase != TALIA_PHASE_OVER; i++)
    {
      deal (game, &state, (uint64_t) i + 1);
      while (state.to_act != TALIA_NOBODY)
        {
          g_autoptr (GArray) advice = NULL;
          TaliaView view;

          if (number++ % every == 0)
            look (game, &state, level, number);
          talia_game_view (game, &state, state.to_act, &view);
          advice = talia_level_advise (level, game, &view, &thinking);
          g_assert_cmpuint (advice->len, >, 0);
          g_assert_cmpint (
              talia_game_apply (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, &state, NULL).rule, ==,
              TALIA_RULE_NONE);
        }
    }
}

/* --- checks of decisions ------------------------------------------------------------------------ */

static GArray *
ask_threads (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t seed, guint worlds,
             guint threads)
{
  TaliaThinking thinking = think (seed, worlds);
  TaliaView view;

  thinking.threads = threads;
  talia_game_view (game, state, state->to_act, &view);
  return talia_level_advise (level, game, &view, &thinking);
}

static GArray *
ask (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t seed, guint worlds)
{
  return ask_threads (game, state, level, seed, worlds, 1);
}

static void
assert_same (GArray *a, GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const TaliaAdvice *x = &g_array_index (a, TaliaAdvice, i), *y = &g_array_index (b, TaliaAdvice, i);

      g_assert_true (talia_move_equal (&x->move, &y->move));
      g_assert_cmpfloat (x->points, ==, y->points);
      g_assert_cmpfloat (x->low, ==, y->low);
      g_assert_cmpfloat (x->high, ==, y->high);
      g_assert_cmpmem (&x->reason, sizeof x->reason, &y->reason, sizeof y->reason);
    }
}

static void
look_for_sense (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  g_autoptr (GArray) advice = ask (game, state, level, number, WORLDS);

  for (guint i = 0; i < advice->len; i++)
    {
      const TaliaAdvice *one = &g_array_index (advice, TaliaAdvice, i);

      g_assert_cmpint (talia_game_check (game, state, &one->move).rule, ==, TALIA_RULE_NONE);
      g_assert_true (i == 0 || talia_advice_worth (one) <= talia_advice_worth (one - 1));
      for (guint j = 0; j < i; j++)
        g_assert_false (talia_move_equal (&one->move, &g_array_index (advice, TaliaAdvice, j).move));
    }
}

static void
look_for_repetition (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  g_autoptr (GArray) first = ask (game, state, level, number, WORLDS);
  g_autoptr (GArray) again = ask (game, state, level, number, WORLDS);

  assert_same (first, again);
}

static void
look_for_threads (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  g_autoptr (GArray) alone = ask (game, state, level, number, WORLDS);
  g_autoptr (GArray) together = ask_threads (game, state, level, number, WORLDS, THREADS);

  assert_same (alone, together);
}

/* Answers are the same with other cards where the seat cannot see them. */
static void
look_for_hidden_cards (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  g_autoptr (GArray) truly = ask (game, state, level, number, WORLDS), otherwise = NULL;
  TaliaRandom random;
  TaliaState other;
  TaliaView view;

  talia_random_init (&random, number);
  talia_game_view (game, state, state->to_act, &view);
  talia_game_sample (game, &view, &random, &other);
  otherwise = ask (game, &other, level, number, WORLDS);
  assert_same (truly, otherwise);
}

/* A player who is cancelled before the first world gives an answer all the same. */
static void
look_for_obedience (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  const gint cancelled = 1;
  TaliaThinking thinking = think (number, 0);
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  thinking.cancelled = &cancelled;
  talia_game_view (game, state, state->to_act, &view);
  advice = talia_level_advise (level, game, &view, &thinking);
  g_assert_cmpint (talia_game_check (game, state, &g_array_index (advice, TaliaAdvice, 0).move).rule, ==,
                   TALIA_RULE_NONE);
}

/* A search with a deadline and no number of worlds ends; otherwise this test would not. */
static void
look_for_punctuality (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  TaliaThinking thinking = think (number, 0);
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  thinking.deadline = g_get_monotonic_time () + G_USEC_PER_SEC / 50;
  thinking.threads = 1 + number % 2;
  talia_game_view (game, state, state->to_act, &view);
  advice = talia_level_advise (level, game, &view, &thinking);
  g_assert_cmpint (talia_game_check (game, state, &g_array_index (advice, TaliaAdvice, 0).move).rule, ==,
                   TALIA_RULE_NONE);
}

/* Equivalent cards are searched as one, but each is listed. */
static void
look_for_other_moves (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  g_autoptr (GArray) advice = ask (game, state, level, number, 2);
  const TaliaReasonId said = g_array_index (advice, TaliaAdvice, 0).reason.id;
  g_auto (TaliaMoves) moves = { 0 };

  if (said == TALIA_REASON_ONLY_MOVE || said == TALIA_REASON_ONLY_CARD)
    g_assert_cmpuint (talia_game_moves (game, state, &moves), ==, 1);
}

/* Moves that a hint names as equally good are other moves, and as good. */
static void
look_for_equals (const TaliaGame *game, const TaliaState *state, const TaliaLevel *level, uint64_t number)
{
  g_autoptr (GArray) advice = ask (game, state, level, number, WORLDS);
  const TaliaAdvice *best = &g_array_index (advice, TaliaAdvice, 0);
  const gboolean better = best->reason.id == TALIA_REASON_BETTER || best->reason.id == TALIA_REASON_A_LITTLE_BETTER;

  for (guint i = 1; i < advice->len && better && best->move.kind == TALIA_MOVE_PLAY; i++)
    {
      const TaliaAdvice *other = &g_array_index (advice, TaliaAdvice, i);

      if (best->reason.cards >> other->move.card & 1)
        g_assert_cmpfloat (other->worth, ==, best->worth);
    }
  g_assert_false (better && best->move.kind == TALIA_MOVE_PLAY && best->reason.cards >> best->move.card & 1);
}

static const struct
{
  const char *name;
  Look look;
  guint every;
} looks[] = {
  { "answers-are-legal", look_for_sense, 5 },
  { "same-seed-and-count-same-answer", look_for_repetition, 23 },
  { "as-many-threads-as-may-be-same-answer", look_for_threads, 23 },
  { "hidden-cards-change-nothing", look_for_hidden_cards, 23 },
  { "stops-when-told", look_for_obedience, 29 },
  { "stops-when-time-is-up", look_for_punctuality, 7 },
  { "equals-are-as-good", look_for_equals, 7 },
  { "the-only-move-is-the-only-one", look_for_other_moves, 1 },
};

/* Playouts lose the queen of spades under the ace, so the search does not lead the ace into a queen that its seat
 * passed. */
static void
test_playouts_give_what_costs_much (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaState state = start (game);
  TaliaTrickPolicy policy;
  TaliaDealPlan plan;
  TaliaRandom random;

  deal (game, &state, 1);
  talia_game_plan (game, &state, state.deals, &plan);
  talia_trick_policy_init (&policy, game, &plan, talia_trick_lesson_find (game, &plan)->weights);
  g_assert_true (talia_cards_parse ("5H,9S,QS,KS", -1, &state.hand[1]));
  state.trick.leader = 0;
  state.trick.played[0] = talia_card_parse ("AS");
  state.trick.n_played = state.trick.in_trick = 1;
  state.to_act = 1;
  talia_random_init (&random, 1);
  for (policy.styles = 0; policy.styles <= 2; policy.styles += 2)
    {
      int given = 0;

      for (int i = 0; i < 200; i++)
        given += talia_trick_choose (&policy, &state, state.hand[1] & TALIA_SUIT_CARDS (TALIA_SPADES), &random)
                 == talia_card_parse ("QS");
      g_assert_cmpint (given, >, 150);
    }
}

typedef struct
{
  const TaliaGame *game;
  const TaliaLevel *level;
  guint look;
} Case;

static void
test_look (gconstpointer data)
{
  const Case *which = data;

  play_deals (which->game, which->level, looks[which->look].every, looks[which->look].look);
}

/* Returns what the level says in a deal of which some moves were made. */
static GArray *
ask_late (const TaliaGame *game, const TaliaLevel *level, gboolean evenly)
{
  TaliaThinking thinking = think (5, 60);
  TaliaState state = start (game);
  TaliaView view;

  deal (game, &state, 3);
  for (guint i = 0; i < 24 || state.phase != TALIA_PHASE_PLAY; i++)
    {
      TaliaThinking quick = think (i, 4);
      g_autoptr (GArray) advice = NULL;

      talia_game_view (game, &state, state.to_act, &view);
      advice = talia_level_advise (talia_level_find ("hard"), game, &view, &quick);
      talia_game_make (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
    }
  talia_game_view (game, &state, state.to_act, &view);
  thinking.thorough = TRUE;
  thinking.evenly = evenly;
  return talia_level_advise (level, game, &view, &thinking);
}

static gboolean
are_same (const GArray *one, const GArray *two)
{
  gboolean same = one->len == two->len;

  for (guint i = 0; same && i < one->len; i++)
    same = g_array_index (one, TaliaAdvice, i).points == g_array_index (two, TaliaAdvice, i).points;
  return same;
}

/* Asked to, a level that draws conclusions from the play of the others draws none. */
static void
test_evenly (void)
{
  static const char *const games[] = { "hearts", "casino", "loteryjka" };
  TaliaLevel plain = *talia_level_for_hints ();

  plain.skill.infers = 0;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const TaliaGame *game = talia_registry_find (games[i]);
      g_autoptr (GArray) usual = ask_late (game, talia_level_for_hints (), FALSE);
      g_autoptr (GArray) evenly = ask_late (game, talia_level_for_hints (), TRUE);
      g_autoptr (GArray) without = ask_late (game, &plain, TRUE);

      g_assert_cmpuint (usual->len, >, 1);
      g_assert_false (are_same (usual, evenly));
      g_assert_true (are_same (without, evenly));
    }
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = { { "deals", 0, 0, G_OPTION_ARG_INT, &deals, "deals of each case", "N" }, { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  g_test_add_func ("/search/evenly", test_evenly);
  g_test_add_func ("/search/playouts-give-what-costs-much", test_playouts_give_what_costs_much);
  for (guint look = 0; look < G_N_ELEMENTS (looks); look++)
    for (int i = 0; talia_registry_list ()[i] != NULL; i++)
      for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
        {
          Case *which = g_new (Case, 1);
          g_autofree char *path = NULL;

          *which = (Case) { talia_registry_list ()[i], talia_level_find (levels[level]), look };
          g_assert_nonnull (which->level);
          path = g_strdup_printf ("/search/%s/%s/%s", looks[look].name, which->game->id, levels[level]);
          g_test_add_data_func_full (path, which, test_look, g_free);
        }
  return g_test_run ();
}
