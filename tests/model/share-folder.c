/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that the kill tests run beside another one in the same folder: begins, continues and plays matches, and
 * reports what it does. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "playing.h"

static const char *folder;
static TaliaStore *store;
static TaliaTable *table;
static TaliaRandom dice;

/* Writes without a buffer, so that after a kill the reader has every report. */
static void
tell (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (write (STDOUT_FILENO, text, strlen (text)) != (ssize_t) strlen (text))
    _exit (1);
}

static void
recorded_cb (TaliaTable *recorded, const char *lines, GString *step)
{
  g_string_append_printf (step, "step %s\n", lines);
}

static void
failed_cb (TaliaStore *failed, GError *error)
{
  tell ("failed %s\n", error->message);
}

static void
start (void)
{
  g_clear_object (&table);
  g_clear_object (&store);
  store = talia_store_new (folder);
  g_signal_connect (store, "failed", G_CALLBACK (failed_cb), NULL);
}

static void
tell_match (void)
{
  g_autofree char *text = talia_record_write (table);

  tell ("match\n%send\n", text);
}

static void
begin (void)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&table);
  table = playing_table ("target=50");
  playing_step (table, &dice); /* a deal that makes the match unique */
  if (talia_store_begin_match (store, table, &error))
    tell_match ();
  else
    tell ("failed %s\n", error->message);
}

static void
go_on (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;

  start ();
  table = talia_store_open_match (store, &kept_as, &error);
  if (table != NULL)
    tell_match ();
  else if (kept_as != NULL)
    tell ("damaged %s\n", error->message);
  else if (g_error_matches (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE))
    tell ("elsewhere\n");
  else
    tell ("nothing\n");
}

static void
play (void)
{
  g_autoptr (GString) step = g_string_new (NULL);
  gulong handler = g_signal_connect_after (table, "recorded", G_CALLBACK (recorded_cb), step);

  playing_step (table, &dice);
  g_signal_handler_disconnect (table, handler);
  tell ("%s", step->str); /* the store was connected first, so it has the step */
}

/* Usage: share-folder FOLDER SEED. Continues the match that it finds, waits for a byte, then acts at random until it is
 * killed. */
int
main (int argc, char *argv[])
{
  char byte;

  g_assert_true (argc == 3);
  folder = argv[1];
  talia_random_init (&dice, g_ascii_strtoull (argv[2], NULL, 10));
  go_on ();
  if (read (STDIN_FILENO, &byte, 1) != 1)
    return 1;
  for (;;)
    {
      guint kind = (guint) talia_random_below (&dice, 24);

      if (table == NULL || talia_table_get_state (table)->phase == TALIA_PHASE_OVER || kind == 0)
        begin ();
      else if (kind == 1)
        go_on ();
      else
        play ();
    }
}
