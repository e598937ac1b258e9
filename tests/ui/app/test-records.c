/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests records that are long or damaged, stored or opened as files, in every way in which the window reads them. */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "endless.h"
#include "find.h"
#include "model/match/talia-challenge.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "playing.h"
#include "setup.h"
#include "ui/app/talia-window-waiting.h"
#include "ui/app/talia-window.h"
#include "window.h"

#define LONG 20000 /* undone moves: more than is read at once */

static GtkApplication *application;
static char *data;

typedef struct
{
  TaliaWindow *window;
  char *folder, *current;
} Fixture;

/* Starts the program with the match `stored`, unless that is NULL. */
static void
start (Fixture *self, const char *stored)
{
  if (stored != NULL)
    g_assert_true (g_file_set_contents (self->current, stored, -1, NULL));
  self->window = talia_window_new (application);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (self->window)));
}

static void
set_up (Fixture *self, gconstpointer unused)
{
  self->folder = g_build_filename (data, "talia", NULL);
  self->current = g_build_filename (self->folder, "current.talia", NULL);
  g_assert_no_errno (g_mkdir_with_parents (self->folder, 0700));
}

static void
tear_down (Fixture *self, gconstpointer unused)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  playing_remove_folder (self->folder);
  g_free (self->current);
}

static AdwDialog *
get_any_dialog (Fixture *self)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));
}

/* Waits for the dialog with a question or a message; a dialog about the progress of reading may come first. */
static AdwDialog *
get_dialog (Fixture *self)
{
  AdwDialog *dialog = get_any_dialog (self);

  return dialog != NULL && find (GTK_WIDGET (dialog), GTK_TYPE_PROGRESS_BAR, 0) == NULL ? dialog : NULL;
}

static const char *
get_body (Fixture *self)
{
  return adw_alert_dialog_get_body (ADW_ALERT_DIALOG (get_dialog (self)));
}

static void
answer (Fixture *self, const char *label)
{
  wait_until (get_dialog (self) != NULL && find_button (GTK_WIDGET (get_dialog (self)), label) != NULL);
  g_signal_emit_by_name (find_button (GTK_WIDGET (get_dialog (self)), label), "clicked");
}

/* Waits until a match is played, and returns it. */
static TaliaTable *
wait_for_table (Fixture *self)
{
  wait_until (talia_window_get_table_page (self->window) != NULL);
  return talia_match_get_table (talia_table_page_get_match (talia_window_get_table_page (self->window)));
}

static void
go_on (Fixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.continue", NULL);
}

static void
open_file (Fixture *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  talia_session_open_files (talia_window_get_session (self->window), &file, 1);
}

/* Returns two deals and the first trick of the third, followed by an invalid step. */
static char *
damaged_record (void)
{
  g_autofree char *three = endless_record (3), *two = endless_record (2);
  g_autoptr (GString) text = g_string_new (three);
  const char *line = three + strlen (two);

  for (guint i = 0; i < 1 + 4 + 4; i++) /* the deal, the passed cards, the trick */
    line = strchr (line, '\n') + 1;
  g_string_truncate (text, (gsize) (line - three));
  g_string_append (text, "oops\n2C\n");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

#define DAMAGED_STEPS (2 * (1 + 4 + 52) + 1 + 4 + 4)

static void
test_a_damaged_stored_match_goes_on (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = damaged_record (), *kept = NULL;
  g_auto (GStrv) names = NULL;

  start (self, record);
  go_on (self);
  wait_until (get_dialog (self) != NULL);
  g_assert_nonnull (strstr (get_body (self), "You can play on from deal 3, trick 2."));
  answer (self, "Continue from There");
  g_assert_cmpuint (talia_table_get_n_steps (wait_for_table (self)), ==, DAMAGED_STEPS);
  names = playing_list (self->folder, "damaged-");
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  kept = playing_read (self->folder, names[0]);
  g_assert_cmpstr (kept, ==, record);
}

/* If the player declines to continue a damaged match, nothing can be continued, and the file is kept. */
static void
test_a_damaged_stored_match_can_be_left (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = damaged_record ();
  g_auto (GStrv) names = NULL;

  start (self, record);
  go_on (self);
  answer (self, "Close");
  wait_until (get_dialog (self) == NULL);
  g_assert_null (talia_window_get_table_page (self->window));
  names = playing_list (self->folder, "");
  g_assert_true (g_strv_contains ((const char *const *) names, ".lock-1") || g_strv_length (names) == 1);
  g_assert_false (g_file_test (self->current, G_FILE_TEST_EXISTS));
}

static void
test_a_damaged_file_goes_on (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = damaged_record (), *path = g_build_filename (self->folder, "letter.talia", NULL);
  g_autofree char *after = NULL;

  start (self, NULL);
  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  open_file (self, path);
  wait_until (get_dialog (self) != NULL);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (get_dialog (self))), ==, "The File Is Damaged");
  answer (self, "Continue from There");
  g_assert_cmpuint (talia_table_get_n_steps (wait_for_table (self)), ==, DAMAGED_STEPS);
  after = playing_read (self->folder, "letter.talia");
  g_assert_cmpstr (after, ==, record);
}

