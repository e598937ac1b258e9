/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a match's history, and the line that records it (docs/RECORD.md). */
#include "talia-step-private.h"

char *
talia_step_to_line (const TaliaStep *step)
{
  const TaliaDealing *deal = step->deal;
  GString *line;

  if (!step->is_deal)
    return talia_move_to_text (&step->move);

  line = g_string_new ("deal ");
  if (deal->has_seed)
    g_string_append_printf (line, "seed=%" G_GUINT64_FORMAT " ", deal->seed);
  if (deal->dealer != TALIA_NOBODY)
    g_string_append_printf (line, "dealer=%d ", deal->dealer);
  g_string_append (line, "pack=");
  talia_pack_append (line, &deal->pack);
  return g_string_free_and_steal (line);
}

void
talia_dealing_repeat (const TaliaDealing *deal, const TaliaGame *game, TaliaState *after, TaliaEvents *events)
{
  /* Cannot fail, because it was dealt in the same way before. */
  if (!talia_game_deal (game, &deal->before, &deal->pack, deal->dealer, after, events, NULL))
    g_assert_not_reached ();
}
