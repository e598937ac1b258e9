/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the file of a score pad holds every step that was reported, whatever happens to the file. */
#include <glib/gstdio.h>

#include "model/pad/talia-answers.h"
#include "model/pad/talia-pad-file.h"
#include "model/record/talia-record-file.h"
#include "playing.h"

/* A pad in a file of its own, in a temporary folder. */
typedef struct
{
  char *folder;
  TaliaPadFile *file;
  TaliaScorePad *pad;
  guint failed, recovered, looked;
} Kept;

static void
failed_cb (Kept *self, GError *error)
{
  g_assert_cmpint ((int) error->domain, ==, (int) G_FILE_ERROR);
  self->failed++;
}

static void
recovered_cb (Kept *self)
{
  self->recovered++;
}

/* When a step is reported, the file is as if it had been written as a whole, apart from what was taken back. */
static void
changed_cb (Kept *self)
{
  g_autofree char *text = NULL, *whole = talia_score_pad_write (self->pad);

  if (self->failed > self->recovered)
    return;
  g_assert_true (g_file_get_contents (talia_pad_file_get_path (self->file), &text, NULL, NULL));
  g_assert_cmpstr (text, ==, whole);
  self->looked++;
}

static void
set_up (Kept *self, gconstpointer data)
{
  const TaliaGame *game = talia_registry_find ("kierki");
  g_autoptr (GError) error = NULL;
  TaliaOptions options;

  talia_options_apply_preset (game->options, &options, &(TaliaPreset) { "", "", "dealer=0" });
  self->folder = playing_folder ();
  self->pad = talia_score_pad_new (game, &options, NULL);
  self->file = talia_pad_file_new (self->pad, self->folder, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (self->pad, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->file, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->file, "recovered", G_CALLBACK (recovered_cb), self);
}

static void
tear_down (Kept *self, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (self->pad, self);
  g_clear_object (&self->file);
  g_clear_object (&self->pad);
  playing_remove_folder (self->folder);
}

static void
tell (TaliaScorePad *pad, const char *answers)
{
  TaliaForm form;
  TaliaTold told;

  g_assert_true (talia_score_pad_ask (pad, talia_score_pad_get_n_deals (pad) + 1, TALIA_NOBODY, &form, &told, NULL));
  g_assert_true (talia_answers_read (&form, answers, &told));
  g_assert_cmpint (talia_score_pad_add (pad, TALIA_NOBODY, &told).reason, ==, TALIA_FAULT_NONE);
}

static void
test_each_step_is_in_the_file (Kept *self, gconstpointer data)
{
  TaliaForm form;
  TaliaTold told;

  talia_score_pad_set_player (self->pad, 0, "Ala");
  tell (self->pad, "tricks=13,0,0,0");
  tell (self->pad, "hearts=0,13,0,0");
  g_assert_true (talia_score_pad_ask (self->pad, 1, TALIA_NOBODY, &form, &told, NULL));
  g_assert_cmpint (talia_score_pad_correct (self->pad, 1, &told, NULL).reason, ==, TALIA_FAULT_NONE);
  g_assert_true (talia_score_pad_end (self->pad));
  g_assert_cmpuint (self->looked, ==, 5);
  g_assert_cmpuint (self->failed, ==, 0);
}

/* Closes the file, adds `text` to it, and returns its path. */
static char *
close_with (Kept *self, const char *text)
{
  char *path = g_strdup (talia_pad_file_get_path (self->file));
  g_autofree char *whole = talia_score_pad_write (self->pad), *added = g_strconcat (whole, text, NULL);

  g_clear_object (&self->file);
  g_assert_true (g_file_set_contents (path, added, -1, NULL));
  return path;
}

static void
test_a_torn_line_is_cut_off (Kept *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaScorePad) salvaged = NULL;
  g_autofree char *path = NULL;

  tell (self->pad, "tricks=13,0,0,0");
  path = close_with (self, "deal hearts=13,0,0,");
  g_signal_handlers_disconnect_by_data (self->pad, self);
  g_object_unref (self->pad);
  self->file = talia_pad_file_open (path, &salvaged, &error);
  g_assert_no_error (error);
  g_assert_null (salvaged);
  self->pad = g_object_ref (talia_pad_file_get_pad (self->file));
  g_assert_cmpuint (talia_score_pad_get_n_deals (self->pad), ==, 1);
  g_signal_connect_swapped (self->pad, "changed", G_CALLBACK (changed_cb), self);
  tell (self->pad, "hearts=0,13,0,0");
  g_assert_cmpuint (self->looked, ==, 2);
}

