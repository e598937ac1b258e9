/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of the user's score pads, and the list of the pads in it. */
#include "talia-pad-folder.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "model/base/talia-data-folder.h"
#include "model/record/talia-folder.h"
#include "model/record/talia-match-file.h"

#define SUFFIX ".talia"

char *
talia_pad_folder_get (void)
{
  return talia_data_folder_get (TALIA_PAD_FOLDER);
}

/* Sorts the latest first. Names begin with the time, and a length after it tells "-10" from "-9". */
static int
compare (gconstpointer first, gconstpointer second)
{
  const char *a = *(const char *const *) first, *b = *(const char *const *) second;
  const gsize time = strlen ("2026-11-27T16-00-00Z");
  const int order = strncmp (b, a, time);

  if (order != 0)
    return order;
  return strlen (a) != strlen (b) ? (strlen (a) < strlen (b) ? 1 : -1) : strcmp (b, a);
}

GStrv
talia_pad_folder_list (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (*name != '.' && g_str_has_suffix (name, SUFFIX) && g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *only = names->pdata[i];

      names->pdata[i] = g_build_filename (folder, only, NULL);
    }
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_free (names, FALSE);
}

gint64
talia_pad_folder_get_time (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GDateTime) time = NULL;
  int year, month, day, hour, minute, second;

  if (sscanf (name, "%4d-%2d-%2dT%2d-%2d-%2dZ", &year, &month, &day, &hour, &minute, &second) == 6)
    time = g_date_time_new_utc (year, month, day, hour, minute, second);
  return time != NULL ? g_date_time_to_unix (time) : 0;
}

char *
talia_pad_folder_remove (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *above = g_path_get_dirname (folder);
  g_autofree char *bin = g_build_filename (above, "bin", NULL);

  /* Matches have names of the same kind. */
  return talia_match_file_move (path, bin, TALIA_PAD_DELETED, error);
}

gboolean
talia_pad_folder_restore (const char *removed, const char *path, GError **error)
{
  const int problem = talia_folder_rename (removed, path);

  if (problem != 0)
    {
      g_autofree char *shown = g_filename_display_name (removed);

      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), _ ("Could not move “%s”: %s"), shown,
                   g_strerror (problem));
    }
  return problem == 0;
}
