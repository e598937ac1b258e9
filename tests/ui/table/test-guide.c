/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a guided deal at the table: its texts, the card it points at, its warnings, and that the person may still play
 * something else. */
#include "find.h"
#include "guide/talia-guide.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/table/talia-table-guide.h"
#include "window.h"

#define GAME "kierki"

static const TaliaGuidedDeal *
get_deal_of (const char *game)
{
  return talia_guided_deal_get (talia_registry_find (game));
}

static const TaliaGuidedDeal *
get_deal (void)
{
  return get_deal_of (GAME);
}

static const TaliaGuidedStep *
get_step (guint number)
{
  return &g_array_index (get_deal ()->steps, TaliaGuidedStep, number);
}

static Window *
window_new_guided_in (const char *game)
{
  TaliaTable *table = talia_guide_create_table (talia_registry_find (game), "Zosia");
  Window *window;

  g_settings_set_boolean (talia_settings_get (), "autoplay-forced", TRUE); /* a preference that a guide ignores */
  window = window_new (table, get_deal_of (game)->number);
  g_object_set (window->match, "bots-seed", get_deal_of (game)->number, NULL);
  return window;
}

static Window *
window_new_guided (void)
{
  return window_new_guided_in (GAME);
}

static GtkWidget *
get_guide (Window *window)
{
  return find_widget (window->window, TALIA_TYPE_TABLE_GUIDE);
}

/* Whether the guide shows the text. */
static gboolean
says (Window *window, const char *text)
{
  return has_shown_text (get_guide (window), text);
}

static void
press (Window *window, const char *label)
{
  wait_until (find_button (get_guide (window), label) != NULL);
  wait_until (window_get_focus (window) != NULL
              && gtk_widget_is_ancestor (window_get_focus (window), get_guide (window)));
  g_signal_emit_by_name (find_button (get_guide (window), label), "clicked");
}

static void
read_beginning (Window *window)
{
  const TaliaGuidedDeal *deal = talia_guided_deal_get (talia_match_get_game (window->match));

  for (guint i = 0; i < deal->begin->len; i++)
    {
      wait_until (says (window, g_array_index (deal->begin, TaliaGuidedText, i).text));
      g_assert_true (talia_match_get_held (window->match));
      press (window, "Next");
    }
  g_assert_false (talia_match_get_held (window->match));
}

/* Whether the own card is highlighted as by a hint. */
static gboolean
is_pointed_at (Window *window, TaliaCard card)
{
  return talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, card))) == TALIA_CARD_HINTED;
}

static void
play (Window *window, const TaliaMove *move)
{
  g_autoptr (GError) error = NULL;

  wait_until (talia_match_get_own_turn (window->match));
  talia_match_play (window->match, move, &error);
  g_assert_no_error (error);
}

/* Whether a label has the number of the deal, which is not shown in a lesson because it cannot be played again. */
static gboolean
has_number (GtkWidget *root)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Deal number"))
      return TRUE;
  return FALSE;
}

static void
test_a_deal_is_explained_to_its_end (void)
{
  Window *window = window_new_guided ();

  read_beginning (window);
  for (guint i = 0; i < get_deal ()->steps->len; i++)
    {
      wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (i)->say.text)));
      g_assert_null (find_button (get_guide (window), "Take It Back"));
      play (window, &get_step (i)->move);
    }
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  g_assert_nonnull (find_button (window->window, "Play a Match"));
  g_assert_null (find_button (window->window, "Next Deal"));
  g_assert_false (has_number (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY)));
  window_free (window);
}

/* A bid is highlighted as well. */
static void
test_a_button_is_pointed_at (void)
{
  Window *window = window_new_guided_in ("spades");
  GtkWidget *bid;

  read_beginning (window);
  wait_until ((bid = talia_board_bar_find_choice (window_get_bar (window), "bid:2")) != NULL);
  wait_until (gtk_widget_has_css_class (bid, "hinted"));
  window_free (window);
}

