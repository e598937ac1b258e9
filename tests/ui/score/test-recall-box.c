/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the question after a deal: its preference, its answer buttons, the sentence about the answer, and that Enter
 * still goes on to the next deal. */
#include "find.h"
#include "model/look-back/talia-recall.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-recall-box.h"
#include "window.h"
#include "words/talia-words-recall.h"

typedef struct
{
  const char *game, *options;
  gboolean asks;
} Row;

static const Row rows[] = {
  { "hearts", "", TRUE },          { "spades", "", TRUE },
  { "kierki", "players=3", TRUE }, { "greckie", "players=7", TRUE },
  { "casino", "players=4", TRUE }, { "loteryjka", "", FALSE }, /* in which all cards are open at the end */
};

static GtkWidget *
find_box (Window *window)
{
  return find_widget (window->window, TALIA_TYPE_RECALL_BOX);
}

/* Whether Enter would continue with the next deal. */
static gboolean
is_at_next_deal (Window *window)
{
  GtkWidget *focus = window_get_focus (window);

  return GTK_IS_BUTTON (focus) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), "_Next Deal") == 0;
}

/* Plays a deal to its end, with the summary shown. */
static Window *
play (const Row *row, guint64 seed)
{
  Window *window = window_new_game (row->game, row->options, seed);
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

  while (window_wait_for_turn (window))
    {
      talia_game_legal_or_some (talia_match_get_game (window->match), talia_table_get_state (window->table), moves);
      g_assert_true (talia_match_play (window->match, &moves[0], NULL));
    }
  wait_until ((talia_board_hasten (TALIA_BOARD (window->board)),
               find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL));
  wait_until (is_at_next_deal (window));
  return window;
}

/* Answers by Tab and the space bar, or by a click: both press the button. */
static void
answer (Window *window, const TaliaRecall *recall, guint choice)
{
  GtkWidget *box = find_box (window);
  g_autofree char *label = talia_words_recall_choice (window->match, recall, choice);
  g_autofree char *spoken = talia_words_recall_spoken (window->match, recall, choice);
  g_autofree char *said = talia_words_recall_answer (window->match, recall, choice);
  GtkWidget *button = find_button (box, label);
  int height;

  wait_until ((height = gtk_widget_get_height (box)) > 0);
  g_assert_nonnull (button);
  g_assert_true (is_named (button, spoken));
  g_assert_true (gtk_widget_grab_focus (button));
  g_signal_emit_by_name (button, "clicked");
  wait_until (has_shown_text (box, said));
  g_assert_true (g_str_has_prefix (said, choice == recall->right ? "Right. " : "Not quite. "));
  window_wait_for_frames (window, 2);
  g_assert_cmpint (gtk_widget_get_height (box), ==, height); /* nothing below it has moved */
  wait_until (is_at_next_deal (window));
}

/* The answer is right in every other row, and wrong in the others. */
static void
test_it_is_asked_and_answered (gconstpointer data)
{
  const Row *row = data;
  Window *window;

  g_settings_set_boolean (talia_settings_get (), "memory-question", TRUE);
  window = play (row, 4);
  g_assert_cmpint (find_box (window) != NULL, ==, row->asks);
  if (row->asks)
    {
      TaliaRecall recall;
      g_autofree char *question = NULL;

      g_assert_true (talia_recall_init (&recall, window->table, 0));
      question = talia_words_recall_question (&recall);
      g_assert_true (has_shown_text (find_box (window), question));
      answer (window, &recall, (recall.right + (guint) (row - rows) % 2) % recall.n_choices);
    }
  g_settings_reset (talia_settings_get (), "memory-question");
  window_free (window);
}

static void
test_it_is_a_preference (void)
{
  Window *window = play (&rows[0], 4);

  g_assert_null (find_box (window));
  g_settings_set_boolean (talia_settings_get (), "memory-question", TRUE);
  wait_until (find_box (window) != NULL);
  gtk_widget_activate (window_get_focus (window)); /* Enter continues, with or without an answer */
  wait_until (talia_table_get_state (window->table)->deals == 2);
  wait_until (find_box (window) == NULL);
  g_settings_reset (talia_settings_get (), "memory-question");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/recall-box/preference", test_it_is_a_preference);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/recall-box/%s", rows[i].game);

      g_test_add_data_func (path, &rows[i], test_it_is_asked_and_answered);
    }
  return g_test_run ();
}
