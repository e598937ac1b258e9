/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches played at random, and temporary folders, shared by the tests of the model. */
#include "playing.h"

#include "model/match/talia-match.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>

TaliaTable *
playing_table (const char *settings)
{
  return playing_game_table (talia_registry_find ("hearts"), settings);
}

TaliaTable *
playing_game_table (const TaliaGame *game, const char *settings)
{
  g_auto (GStrv) words = g_strsplit (settings, " ", 0);
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaTable *table;

  talia_game_init_options (game, &options);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      talia_options_set (game->options, &options, words[i], &error);
      g_assert_no_error (error);
    }
  table = talia_table_new (game, &options, &error);
  g_assert_no_error (error);
  return table;
}

static void
deal (TaliaTable *table, TaliaRandom *random)
{
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaState *state = talia_table_get_state (table);
  g_autoptr (GError) error = NULL;
  TaliaPack pack;

  if (talia_random_below (random, 2) == 0)
    {
      talia_table_deal_seed (table, talia_random_next (random), &error);
    }
  else
    {
      talia_random_shuffle (random, game->pack (state), &pack);
      talia_table_deal (table, &pack, (int) talia_random_below (random, state->seats), NULL, &error);
    }
  g_assert_no_error (error);
}

void
playing_step (TaliaTable *table, TaliaRandom *random)
{
  g_auto (TaliaMoves) legal = { 0 };
  g_autoptr (GError) error = NULL;
  const TaliaState *state = talia_table_get_state (table);
  TaliaMove move;

  if (state->phase == TALIA_PHASE_DEAL)
    {
      deal (table, random);
      return;
    }
  g_assert_cmpint (talia_game_moves (talia_table_get_game (table), state, &legal), >, 0);
  talia_moves_get (&legal, (int) talia_random_below (random, (uint64_t) legal.n), &move);
  talia_table_play (table, &move, &error);
  g_assert_no_error (error);
}

void
playing_wild_step (TaliaTable *table, TaliaRandom *random)
{
  guint n_undo = talia_table_get_n_undo (table), n_redo = talia_table_get_n_redo (table);
  guint kind = (guint) talia_random_below (random, 8);

  if (kind == 0 && n_undo > 0)
    talia_table_undo (table, 1 + (guint) talia_random_below (random, MIN (n_undo, 6)));
  else if (kind == 1 && n_redo > 0)
    talia_table_redo (table, 1 + (guint) talia_random_below (random, n_redo));
  else if (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
    playing_step (table, random);
}

TaliaTable *
playing_table_to_claim (TaliaClaim claim)
{
  for (guint64 seed = 0;; seed++)
    {
      g_autoptr (TaliaTable) table = playing_table ("");
      g_autoptr (TaliaMatch) match = talia_match_new (table, TALIA_LEVEL_EASY);
      TaliaRandom random;

      g_assert_cmpuint (seed, <, 1000);
      talia_random_init (&random, seed);
      talia_match_hold (match);
      while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
        {
          TaliaClaim found;

          playing_step (table, &random);
          found = talia_match_get_own_turn (match) ? talia_match_get_claim (match) : TALIA_CLAIM_NONE;
          if (found != TALIA_CLAIM_NONE && (found == claim || claim == TALIA_CLAIM_NONE))
            return g_steal_pointer (&table);
        }
    }
}

void
playing_steps (TaliaTable *table, TaliaRandom *random, guint steps)
{
  while (talia_table_get_n_steps (table) < steps && talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
    playing_step (table, random);
}

guint
playing_amount (const char *variable, guint usual)
{
  const char *wanted = g_getenv (variable);
  const guint amount = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : usual;

  if (amount == 0)
    g_error ("%s must be a number above 0, or nothing would be tested", variable);
  return amount;
}

gsize
playing_run_until_killed (const char *program, const char *folder, guint seed, guint64 call, gboolean *killed)
{
  g_autofree char *number = g_strdup_printf ("%u", seed), *last = g_strdup_printf ("%" G_GUINT64_FORMAT, call);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, folder, number, last, NULL);
  g_autoptr (GBytes) told = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &told, NULL, &error);
  g_assert_no_error (error);
  if (killed != NULL)
    *killed = g_subprocess_get_if_signaled (process);
  return g_bytes_get_size (told);
}

char *
playing_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("talia-test-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static void
remove_content (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        playing_remove_folder (g_steal_pointer (&path));
      else if (g_unlink (path) != 0)
        g_assert_cmpint (errno, ==, ENOENT);
    }
}

/* The thread of an index may still read its last files after its window has gone, so removing the folder is tried
 * again. */
#define MOST_TRIES 100000

void
playing_remove_folder (char *folder)
{
  int left = MOST_TRIES, status;

  do
    {
      remove_content (folder);
      status = g_rmdir (folder);
    }
  while (status != 0 && errno == ENOTEMPTY && --left > 0);
  g_assert_no_errno (status);
  g_free (folder);
}

char *
playing_read (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GStrv
playing_list (const char *folder, const char *prefix)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

/* So many that only something that never happens ends a test: a busy machine is slow. */
#define PATIENCE 120000

guint
playing_get_patience (void)
{
  static guint patience;

  if (patience == 0)
    patience = playing_amount ("TALIA_PATIENCE", PATIENCE);
  return patience;
}

void
playing_wait (gboolean (*done) (gpointer data), gpointer data)
{
  wait_until (done (data));
}
