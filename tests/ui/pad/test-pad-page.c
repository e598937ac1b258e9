/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the score pad in the window of the program: whole pads of several games are set up and entered through the
 * rows and buttons, corrected, taken back, ended early, copied, and continued in another window. */
#include <glib/gstdio.h>

#include "engine/talia-tell.h"
#include "find.h"
#include "model/pad/talia-pad-file.h"
#include "model/pad/talia-pad-folder.h"
#include "playing.h"
#include "scoring.h"
#include "setup.h"
#include "ui/app/talia-window.h"
#include "ui/book/talia-book-reader.h"
#include "ui/matches/talia-match-row.h"
#include "ui/pad/talia-pad-choice.h"
#include "ui/pad/talia-pad-order.h"
#include "ui/pad/talia-pad-page.h"
#include "ui/pad/talia-pad-players.h"
#include "ui/pad/talia-pad-setup.h"
#include "ui/print/talia-sheet-dialog.h"
#include "ui/score/talia-score-row.h"
#include "ui/start/talia-start-page.h"
#include "window.h"
#include "words/talia-words-sides.h"

typedef struct
{
  TaliaWindow *window;
  const TaliaGame *game;
  TaliaState state; /* the match as the engine scores it */
} Fixture;

static GtkApplication *application;
static char *data;

static gpointer
get_page (Fixture *self)
{
  return adw_navigation_view_get_visible_page (
      ADW_NAVIGATION_VIEW (find (GTK_WIDGET (self->window), ADW_TYPE_NAVIGATION_VIEW, 0)));
}

static AdwDialog *
get_dialog (Fixture *self)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));
}

static GtkWidget *
get_dialog_child (Fixture *self)
{
  return adw_dialog_get_child (get_dialog (self));
}

static void
press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
act (Fixture *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (get_page (self), action, NULL));
}

static void
open_window (Fixture *self)
{
  self->window = talia_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (self->window)));
}

static void
close_window (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (Fixture *self, gconstpointer unused)
{
  open_window (self);
}

static void
tear_down (Fixture *self, gconstpointer unused)
{
  g_autofree char *folder = g_build_filename (data, "talia", NULL);

  close_window (self);
  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    playing_remove_folder (g_steal_pointer (&folder));
}

/* Returns the label with this text, if it can be seen. */
static GtkWidget *
find_shown (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text) && gtk_widget_get_mapped (label))
      return label;
  return NULL;
}

static gboolean
shows (GtkWidget *root, const char *text)
{
  return find_shown (root, text) != NULL;
}

/* Returns how many labels that can be seen have the word in them. */
static guint
count_saying (GtkWidget *root, const char *word)
{
  GtkWidget *label;
  guint n = 0;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    n += strstr (gtk_label_get_text (GTK_LABEL (label)), word) != NULL && gtk_widget_get_mapped (label);
  return n;
}

/* --- setting up ------------------------------------------------------------------------------ */

static GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = find (root, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return row;
  return NULL;
}

/* Sets up a pad of that game for Ala, Ola, ...; the second player deals first. */
static void
begin (Fixture *self, const char *game)
{
  static const char *const names[] = { "Ala", "Ola", "Jan", "Ewa", "Iza", "Jaś", "Kuba" };
  GtkWidget *setup, *players;
  TaliaOptions options;
  int dealer;

  self->game = talia_registry_find (game);
  act (self, "win.score-pad");
  wait_until (get_dialog (self) != NULL);
  adw_action_row_activate (ADW_ACTION_ROW (find_row (get_dialog_child (self), self->game->name)));
  wait_until ((setup = find (get_dialog_child (self), TALIA_TYPE_PAD_SETUP, 0)) != NULL);
  players = find (setup, TALIA_TYPE_PAD_PLAYERS, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_editable_set_text (GTK_EDITABLE (find (players, ADW_TYPE_ENTRY_ROW, i)), names[i]);
  for (guint i = 0; find (players, ADW_TYPE_COMBO_ROW, i) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find (players, ADW_TYPE_COMBO_ROW, i))),
                     "First dealer"))
      adw_combo_row_set_selected (ADW_COMBO_ROW (find (players, ADW_TYPE_COMBO_ROW, i)), 1);
  press (find_css (setup, GTK_TYPE_BUTTON, "pill"));
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)) && get_dialog (self) == NULL);

  dealer = talia_game_dealer_option (self->game);
  talia_game_init_options (self->game, &options);
  if (dealer >= 0)
    options.value[dealer] = 1;
  g_assert_true (talia_game_start (self->game, &options, &self->state, NULL));
}