static void
test_what_is_no_record_offers_nothing (Fixture *self, gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "letter.txt", NULL);

  start (self, NULL);
  g_assert_true (g_file_set_contents (path, "Dear grandmother\n", -1, NULL));
  open_file (self, path);
  wait_until (get_dialog (self) != NULL);
  g_assert_false (adw_alert_dialog_has_response (ADW_ALERT_DIALOG (get_dialog (self)), "salvage"));
}

/* The player can ask for another match while a long one is being read. */
static void
test_what_is_asked_meanwhile_comes_after (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = endless_to_and_fro (LONG);

  start (self, record);
  go_on (self);
  g_assert_cmpuint (talia_table_get_n_steps (wait_for_table (self)), ==, 1);
}

static guint
count_dialogs (Fixture *self)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self->window));

  return g_list_model_get_n_items (dialogs);
}

/* Each opened file is to be played: the last one counts, and there is only one question. */
static void
test_several_files_ask_once (Fixture *self, gconstpointer unused)
{
  static const char *const names[] = { "a.talia", "b.talia", "c.talia" };
  g_autofree char *stored = endless_record (2);

  start (self, stored);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL), *record = endless_record (1 + i % 2);

      g_assert_true (g_file_set_contents (path, record, -1, NULL));
      open_file (self, path);
      wait_until (get_dialog (self) != NULL);
    }
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.quick-match", "s", "hearts");
  window_spin (300); /* files are read in threads */
  g_assert_cmpuint (count_dialogs (self), ==, 1);
  answer (self, "Cancel");
  wait_until (get_any_dialog (self) == NULL);
  g_assert_cmpuint (count_dialogs (self), ==, 0);
}

/* Messages about files that cannot be opened are all shown, one after the other. */
static void
test_several_damaged_files_wait_in_line (Fixture *self, gconstpointer unused)
{
  start (self, NULL);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("letter-%u.txt", i);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, "Dear grandmother\n", -1, NULL));
      open_file (self, path);
    }
  for (guint i = 0; i < 3; i++)
    {
      wait_until (get_dialog (self) != NULL);
      window_spin (200);
      g_assert_cmpuint (count_dialogs (self), ==, 1);
      answer (self, "Close");
    }
  wait_until (get_any_dialog (self) == NULL);
}

static void
test_a_new_match_is_asked_about_after (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = endless_to_and_fro (LONG);

  start (self, record);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.play-again", "s", "hearts");
  wait_until (get_dialog (self) != NULL);
  g_assert_true (g_str_has_prefix (get_body (self), "American Hearts · Deal 1"));
}

/* The window may be closed while the stored match or a file is being read. */
static void
test_closing_does_not_wait (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = endless_to_and_fro (LONG);

  start (self, record);
  go_on (self);
  open_file (self, self->current);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_window_destroy (GTK_WINDOW (self->window));
  wait_until (self->window == NULL);
  start (self, NULL);
}

/* After the last possible deal, the table says so and offers another match. */
static void
test_the_longest_match_says_so (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = endless_record (1000);
  GtkWidget *page;

  start (self, record);
  go_on (self);
  wait_for_table (self);
  page = GTK_WIDGET (talia_window_get_table_page (self->window));
  wait_until (find_button (page, "Play Again") != NULL);
  g_assert_null (find_button (page, "Next Deal"));
  g_assert_true (has_shown_text (page, "The match is as long as a match can be, so no more deals fit into it."));
}

/* Returns a message with a challenge in it, for the match of that number. */
static char *
make_message (guint number)
{
  g_autofree char *word = g_strdup_printf ("talia:1:hearts::%u:-,easy,easy,easy:0:14:2:Ola:", number);
  g_autofree char *check = talia_challenge_make_check (word, strlen (word));

  return g_strdup_printf ("Hello!\nCan you do better?\n%s%s\n", word, check);
}

static void
open_message (Fixture *self, const char *message)
{
  g_autofree char *path = g_build_filename (self->folder, "message.txt", NULL);

  g_assert_true (g_file_set_contents (path, message, -1, NULL));
  open_file (self, path);
}

/* Drops the message as if it came from another window. */
static void
drop_message (Fixture *self, const char *message)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, message);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  g_assert_true (taken);
}

/* However a message is opened, the match of its challenge is played. */
static void
test_a_challenge_is_opened (Fixture *self, gconstpointer unused)
{
  static void (*const doors[]) (Fixture *self, const char *message) = { open_message, drop_message };

  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    {
      g_autofree char *message = make_message (77 + i);

      start (self, NULL);
      doors[i](self, message);
      g_assert_cmpuint (talia_number_of (wait_for_table (self)), ==, 77 + i);
      if (i + 1 < G_N_ELEMENTS (doors))
        {
          tear_down (self, NULL);
          set_up (self, NULL);
        }
    }
}

