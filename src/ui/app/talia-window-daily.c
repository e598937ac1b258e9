/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the day in a window: shows it on the start page, and plays it. */
#include "talia-window-daily.h"

#include "ui/start/talia-match-settings.h"

/* The number of matches of one day that are looked at. */
#define MOST 50

void
talia_window_daily_show (TaliaStartPage *page, TaliaArchive *archive, GDateTime *now)
{
  const TaliaArchiveQuery query = { .day = talia_match_facts_find_day (now) };
  g_autoptr (GPtrArray) matches = talia_archive_find (archive, &query, 0, MOST);
  TaliaDaily daily;

  talia_archive_get_daily (archive, query.day, &daily);
  talia_start_page_set_daily (page, &daily, matches);
}

/* Whether the match that can be continued is the one of that game and day. */
static gboolean
is_stored (TaliaSession *session, const TaliaGame *game, guint32 day)
{
  g_autoptr (TaliaTable) stored = talia_session_peek_stored (session);

  return talia_session_get_can_continue (session) && stored != NULL && talia_table_get_game (stored) == game
         && talia_match_facts_find_daily (stored) == day;
}

/* Returns the file of the newest unfinished match of that game and day that is put away; NULL if there is none. */
static char *
find_put_away (TaliaSession *session, const TaliaGame *game, guint32 day)
{
  const TaliaArchiveQuery query = { .game = game->id, .unfinished = TRUE, .day = day };
  g_autoptr (GPtrArray) found = talia_archive_find (talia_session_get_archive (session), &query, 0, MOST);

  for (guint i = 0; i < found->len; i++)
    if (talia_match_facts_is_put_away (found->pdata[i]))
      return g_strdup (((const TaliaMatchFacts *) found->pdata[i])->file);
  return NULL;
}

void
talia_window_daily_play (TaliaSession *session, const TaliaGame *game, GDateTime *now)
{
  const guint32 day = talia_match_facts_find_day (now);
  g_autofree char *file = NULL;
  g_autoptr (TaliaTable) table = NULL;

  g_return_if_fail (TALIA_IS_SESSION (session) && game != NULL);

  if (is_stored (session, game, day))
    talia_session_continue (session);
  else if ((file = find_put_away (session, game, day)) != NULL)
    talia_session_go_on (session, file);
  else if ((table = talia_match_settings_create_daily (game, now)) != NULL)
    talia_session_offer (session, table);
}
