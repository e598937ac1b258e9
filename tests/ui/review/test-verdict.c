/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the expert's verdict on a deal: asking for it in a review, and going back to the decisions. */
#include "find.h"
#include "model/record/talia-record.h"
#include "playing.h"
#include "reviewing.h"
#include "setup.h"
#include "ui/plot/talia-plot.h"
#include "ui/review/talia-verdict-dialog.h"
#include "window.h"

static const char *const records[] = { "hearts", "spades", "kierki", "loteryjka", "casino" };

static TaliaTable *
load (const char *name)
{
  g_autofree char *path = g_strdup_printf (GOLDEN "/%s.talia", name), *text = NULL;
  TaliaTable *table;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  table = talia_record_parse (text, -1, NULL);
  g_assert_nonnull (table);
  return table;
}

static GtkWidget *
find_verdict_button (Reviewing *self)
{
  GtkWidget *button;

  for (guint i = 0; (button = find (GTK_WIDGET (self->page), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), "What Would an Expert Have Done?") == 0)
      return button;
  g_assert_not_reached ();
}

static TaliaVerdictDialog *
ask (Reviewing *self)
{
  g_signal_emit_by_name (find_verdict_button (self), "clicked");
  wait_until (find (self->window, TALIA_TYPE_VERDICT_DIALOG, 0) != NULL);
  return TALIA_VERDICT_DIALOG (find (self->window, TALIA_TYPE_VERDICT_DIALOG, 0));
}

static gboolean
is_done (GtkWidget *dialog)
{
  GtkWidget *stack;

  for (guint i = 0; (stack = find (dialog, GTK_TYPE_STACK, i)) != NULL; i++)
    if (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), "done") == 0)
      return TRUE;
  return FALSE;
}

/* Waits for the expert, who takes some seconds, and longer on a busy machine. */
static void
wait_for_answer (GtkWidget *dialog)
{
  wait_until (is_done (dialog));
}

/* Returns the first row that goes to a decision; NULL if the verdict names none. */
static GtkWidget *
find_decision (GtkWidget *dialog)
{
  GtkWidget *row;

  for (guint i = 0; (row = find (dialog, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), "talia-step") != NULL)
      return row;
  return NULL;
}

static TaliaFigures *
get_figures (GtkWidget *dialog)
{
  return talia_plot_get_figures (TALIA_PLOT (find (dialog, TALIA_TYPE_PLOT, 0)));
}

/* A row goes to the position before its decision, with that player's view; so does a point of the plot. */
static void
test_rows_lead_to_decisions (gconstpointer name)
{
  char *folder = playing_folder ();
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (folder);
  Reviewing self;
  GtkWidget *dialog, *row;
  const TaliaState *state;

  reviewing_open (&self, load (name), 0, 1, 1000, 700);
  talia_review_page_set_verdicts (self.page, verdicts);
  for (int way = 0; way < 2; way++)
    {
      talia_review_set_position (self.review, talia_review_get_last (self.review));
      dialog = GTK_WIDGET (ask (&self));
      wait_for_answer (dialog);
      row = find_decision (dialog);
      g_assert_cmpuint (talia_figures_get_n_points (get_figures (dialog)), >, 1);
      if (way == 0 && row == NULL)
        {
          adw_dialog_force_close (ADW_DIALOG (dialog));
          wait_until (find (self.window, TALIA_TYPE_VERDICT_DIALOG, 0) == NULL);
          continue;
        }
      if (way == 0)
        g_signal_emit_by_name (row, "activated");
      else
        g_signal_emit_by_name (find (dialog, TALIA_TYPE_PLOT, 0), "activated", 0);
      state = &talia_match_get_view (talia_review_get_match (self.review))->seen;
      g_assert_cmpint (talia_review_get_position (self.review), >=, talia_review_get_first (self.review));
      g_assert_cmpint (talia_review_get_position (self.review), <, talia_review_get_last (self.review));
      g_assert_cmpint (state->to_act, ==, 0);
      wait_until (find (self.window, TALIA_TYPE_VERDICT_DIALOG, 0) == NULL);
    }
  reviewing_close (&self);
  playing_remove_folder (folder);
}

/* The opinion with all hands open is asked for separately, and has its own line. A stored verdict is shown at once, and
 * counts in the mark of the match. */
