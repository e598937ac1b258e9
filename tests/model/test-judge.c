/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the expert's verdict on a deal: it covers every decision of the seat and nothing else, and is repeatable. */
#include <math.h>

#include "model/look-back/talia-judge.h"
#include "playing.h"

static const char *const games[] = { "hearts", "spades", "kierki", "loteryjka", "casino" };

/* A game for each kind of search: what is true of its verdicts does not depend on the prices of a deal. */
static const char *const kinds[] = { "hearts", "loteryjka", "casino" };

typedef struct
{
  GArray *judgements;
  GError *error;
  gboolean answered;
} Answer;

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->judgements = talia_judge_finish (result, &answer->error);
  answer->answered = TRUE;
}

static gboolean
is_answered (gpointer data)
{
  return ((Answer *) data)->answered;
}

static GArray *
judge_by (TaliaTable *table, int seat, guint deal, TaliaSight sight)
{
  Answer answer = { 0 };
  gint permille = 0;

  talia_judge_async (table, seat, deal, sight, &permille, NULL, judged_cb, &answer);
  playing_wait (is_answered, &answer);
  g_assert_no_error (answer.error);
  return answer.judgements;
}

static GArray *
judge (TaliaTable *table, int seat, guint deal)
{
  return judge_by (table, seat, deal, TALIA_SIGHT_OWN);
}

/* Plays this number of deals with players of one level. */
static TaliaTable *
play (const char *game, const char *level_id, guint64 seed, guint deals)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), "");
  const TaliaLevel *level = talia_level_find (level_id);
  const TaliaState *state = talia_table_get_state (table);
  TaliaThinking thinking = { .worlds = 30 };

  talia_random_init (&thinking.random, seed);
  for (guint deal = 0; deal < deals; deal++)
    {
      g_assert_true (talia_table_deal_seed (table, seed + deal, NULL));
      while (state = talia_table_get_state (table), state->to_act != TALIA_NOBODY)
        {
          g_autoptr (GArray) advice = NULL;
          TaliaView view;

          talia_table_get_view (table, state->to_act, &view);
          advice = talia_level_advise (level, talia_table_get_game (table), &view, &thinking);
          g_assert_true (talia_table_play (table, &g_array_index (advice, TaliaAdvice, 0).move, NULL));
        }
    }
  return table;
}

/* A move that is judged by itself is judged as in its deal, if the step is told. */
static void
assert_judged_alone (TaliaTable *table, const TaliaJudgement *it)
{
  Answer answer = { 0 };
  const TaliaJudgement *alone;
  TaliaState before;
  TaliaView view;

  talia_table_get_state_at (table, (int) it->step - 1, &before);
  talia_game_view (talia_table_get_game (table), &before, before.to_act, &view);
  talia_judge_move_async (talia_table_get_game (table), &view, &it->made, it->step, NULL, judged_cb, &answer);
  playing_wait (is_answered, &answer);
  g_assert_no_error (answer.error);
  g_assert_cmpuint (answer.judgements->len, ==, 1);
  alone = &g_array_index (answer.judgements, TaliaJudgement, 0);
  g_assert_cmpuint (alone->step, ==, it->step);
  g_assert_true (talia_move_equal (&alone->best, &it->best));
  g_assert_cmpfloat (alone->loss, ==, it->loss);
  g_assert_cmpfloat (alone->expected, ==, it->expected);
  g_array_unref (answer.judgements);
}

static void
test_decisions_are_the_seats_own (gconstpointer game)
{
  g_autoptr (TaliaTable) table = play (game, "random", 5, 2);
  g_autoptr (GArray) one = judge (table, 1, 2), two = judge (table, 1, 2), none = judge (table, 1, 3);

  g_assert_cmpuint (one->len, >, 0);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (one->len, ==, two->len);
  for (guint i = 0; i < one->len; i++)
    {
      const TaliaJudgement *it = &g_array_index (one, TaliaJudgement, i),
                           *again = &g_array_index (two, TaliaJudgement, i);
      const TaliaStep *step = talia_table_get_step (table, it->step);
      TaliaState before;

      g_assert_false (step->is_deal);
      g_assert_cmpint (step->seat, ==, 1);
      g_assert_cmpint ((int) it->step, >, talia_table_get_deal_step (table) - 1);
      g_assert_true (talia_move_equal (&step->move, &it->made));
      talia_table_get_state_at (table, (int) it->step - 1, &before);
      g_assert_cmpint (talia_game_check (talia_table_get_game (table), &before, &it->best).rule, ==, TALIA_RULE_NONE);
      g_assert_cmpfloat (it->loss, >=, 0.0);
      g_assert_cmpfloat (it->error, >=, 0.0);
      if (talia_move_equal (&it->made, &it->best))
        g_assert_cmpfloat (it->loss, ==, 0.0);
      g_assert_cmpuint (it->step, ==, again->step);
      g_assert_cmpfloat (it->loss, ==, again->loss);
      g_assert_true (talia_move_equal (&it->best, &again->best));
    }
  assert_judged_alone (table, &g_array_index (one, TaliaJudgement, one->len / 2));
}

