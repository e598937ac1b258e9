/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder in which all that belongs to the user is kept. */
#include "talia-data-folder.h"

char *
talia_data_folder_get (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), TALIA_DATA_FOLDER, name, NULL);
}