/* --- a deal ---------------------------------------------------------------------------------- */

/* Presses keys, with names separated by spaces, as a person does. */
static void
press_keys (GtkWidget *widget, const char *keys)
{
  g_autofree char *command = g_strconcat ("xdotool key ", keys, NULL);
  g_autoptr (GError) error = NULL;

  wait_until (gtk_window_is_active (GTK_WINDOW (gtk_widget_get_root (widget))));
  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
has_focus (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return focus != NULL && gtk_widget_is_ancestor (focus, page);
}

/* Types a number, and leaves the row with Tab. */
static void
type_number (GtkWidget *row, int number)
{
  g_autofree char *keys =
      number < 10 ? g_strdup_printf ("%d Tab", number) : g_strdup_printf ("%d %d Tab", number / 10, number % 10);

  gtk_widget_grab_focus (row);
  gtk_editable_select_region (GTK_EDITABLE (row), 0, -1);
  press_keys (row, keys);
  /* The number counts before Tab is pressed. */
  wait_until ((int) adw_spin_row_get_value (ADW_SPIN_ROW (row)) == number && !has_focus (row));
}

/* Sets a number as if it were typed. */
static void
set_number (GtkWidget *row, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_spin_row_update (ADW_SPIN_ROW (row));
}

/* Enters all numbers of a field but the last, which follows. */
static guint
enter_numbers (GtkWidget *root, guint at, const TaliaField *field, const int16_t *answers, gboolean by_keys)
{
  const gboolean follows = field->kind != TALIA_FIELD_BID;

  for (int cell = 0; cell < field->cells; cell++, at++)
    {
      GtkWidget *row = find (root, ADW_TYPE_SPIN_ROW, at);

      if (follows && cell == field->cells - 1)
        {
          g_assert_true (gtk_widget_has_css_class (row, "follows"));
          g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (row)), ==, answers[cell]);
        }
      else if (by_keys)
        type_number (row, answers[cell]);
      else
        set_number (row, answers[cell]);
    }
  return at;
}

static void
enter_answers (GtkWidget *root, const TaliaForm *form, const TaliaTold *told, gboolean by_keys)
{
  guint numbers = 0, choices = 0;

  for (guint i = 0; i < form->n_fields; i++)
    {
      const int16_t *answers = told->answer[i];

      switch (form->fields[i].kind)
        {
        case TALIA_FIELD_COUNT:
        case TALIA_FIELD_RANKS:
        case TALIA_FIELD_BID:
          numbers = enter_numbers (root, numbers, &form->fields[i], answers, by_keys);
          break;
        case TALIA_FIELD_TAKER:
          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (find (root, TALIA_TYPE_PAD_CHOICE, choices++),
                                                                 GTK_TYPE_TOGGLE_BUTTON, (guint) answers[0])),
                                        TRUE);
          break;
        case TALIA_FIELD_SEQUENCE:
          press (find (find (root, TALIA_TYPE_PAD_ORDER, 0), GTK_TYPE_BUTTON, (guint) answers[0]));
          break;
        case TALIA_FIELD_CHOICE:
          break;
        }
    }
}

/* Reads the file, which the window goes on writing. */
static TaliaScorePad *
read_pad (void)
{
  g_autofree char *folder = talia_pad_folder_get ();
  g_auto (GStrv) paths = talia_pad_folder_list (folder);
  TaliaScorePad *pad = talia_pad_file_peek (paths[0]);

  g_assert_nonnull (pad);
  return pad;
}

