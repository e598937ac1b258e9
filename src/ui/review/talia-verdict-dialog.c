/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an expert says of a deal: how much was given away, and where most of it. */
#include "talia-verdict-dialog.h"

#include <glib/gi18n.h>

#include "model/talia-replay.h"
#include "talia-verdict-words.h"

/* So many decisions are shown, those that cost most. */
#define MOST 5

/* What is less than this share of its uncertainty is not worth a look. */
#define LEAST 0.5

/* Between two looks at how far it is, in milliseconds. */
#define PACE 100

struct _TaliaVerdictDialog
{
  AdwDialog parent_instance;

  GtkStack *stack;
  GtkProgressBar *progress;
  AdwPreferencesGroup *decisions;

  TaliaReview *review;
  GCancellable *cancellable;
  gint *permille; /* shared with the thread, which may outlive the dialog */
  guint source;
  int seat;
};

G_DEFINE_FINAL_TYPE (TaliaVerdictDialog, talia_verdict_dialog, ADW_TYPE_DIALOG)

static gboolean
progress_cb (gpointer data)
{
  TaliaVerdictDialog *self = data;

  gtk_progress_bar_set_fraction (self->progress, g_atomic_int_get (self->permille) / 1000.0);
  return G_SOURCE_CONTINUE;
}

/* The dearest first. */
static int
compare (gconstpointer a, gconstpointer b)
{
  double one = ((const TaliaJudgement *) a)->loss, two = ((const TaliaJudgement *) b)->loss;

  return one < two ? 1 : one > two ? -1 : 0;
}

/* To the moment before it. */
static void
row_activated_cb (AdwActionRow *row, TaliaVerdictDialog *self)
{
  int step = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "talia-step"));

  talia_review_set_position (self->review, step - 1);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
add_row (TaliaVerdictDialog *self, TaliaMatch *match, const TaliaJudgement *judgement)
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
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "talia-step", GINT_TO_POINTER ((int) judgement->step));
  g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, 0);
  adw_preferences_group_add (self->decisions, row);
}

static void
show (TaliaVerdictDialog *self, GArray *judgements)
{
  g_autoptr (TaliaReplay) replay = talia_replay_new (talia_review_get_table (self->review));
  g_autoptr (TaliaMatch) match = talia_replay_watch (replay, self->seat);
  g_autofree char *sum = talia_verdict_words_sum (talia_review_get_teller (self->review), self->seat, judgements);
  guint n = 0;

  adw_preferences_group_set_title (self->decisions, sum);
  g_array_sort (judgements, compare);
  for (guint i = 0; i < judgements->len && n < MOST; i++)
    {
      const TaliaJudgement *judgement = &g_array_index (judgements, TaliaJudgement, i);

      if (judgement->loss <= LEAST * judgement->error)
        continue;
      talia_replay_set_position (replay, (int) judgement->step - 1);
      add_row (self, match, judgement);
      n++;
    }
  gtk_stack_set_visible_child_name (self->stack, "done");
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sum, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaVerdictDialog) self = data;
  g_autoptr (GArray) judgements = talia_judge_finish (result, NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  if (judgements != NULL && self->review != NULL)
    show (self, judgements);
  g_clear_pointer (&self->permille, g_free);
}

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

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-verdict-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, TaliaVerdictDialog, decisions);
}

static void
talia_verdict_dialog_init (TaliaVerdictDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
}

TaliaVerdictDialog *
talia_verdict_dialog_new (TaliaReview *review)
{
  TaliaVerdictDialog *self;

  g_return_val_if_fail (TALIA_IS_REVIEW (review) && talia_review_get_ended (review), NULL);

  self = g_object_new (TALIA_TYPE_VERDICT_DIALOG, NULL);
  self->review = g_object_ref (review);
  self->seat = talia_review_get_seen_by (review);
  self->permille = g_new0 (gint, 1);
  self->source = g_timeout_add (PACE, progress_cb, self);
  /* The answer keeps the dialog, so that what the thread writes to is there until then. */
  talia_judge_async (talia_review_get_table (review), self->seat, talia_review_get_deal (review), self->permille,
                     self->cancellable, judged_cb, g_object_ref (self));
  return self;
}
