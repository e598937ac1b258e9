/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests when the score sheet is shown beside the table. */
#include "playing.h"
#include "settings/talia-settings.h"
#include "ui/table/session/talia-table-session.h"

#define SEED 9

/* The player's choice decides in every window; without one, the room and the contents of the sheet decide. */
static void
test_the_score_sheet_opens_where_it_tells_something (void)
{
  static const struct
  {
    const char *game, *choice;
    gboolean roomy, after_a_deal, opens;
  } cases[] = {
    { "hearts", "automatic", TRUE, FALSE, FALSE },    { "hearts", "automatic", TRUE, TRUE, TRUE },
    { "hearts", "automatic", FALSE, TRUE, FALSE },    { "kierki", "automatic", TRUE, FALSE, TRUE },
    { "kierki", "automatic", FALSE, FALSE, FALSE },   { "punktowe", "automatic", TRUE, FALSE, FALSE },
    { "loteryjka", "automatic", TRUE, FALSE, FALSE }, { "casino", "automatic", TRUE, FALSE, FALSE },
    { "hearts", "open", FALSE, FALSE, TRUE },         { "kierki", "closed", TRUE, TRUE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (cases[i].game), "");
      TaliaRandom random;
      g_autoptr (TaliaMatch) match = NULL;
      g_autoptr (TaliaTableSession) session = NULL;

      talia_random_init (&random, SEED);
      while (cases[i].after_a_deal && talia_table_get_state (table)->deals < 2)
        playing_step (table, &random);
      g_settings_set_string (talia_settings_get (), "score-sheet", cases[i].choice);
      match = talia_match_new (table, "easy");
      session = talia_table_session_new (match);
      g_object_set (session, "roomy", cases[i].roomy, NULL);
      if (talia_table_session_get_opens_score (session) != cases[i].opens)
        g_error ("%s, %s, %sroomy, %s a deal: the sheet is %s", cases[i].game, cases[i].choice,
                 cases[i].roomy ? "" : "not ", cases[i].after_a_deal ? "after" : "before",
                 cases[i].opens ? "closed" : "open");
      talia_table_session_choose_score (session, !cases[i].opens);
      g_assert_cmpint (talia_table_session_get_opens_score (session), !=, cases[i].opens);
      talia_table_session_close (session);
    }
  g_settings_reset (talia_settings_get (), "score-sheet");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-opens/where-it-tells-something", test_the_score_sheet_opens_where_it_tells_something);
  return g_test_run ();
}
