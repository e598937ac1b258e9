/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where score pads are kept, and which of them is the newest. */
#include "talia-pad-folder.h"

#include <string.h>

#define SUFFIX ".talia"

char *
talia_pad_folder_get (void)
{
  return g_build_filename (g_get_user_data_dir (), "talia", "scores", NULL);
}

/* Compares names, which begin with the time: the length comes after it, so that "-10" is later than "-9". */
static int
compare (const char *a, const char *b)
{
  const gsize time = strlen ("2026-11-27T16-00-00Z");
  const int order = strncmp (a, b, time);

  if (order != 0)
    return order;
  return strlen (a) != strlen (b) ? (strlen (a) < strlen (b) ? -1 : 1) : strcmp (a, b);
}

char *
talia_pad_folder_find_newest (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *newest = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (*name != '.' && g_str_has_suffix (name, SUFFIX) && (newest == NULL || compare (name, newest) > 0))
      {
        g_free (newest);
        newest = g_strdup (name);
      }
  return newest != NULL ? g_build_filename (folder, newest, NULL) : NULL;
}
