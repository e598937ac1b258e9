/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the plot beside a review: it is shown if there is a verdict and room for it, and follows the board. */
#include "find.h"
#include "model/record/talia-record.h"
#include "playing.h"
#include "reviewing.h"
#include "setup.h"
#include "ui/plot/talia-plot-canvas.h"
#include "ui/plot/talia-plot.h"
#include "ui/review/talia-review-plot.h"
#include "window.h"

typedef struct
{
  Reviewing reviewing;
  char *folder;
  TaliaVerdicts *verdicts;
  GArray *judgements;
} Fixture;

static TaliaTable *
load (void)
{
  g_autofree char *text = NULL;
  TaliaTable *table;

  g_assert_true (g_file_get_contents (GOLDEN "/hearts.talia", &text, NULL, NULL));
  table = talia_record_parse (text, -1, NULL);
  g_assert_nonnull (table);
  return table;
}

/* Stores a verdict on the first deal, in which no move of the first seat costs anything. */
static void
judge (Fixture *self)
{
  TaliaReplay *replay = self->reviewing.replay;
  int last = talia_replay_find_deal (replay, 2) - 1;

  self->judgements = g_array_new (FALSE, FALSE, sizeof (TaliaJudgement));
  for (int i = 1; i <= last; i++)
    {
      const TaliaStep *step = talia_table_get_step (self->reviewing.table, (guint) i);
      TaliaState before;
      TaliaJudgement judgement = { .step = (guint) i, .made = step->move, .best = step->move, .expected = i % 5 };

      talia_table_get_state_at (self->reviewing.table, i - 1, &before);
      if (before.to_act == 0)
        g_array_append_val (self->judgements, judgement);
    }
  g_assert_cmpuint (self->judgements->len, >, 10);
  g_assert_true (talia_verdicts_keep (self->verdicts, self->reviewing.table, 0, 1, TALIA_SIGHT_OWN, self->judgements));
}

static void
open_at (Fixture *self, int width)
{
  self->folder = playing_folder ();
  self->verdicts = talia_verdicts_new (self->folder);
  reviewing_open (&self->reviewing, load (), 0, 1, width, 700);
  talia_review_page_set_verdicts (self->reviewing.page, self->verdicts);
}

static void
close_it (Fixture *self)
{
  reviewing_close (&self->reviewing);
  g_clear_pointer (&self->judgements, g_array_unref);
  talia_verdicts_unref (self->verdicts);
  playing_remove_folder (self->folder);
}

static GtkWidget *
get_plot (Fixture *self)
{
  return find (GTK_WIDGET (self->reviewing.page), TALIA_TYPE_REVIEW_PLOT, 0);
}

static int
get_selected (Fixture *self)
{
  return talia_plot_get_selected (TALIA_PLOT (find (get_plot (self), TALIA_TYPE_PLOT, 0)));
}

/* Returns the position before decision number `i`. */
static int
get_position (Fixture *self, guint i)
{
  return (int) g_array_index (self->judgements, TaliaJudgement, i).step - 1;
}

static void
test_there_where_it_is_known (void)
{
  Fixture self = { 0 };
  TaliaReview *review;

  open_at (&self, 1000);
  review = self.reviewing.review;
  g_assert_false (gtk_widget_get_visible (get_plot (&self)));
  judge (&self);
  talia_review_set_seen_by (review, 1);
  g_assert_false (gtk_widget_get_visible (get_plot (&self)));
  talia_review_set_seen_by (review, 0);
  g_assert_true (gtk_widget_get_visible (get_plot (&self)));
  talia_review_set_deal (review, 2);
  g_assert_false (gtk_widget_get_visible (get_plot (&self)));
  talia_review_set_deal (review, 1);
  g_assert_true (gtk_widget_get_visible (get_plot (&self)));
  close_it (&self);
}

static void
test_not_where_there_is_no_room (void)
{
  Fixture self = { 0 };

  open_at (&self, 360);
  judge (&self);
  talia_review_page_set_verdicts (self.reviewing.page, self.verdicts);
  g_assert_false (gtk_widget_get_visible (get_plot (&self)));
  close_it (&self);
}

/* The mark is at the latest decision before the current position, however that was reached. */
static void
test_mark_goes_along (void)
{
  Fixture self = { 0 };
  TaliaReview *review;

  open_at (&self, 1000);
  review = self.reviewing.review;
  judge (&self);
  talia_review_page_set_verdicts (self.reviewing.page, self.verdicts);
  for (guint i = 0; i < self.judgements->len; i++)
    {
      talia_review_set_position (review, get_position (&self, i));
      g_assert_cmpint (get_selected (&self), ==, i);
      talia_review_set_position (review, get_position (&self, i) + 1);
      g_assert_cmpint (get_selected (&self), >=, i);
    }
  gtk_adjustment_set_value (reviewing_get_steps (&self.reviewing),
                            get_position (&self, 3) - talia_review_get_first (review));
  g_assert_cmpint (get_selected (&self), ==, 3);
  talia_review_set_position (review, talia_review_get_last (review));
  g_assert_cmpint (get_selected (&self), ==, self.judgements->len);
  close_it (&self);
}

/* Keys and clicks in the plot move through the review by decisions; other keys work as everywhere. */
static void
test_leads_there (void)
{
  Fixture self = { 0 };
  GtkWidget *canvas;
  int last;

  open_at (&self, 1000);
  judge (&self);
  talia_review_page_set_verdicts (self.reviewing.page, self.verdicts);
  canvas = find (get_plot (&self), TALIA_TYPE_PLOT_CANVAS, 0);
  wait_until (gtk_widget_get_width (canvas) > 0);
  last = talia_review_get_last (self.reviewing.review);
  talia_plot_canvas_set_selected (TALIA_PLOT_CANVAS (canvas), 4); /* like a click */
  g_assert_cmpint (talia_review_get_position (self.reviewing.review), ==, get_position (&self, 4));
  g_assert_true (gtk_widget_grab_focus (canvas));
  reviewing_press (&self.reviewing, "Right", get_position (&self, 5));
  reviewing_press (&self.reviewing, "Left", get_position (&self, 4));
  reviewing_press (&self.reviewing, "End", last);
  reviewing_press (&self.reviewing, "Home", get_position (&self, 0));
  reviewing_press (&self.reviewing, "Page_Down", talia_review_get_stop (self.reviewing.review, 1));
  g_assert_true (gtk_widget_has_focus (canvas));
  close_it (&self);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/review-plot/there-where-it-is-known", test_there_where_it_is_known);
  g_test_add_func ("/review-plot/not-where-there-is-no-room", test_not_where_there_is_no_room);
  g_test_add_func ("/review-plot/mark-goes-along", test_mark_goes_along);
  g_test_add_func ("/review-plot/leads-there", test_leads_there);
  return g_test_run ();
}
