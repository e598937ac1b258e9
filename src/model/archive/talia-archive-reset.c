/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves all finished matches to the bin at once, and brings them back from there. */
#include "talia-archive-reset.h"

#include <errno.h>
#include <glib/gi18n.h>

#include "model/record/talia-folder.h"

/* The thread uses the folder on its own, with its own index. */
typedef struct
{
  char *folder;
  GPtrArray *files; /* the files to bring back; NULL: remove all finished matches */
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->folder);
  g_clear_pointer (&order->files, g_ptr_array_unref);
  g_free (order);
}

static char *
get_place (const Order *order, const char *file, gboolean in_bin)
{
  g_autofree char *name = g_path_get_basename (file);

  return in_bin ? g_build_filename (order->folder, "bin", name, NULL) : g_build_filename (order->folder, file, NULL);
}

/* Moves a file. If the bin has a file of that name already, neither is moved. */
static int
move (const Order *order, const char *file, gboolean in)
{
  g_autofree char *from = get_place (order, file, !in), *to = get_place (order, file, in);

  return talia_folder_rename (from, to);
}

static void
fail (GTask *task, int problem)
{
  g_task_return_new_error (task, G_FILE_ERROR, (int) g_file_error_from_errno (problem),
                           _ ("Could not move the matches: %s"), g_strerror (problem));
}

static void
reset_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  const TaliaArchiveQuery finished = { .finished = TRUE };
  g_autoptr (GPtrArray) moved = g_ptr_array_new_with_free_func (g_free), found = NULL;
  g_autofree char *bin = g_build_filename (order->folder, "bin", NULL);
  GError *error = NULL;
  g_autoptr (TaliaArchiveIndex) index = talia_archive_index_open (order->folder, FALSE, &error);
  int problem;

  if (index == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  talia_archive_index_update (index, NULL, NULL);
  found = talia_archive_index_list (index, &finished, 0, G_MAXINT32);
  problem = talia_folder_make (bin);
  for (guint i = 0; problem == 0 && i < found->len; i++)
    {
      const TaliaMatchFacts *facts = found->pdata[i];

      if (!talia_match_facts_is_put_away (facts))
        continue;
      problem = move (order, facts->file, TRUE);
      if (problem == 0)
        g_ptr_array_add (moved, g_strdup (facts->file));
      else if (problem == EEXIST || problem == ENOENT)
        problem = 0;
    }
  /* The files that were moved before an error have to be returned as well. */
  if (problem == 0 || moved->len > 0)
    g_task_return_pointer (task, g_steal_pointer (&moved), (GDestroyNotify) g_ptr_array_unref);
  else
    fail (task, problem);
}

static void
bring_back_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  int problem = 0;

  for (guint i = 0; i < order->files->len; i++)
    {
      int it = move (order, order->files->pdata[i], FALSE);

      if (it != 0)
        problem = it;
    }
  if (problem == 0)
    g_task_return_boolean (task, TRUE);
  else
    fail (task, problem);
}

static void
start (TaliaArchive *archive, GPtrArray *files, GTaskThreadFunc func, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (archive, NULL, callback, data);
  Order *order = g_new (Order, 1);

  *order = (Order) { g_strdup (talia_archive_get_folder (archive)), files };
  g_task_set_source_tag (task, func);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, func);
}

void
talia_archive_reset_async (TaliaArchive *archive, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (TALIA_IS_ARCHIVE (archive));

  start (archive, NULL, reset_in_thread, callback, data);
}

GPtrArray *
talia_archive_reset_finish (TaliaArchive *archive, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, archive), NULL);

  talia_archive_update (archive);
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
talia_archive_bring_back_async (TaliaArchive *archive, GPtrArray *files, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (TALIA_IS_ARCHIVE (archive) && files != NULL);

  start (archive, g_ptr_array_ref (files), bring_back_in_thread, callback, data);
}

gboolean
talia_archive_bring_back_finish (TaliaArchive *archive, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, archive), FALSE);

  talia_archive_update (archive);
  return g_task_propagate_boolean (G_TASK (result), error);
}
