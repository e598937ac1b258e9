/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that, whenever the program is killed or the power fails, what was reported as saved is there, and the next
 * start continues. */
#include "failing-disk.h"
#include "model/record/talia-record.h"
#include "power-cut.h"
#include "store-script.h"

#define STEPS 200

/* By hand, TALIA_FAULTS=20 tries this number of power failures at each moment, with different losses. */
static guint
n_rounds (void)
{
  return playing_amount ("TALIA_FAULTS", 1);
}

/* What the store had reported about a match after a number of disk events. */
typedef struct
{
  guint at;
  guint match;
  gsize kept;
  gsize durable;
} Mark;

typedef struct
{
  Script *script;
  GArray *marks; /* Mark, in order */
  TaliaRandom random;
  guint n_cuts, n_opened, n_aside;
} Test;

static void
mark (Test *self)
{
  for (guint i = 0; i < self->script->matches->len; i++)
    {
      const ScriptMatch *match = self->script->matches->pdata[i];
      Mark told = { disk_get_events ()->len, i, match->kept, match->durable };

      g_array_append_val (self->marks, told);
    }
}

/* --- the remaining files
 * ------------------------------------------------------------------------------------------- */

static gboolean
is_in_one_of (const ScriptMatch *match, gsize length, GHashTable *left)
{
  GHashTableIter iter;
  gpointer name, bytes;

  g_hash_table_iter_init (&iter, left);
  while (g_hash_table_iter_next (&iter, &name, &bytes))
    {
      gsize text_length;
      const char *text = g_bytes_get_data (bytes, &text_length);

      if (g_str_has_suffix (name, ".talia") && script_match_is_in (match, length, text, text_length))
        return TRUE;
    }
  return FALSE;
}

/* Asserts that every match is there as far as was promised: after a kill, what was handed to the system; otherwise,
 * what was flushed. */
static void
check_all_there (Test *self, guint at, PowerCut how, GHashTable *left)
{
  GPtrArray *matches = self->script->matches;
  g_autofree gsize *promised = g_new0 (gsize, matches->len);

  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *told = &g_array_index (self->marks, Mark, i);

      if (told->at > at)
        break;
      promised[told->match] = how == CUT_NOTHING ? told->kept : told->durable;
    }
  for (guint i = 0; i < matches->len; i++)
    if (promised[i] > 0 && !is_in_one_of (matches->pdata[i], promised[i], left))
      g_error ("cut %d after %u: match %u is lost:\n%s", how, at, i, ((ScriptMatch *) matches->pdata[i])->text->str);
}

/* --- the next start ----------------------------------------------------------------------------------------------- */

static char *
lay_out (GHashTable *left)
{
  char *folder = playing_folder ();
  GHashTableIter iter;
  gpointer name, bytes;

  g_hash_table_iter_init (&iter, left);
  while (g_hash_table_iter_next (&iter, &name, &bytes))
    if (g_str_has_prefix (name, "talia/current"))
      {
        g_autofree char *path = g_build_filename (folder, (char *) name + strlen ("talia/"), NULL);
        gsize length;
        const char *text = g_bytes_get_data (bytes, &length);

        g_assert_true (g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
      }
  return folder;
}

/* Whether there are zeros between lines that reached the disk, so that the match cannot be continued. */
static gboolean
has_hole (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  while (length > 0 && text[length - 1] == '\0')
    length--;
  return memchr (text, '\0', length) != NULL;
}

/* The next start continues the open match; only a file with a hole is put aside, unchanged. */
static void
check_next_start (Test *self, GHashTable *left)
{
  GBytes *current = g_hash_table_lookup (left, "talia/current.talia");
  g_autofree char *kept_as = NULL, *text = NULL, *record = NULL;
  g_autoptr (TaliaStore) store = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  char *folder;
  gsize length;

  if (current == NULL)
    return;
  folder = lay_out (left);
  store = talia_store_new (folder);
  table = talia_store_open_match (store, &kept_as, &error);
  if (table != NULL)
    {
      playing_wild_step (table, &self->random);
      text = playing_read (folder, "current.talia");
      g_clear_object (&table);
      table = talia_record_read (text, strlen (text), TALIA_RECORD_AUTOSAVE, &length, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (length, ==, strlen (text));
      self->n_opened++;
    }
  else
    {
      if (!has_hole (current))
        g_error ("not opened: %s\n%s", error->message, (const char *) g_bytes_get_data (current, NULL));
      g_assert_true (g_file_get_contents (kept_as, &text, &length, NULL));
      g_assert_cmpmem (text, length, g_bytes_get_data (current, NULL), g_bytes_get_size (current));
      self->n_aside++;
    }
  g_clear_object (&store);
  playing_remove_folder (folder);
}

/* ------------------------------------------------------------------------------------------------------------------ */

static void
cut_at (Test *self, guint at, PowerCut how)
{
  g_autoptr (GHashTable) left = power_cut (disk_get_events (), at, how, &self->random);

  check_all_there (self, at, how, left);
  disk_let_pass (TRUE);
  check_next_start (self, left);
  disk_let_pass (FALSE);
  self->n_cuts++;
}

/* Sums over all games: the part of a file that was on the disk is random, and may always be enough in one game. */
static guint n_aside;

static void
test_power (gconstpointer data)
{
  Test self = { .script = script_new (data, 2), .marks = g_array_new (FALSE, FALSE, sizeof (Mark)) };
  guint rounds = n_rounds (), n;

  talia_random_init (&self.random, 3);
  disk_watch (self.script->base);
  for (guint i = 0; i < STEPS; i++)
    {
      script_step (self.script, talia_random_below (&self.random, 4) == 0);
      mark (&self);
    }
  talia_store_flush (self.script->store);
  g_assert_cmpuint (self.script->n_told, ==, 0);
  n = disk_get_events ()->len;
  for (guint at = 0; at <= n; at++)
    for (guint round = 0; round < rounds; round++)
      cut_at (&self, at, (at + round) % CUT_N);
  g_test_message ("%u cuts in %u matches, %u gone on with, %u put aside", self.n_cuts, self.script->matches->len,
                  self.n_opened, self.n_aside);
  g_assert_true (self.n_cuts > STEPS && self.n_opened > 0);
  n_aside += self.n_aside;
  disk_forget ();
  script_free (self.script);
  g_array_unref (self.marks);
}

static void
test_some_are_put_aside (void)
{
  g_assert_cmpuint (n_aside, >, 0);
}

int
main (int argc, char *argv[])
{
  const TaliaGame *const *games = talia_registry_list ();

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/store-power/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_power);
    }
  g_test_add_func ("/store-power/some-are-put-aside", test_some_are_put_aside);
  return g_test_run ();
}
