/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests records: round trips, incomplete last lines, and every kind of damage with the number of its line
 * (docs/RECORD.md). */
#include "model/record/talia-record-lines.h"
#include "model/record/talia-record.h"
#include "playing.h"

static char *
header (TaliaTable *table)
{
  char *text = talia_record_write (table);
  char *deal = strstr (text, "\ndeal ");

  if (deal != NULL)
    deal[1] = '\0';
  return text;
}

static void
assert_same_match (TaliaTable *a, TaliaTable *b)
{
  g_autofree char *of_a = talia_record_write (a);
  g_autofree char *of_b = talia_record_write (b);

  g_assert_cmpstr (of_a, ==, of_b);
  g_assert_cmpuint (talia_table_get_n_steps (a), ==, talia_table_get_n_steps (b));
  for (guint i = 0; i < talia_table_get_n_steps (a); i++)
    {
      TaliaState at_a, at_b;

      talia_table_get_state_at (a, (int) i, &at_a);
      talia_table_get_state_at (b, (int) i, &at_b);
      g_assert_true (talia_state_equal (&at_a, &at_b));
      g_assert_cmpint (talia_table_get_step (a, i)->seat, ==, talia_table_get_step (b, i)->seat);
    }
  g_assert_true (talia_state_equal (talia_table_get_state (a), talia_table_get_state (b)));
}

static void
recorded_cb (GString *journal, const char *lines)
{
  g_string_append_printf (journal, "%s\n", lines);
}

static void
test_round_trip (void)
{
  static const char *const options[] = { "", "target=50 moon=add", "jack-diamonds=bonus forced-lead-breaks=true" };
  TaliaRandom random;

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (TaliaTable) table = playing_table (options[seed % G_N_ELEMENTS (options)]);
      g_autoptr (TaliaTable) from_record = NULL, from_journal = NULL;
      g_autoptr (GString) journal = NULL;
      g_autofree char *start = NULL, *record = NULL;
      g_autoptr (GError) error = NULL;
      guint n_redo;

      start = header (table);
      journal = g_string_new (start);
      g_signal_connect_swapped (table, "recorded", G_CALLBACK (recorded_cb), journal);
      talia_random_init (&random, seed);
      talia_table_set_seat (table, 0, "human Ala");
      talia_table_set_seat (table, 1, "easy Zażółć gęślą jaźń");
      talia_table_set_seat (table, 2, "random");
      for (guint i = 0; i < seed * 8; i++)
        playing_wild_step (table, &random);

      record = talia_record_write (table);
      from_record = talia_record_parse (record, -1, &error);
      g_assert_no_error (error);
      assert_same_match (from_record, table);
      g_assert_cmpstr (talia_table_get_seat (from_record, 1), ==, "easy Zażółć gęślą jaźń");
      g_assert_null (talia_table_get_seat (from_record, 3));

      /* A record that was only appended to also has the undone moves. */
      from_journal = talia_record_parse (journal->str, -1, &error);
      g_assert_no_error (error);
      assert_same_match (from_journal, table);
      n_redo = talia_table_get_n_redo (table);
      g_assert_cmpuint (talia_table_get_n_redo (from_journal), ==, n_redo);
    }
}

/* A record of some 70 lines. */
static char *
sample (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  TaliaRandom random;

  talia_random_init (&random, 3);
  talia_table_set_seat (table, 0, "human Ala");
  talia_table_deal_seed (table, 12345, NULL);
  playing_steps (table, &random, 60);
  return talia_record_write (table);
}

static void
test_autosave_cut_anywhere (void)
{
  g_autofree char *record = sample ();
  gsize header_end = (gsize) (strstr (record, "option ") - record);

  for (gsize length = 0; length <= strlen (record); length++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TaliaTable) table = NULL;
      gsize end, whole = length;

      while (whole > 0 && record[whole - 1] != '\n')
        whole--;
      table = talia_record_read (record, length, TALIA_RECORD_AUTOSAVE, &end, &error);
      if (whole < header_end)
        {
          g_assert_null (table);
          g_assert_true (error->domain == TALIA_RECORD_ERROR);
        }
      else
        {
          g_assert_no_error (error);
          g_assert_cmpuint (end, ==, whole);
          if (whole > header_end && strstr (record, "\ndeal ") + 1 < record + whole)
            {
              g_autofree char *read = talia_record_write (table);
              g_autofree char *wanted = g_strndup (record, whole);

              g_assert_cmpstr (read, ==, wanted);
            }
        }
    }
}