/* A move without a text of its own is judged: what it costs, which move would have been better, and why. */
static void
test_an_unforeseen_mistake_is_explained (void)
{
  TaliaMove eight;
  Window *window = window_new_guided ();
  g_autofree char *text = NULL;

  read_beginning (window);
  for (guint i = 0; i < 2; i++)
    {
      wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (i)->say.text)));
      play (window, &get_step (i)->move);
    }
  wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (2)->say.text)));
  g_assert_true (talia_move_parse ("8C", &eight));
  play (window, &eight);
  wait_until (find_button (get_guide (window), "Take It Back") != NULL);
  text = g_strdup (gtk_label_get_label (GTK_LABEL (find (get_guide (window), GTK_TYPE_LABEL, 0))));
  g_assert_true (g_str_has_prefix (text, "On average, this costs you about "));
  g_assert_true (g_str_has_suffix (text, " Better: six of clubs. The highest card that does not take the trick."));
  window_free (window);
}

/* The texts have different lengths, and not all have a link to a rule; nevertheless the table does not move. */
static void
test_the_table_keeps_its_place (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data), height;
  Window *window = window_new_guided ();

  gtk_window_set_default_size (GTK_WINDOW (window->window), width, 720);
  wait_until (gtk_widget_get_width (window->window) <= width);
  window_wait_for_frames (window, 5);
  height = gtk_widget_get_height (get_guide (window));
  gtk_widget_grab_focus (find_button (get_guide (window), "Next"));
  read_beginning (window);
  for (guint i = 0; i < get_deal ()->steps->len; i++)
    {
      wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (i)->say.text)));
      window_wait_for_frames (window, 3);
      g_assert_cmpint (gtk_widget_get_height (get_guide (window)), ==, height);
      play (window, &get_step (i)->move);
    }
  window_free (window);
}

static void
test_a_mistake_can_be_taken_back (void)
{
  Window *window = window_new_guided ();
  const TaliaGuidedStray *stray = &g_array_index (get_step (0)->strays, TaliaGuidedStray, 0);

  read_beginning (window);
  wait_until (is_pointed_at (window, get_step (0)->move.card));
  play (window, &stray->move);
  g_assert_true (says (window, stray->text));
  g_assert_true (talia_match_get_held (window->match));
  wait_until (window_get_focus (window) == find_button (get_guide (window), "Take It Back"));
  gtk_widget_activate (window_get_focus (window)); /* the step that the button shows first */
  wait_until (says (window, get_step (0)->say.text));
  g_assert_false (talia_match_get_held (window->match));
  g_assert_true (is_pointed_at (window, get_step (0)->move.card));
  window_free (window);
}

/* After a different move the player is told once that this is not the lesson any more. */
static void
test_whoever_goes_another_way_hears_the_expert (void)
{
  const char *left = "You have left the prepared deal: from here on there is a hint for each move. Hint: ";
  Window *window = window_new_guided ();
  const TaliaGuidedStray *stray = &g_array_index (get_step (0)->strays, TaliaGuidedStray, 0);

  read_beginning (window);
  play (window, &stray->move);
  press (window, "Go On");
  g_assert_false (talia_match_get_held (window->match));
  wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), talia_match_get_own_turn (window->match)));
  wait_until (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (find (get_guide (window), GTK_TYPE_LABEL, 0))), left));
  window_free (window);
}

/* The learner makes every move, whatever the preferences are. */
static void
test_no_move_is_made_for_the_learner (void)
{
  Window *window = window_new_guided ();

  g_assert_cmpuint (talia_match_get_autoplay (window->match), ==, 0);
  g_settings_set_boolean (talia_settings_get (), "play-last", FALSE);
  g_assert_cmpuint (talia_match_get_autoplay (window->match), ==, 0);
  g_settings_reset (talia_settings_get (), "play-last");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/guide/to-its-end", test_a_deal_is_explained_to_its_end);
  g_test_add_data_func ("/guide/table-keeps-its-place/wide", GINT_TO_POINTER (1000), test_the_table_keeps_its_place);
  g_test_add_data_func ("/guide/table-keeps-its-place/narrow", GINT_TO_POINTER (360), test_the_table_keeps_its_place);
  g_test_add_func ("/guide/button", test_a_button_is_pointed_at);
  g_test_add_func ("/guide/no-move-is-made", test_no_move_is_made_for_the_learner);
  g_test_add_func ("/guide/mistake", test_a_mistake_can_be_taken_back);
  g_test_add_func ("/guide/unforeseen-mistake", test_an_unforeseen_mistake_is_explained);
  g_test_add_func ("/guide/another-way", test_whoever_goes_another_way_hears_the_expert);
  return g_test_run ();
}
