/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores made-up verdicts on finished deals, so that no test has to wait for an expert. */
#include "judging.h"

#include "model/archive/talia-verdicts.h"
#include "model/table/talia-table-private.h"

/* Whether the decision of that step belongs to the theme, if its move was right. */
static gboolean
belongs (TaliaTable *table, guint step, TaliaThemeId theme)
{
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaStep *made = talia_table_get_step (table, step);
  TaliaState before;
  TaliaView view;

  talia_table_get_state_at (table, (int) step - 1, &before);
  talia_game_view (game, &before, made->seat, &view);
  return theme == TALIA_THEMES || talia_game_get_theme (game, &view, &made->move) == theme;
}

void
judging_deal (const char *folder, TaliaTable *table, int seat, guint deal, TaliaThemeId weak)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (folder);
  g_autoptr (GArray) judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));
  guint number = 0, costly = 0;

  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      const TaliaStep *step = talia_table_get_step (table, i);
      TaliaJudgement it = { .step = i, .made = step->move, .best = step->move, .error = 1.0 };

      number += step->is_deal;
      if (step->is_deal || step->follows || number != deal || step->seat != seat)
        continue;
      if (belongs (table, i, weak))
        {
          it.loss = 2.0;
          it.error = costly++ % 2 == 0 ? 1.0 : 3.0;
        }
      g_array_append_val (judgements, it);
    }
  g_assert_true (talia_verdicts_keep (verdicts, table, seat, deal, TALIA_SIGHT_OWN, judgements));
}
