/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plot beside the board of a review: the expected result over the deal, with the shown position marked; choosing a
 * point of it shows that position. */
#include "talia-review-plot.h"

#include "talia-verdict-figures.h"
#include "ui/plot/talia-plot.h"

#define WIDTH 280
#define MARGIN 12

struct _TaliaReviewPlot
{
  AdwBin parent_instance;

  TaliaPlot *plot;
  TaliaReview *review;
  TaliaVerdicts *verdicts; /* NULL: nothing is stored */
  GArray *steps;           /* of guint: the step of each point */
  guint deal;              /* the deal whose verdict was looked up; 0: none */
  int seat;
  gboolean room, known;
  gboolean moving; /* the mark is being set, not moved by the player */
};

G_DEFINE_FINAL_TYPE (TaliaReviewPlot, talia_review_plot, ADW_TYPE_BIN)

static void
update_visible (TaliaReviewPlot *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->room && self->known);
}

static void
update_mark (TaliaReviewPlot *self)
{
  if (!self->known)
    return;
  self->moving = TRUE;
  talia_plot_set_selected (self->plot, talia_verdict_figures_find_point (self->review, self->steps));
  self->moving = FALSE;
}

static void
show (TaliaReviewPlot *self, const GArray *own, const GArray *open)
{
  g_autoptr (TaliaFigures) figures = NULL;

  self->known = own != NULL;
  if (self->known)
    {
      g_array_set_size (self->steps, 0);
      figures = talia_verdict_figures_new (self->review, self->seat, own, open, self->steps);
      self->moving = TRUE;
      talia_plot_set_figures (self->plot, figures);
      self->moving = FALSE;
    }
  update_visible (self);
  update_mark (self);
}

/* Looks up the verdict when the deal or the seat has changed. */
static void
look_up (TaliaReviewPlot *self)
{
  TaliaTable *table = talia_review_get_table (self->review);
  g_autoptr (GArray) own = NULL, open = NULL;

  self->deal = talia_review_get_ended (self->review) ? talia_review_get_deal (self->review) : 0;
  self->seat = talia_review_get_seen_by (self->review);
  if (self->deal > 0 && self->verdicts != NULL)
    own = talia_verdicts_find (self->verdicts, table, self->seat, self->deal, TALIA_SIGHT_OWN);
  if (own != NULL)
    open = talia_verdicts_find (self->verdicts, table, self->seat, self->deal, TALIA_SIGHT_ALL);
  show (self, own, open);
}

static void
changed_cb (TaliaReviewPlot *self)
{
  guint deal = talia_review_get_ended (self->review) ? talia_review_get_deal (self->review) : 0;

  if (deal != self->deal || talia_review_get_seen_by (self->review) != self->seat)
    look_up (self);
  else
    update_mark (self);
}

static void
selected_cb (TaliaReviewPlot *self)
{
  int point = talia_plot_get_selected (self->plot);

  if (self->moving || point < 0)
    return;
  talia_review_set_position (self->review, (guint) point < self->steps->len
                                               ? (int) g_array_index (self->steps, guint, point) - 1
                                               : talia_review_get_last (self->review));
}

static void
talia_review_plot_dispose (GObject *object)
{
  TaliaReviewPlot *self = TALIA_REVIEW_PLOT (object);

  g_clear_object (&self->review);
  g_clear_pointer (&self->verdicts, talia_verdicts_unref);
  g_clear_pointer (&self->steps, g_array_unref);

  G_OBJECT_CLASS (talia_review_plot_parent_class)->dispose (object);
}

static void
talia_review_plot_class_init (TaliaReviewPlotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_review_plot_dispose;
}

static void
talia_review_plot_init (TaliaReviewPlot *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->steps = g_array_new (FALSE, FALSE, sizeof (guint));
  self->plot = TALIA_PLOT (talia_plot_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->plot), GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (GTK_WIDGET (self->plot), MARGIN);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->plot), MARGIN);
  gtk_widget_set_margin_start (GTK_WIDGET (self->plot), MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self->plot), MARGIN);
  g_signal_connect_object (self->plot, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->plot));
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

void
talia_review_plot_set_review (TaliaReviewPlot *self, TaliaReview *review)
{
  g_return_if_fail (TALIA_IS_REVIEW_PLOT (self) && self->review == NULL);
  g_return_if_fail (TALIA_IS_REVIEW (review));

  self->review = g_object_ref (review);
  g_signal_connect_object (review, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  look_up (self);
}

void
talia_review_plot_set_verdicts (TaliaReviewPlot *self, TaliaVerdicts *verdicts)
{
  g_return_if_fail (TALIA_IS_REVIEW_PLOT (self) && self->review != NULL);
  g_return_if_fail (verdicts != NULL);

  talia_verdicts_ref (verdicts);
  g_clear_pointer (&self->verdicts, talia_verdicts_unref);
  self->verdicts = verdicts;
  look_up (self);
}

void
talia_review_plot_show (TaliaReviewPlot *self, int seat, const GArray *own, const GArray *open)
{
  g_return_if_fail (TALIA_IS_REVIEW_PLOT (self) && self->review != NULL);
  g_return_if_fail (own != NULL);

  if (self->deal > 0 && self->seat == seat)
    show (self, own, open);
}

void
talia_review_plot_set_room (TaliaReviewPlot *self, gboolean room)
{
  g_return_if_fail (TALIA_IS_REVIEW_PLOT (self));

  self->room = room;
  update_visible (self);
}