/* The sheet shows what the engine has added up, and the file has it. */
static void
check_totals (Fixture *self)
{
  g_autoptr (TaliaScorePad) pad = read_pad ();
  const TaliaState *kept = talia_score_pad_get_state (pad, talia_score_pad_get_n_deals (pad));

  g_assert_cmpuint (kept->deals, ==, self->state.deals);
  g_assert_cmpint (kept->phase, ==, self->state.phase);
  for (int side = 0; side < kept->sides; side++)
    {
      g_autofree char *points = talia_words_format_points (self->state.total[side]);

      g_assert_cmpint (kept->total[side], ==, self->state.total[side]);
      wait_until (shows (get_page (self), points));
    }
}

static void
enter_deal (Fixture *self, TaliaRandom *random, gboolean by_keys)
{
  TaliaForm form;
  TaliaTold told;
  GtkWidget *enter;

  g_assert_true (talia_tell_ask (self->game, &self->state, TALIA_NOBODY, &form, NULL));
  scoring_make_up (self->game, &form, random, &told, &self->state);
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  enter = find_css (get_dialog_child (self), GTK_TYPE_BUTTON, "pill");
  g_assert_false (gtk_widget_is_sensitive (enter));
  wait_until (gtk_widget_get_mapped (enter));
  enter_answers (get_dialog_child (self), &form, &told, by_keys);
  press (enter);
  wait_until (get_dialog (self) == NULL);
  check_totals (self);
}

/* --- tests ----------------------------------------------------------------------------------- */

static void
test_whole_pad (Fixture *self, gconstpointer game)
{
  TaliaRandom random;

  talia_random_init (&random, 40);
  begin (self, game);
  while (self->state.phase != TALIA_PHASE_OVER)
    enter_deal (self, &random, FALSE);
  wait_until (shows (get_page (self), "The match is over."));
}

static void
test_by_keys (Fixture *self, gconstpointer game)
{
  TaliaRandom random;

  talia_random_init (&random, 4);
  begin (self, game);
  while (self->state.phase != TALIA_PHASE_OVER)
    enter_deal (self, &random, TRUE);
  wait_until (shows (get_page (self), "The match is over."));
}

static GtkWidget *
get_number (Fixture *self, guint n)
{
  return find (get_dialog_child (self), ADW_TYPE_SPIN_ROW, n);
}

/* What cannot be is said before it is written, and what follows is filled in and follows further changes. */
static void
test_faults_are_said_at_once (Fixture *self, gconstpointer unused)
{
  GtkWidget *root, *enter;

  begin (self, "kierki");
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  root = get_dialog_child (self);
  enter = find_css (root, GTK_TYPE_BUTTON, "pill");
  wait_until (shows (root, "Still missing: Tricks, Ala."));
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, 0)), 9);
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, 1)), 5);
  g_assert_true (shows (root, "“Tricks”: that makes 14, and there are only 13."));
  g_assert_false (gtk_widget_is_sensitive (enter));
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, 1)), 4);
  g_assert_true (shows (root, "Everything adds up."));
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 3))), ==, 0);
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, 1)), 3);
  g_assert_true (shows (root, "Still missing: Tricks, Jan."));
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, 0)), 14);
  g_assert_true (shows (root, "“Tricks”: 14 is impossible, the most is 13."));
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
  check_totals (self);
}

static void
correct (Fixture *self, guint deal, int from, int to)
{
  GtkWidget *enter;

  gtk_widget_activate_action (get_page (self), "pad.correct", "u", deal);
  wait_until (get_dialog (self) != NULL);
  enter = find_css (get_dialog_child (self), GTK_TYPE_BUTTON, "pill");
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, (guint) from)),
                          adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, (guint) from))) - 1);
  g_assert_false (gtk_widget_is_sensitive (enter));
  adw_spin_row_set_value (ADW_SPIN_ROW (get_number (self, (guint) to)),
                          adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, (guint) to))) + 1);
  press (enter);
  wait_until (get_dialog (self) == NULL);
}

static int
get_total (int side)
{
  g_autoptr (TaliaScorePad) pad = read_pad ();

  return talia_score_pad_get_state (pad, talia_score_pad_get_n_deals (pad))->total[side];
}

