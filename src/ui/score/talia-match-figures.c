/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals of a match after each deal, as figures for a plot. */
#include "talia-match-figures.h"

#include <glib/gi18n.h>

#include "model/match/talia-match.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

TaliaFigures *
talia_match_figures_new (TaliaScored *scored)
{
  TaliaFigures *figures = talia_figures_new (_ ("Totals, Deal by Deal"), 0);
  GListModel *deals;
  const TaliaState *state;
  int own;

  g_return_val_if_fail (TALIA_IS_SCORED (scored), figures);

  state = talia_scored_get_state (scored);
  own = talia_scored_get_own_side (scored);
  deals = talia_scored_get_deals (scored);
  for (int side = 0; side < state->sides; side++)
    {
      g_autofree char *name = talia_scored_name_side (scored, side);

      talia_figures_add_line (figures, name, side == own);
    }
  for (guint i = 0; i < g_list_model_get_n_items (deals); i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (deals, i);
      g_autofree char *label = talia_words_deal_score (deal);
      g_autofree char *brief = g_strdup_printf ("%d", talia_deal_score_get_number (deal));

      talia_figures_add_point (figures, brief, label);
      for (int side = 0; side < state->sides; side++)
        talia_figures_set (figures, (guint) side, i, talia_deal_score_get_total (deal, side));
    }
  return figures;
}
