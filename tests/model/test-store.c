/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the store on real files: every step is saved, the next start continues, and a new match puts the old one
 * away. */
#include "model/record/talia-record.h"
#include "storing.h"

static void
test_nothing_there (Storing *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;

  g_assert_false (talia_store_has_match (self->store));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (kept_as);
  g_clear_error (&error);
  g_assert_true (talia_store_end_match (self->store, &error));
  g_assert_no_error (error);
  talia_store_flush (self->store);
}

static void
test_every_step_is_there_at_once (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 0);

  storing_assert_file_is (self, table);
  for (guint i = 0; i < 120; i++)
    {
      playing_step (table, &self->random);
      storing_assert_file_is (self, table);
    }
  talia_store_flush (self->store);
  g_assert_cmpuint (self->failures->len, ==, 0);
}

static void
test_what_it_holds_already (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = playing_table ("");

  playing_steps (table, &self->random, 70);
  talia_table_set_seat (table, 0, "human Ala");
  g_assert_true (talia_store_begin_match (self->store, table, NULL));
  storing_assert_file_is (self, table);
  talia_table_set_seat (table, 1, "easy Zosia");
  {
    g_autofree char *text = playing_read (self->folder, "current.talia");

    g_assert_true (g_str_has_suffix (text, "\nseat 1 easy Zosia\n"));
  }
}

static void
test_next_start_goes_on (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 0);

  for (guint start = 0; start < 8; start++)
    {
      g_autofree char *before = NULL, *after = NULL;

      for (guint i = 0; i < 20; i++)
        playing_wild_step (table, &self->random);
      before = talia_record_write (table);
      g_clear_object (&table);
      storing_restart (self);
      g_assert_true (talia_store_has_match (self->store));
      table = storing_open (self);
      after = talia_record_write (table);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_cmpuint (self->failures->len, ==, 0);
}

static void
test_open_twice_is_the_same (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 10);
  g_autoptr (TaliaTable) again = storing_open (self);

  g_assert_true (again == table);
}

static void
test_torn_line_is_dropped (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30);
  g_autofree char *record = talia_record_write (table);
  g_autofree char *torn = NULL, *after = NULL;

  g_clear_object (&table);
  storing_restart (self);
  torn = g_strconcat (record, "K", NULL);
  g_assert_true (g_file_set_contents (self->current, torn, -1, NULL));
  table = storing_open (self);
  after = talia_record_write (table);
  g_assert_cmpstr (after, ==, record);
  /* The incomplete line is removed before anything is appended. */
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);
}

/* A match that was edited can be continued: in the same file if lines can be appended to it, otherwise in a new one
 * that replaces it. */
static void
test_edited_match_goes_on (Storing *self, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TaliaTable) table = storing_begin (self, 30 + i);
      g_autofree char *record = talia_record_write (table), *marked = g_strconcat ("\xef\xbb\xbf", record, "\n", NULL);
      g_autofree char *text = NULL, *after = NULL, *matches = g_build_filename (self->folder, "matches", NULL);
      gsize length = strlen (marked);

      g_clear_object (&table);
      storing_restart (self);
      text = i == 0 ? g_strdup (marked) : g_convert (marked, -1, "UTF-16LE", "UTF-8", NULL, &length, NULL);
      g_assert_true (g_file_set_contents (self->current, text, (gssize) length, NULL));
      table = storing_open (self);
      after = talia_record_write (table);
      g_assert_cmpstr (after, ==, record);
      playing_step (table, &self->random);
      storing_restart (self);
      g_clear_object (&table);
      table = storing_open (self);
      g_assert_cmpuint (talia_table_get_n_steps (table), ==, 31 + i);
      g_assert_cmpuint (self->failures->len, ==, 0);
      g_assert_cmpint (g_file_test (matches, G_FILE_TEST_IS_DIR), ==,
                       i); /* the first match was put away when the second began */
    }
}

static void
test_finished_match_is_not_offered (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, G_MAXUINT);

  g_assert_cmpint (talia_table_get_state (table)->phase, ==, TALIA_PHASE_OVER);
  g_assert_false (talia_store_has_match (self->store));
  /* Its last move can still be undone, also after the next start. */
  g_assert_true (talia_table_undo (table, 1));
  g_assert_true (talia_store_has_match (self->store));
  g_clear_object (&table);
  storing_restart (self);
  g_assert_true (talia_store_has_match (self->store));
  table = storing_open (self);
  g_assert_true (talia_table_redo (table, 1));
  g_assert_false (talia_store_has_match (self->store));
  g_clear_object (&table);
  storing_restart (self);
  g_assert_false (talia_store_has_match (self->store));
}

static void
test_new_match_puts_the_old_one_away (Storing *self, gconstpointer data)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);

  /* Matches follow faster than the clock of their file names: none is overwritten. */
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (TaliaTable) table = storing_begin (self, 5 + i);

      storing_assert_file_is (self, table);
      storing_assert_n_files (matches, "", i);
    }
  g_assert_true (talia_store_end_match (self->store, NULL));
  g_assert_false (talia_store_has_match (self->store));
  g_assert_false (g_file_test (self->current, G_FILE_TEST_EXISTS));
  {
    g_auto (GStrv) names = playing_list (matches, "");

    g_assert_cmpuint (g_strv_length (names), ==, 5);
    for (guint i = 0; i < 5; i++)
      {
        g_autofree char *text = playing_read (matches, names[i]);
        g_autoptr (GError) error = NULL;
        g_autoptr (TaliaTable) table = talia_record_parse (text, -1, &error);

        g_assert_no_error (error);
        g_assert_true (g_str_has_suffix (names[i], ".talia"));
      }
  }
}

static void
test_ended_match_is_no_longer_recorded (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 5);

  g_assert_true (talia_store_end_match (self->store, NULL));
  playing_step (table, &self->random);
  g_assert_false (g_file_test (self->current, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (g_steal_pointer (&table));
}

int
main (int argc, char *argv[])
{
  static const StoringTest tests[] = {
    { "/store/nothing-there", test_nothing_there },
    { "/store/every-step-is-there-at-once", test_every_step_is_there_at_once },
    { "/store/what-it-holds-already", test_what_it_holds_already },
    { "/store/next-start-goes-on", test_next_start_goes_on },
    { "/store/open-twice-is-the-same", test_open_twice_is_the_same },
    { "/store/torn-line-is-dropped", test_torn_line_is_dropped },
    { "/store/edited-match-goes-on", test_edited_match_goes_on },
    { "/store/finished-match-is-not-offered", test_finished_match_is_not_offered },
    { "/store/new-match-puts-the-old-one-away", test_new_match_puts_the_old_one_away },
    { "/store/ended-match-is-no-longer-recorded", test_ended_match_is_no_longer_recorded },
  };

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
