/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights on a board for special moments, such as a moon, a broken nil, or the end of a match. */
#include "talia-board-moment.h"

#include "engine/talia-feats.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/desktop/talia-motion.h"

/* The key for the plates in the data of the board. */
#define PLATES "talia-board-moment"

/* The style class with which a plate lights up; NULL: it does not. */
static const char *const styles[TALIA_N_MOMENTS] = {
  [TALIA_MOMENT_MOON] = "moment",      [TALIA_MOMENT_SWEEP] = "moment",          [TALIA_MOMENT_NIL_MADE] = "moment",
  [TALIA_MOMENT_MATCH_WON] = "moment", [TALIA_MOMENT_NIL_BROKEN] = "misfortune", [TALIA_MOMENT_BID_SET] = "misfortune",
};

static gboolean
over_cb (gpointer plate)
{
  gtk_widget_remove_css_class (plate, "moment");
  gtk_widget_remove_css_class (plate, "misfortune");
  return G_SOURCE_REMOVE;
}

static gboolean
is_lit (GtkWidget *plate)
{
  return gtk_widget_has_css_class (plate, "moment") || gtk_widget_has_css_class (plate, "misfortune");
}

static void
light_up (GtkWidget *plate, const char *style)
{
  if (plate == NULL || style == NULL || is_lit (plate))
    return;
  gtk_widget_add_css_class (plate, style);
  g_timeout_add_full (G_PRIORITY_DEFAULT, talia_motion_get (TALIA_MOTION_MOMENT)->duration, over_cb,
                      g_object_ref (plate), g_object_unref);
}

static void
settled_cb (TaliaBoard *board, const TaliaEvents *events, TaliaMatch *match)
{
  GtkWidget **plates = g_object_get_data (G_OBJECT (board), PLATES);
  const TaliaState *state = &talia_match_get_view (match)->seen;
  TaliaMoment moments[TALIA_MAX_SEATS];

  if (talia_board_pace_get_flight (GTK_WIDGET (board)) == 0)
    return; /* animations are off */
  talia_feats_find_moments (talia_match_get_game (match), state, events, moments);
  for (int seat = 0; seat < state->seats; seat++)
    light_up (plates[seat], styles[moments[seat]]);
}

void
talia_board_moment_attach (TaliaBoard *board, GtkWidget **plates)
{
  g_object_set_data (G_OBJECT (board), PLATES, plates);
  g_signal_connect_object (talia_board_get_match (board), "settled", G_CALLBACK (settled_cb), board, G_CONNECT_SWAPPED);
}
