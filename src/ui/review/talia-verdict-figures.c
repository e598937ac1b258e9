/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The expected result of a deal, after each decision, as figures for a plot. */
#include "talia-verdict-figures.h"

#include <glib/gi18n.h>

#include "model/look-back/talia-replay.h"
#include "talia-verdict-words.h"

/* Collects the steps that either of the two arrays has a judgement for, in order. */
static void
collect_steps (const GArray *judgements, const GArray *open, GArray *steps)
{
  guint i = 0, j = 0;

  while (i < judgements->len || (open != NULL && j < open->len))
    {
      guint one = i < judgements->len ? g_array_index (judgements, TaliaJudgement, i).step : G_MAXUINT;
      guint two = open != NULL && j < open->len ? g_array_index (open, TaliaJudgement, j).step : G_MAXUINT;
      guint step = MIN (one, two);

      g_array_append_val (steps, step);
      i += one == step;
      j += two == step;
    }
}

static void
set_line (TaliaFigures *figures, guint line, const GArray *judgements, const GArray *steps)
{
  for (guint i = 0, j = 0; i < judgements->len; i++)
    {
      const TaliaJudgement *it = &g_array_index (judgements, TaliaJudgement, i);

      while (g_array_index (steps, guint, j) != it->step)
        j++;
      talia_figures_set_estimate (figures, line, j, it->expected, it->expected_error);
    }
}

TaliaFigures *
talia_verdict_figures_new (TaliaReview *review, int seat, const GArray *judgements, const GArray *open, GArray *steps)
{
  TaliaFigures *figures = talia_figures_new (_ ("Expected Advantage"), 1);
  TaliaTable *table = talia_review_get_table (review);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaMatch) match = talia_replay_watch (replay, seat);
  double result = talia_judge_result (table, seat, talia_review_get_deal (review));
  guint end;

  collect_steps (judgements, open, steps);
  talia_figures_add_line (figures, _ ("From what could be known"), TRUE);
  if (open != NULL)
    talia_figures_add_line (figures, _ ("With all hands open"), FALSE);
  for (guint i = 0; i < steps->len; i++)
    {
      guint step = g_array_index (steps, guint, i);
      g_autofree char *label = NULL, *brief = NULL;

      talia_replay_set_position (replay, (int) step - 1);
      label = talia_verdict_words_moment (match, (int) step - talia_review_get_first (review));
      brief = talia_verdict_words_moment_brief (match, (int) step - talia_review_get_first (review));
      talia_figures_add_point (figures, brief, label);
    }
  end = talia_figures_add_point (figures, "", _ ("End of the Deal"));
  set_line (figures, 0, judgements, steps);
  talia_figures_set (figures, 0, end, result);
  if (open != NULL)
    {
      set_line (figures, 1, open, steps);
      talia_figures_set (figures, 1, end, result);
    }
  return figures;
}

int
talia_verdict_figures_find_point (TaliaReview *review, const GArray *steps)
{
  const int position = talia_review_get_position (review);
  int point = -1;

  if (position == talia_review_get_last (review))
    return (int) steps->len;
  while (point + 1 < (int) steps->len && (int) g_array_index (steps, guint, point + 1) - 1 <= position)
    point++;
  return point;
}