static void
test_hindsight_and_what_is_kept (void)
{
  char *folder = playing_folder ();
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (folder);
  Reviewing self;
  GtkWidget *dialog, *button;

  reviewing_open (&self, load ("hearts"), 0, 1, 360, 640);
  talia_review_page_set_verdicts (self.page, verdicts);
  dialog = GTK_WIDGET (ask (&self));
  g_assert_false (is_done (dialog));
  wait_for_answer (dialog);
  g_assert_cmpuint (talia_figures_get_n_lines (get_figures (dialog)), ==, 1);
  g_assert_true (has_shown_text (dialog, "Points given away per decision"));
  button = find (dialog, ADW_TYPE_BUTTON_ROW, 0);
  g_signal_emit_by_name (button, "activated");
  wait_for_answer (dialog);
  g_assert_cmpuint (talia_figures_get_n_lines (get_figures (dialog)), ==, 2);
  g_assert_cmpstr (talia_figures_get_name (get_figures (dialog), 1), ==, "With all hands open");
  g_assert_false (gtk_widget_get_visible (button));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  wait_until (find (self.window, TALIA_TYPE_VERDICT_DIALOG, 0) == NULL);

  dialog = GTK_WIDGET (ask (&self));
  g_assert_true (is_done (dialog));
  g_assert_cmpuint (talia_figures_get_n_lines (get_figures (dialog)), ==, 1);
  g_signal_emit_by_name (find (dialog, ADW_TYPE_BUTTON_ROW, 0), "activated");
  g_assert_cmpuint (talia_figures_get_n_lines (get_figures (dialog)), ==, 2);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  reviewing_close (&self);
  playing_remove_folder (folder);
}

/* If the verdict cannot be saved, the player is told so, once in a dialog. */
static void
test_what_cannot_be_kept_is_told (void)
{
  static const char *const said = "Each decision is judged by what could be known at the time. "
                                  "This could not be saved: next time, the expert will look at the deal again.";
  char *folder = playing_folder ();
  g_autofree char *in_its_place = g_build_filename (folder, TALIA_VERDICTS_FILE, "inside", NULL);
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (folder);
  Reviewing self;
  GtkWidget *dialog;

  g_assert_cmpint (g_mkdir_with_parents (in_its_place, 0700), ==, 0);
  reviewing_open (&self, load ("hearts"), 0, 1, 360, 640);
  talia_review_page_set_verdicts (self.page, verdicts);
  dialog = GTK_WIDGET (ask (&self));
  g_assert_false (has_shown_text (dialog, said));
  wait_for_answer (dialog);
  g_assert_true (has_shown_text (dialog, said));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  reviewing_close (&self);
  playing_remove_folder (folder);
}

/* A player who closes the dialog does not wait for the thread. */
static void
test_closed_while_it_works (void)
{
  Reviewing self;

  for (int i = 0; i < 3; i++)
    {
      reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
      adw_dialog_force_close (ADW_DIALOG (ask (&self)));
      reviewing_close (&self);
    }
}

/* There is no verdict on a running deal. */
static void
test_running_deal (void)
{
  g_autofree char *text = NULL;
  char *last;
  Reviewing self;

  g_assert_true (g_file_get_contents (GOLDEN "/hearts.talia", &text, NULL, NULL));
  last = strstr (strstr (text, "\ndeal ") + 1, "\ndeal ");
  for (int i = 0; i < 12; i++)
    last = strchr (last + 1, '\n');
  last[1] = '\0';
  reviewing_open (&self, talia_record_parse (text, -1, NULL), 0, 2, 1000, 700);
  g_assert_false (talia_review_get_ended (self.review));
  g_assert_false (gtk_widget_get_sensitive (find_verdict_button (&self)));
  talia_review_set_deal (self.review, 1);
  g_assert_true (gtk_widget_get_sensitive (find_verdict_button (&self)));
  reviewing_close (&self);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strdup_printf ("/verdict/rows-lead-to-decisions/%s", records[i]);

      g_test_add_data_func (path, records[i], test_rows_lead_to_decisions);
    }
  g_test_add_func ("/verdict/hindsight-and-what-is-kept", test_hindsight_and_what_is_kept);
  g_test_add_func ("/verdict/what-cannot-be-kept-is-told", test_what_cannot_be_kept_is_told);
  g_test_add_func ("/verdict/closed-while-it-works", test_closed_while_it_works);
  g_test_add_func ("/verdict/running-deal", test_running_deal);
  return g_test_run ();
}
