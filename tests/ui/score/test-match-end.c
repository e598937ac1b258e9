/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the end of a match: the plot of the totals, and the sentences about it. */
#include "find.h"
#include "model/look-back/talia-replay.h"
#include "model/match/talia-match.h"
#include "playing.h"
#include "setup.h"
#include "ui/plot/talia-plot.h"
#include "ui/score/talia-deal-summary.h"
#include "words/talia-words-course.h"

typedef struct
{
  const char *game, *options;
} Sheet;

/* Whole matches of more than one deal. */
static const Sheet matches[] = {
  { "hearts", "target=50" },
  { "spades", "target=200" },
  { "kierki", "players=3" },
  { "loteryjka", "lottery-deals=4" },
  { "casino", "players=4 partners=true" },
};

/* A match of which nobody moves but the test, after so many deals. */
static TaliaMatch *
play (const Sheet *sheet, guint deals)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (sheet->game), sheet->options);
  TaliaMatch *match = talia_match_new (table, "easy");
  TaliaRandom random;

  talia_match_hold (match);
  talia_random_init (&random, 5);
  do
    playing_step (table, &random);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER
         && (talia_table_get_state (table)->phase != TALIA_PHASE_DEAL || talia_table_get_state (table)->deals < deals));
  return match;
}

static gboolean
shows_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return gtk_widget_get_visible (label);
  return FALSE;
}

/* The plot of the end has each total after each deal, and the deal that is said to have decided did: from it on the
 * winner leads alone, and before it somebody else did, too. */
static void
test_a_match_ends_with_its_course (gconstpointer data)
{
  TaliaMatch *match = play (data, G_MAXUINT);
  const TaliaGame *game = talia_match_get_game (match);
  TaliaState then = *talia_table_get_state (talia_match_get_table (match));
  GListModel *deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  GtkWidget *summary = g_object_ref_sink (talia_deal_summary_new (match));
  TaliaFigures *figures = talia_plot_get_figures (TALIA_PLOT (find (summary, TALIA_TYPE_PLOT, 0)));
  guint deciding = talia_words_find_deciding_deal (match);
  g_autofree char *sentence = talia_words_deciding_deal (match);

  g_assert_cmpuint (talia_figures_get_n_points (figures), ==, g_list_model_get_n_items (deals));
  g_assert_cmpuint (talia_figures_get_n_lines (figures), ==, then.sides);
  for (guint i = 0; i < g_list_model_get_n_items (deals); i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (deals, i);
      uint8_t leaders;

      for (int side = 0; side < then.sides; side++)
        {
          then.total[side] = talia_deal_score_get_total (deal, side);
          g_assert_cmpfloat (talia_figures_get (figures, (guint) side, i), ==, then.total[side]);
        }
      leaders = talia_game_leaders (game, &then);
      if (deciding > 0 && i + 1 >= deciding)
        g_assert_cmpuint (leaders, ==, then.winners);
      else if (i + 2 == deciding)
        g_assert_cmpuint (leaders, !=, then.winners);
    }
  g_assert_cmpint (deciding > 0, ==, (then.winners & (then.winners - 1)) == 0);
  if (deciding == g_list_model_get_n_items (deals)) /* there is no "after it" */
    g_assert_cmpstr (sentence, ==, deciding > 1 ? "The last deal decided the match." : NULL);
  else
    g_assert_cmpint (sentence != NULL, ==, deciding > 0);
  g_assert_finalize_object (summary);
  g_assert_finalize_object (match);
}

/* Who plays on from a review sees what the deal brought before. */
static void
test_a_deal_played_again_compares (void)
{
  TaliaMatch *match = play (&(Sheet) { "hearts", "moon=add" }, 1);
  TaliaTable *table = talia_match_get_table (match);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaTable) branch = NULL;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const TaliaGame *game = talia_table_get_game (table);
  g_autofree char *said = NULL;
  GtkWidget *summary;
  TaliaMatch *again;

  talia_replay_set_position (replay, 20);
  branch = talia_replay_branch (replay, 0, 2);
  again = talia_match_new (branch, "easy");
  talia_match_hold (again);
  while (talia_table_get_state (branch)->to_act != TALIA_NOBODY)
    {
      g_assert_cmpint (talia_game_legal_or_some (game, talia_table_get_state (branch), moves), >, 0);
      g_assert_true (talia_table_play (branch, &moves[0], NULL));
    }
  g_assert_cmpint (talia_match_get_own_seat (again), ==, 2);
  said = g_strdup_printf ("Points in this deal before: %d. This time: %d.",
                          talia_game_score (game, talia_table_get_state (table), 2, NULL, NULL),
                          talia_game_score (game, talia_table_get_state (branch), 2, NULL, NULL));
  summary = g_object_ref_sink (talia_deal_summary_new (again));
  g_assert_true (shows_text (summary, said));
  g_assert_finalize_object (summary);
  summary = g_object_ref_sink (talia_deal_summary_new (match));
  g_assert_false (shows_text (summary, said));
  g_assert_finalize_object (summary);
  g_assert_finalize_object (again);
  g_clear_object (&replay);
  g_assert_finalize_object (match);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/match-end/course-%s", matches[i].game);

      g_test_add_data_func (path, &matches[i], test_a_match_ends_with_its_course);
    }
  g_test_add_func ("/match-end/a-deal-played-again-compares", test_a_deal_played_again_compares);
  return g_test_run ();
}
