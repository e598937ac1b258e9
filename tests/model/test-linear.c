/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that every reader of text from outside takes linear time: for a text of twice the length at most two and a half
 * times the steps, whatever is in it. */
#include <archive.h>
#include <archive_entry.h>
#include <string.h>

#include "bundling.h"
#include "model/archive/talia-match-facts.h"
#include "model/base/talia-text.h"
#include "model/bundle/talia-bundle-files.h"
#include "model/match/talia-challenge.h"
#include "model/pad/talia-scores.h"
#include "model/record/talia-record-title.h"
#include "steps.h"

/* Longer than what is read at a time. */
#define SHORT (160 * 1024)
#define MOST 2.5

/* --- texts ----------------------------------------------------------------------------------------- */

/* A text is `head`, then `again` as often as there is room, then `tail`. */
typedef struct
{
  const char *what, *head, *again, *tail;
} Shape;

#define HEAD "talia-record 1\ngame hearts\n"
#define PAD "talia-scores 1\ngame hearts\n"

/* Stands for the beginning of a record with one deal, after which moves can be undone. */
#define DEALT "dealt"

static const Shape shapes[] = {
  { "moves taken back", DEALT, "%s\nundo\n", "" },
  { "seats", HEAD, "seat 0 human A\n", "" },
  { "a long name", HEAD "seat 0 human ", "A", "\n" },
  { "marks on a letter", HEAD "seat 0 human A", "\u0301", "\n" },
  { "notes without end", HEAD, "note title A\n", "" },
  { "empty lines", HEAD, "\n", "" },
  { "carriage returns", HEAD, "\r", "\n" },
  { "words of a deal", HEAD "deal", " x", "\n" },
  { "cards of a deal", HEAD "deal pack=2C", ",2C", "\n" },
  { "digits of a number", HEAD "deal seed=1", "1", "\n" },
  { "an option", HEAD "option ", "a", "=1\n" },
  { "a line without an end", HEAD, "x", "" },
  { "nothing of a record", "", "talia:1:", "" },
  { "players of a pad", PAD, "player 0 A\n", "" },
  { "deals told and taken back", PAD, "deal hearts=1,2,3,7 queen-of-spades=0\nundo\n", "" },
  { "fields of a deal", PAD "deal", " hearts=1,2,3,7", "\n" },
  { "answers of a field", PAD "deal hearts=1", ",1", "\n" },
  { "digits of an answer", PAD "deal hearts=1", "1", ",2,3,7\n" },
  { "digits of a correction", PAD "correct 1", "1", "\n" },
};

/* A deal of Hearts in which seat 0 passes three cards and takes that back. */
static char *
make_dealt (char **move)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  TaliaRandom random;
  char *record;

  talia_random_init (&random, 3);
  playing_steps (table, &random, 1);
  record = talia_record_write (table);
  playing_steps (table, &random, 2);
  *move = talia_move_to_text (&talia_table_get_step (table, 1)->move);
  return record;
}

static char *
make_text (const Shape *shape, gsize length)
{
  g_autofree char *move = NULL, *dealt = make_dealt (&move);
  GString *text = g_string_new (g_str_equal (shape->head, DEALT) ? dealt : shape->head);
  g_autoptr (GString) again = g_string_new (shape->again);

  g_string_replace (again, "%s", move, 0);
  while (text->len < length)
    g_string_append_len (text, again->str, (gssize) again->len);
  g_string_append (text, shape->tail);
  return g_string_free_and_steal (text);
}

/* --- readers ---------------------------------------------------------------------------------------- */

static void
read_record (Bundling *self, const char *text)
{
  TaliaRecordReading reading = { 0 };
  g_autoptr (TaliaTable) table = talia_record_salvage (text, strlen (text), TALIA_RECORD_SHARED, &reading, NULL, NULL);
}

static void
read_scores (Bundling *self, const char *text)
{
  g_autoptr (TaliaScorePad) pad = talia_scores_salvage (text, strlen (text), TALIA_RECORD_SHARED, NULL, NULL, NULL);
}

static void
change_title (Bundling *self, const char *text)
{
  gsize end;
  g_autofree char *changed = talia_record_retitle (text, strlen (text), "Other", &end, NULL);
}

static void
compare_matches (Bundling *self, const char *text)
{
  TaliaBundleBudget budget = { 0 };
  g_autoptr (TaliaBundleKnown) known = talia_bundle_known_new (&budget);
  g_autofree char *path = g_build_filename (self->home, "current.talia", NULL);

  bundling_write_file (self->home, "current.talia", text, -1);
  talia_bundle_known_add (known, path, text, 0);
  g_assert_true (talia_bundle_known_holds (known, text, 0));
}

static void
read_facts (Bundling *self, const char *text)
{
  g_autoptr (TaliaMatchFacts) facts = NULL;

  bundling_write_file (self->home, "current.talia", text, -1);
  facts = talia_match_facts_read (self->home, "current.talia", NULL);
  g_assert_nonnull (facts);
}

static void
read_challenge (Bundling *self, const char *text)
{
  g_auto (TaliaChallenge) challenge = { 0 };

  talia_challenge_parse (&challenge, text, NULL);
}

