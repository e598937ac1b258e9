/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the archive on real files: its list agrees with the records, whatever happens to its index. */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>

#include "archiving.h"
#include "model/archive/talia-archive-list.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

/* Appends the name of the match's file, without folder and ending. */
static void
append_name (GString *names, const TaliaMatchFacts *facts)
{
  g_autofree char *name = g_path_get_basename (facts->file);

  *strchr (name, '.') = '\0';
  g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", name);
}

/* Lists the files that a query finds, in its order: "current a b". */
static char *
find (Archiving *self, const TaliaArchiveQuery *query)
{
  g_autoptr (GPtrArray) found = talia_archive_find (self->archive, query, 0, 100);
  GString *names = g_string_new (NULL);

  g_assert_cmpuint (found->len, ==, talia_archive_count (self->archive, query));
  for (guint i = 0; i < found->len; i++)
    append_name (names, found->pdata[i]);
  return g_string_free_and_steal (names);
}

static void
assert_found (Archiving *self, const TaliaArchiveQuery *query, const char *names)
{
  g_autofree char *found = find (self, query);

  g_assert_cmpstr (found, ==, names);
}

#define ALL "current a b c d"

static void
assert_all (Archiving *self)
{
  assert_found (self, &(TaliaArchiveQuery) { 0 }, ALL);
}

/* --- queries --------------------------------------------------------------------------------- */

static const struct
{
  TaliaArchiveQuery query;
  const char *names;
} queries[] = {
  { { 0 }, ALL },
  { { .order = TALIA_ARCHIVE_OLDEST }, "d c b a current" },
  { { .game = "hearts" }, "current a d" },
  { { .unfinished = TRUE }, "current b d" },
  { { .finished = TRUE }, "a c" },
  { { .finished = TRUE, .unfinished = TRUE }, ALL },
  { { .game = "hearts", .unfinished = TRUE, .order = TALIA_ARCHIVE_OLDEST }, "d current" },
  { { .text = "łUCJA" }, "a" },
  { { .text = "żan" }, "b" },
  { { .text = "%" }, "" },
  { { .text = "HEARTS american" }, "current a d" },
  { { .text = "jan hearts łucja" }, "a" },
  { { .text = "ola", .game = "casino" }, "c" },
  { { .text = "" }, ALL },
  { { .game = "royal" }, "" },
  { { .order = TALIA_ARCHIVE_BY_GAME }, "current d a b c" },
  { { .order = TALIA_ARCHIVE_BY_GAME, .game = "hearts" }, "current d a" },
  { { .order = TALIA_ARCHIVE_BY_GAME, .finished = TRUE }, "a c" },
  { { .order = TALIA_ARCHIVE_BY_GAME, .text = "ewa" }, "current d b" },
  { { .order = TALIA_ARCHIVE_BY_OTHERS }, "c current b d a" },
  { { .order = TALIA_ARCHIVE_BY_OTHERS, .game = "hearts" }, "current d a" },
  { { .order = TALIA_ARCHIVE_BY_RESULT }, "c a current b d" },
  { { .order = TALIA_ARCHIVE_BY_RESULT, .unfinished = TRUE }, "current b d" },
  { { .won = TRUE }, "c" },
  { { .won = TRUE, .game = "hearts" }, "" },
  { { .won = TRUE, .unfinished = TRUE }, "" },
  { { .since = 1764352800 }, "current a b" }, /* since the last of them began */
  { { .since = 1764352801, .order = TALIA_ARCHIVE_OLDEST }, "a current" },
};

static void
test_queries (Archiving *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    assert_found (self, &queries[i].query, queries[i].names);
}

/* Pages of any size, read in any order, have every row once and in order. */
static void
test_pages (Archiving *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    for (guint size = 1; size <= ARCHIVING_MATCHES; size++)
      {
        g_autoptr (GString) names = g_string_new (NULL);

        for (guint first = 0; first < ARCHIVING_MATCHES; first += size)
          {
            g_autoptr (GPtrArray) found = talia_archive_find (self->archive, &queries[i].query, first, size);

            g_assert_cmpuint (found->len, <=, size);
            for (guint j = 0; j < found->len; j++)
              append_name (names, found->pdata[j]);
          }
        g_assert_cmpstr (names->str, ==, queries[i].names);
      }
}

