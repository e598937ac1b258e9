/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the length limits of a match, which are the same for matches that are played and for records that are read
 * (docs/RECORD.md). */
#include "model/base/talia-limits.h"

#include <glib/gstdio.h>

#include "endless.h"
#include "model/record/talia-record.h"
#include "storing.h"

#define SENTENCE "The match is as long as a match can be, so no more deals fit into it."

/* The last deal of the longest possible match can be played to its end; another deal is refused and nothing is lost. */
static void
test_a_match_at_its_limit_is_kept (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_record (TALIA_MAX_DEALS), *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = talia_record_parse (record, -1, &error);

  g_assert_no_error (error);
  g_assert_true (talia_store_begin_match (self->store, table, NULL));
  g_assert_cmpstr (talia_table_get_limit (table), ==, SENTENCE);
  g_assert_false (talia_table_deal_seed (table, 1, &error));
  g_assert_true (error->domain == TALIA_DEAL_ERROR);
  g_assert_cmpstr (error->message, ==, SENTENCE);
  after = talia_record_write (table);
  g_assert_cmpstr (after, ==, record);
  g_assert_true (talia_table_undo (table, 1));
  g_assert_true (talia_table_redo (table, 1));

  g_clear_object (&table);
  storing_restart (self);
  table = storing_open (self);
  g_assert_cmpuint (talia_table_get_state (table)->deals, ==, TALIA_MAX_DEALS);
}

/* A record with one deal too many is damaged at that line. */
static void
test_one_deal_too_many_is_damage (Storing *self, gconstpointer data)
{
  g_autofree char *fits = endless_record (TALIA_MAX_DEALS), *record = endless_record (TALIA_MAX_DEALS + 1);
  g_autoptr (GError) error = NULL;
  int line = 1;

  for (const char *c = fits; *c != '\0'; c++)
    line += *c == '\n';
  g_assert_null (talia_record_parse (record, -1, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, line);
  g_assert_true (g_str_has_suffix (error->message, SENTENCE));
}

static void
test_less_than_the_limit_has_none (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_record (TALIA_MAX_DEALS - 1);
  g_autoptr (TaliaTable) table = talia_record_parse (record, -1, NULL);

  g_assert_null (talia_table_get_limit (table));
  g_assert_true (talia_table_deal_seed (table, 1, NULL));
}

/* Undone moves make the file longer than its match: it is rewritten before it is too long to be read. */
static void
test_a_file_that_has_grown_is_written_anew (Storing *self, gconstpointer data)
{
  g_autofree char *begun = endless_to_and_fro (0), *once = endless_to_and_fro (1);
  guint times = (guint) ((TALIA_RECORD_MAX_LENGTH - strlen (begun)) / (strlen (once) - strlen (begun)));
  g_autofree char *record = endless_to_and_fro (times), *written = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  GStatBuf file;

  g_assert_true (g_file_set_contents (self->current, record, -1, NULL));
  table = talia_store_open_match (self->store, NULL, &error);
  g_assert_no_error (error);
  playing_step (table, &self->random);
  playing_step (table, &self->random);
  written = talia_record_write (table);
  g_assert_no_errno (g_stat (self->current, &file));
  g_assert_cmpuint (strlen (written), ==, (gsize) file.st_size);
  storing_assert_file_is (self, table);
  storing_assert_n_files (self->folder, "damaged-", 0);
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);
}

/* A name that is too long is cut after a complete character, and is the same when it is read again. */
static void
test_long_names_are_cut (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = playing_table (""), again = NULL;
  g_autoptr (GString) name = g_string_new ("human ");
  g_autofree char *record = NULL;

  while (name->len < 100000)
    g_string_append (name, "ż");
  talia_table_set_seat (table, 0, name->str);
  g_assert_true (g_utf8_validate (talia_table_get_seat (table, 0), -1, NULL));
  g_assert_cmpuint (strlen (talia_table_get_seat (table, 0)), ==, TALIA_MAX_SEAT_TEXT);
  record = talia_record_write (table);
  again = talia_record_parse (record, -1, NULL);
  g_assert_cmpstr (talia_table_get_seat (again, 0), ==, talia_table_get_seat (table, 0));
}

/* Returns the size of the record of a deal played at random. */
static gsize
measure_deal (const TaliaGame *game, guint seed)
{
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autofree char *begun = NULL, *record = NULL;
  g_autoptr (TaliaTable) table = NULL;
  TaliaOptions options;
  TaliaRandom random;
  int n;

  talia_random_init (&random, seed);
  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  begun = talia_record_write (table);
  g_assert_true (talia_table_deal_seed (table, seed, NULL));
  while ((n = talia_game_legal_or_some (game, talia_table_get_state (table), legal)) > 0)
    g_assert_true (talia_table_play (table, &legal[talia_random_below (&random, (uint64_t) n)], NULL));
  record = talia_record_write (table);
  return strlen (record) - strlen (begun);
}

/* The record of the longest match of any game can be read, and would be with twice the length. */
static void
test_the_longest_match_fits (Storing *self, gconstpointer data)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    for (guint seed = 1; seed <= 20; seed++)
      g_assert_cmpuint (2 * TALIA_MAX_DEALS * measure_deal (*game, seed), <, TALIA_RECORD_MAX_LENGTH);
}

int
main (int argc, char **argv)
{
  static const StoringTest tests[] = {
    { "/limits/a-match-at-its-limit-is-kept", test_a_match_at_its_limit_is_kept },
    { "/limits/one-deal-too-many-is-damage", test_one_deal_too_many_is_damage },
    { "/limits/less-than-the-limit-has-none", test_less_than_the_limit_has_none },
    { "/limits/a-file-that-has-grown-is-written-anew", test_a_file_that_has_grown_is_written_anew },
    { "/limits/long-names-are-cut", test_long_names_are_cut },
    { "/limits/the-longest-match-fits", test_the_longest_match_fits },
  };

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
