/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exports all matches and score pads into one file. */
#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/record/talia-outgoing.h"
#include "talia-bundle-files.h"
#include "talia-bundle-order.h"
#include "talia-bundle.h"

/* A bundle that is being written. */
typedef struct
{
  struct archive *archive;
  GOutputStream *stream;
  GCancellable *cancellable;
  GError *error; /* an error of the stream */
} Writing;

static la_ssize_t
write_cb (struct archive *archive, void *data, const void *bytes, size_t length)
{
  Writing *self = data;

  if (self->error != NULL
      || !g_output_stream_write_all (self->stream, bytes, length, NULL, self->cancellable, &self->error))
    return -1;
  return (la_ssize_t) length;
}

/* Returns FALSE if no more can be written. */
static gboolean
add_member (Writing *self, const char *file, const char *text, gsize length, gint64 time)
{
  g_autofree char *name = g_strconcat ("talia/", file, NULL);
  struct archive_entry *entry = archive_entry_new ();
  gboolean good;

  archive_entry_set_pathname (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0600);
  archive_entry_set_size (entry, (la_int64_t) length);
  archive_entry_set_mtime (entry, (time_t) time, 0);
  good = archive_write_header (self->archive, entry) >= ARCHIVE_WARN
         && archive_write_data (self->archive, text, length) == (la_ssize_t) length;
  archive_entry_free (entry);
  return good;
}

/* Leaves out a file that no longer exists, or that cannot be a record. */
static gboolean
add_file (Writing *self, const char *folder, const char *file, gint *n)
{
  g_autofree char *path = g_build_filename (folder, file, NULL), *text = NULL;
  GStatBuf there;
  gsize length;

  if (g_stat (path, &there) != 0 || (text = talia_record_load (path, &length, NULL)) == NULL)
    return TRUE;
  ++*n;
  return add_member (self, file, text, length, (gint64) there.st_mtime);
}

static gboolean
add_all (Writing *self, const TaliaBundleOrder *order, gint *n)
{
  g_autoptr (GPtrArray) files = talia_bundle_list_files (order->folder);

  for (guint i = 0; i < files->len; i++)
    {
      g_atomic_int_set (&order->reading->permille, (gint) (1000 * (guint64) i / files->len));
      if (g_cancellable_set_error_if_cancelled (self->cancellable, &self->error)
          || !add_file (self, order->folder, files->pdata[i], n))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_all (Writing *self, const TaliaBundleOrder *order, gint *n)
{
  gboolean good;

  self->archive = archive_write_new ();
  good = archive_write_set_format_pax_restricted (self->archive) == ARCHIVE_OK
         && archive_write_add_filter_gzip (self->archive) == ARCHIVE_OK
         && archive_write_set_bytes_in_last_block (self->archive, 1) == ARCHIVE_OK
         && archive_write_open2 (self->archive, self, NULL, write_cb, NULL, NULL) == ARCHIVE_OK
         && add_all (self, order, n);
  /* Buffered data is written here. */
  good = archive_write_close (self->archive) == ARCHIVE_OK && good;
  if (!good && self->error == NULL)
    g_set_error (&self->error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("Could not pack the matches: %s"),
                 archive_error_string (self->archive));
  archive_write_free (self->archive);
  return good && self->error == NULL;
}

static void
export_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const TaliaBundleOrder *order = data;
  Writing writing = { .cancellable = cancellable };
  TaliaOutgoing file;
  gboolean good;
  gint n = 0;

  if (talia_outgoing_begin (&file, order->file, G_FILE_CREATE_PRIVATE, cancellable, &writing.error))
    {
      writing.stream = file.stream;
      good = write_all (&writing, order, &n);
      talia_outgoing_end (&file, good, cancellable, good ? &writing.error : NULL);
    }
  if (writing.error != NULL)
    g_task_return_error (task, g_steal_pointer (&writing.error));
  else
    g_task_return_int (task, n);
}

void
talia_bundle_export_async (const char *folder, GFile *target, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                           gpointer data)
{
  talia_bundle_order_run (folder, target, reading, export_in_thread, talia_bundle_export_async, callback, data);
}

gint
talia_bundle_export_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), -1);

  return (gint) g_task_propagate_int (G_TASK (result), error);
}
