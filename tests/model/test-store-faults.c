/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that, whichever call to the disk fails and in whatever way, the match is saved or the failure is reported. */
#include "failing-disk.h"
#include "power-cut.h"
#include "store-script.h"

#define STEPS 200

/* Each run of the tests tries a part of the calls in each game; fewer with sanitizers, which are slow. */
#ifdef __SANITIZE_ADDRESS__
#define SHARES 6
#else
#define SHARES 2
#endif

/* In each series of this many calls, some fail. */
static const guint strides[] = { 32, 403, 97, 11 };

/* By hand, TALIA_FAULTS=4 lets every call fail in every game in this number of ways; returns 0 otherwise. */
static guint
n_rounds (void)
{
  return g_getenv ("TALIA_FAULTS") != NULL ? playing_amount ("TALIA_FAULTS", 1) : 0;
}

/* Checks that everything reported as written to the disk survives a power failure now. */
static void
check_durable (Script *self)
{
  g_autoptr (GHashTable) left = power_cut (disk_get_events (), disk_get_events ()->len, CUT_ALL, NULL);
  g_autoptr (GPtrArray) texts = g_hash_table_get_values_as_ptr_array (left);

  for (guint i = 0; i < self->matches->len; i++)
    {
      const ScriptMatch *match = self->matches->pdata[i];
      gboolean found = match->durable == 0;

      for (guint j = 0; j < texts->len && !found; j++)
        {
          gsize length;
          const char *text = g_bytes_get_data (texts->pdata[j], &length);

          found = script_match_is_in (match, match->durable, text, length);
        }
      if (!found)
        g_error ("match %u would be lost without power:\n%s", i, match->text->str);
    }
}

typedef struct
{
  guint n_calls, n_failed, n_told, n_matches, n_again;
} Sum;

static void
run (const TaliaGame *game, guint first, guint stride, guint times, guint how, Sum *sum)
{
  Script *script = script_new (game, 1 + how);

  disk_watch (script->base);
  disk_fail (first, stride, times, how);
  for (guint i = 0; i < STEPS; i++)
    script_step (script, TRUE);
  sum->n_calls += disk_get_n_calls ();
  sum->n_failed += disk_get_n_failed ();
  disk_fail (0, 0, 0, 0);
  script_check_all (script);
  check_durable (script);
  sum->n_told += script->n_told;
  sum->n_matches += script->matches->len;
  sum->n_again += script->n_again;
  disk_forget ();
  script_free (script);
}

static void
test_faults (gconstpointer data)
{
  const TaliaGame *game = data;
  static guint nth; /* counts the games */
  guint rounds = n_rounds (), shares = rounds > 0 ? 1 : SHARES;
  Sum sum = { 0 };

  run (game, 0, 0, 0, 0, &sum);
  g_assert_cmpuint (sum.n_told, ==, 0);
  for (guint round = 0; round < MAX (rounds, 1); round++)
    {
      guint stride = strides[round % G_N_ELEMENTS (strides)];

      for (guint first = nth % shares; first < stride; first += shares)
        run (game, first, stride, 1 + (first + round) % 4, round + first / 4, &sum);
    }
  nth++;
  g_test_message ("%u calls, %u failed, %u failures told, %u matches, %u gone on with", sum.n_calls, sum.n_failed,
                  sum.n_told, sum.n_matches, sum.n_again);
  /* The store has noticed failures, and has made every kind of operation. */
  g_assert_true (sum.n_calls > sum.n_failed && sum.n_failed >= sum.n_told);
  g_assert_true (sum.n_told > 0 && sum.n_matches > 0 && sum.n_again > 0);
}

/* A file whose renaming succeeded though a failure was reported is the store's own: the next step overwrites it, and no
 * copy is put away. */
static void
test_no_copies (void)
{
  guint failed = 0;

  /* Each of the first syncs of a match fails in turn; their number depends on GLib. */
  for (guint first = 0; first < 6; first++)
    {
      Script *script = script_new (talia_registry_find ("hearts"), 1);
      g_autofree char *put_away = g_build_filename (script->folder, "matches", NULL);

      disk_watch (script->base);
      disk_count_only (DISK_SYNC);
      disk_fail (first, 1000, 1, 0);
      do
        script_step (script, FALSE);
      while (script->failing);
      failed += disk_get_n_failed ();
      disk_forget ();
      g_assert_false (g_file_test (put_away, G_FILE_TEST_EXISTS));
      script_free (script);
    }
  g_assert_cmpuint (failed, >, 1);
}

int
main (int argc, char *argv[])
{
  const TaliaGame *const *games = talia_registry_list ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-faults/no-copies", test_no_copies);
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/store-faults/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_faults);
    }
  return g_test_run ();
}
