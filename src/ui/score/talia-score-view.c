/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: a row for each deal, the totals, and who is winning. */
#include "talia-score-view.h"

#include <glib/gi18n.h>

#include "talia-schedule.h"
#include "talia-score-cell.h"
#include "talia-score-row.h"
#include "ui/faces/talia-faces.h"
#include "words/talia-words.h"

/* With more columns than this, the text is small. */
#define MAX_LARGE_COLUMNS 4

/* The size of a face above its column, in pixels. */
#define FACE_SIZE 28

/* The number of deals shown at first and added by the button: more than a usual match has, but few enough that their
 * rows are created quickly. */
#define DEALS_SHOWN 24

struct _TaliaScoreView
{
  AdwBin parent_instance;

  TaliaScored *scored;
  guint n_rows; /* the number of rows of the sheet at the last update */
  guint shown;  /* at most this many are shown, the last ones */
  GtkSliceListModel *deals;
  char *called; /* all names, as they are shown */
  gboolean scroll_wanted;
  guint scroll_idle;

  GtkBox *faces; /* above the names; hidden if nobody has a face */
  GtkBox *names;
  GtkLabel *totals_title;
  GtkBox *totals;
  GtkBox *bags;
  GtkScrolledWindow *window;
  GtkWidget *earlier;
  GtkListBox *list;
  GtkLabel *standing;
  TaliaSchedule *schedule;
};

G_DEFINE_FINAL_TYPE (TaliaScoreView, talia_score_view, ADW_TYPE_BIN)

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Makes the text small if there are many columns: up to seven then fit a narrow window. */
static void
update_density (TaliaScoreView *self, const TaliaState *state)
{
  if (state->sides > MAX_LARGE_COLUMNS)
    gtk_widget_add_css_class (GTK_WIDGET (self), "dense");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dense");
}

/* Shows the names, and again the deals, in whose rows they are said. */
static void
update_names (TaliaScoreView *self, const TaliaState *state)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *called = NULL;

  for (int side = 0; side < state->sides; side++)
    g_strv_builder_take (builder, talia_scored_name_side (self->scored, side));
  names = g_strv_builder_end (builder);
  called = g_strjoinv ("\n", names);
  if (!g_set_str (&self->called, called))
    return;
  clear_box (self->names);
  for (int side = 0; side < state->sides; side++)
    gtk_widget_add_css_class (talia_score_cell_append (self->names, names[side]), "caption-heading");
  gtk_slice_list_model_set_model (self->deals, NULL);
  gtk_slice_list_model_set_model (self->deals, talia_scored_get_deals (self->scored));
}

/* Is called once for a match, since its players stay the same. */
static void
fill_faces (TaliaScoreView *self, const TaliaState *state)
{
  clear_box (self->faces);
  gtk_widget_set_visible (GTK_WIDGET (self->faces),
                          TALIA_IS_MATCH (self->scored) && talia_match_has_regulars (TALIA_MATCH (self->scored)));
  for (int side = 0; TALIA_IS_MATCH (self->scored) && side < state->sides; side++)
    {
      GtkWidget *faces = talia_faces_of_side (TALIA_MATCH (self->scored), side, FACE_SIZE);

      gtk_box_append (self->faces, faces != NULL ? faces : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
    }
}

static void
fill_totals (TaliaScoreView *self, const TaliaState *state, guint leaders)
{
  clear_box (self->totals);
  for (int side = 0; side < state->sides; side++)
    {
      g_autofree char *name = talia_scored_name_side (self->scored, side);
      g_autofree char *points = talia_words_format_points (state->total[side]);
      g_autofree char *spoken = talia_words_points_of (name, state->total[side]);
      GtkWidget *label = talia_score_cell_append (self->totals, points);

      gtk_widget_add_css_class (label, "heading");
      if (leaders & 1u << side)
        gtk_widget_add_css_class (label, "accent");
      gtk_widget_set_tooltip_text (label, spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
}

/* Shows the number of bags of each side, in games where sides collect bags. */
static void
fill_bags (TaliaScoreView *self, const TaliaState *state)
{
  const TaliaGame *game = talia_scored_get_game (self->scored);
  TaliaContract contract;

  clear_box (self->bags);
  for (int side = 0; side < state->sides; side++)
    if (talia_game_contract (game, state, side, &contract))
      {
        /* Translators: bags collected, and at how many they cost points */
        g_autofree char *text = g_strdup_printf (_ ("Bags: %d of %d"), contract.bags, contract.bags_limit);
        GtkWidget *label = talia_score_cell_append (self->bags, text);

        gtk_widget_add_css_class (label, "caption");
        gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE); /* keeps the number at the end visible */
        gtk_label_set_wrap (GTK_LABEL (label), TRUE);
        gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
        gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->bags), gtk_widget_get_first_child (GTK_WIDGET (self->bags)) != NULL);
}

static void
scroll_cb (gpointer data)
{
  TaliaScoreView *self = data;
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->deals));
  GtkListBoxRow *last = gtk_list_box_get_row_at_index (self->list, n - 1);

  self->scroll_idle = 0;
  if (last != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (gtk_widget_get_ancestor (GTK_WIDGET (last), GTK_TYPE_VIEWPORT)),
                            GTK_WIDGET (last), NULL);
}

