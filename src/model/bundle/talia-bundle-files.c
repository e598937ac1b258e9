/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of a folder that hold matches, and whether a match is among them. */
#include "talia-bundle-files.h"

#include <string.h>

#include "model/record/talia-record-file.h"

/* So many matches that begin in the same way are compared: copies that were played on. */
#define MAX_ALIKE 100

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
  return files;
}

/* --- what is known ------------------------------------------------------------------------- */

struct _TaliaBundleKnown
{
  GHashTable *paths; /* GPtrArray of paths, by how the match begins */
};

TaliaBundleKnown *
talia_bundle_known_new (void)
{
  TaliaBundleKnown *self = g_new0 (TaliaBundleKnown, 1);

  self->paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return self;
}

void
talia_bundle_known_free (TaliaBundleKnown *self)
{
  g_hash_table_unref (self->paths);
  g_free (self);
}

/* The record without what a person may call the match otherwise one day. */
static char *
strip (const char *text)
{
  GString *stripped = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = strcspn (text, "\n");
      gsize shown = length > 0 && text[length - 1] == '\r' ? length - 1 : length;

      if (!g_str_has_prefix (text, "note title "))
        {
          g_string_append_len (stripped, text, (gssize) shown);
          if (text[length] == '\n')
            g_string_append_c (stripped, '\n');
        }
      text += length + (text[length] == '\n');
    }
  return g_string_free_and_steal (stripped);
}

/* All up to the first cards, which chance has made what they are, as a short text. */
static char *
get_key (const char *stripped)
{
  const char *deal = strstr (stripped, "\ndeal ");
  gsize length = deal != NULL ? (gsize) (deal - stripped) + 1 + strcspn (deal + 1, "\n") : strlen (stripped);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA1, (const guchar *) stripped, length);
}

void
talia_bundle_known_add (TaliaBundleKnown *self, const char *path, const char *text)
{
  g_autofree char *stripped = strip (text), *key = get_key (stripped);
  GPtrArray *paths = g_hash_table_lookup (self->paths, key);

  if (paths == NULL)
    {
      paths = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (self->paths, g_steal_pointer (&key), paths);
    }
  g_ptr_array_add (paths, g_strdup (path));
}

static gboolean
holds (const char *path, const char *stripped)
{
  gsize length;
  g_autofree char *text = talia_record_load (path, &length, NULL);
  g_autofree char *there = text != NULL ? strip (text) : NULL;

  return there != NULL && g_str_has_prefix (there, stripped);
}

TaliaBundleNews
talia_bundle_known_ask (TaliaBundleKnown *self, const char *text)
{
  g_autofree char *stripped = strip (text), *key = get_key (stripped);
  GPtrArray *paths = g_hash_table_lookup (self->paths, key);

  for (guint i = 0; paths != NULL && i < MIN (paths->len, MAX_ALIKE); i++)
    if (holds (paths->pdata[i], stripped))
      return TALIA_BUNDLE_KNOWN;
  return paths != NULL && paths->len >= MAX_ALIKE ? TALIA_BUNDLE_TOO_MANY : TALIA_BUNDLE_NEW;
}
