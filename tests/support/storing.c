/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder for a store, and a list of what the store has reported, shared by the tests of the store. */
#include "storing.h"

#include "model/record/talia-record.h"

static void
failed_cb (Storing *self, GError *error)
{
  g_assert_nonnull (error);
  g_ptr_array_add (self->failures, g_strdup (error->message));
}

static void
recovered_cb (Storing *self)
{
  self->recovered++;
}

void
storing_restart (Storing *self)
{
  if (self->store != NULL)
    g_assert_finalize_object (self->store);
  self->store = talia_store_new (self->folder);
  g_signal_connect_swapped (self->store, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->store, "recovered", G_CALLBACK (recovered_cb), self);
}

static void
set_up (Storing *self, gconstpointer data)
{
  self->folder = playing_folder ();
  self->current = g_build_filename (self->folder, "current.talia", NULL);
  self->failures = g_ptr_array_new_with_free_func (g_free);
  talia_random_init (&self->random, 5);
  storing_restart (self);
}

static void
tear_down (Storing *self, gconstpointer data)
{
  g_assert_finalize_object (self->store);
  g_ptr_array_unref (self->failures);
  g_free (self->current);
  playing_remove_folder (self->folder);
}

TaliaTable *
storing_begin (Storing *self, guint steps)
{
  TaliaTable *table = playing_table ("target=50");
  g_autoptr (GError) error = NULL;

  talia_store_begin_match (self->store, table, &error);
  g_assert_no_error (error);
  playing_steps (table, &self->random, steps);
  return table;
}

TaliaTable *
storing_open (Storing *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  TaliaTable *table = talia_store_open_match (self->store, &kept_as, &error);

  g_assert_no_error (error);
  g_assert_null (kept_as);
  return table;
}

void
storing_assert_file_is (Storing *self, TaliaTable *table)
{
  g_autofree char *text = playing_read (self->folder, "current.talia");
  g_autofree char *record = talia_record_write (table);

  g_assert_cmpstr (text, ==, record);
}

void
storing_assert_n_files (const char *folder, const char *prefix, guint n)
{
  g_auto (GStrv) names = NULL;

  if (n == 0 && !g_file_test (folder, G_FILE_TEST_EXISTS))
    return;
  names = playing_list (folder, prefix);
  g_assert_cmpuint (g_strv_length (names), ==, n);
}

int
storing_run (int argc, char **argv, const StoringTest *tests, guint n)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++)
    g_test_add (tests[i].path, Storing, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
