/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the real program, with the measuring code of probe.c built in. */
#include "model/look-back/talia-judge.h"
#include "model/table/talia-table-private.h"
#include "probe.h"
#include "settings/talia-settings.h"
#include "ui/app/talia-application.h"
#include "ui/app/talia-window.h"
#include "ui/board/talia-board.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-language.h"

#define TRICKS 5   /* tricks played before the table is measured */
#define THINKERS 3 /* the number of opponents */

static TaliaBoard *
get_board (GtkWindow *window)
{
  TaliaTablePage *page = talia_window_get_table_page (TALIA_WINDOW (window));

  return page != NULL ? talia_table_page_get_board (page) : NULL;
}

/* Thinks about a move in an endless loop. */
static gpointer
think (gpointer data)
{
  const TaliaLevel *expert = talia_level_find ("expert");
  const TaliaView *view = data;

  for (guint64 seed = 1;; seed++)
    {
      TaliaThinking thinking;

      talia_thinking_init (&thinking, expert, seed);
      g_array_unref (talia_level_advise (expert, talia_registry_find ("hearts"), view, &thinking));
    }
  return NULL;
}

static void
let_others_think (TaliaMatch *match)
{
  for (int i = 0; i < THINKERS; i++)
    g_thread_unref (g_thread_new ("thinker", think, g_memdup2 (talia_match_get_view (match), sizeof (TaliaView))));
}

/* Returns a match of Hearts whose first deal is over. */
static TaliaTable *
create_played (void)
{
  static TaliaMove moves[TALIA_MAX_LEGAL];
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaOptions options;
  TaliaTable *table;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  talia_table_deal_seed (table, 7, NULL);
  while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
    {
      int n = talia_game_legal_or_some (game, talia_table_get_state (table), moves);

      talia_table_play (table, &moves[n / 2], NULL);
    }
  return table;
}

/* Computes the verdict on a deal repeatedly. */
static void
judge (GObject *source, GAsyncResult *result, gpointer table)
{
  static gint permille;

  if (result != NULL)
    g_array_unref (talia_judge_finish (result, NULL));
  talia_judge_async (table, 0, 1, TALIA_SIGHT_OWN, &permille, NULL, judge, table);
}

/* Starts the other work that PROBE_MEANWHILE names; the index of all matches is built anyway if there is none. */
static void
begin_the_rest (TaliaMatch *match)
{
  const char *meanwhile = g_getenv ("PROBE_MEANWHILE");

  if (g_strcmp0 (meanwhile, "thinking") == 0)
    let_others_think (match);
  else if (g_strcmp0 (meanwhile, "judging") == 0)
    judge (NULL, NULL, create_played ());
}

/* Plays to the middle of a deal of Hearts, until the player leads or follows. */
static gboolean
prepare (GtkWindow *window)
{
  static TaliaMove moves[TALIA_MAX_LEGAL];
  TaliaBoard *board = get_board (window);
  TaliaMatch *match;
  const TaliaState *state;
  if (board == NULL)
    {
      g_settings_set_string (talia_settings_get (), "animation-speed", "off");
      g_settings_set_boolean (talia_settings_get (), "sounds", TRUE); /* as on a desktop with sounds */
      gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-match", "s", "hearts");
      return FALSE;
    }
  match = talia_board_get_match (board);
  state = talia_table_get_state (talia_match_get_table (match));
  talia_match_set_pace (match, 0);
  talia_board_hasten (board);
  if (!talia_match_get_own_turn (match))
    return FALSE;
  if (state->trick.tricks >= TRICKS)
    {
      g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
      begin_the_rest (match);
      return TRUE;
    }
  if (talia_game_legal (talia_table_get_game (talia_match_get_table (match)), state, moves, TALIA_MAX_LEGAL) > 0)
    talia_match_play (match, &moves[0], NULL);
  return FALSE;
}

/* Makes a trick fly with the board's own functions. */
static void
fly (GtkWindow *window, gboolean there)
{
  static GtkWidget *cards[PROBE_CARDS];
  TaliaBoard *board = get_board (window);

  for (int i = 0; i < PROBE_CARDS; i++)
    {
      TaliaPose pose = { .scale = 1 };

      if (cards[i] == NULL)
        {
          cards[i] = talia_card_widget_new_on_table (TALIA_CARD (8 + i, i), "");
          talia_stage_add (TALIA_STAGE (board), cards[i]);
        }
      probe_get_place (i, there, &pose.x, &pose.y);
      talia_stage_place (TALIA_STAGE (board), cards[i], PROBE_CARD_WIDTH, PROBE_CARD_HEIGHT, &pose);
    }
}

int
main (void)
{
  static const ProbeHooks hooks = { .prepare = prepare, .fly = fly };

  talia_language_init ();
  {
    g_autoptr (TaliaApplication) application = talia_application_new ();

    g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
    return probe_run (GTK_APPLICATION (application), &hooks);
  }
}
