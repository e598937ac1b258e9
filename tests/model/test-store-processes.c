/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests two programs in one folder, killed at random moments: no match is lost or damaged, and the second program
 * reports that the folder is in use. */
#include <gio/gio.h>
#include <string.h>

#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "playing.h"

#define PROGRAMS 2
#define KILLS 5 /* in a round */

/* A program is killed when it has reported up to so many bytes, which is a match and some ten steps. */
#define REPORTED 1000

static guint
n_rounds (void)
{
  return playing_amount ("TALIA_INTERLEAVINGS", 40);
}

typedef struct
{
  char *folder;
  TaliaRandom dice;
  GPtrArray *told; /* texts of matches, up to the last report of a program */
  guint n_rounds, n_started, n_elsewhere, n_matches, n_steps;
} Round;

/* --- reports of the programs
 * --------------------------------------------------------------------------------------- */

static GSubprocess *
start (Round *self)
{
  g_autofree char *seed = g_strdup_printf ("%u", (guint) talia_random_below (&self->dice, G_MAXUINT));
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           g_getenv ("SHARE_FOLDER"), self->folder, seed, NULL);

  g_assert_no_error (error);
  self->n_started++;
  return process;
}

static void
let_go (GSubprocess *process)
{
  g_assert_cmpint (g_output_stream_write (g_subprocess_get_stdin_pipe (process), "!", 1, NULL, NULL), ==, 1);
}

static void
tell_of (Round *self, GString **match)
{
  if (*match != NULL)
    g_ptr_array_add (self->told, g_string_free_and_steal (*match));
  *match = NULL;
}

/* Reads the complete lines of the output; a match whose text is incomplete does not count as reported. */
static void
hear (Round *self, const char *output)
{
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  GString *match = NULL, *whole = NULL;

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "failed") || g_str_has_prefix (lines[i], "damaged"))
        g_error ("round %u: %s", self->n_rounds, lines[i]);
      if (g_str_equal (lines[i], "match"))
        {
          tell_of (self, &whole);
          match = g_string_new (NULL);
        }
      else if (match != NULL && g_str_equal (lines[i], "end"))
        {
          self->n_matches++;
          whole = g_steal_pointer (&match);
        }
      else if (match != NULL)
        g_string_append_printf (match, "%s\n", lines[i]);
      else if (whole != NULL && g_str_has_prefix (lines[i], "step "))
        {
          self->n_steps++;
          g_string_append_printf (whole, "%s\n", lines[i] + strlen ("step "));
        }
      else
        self->n_elsewhere += g_str_equal (lines[i], "elsewhere");
    }
  tell_of (self, &whole);
  if (match != NULL)
    g_string_free (match, TRUE);
}

/* Kills the program, with `said` as what has been read of its reports so far. */
static void
kill_and_hear (Round *self, GSubprocess *process, const char *said)
{
  g_autoptr (GBytes) nothing = g_bytes_new_static ("", 0), output = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (said);

  g_subprocess_force_exit (process);
  g_subprocess_communicate (process, nothing, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_string_append_len (text, g_bytes_get_data (output, NULL), (gssize) g_bytes_get_size (output));
  hear (self, text->str);
}

/* Waits for some reports, however slow the machine is, and kills the program then. */
static void
hear_and_kill (Round *self, GSubprocess *process)
{
  g_autoptr (GString) said = g_string_new (NULL);
  gsize wanted = 1 + talia_random_below (&self->dice, REPORTED);

  while (said->len < wanted)
    {
      char text[REPORTED];
      gssize n = g_input_stream_read (g_subprocess_get_stdout_pipe (process), text, wanted - said->len, NULL, NULL);

      g_assert_cmpint (n, >, 0);
      g_string_append_len (said, text, n);
    }
  kill_and_hear (self, process, said->str);
}

/* Asserts that the program's first words are no match, because another program has the only one open. */
static void
assert_told_to_wait (GSubprocess *process)
{
  char said[16] = { 0 };
  gssize n = g_input_stream_read (g_subprocess_get_stdout_pipe (process), said, sizeof said - 1, NULL, NULL);

  g_assert_cmpint (n, >, 0);
  g_assert_cmpstr (said, ==, "elsewhere\n");
}

/* --- the files
 * ----------------------------------------------------------------------------------------------------- */

static void
collect (const char *folder, GPtrArray *texts)
{
  g_auto (GStrv) names = playing_list (folder, "");

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      {
        g_assert_false (g_str_has_prefix (names[i], "damaged-"));
        g_ptr_array_add (texts, playing_read (folder, names[i]));
      }
}

static void
assert_sound (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = talia_record_read (text, strlen (text), TALIA_RECORD_AUTOSAVE, NULL, &error);

  g_assert_no_error (error);
}

/* Asserts that each reported match is in one file, at least up to the last report. */
static void
check_folder (Round *self)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  collect (self->folder, texts);
  if (g_file_test (matches, G_FILE_TEST_IS_DIR))
    collect (matches, texts);
  for (guint i = 0; i < texts->len; i++)
    assert_sound (texts->pdata[i]);
  for (guint i = 0; i < self->told->len; i++)
    {
      guint found = 0;

      for (guint j = 0; j < texts->len; j++)
        found += g_str_has_prefix (texts->pdata[j], self->told->pdata[i]);
      if (found != 1)
        g_error ("a match is in %u files instead of one:\n%s", found, (char *) self->told->pdata[i]);
    }
}

