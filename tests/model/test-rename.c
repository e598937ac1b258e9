/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a match is called, changed after it has begun: the record says so, and nothing else in it changes. */
#include <glib/gstdio.h>
#include <string.h>

#include "model/record/talia-record-title.h"
#include "model/talia-table-notes.h"
#include "storing.h"

#define HEAD "talia-record 1\ngame hearts\n"
#define REST "seat 0 human Ala\n"

/* A record and a name, and what comes of it. */
static const struct
{
  const char *text, *title, *changed; /* NULL: it is refused */
} cases[] = {
  { HEAD REST, "Święta", HEAD "note title Święta\n" REST },
  { HEAD "note title Old\n" REST, "New", HEAD "note title New\n" REST },
  { HEAD "note title Old\n" REST, "", HEAD REST },
  { HEAD "note weather rain\nnote title Old\nnote date 2025\n" REST, "New",
    HEAD "note weather rain\nnote date 2025\nnote title New\n" REST },
  { HEAD, "New", HEAD "note title New\n" },
  { HEAD REST "seat 1 easy O", "New", HEAD "note title New\n" REST }, /* a torn line is none */
  { "what is this\n", "New", NULL },
};

static void
test_lines (Storing *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *changed = talia_record_retitle (cases[i].text, strlen (cases[i].text), cases[i].title, &error);

      g_assert_cmpstr (changed, ==, cases[i].changed);
      g_assert_true ((error == NULL) == (changed != NULL));
    }
}

static void
test_what_somebody_writes (Storing *self, gconstpointer data)
{
  static const struct
  {
    const char *written, *noted;
  } titles[] = { { "  two\nlines ", "two lines" }, { "   ", "" }, { "", "" }, { "\xff", "\xef\xbf\xbd" } };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *title = talia_record_clean_title (titles[i].written);

      g_assert_cmpstr (title, ==, titles[i].noted);
    }
}

/* Moves taken back are still told of, and the match goes on in the same file under its new name. */
static void
test_open_match (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30), again = NULL;
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (talia_table_undo (table, 1));
  before = playing_read (self->folder, "current.talia");
  g_assert_true (talia_store_rename_match (self->store, self->current, "Święta", NULL));
  after = playing_read (self->folder, "current.talia");
  g_assert_cmpuint (strlen (after), ==, strlen (before) + strlen ("note title Święta\n"));
  g_assert_nonnull (strstr (after, "\nundo\n"));
  playing_step (table, &self->random);
  storing_restart (self);
  again = storing_open (self);
  g_assert_cmpstr (talia_table_get_note (again, TALIA_NOTE_TITLE), ==, "Święta");
  g_assert_cmpuint (talia_table_get_n_steps (again), ==, talia_table_get_n_steps (table));
  storing_assert_n_files (self->folder, "damaged-", 0);
  g_assert_cmpuint (self->failures->len, ==, 0);
}

/* What is written anew, after the disk has failed, has the name as well. */
static void
test_written_anew (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 10);

  g_assert_true (talia_store_rename_match (self->store, self->current, "Święta", NULL));
  g_assert_cmpint (g_remove (self->current), ==, 0);
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);
  g_assert_cmpstr (talia_table_get_note (table, TALIA_NOTE_TITLE), ==, "Święta");
}

/* One that is not open here: stored, put away, open elsewhere. */
static void
test_other_matches (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 10), again = NULL;
  g_autoptr (TaliaStore) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL), *path = NULL, *text = NULL;
  g_auto (GStrv) names = NULL;

  other = talia_store_new (self->folder);
  g_assert_false (talia_store_rename_match (other, self->current, "Theirs", &error));
  g_assert_error (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE);
  g_clear_error (&error);
  storing_restart (self);
  g_assert_true (talia_store_rename_match (self->store, self->current, "Stored", NULL));
  again = storing_open (self);
  g_assert_cmpstr (talia_table_get_note (again, TALIA_NOTE_TITLE), ==, "Stored");
  g_assert_true (talia_store_end_match (self->store, NULL));
  names = playing_list (matches, "");
  path = g_build_filename (matches, names[0], NULL);
  g_assert_true (talia_store_rename_match (self->store, path, "Put away", NULL));
  text = playing_read (matches, names[0]);
  g_assert_nonnull (strstr (text, "note title Put away\n"));
  g_assert_null (strstr (text, "Stored"));
}

int
main (int argc, char **argv)
{
  static const StoringTest tests[] = {
    { "/rename/lines", test_lines },
    { "/rename/what-somebody-writes", test_what_somebody_writes },
    { "/rename/open-match", test_open_match },
    { "/rename/written-anew", test_written_anew },
    { "/rename/other-matches", test_other_matches },
  };

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
