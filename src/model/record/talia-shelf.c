/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shelf: the open matches of a folder, as they are in their files. A file is read again only after it has
 * changed. */
#include "talia-shelf.h"

/* The size in bytes up to which a file can be read without a noticeable delay; only a very long match is larger. */
#define SHORT (64 * 1024)

void
talia_shelf_init (TaliaShelf *self, const char *folder)
{
  self->folder = folder;
  self->read = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_stored_free);
}

void
talia_shelf_clear (TaliaShelf *self)
{
  g_clear_pointer (&self->read, g_ptr_array_unref);
}

/* Returns the index of the file among those that were read, or their number. */
static guint
find (TaliaShelf *self, const char *path)
{
  guint i = 0;

  while (i < self->read->len && !g_str_equal (((TaliaStored *) self->read->pdata[i])->path, path))
    i++;
  return i;
}

TaliaStored *
talia_shelf_take (TaliaShelf *self, const char *path)
{
  guint i = find (self, path);

  return i < self->read->len ? g_ptr_array_steal_index_fast (self->read, i) : NULL;
}

static TaliaStored *
put (TaliaShelf *self, TaliaStored *stored)
{
  g_autoptr (TaliaStored) old = talia_shelf_take (self, stored->path);

  g_ptr_array_add (self->read, stored);
  return stored;
}

/* Returns the contents that were read, if the file has not changed since. */
static TaliaStored *
recall (TaliaShelf *self, const char *path)
{
  guint i = find (self, path);

  return i < self->read->len && talia_stored_is_current (self->read->pdata[i]) ? self->read->pdata[i] : NULL;
}

TaliaStored *
talia_shelf_read (TaliaShelf *self, const char *path)
{
  TaliaStored *stored = recall (self, path);

  return stored != NULL ? stored : put (self, talia_stored_read (path, TALIA_RECORD_AUTOSAVE, NULL));
}

int
talia_shelf_choose (TaliaShelf *self, TaliaStored **stored)
{
  int chosen = 0;

  *stored = NULL;
  for (int n = 1; n <= TALIA_SLOTS; n++)
    {
      g_autofree char *path = talia_slot_path (self->folder, n);
      TaliaStored *found;

      if (talia_slot_is_taken (self->folder, n))
        continue;
      found = talia_shelf_read (self, path);
      if (chosen > 0 && !talia_stored_goes_on (found))
        continue;
      chosen = n;
      *stored = found;
      if (talia_stored_goes_on (found))
        break;
    }
  return chosen;
}

gboolean
talia_shelf_is_ready (TaliaShelf *self)
{
  for (int n = 1; n <= TALIA_SLOTS; n++)
    {
      g_autofree char *path = talia_slot_path (self->folder, n);
      GStatBuf file;

      if (talia_slot_is_taken (self->folder, n))
        continue;
      if (recall (self, path) == NULL && g_stat (path, &file) == 0 && file.st_size > SHORT)
        return FALSE;
      if (talia_stored_goes_on (talia_shelf_read (self, path)))
        break;
    }
  return TRUE;
}

typedef struct
{
  char *folder;
  TaliaRecordReading *reading;
} Order;

static void
order_free (Order *order)
{
  g_free (order->folder);
  g_free (order);
}

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Order *order = data;
  g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_stored_free);

  for (int n = 1; n <= TALIA_SLOTS && !g_cancellable_is_cancelled (cancellable); n++)
    {
      g_autofree char *path = talia_slot_path (order->folder, n);
      TaliaStored *stored;

      if (talia_slot_is_taken (order->folder, n))
        continue;
      stored = talia_stored_read (path, TALIA_RECORD_AUTOSAVE, order->reading);
      if (stored == NULL)
        break;
      g_ptr_array_add (read, stored);
      if (talia_stored_goes_on (stored))
        break;
    }
  /* A task that was cancelled returns that error, whatever is returned here. */
  g_task_return_pointer (task, g_steal_pointer (&read), (GDestroyNotify) g_ptr_array_unref);
}

void
talia_shelf_look_async (TaliaShelf *self, TaliaRecordReading *reading, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, reading->cancellable, callback, data);
  Order *order = g_new0 (Order, 1);

  order->folder = g_strdup (self->folder);
  order->reading = reading;
  g_task_set_source_tag (task, talia_shelf_look_async);
  g_task_set_task_data (task, order, (GDestroyNotify) order_free);
  g_task_run_in_thread (task, look_in_thread);
}

gboolean
talia_shelf_look_finish (TaliaShelf *self, GAsyncResult *result, GError **error)
{
  g_autoptr (GPtrArray) read = g_task_propagate_pointer (G_TASK (result), error);

  if (read == NULL)
    return FALSE;
  while (read->len > 0)
    put (self, g_ptr_array_steal_index_fast (read, 0));
  return TRUE;
}