static void
test_corrected_undone_and_ended (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;
  int before, from = 0;

  talia_random_init (&random, 7);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  enter_deal (self, &random, FALSE);
  {
    g_autoptr (TaliaScorePad) pad = read_pad ();

    while (talia_score_pad_get_state (pad, 1)->total[from] == 0)
      from++;
  }
  before = get_total (from);
  correct (self, 1, from, (from + 1) % 4);
  g_assert_cmpint (get_total (from), ==, before - 20);
  g_assert_true (shows (get_page (self), "Deal 1 · No Tricks · corrected"));
  act (self, "pad.undo");
  check_totals (self);
  g_assert_false (shows (get_page (self), "Deal 1 · No Tricks · corrected"));
  act (self, "pad.redo");
  g_assert_true (shows (get_page (self), "Deal 1 · No Tricks · corrected"));
  g_assert_cmpint (get_total (from), ==, before - 20);
  press_keys (get_page (self), "ctrl+z");
  wait_until (!shows (get_page (self), "Deal 1 · No Tricks · corrected"));
  press_keys (get_page (self), "ctrl+shift+z");
  wait_until (shows (get_page (self), "Deal 1 · No Tricks · corrected"));
  act (self, "pad.undo");

  act (self, "pad.end");
  wait_until (get_dialog (self) != NULL);
  wait_until (find_button (GTK_WIDGET (get_dialog (self)), "End the Match") != NULL);
  press (find_button (GTK_WIDGET (get_dialog (self)), "End the Match"));
  wait_until (get_dialog (self) == NULL && shows (get_page (self), "The match is over."));
  act (self, "pad.undo");
  wait_until (!shows (get_page (self), "The match is over."));
  act (self, "pad.undo");
  act (self, "pad.undo");
  g_assert_cmpuint (count (get_page (self), TALIA_TYPE_SCORE_ROW), ==, 0);
}

/* Writes how much room the button for pads wants. */
static char *
measure (Fixture *self)
{
  GtkWidget *button = gtk_widget_get_ancestor (find_shown (get_page (self), "Score Pad"), GTK_TYPE_BUTTON);
  int width, height;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return g_strdup_printf ("%d×%d", width, height);
}

/* A pad that is found after the page was shown moves nothing there. */
static void
test_its_offer_moves_nothing (Fixture *self, gconstpointer unused)
{
  g_autofree char *without = measure (self), *with = NULL;

  talia_start_page_set_pad (get_page (self), "Kierki punktowe i coś jeszcze · Deal 12");
  with = measure (self);
  g_assert_cmpstr (with, ==, without);
}

/* The window is closed in the middle; the next one offers the pad, and goes on with it. */
static void
test_goes_on_in_another_window (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;

  talia_random_init (&random, 9);
  begin (self, "spades");
  enter_deal (self, &random, FALSE);
  close_window (self);
  open_window (self);
  wait_until (shows (get_page (self), "Spades · Deal 2"));
  press (gtk_widget_get_ancestor (find_shown (get_page (self), "Spades · Deal 2"), GTK_TYPE_BUTTON));
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
  check_totals (self);
  enter_deal (self, &random, FALSE);
}

/* A pad that is not finished stays on offer when another one was played to its end meanwhile, and what is no pad is
 * left out. */
static void
test_goes_on_with_an_older_one (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;
  g_autofree char *folder = talia_pad_folder_get (),
                  *junk = g_build_filename (folder, "2999-01-01T00-00-00Z.talia", NULL);
  g_autofree char *none = g_build_filename (folder, "2999-01-01T00-00-01Z.talia", NULL);
  GtkWidget *row;

  talia_random_init (&random, 21);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  act (self, "navigation.pop");
  wait_until (!TALIA_IS_PAD_PAGE (get_page (self)));
  begin (self, "casino");
  while (self->state.phase != TALIA_PHASE_OVER)
    enter_deal (self, &random, FALSE);
  g_assert_true (g_file_set_contents (junk, "\x7f\xff", 2, NULL));
  g_assert_cmpint (g_mkdir (none, 0700), ==, 0);
  act (self, "navigation.pop");
  wait_until (shows (get_page (self), "Kierki · Deal 2"));

  act (self, "win.score-pad");
  wait_until (get_dialog (self) != NULL);
  row = find_row (get_dialog_child (self), "Kierki · Deal 2");
  g_assert_nonnull (find_row (get_dialog_child (self), "Casino · finished"));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
  g_assert_true (shows (get_page (self), "Deal 1 · No Tricks"));
  g_assert_cmpint (g_rmdir (none), ==, 0);
}

