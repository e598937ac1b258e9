/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads records from files that the player opens, within the limits of a record, and never in the main thread. */
#include "talia-record-reader.h"

#include "talia-stored.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "model/match/talia-challenge.h"

/* The greatest size of a file with a challenge, in bytes. */
#define MESSAGE 65536

static void
record_file_free (TaliaRecordFile *file)
{
  g_free (file->name);
  g_free (file->challenge);
  g_clear_object (&file->table);
  g_clear_object (&file->salvaged);
  g_clear_error (&file->error);
  g_free (file);
}

/* Returns the text of a saved message that contains a challenge; NULL if it has none. A pipe is not opened, because
 * that would block. */
static char *
read_challenge (GFile *from, GCancellable *cancellable)
{
  const gboolean saved = g_file_query_file_type (from, G_FILE_QUERY_INFO_NONE, cancellable) == G_FILE_TYPE_REGULAR;
  g_autoptr (GFileInputStream) stream = saved ? g_file_read (from, cancellable, NULL) : NULL;
  g_autofree char *text = g_malloc0 (MESSAGE + 1);
  g_auto (TaliaChallenge) challenge = { 0 };
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), text, MESSAGE, &length, cancellable, NULL)
      || !g_utf8_validate (text, -1, NULL) || !talia_challenge_parse (&challenge, text, NULL))
    return NULL;
  return g_steal_pointer (&text);
}

/* Returns NULL if it was cancelled. */
static TaliaRecordFile *
read_one (GFile *from, TaliaRecordReading *reading)
{
  TaliaRecordFile *file = g_new0 (TaliaRecordFile, 1);
  g_autofree char *path = g_file_get_path (from), *name = g_file_get_parse_name (from);
  g_autoptr (TaliaStored) stored = NULL;

  file->name = talia_text_clean_path (name);
  if (path == NULL)
    g_set_error (&file->error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("“%s” is not on this computer."), file->name);
  else if ((stored = talia_stored_read (path, TALIA_RECORD_SHARED, reading)) != NULL)
    {
      file->table = g_steal_pointer (&stored->table);
      file->salvaged = g_steal_pointer (&stored->salvaged);
      file->error = g_steal_pointer (&stored->error);
      if (g_error_matches (file->error, TALIA_RECORD_ERROR, 1)) /* whether its first line is not that of a record */
        file->challenge = read_challenge (from, reading->cancellable);
      if (file->challenge != NULL)
        g_clear_error (&file->error);
    }
  else
    g_clear_pointer (&file, record_file_free);
  return file;
}

typedef struct
{
  GPtrArray *files; /* of GFile */
  TaliaRecordReading *reading;
} Order;

static void
order_free (Order *order)
{
  g_ptr_array_unref (order->files);
  g_free (order);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Order *order = data;
  g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func ((GDestroyNotify) record_file_free);

  for (guint i = 0; i < order->files->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      TaliaRecordFile *file = read_one (order->files->pdata[i], order->reading);

      if (file != NULL)
        g_ptr_array_add (read, file);
    }
  /* A task that was cancelled returns that error, whatever is returned here. */
  g_task_return_pointer (task, g_steal_pointer (&read), (GDestroyNotify) g_ptr_array_unref);
}

void
talia_record_reader_load_async (GFile **files, guint n, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                                gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, reading->cancellable, callback, data);
  Order *order = g_new0 (Order, 1);

  order->reading = reading;
  order->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (order->files, g_object_ref (files[i]));
  g_task_set_source_tag (task, talia_record_reader_load_async);
  g_task_set_task_data (task, order, (GDestroyNotify) order_free);
  g_task_run_in_thread (task, read_in_thread);
}

GPtrArray *
talia_record_reader_load_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
