/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog with the verdict of the expert on a deal: how many points were given away, and by which decisions. */
#include "talia-verdict-dialog.h"

#include <glib/gi18n.h>

#include "model/look-back/talia-replay.h"
#include "talia-verdict-figures.h"
#include "talia-verdict-words.h"
#include "ui/plot/talia-plot.h"

/* The number of the most expensive decisions, which are shown. */
#define MOST 3

/* A loss below this share of its uncertainty is not shown. */
#define LEAST 0.5

/* The time between two updates of the progress bar, in milliseconds. */
#define PACE 100

struct _TaliaVerdictDialog
{
  AdwDialog parent_instance;

  GtkStack *stack;
  GtkProgressBar *progress;
  AdwPreferencesGroup *sum;
  GtkWidget *quality_row;
  GtkLabel *quality;
  TaliaPlot *plot;
  AdwPreferencesGroup *decisions, *hindsight;
  GtkWidget *hindsight_button;

  TaliaReview *review;
  TaliaVerdicts *verdicts; /* NULL: nothing is stored */
  GCancellable *cancellable;
  gint *permille; /* shared with the thread, which may outlive the dialog */
  guint source;
  int seat;
  TaliaSight sight;   /* the information that the thread judges by */
  GArray *own, *open; /* of TaliaJudgement: from the view of the seat, and with all hands open; NULL: not requested */
  GArray *steps;      /* of guint: the step of each point of the plot */
};

G_DEFINE_FINAL_TYPE (TaliaVerdictDialog, talia_verdict_dialog, ADW_TYPE_DIALOG)

static guint judged_signal;

static gboolean
progress_cb (gpointer data)
{
  TaliaVerdictDialog *self = data;

  gtk_progress_bar_set_fraction (self->progress, g_atomic_int_get (self->permille) / 1000.0);
  return G_SOURCE_CONTINUE;
}

/* --- what was said ----------------------------------------------------------------------------- */

/* Sorts the most expensive decision first. */
static int
compare (gconstpointer a, gconstpointer b)
{
  double one = ((const TaliaJudgement *) a)->loss, two = ((const TaliaJudgement *) b)->loss;

  return one < two ? 1 : one > two ? -1 : 0;
}

/* Shows the position before that decision. */
static void
go_to (TaliaVerdictDialog *self, int step)
{
  talia_review_set_position (self->review, step - 1);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
row_activated_cb (AdwActionRow *row, TaliaVerdictDialog *self)
{
  go_to (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "talia-step")));
}

/* Opens the rules at the place that concerns that position. */
static void
rules_clicked_cb (GtkWidget *button, TaliaVerdictDialog *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (button));

  go_to (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "talia-step")));
  gtk_widget_activate_action (window, "win.read-rules", "s", "");
}

static GtkWidget *
create_rules_button (TaliaVerdictDialog *self, guint step)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("Rules for This Moment"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "talia-step", GUINT_TO_POINTER (step));
  g_signal_connect_object (button, "clicked", G_CALLBACK (rules_clicked_cb), self, 0);
  return button;
}

static void
add_row (TaliaVerdictDialog *self, AdwPreferencesGroup *group, TaliaMatch *match, const TaliaJudgement *judgement)
{
  GtkWidget *row = adw_action_row_new (), *label;
  g_autofree char *made =
      talia_verdict_words_made (match, judgement, (int) judgement->step - talia_review_get_first (self->review));
  g_autofree char *better = talia_verdict_words_better (match, judgement);
  g_autofree char *loss = talia_verdict_words_loss (judgement);

  label = gtk_label_new (loss);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_tooltip_text (label, _ ("Points given away"));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), made);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), better);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_rules_button (self, judgement->step));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "talia-step", GUINT_TO_POINTER (judgement->step));
  g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, 0);
  adw_preferences_group_add (group, row);
}

/* Adds rows for the most expensive decisions. Returns how many there are. */
static guint
add_rows (TaliaVerdictDialog *self, AdwPreferencesGroup *group, const GArray *judgements)
{
  g_autoptr (TaliaReplay) replay = talia_replay_new (talia_review_get_table (self->review));
  g_autoptr (TaliaMatch) match = talia_replay_watch (replay, self->seat);
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) judgements);
  guint n = 0;

  g_array_sort (sorted, compare);
  for (guint i = 0; i < sorted->len && n < MOST; i++)
    {
      const TaliaJudgement *judgement = &g_array_index (sorted, TaliaJudgement, i);

      if (judgement->loss <= LEAST * judgement->error)
        continue;
      talia_replay_set_position (replay, (int) judgement->step - 1);
      add_row (self, group, match, judgement);
      n++;
    }
  return n;
}

static void
show_plot (TaliaVerdictDialog *self)
{
  g_autoptr (TaliaFigures) figures = NULL;

  g_array_set_size (self->steps, 0);
  figures = talia_verdict_figures_new (self->review, self->seat, self->own, self->open, self->steps);
  talia_plot_set_figures (self->plot, figures);
  talia_plot_set_selected (self->plot, talia_verdict_figures_find_point (self->review, self->steps));
}

/* Shows the quality of all deals of the match that have been judged. */
static void
show_quality (TaliaVerdictDialog *self)
{
  guint deals = 0, decisions = 0;
  double loss = 0.0;
  g_autofree char *number = NULL, *text = NULL;

  if (self->verdicts != NULL)
    talia_verdicts_sum (self->verdicts, talia_review_get_table (self->review), self->seat, &deals, &decisions, &loss);
  gtk_widget_set_visible (self->quality_row, decisions > 0);
  if (decisions == 0)
    return;
  number = g_strdup_printf ("%.2f", loss / decisions);
  text = talia_verdict_words_quality (deals, decisions);
  gtk_label_set_label (self->quality, number);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->quality_row), text);
}

