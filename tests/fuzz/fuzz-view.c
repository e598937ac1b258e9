/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes reading what a host tells a guest: the id of a game, then views and events, one a line. Every view that is
 * accepted can be shown and played from. */
#include <string.h>

#include "engine/talia-view-line.h"
#include "fuzz.h"
#include "model/match/talia-match.h"
#include "model/table/talia-table-follow.h"

static void
ask_cb (const char *line, gpointer data)
{
}

static void
look_at (TaliaMatch *match)
{
  const TaliaGame *game = talia_match_get_game (match);
  const TaliaView *view = talia_match_get_view (match);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaDealPlan plan;

  talia_game_describe_view (game, view, text);
  talia_game_title (game, &view->seen);
  talia_game_plan (game, &view->seen, view->seen.deals, &plan);
  talia_game_settled (game, &view->seen);
  talia_match_get_claim (match);
  for (int side = 0; side < view->seen.sides; side++)
    talia_game_score (game, &view->seen, side, NULL, NULL);
  if (talia_match_get_own_turn (match) && talia_game_legal_or_some (game, &view->seen, legal) > 0)
    talia_match_play (match, &legal[0], NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const TaliaGame *game = lines[0] != NULL ? talia_registry_find (lines[0]) : NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaMatch) match = NULL;
  TaliaOptions options;

  if (game == NULL)
    return 0;
  talia_game_init_options (game, &options);
  table = talia_table_follow_new (game, &options, 0, ask_cb, NULL, NULL);
  match = talia_match_new (table, "easy");
  for (guint i = 1; lines[i] != NULL; i++)
    {
      const gboolean happened = g_str_has_prefix (lines[i], "events ");
      TaliaEvents events;
      TaliaView view;

      /* A view without events replaces the state, whatever came before. */
      if (happened
          && !(talia_events_parse_line (lines[i] + strlen ("events "), talia_table_get_n_seats (table), &events)
               && lines[++i] != NULL))
        return 0;
      if (g_str_has_prefix (lines[i], "view ")
          && talia_view_parse_line (talia_table_follow_get_start (table), lines[i] + strlen ("view "), &view)
          && talia_table_follow_tell (table, &view, happened ? &events : NULL))
        {
          FUZZ_TAKEN ();
          look_at (match);
        }
    }
  return 0;
}
