/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what is on a disk after a power failure, from the operations that were done before it. */
#include "power-cut.h"

#include <string.h>

/*
 * This assumes only what POSIX promises: the bytes of a file are on the disk once the file was synchronised, a name
 * once its folder was. A move between folders is atomic, and done once either folder was synchronised. After a failed
 * sync, later ones do not write the same bytes either, because the system regards them as written.
 */
typedef struct
{
  GHashTable *files; /* number -> GByteArray, as on the disk */
  GHashTable *names; /* name -> number of the file, 0 for a folder, as on the disk */
  GArray *pending;   /* Pending, in order */
} Disk;

/* A change that is not on the disk yet. */
typedef struct
{
  const DiskEvent *event;
  guint index;
  gboolean lost; /* a failed sync has given it up */
} Pending;

static gboolean
is_about_bytes (const DiskEvent *event)
{
  return event->call == DISK_WRITE || event->call == DISK_TRUNCATE;
}

static GByteArray *
find_bytes (Disk *self, guint file)
{
  GByteArray *bytes = g_hash_table_lookup (self->files, GUINT_TO_POINTER (file));

  if (bytes == NULL)
    {
      bytes = g_byte_array_new ();
      g_hash_table_insert (self->files, GUINT_TO_POINTER (file), bytes);
    }
  return bytes;
}

static void
set_length (GByteArray *bytes, gsize length)
{
  gsize before = bytes->len;

  g_byte_array_set_size (bytes, (guint) length);
  if (length > before)
    memset (bytes->data + before, 0, length - before);
}

/* Writes the first `length` bytes of the event to the disk. */
static void
bring_bytes (Disk *self, const DiskEvent *event, gsize length)
{
  GByteArray *bytes = find_bytes (self, event->file);
  gsize end = (gsize) event->offset + length;

  if (event->call == DISK_TRUNCATE)
    {
      set_length (bytes, (gsize) event->offset);
      return;
    }
  if (bytes->len < end)
    set_length (bytes, end);
  memcpy (bytes->data + event->offset, g_bytes_get_data (event->data, NULL), length);
}

static void
bring_length (Disk *self, const DiskEvent *event)
{
  GByteArray *bytes = find_bytes (self, event->file);

  set_length (bytes, MAX (bytes->len, (gsize) event->offset + g_bytes_get_size (event->data)));
}

static void
bring_name (Disk *self, const DiskEvent *event)
{
  gpointer file = GUINT_TO_POINTER (event->file), named;

  switch (event->call)
    {
    case DISK_OPEN:
    case DISK_MAKE_FOLDER:
      g_hash_table_insert (self->names, g_strdup (event->name), file);
      break;
    case DISK_RENAME:
      g_hash_table_insert (self->names, g_strdup (event->new_name), file);
      G_GNUC_FALLTHROUGH;
    case DISK_UNLINK:
      if (g_hash_table_lookup_extended (self->names, event->name, NULL, &named) && named == file)
        g_hash_table_remove (self->names, event->name);
      break;
    case DISK_LOOK:
    case DISK_WRITE:
    case DISK_SYNC:
    case DISK_TRUNCATE:
    case DISK_N_CALLS:
      g_assert_not_reached ();
    }
}

static void
bring (Disk *self, const DiskEvent *event)
{
  if (is_about_bytes (event))
    bring_bytes (self, event, event->data != NULL ? g_bytes_get_size (event->data) : 0);
  else
    bring_name (self, event);
}

static gboolean
is_in (const char *name, const char *folder)
{
  g_autofree char *parent = name != NULL ? g_path_get_dirname (name) : NULL;

  return g_strcmp0 (parent, folder) == 0;
}

/* Whether the sync covers the change. */
static gboolean
is_synced_by (const DiskEvent *event, const DiskEvent *sync)
{
  if (sync->file != 0)
    return is_about_bytes (event) && event->file == sync->file;
  return !is_about_bytes (event) && (is_in (event->name, sync->name) || is_in (event->new_name, sync->name));
}

static void
sync_pending (Disk *self, const DiskEvent *sync)
{
  guint kept = 0;

  for (guint i = 0; i < self->pending->len; i++)
    {
      Pending pending = g_array_index (self->pending, Pending, i);

      if (pending.index < sync->began && !pending.lost && is_synced_by (pending.event, sync))
        {
          if (!sync->failed)
            {
              bring (self, pending.event);
              continue;
            }
          pending.lost = is_about_bytes (pending.event);
        }
      g_array_index (self->pending, Pending, kept++) = pending;
    }
  g_array_set_size (self->pending, kept);
}

/* Applies the first `n` events: changes that were synchronised reach the disk, others are pending. */
static void
run (Disk *self, const GPtrArray *events, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      Pending pending = { .event = events->pdata[i], .index = i };

      if (pending.event->call == DISK_SYNC)
        sync_pending (self, pending.event);
      else
        g_array_append_val (self->pending, pending);
    }
}

/* Lets some of the pending changes reach the disk. */
static void
cut (Disk *self, PowerCut how, TaliaRandom *random)
{
  /* For each file, and for the names (0), whether a change has been lost. */
  g_autoptr (GHashTable) torn = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->pending->len && how != CUT_ALL; i++)
    {
      const DiskEvent *event = g_array_index (self->pending, Pending, i).event;
      gpointer stream = GUINT_TO_POINTER (is_about_bytes (event) ? event->file : 0);
      gboolean stops = how == CUT_NOTHING ? FALSE : talia_random_below (random, how == CUT_LATEST ? 4 : 2) == 0;

      if (how == CUT_LATEST && g_hash_table_contains (torn, stream))
        continue;
      if (!stops)
        {
          bring (self, event);
          continue;
        }
      g_hash_table_add (torn, stream);
      if (event->call != DISK_WRITE)
        continue;
      switch (talia_random_below (random, how == CUT_LATEST ? 2 : 3))
        {
        case 0:
          break;
        case 1:
          bring_bytes (self, event, talia_random_below (random, g_bytes_get_size (event->data) + 1));
          break;
        default: /* the file has its new length, but zeros instead of bytes */
          bring_length (self, event);
          break;
        }
    }
}

/* Whether all folders of the path exist. */
static gboolean
can_be_reached (Disk *self, const char *name)
{
  g_autofree char *parent = g_path_get_dirname (name);

  return g_str_equal (parent, ".") || (g_hash_table_contains (self->names, parent) && can_be_reached (self, parent));
}

GHashTable *
power_cut (const GPtrArray *events, guint n, PowerCut how, TaliaRandom *random)
{
  GHashTable *left = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  Disk disk = { g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_byte_array_unref),
                g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                g_array_new (FALSE, FALSE, sizeof (Pending)) };
  GHashTableIter iter;
  gpointer name, file;

  run (&disk, events, n);
  cut (&disk, how, random);
  g_hash_table_iter_init (&iter, disk.names);
  while (g_hash_table_iter_next (&iter, &name, &file))
    if (file != NULL && can_be_reached (&disk, name))
      {
        GByteArray *bytes = find_bytes (&disk, GPOINTER_TO_UINT (file));

        g_hash_table_insert (left, g_strdup (name), g_bytes_new (bytes->data, bytes->len));
      }
  g_hash_table_unref (disk.files);
  g_hash_table_unref (disk.names);
  g_array_unref (disk.pending);
  return left;
}
