/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host for test-listen.py: opens a table in the home networks and prints its address. Then it reads lines: each names
 * networks in which to open the table instead, or is `again`, to open it as it was saved. */
#include <stdio.h>

#include "net/talia-addresses.h"
#include "net/talia-host.h"

static void
tell (TaliaHost *host)
{
  g_auto (GStrv) addresses = talia_addresses_list (talia_host_get_networks (host), talia_host_get_port (host));
  g_autofree char *text = g_strjoinv (" ", addresses), *networks = NULL;

  networks = talia_host_get_networks (host) != NULL ? g_strjoinv (" ", (GStrv) talia_host_get_networks (host))
                                                    : g_strdup ("all");
  printf ("%u;%s;%s\n", talia_host_get_port (host), networks, text);
  fflush (stdout);
}

static TaliaHost *
make_host (void)
{
  const TaliaGame *game = talia_registry_list ()[0];
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaHost *host;

  talia_game_init_options (game, &options);
  host = talia_host_new (game, &options, "Ala", &error);
  g_assert_no_error (error);
  return host;
}

/* Opens the same table as the next start of the program would. */
static TaliaHost *
open_again (TaliaHost *host)
{
  g_autofree char *saved = talia_host_save (host);
  TaliaHost *again = make_host ();
  g_autoptr (GError) error = NULL;

  talia_host_close (host);
  g_object_unref (host);
  talia_host_open (again, 0, saved, &error);
  g_assert_no_error (error);
  return again;
}

int
main (void)
{
  g_auto (GStrv) home = talia_addresses_list_home ();
  g_autoptr (GError) error = NULL;
  TaliaHost *host = make_host ();
  char line[256];

  g_assert_true (talia_host_set_networks (host, (const char *const *) home, &error));
  talia_host_open (host, 0, NULL, &error);
  g_assert_no_error (error);
  tell (host);
  /* Connections are accepted by the kernel; the main loop need not run. */
  while (fgets (line, sizeof line, stdin) != NULL)
    {
      g_auto (GStrv) names = g_strsplit (g_strchomp (line), " ", -1);

      if (g_strv_contains ((const char *const *) names, "again"))
        host = open_again (host);
      else
        g_assert_true (talia_host_set_networks (host, (const char *const *) names, &error));
      tell (host);
    }
  g_object_unref (host);
  return 0;
}