/* Ends the match before its time, and goes back to the start page. */
static void
finish (Fixture *self)
{
  act (self, "pad.end");
  wait_until (get_dialog (self) != NULL);
  wait_until (find_button (GTK_WIDGET (get_dialog (self)), "End the Match") != NULL);
  press (find_button (GTK_WIDGET (get_dialog (self)), "End the Match"));
  wait_until (get_dialog (self) == NULL && shows (get_page (self), "The match is over."));
  act (self, "navigation.pop");
  wait_until (!TALIA_IS_PAD_PAGE (get_page (self)));
}

/* Every finished pad can be opened again, and is told apart by its players. */
static void
test_finished_ones_are_listed (Fixture *self, gconstpointer unused)
{
  static const char *const games[] = { "kierki", "casino", "hearts" };
  TaliaRandom random;
  GtkWidget *row;

  talia_random_init (&random, 29);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      begin (self, games[i]);
      enter_deal (self, &random, FALSE);
      finish (self);
    }
  act (self, "win.score-pad");
  wait_until (get_dialog (self) != NULL);
  g_assert_nonnull (find_row (get_dialog_child (self), "American Hearts · finished"));
  g_assert_nonnull (find_row (get_dialog_child (self), "Casino · finished"));
  row = find_row (get_dialog_child (self), "Kierki · finished");
  g_assert_nonnull (row);
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Ala, Ola, Jan, Ewa · "));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
  wait_until (shows (get_page (self), "The match is over."));
  act (self, "pad.undo");
  wait_until (shows (get_page (self), "Deal 1 · No Tricks"));
}

/* Bids are entered before the tricks are known. */
static void
test_what_was_begun_stays (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;

  talia_random_init (&random, 23);
  begin (self, "spades");
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  set_number (get_number (self, 0), 4);
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 0))), ==, 4);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 1))), ==, -1);
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
}

/* The first step up from nothing is one; 0 can be typed. */
static void
test_more_than_nothing_is_one (Fixture *self, gconstpointer unused)
{
  GtkWidget *spin;

  begin (self, "kierki");
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  spin = find (get_number (self, 0), GTK_TYPE_SPIN_BUTTON, 0);
  for (guint steps = 1; steps <= 2; steps++)
    {
      g_signal_emit_by_name (spin, "change-value", GTK_SCROLL_STEP_FORWARD);
      g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 0))), ==, steps);
    }
  set_number (get_number (self, 1), 0);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 1))), ==, 0);
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
}

/* Enter in a number's row enters the deal, once it is complete. */
static void
test_enter_enters_the_deal (Fixture *self, gconstpointer unused)
{
  g_autoptr (TaliaScorePad) pad = NULL;

  begin (self, "kierki");
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL && gtk_widget_get_mapped (get_number (self, 0)));
  gtk_widget_grab_focus (get_number (self, 0));
  press_keys (get_page (self), "ctrl+a 5 Return ctrl+a 1 3 Return");
  wait_until (get_dialog (self) == NULL);
  pad = read_pad ();
  g_assert_cmpint (talia_score_pad_get_state (pad, 1)->total[0], ==, 260);
}

/* Whoever types the last number can press the button at once, without leaving the row. */
static void
test_typed_numbers_count_at_once (Fixture *self, gconstpointer unused)
{
  GtkWidget *enter;

  begin (self, "kierki");
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL && gtk_widget_get_mapped (get_number (self, 0)));
  enter = find_css (get_dialog_child (self), GTK_TYPE_BUTTON, "pill");
  gtk_widget_grab_focus (get_number (self, 0));
  gtk_editable_select_region (GTK_EDITABLE (get_number (self, 0)), 0, -1);
  press_keys (get_page (self), "1 3");
  wait_until (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (get_number (self, 0))), "13"));
  g_assert_true (gtk_widget_is_sensitive (enter));
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 3))), ==, 0);
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
}

