/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the files in a folder that hold matches or score pads, and tells whether a given match is among them. */
#include "talia-bundle-files.h"

#include <string.h>

#include "model/pad/talia-pad-folder.h"
#include "model/record/talia-record-file.h"
#include "model/record/talia-record-lines.h"

static void
list_in (const char *folder, const char *below, const char *const *prefixes, GPtrArray *files)
{
  g_autofree char *path = g_build_filename (folder, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    for (guint i = 0; prefixes[i] != NULL; i++)
      if (g_str_has_prefix (name, prefixes[i]) && g_str_has_suffix (name, ".talia"))
        {
          g_ptr_array_add (files, *below != '\0' ? g_build_filename (below, name, NULL) : g_strdup (name));
          break;
        }
}

GPtrArray *
talia_bundle_list_files (const char *folder)
{
  static const char *const open[] = { "current", "damaged-", NULL }, *const any[] = { "", NULL };
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);

  list_in (folder, "", open, files);
  list_in (folder, "matches", any, files);
  list_in (folder, TALIA_PAD_FOLDER, any, files);
  return files;
}

/* --- what is known ------------------------------------------------------------------------- */

struct _TaliaBundleKnown
{
  GHashTable *groups; /* GSequence of paths, sorted by the texts there, by how the match begins */
  TaliaBundleBudget *budget;
};

TaliaBundleKnown *
talia_bundle_known_new (TaliaBundleBudget *budget)
{
  TaliaBundleKnown *self = g_new (TaliaBundleKnown, 1);

  *self =
      (TaliaBundleKnown) { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_sequence_free),
                           budget };
  return self;
}

void
talia_bundle_known_free (TaliaBundleKnown *self)
{
  g_hash_table_unref (self->groups);
  g_free (self);
}

/* Returns the lines of the record without the title, which can be changed. */
static char *
strip (const char *text)
{
  GString *stripped = g_string_new (NULL);
  const gsize length = strlen (text);
  TaliaRecordLine line = { 0 };

  while (talia_record_line_next (&line, text, length))
    {
      if (line.length == 0 || talia_record_line_begins (&line, "note title "))
        continue;
      g_string_append_len (stripped, line.text, (gssize) line.length);
      if (line.ends)
        g_string_append_c (stripped, '\n');
    }
  return g_string_free_and_steal (stripped);
}

/* Returns a short text for everything up to the first cards, which are random and therefore identify the match. On two
 * evenings with real cards, the same people may well have the same results, so that these are told apart by the time.
 */
static char *
get_key (const char *stripped, gint64 begun)
{
  const char *deal = strstr (stripped, "\ndeal ");
  gsize length = deal != NULL ? (gsize) (deal - stripped) + 1 + strcspn (deal + 1, "\n") : strlen (stripped);
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA1, (const guchar *) stripped, length);

  return g_strdup_printf ("%s %" G_GINT64_FORMAT, sum, begun);
}

/* A text whose position in the sequence is searched. */
typedef struct
{
  const char *stripped;
  gsize length;
  TaliaBundleBudget *budget;
  gboolean held; /* whether a file that was compared contains it */
} Sought;

/* Compares the text of a known file with the text that is searched, which sorts before all texts that begin with it. */
static int
compare (const char *path, Sought *sought)
{
  gsize length;
  g_autofree char *text = talia_bundle_budget_allows (sought->budget) ? talia_record_load (path, &length, NULL) : NULL;
  g_autofree char *there = text != NULL ? strip (text) : NULL;
  int order;

  if (there == NULL)
    return -1; /* the file no longer exists, or the operation was cancelled */
  talia_bundle_budget_take (sought->budget, text, length);
  order = strncmp (there, sought->stripped, sought->length);
  sought->held = sought->held || order == 0;
  return order == 0 ? 1 : order;
}

/* One of the two is the path of a file, the other is NULL and stands for the text that is searched. */
static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  return a != NULL ? compare (a, data) : -compare (b, data);
}

/* Finds the position of the text among those that begin alike. Each step halves the range, so that among a thousand
 * copies only ten are compared. */
static GSequenceIter *
find (GSequence *group, Sought *sought)
{
  return g_sequence_search (group, NULL, compare_cb, sought);
}

void
talia_bundle_known_add (TaliaBundleKnown *self, const char *path, const char *text, gint64 begun)
{
  g_autofree char *stripped = strip (text), *key = get_key (stripped, begun);
  Sought sought = { stripped, strlen (stripped), self->budget, FALSE };
  GSequence *group = g_hash_table_lookup (self->groups, key);

  if (group == NULL)
    {
      group = g_sequence_new (g_free);
      g_hash_table_insert (self->groups, g_steal_pointer (&key), group);
    }
  g_sequence_insert_before (find (group, &sought), g_strdup (path));
}

gboolean
talia_bundle_known_holds (TaliaBundleKnown *self, const char *text, gint64 begun)
{
  g_autofree char *stripped = strip (text), *key = get_key (stripped, begun);
  Sought sought = { stripped, strlen (stripped), self->budget, FALSE };
  GSequence *group = g_hash_table_lookup (self->groups, key);

  if (group != NULL)
    find (group, &sought);
  return sought.held;
}
