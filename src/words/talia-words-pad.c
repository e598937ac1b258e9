/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for score pads: the next deal, who leads, and the whole pad as text to send to others. */
#include "talia-words-pad.h"

#include <glib/gi18n.h>

#include "model/match/talia-deal-score.h"
#include "talia-words-cards.h"
#include "talia-words-dates.h"
#include "talia-words-plan.h"
#include "talia-words-sides.h"

static GStrv
name_sides (TaliaScorePad *pad)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int side = 0; side < talia_scored_get_state (TALIA_SCORED (pad))->sides; side++)
    g_strv_builder_take (builder, talia_scored_name_side (TALIA_SCORED (pad), side));
  return g_strv_builder_end (builder);
}

GStrv
talia_words_pad_deal_parts (TaliaScorePad *pad, guint deal)
{
  g_autoptr (GStrvBuilder) none = g_strv_builder_new ();
  TaliaForm form;
  TaliaTold told;

  if (talia_score_pad_ask (pad, deal, 0, &form, &told, NULL))
    return talia_words_deal_parts (talia_scored_get_game (TALIA_SCORED (pad)), &form.dealt, FALSE);
  g_strv_builder_add (none, "");
  return g_strv_builder_end (none);
}

char *
talia_words_pad_deal (TaliaScorePad *pad, guint deal)
{
  g_auto (GStrv) parts = talia_words_pad_deal_parts (pad, deal);

  return g_strjoinv (" · ", parts);
}

char *
talia_words_pad_dealer (TaliaScorePad *pad)
{
  const int dealer =
      talia_game_next_dealer (talia_scored_get_game (TALIA_SCORED (pad)), talia_scored_get_state (TALIA_SCORED (pad)));
  g_autofree char *name = dealer != TALIA_NOBODY ? talia_scored_name_seat (TALIA_SCORED (pad), dealer) : NULL;

  /* Translators: the name of the player who deals the next deal */
  return name != NULL ? g_strdup_printf (_ ("%s deals"), name) : NULL;
}

char *
talia_words_pad_title (TaliaScorePad *pad)
{
  const char *given = talia_score_pad_get_title (pad);
  const char *game = *given != '\0' ? given : _ (talia_scored_get_game (TALIA_SCORED (pad))->name);

  if (talia_score_pad_is_over (pad))
    /* Translators: a game, or the name of a score pad, of which the score pad is complete */
    return g_strdup_printf (_ ("%s · finished"), game);
  return g_strdup_printf (_ ("%s · Deal %u"), game, talia_score_pad_get_n_deals (pad) + 1);
}

char *
talia_words_pad_circumstances (TaliaScorePad *pad, gint64 time)
{
  g_auto (GStrv) names = name_sides (pad);
  g_autofree char *list = g_strjoinv (", ", names), *day = time != 0 ? talia_words_day_and_time (time) : NULL;

  /* Translators: the players of a score pad, and when it was begun */
  return day != NULL ? g_strdup_printf (_ ("%s · %s"), list, day) : g_steal_pointer (&list);
}

/* --- as text --------------------------------------------------------------------------------- */

static void
append_standings (GString *text, TaliaScorePad *pad, GStrv names)
{
  const TaliaGame *game = talia_scored_get_game (TALIA_SCORED (pad));
  const TaliaState *state = talia_scored_get_state (TALIA_SCORED (pad));

  for (int place = 1; place <= state->sides; place++)
    for (int side = 0; side < state->sides; side++)
      if (talia_game_place (game, state, side) == place)
        {
          g_autofree char *points = talia_words_points_of (names[side], state->total[side]);

          g_string_append_printf (text, "%d. %s\n", place, points);
        }
}

static void
append_deal (GString *text, TaliaDealScore *deal, GStrv names)
{
  g_autofree char *title = talia_words_deal_score (deal);

  g_string_append_printf (text, "%s:", title);
  for (int side = 0; names[side] != NULL; side++)
    {
      g_autofree char *points = talia_words_format_points (talia_deal_score_get_points (deal, side));

      g_string_append_printf (text, "%s %s %s", side > 0 ? "," : "", names[side], points);
    }
  g_string_append_c (text, '\n');
}

char *
talia_words_pad_text (TaliaScorePad *pad)
{
  g_autofree char *title = talia_words_pad_title (pad), *standing = talia_words_leaders (TALIA_SCORED (pad));
  GString *text = g_string_new (title);
  g_auto (GStrv) names = name_sides (pad);

  g_string_append_c (text, '\n');
  if (standing != NULL)
    g_string_append_printf (text, "%s\n", standing);
  g_string_append_c (text, '\n');
  append_standings (text, pad, names);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pad)); i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (pad), i);

      append_deal (text, deal, names);
    }
  return g_string_free_and_steal (text);
}