static void
test_a_damaged_file_stays_as_it_is (Kept *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaScorePad) salvaged = NULL;
  g_autofree char *path = NULL, *before = NULL, *after = NULL;

  tell (self->pad, "tricks=13,0,0,0");
  path = close_with (self, "deal hearts=13,13,0,0\nend\n");
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_null (talia_pad_file_open (path, &salvaged, &error));
  g_assert_cmpint ((int) error->domain, ==, (int) TALIA_RECORD_ERROR);
  g_assert_cmpuint (talia_score_pad_get_n_deals (salvaged), ==, 1);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

static void
test_no_file (Kept *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaScorePad) salvaged = NULL;
  g_autofree char *path = g_build_filename (self->folder, "nothing", NULL);

  g_assert_null (talia_pad_file_open (path, &salvaged, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (salvaged);
}

/* UTF-16 is read, and written anew, since no line can be appended to it. */
static void
test_another_encoding (Kept *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaScorePad) salvaged = NULL;
  g_autofree char *path = close_with (self, ""), *whole = talia_score_pad_write (self->pad), *encoded = NULL;
  gsize length;

  encoded = g_convert (whole, -1, "UTF-16LE", "UTF-8", NULL, &length, NULL);
  g_assert_true (g_file_set_contents (path, encoded, (gssize) length, NULL));
  self->file = talia_pad_file_open (path, &salvaged, &error);
  g_assert_no_error (error);
  g_signal_handlers_disconnect_by_data (self->pad, self);
  g_object_unref (self->pad);
  self->pad = g_object_ref (talia_pad_file_get_pad (self->file));
  g_signal_connect_swapped (self->pad, "changed", G_CALLBACK (changed_cb), self);
  tell (self->pad, "tricks=13,0,0,0");
  g_assert_cmpuint (self->looked, ==, 1);
}

/* What somebody else has written stays, and the pad goes on in a file of its own. */
static void
test_a_file_that_was_changed (Kept *self, gconstpointer data)
{
  g_autofree char *first = g_strdup (talia_pad_file_get_path (self->file)), *text = NULL;

  g_assert_true (g_file_set_contents (first, "mine", -1, NULL));
  tell (self->pad, "tricks=13,0,0,0");
  g_assert_cmpuint (self->looked, ==, 1);
  g_assert_cmpstr (talia_pad_file_get_path (self->file), !=, first);
  g_assert_true (g_file_get_contents (first, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
}

/* A folder that is gone, and in whose place something else is, takes nothing; the pad goes on all the same. */
static void
test_a_failure_is_made_good (Kept *self, gconstpointer data)
{
  g_autofree char *away = g_strconcat (self->folder, "-away", NULL);

  g_assert_cmpint (g_rename (self->folder, away), ==, 0);
  g_assert_true (g_file_set_contents (self->folder, "", -1, NULL));
  tell (self->pad, "tricks=13,0,0,0");
  tell (self->pad, "hearts=0,13,0,0");
  g_assert_cmpuint (self->failed, ==, 1);
  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  g_assert_cmpint (g_rename (away, self->folder), ==, 0);
  g_assert_true (talia_score_pad_end (self->pad));
  g_assert_cmpuint (self->recovered, ==, 1);
  g_assert_cmpuint (self->failed, ==, 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Kept *self, gconstpointer data);
  } tests[] = {
    { "/pad-file/each-step-is-in-the-file", test_each_step_is_in_the_file },
    { "/pad-file/a-torn-line-is-cut-off", test_a_torn_line_is_cut_off },
    { "/pad-file/a-damaged-file-stays-as-it-is", test_a_damaged_file_stays_as_it_is },
    { "/pad-file/no-file", test_no_file },
    { "/pad-file/another-encoding", test_another_encoding },
    { "/pad-file/a-file-that-was-changed", test_a_file_that_was_changed },
    { "/pad-file/a-failure-is-made-good", test_a_failure_is_made_good },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Kept, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