static void
show_text (Bundling *self, const char *text)
{
  g_autofree char *path = talia_text_clean_path (text), *line = talia_text_quote (text);
}

static const struct
{
  const char *what;
  void (*read) (Bundling *self, const char *text);
} readers[] = {
  { "read a record", read_record },       { "read a score pad", read_scores }, { "change a title", change_title },
  { "compare matches", compare_matches }, { "read facts", read_facts },        { "read a challenge", read_challenge },
  { "show a text", show_text },
};

/* Reading each byte once is always allowed. */
static void
assert_linear (const char *what, const char *how, guint64 once, guint64 twice)
{
  g_test_message ("%s, %s: %" G_GUINT64_FORMAT ", then %" G_GUINT64_FORMAT, what, how, once, twice);
  g_assert_cmpuint (once, >, 0);
  g_assert_cmpfloat ((double) twice, <=, MOST * (double) MAX (once, SHORT));
}

static guint64
measure (Bundling *self, void (*read) (Bundling *, const char *), const Shape *shape, gsize length)
{
  g_autofree char *text = make_text (shape, length);
  const guint64 before = steps_count ();

  read (self, text);
  return steps_count () - before;
}

static void
test_texts (Bundling *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    for (guint j = 0; j < G_N_ELEMENTS (shapes); j++)
      assert_linear (readers[i].what, shapes[j].what, measure (self, readers[i].read, &shapes[j], SHORT),
                     measure (self, readers[i].read, &shapes[j], 2 * SHORT));
}

/* --- many matches ----------------------------------------------------------------------------------- */

static struct archive *
begin_archive (Bundling *self)
{
  struct archive *archive = archive_write_new ();

  archive_write_set_format_pax_restricted (archive);
  archive_write_add_filter_gzip (archive);
  g_assert_cmpint (archive_write_open_filename (archive, g_file_peek_path (self->bundle)), ==, ARCHIVE_OK);
  return archive;
}

static void
end_archive (struct archive *archive)
{
  g_assert_cmpint (archive_write_close (archive), ==, ARCHIVE_OK);
  archive_write_free (archive);
}

static void
add_member (struct archive *archive, guint i, const char *text)
{
  struct archive_entry *entry = archive_entry_new ();
  g_autofree char *name = g_strdup_printf ("%u.talia", i);

  archive_entry_set_pathname (entry, name);
  archive_entry_set_perm (entry, 0600);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_size (entry, (la_int64_t) strlen (text));
  g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
  g_assert_cmpint (archive_write_data (archive, text, strlen (text)), ==, (gssize) strlen (text));
  archive_entry_free (entry);
}

/* The number of bits in a match's number; each bit is a line of moves after an equal beginning. */
#define N_BITS 11

static void
make_alike (Bundling *self, guint n)
{
  struct archive *archive = begin_archive (self);
  g_autofree char *move = NULL, *dealt = make_dealt (&move);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) text = g_string_new (dealt);

      for (guint bit = 0; bit < N_BITS; bit++)
        g_string_append_printf (text, "seat 1 easy %s\n", i >> bit & 1 ? "A" : "B");
      add_member (archive, i, text->str);
    }
  end_archive (archive);
}

static guint64
measure_alike (Bundling *self, guint n)
{
  guint64 before;

  playing_remove_folder (self->home);
  self->home = playing_folder ();
  make_alike (self, n);
  before = steps_count ();
  bundling_assert_taken (self, n, 0, 0);
  bundling_assert_taken (self, 0, n, 0);
  return steps_count () - before;
}

/* Matches that begin alike are imported and then recognised without comparing each with all others. */
static void
test_matches_that_begin_alike (Bundling *self, gconstpointer data)
{
  assert_linear ("take over", "matches that begin alike", measure_alike (self, 600), measure_alike (self, 1200));
}

/* --- cancelling ------------------------------------------------------------------------------------- */

#define LONG (2 * 1024 * 1024)

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ((Bundling *) data)->result = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return ((Bundling *) data)->result != NULL;
}

/* After it was cancelled in the middle of a long record, the thread reads the current piece once more at most. */
static void
test_cancelled (Bundling *self, gconstpointer data)
{
  g_autofree char *text = make_text (&shapes[0], LONG);
  struct archive *archive = begin_archive (self);
  g_autoptr (GError) error = NULL;
  g_auto (TaliaBundleTally) tally = { 0 };
  guint64 before, at;

  add_member (archive, 0, text);
  end_archive (archive);
  before = steps_count ();
  talia_bundle_import_async (self->home, self->bundle, &self->reading, done_cb, self);
  while (steps_count () - before < 5 * LONG)
    g_thread_yield ();
  g_cancellable_cancel (self->reading.cancellable);
  at = steps_count ();
  playing_wait (is_done, self);
  g_assert_cmpuint (steps_count () - at, <, 2 * LONG);
  g_assert_false (talia_bundle_import_finish (self->result, &tally, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&self->result);
}

int
main (int argc, char **argv)
{
  static const BundlingTest tests[] = {
    { "/linear/texts", test_texts },
    { "/linear/matches-that-begin-alike", test_matches_that_begin_alike },
    { "/linear/cancelled", test_cancelled },
  };

  return bundling_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
