/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests exporting and importing all matches as one file: what is imported is what was exported, and existing matches
 * stay. */
#include <string.h>

#include "bundling.h"
#include "model/archive/talia-match-facts.h"
#include "scoring.h"

/* --- export and import --------------------------------------------------------------------- */

static void
test_all_of_it (Bundling *self, gconstpointer data)
{
  g_autofree char *matches = g_build_filename (self->home, "matches", NULL);
  GStrv names;

  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  bundling_assert_taken (self, BUNDLING_KEPT, 0, 0);
  g_assert_cmpuint (bundling_count_arrived (self), ==, BUNDLING_KEPT);
  names = playing_list (matches, "2025-11-29T18-00-00Z"); /* of the same second: both exist afterwards */
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_strfreev (names);
}

/* A match without a note of its date has the date of its file, before and after. */
static void
test_dates_come_along (Bundling *self, gconstpointer data)
{
  g_autoptr (TaliaMatchFacts) before = talia_match_facts_read (self->folder, bundling_kept[3].file, NULL);
  g_autofree char *matches = g_build_filename (self->home, "matches", NULL);
  GStrv names;

  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  bundling_assert_taken (self, BUNDLING_KEPT, 0, 0);
  names = playing_list (matches, "");
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *file = g_build_filename ("matches", names[i], NULL);
      g_autoptr (TaliaMatchFacts) facts = talia_match_facts_read (self->home, file, NULL);

      if (facts->game == before->game)
        g_assert_cmpint (facts->date, ==, before->date);
    }
  g_strfreev (names);
}

static void
test_nothing_comes_twice (Bundling *self, gconstpointer data)
{
  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  bundling_assert_taken (self, BUNDLING_KEPT, 0, 0);
  bundling_assert_taken (self, 0, BUNDLING_KEPT, 0);
  g_assert_cmpuint (bundling_count_arrived (self), ==, BUNDLING_KEPT);
}

/* A match that was continued or renamed since is the same match; the existing one stays unchanged. */
static void
test_what_is_there_stays (Bundling *self, gconstpointer data)
{
  g_autofree char *further = bundling_make_record (0, 50), *same = bundling_make_record (1, 0), *renamed = NULL,
                  *there = NULL;
  const char *deal = strstr (same, "\ndeal ") + 1;

  renamed = g_strdup_printf ("%.*snote title Święta\n%s", (int) (deal - same), same, deal);
  bundling_write_file (self->home, "current.talia", further, -1);
  bundling_write_file (self->home, "matches/x.talia", renamed, -1);
  bundling_write_file (self->home, "matches/2025-11-29T18-00-00Z.talia", "not even a match", -1);
  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  bundling_assert_taken (self, 2, 2, 0);
  there = playing_read (self->home, "current.talia");
  g_assert_cmpstr (there, ==, further);
  g_free (there);
  there = playing_read (self->home, "matches/x.talia");
  g_assert_cmpstr (there, ==, renamed);
  g_free (there);
  there = playing_read (self->home, "matches/2025-11-29T18-00-00Z.talia");
  g_assert_cmpstr (there, ==, "not even a match");
}

/* A match that has more moves in the bundle than here is imported as another match. */
static void
test_further_comes_too (Bundling *self, gconstpointer data)
{
  g_autofree char *shorter = bundling_make_record (0, 0);

  shorter[strlen (shorter) - 40] = '\0';
  *(strrchr (shorter, '\n') + 1) = '\0';
  bundling_write_file (self->home, "current.talia", shorter, -1);
  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  bundling_assert_taken (self, BUNDLING_KEPT, 0, 0);
}

/* --- score pads ------------------------------------------------------------------------------ */

/* The last one has a name that somebody else has given it, which says nothing about the time. */
static const char *const pads[] = { "scores/2025-11-29T20-00-00Z.talia", "scores/2025-11-28T20-00-00Z.talia",
                                    "scores/święta.talia" };

static void
write_pads (Bundling *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (pads); i++)
    bundling_write_file (self->folder, pads[i], SCORING_TEXT, -1);
}

static void
assert_pad (Bundling *self, const char *file, const char *text)
{
  g_autofree char *there = playing_read (self->home, file);

  g_assert_cmpstr (there, ==, text);
}

/* Evenings with the same people and results are different ones, and keep their times. */
static void
test_pads_come_along (Bundling *self, gconstpointer data)
{
  const guint all = BUNDLING_KEPT + G_N_ELEMENTS (pads);
  g_autofree char *folder = g_build_filename (self->home, "scores", NULL);
  GStrv names;

  write_pads (self);
  g_assert_cmpint (bundling_write_out (self, NULL), ==, all);
  bundling_assert_taken (self, all, 0, 0);
  g_assert_cmpuint (bundling_count_arrived (self), ==, BUNDLING_KEPT);
  assert_pad (self, pads[0], SCORING_TEXT);
  assert_pad (self, pads[1], SCORING_TEXT);
  bundling_assert_taken (self, 0, all, 0);
  bundling_write_file (self->home, pads[0], SCORING_TEXT "end\n", -1); /* the pad has gone on */
  bundling_assert_taken (self, 0, all, 0);
  assert_pad (self, pads[0], SCORING_TEXT "end\n");
  names = playing_list (folder, "");
  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (pads));
  g_strfreev (names);
}

/* --- failures ------------------------------------------------------------------------------------ */

static void
test_cancelled (Bundling *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_auto (TaliaBundleTally) tally = { 0 };

  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  g_cancellable_cancel (self->reading.cancellable);
  g_assert_false (bundling_take_over (self, &tally, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_cmpuint (bundling_count_arrived (self), ==, 0);
  g_assert_cmpint (bundling_write_out (self, &error), ==, -1);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_object_unref (self->reading.cancellable);
  self->reading.cancellable = g_cancellable_new ();
  bundling_assert_taken (self, BUNDLING_KEPT, 0, 0); /* the previous file is still there, and complete */
}

static void
test_no_room_for_matches (Bundling *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *there = NULL;
  g_auto (TaliaBundleTally) tally = { 0 };

  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  bundling_write_file (self->home, "matches", "a file in the place of the folder", -1);
  g_assert_false (bundling_take_over (self, &tally, &error));
  g_assert_true (error->domain == G_FILE_ERROR);
  there = playing_read (self->home, "matches");
  g_assert_cmpstr (there, ==, "a file in the place of the folder");
}

static void
test_nowhere_to_write (Bundling *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (self->folder, "none", "all.tar.gz", NULL);

  g_clear_object (&self->bundle);
  self->bundle = g_file_new_for_path (path);
  g_assert_cmpint (bundling_write_out (self, &error), ==, -1);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int argc, char **argv)
{
  static const BundlingTest tests[] = {
    { "/bundle/all-of-it", test_all_of_it },
    { "/bundle/dates-come-along", test_dates_come_along },
    { "/bundle/nothing-comes-twice", test_nothing_comes_twice },
    { "/bundle/what-is-there-stays", test_what_is_there_stays },
    { "/bundle/further-comes-too", test_further_comes_too },
    { "/bundle/pads-come-along", test_pads_come_along },
    { "/bundle/cancelled", test_cancelled },
    { "/bundle/no-room-for-matches", test_no_room_for_matches },
    { "/bundle/nowhere-to-write", test_nowhere_to_write },
  };

  return bundling_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
