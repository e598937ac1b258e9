/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an expert says of a deal: asked for in a review, and the way back to the decisions. */
#include "find.h"
#include "model/record/talia-record.h"
#include "reviewing.h"
#include "setup.h"
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
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), "What an Expert Says") == 0)
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

/* A row leads to the moment before what it is about, where that player is to act. */
static void
test_rows_lead_to_decisions (gconstpointer name)
{
  Reviewing self;
  GtkWidget *dialog, *row;

  reviewing_open (&self, load (name), 0, 1, 1000, 700);
  dialog = GTK_WIDGET (ask (&self));
  wait_until (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (find (dialog, GTK_TYPE_STACK, 0))), "done") == 0);
  row = find (dialog, ADW_TYPE_ACTION_ROW, 0);
  if (row != NULL)
    {
      const TaliaState *state = &talia_match_get_view (talia_review_get_match (self.review))->seen;

      g_signal_emit_by_name (row, "activated");
      g_assert_cmpint (talia_review_get_position (self.review), >=, talia_review_get_first (self.review));
      g_assert_cmpint (state->to_act, ==, 0);
      wait_until (find (self.window, TALIA_TYPE_VERDICT_DIALOG, 0) == NULL);
    }
  else
    adw_dialog_force_close (ADW_DIALOG (dialog));
  reviewing_close (&self);
}

/* Whoever does not want to wait leaves the thread to itself. */
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

/* Of a deal that is being played nothing is said. */
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
  g_test_add_func ("/verdict/closed-while-it-works", test_closed_while_it_works);
  g_test_add_func ("/verdict/running-deal", test_running_deal);
  return g_test_run ();
}