/* Opens the setup of a new pad, and returns its players. */
static GtkWidget *
set_up_players (Fixture *self, const char *game)
{
  GtkWidget *setup;

  act (self, "win.score-pad");
  wait_until (get_dialog (self) != NULL);
  adw_action_row_activate (ADW_ACTION_ROW (find_row (get_dialog_child (self), talia_registry_find (game)->name)));
  wait_until ((setup = find (get_dialog_child (self), TALIA_TYPE_PAD_SETUP, 0)) != NULL);
  return find (setup, TALIA_TYPE_PAD_PLAYERS, 0);
}

/* Tab and Enter lead from a name to the next one, and Enter in the last one to the button. */
static void
test_names_follow_each_other (Fixture *self, gconstpointer unused)
{
  GtkWidget *players = set_up_players (self, "kierki"), *start;

  start = find_css (get_dialog_child (self), GTK_TYPE_BUTTON, "pill");
  wait_until (gtk_widget_get_mapped (start));
  gtk_widget_grab_focus (find (players, ADW_TYPE_ENTRY_ROW, 0));
  press_keys (players, "a Return b Tab c Tab d Return");
  wait_until (gtk_widget_has_focus (start));
  for (guint i = 0; i < 4; i++)
    {
      const char name[] = { (char) ('a' + i), '\0' };

      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find (players, ADW_TYPE_ENTRY_ROW, i))), ==, name);
    }
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
}

/* Two who play a game in between do not replace the names of four. */
static void
test_names_of_four_outlast_two (Fixture *self, gconstpointer unused)
{
  GtkWidget *players;

  begin (self, "kierki");
  act (self, "navigation.pop");
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
  begin (self, "casino");
  act (self, "navigation.pop");
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
  players = set_up_players (self, "kierki");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find (players, ADW_TYPE_ENTRY_ROW, 3))), ==, "Ewa");
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
}

/* Who ends a match after its first deal has played a match. */
static void
test_ended_after_a_deal (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;
  GtkWidget *page;

  talia_random_init (&random, 15);
  begin (self, "kierki");
  page = get_page (self);
  enter_deal (self, &random, FALSE);
  talia_score_pad_end (talia_pad_page_get_pad (TALIA_PAD_PAGE (page)));
  wait_until (count_saying (page, "the match") == 1);
  g_assert_cmpuint (count_saying (page, "the deal"), ==, 0);
}

/* A pad is named and printed from its row in the list of matches. */
static void
test_named_in_the_list (Fixture *self, gconstpointer unused)
{
  g_autofree char *folder = talia_pad_folder_get (), *name = NULL, *file = NULL;
  g_auto (GStrv) paths = NULL;
  g_autoptr (TaliaScorePad) pad = NULL;
  GtkMenuButton *button;

  begin (self, "kierki");
  paths = talia_pad_folder_list (folder);
  name = g_path_get_basename (paths[0]);
  file = g_build_filename (TALIA_PAD_FOLDER, name, NULL);
  act (self, "win.matches");
  wait_until (!TALIA_IS_PAD_PAGE (get_page (self)) && shows (get_page (self), "Kierki"));
  button = GTK_MENU_BUTTON (find (find (get_page (self), TALIA_TYPE_MATCH_ROW, 0), GTK_TYPE_MENU_BUTTON, 0));
  gtk_menu_button_popup (button);
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (button)), ==, 5);
  gtk_menu_button_popdown (button);
  gtk_widget_activate_action (get_page (self), "matches.rename", "s", file);
  wait_until (get_dialog (self) != NULL && gtk_widget_get_mapped (GTK_WIDGET (get_dialog (self))));
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (get_dialog (self)), GTK_TYPE_ENTRY, 0)), "Wigilia");
  g_signal_emit_by_name (get_dialog (self), "response::rename", "rename");
  adw_dialog_force_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL && shows (get_page (self), "Wigilia"));
  gtk_widget_activate_action (get_page (self), "win.print-pad", "s", file);
  g_assert_true (TALIA_IS_SHEET_DIALOG (get_dialog (self)));
  adw_dialog_force_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
  pad = read_pad ();
  g_assert_cmpstr (talia_score_pad_get_title (pad), ==, "Wigilia");
}

