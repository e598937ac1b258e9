/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights on a board for a moon, for a sweep and for the end of a match. */
#include "talia-board-moment.h"

#include "ui/board/stage/talia-board-motion.h"
#include "ui/board/stage/talia-board-pace.h"

/* Of the board: its plates. */
#define PLATES "talia-board-moment"

static gboolean
over_cb (gpointer plate)
{
  gtk_widget_remove_css_class (plate, "moment");
  return G_SOURCE_REMOVE;
}

static void
light_up (GtkWidget *plate)
{
  if (plate == NULL || gtk_widget_has_css_class (plate, "moment"))
    return;
  gtk_widget_add_css_class (plate, "moment");
  g_timeout_add_full (G_PRIORITY_DEFAULT, talia_board_motion_get (TALIA_MOTION_MOMENT)->duration, over_cb,
                      g_object_ref (plate), g_object_unref);
}

static void
settled_cb (TaliaBoard *board, const TaliaEvents *events, TaliaMatch *match)
{
  GtkWidget **plates = g_object_get_data (G_OBJECT (board), PLATES);
  const TaliaState *state = &talia_match_get_view (match)->seen;

  if (talia_board_pace_get_flight (GTK_WIDGET (board)) == 0)
    return; /* nothing is to move */
  for (guint i = 0; i < events->n; i++)
    for (int seat = 0; seat < state->seats; seat++)
      if (((events->at[i].kind == TALIA_EVENT_MOON || events->at[i].kind == TALIA_EVENT_SWEPT)
           && events->at[i].seat == seat)
          || (events->at[i].kind == TALIA_EVENT_MATCH_ENDED
              && (state->winners >> talia_state_side (state, seat) & 1) != 0))
        light_up (plates[seat]);
}

void
talia_board_moment_attach (TaliaBoard *board, GtkWidget **plates)
{
  g_object_set_data (G_OBJECT (board), PLATES, plates);
  g_signal_connect_object (talia_board_get_match (board), "settled", G_CALLBACK (settled_cb), board, G_CONNECT_SWAPPED);
}
