/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prepares the environment of the program on machines that lack services which its libraries expect. */
#include "talia-surroundings.h"

#include <glib.h>
#include <glib/gstdio.h>
#include <unistd.h>

static gboolean
has_session_bus (void)
{
  g_autofree char *usual = g_build_filename (g_get_user_runtime_dir (), "bus", NULL);

  return g_getenv ("DBUS_SESSION_BUS_ADDRESS") != NULL || g_file_test (usual, G_FILE_TEST_EXISTS);
}

static gboolean
is_writable (const char *folder)
{
  return g_mkdir_with_parents (folder, 0700) == 0 && g_access (folder, W_OK) == 0;
}

void
talia_surroundings_prepare (void)
{
  /* Without a graphics card, Mesa would print a warning at each start. */
  g_setenv ("EGL_LOG_LEVEL", "fatal", FALSE);

  /* Without a session bus, dconf could read the preferences but not store them. */
  if (!has_session_bus ())
    g_setenv ("GSETTINGS_BACKEND", "keyfile", FALSE);

  /* Font and graphics libraries keep caches, and print long warnings at each start if they cannot. */
  if (!is_writable (g_get_user_cache_dir ()))
    {
      g_autofree char *other = g_dir_make_tmp ("talia-cache-XXXXXX", NULL);

      if (other != NULL)
        g_setenv ("XDG_CACHE_HOME", other, TRUE);
    }
}