static void
test_facts_are_those_of_the_record (Archiving *self, gconstpointer data)
{
  g_autoptr (GPtrArray) found = talia_archive_find (self->archive, &(TaliaArchiveQuery) { 0 }, 0, 100);

  for (guint i = 0; i < found->len; i++)
    {
      const TaliaMatchFacts *facts = found->pdata[i];
      g_autoptr (TaliaTable) table = archiving_make_match (i);
      const TaliaState *state = talia_table_get_state (table);
      int own = g_str_has_prefix (archiving_kept[i].seats[0], "human ") ? 0 : 1, side = talia_state_side (state, own);

      g_assert_true (facts->game == talia_table_get_game (table));
      g_assert_cmpstr (facts->title, ==, archiving_kept[i].title != NULL ? archiving_kept[i].title : "");
      g_assert_cmpuint (facts->seats, ==, state->seats);
      g_assert_cmpint (facts->over, ==, archiving_kept[i].steps == 0);
      g_assert_cmpint (facts->points, ==, state->total[side]);
      g_assert_cmpint (facts->place, ==, facts->over ? talia_game_place (facts->game, state, side) : 0);
      g_assert_cmpuint (facts->deals, ==,
                        state->deals - (state->phase != TALIA_PHASE_OVER && state->phase != TALIA_PHASE_DEAL));
      g_assert_cmpuint (facts->undone, ==, 0);
    }
  g_assert_cmpstr (((TaliaMatchFacts *) found->pdata[1])->others, ==, "Ola, Łucja, Jan");
  g_assert_cmpstr (((TaliaMatchFacts *) found->pdata[1])->level, ==, "");
  g_assert_cmpstr (((TaliaMatchFacts *) found->pdata[2])->level, ==, "expert");
  g_assert_cmpint (((TaliaMatchFacts *) found->pdata[0])->date, ==, 1764525959);
}

typedef struct
{
  guint position, removed, added, times;
} Difference;

static void
note_difference_cb (GListModel *list, guint position, guint removed, guint added, Difference *last)
{
  *last = (Difference) { position, removed, added, last->times + 1 };
}

static void
assert_difference (Difference *last, guint position, guint removed, guint added)
{
  g_assert_cmpuint (last->times, ==, 1);
  g_assert_cmpuint (last->position, ==, position);
  g_assert_cmpuint (last->removed, ==, removed);
  g_assert_cmpuint (last->added, ==, added);
  last->times = 0;
}

/* Returns all items of the list, owned by the array. */
static GPtrArray *
list_items (TaliaArchiveList *list)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (list), i));
  return items;
}

static void
test_list_follows (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaArchiveList) list = talia_archive_list_new (self->archive);
  g_autoptr (TaliaArchiveMatch) last = NULL;
  g_autoptr (GPtrArray) all = list_items (list); /* current a b c d */
  Difference told = { 0 };

  g_assert_cmpuint (all->len, ==, ARCHIVING_MATCHES);
  g_signal_connect (list, "items-changed", G_CALLBACK (note_difference_cb), &told);
  g_assert_true (talia_archive_remove (self->archive, "matches/b.talia", NULL));
  playing_wait (archiving_is_idle, self->archive);
  assert_difference (&told, 2, 1, 0);
  g_assert_true (talia_archive_restore (self->archive, "matches/b.talia", NULL));
  playing_wait (archiving_is_idle, self->archive);
  assert_difference (&told, 2, 0, 1);
  talia_archive_list_set_query (list, &(TaliaArchiveQuery) { .finished = TRUE });
  assert_difference (&told, 0, 5, 2);
  last = g_list_model_get_item (G_LIST_MODEL (list), 1);
  g_assert_true (last == all->pdata[3]);
  g_assert_cmpstr (talia_archive_match_get_facts (last)->file, ==, "matches/c.talia");
  g_assert_cmpint (talia_archive_list_find (list, "matches/c.talia"), ==, 1);
  g_assert_cmpint (talia_archive_list_find (list, "matches/none.talia"), ==, -1);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 2));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* An item that stays in the list is the same object, and only one whose facts have changed emits a notification. */
