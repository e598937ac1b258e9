/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The standings of a score pad: the players by place, and the course of the match. */
#include "talia-pad-standings.h"

#include <glib/gi18n.h>

#include "ui/plot/talia-plot.h"
#include "ui/score/talia-match-figures.h"
#include "words/talia-words-pad.h"
#include "words/talia-words-sides.h"

struct _TaliaPadStandings
{
  AdwBin parent_instance;

  GtkLabel *said;
  GtkListBox *places;
  TaliaPlot *plot;

  TaliaScorePad *pad;
};

G_DEFINE_FINAL_TYPE (TaliaPadStandings, talia_pad_standings, ADW_TYPE_BIN)

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Adds a row such as "2nd Anna −120". */
static void
add_place (TaliaPadStandings *self, int place, int side)
{
  TaliaScored *scored = TALIA_SCORED (self->pad);
  const int total = talia_scored_get_state (scored)->total[side];
  g_autofree char *name = talia_scored_name_side (scored, side), *points = talia_words_format_points (total),
                  *spoken = talia_words_points_of (name, total), *row_name = NULL;
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), create_label (talia_words_place (place), "dim-label"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_label (points, "numeric"));
  if (place == 1)
    gtk_widget_add_css_class (row, "heading");
  /* Translators: a place, such as "2nd", a player's name with points */
  row_name = g_strdup_printf (_ ("%s: %s"), talia_words_place (place), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, row_name, -1);
  gtk_list_box_append (self->places, row);
}

static void
update (TaliaPadStandings *self)
{
  TaliaScored *scored = TALIA_SCORED (self->pad);
  const TaliaState *state = talia_scored_get_state (scored);
  g_autoptr (TaliaFigures) figures = talia_match_figures_new (scored);
  g_autofree char *standing = talia_words_leaders (TALIA_SCORED (self->pad));

  gtk_label_set_label (self->said, standing != NULL ? standing : _ ("No deal has been entered yet."));
  gtk_list_box_remove_all (self->places);
  for (int place = 1; place <= state->sides; place++)
    for (int side = 0; side < state->sides; side++)
      if (talia_game_place (talia_scored_get_game (scored), state, side) == place)
        add_place (self, place, side);
  gtk_widget_set_visible (GTK_WIDGET (self->places), state->deals > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->plot), state->deals > 1);
  talia_plot_set_figures (self->plot, figures);
}

static void
talia_pad_standings_dispose (GObject *object)
{
  TaliaPadStandings *self = TALIA_PAD_STANDINGS (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_PAD_STANDINGS);
  g_clear_object (&self->pad);

  G_OBJECT_CLASS (talia_pad_standings_parent_class)->dispose (object);
}

static void
talia_pad_standings_class_init (TaliaPadStandingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_standings_dispose;

  g_type_ensure (TALIA_TYPE_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-standings.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadStandings, said);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadStandings, places);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadStandings, plot);
}

static void
talia_pad_standings_init (TaliaPadStandings *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
talia_pad_standings_set_pad (TaliaPadStandings *self, TaliaScorePad *pad)
{
  g_return_if_fail (TALIA_IS_PAD_STANDINGS (self));
  g_return_if_fail (TALIA_IS_SCORE_PAD (pad));
  g_return_if_fail (self->pad == NULL);

  self->pad = g_object_ref (pad);
  g_signal_connect_object (pad, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
