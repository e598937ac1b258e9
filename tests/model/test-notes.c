/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the notes of a match: which are kept, those of unknown meaning among them, and which are refused
 * (docs/RECORD.md, `note`). */
#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"

#define X10 "xxxxxxxxxx"
#define X32 X10 X10 X10 "xx"
#define X200 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10

static const struct
{
  const char *name, *key, *value;
  const char *reason; /* a part of the sentence; NULL: the note is accepted */
} cases[] = {
  { "date", TALIA_NOTE_DATE, "2025-11-30T18:05:59Z", NULL },
  { "unknown", "weather-2", "rain, with spaces  inside", NULL },
  { "other-letters", TALIA_NOTE_TITLE, "Zażółć gęślą jaźń ♥", NULL },
  { "longest-key", X32, "1", NULL },
  { "longest-value", "long", X200, NULL },
  { "key-too-long", X32 "x", "1", "name" },
  { "value-too-long", "long", X200 "x", "too long" },
  { "no-key", "", "1", "name" },
  { "key-of-digits", "1st", "1", "name" },
  { "key-in-capitals", "Date", "1", "name" },
  { "key-with-space", "da te", "1", "name" },
  { "no-value", "empty", "", "empty" },
  { "blank-value", "blank", "  ", "empty" },
  { "value-of-two-lines", "lines", "1\n2", "empty" },
  { "value-with-tab", "tab", "1\t2", "empty" },
  { "value-not-utf-8", "bytes", "\xc5", "empty" },
};

/* An accepted note is in the record, is read again, and is signalled; a refused one changes nothing. */
static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (TaliaTable) table = playing_table (""), read = NULL;
  g_autofree char *before = talia_record_write (table), *after = NULL, *again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (talia_table_set_note (table, cases[i].key, cases[i].value, &error) == (cases[i].reason == NULL));
  after = talia_record_write (table);
  if (cases[i].reason != NULL)
    {
      g_assert_error (error, TALIA_NOTE_ERROR, 0);
      g_assert_nonnull (strstr (error->message, cases[i].reason));
      g_assert_cmpstr (before, ==, after);
      g_assert_null (talia_table_get_note (table, cases[i].key));
      return;
    }
  g_assert_no_error (error);
  read = talia_record_parse (after, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (talia_table_get_note (read, cases[i].key), ==, cases[i].value);
  again = talia_record_write (read);
  g_assert_cmpstr (again, ==, after);
}

static void
test_once (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autoptr (GError) error = NULL;

  g_assert_null (talia_table_get_note (table, "date"));
  g_assert_true (talia_table_set_note (table, "date", "today", NULL));
  g_assert_false (talia_table_set_note (table, "date", "tomorrow", &error));
  g_assert_error (error, TALIA_NOTE_ERROR, 0);
  g_assert_cmpstr (talia_table_get_note (table, "date"), ==, "today");
}

/* A note does not include blanks at its end, which a text editor may remove or add. */
static void
test_blanks_at_the_end (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");

  g_assert_true (talia_table_set_note (table, TALIA_NOTE_NUMBER, "5  ", NULL));
  g_assert_cmpstr (talia_table_get_note (table, TALIA_NOTE_NUMBER), ==, "5");
}

static void
test_not_after_the_first_deal (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");

  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  g_assert_false (talia_table_set_note (table, "date", "today", NULL));
  g_assert_null (talia_table_get_note (table, "date"));
}

static void
test_no_more_than_there_may_be (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");

  for (int i = 0; i <= TALIA_MAX_NOTES; i++)
    {
      g_autofree char *key = g_strdup_printf ("note-%d", i);

      g_assert_true (talia_table_set_note (table, key, "1", NULL) == (i < TALIA_MAX_NOTES));
    }
}

/* The date is in UTC and noted once: not for a match that has already begun or is opened again. */
static void
test_beginning (void)
{
  g_autoptr (TaliaTable) table = playing_table (""), older = playing_table (""), begun = playing_table ("");
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) date = NULL, now = g_date_time_new_now_utc ();
  const char *text;

  talia_table_note_beginning (table);
  text = talia_table_get_note (table, TALIA_NOTE_DATE);
  g_assert_true (g_str_has_suffix (text, "Z"));
  date = g_date_time_new_from_iso8601 (text, utc);
  g_assert_cmpint (ABS (g_date_time_difference (now, date)), <, G_TIME_SPAN_MINUTE);

  talia_table_set_note (older, TALIA_NOTE_DATE, "2025-11-30T18:05:59Z", NULL);
  talia_table_note_beginning (older);
  g_assert_cmpstr (talia_table_get_note (older, TALIA_NOTE_DATE), ==, "2025-11-30T18:05:59Z");
  talia_table_deal_seed (begun, 1, NULL);
  talia_table_note_beginning (begun);
  g_assert_null (talia_table_get_note (begun, TALIA_NOTE_DATE));
}