/* -------------------------------------------------------------------------------------------------------------------
 */

static void
play_round (Round *self)
{
  GSubprocess *programs[PROGRAMS];

  for (guint i = 0; i < PROGRAMS; i++)
    {
      programs[i] = start (self);
      let_go (programs[i]);
    }
  for (guint i = 0; i < KILLS; i++)
    {
      guint which = (guint) talia_random_below (&self->dice, PROGRAMS);

      hear_and_kill (self, programs[which]);
      g_object_unref (programs[which]);
      programs[which] = start (self);
      let_go (programs[which]);
    }
  for (guint i = 0; i < PROGRAMS; i++)
    {
      kill_and_hear (self, programs[i], "");
      g_object_unref (programs[i]);
    }
  check_folder (self);
}

static void
test_interleavings (void)
{
  Round round = { 0 };

  talia_random_init (&round.dice, 11);
  for (guint i = 0; i < n_rounds (); i++)
    {
      round.n_rounds++;
      round.folder = playing_folder ();
      round.told = g_ptr_array_new_with_free_func (g_free);
      play_round (&round);
      g_ptr_array_unref (round.told);
      playing_remove_folder (round.folder);
    }
  g_test_message ("%u rounds, %u programs killed, %u matches begun or gone on with, %u steps, %u times told that the "
                  "match is open elsewhere",
                  n_rounds (), round.n_started, round.n_matches, round.n_steps, round.n_elsewhere);
  g_assert_cmpuint (round.n_matches, >, 0);
}

/* While one program waits with the only match open, the other one reports that; when the first is killed, the second
 * finds the match. */
static void
test_second_is_told (void)
{
  Round round = { .folder = playing_folder (), .told = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (TaliaTable) table = playing_table ("target=50"), found = NULL;
  g_autoptr (TaliaStore) store = talia_store_new (round.folder);
  g_autoptr (GSubprocess) first = NULL, second = NULL;
  g_autoptr (GError) error = NULL;
  char byte;

  talia_store_begin_match (store, table, &error);
  g_assert_no_error (error);
  g_clear_object (&store);
  first = start (&round); /* continues it, and waits */
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (first), &byte, 1, NULL, NULL), ==, 1);
  second = start (&round);
  assert_told_to_wait (second);
  store = talia_store_new (round.folder);
  g_assert_true (talia_store_is_shared (store));
  g_assert_false (talia_store_has_match (store));
  kill_and_hear (&round, first, "");
  g_assert_false (talia_store_is_shared (store));
  found = talia_store_open_match (store, NULL, &error);
  g_assert_no_error (error);
  kill_and_hear (&round, second, "");
  g_clear_object (&store);
  g_ptr_array_unref (round.told);
  playing_remove_folder (round.folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-processes/second-is-told", test_second_is_told);
  g_test_add_func ("/store-processes/interleavings", test_interleavings);
  return g_test_run ();
}