static void
test_list_keeps_its_items (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaArchiveList) list = talia_archive_list_new (self->archive);
  g_autoptr (GPtrArray) before = list_items (list), after = NULL;
  g_autofree char *text = playing_read (self->folder, "matches/c.talia"), *named = NULL;
  const char *notes = strstr (text, "note ");
  guint changes[ARCHIVING_MATCHES] = { 0 };
  Difference told = { 0 };

  for (guint i = 0; i < before->len; i++)
    g_signal_connect_swapped (before->pdata[i], "changed", G_CALLBACK (count_cb), &changes[i]);
  g_signal_connect (list, "items-changed", G_CALLBACK (note_difference_cb), &told);
  named = g_strdup_printf ("%.*snote title Na Wigilię\n%s", (int) (notes - text), text, notes);
  archiving_write (self, "matches/c.talia", named, -1);
  archiving_look (self);
  after = list_items (list);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < before->len; i++)
    {
      g_assert_true (after->pdata[i] == before->pdata[i]);
      g_assert_cmpuint (changes[i], ==, i == 3 ? 1 : 0);
    }
  g_assert_cmpstr (talia_archive_match_get_facts (after->pdata[3])->title, ==, "Na Wigilię");
  g_assert_cmpuint (told.times, ==, 0);
}

/* An item that is still referenced is the same object when it is read again, whatever was read meanwhile. */
static void
test_list_keeps_what_is_held (Archiving *self, gconstpointer data)
{
  g_autofree char *text = playing_read (self->folder, "matches/a.talia");
  g_autoptr (TaliaArchiveList) list = NULL;
  g_autoptr (TaliaArchiveMatch) held = NULL, again = NULL;
  const guint n = 700;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("matches/z%03u.talia", i);

      archiving_write (self, name, text, -1);
    }
  archiving_look (self);
  list = talia_archive_list_new (self->archive);
  held = g_list_model_get_item (G_LIST_MODEL (list), 0);
  for (guint i = 0; i < n; i += 10)
    g_object_unref (g_list_model_get_item (G_LIST_MODEL (list), i));
  again = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_true (again == held);
  g_clear_object (&list);
  g_assert_nonnull (talia_archive_match_get_facts (held)->file);
}

/* Changes are reported correctly if only the first part of a long list was read. */
static void
test_list_is_read_in_part (Archiving *self, gconstpointer data)
{
  g_autofree char *text = playing_read (self->folder, "matches/a.talia");
  g_autoptr (TaliaArchiveList) list = NULL;
  g_autoptr (GPtrArray) before = NULL, after = NULL;
  Difference told = { 0 };
  const guint n = 200;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("matches/z%03u.talia", i);

      archiving_write (self, name, text, -1);
    }
  archiving_look (self);
  list = talia_archive_list_new (self->archive);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n + ARCHIVING_MATCHES);
  g_object_unref (g_list_model_get_item (G_LIST_MODEL (list), 0));
  g_signal_connect (list, "items-changed", G_CALLBACK (note_difference_cb), &told);
  g_assert_true (talia_archive_remove (self->archive, "current.talia", NULL));
  playing_wait (archiving_is_idle, self->archive);
  assert_difference (&told, 0, 1, 0);

  before = list_items (list);
  g_assert_true (talia_archive_remove (self->archive, "matches/c.talia", NULL));
  playing_wait (archiving_is_idle, self->archive);
  assert_difference (&told, before->len - 2, 1, 0);
  after = list_items (list);
  for (guint i = 0; i < after->len; i++)
    g_assert_true (after->pdata[i] == before->pdata[i + (i >= before->len - 2)]);
}

/* --- files ------------------------------------------------------------------------------------- */

static void
test_files_come_and_go (Archiving *self, gconstpointer data)
{
  g_autofree char *text = playing_read (self->folder, "matches/d.talia");
  g_autofree char *path = g_build_filename (self->folder, "matches", "c.talia", NULL);

  archiving_write (self, "matches/e.talia", text, -1);
  archiving_write (self, "matches/no-match.talia", "what is this", -1);
  archiving_write (self, "matches/notes.txt", text, -1);
  g_assert_cmpint (g_remove (path), ==, 0);
  archiving_look (self);
  assert_found (self, &(TaliaArchiveQuery) { .order = TALIA_ARCHIVE_OLDEST }, "d e b a current");
  g_assert_cmpuint (talia_archive_count_damaged (self->archive), ==, 1);
  g_assert_cmpuint (self->changes, ==, 2);
  archiving_look (self);
  g_assert_cmpuint (self->changes, ==, 2); /* nothing has changed */
}

