/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the verdicts of the expert are kept, whatever happens to the file that holds them. */
#include <glib/gstdio.h>
#include <string.h>

#include "model/archive/talia-verdicts.h"
#include "playing.h"

typedef struct
{
  char *folder, *path;
  TaliaTable *table;
  TaliaVerdicts *verdicts;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  TaliaRandom random;

  talia_random_init (&random, 3);
  self->folder = playing_folder ();
  self->path = g_build_filename (self->folder, TALIA_VERDICTS_FILE, NULL);
  self->table = playing_table ("");
  playing_steps (self->table, &random, 130);
  self->verdicts = talia_verdicts_new (self->folder);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  talia_verdicts_unref (self->verdicts);
  g_object_unref (self->table);
  g_free (self->path);
  playing_remove_folder (self->folder);
}

/* Returns judgements like those of an expert; the first deal begins at step 0. */
static GArray *
make_judgements (Fixture *self)
{
  GArray *judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));

  for (guint step = 3; step < 40; step += 5)
    {
      TaliaJudgement it = { .step = step,
                            .made = talia_table_get_step (self->table, step)->move,
                            .best = talia_table_get_step (self->table, step + 1)->move,
                            .loss = step / 7.0,
                            .error = 0.25,
                            .expected = -3.0 / step,
                            .expected_error = 1e-7,
                            .reason = { .cards = 0x8000000000001,
                                        .id = TALIA_REASON_MOON_STOP,
                                        .seat = 2,
                                        .suit = -1,
                                        .number = -12,
                                        .cause = { .cards = 1, .beside = 6, .id = TALIA_CAUSE_GUARD, .number = 7 } } };

      g_array_append_val (judgements, it);
    }
  return judgements;
}

static void
assert_same (const GArray *one, const GArray *two)
{
  g_assert_nonnull (two);
  g_assert_cmpuint (one->len, ==, two->len);
  for (guint i = 0; i < one->len; i++)
    {
      const TaliaJudgement *a = &g_array_index (one, TaliaJudgement, i), *b = &g_array_index (two, TaliaJudgement, i);

      g_assert_cmpuint (a->step, ==, b->step);
      g_assert_true (talia_move_equal (&a->made, &b->made) && talia_move_equal (&a->best, &b->best));
      g_assert_cmpfloat (a->loss, ==, b->loss);
      g_assert_cmpfloat (a->error, ==, b->error);
      g_assert_cmpfloat (a->expected, ==, b->expected);
      g_assert_cmpfloat (a->expected_error, ==, b->expected_error);
      g_assert_true (a->reason.cards == b->reason.cards);
      g_assert_cmpint (a->reason.id, ==, b->reason.id);
      g_assert_cmpint (a->reason.seat, ==, b->reason.seat);
      g_assert_cmpint (a->reason.suit, ==, b->reason.suit);
      g_assert_cmpint (a->reason.number, ==, b->reason.number);
      g_assert_cmpmem (&a->reason.cause, sizeof a->reason.cause, &b->reason.cause, sizeof b->reason.cause);
    }
}

static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) said = make_judgements (self), found = NULL;
  guint deals, decisions;
  double loss;

  g_assert_null (talia_verdicts_find (self->verdicts, self->table, 0, 1, TALIA_SIGHT_OWN));
  g_assert_false (talia_verdicts_sum (self->verdicts, self->table, 0, &deals, &decisions, &loss));
  talia_verdicts_keep (self->verdicts, self->table, 0, 1, TALIA_SIGHT_OWN, said);
  talia_verdicts_unref (self->verdicts);
  self->verdicts = talia_verdicts_new (self->folder);
  found = talia_verdicts_find (self->verdicts, self->table, 0, 1, TALIA_SIGHT_OWN);
  assert_same (said, found);
  g_assert_null (talia_verdicts_find (self->verdicts, self->table, 0, 1, TALIA_SIGHT_ALL));
  g_assert_null (talia_verdicts_find (self->verdicts, self->table, 1, 1, TALIA_SIGHT_OWN));
  g_assert_null (talia_verdicts_find (self->verdicts, self->table, 0, 2, TALIA_SIGHT_OWN));
  g_assert_true (talia_verdicts_sum (self->verdicts, self->table, 0, &deals, &decisions, &loss));
  g_assert_cmpuint (deals, ==, 1);
  g_assert_cmpuint (decisions, ==, said->len);
  g_assert_cmpfloat (loss, >, 0.0);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GArray **) data = talia_judge_finish (result, NULL);
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

