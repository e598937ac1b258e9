/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates score sheets of score pads for printing. */
#include "talia-pad-sheet.h"

#include "model/base/talia-names.h"
#include "model/match/talia-scored.h"
#include "ui/print/talia-sheet-scores.h"
#include "words/talia-words-dates.h"

TaliaSheet *
talia_pad_sheet_new (TaliaScorePad *pad, gint64 begun)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *date = begun != 0 ? talia_words_day (begun) : NULL;
  const TaliaState *state;
  TaliaSheet *sheet;

  g_return_val_if_fail (TALIA_IS_SCORE_PAD (pad), NULL);

  state = talia_score_pad_get_state (pad, talia_score_pad_get_n_deals (pad));
  for (int seat = 0; seat < state->seats; seat++)
    g_strv_builder_take (builder, talia_scored_name_seat (TALIA_SCORED (pad), seat));
  names = g_strv_builder_end (builder);
  sheet = talia_sheet_new_scores (talia_scored_get_game (TALIA_SCORED (pad)), state, talia_score_pad_is_over (pad),
                                  G_LIST_MODEL (pad), (const char *const *) names, date);
  talia_sheet_set_name (sheet, talia_score_pad_get_title (pad));
  return sheet;
}

TaliaSheet *
talia_pad_sheet_new_blank (TaliaScorePad *pad)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) given = NULL, names = NULL;
  const TaliaState *state;

  g_return_val_if_fail (TALIA_IS_SCORE_PAD (pad), NULL);

  state = talia_score_pad_get_state (pad, 0);
  for (int seat = 0; seat < state->seats; seat++)
    g_strv_builder_add (builder, talia_score_pad_get_player (pad, seat));
  given = g_strv_builder_end (builder);
  names = talia_names_tell_apart ((const char *const *) given);
  return talia_sheet_new_scores (talia_scored_get_game (TALIA_SCORED (pad)), state, FALSE, NULL,
                                 (const char *const *) names, NULL);
}