static void
test_removed_is_brought_back (Archiving *self, gconstpointer data)
{
  g_autofree char *before = playing_read (self->folder, "matches/b.talia"), *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (talia_archive_remove (self->archive, "matches/b.talia", &error));
  playing_wait (archiving_is_idle, self->archive);
  assert_found (self, &(TaliaArchiveQuery) { 0 }, "current a c d");
  g_assert_true (talia_archive_restore (self->archive, "matches/b.talia", &error));
  playing_wait (archiving_is_idle, self->archive);
  assert_all (self);
  after = playing_read (self->folder, "matches/b.talia");
  g_assert_cmpstr (before, ==, after);

  /* After the trash was emptied, nothing can be brought back. */
  g_assert_true (talia_archive_remove (self->archive, "matches/b.talia", &error));
  talia_archive_empty_bin (self->archive, 60);
  g_assert_true (talia_archive_restore (self->archive, "matches/b.talia", &error));
  g_assert_true (talia_archive_remove (self->archive, "matches/b.talia", &error));
  talia_archive_empty_bin (self->archive, 0);
  g_assert_false (talia_archive_restore (self->archive, "matches/b.talia", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  playing_wait (archiving_is_idle, self->archive);
}

static void
test_copies (Archiving *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "copy", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *copy = NULL;

  g_assert_true (talia_archive_export (self->archive, "matches/b.talia", target, &error));
  text = playing_read (self->folder, "matches/b.talia");
  copy = playing_read (self->folder, "copy");
  g_assert_cmpstr (text, ==, copy);
  g_assert_false (talia_archive_export (self->archive, "matches/nothing.talia", target, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Looking at a store without a folder does not create one. */
static void
test_no_folder (Archiving *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->folder, "none", NULL);
  g_autoptr (TaliaArchive) archive = talia_archive_new (folder);

  talia_archive_update (archive);
  playing_wait (archiving_is_idle, archive);
  g_assert_cmpuint (talia_archive_count (archive, &(TaliaArchiveQuery) { 0 }), ==, 0);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

/* --- damage of the index ----------------------------------------------------------------------- */

static char *
read_all_records (Archiving *self)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < ARCHIVING_MATCHES; i++)
    {
      g_autofree char *text = playing_read (self->folder, archiving_kept[i].file);

      g_string_append (all, text);
    }
  return g_string_free_and_steal (all);
}

/* Creates the archive anew, as at the next start of the program. */
static void
restart (Archiving *self)
{
  g_clear_object (&self->archive);
  archiving_open (self);
  archiving_look (self);
}

static void
test_damaged_index (Archiving *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, TALIA_ARCHIVE_INDEX_FILE, NULL);
  g_autofree char *before = read_all_records (self), *after = NULL;
  TaliaRandom random;

  talia_random_init (&random, 7);
  for (int i = 0; i < 200; i++)
    {
      g_autofree char *index = NULL;
      gsize length, at;

      g_clear_object (&self->archive); /* which also writes the log to the file */
      g_assert_true (g_file_get_contents (path, &index, &length, NULL));
      at = talia_random_pick (&random, (guint32) length);
      if (i % 2 == 0)
        length = at;
      for (gsize j = at; j < MIN (length, at + 300); j++)
        index[j] = (char) talia_random_next (&random);
      archiving_write (self, TALIA_ARCHIVE_INDEX_FILE, index, (gssize) length);
      restart (self);
      assert_all (self);
    }
  after = read_all_records (self);
  g_assert_cmpstr (before, ==, after);
}

static void
test_missing_index (Archiving *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, TALIA_ARCHIVE_INDEX_FILE, NULL);

  g_clear_object (&self->archive);
  g_assert_cmpint (g_remove (path), ==, 0);
  restart (self);
  assert_all (self);
}

/* An index of another version keeps the data that this version knows, and nothing else. */
static void
test_index_of_another_version (Archiving *self, gconstpointer data)
{
  static const char *const older[] = {
    "CREATE TABLE match (file TEXT PRIMARY KEY, stamp INTEGER, size INTEGER, game TEXT, date INTEGER, title TEXT, "
    "others TEXT, level TEXT, seats INTEGER, sides INTEGER, deals INTEGER, over INTEGER, place INTEGER, points INTEGER, "
    "best_other INTEGER, undone INTEGER); PRAGMA user_version = 1",
    "CREATE TABLE match (file TEXT); PRAGMA user_version = 999",
  };
  g_autofree char *path = g_build_filename (self->folder, TALIA_ARCHIVE_INDEX_FILE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (older); i++)
    {
      sqlite3 *database;

      g_clear_object (&self->archive);
      g_assert_cmpint (g_remove (path), ==, 0);
      g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
      g_assert_cmpint (sqlite3_exec (database, older[i], NULL, NULL, NULL), ==, SQLITE_OK);
      sqlite3_close (database);
      restart (self);
      assert_all (self);
    }
}

/* Obstacles in the place of the index or of a file beside it: `o` is a folder that is not empty, `p` a pipe, `l` a lock
 * that another program holds. */
static const struct
{
  const char *file;
  char kind;
} obstacles[] = {
  { "index.sqlite", 'o' },         { "index.sqlite", 'p' },     { "index.sqlite-wal", 'p' },
  { "index.sqlite-journal", 'p' }, { "index.sqlite-shm", 'o' }, { "index.sqlite", 'l' },
};

static sqlite3 *
put (const char *path, char kind)
{
  g_autofree char *inside = g_build_filename (path, "inside", NULL);
  sqlite3 *database = NULL;

  if (kind == 'l')
    {
      g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
      g_assert_cmpint (sqlite3_exec (database, "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE", NULL, NULL, NULL), ==,
                       SQLITE_OK);
      return database;
    }
  g_unlink (path);
  if (kind == 'o')
    g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  else
    g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  return NULL;
}

/* Then the index is created under another name, and the obstacle stays. No query waits for that. */
static void
test_index_beside_what_is_in_the_way (Archiving *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (obstacles); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, obstacles[i].file, NULL);
      g_autofree char *inside = g_build_filename (path, "inside", NULL);
      sqlite3 *lock;

      g_clear_object (&self->archive);
      lock = put (path, obstacles[i].kind);
      archiving_open (self);
      assert_found (self, &(TaliaArchiveQuery) { 0 }, "");
      archiving_look (self);
      assert_all (self);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
      sqlite3_close (lock);
      g_clear_object (&self->archive);
      g_rmdir (inside);
      g_assert_cmpint (g_remove (path), ==, 0);
      archiving_open (self);
    }
}