/* Notes are written between options and seats, in their order; an empty note is not written. */
static void
test_place_in_the_record (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autofree char *record = NULL;

  talia_table_set_seat (table, 0, "human Ala");
  talia_table_set_note (table, "title", "At home", NULL);
  talia_table_set_note (table, "date", "today", NULL);
  record = talia_record_write (table);
  g_assert_nonnull (strstr (record, "\nnote title At home\nnote date today\nseat 0 human Ala\n"));
  g_assert_null (strstr (strstr (record, "\nnote "), "\noption "));
}

/* A record with notes of another version is opened, continued and written anew. */
static void
test_survive_in_the_store (void)
{
  static const char *const notes = "note mood fine\nnote date 2025-11-30T18:05:59Z\n";
  char *folder = playing_folder ();
  g_autofree char *path = g_build_filename (folder, "current.talia", NULL), *whole = NULL, *appended = NULL;
  g_autofree char *start = g_strconcat ("talia-record 1\ngame hearts\n", notes, "seat 0 human Ala\n", NULL);
  g_autoptr (TaliaStore) store = talia_store_new (folder);
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, start, -1, NULL));
  table = talia_store_open_match (store, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (talia_table_set_note (table, "title", "Later", NULL));
  g_assert_true (talia_table_deal_seed (table, 7, NULL));
  appended = playing_read (folder, "current.talia");
  g_assert_true (g_str_has_prefix (appended, start));
  g_assert_nonnull (strstr (appended, "seat 0 human Ala\nnote title Later\ndeal seed=7 "));

  g_assert_true (talia_store_begin_match (store, table, &error)); /* writes it whole */
  whole = playing_read (folder, "current.talia");
  g_assert_nonnull (strstr (whole, notes));
  g_assert_nonnull (strstr (whole, "\nnote title Later\nseat 0 human Ala\ndeal seed=7 "));
  g_clear_object (&store);
  playing_remove_folder (folder);
}

/* The first use of each kind of help is noted, also in the middle of a match; the record is then rewritten, with help
 * that only the lines of undone moves showed before. */
static void
test_help_is_noted_whenever_it_comes (void)
{
  char *folder = playing_folder ();
  g_autoptr (TaliaStore) store = talia_store_new (folder);
  g_autoptr (TaliaTable) table = playing_table (""), again = NULL;
  g_autofree char *appended = NULL, *whole = NULL, *later = NULL;
  TaliaRandom random;

  talia_random_init (&random, 1);
  g_assert_true (talia_store_begin_match (store, table, NULL));
  playing_steps (table, &random, 20);
  g_assert_true (talia_table_undo (table, 2));
  appended = playing_read (folder, "current.talia");
  g_assert_nonnull (strstr (appended, "\nundo\nundo\n"));
  g_assert_null (strstr (appended, "helped"));

  g_assert_true (talia_table_note_help (table, TALIA_HELP_HINT));
  g_signal_emit_by_name (table, "recorded", NULL);
  whole = playing_read (folder, "current.talia");
  g_assert_nonnull (strstr (whole, "\nnote helped hint undo\n"));
  g_assert_null (strstr (whole, "\nundo\n"));
  g_assert_true (talia_table_redo (table, 2));
  later = playing_read (folder, "current.talia");
  g_assert_true (g_str_has_prefix (later, whole));

  g_assert_false (talia_table_note_help (table, TALIA_HELP_HINT));
  g_assert_true (talia_table_was_helped (table, TALIA_HELP_UNDO));
  again = talia_record_parse (later, -1, NULL);
  g_assert_true (talia_table_was_helped (again, TALIA_HELP_HINT) && talia_table_was_helped (again, TALIA_HELP_UNDO));
  g_assert_true (talia_state_equal (talia_table_get_state (again), talia_table_get_state (table)));
  g_clear_object (&store);
  playing_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notes/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/notes/blanks-at-the-end", test_blanks_at_the_end);
  g_test_add_func ("/notes/once", test_once);
  g_test_add_func ("/notes/not-after-the-first-deal", test_not_after_the_first_deal);
  g_test_add_func ("/notes/no-more-than-there-may-be", test_no_more_than_there_may_be);
  g_test_add_func ("/notes/beginning", test_beginning);
  g_test_add_func ("/notes/place-in-the-record", test_place_in_the_record);
  g_test_add_func ("/notes/survive-in-the-store", test_survive_in_the_store);
  g_test_add_func ("/notes/help-is-noted-whenever-it-comes", test_help_is_noted_whenever_it_comes);
  return g_test_run ();
}
