/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order to a thread, to export matches to one file or to import them from one: the data that the thread needs. */
#include "talia-bundle-order.h"

#include "model/base/talia-data-folder.h"

static void
order_free (gpointer data)
{
  TaliaBundleOrder *order = data;

  g_free (order->folder);
  g_object_unref (order->file);
  g_free (order);
}

void
talia_bundle_order_run (const char *folder, GFile *file, TaliaRecordReading *reading, GTaskThreadFunc work,
                        gpointer tag, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  TaliaBundleOrder *order;

  g_return_if_fail (G_IS_FILE (file) && reading != NULL);

  task = g_task_new (NULL, reading->cancellable, callback, data);
  order = g_new (TaliaBundleOrder, 1);
  *order = (TaliaBundleOrder) { folder != NULL ? g_strdup (folder) : talia_data_folder_get (NULL), g_object_ref (file),
                                reading };
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, work);
}
