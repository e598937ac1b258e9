/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests several programs, ours and others, in one folder of matches: nothing is overwritten, and no two matches are
 * mixed up. */
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "playing.h"

typedef struct
{
  char *folder;
  TaliaRandom random;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = playing_folder ();
  talia_random_init (&self->random, 7);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  playing_remove_folder (self->folder);
}

static TaliaTable *
begin (TaliaStore *store)
{
  TaliaTable *table = playing_table ("target=50");
  g_autoptr (GError) error = NULL;

  talia_store_begin_match (store, table, &error);
  g_assert_no_error (error);
  return table;
}

/* Plays this number of further steps. */
static void
play (Fixture *self, TaliaTable *table, guint steps)
{
  playing_steps (table, &self->random, talia_table_get_n_steps (table) + steps);
}

static void
assert_file_is (const char *folder, const char *name, TaliaTable *table)
{
  g_autofree char *text = playing_read (folder, name);
  g_autofree char *record = talia_record_write (table);

  g_assert_cmpstr (text, ==, record);
}

static void
assert_open_elsewhere (TaliaStore *store)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (talia_store_is_shared (store));
  g_assert_false (talia_store_has_match (store));
  g_assert_null (talia_store_open_match (store, NULL, &error));
  g_assert_error (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE);
}

/* The second program keeps its match in another file beside the first one's. */
static void
test_two_matches_beside_each_other (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaStore) a = talia_store_new (self->folder), b = talia_store_new (self->folder);
  g_autoptr (TaliaTable) first = begin (a), second = NULL;

  play (self, first, 20);
  assert_open_elsewhere (b);
  second = begin (b);
  play (self, second, 40);
  play (self, first, 1);
  assert_file_is (self->folder, "current.talia", first);
  assert_file_is (self->folder, "current-2.talia", second);
}

/* A match that one program has closed can be continued by the other, in whichever file it is. */
static void
test_closed_matches_are_found (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaStore) a = talia_store_new (self->folder), b = talia_store_new (self->folder);
  g_autoptr (TaliaTable) first = begin (a), second = begin (b), found = NULL;
  g_autofree char *record = NULL, *again = NULL;

  play (self, second, 9);
  record = talia_record_write (second);
  g_clear_object (&b);
  b = talia_store_new (self->folder);
  g_assert_true (talia_store_has_match (b));
  found = talia_store_open_match (b, NULL, NULL);
  g_assert_nonnull (found);
  again = talia_record_write (found);
  g_assert_cmpstr (again, ==, record);
  play (self, found, 3);
  assert_file_is (self->folder, "current-2.talia", found);
}

/* --- changes by other programs --------------------------------------------------------------------------------- */

static void
replace (const char *path)
{
  g_assert_true (g_file_set_contents (path, "somebody else’s\n", -1, NULL));
}

static void
cut_short (const char *path)
{
  g_assert_cmpint (truncate (path, 100), ==, 0);
}

static void
add_to (const char *path)
{
  FILE *file = g_fopen (path, "a");

  g_assert_nonnull (file);
  fputs ("QS\n", file);
  fclose (file);
}

static const struct
{
  const char *name;
  void (*meddle) (const char *path);
} strangers[] = { { "replaced", replace }, { "cut-short", cut_short }, { "added-to", add_to } };

/* A file that another program has changed is put aside with its contents, and the match is complete again. */
static void
test_strangers_are_put_aside (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaStore) store = talia_store_new (self->folder);
  g_autoptr (TaliaTable) table = begin (store);
  g_autofree char *path = g_build_filename (self->folder, "current.talia", NULL);
  g_autofree char *strange = NULL, *aside = NULL;
  g_auto (GStrv) names = NULL;
  guint i = GPOINTER_TO_UINT (data);

  play (self, table, 20);
  talia_store_flush (store);
  strangers[i].meddle (path);
  strange = playing_read (self->folder, "current.talia");
  play (self, table, 1);
  assert_file_is (self->folder, "current.talia", table);
  names = playing_list (self->folder, "damaged-");
  if (g_strv_length (names) == 0) /* the store creates a new record */
    {
      g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);

      g_strfreev (names);
      names = playing_list (matches, "");
      g_assert_cmpuint (g_strv_length (names), ==, 1);
      aside = playing_read (matches, names[0]);
    }
  else
    aside = playing_read (self->folder, names[0]);
  g_assert_cmpstr (aside, ==, strange);
}

/* --- random operations ------------------------------------------------------------------------------------------- */

typedef struct
{
  TaliaStore *store;
  TaliaTable *table;
  guint match; /* index of `records` */
} Program;

static guint
find_record (GPtrArray *records, const char *text)
{
  guint i;

  g_assert_true (g_ptr_array_find_with_equal_func (records, text, g_str_equal, &i));
  return i;
}

static void
act (Fixture *self, Program *program, GPtrArray *records)
{
  switch (talia_random_below (&self->random, 4))
    {
    case 0:
      g_clear_object (&program->table);
      program->table = begin (program->store);
      play (self, program->table, 1); /* a deal that makes the match unique */
      program->match = records->len;
      g_ptr_array_add (records, talia_record_write (program->table));
      break;
    case 1:
      if (program->table != NULL)
        break;
      program->table = talia_store_open_match (program->store, NULL, NULL);
      if (program->table != NULL)
        {
          g_autofree char *text = talia_record_write (program->table);

          program->match = find_record (records, text);
        }
      break;
    case 2:
      if (program->table == NULL)
        break;
      play (self, program->table, 1 + (guint) talia_random_below (&self->random, 9));
      g_free (records->pdata[program->match]);
      records->pdata[program->match] = talia_record_write (program->table);
      break;
    default: /* the program ends as if it were killed */
      g_clear_object (&program->table);
      g_clear_object (&program->store);
      program->store = talia_store_new (self->folder);
      break;
    }
}

static void
collect (const char *folder, const char *prefix, GPtrArray *texts)
{
  g_auto (GStrv) names = playing_list (folder, prefix);

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      g_ptr_array_add (texts, playing_read (folder, names[i]));
}

/* After any operations of two programs in any order, every match is in one file, complete. */
static void
test_interleavings (Fixture *self, gconstpointer data)
{
  const guint n = playing_amount ("TALIA_INTERLEAVINGS", 20);
  guint begun = 0;

  for (guint round = 0; round < n; round++)
    {
      Program programs[2] = { { .store = talia_store_new (self->folder) },
                              { .store = talia_store_new (self->folder) } };
      g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);

      for (int i = 0; i < 20; i++)
        act (self, &programs[talia_random_below (&self->random, 2)], records);
      for (int i = 0; i < 2; i++)
        {
          g_clear_object (&programs[i].table);
          g_clear_object (&programs[i].store);
        }
      collect (self->folder, "", texts);
      if (g_file_test (matches, G_FILE_TEST_IS_DIR))
        collect (matches, "", texts);
      g_assert_cmpuint (texts->len, ==, records->len);
      begun += records->len;
      for (guint i = 0; i < records->len; i++)
        find_record (texts, records->pdata[i]);
      playing_remove_folder (self->folder);
      self->folder = playing_folder ();
    }
  g_assert_cmpuint (begun, >=, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)
  ADD ("/store-shared/beside-each-other", NULL, test_two_matches_beside_each_other);
  ADD ("/store-shared/closed-matches-are-found", NULL, test_closed_matches_are_found);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store-shared/strangers/%s", strangers[i].name);

      ADD (path, GUINT_TO_POINTER (i), test_strangers_are_put_aside);
    }
  ADD ("/store-shared/interleavings", NULL, test_interleavings);
  return g_test_run ();
}