static void
test_shared_without_last_newline (void)
{
  g_autofree char *record = sample ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = NULL, torn = NULL;
  gsize end;

  g_strchomp (record);
  table = talia_record_read (record, strlen (record), TALIA_RECORD_SHARED, &end, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (end, ==, strlen (record));
  torn = talia_record_read (record, strlen (record) - 1, TALIA_RECORD_SHARED, &end, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (talia_table_get_n_steps (torn) + 1, ==, talia_table_get_n_steps (table));
}

static void
test_carriage_returns_are_ignored (void)
{
  g_autofree char *record = sample ();
  g_auto (GStrv) lines = g_strsplit (record, "\n", 0);
  g_autofree char *text = g_strjoinv ("\r\n", lines);
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = talia_record_parse (text, -1, &error);
  g_autofree char *read = NULL;

  g_assert_no_error (error);
  read = talia_record_write (table);
  g_assert_cmpstr (read, ==, record);
}

/* --- what a text editor leaves ------------------------------------------------------------------ */

/* Changes that an editor makes to each line of a record. */
static const struct
{
  const char *name, *before, *after,
      *end; /* before the file; before each line; after each line but names; after the file */
  const char *line;
} editors[] = {
  { "byte order mark", "\xef\xbb\xbf", "", "", "" },
  { "byte order marks of files put together", "\xef\xbb\xbf\xef\xbb\xbf", "", "", "\xef\xbb\xbf" },
  { "carriage returns", "", "\r", "", "" },
  { "blank lines at the end", "", "", "\n\r\n", "" },
  { "blank lines between", "\n", "\n", "", "" },
  { "space at each end", "", " ", " \n", "" },
  { "tab and carriage return", "", "\t\r", "", "" },
  { "indented", "", "", "", "  \t" },
  { "end of file of another time", "", "\r", "\x1a", "" },
};

/* Returns the record with the editor's change in every line. */
static char *
edit (const char *record, guint i)
{
  g_auto (GStrv) lines = g_strsplit (record, "\n", 0);
  GString *text = g_string_new (editors[i].before);

  for (guint n = 0; lines[n + 1] != NULL; n++)
    g_string_append_printf (text, "%s%s%s\n", editors[i].line, lines[n], editors[i].after);
  g_string_append (text, editors[i].end);
  return g_string_free_and_steal (text);
}

static void
test_editors_are_forgiven (void)
{
  const TaliaRecordOrigin origins[] = { TALIA_RECORD_AUTOSAVE, TALIA_RECORD_SHARED };
  g_autofree char *record = sample ();

  for (guint i = 0; i < G_N_ELEMENTS (editors) * G_N_ELEMENTS (origins); i++)
    {
      g_autofree char *text = edit (record, i / 2), *read = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (TaliaTable) table = NULL;

      g_test_message ("%s, origin %u", editors[i / 2].name, i % 2);
      table = talia_record_read (text, strlen (text), origins[i % 2], NULL, &error);
      g_assert_no_error (error);
      talia_table_set_seat (table, 0, "human Ala"); /* a blank after a name may be part of it */
      read = talia_record_write (table);
      g_assert_cmpstr (read, ==, record);
    }
}

/* Files saved by real editors, which lack nothing of their record. */
static void
test_edited_files_are_read (void)
{
  static const char *const names[] = { "bom", "blankend", "trailspace", "utf16" };
  g_autofree char *base = g_build_filename (EDITED, "base.talia", NULL), *wanted = NULL;

  g_assert_true (g_file_get_contents (base, &wanted, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strconcat (names[i], ".talia", NULL);
      g_autofree char *path = g_build_filename (EDITED, name, NULL), *text = NULL, *read = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (TaliaTable) table = NULL;
      gsize length;

      g_test_message ("%s", name);
      text = talia_record_load (path, &length, &error);
      g_assert_no_error (error);
      table = talia_record_parse (text, (gssize) length, &error);
      g_assert_no_error (error);
      read = talia_record_write (table);
      g_assert_cmpstr (read, ==, wanted);
    }
}

/* UTF-16 of either byte order is read, with and without a mark; text that only looks like it is not converted. */
static void
test_utf_16 (void)
{
  static const char *const charsets[] = { "UTF-16LE", "UTF-16BE" };
  g_autofree char *record = sample ();

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *marked = g_strconcat (i % 2 == 0 ? "\xef\xbb\xbf" : "", record, NULL), *text = NULL;
      gsize length, before;

      text = g_convert (marked, -1, charsets[i / 2], "UTF-8", NULL, &length, NULL);
      before = length;
      g_assert_true (talia_record_decode (&text, &length));
      g_assert_cmpmem (text, length, record, strlen (record));
      g_assert_cmpuint (length, <, before);
      g_assert_false (talia_record_decode (&text, &length));
    }
  for (guint i = 0; i < 2; i++)
    {
      gsize length = i == 0 ? 3 : 4;
      g_autofree char *text = g_memdup2 (i == 0 ? "\xff\xfe\x41" : "\xff\xfe\x00\xd8", length); /* half a letter */

      g_assert_false (talia_record_decode (&text, &length));
      g_assert_cmpmem (text, 2, "\xff\xfe", 2);
    }
}

#define START "talia-record 1\ngame hearts\n"
#define SEED_1                                                                                                         \
  "AD,8C,QC,7H,6C,QS,3S,7C,6H,KC,5C,9H,3D,4S,9C,JS,TC,KS,KD,JD,AC,AS,7S,8S,TS,4D,7D,4C,TH,3H,QH,6S,2D,5D,TD,AH,2H,"    \
  "5S,QD,3C,4H,8D,KH,6D,2S,8H,5H,JH,9D,2C,9S,JC"

static const struct
{
  const char *name;
  const char *text;
  gssize length; /* 0: up to the NUL byte */
  int line;
  const char *reason; /* a part of the sentence */
} damages[] = {
  { "empty", "", 0, 1, "empty" },
  { "no-newline-at-all", "talia", 0, 1, "" },
  { "blank", "\n \n", 0, 3, "empty" },
  { "other-file", "#!/bin/sh\n", 0, 1, "not the record" },
  { "other-version", "talia-record 2\n", 0, 1, "version" },
  { "version-is-no-prefix", "talia-record 11\n", 0, 1, "version" },
  { "no-game", "talia-record 1\n", 0, 2, "game" },
  { "game-missing", "talia-record 1\noption target=100\n", 0, 2, "game" },
  { "unknown-game", "talia-record 1\ngame bridge\n", 0, 2, "bridge" },
  { "second-game", START "game hearts\n", 0, 3, "game hearts" },
  { "unknown-option", START "option size=3\n", 0, 3, "size" },
  { "option-out-of-range", START "option target=1000\n", 0, 3, "1000" },
  { "option-without-value", START "option target\n", 0, 3, "" },
  { "option-twice", START "option target=90\noption target=90\n", 0, 4, "already" },
  { "option-after-seat", START "seat 0 human\noption target=90\n", 0, 4, "before" },
  { "option-after-deal", START "deal pack=" SEED_1 "\noption target=90\n", 0, 4, "before" },
  { "seat-out-of-range", START "seat 4 human\n", 0, 3, "seat" },
  { "seat-no-number", START "seat x human\n", 0, 3, "seat" },
  { "seat-empty", START "seat 1\n", 0, 3, "seat" },
  { "unknown-level", START "seat 1 genius Ala\n", 0, 3, "genius" },
  { "note-without-value", START "note date\n", 0, 3, "empty" },
  { "note-without-key", START "note  today\n", 0, 3, "name" },
  { "note-twice", START "note date 1\nnote date 2\n", 0, 4, "already" },
  { "note-after-deal", START "deal pack=" SEED_1 "\nnote date 1\n", 0, 4, "before" },
  { "note-before-game", "talia-record 1\nnote date 1\n", 0, 2, "game" },
  { "option-after-note", START "note date 1\noption target=90\n", 0, 4, "before" },
  { "deal-without-pack", START "deal seed=1\n", 0, 3, "deal" },
  { "deal-order", START "deal pack=" SEED_1 " seed=1\n", 0, 3, "deal" },
  { "deal-two-spaces", START "deal  pack=" SEED_1 "\n", 0, 3, "editor" },
  { "deal-with-dealer", START "deal dealer=1 pack=" SEED_1 "\n", 0, 3, "deal" },
  { "deal-bad-seed", START "deal seed=-1 pack=" SEED_1 "\n", 0, 3, "deal" },
  { "deal-huge-seed", START "deal seed=18446744073709551616 pack=" SEED_1 "\n", 0, 3, "deal" },
  { "pack-of-another-number", START "deal seed=2 pack=" SEED_1 "\n", 0, 3, "number" },
  { "pack-too-short", START "deal pack=2C\n", 0, 3, "" },
  { "pack-card-twice", START "deal pack=2C,2C\n", 0, 3, "deal" },
  { "second-deal", START "deal seed=1 pack=" SEED_1 "\ndeal seed=1 pack=" SEED_1 "\n", 0, 4, "" },
  { "move-before-deal", START "2C\n", 0, 3, "2C" },
  { "move-illegal", START "deal seed=1 pack=" SEED_1 "\npass:2C,3C,4C\n", 0, 4, "do not have" },
  { "move-of-another-phase", START "deal seed=1 pack=" SEED_1 "\n2C\n", 0, 4, "2C" },
  { "no-move", START "deal seed=1 pack=" SEED_1 "\npass:AD,TH,AC\n", 0, 4, "not a step" },
  { "undo-before-deal", START "undo\n", 0, 3, "undo" },
  { "undo-of-a-deal", START "deal seed=1 pack=" SEED_1 "\nundo\n", 0, 4, "undo" },
  { "undo-with-number", START "undo 2\n", 0, 3, "undo 2" },
  { "edited-space", START "undo\u00a0\n", 0, 3, "editor" },
  { "edited-dash", START "option jack–diamonds=off\n", 0, 3, "editor" },
  { "edited-version", "talia-record 1.\n", 0, 1, "editor" },
  { "edited-number", "talia-record \n", 0, 1, "not the record" },
  { "edited-encoding", START "seat 0 human Gra\xbfyna\n", 0, 3, "editor" },
  { "quoted-in-a-letter", "> talia-record 1\n", 0, 1, "not the record" },
  { "half-a-character-of-utf-16", "\xff\xfet\n", 0, 1, "editor" },
  { "nul", START "seat 0 human A\0la\n", 45, 3, "character" },
  { "only-nul", "\0\0\0\n", 4, 1, "character" },
  { "tab", START "seat 0 human\tAla\n", 0, 3, "character" },
  { "carriage-return-within", START "seat 0 human A\rla\n", 0, 3, "character" },
  { "not-utf-8", START "seat 0 human \xc5\n", 0, 3, "UTF-8" },
};

static void
test_damage (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gsize length = damages[i].length != 0 ? (gsize) damages[i].length : strlen (damages[i].text);
  const TaliaRecordOrigin origins[] = { TALIA_RECORD_AUTOSAVE, TALIA_RECORD_SHARED };

  for (guint origin = 0; origin < G_N_ELEMENTS (origins); origin++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *prefix = g_strdup_printf ("line %d: ", damages[i].line);

      g_assert_null (talia_record_read (damages[i].text, length, origins[origin], NULL, &error));
      g_assert_error (error, TALIA_RECORD_ERROR, damages[i].line);
      g_assert_true (g_str_has_prefix (error->message, prefix));
      g_assert_nonnull (strstr (error->message + strlen (prefix), damages[i].reason));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

static void
test_long_lines_are_quoted_in_part (void)
{
  g_autofree char *word = g_strnfill (100000, 'x');
  g_autofree char *text = g_strdup_printf (START "%s\n", word);
  g_autoptr (GError) error = NULL;

  g_assert_null (talia_record_parse (text, -1, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 3);
  g_assert_cmpuint (strlen (error->message), <, 200);
}

/* After any change of a byte, the record is refused with the number of a line, or it is a match. */
static void
test_any_byte_may_be_wrong (void)
{
  g_autofree char *record = sample ();
  gsize length = strlen (record);
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *text = g_strdup (record);
      g_autoptr (GError) error = NULL;
      g_autoptr (TaliaTable) table = NULL;

      text[i] = (char) talia_random_below (&random, 256);
      table = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, NULL, &error);
      if (table == NULL)
        {
          g_assert_true (error->domain == TALIA_RECORD_ERROR);
          g_assert_cmpint (error->code, >=, 1);
        }
      else
        g_assert_no_error (error);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/autosave-cut-anywhere", test_autosave_cut_anywhere);
  g_test_add_func ("/record/shared-without-last-newline", test_shared_without_last_newline);
  g_test_add_func ("/record/carriage-returns-are-ignored", test_carriage_returns_are_ignored);
  g_test_add_func ("/record/long-lines-are-quoted-in-part", test_long_lines_are_quoted_in_part);
  g_test_add_func ("/record/editors-are-forgiven", test_editors_are_forgiven);
  g_test_add_func ("/record/edited-files-are-read", test_edited_files_are_read);
  g_test_add_func ("/record/utf-16", test_utf_16);
  g_test_add_func ("/record/any-byte-may-be-wrong", test_any_byte_may_be_wrong);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/damage/%s", damages[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_damage);
    }

  return g_test_run ();
}
