/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds back the results of a move until the cards that it moves have landed. */
#include "talia-board-results.h"

#include "ui/board/stage/talia-board-pace.h"
#include "ui/desktop/talia-motion.h"

/* The number of times that the landing of the cards is checked again before results are told anyway: nothing lands
 * while the screen is not drawn. */
#define PATIENCE 5

/* Whether cards fly for this event: one of a hand, some on the table, or all that are passed. */
static gboolean
flies (const TaliaEvent *event)
{
  return event->kind == TALIA_EVENT_PLAYED || event->kind == TALIA_EVENT_TRAILED || event->kind == TALIA_EVENT_BUILT
         || event->kind == TALIA_EVENT_ADDED || event->kind == TALIA_EVENT_RAISED || event->kind == TALIA_EVENT_CAPTURED
         || event->kind == TALIA_EVENT_EXCHANGED;
}

static gboolean
have_result (const TaliaEvents *events)
{
  gboolean flown = FALSE, more = FALSE;

  for (guint i = 0; i < events->n; i++)
    {
      flown |= flies (&events->at[i]);
      more |= events->at[i].kind != TALIA_EVENT_PLAYED;
    }
  return flown && more;
}

static gboolean
is_seen (GtkWidget *board)
{
  GtkRoot *root = gtk_widget_get_root (board);

  return gtk_widget_get_mapped (board) && !(GTK_IS_WINDOW (root) && gtk_window_is_suspended (GTK_WINDOW (root)));
}

/* Returns the delay from the landing to the result, in milliseconds. */
static guint
get_delay (void)
{
  return talia_motion_get (TALIA_MOTION_RESULT)->delay;
}

/* Returns whether cards are in flight or, because a slow machine has drawn nothing since the last check, may have to
 * set off first. */
static gboolean
are_under_way (TaliaBoardResults *results)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (results->board));
  const gint64 before = results->frame;

  results->frame = gdk_frame_clock_get_frame_counter (clock);
  return talia_stage_get_moving (results->board) || results->frame == before;
}

static void
timeout_cb (gpointer data)
{
  TaliaBoardResults *results = data;

  results->timeout = 0;
  if (is_seen (GTK_WIDGET (results->board)) && are_under_way (results) && results->patience-- > 0)
    results->timeout = g_timeout_add_once (get_delay (), timeout_cb, results);
  else
    talia_board_results_tell (results);
}

gboolean
talia_board_results_keep (TaliaBoardResults *results, const TaliaEvents *events)
{
  GtkWidget *board = GTK_WIDGET (results->board);
  guint flight = talia_board_pace_get_flight (board);

  if (flight == 0 || !is_seen (board) || !have_result (events))
    return FALSE;
  talia_board_results_forget (results);
  results->kept = TRUE;
  results->patience = PATIENCE;
  results->frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (board));
  results->timeout = g_timeout_add_once (flight + get_delay (), timeout_cb, results);
  return TRUE;
}

void
talia_board_results_tell (TaliaBoardResults *results)
{
  if (!results->kept)
    return;
  talia_board_results_forget (results);
  talia_match_settle (results->match);
}

void
talia_board_results_forget (TaliaBoardResults *results)
{
  g_clear_handle_id (&results->timeout, g_source_remove);
  results->kept = FALSE;
}