/* Other names are shown and kept, and what was entered of the next deal stays. */
static void
test_renamed (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;
  g_autoptr (TaliaScorePad) pad = NULL;

  talia_random_init (&random, 25);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  set_number (get_number (self, 1), 4);
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
  act (self, "pad.rename");
  wait_until (get_dialog (self) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (get_dialog (self)), ADW_TYPE_ENTRY_ROW, 1)), "Zosia");
  wait_until (find_button (GTK_WIDGET (get_dialog (self)), "Rename") != NULL);
  press (find_button (GTK_WIDGET (get_dialog (self)), "Rename"));
  wait_until (get_dialog (self) == NULL && shows (get_page (self), "Zosia"));
  g_assert_false (shows (get_page (self), "Ola"));
  pad = read_pad ();
  g_assert_cmpstr (talia_score_pad_get_player (pad, 1), ==, "Zosia");
  talia_score_row_toggle (TALIA_SCORE_ROW (find (get_page (self), TALIA_TYPE_SCORE_ROW, 0)));
  wait_until (count_saying (get_page (self), "Zosia") > 1);
  g_assert_cmpuint (count_saying (get_page (self), "Ola"), ==, 0);
  act (self, "pad.enter");
  wait_until (get_dialog (self) != NULL);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (get_number (self, 1))), ==, 4);
  adw_dialog_close (get_dialog (self));
  wait_until (get_dialog (self) == NULL);
}

static guint
count_pads (void)
{
  g_autofree char *folder = talia_pad_folder_get ();
  g_auto (GStrv) paths = talia_pad_folder_list (folder);

  return g_strv_length (paths);
}

/* A pad that was deleted is offered no more, unless the deletion is undone. */
static void
test_deleted (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;

  talia_random_init (&random, 27);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  act (self, "pad.delete");
  wait_until (!TALIA_IS_PAD_PAGE (get_page (self)));
  g_assert_cmpuint (count_pads (), ==, 0);
  wait_until (shows (get_page (self), "For real cards"));
  wait_until (shows (GTK_WIDGET (self->window), "Score pad deleted"));
  wait_until (find_button (GTK_WIDGET (self->window), "Undo") != NULL);
  press (find_button (GTK_WIDGET (self->window), "Undo"));
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
  g_assert_cmpuint (count_pads (), ==, 1);
  check_totals (self);
  enter_deal (self, &random, FALSE);
}

/* A link to a rule opens it on the page of the pad's game. */
static void
test_opens_its_rules (Fixture *self, gconstpointer unused)
{
  g_autofree char *place = NULL;

  begin (self, "kierki");
  gtk_widget_activate_action (get_page (self), "win.read-rules", "s", "");
  wait_until (TALIA_IS_BOOK_READER (get_page (self)));
  place = talia_book_panel_get_place (talia_book_reader_get_panel (TALIA_BOOK_READER (get_page (self))));
  g_assert_nonnull (place); /* NULL: the contents */
  g_assert_true (g_str_has_prefix (place, "kierki#"));
}

static void
read_cb (GObject *clipboard, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_copied_as_text (Fixture *self, gconstpointer unused)
{
  TaliaRandom random;
  g_autofree char *text = NULL;
  GtkWidget *told;

  talia_random_init (&random, 11);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  act (self, "pad.copy");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL, read_cb, &text);
  wait_until (text != NULL);
  g_assert_true (g_str_has_prefix (text, "Kierki · Deal 2\n"));
  g_assert_nonnull (strstr (text, "Deal 1 · No Tricks: Ala "));
  wait_until ((told = find_shown (GTK_WIDGET (self->window), "Scores copied: paste them into a message")) != NULL);
  wait_until (gtk_widget_get_height (told) > 0);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (told))));
}

static void
test_large_figures (Fixture *self, gconstpointer unused)
{
  /* F11 by its code, because for its name a newer xdotool presses Alt+F11. */
  static const char *const keys[] = { "95", "Escape" };
  TaliaRandom random;
  g_autofree char *points = NULL;

  talia_random_init (&random, 13);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  points = talia_words_format_points (self->state.total[0]);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      act (self, "pad.large");
      wait_until (g_strcmp0 (adw_navigation_page_get_tag (get_page (self)), "score-pad-large") == 0);
      g_assert_true (shows (get_page (self), "Ala"));
      g_assert_true (shows (get_page (self), points));
      wait_until (has_focus (get_page (self)));
      press_keys (get_page (self), keys[i]);
      wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
    }
  wait_until (has_focus (get_page (self)));
  press_keys (get_page (self), "Escape"); /* leaves the pad, as it leaves the list of matches */
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
}