/* Scrolls to the last finished deal, because a player looks for it. Its row has a position only after the sheet has
 * grown, and the list must not be scrolled during an allocation, therefore in an idle callback. */
static void
grown_cb (TaliaScoreView *self)
{
  if (self->scroll_wanted && self->scroll_idle == 0)
    self->scroll_idle = g_idle_add_once (scroll_cb, self);
  self->scroll_wanted = FALSE;
}

static void
update_deals (TaliaScoreView *self)
{
  guint first = self->n_rows > self->shown ? self->n_rows - self->shown : 0;

  gtk_slice_list_model_set_size (self->deals, self->shown);
  gtk_slice_list_model_set_offset (self->deals, first);
  gtk_widget_set_visible (self->earlier, first > 0);
}

static void
earlier_cb (TaliaScoreView *self)
{
  self->shown += DEALS_SHOWN;
  update_deals (self);
}

static void
update (TaliaScoreView *self)
{
  const TaliaState *state;
  guint leaders, n_rows;
  g_autofree char *standing = NULL;

  if (self->scored == NULL)
    return;
  state = talia_scored_get_state (self->scored);
  leaders = talia_game_leaders (talia_scored_get_game (self->scored), state);
  fill_totals (self, state, leaders);
  fill_bags (self, state);

  n_rows = g_list_model_get_n_items (talia_scored_get_deals (self->scored));
  standing = talia_words_leaders (self->scored);
  gtk_label_set_label (self->standing, standing != NULL ? standing : "");
  gtk_widget_set_visible (GTK_WIDGET (self->standing), standing != NULL);
  self->scroll_wanted |= n_rows > self->n_rows;
  self->n_rows = n_rows;
  update_deals (self);
  update_names (self, state);
}

static GtkWidget *
create_row_cb (gpointer deal, gpointer data)
{
  return talia_score_row_new (TALIA_SCORE_VIEW (data)->scored, deal);
}

static void
row_activated_cb (TaliaScoreView *self, GtkListBoxRow *row)
{
  talia_score_row_toggle (TALIA_SCORE_ROW (row));
}

static void
talia_score_view_dispose (GObject *object)
{
  TaliaScoreView *self = TALIA_SCORE_VIEW (object);

  g_clear_handle_id (&self->scroll_idle, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_SCORE_VIEW);
  g_clear_object (&self->deals);
  if (self->scored != NULL)
    g_signal_handlers_disconnect_by_data (self->scored, self);
  g_clear_object (&self->scored);

  G_OBJECT_CLASS (talia_score_view_parent_class)->dispose (object);
}

static void
talia_score_view_finalize (GObject *object)
{
  g_free (TALIA_SCORE_VIEW (object)->called);

  G_OBJECT_CLASS (talia_score_view_parent_class)->finalize (object);
}

static void
talia_score_view_class_init (TaliaScoreViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_score_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_score_view_finalize;

  g_type_ensure (TALIA_TYPE_SCHEDULE);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-score-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, faces);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, names);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, totals_title);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, totals);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, bags);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, window);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, earlier);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, list);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, standing);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreView, schedule);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, earlier_cb);
}

static void
talia_score_view_init (TaliaScoreView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->window), "changed", G_CALLBACK (grown_cb), self,
                           G_CONNECT_SWAPPED);

  self->deals = gtk_slice_list_model_new (NULL, 0, DEALS_SHOWN);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->deals), create_row_cb, self, NULL);
}

GtkWidget *
talia_score_view_new (void)
{
  return g_object_new (TALIA_TYPE_SCORE_VIEW, NULL);
}

void
talia_score_view_set_scored (TaliaScoreView *self, TaliaScored *scored)
{
  const TaliaState *state;

  g_return_if_fail (TALIA_IS_SCORE_VIEW (self));
  g_return_if_fail (scored == NULL || TALIA_IS_SCORED (scored));

  if (self->scored == scored)
    return;

  gtk_slice_list_model_set_model (self->deals, NULL);
  if (self->scored != NULL)
    g_signal_handlers_disconnect_by_data (self->scored, self);
  g_set_object (&self->scored, scored);
  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), scored != NULL);
  talia_schedule_set_scored (self->schedule, scored);
  if (scored == NULL)
    return;
  g_signal_connect_object (scored, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->n_rows = 0;
  self->shown = DEALS_SHOWN;
  state = talia_scored_get_state (scored);
  update_density (self, state);
  gtk_label_set_label (self->totals_title,
                       talia_scored_get_game (scored)->lowest_wins ? _ ("Totals: the lowest wins") : _ ("Totals"));
  fill_faces (self, state);
  g_clear_pointer (&self->called, g_free);
  update (self);
}
