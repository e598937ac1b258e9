/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Talia as it is, measured from inside. */
#include "model/talia-settings.h"
#include "model/talia-table-private.h"
#include "probe.h"
#include "ui/app/talia-application.h"
#include "ui/app/talia-window.h"
#include "ui/board/talia-board.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-language.h"

#define TRICKS 5 /* what has been played before the table is measured */

static TaliaBoard *
get_board (GtkWindow *window)
{
  TaliaTablePage *page = talia_window_get_table_page (TALIA_WINDOW (window));

  return page != NULL ? talia_table_page_get_board (page) : NULL;
}

/* Somebody who thinks at the table without end. */
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

/* As many as PROBE_THINKERS says. */
static void
let_others_think (TaliaMatch *match)
{
  guint64 n = g_ascii_strtoull (g_getenv ("PROBE_THINKERS") != NULL ? g_getenv ("PROBE_THINKERS") : "", NULL, 10);

  for (guint64 i = 0; i < n; i++)
    g_thread_unref (g_thread_new ("thinker", think, g_memdup2 (talia_match_get_view (match), sizeof (TaliaView))));
}

/* Into the middle of a deal of Hearts, with the player to lead or to follow. */
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
      let_others_think (match);
      return TRUE;
    }
  if (talia_game_legal (talia_table_get_game (talia_match_get_table (match)), state, moves, TALIA_MAX_LEGAL) > 0)
    talia_match_play (match, &moves[0], NULL);
  return FALSE;
}

/* A trick by the board's own means. */
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
