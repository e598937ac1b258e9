/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the moves that the person at the window has made in the running deal of a match. */
#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-private.h"
#include "talia-match.h"

GArray *
talia_match_list_own_moves (TaliaMatch *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TaliaMove));
  TaliaTable *table;

  g_return_val_if_fail (TALIA_IS_MATCH (self), moves);

  table = talia_match_get_table (self);
  if (talia_table_follow_get_seat (table) != TALIA_NOBODY)
    return moves; /* a table that follows another one has no steps before the deal ends */
  for (guint i = (guint) (talia_table_get_deal_step (table) + 1); i < talia_table_get_n_steps (table); i++)
    {
      const TaliaStep *step = talia_table_get_step (table, i);

      if (step->follows)
        break;
      if (step->seat == talia_match_get_own_seat (self))
        g_array_append_val (moves, step->move);
    }
  return moves;
}