/* Figures grow with the window. */
static void
test_large_figures_grow (Fixture *self, gconstpointer unused)
{
  static const struct
  {
    int width, height, least, most; /* of the window, and of a figure's height */
  } sizes[] = { { 360, 640, 30, 90 }, { 900, 600, 110, 180 }, { 1380, 860, 190, 400 } };

  begin (self, "hearts");
  act (self, "pad.large");
  wait_until (g_strcmp0 (adw_navigation_page_get_tag (get_page (self)), "score-pad-large") == 0);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *figure = find_css (get_page (self), GTK_TYPE_LABEL, "figure");

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_height (figure) >= sizes[i].least && gtk_widget_get_height (figure) <= sizes[i].most);
    }
}

/* The sheet with its deals, and a blank one. */
static void
test_printed (Fixture *self, gconstpointer unused)
{
  static const char *const actions[] = { "pad.print", "pad.print-blank" };
  TaliaRandom random;

  talia_random_init (&random, 15);
  begin (self, "kierki");
  enter_deal (self, &random, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      AdwDialog *dialog;

      act (self, actions[i]);
      dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));
      g_assert_true (TALIA_IS_SHEET_DIALOG (dialog));
      wait_until (gtk_widget_get_mapped (GTK_WIDGET (dialog)));
      adw_dialog_force_close (dialog);
      wait_until (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window)) == NULL);
    }
}

static void
add_whole_pads (const char *game)
{
  g_autofree char *whole = g_strdup_printf ("/pad-page/whole/%s", game),
                  *keys = g_strdup_printf ("/pad-page/keys/%s", game);

  g_test_add (whole, Fixture, game, set_up, test_whole_pad, tear_down);
  g_test_add (keys, Fixture, game, set_up, test_by_keys, tear_down);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer game);
  } tests[] = {
    { "/pad-page/faults", test_faults_are_said_at_once },
    { "/pad-page/corrected", test_corrected_undone_and_ended },
    { "/pad-page/offer", test_its_offer_moves_nothing },
    { "/pad-page/goes-on", test_goes_on_in_another_window },
    { "/pad-page/older", test_goes_on_with_an_older_one },
    { "/pad-page/finished", test_finished_ones_are_listed },
    { "/pad-page/begun", test_what_was_begun_stays },
    { "/pad-page/more", test_more_than_nothing_is_one },
    { "/pad-page/enter", test_enter_enters_the_deal },
    { "/pad-page/typed", test_typed_numbers_count_at_once },
    { "/pad-page/names-follow", test_names_follow_each_other },
    { "/pad-page/names-outlast", test_names_of_four_outlast_two },
    { "/pad-page/ended-early", test_ended_after_a_deal },
    { "/pad-page/named", test_named_in_the_list },
    { "/pad-page/renamed", test_renamed },
    { "/pad-page/deleted", test_deleted },
    { "/pad-page/rules", test_opens_its_rules },
    { "/pad-page/copied", test_copied_as_text },
    { "/pad-page/large", test_large_figures },
    { "/pad-page/large-grows", test_large_figures_grow },
    { "/pad-page/printed", test_printed },
  };
  g_autofree char *only = NULL;
  const GOptionEntry entries[] = { { "game", 0, 0, G_OPTION_ARG_STRING, &only, "whole pads of this game alone", "ID" },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  int status = 0;
  data = playing_folder ();
  application = setup_application (&argc, &argv, data);
  g_option_context_add_main_entries (context, entries, NULL);
  if (application != NULL)
    {
      g_assert_true (g_option_context_parse (context, &argc, &argv, NULL));
      gtk_window_destroy (gtk_application_get_active_window (application));
      for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
        if (only == NULL || g_str_equal ((*game)->id, only))
          add_whole_pads ((*game)->id);
      for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
        g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
      status = g_test_run ();
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