static double
sum_of_losses (const char *game, const char *level)
{
  double sum = 0.0;

  for (guint64 seed = 1; seed <= 2; seed++)
    {
      g_autoptr (TaliaTable) table = play (game, level, 10 * seed, 1);
      g_autoptr (GArray) judgements = judge (table, 0, 1);

      for (guint i = 0; i < judgements->len; i++)
        sum += g_array_index (judgements, TaliaJudgement, i).loss;
    }
  return sum;
}

/* A random player gives away more points than an expert. */
static void
test_chance_gives_more_away (gconstpointer game)
{
  g_assert_cmpfloat (sum_of_losses (game, "random"), >, sum_of_losses (game, "expert"));
}

/* The tolerance for a comparison of only two deals. */
#define LUCK 1.25

/* The expected points after the last decision are closer to the result of the deal than those before the first one;
 * they are closer still with all hands open. */
static void
test_expectations_come_true (gconstpointer game)
{
  double first = 0.0, last = 0.0, open = 0.0;

  for (guint64 seed = 1; seed <= 2; seed++)
    {
      g_autoptr (TaliaTable) table = play (game, "easy", 20 * seed, 1);
      g_autoptr (GArray) own = judge (table, 0, 1), all = judge_by (table, 0, 1, TALIA_SIGHT_ALL);
      double result = talia_judge_result (table, 0, 1);

      g_assert_cmpuint (own->len, >, 1);
      g_assert_cmpuint (all->len, >, 1);
      first += fabs (g_array_index (own, TaliaJudgement, 0).expected - result);
      last += fabs (g_array_index (own, TaliaJudgement, own->len - 1).expected - result);
      open += fabs (g_array_index (all, TaliaJudgement, all->len - 1).expected - result);
    }
  g_test_message ("%s: %.1f first, %.1f last, %.1f open", (const char *) game, first, last, open);
  g_assert_cmpfloat (last, <=, LUCK * first);
  g_assert_cmpfloat (open, <=, last + 2.0);
}

/* Where a deal always has the same points, somebody who avoids a queen of 60 points is ahead by 60 points more, not by
 * what the others have to pay in addition; of two sides, what one wins the other loses. */
static void
test_points_are_the_own_ones (void)
{
  const TaliaState four = { .seats = 4, .sides = 4 }, two = { .seats = 2, .sides = 2 };
  const int mine[TALIA_MAX_SEATS] = { 60, 20, 0, 0 }, theirs[TALIA_MAX_SEATS] = { 0, 20, 60, 0 };
  const int ace[TALIA_MAX_SEATS] = { 6, 5 }, no_ace[TALIA_MAX_SEATS] = { 5, 6 };

  g_assert_cmpfloat (talia_points_ahead (&four, TRUE, theirs, 0) - talia_points_ahead (&four, TRUE, mine, 0), ==, 60.0);
  g_assert_cmpfloat (talia_points_ahead (&four, TRUE, theirs, 0), ==, 20.0);
  g_assert_cmpfloat (talia_points_ahead (&two, FALSE, ace, 0) - talia_points_ahead (&two, FALSE, no_ace, 0), ==, 2.0);
}

static void
test_cancelled (void)
{
  g_autoptr (TaliaTable) table = play ("hearts", "random", 1, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };
  gint permille = 0;

  talia_judge_async (table, 0, 1, TALIA_SIGHT_OWN, &permille, cancellable, judged_cb, &answer);
  g_cancellable_cancel (cancellable);
  playing_wait (is_answered, &answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (answer.judgements);
  g_clear_error (&answer.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *own = g_strdup_printf ("/judge/decisions-are-the-seats-own/%s", games[i]);

      g_test_add_data_func (own, games[i], test_decisions_are_the_seats_own);
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *chance = g_strdup_printf ("/judge/chance-gives-more-away/%s", kinds[i]);
      g_autofree char *true_path = g_strdup_printf ("/judge/expectations-come-true/%s", kinds[i]);

      g_test_add_data_func (chance, kinds[i], test_chance_gives_more_away);
      g_test_add_data_func (true_path, kinds[i], test_expectations_come_true);
    }
  g_test_add_func ("/judge/points-are-the-own-ones", test_points_are_the_own_ones);
  g_test_add_func ("/judge/cancelled", test_cancelled);
  return g_test_run ();
}