/* If no index can be created under either name, nothing is known; this is reported once. */
static void
test_no_index (Archiving *self, gconstpointer data)
{
  static const char *const names[] = { "index.sqlite", "index-2.sqlite" };

  g_clear_object (&self->archive);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);

      put (path, 'o');
    }
  restart (self);
  archiving_look (self);
  g_assert_cmpuint (self->failures, ==, 1);
  assert_found (self, &(TaliaArchiveQuery) { 0 }, "");
  self->failures = 0;
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Archiving *self, gconstpointer data);
  } tests[] = {
    { "/archive/queries", test_queries },
    { "/archive/pages", test_pages },
    { "/archive/facts-are-those-of-the-record", test_facts_are_those_of_the_record },
    { "/archive/list-follows", test_list_follows },
    { "/archive/list-keeps-its-items", test_list_keeps_its_items },
    { "/archive/list-keeps-what-is-held", test_list_keeps_what_is_held },
    { "/archive/list-is-read-in-part", test_list_is_read_in_part },
    { "/archive/files-come-and-go", test_files_come_and_go },
    { "/archive/removed-is-brought-back", test_removed_is_brought_back },
    { "/archive/copies", test_copies },
    { "/archive/no-folder", test_no_folder },
    { "/archive/damaged-index", test_damaged_index },
    { "/archive/missing-index", test_missing_index },
    { "/archive/index-of-another-version", test_index_of_another_version },
    { "/archive/index-beside-what-is-in-the-way", test_index_beside_what_is_in_the_way },
    { "/archive/no-index", test_no_index },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Archiving, NULL, archiving_set_up, tests[i].test, archiving_tear_down);
  return g_test_run ();
}
