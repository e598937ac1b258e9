/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzz target over the files of the given folders, so that the corpus is tested without a fuzzer. */
#include <glib.h>
#include <string.h>

#include "fuzz.h"

static guint taken;

void
fuzz_taken (void)
{
  taken++;
}

/* Inputs in seeds/ must be valid, except those named `odd`; inputs in found/ need not be. */
static void
replay (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  taken = 0;
  LLVMFuzzerTestOneInput ((const uint8_t *) text, length);
  if (strstr (path, "/seeds/") != NULL && strstr (path, "/odd") == NULL)
    g_assert_cmpuint (taken, >, 0);
}

static void
add_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name = NULL;
  guint n = 0;

  for (; error == NULL && (name = g_dir_read_name (dir)) != NULL; n++)
    {
      g_autofree char *test = g_strdup_printf ("/replay/%s", name);

      g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), replay, g_free);
    }
  if (n == 0)
    g_error ("%s: %s", folder, error != NULL ? error->message : "there is no input");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc < 2)
    g_error ("Usage: %s FOLDER...", argv[0]);
  for (int i = 1; i < argc; i++)
    add_folder (argv[i]);
  return g_test_run ();
}
