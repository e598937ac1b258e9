/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a match's history, and the line that records it (docs/RECORD.md). */
#include "talia-step-private.h"

char *
talia_step_to_line (const TaliaStep *step, const TaliaGame *game, const TaliaState *before)
{
  GString *line;

  if (!step->is_deal)
    return talia_move_to_text (&step->move);

  line = g_string_new ("deal ");
  if (step->has_seed)
    g_string_append_printf (line, "seed=%" G_GUINT64_FORMAT " ", step->seed);
  if (game->has_dealer && talia_game_next_dealer (game, before) == TALIA_NOBODY)
    g_string_append_printf (line, "dealer=%d ", step->after.dealer);
  g_string_append (line, "pack=");
  talia_pack_append (line, &step->pack);
  return g_string_free_and_steal (line);
}