/* Every verdict that an expert gives is read back unchanged. */
static void
test_real_answers (Fixture *self, gconstpointer data)
{
  for (guint deal = 1; deal <= 2; deal++)
    {
      TaliaSight sight = deal == 1 ? TALIA_SIGHT_OWN : TALIA_SIGHT_ALL;
      GArray *said = NULL, *found;
      gint permille = 0;

      talia_judge_async (self->table, 0, deal, sight, &permille, NULL, judged_cb, &said);
      playing_wait (is_set, &said);
      g_assert_cmpuint (said->len, >, 0);
      talia_verdicts_keep (self->verdicts, self->table, 0, deal, sight, said);
      found = talia_verdicts_find (self->verdicts, self->table, 0, deal, sight);
      assert_same (said, found);
      g_array_unref (said);
      g_array_unref (found);
    }
}

/* A verdict does not apply to a deal that was played differently. */
static void
test_other_play_is_not_judged_by_it (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) other = playing_table ("");
  g_autoptr (GArray) said = make_judgements (self);
  TaliaRandom random;

  talia_verdicts_keep (self->verdicts, self->table, 0, 1, TALIA_SIGHT_OWN, said);
  talia_random_init (&random, 4);
  talia_table_walk (other, self->table, 20);
  playing_steps (other, &random, 130);
  g_assert_null (talia_verdicts_find (self->verdicts, other, 0, 1, TALIA_SIGHT_OWN));
}

/* After damage of the file, either the verdicts are correct or none is known; and new ones can be saved. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) said = make_judgements (self);
  TaliaRandom random;

  talia_random_init (&random, 8);
  for (int i = 0; i < 100; i++)
    {
      g_autofree char *bytes = NULL;
      g_autoptr (GArray) found = NULL, again = NULL;
      gsize length, at;

      talia_verdicts_keep (self->verdicts, self->table, 0, 1, TALIA_SIGHT_OWN, said);
      g_clear_pointer (&self->verdicts, talia_verdicts_unref);
      g_assert_true (g_file_get_contents (self->path, &bytes, &length, NULL));
      at = talia_random_pick (&random, (guint32) length);
      if (i % 2 == 0)
        length = at;
      for (gsize j = at; j < MIN (length, at + 200); j++)
        bytes[j] = (char) talia_random_next (&random);
      g_assert_true (g_file_set_contents (self->path, bytes, (gssize) length, NULL));
      self->verdicts = talia_verdicts_new (self->folder);
      found = talia_verdicts_find (self->verdicts, self->table, 0, 1, TALIA_SIGHT_OWN);
      g_assert_true (found == NULL || found->len <= said->len);
      g_clear_pointer (&self->verdicts, talia_verdicts_unref);
      if (found == NULL)
        g_unlink (self->path);
      self->verdicts = talia_verdicts_new (self->folder);
    }
}

/* Without a folder nothing is saved, and no folder is created. */
static void
test_no_folder (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->folder, "none", NULL);
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (folder);
  g_autoptr (GArray) said = make_judgements (self);

  talia_verdicts_keep (verdicts, self->table, 0, 1, TALIA_SIGHT_OWN, said);
  g_assert_null (talia_verdicts_find (verdicts, self->table, 0, 1, TALIA_SIGHT_OWN));
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/verdicts/kept", test_kept },
    { "/verdicts/real-answers", test_real_answers },
    { "/verdicts/other-play-is-not-judged-by-it", test_other_play_is_not_judged_by_it },
    { "/verdicts/damaged", test_damaged },
    { "/verdicts/no-folder", test_no_folder },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