/* A damaged record is not taken for a challenge because of its match's title. */
static void
test_a_damaged_record_is_no_challenge (Fixture *self, gconstpointer unused)
{
  g_autofree char *challenge = make_message (77), *damaged = damaged_record ();
  g_autofree char *both = g_strconcat (damaged, challenge, NULL);

  start (self, NULL);
  open_message (self, both);
  wait_until (get_dialog (self) != NULL);
  g_assert_nonnull (strstr (get_body (self), "oops"));
}

static void
test_waiting_shows_how_far_it_is_and_ends (Fixture *self, gconstpointer unused)
{
  TaliaReading *reading;
  GtkWidget *dialog;

  start (self, NULL);
  reading = talia_window_waiting_begin (ADW_APPLICATION_WINDOW (self->window), "Reading");
  g_assert_null (get_any_dialog (self));
  wait_until (get_any_dialog (self) != NULL);
  dialog = GTK_WIDGET (get_any_dialog (self));
  g_atomic_int_set (&talia_reading_get (reading)->permille, 250);
  wait_until (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (find (dialog, GTK_TYPE_PROGRESS_BAR, 0))) == .25);
  wait_until (find_button (dialog, "Cancel") != NULL);
  g_signal_emit_by_name (find_button (dialog, "Cancel"), "clicked");
  wait_until (g_cancellable_is_cancelled (talia_reading_get (reading)->cancellable));
  g_assert_finalize_object (reading);
}

/* The progress dialog closes when the thread has finished; this must not count as cancelling, which would discard the
 * result. */
static void
test_waiting_that_is_over_cancels_nothing (Fixture *self, gconstpointer unused)
{
  TaliaReading *reading;
  g_autoptr (GCancellable) cancellable = NULL;

  start (self, NULL);
  reading = talia_window_waiting_begin (ADW_APPLICATION_WINDOW (self->window), "Reading");
  cancellable = g_object_ref (talia_reading_get (reading)->cancellable);
  wait_until (get_any_dialog (self) != NULL);
  g_assert_finalize_object (reading);
  wait_until (get_any_dialog (self) == NULL);
  g_assert_false (g_cancellable_is_cancelled (cancellable));
}

/* A thread is cancelled when nobody waits for it any more, whether its dialog was shown yet or not. */
static void
test_waiting_ends_with_its_window (Fixture *self, gconstpointer unused)
{
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, NULL);
  TaliaReading *reading = talia_window_waiting_begin (ADW_APPLICATION_WINDOW (window), "Reading");
  GCancellable *cancellable = talia_reading_get (reading)->cancellable;

  start (self, NULL);
  g_assert_false (g_cancellable_is_cancelled (cancellable));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (g_cancellable_is_cancelled (cancellable));
  g_assert_finalize_object (reading);
}

static const struct
{
  const char *path;
  void (*test) (Fixture *self, gconstpointer unused);
} tests[] = {
  { "/records/a-damaged-stored-match-goes-on", test_a_damaged_stored_match_goes_on },
  { "/records/a-damaged-stored-match-can-be-left", test_a_damaged_stored_match_can_be_left },
  { "/records/a-damaged-file-goes-on", test_a_damaged_file_goes_on },
  { "/records/what-is-no-record-offers-nothing", test_what_is_no_record_offers_nothing },
  { "/records/several-files-ask-once", test_several_files_ask_once },
  { "/records/several-damaged-files-wait-in-line", test_several_damaged_files_wait_in_line },
  { "/records/what-is-asked-meanwhile-comes-after", test_what_is_asked_meanwhile_comes_after },
  { "/records/a-new-match-is-asked-about-after", test_a_new_match_is_asked_about_after },
  { "/records/closing-does-not-wait", test_closing_does_not_wait },
  { "/records/the-longest-match-says-so", test_the_longest_match_says_so },
  { "/records/a-challenge-is-opened", test_a_challenge_is_opened },
  { "/records/a-damaged-record-is-no-challenge", test_a_damaged_record_is_no_challenge },
  { "/records/waiting-shows-how-far-it-is-and-ends", test_waiting_shows_how_far_it_is_and_ends },
  { "/records/waiting-that-is-over-cancels-nothing", test_waiting_that_is_over_cancels_nothing },
  { "/records/waiting-ends-with-its-window", test_waiting_ends_with_its_window },
};

int
main (int argc, char **argv)
{
  int status = 0;

  data = playing_folder ();
  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      GtkWindow *first = gtk_application_get_active_window (application);

      for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
        g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
      status = g_test_run ();
      gtk_window_destroy (first);
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