static void
show_own (TaliaVerdictDialog *self)
{
  g_autofree char *sum = talia_verdict_words_sum (talia_review_get_teller (self->review), self->seat, self->own);

  adw_preferences_group_set_title (self->sum, sum);
  gtk_widget_set_visible (GTK_WIDGET (self->decisions), add_rows (self, self->decisions, self->own) > 0);
  show_quality (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sum, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
show_open (TaliaVerdictDialog *self)
{
  gtk_widget_set_visible (self->hindsight_button, FALSE);
  if (add_rows (self, self->hindsight, self->open) == 0)
    adw_preferences_group_set_description (self->hindsight, _ ("With all hands open, nothing else would have been "
                                                               "clearly better."));
}

/* Shows the judgements, and takes ownership of them. */
static void
show (TaliaVerdictDialog *self, GArray *judgements)
{
  if (self->sight == TALIA_SIGHT_OWN)
    {
      self->own = judgements;
      show_own (self);
    }
  else
    {
      self->open = judgements;
      show_open (self);
    }
  show_plot (self);
  g_signal_emit (self, judged_signal, 0, self->seat, self->own, self->open);
  gtk_stack_set_visible_child_name (self->stack, "done");
}

/* --- asking ------------------------------------------------------------------------------------ */

/* If the verdict could not be stored, tells the player, who has waited for it and will have to wait again. */
static void
keep (TaliaVerdictDialog *self, const GArray *judgements)
{
  TaliaTable *table = talia_review_get_table (self->review);
  guint deal = talia_review_get_deal (self->review);
  g_autofree char *text = NULL;

  if (self->verdicts == NULL || talia_verdicts_keep (self->verdicts, table, self->seat, deal, self->sight, judgements))
    return;
  text = g_strdup_printf ("%s %s", adw_preferences_group_get_description (self->sum),
                          _ ("This could not be saved: next time, the expert will look at the deal again."));
  adw_preferences_group_set_description (self->sum, text);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaVerdictDialog) self = data;
  g_autoptr (GArray) judgements = talia_judge_finish (result, NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  if (judgements != NULL && self->review != NULL)
    {
      keep (self, judgements);
      show (self, g_steal_pointer (&judgements));
    }
  g_clear_pointer (&self->permille, g_free);
}

/* A stored verdict is not computed again. */
static void
ask (TaliaVerdictDialog *self, TaliaSight sight)
{
  TaliaTable *table = talia_review_get_table (self->review);
  guint deal = talia_review_get_deal (self->review);
  GArray *kept = self->verdicts != NULL ? talia_verdicts_find (self->verdicts, table, self->seat, deal, sight) : NULL;

  self->sight = sight;
  if (kept != NULL)
    {
      show (self, kept);
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, "working");
  self->permille = g_new0 (gint, 1);
  self->source = g_timeout_add (PACE, progress_cb, self);
  /* The callback holds a reference to the dialog, so that the thread's data exist until then. */
  talia_judge_async (table, self->seat, deal, sight, self->permille, self->cancellable, judged_cb, g_object_ref (self));
}

static void
hindsight_cb (TaliaVerdictDialog *self)
{
  if (self->open == NULL && self->permille == NULL)
    ask (self, TALIA_SIGHT_ALL);
}

static void
point_cb (TaliaVerdictDialog *self, guint point)
{
  if (point < self->steps->len)
    go_to (self, (int) g_array_index (self->steps, guint, point));
}

/* --- the dialog -------------------------------------------------------------------------------- */

static void
talia_verdict_dialog_closed (AdwDialog *dialog)
{
  TaliaVerdictDialog *self = TALIA_VERDICT_DIALOG (dialog);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->review);
}

static void
talia_verdict_dialog_dispose (GObject *object)
{
  TaliaVerdictDialog *self = TALIA_VERDICT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_VERDICT_DIALOG);
  g_clear_pointer (&self->verdicts, talia_verdicts_unref);
  g_clear_pointer (&self->own, g_array_unref);
  g_clear_pointer (&self->open, g_array_unref);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->review);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (talia_verdict_dialog_parent_class)->dispose (object);
}

static void
talia_verdict_dialog_class_init (TaliaVerdictDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_verdict_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = talia_verdict_dialog_closed;

  judged_signal = g_signal_new ("judged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_ARRAY, G_TYPE_ARRAY);

  g_type_ensure (TALIA_TYPE_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-verdict-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, sum);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, quality_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, quality);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, plot);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, decisions);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, hindsight);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, hindsight_button);
  gtk_widget_class_bind_template_callback (widget_class, point_cb);
  gtk_widget_class_bind_template_callback (widget_class, hindsight_cb);
}

static void
talia_verdict_dialog_init (TaliaVerdictDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  self->steps = g_array_new (FALSE, FALSE, sizeof (guint));
}

TaliaVerdictDialog *
talia_verdict_dialog_new (TaliaReview *review, TaliaVerdicts *verdicts)
{
  TaliaVerdictDialog *self;

  g_return_val_if_fail (TALIA_IS_REVIEW (review) && talia_review_get_ended (review), NULL);

  self = g_object_new (TALIA_TYPE_VERDICT_DIALOG, NULL);
  self->review = g_object_ref (review);
  self->verdicts = verdicts != NULL ? talia_verdicts_ref (verdicts) : NULL;
  self->seat = talia_review_get_seen_by (review);
  ask (self, TALIA_SIGHT_OWN);
  return self;
}
