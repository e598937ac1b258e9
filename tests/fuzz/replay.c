/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzz target over the files of the given folders, without a fuzzer: the corpus as tests. */
#include <glib.h>
#include <string.h>

#include "fuzz.h"

static void
replay (gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (data, &text, &length, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const uint8_t *) text, length);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GDir) dir = g_dir_open (argv[i], 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)))
        {
          g_autofree char *test = g_strdup_printf ("/replay/%s", name);

          g_test_add_data_func_full (test, g_build_filename (argv[i], name, NULL), replay, g_free);
        }
    }
  return g_test_run ();
}
