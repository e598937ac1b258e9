/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that tables find each other through Avahi's real daemon, on a bus of their own, while tables and the daemon
 * come and go. */
#include "net/talia-finder.h"

#include <gio/gio.h>
#include <net/if.h>

#include "net/talia-announcer.h"
#include "net/talia-avahi.h"
#include "party.h"

static GSubprocess *
spawn (const char *const *arguments, GSubprocessFlags flags)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_newv (arguments, flags, &error);

  g_assert_no_error (error);
  return process;
}

static GSubprocess *
start_bus (void)
{
  static const char *const arguments[] = { "dbus-daemon", "--nofork", "--print-address", "--config-file=" BUS, NULL };
  GSubprocess *bus = spawn (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (bus));
  g_autoptr (GError) error = NULL;
  g_autofree char *address = g_data_input_stream_read_line (lines, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (address);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", address, TRUE);
  return bus;
}

static GSubprocess *
start_avahi (void)
{
  static const char *const arguments[] = { "python3", AVAHI, NULL };

  return spawn (arguments, G_SUBPROCESS_FLAGS_STDERR_SILENCE);
}

/* Starts Avahi with a second interface, to another network. */
static GSubprocess *
start_avahi_with_two (void)
{
  static const char *const arguments[] = { "python3", AVAHI, "--two", NULL };

  return spawn (arguments, G_SUBPROCESS_FLAGS_STDERR_SILENCE);
}

static void
stop (GSubprocess *process)
{
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  g_object_unref (process);
}

/* Returns the only table that is found, or NULL; valid until the main loop runs. */
static const TaliaFoundTable *
see (TaliaFinder *finder)
{
  g_autoptr (GPtrArray) tables = talia_finder_list (finder);

  return tables->len == 1 ? tables->pdata[0] : NULL;
}

static guint
count (TaliaFinder *finder)
{
  g_autoptr (GPtrArray) tables = talia_finder_list (finder);

  return tables->len;
}

static void
test_no_bus (void)
{
  TaliaAnnouncer *announcer = NULL;
  g_autoptr (TaliaFinder) finder = talia_finder_new ();

  announcer = talia_announcer_new ("Ala", talia_registry_find ("hearts"), NULL, 4711, 3);
  PARTY_WAIT (NULL, !talia_finder_is_able (finder));
  talia_announcer_set_free_seats (announcer, 2);
  g_assert_cmpuint (count (finder), ==, 0);
  talia_announcer_free (announcer);
}

/* Closing a finder immediately does not wait for anything. */
static void
test_at_once (void)
{
  TaliaFinder *finder = talia_finder_new ();

  talia_announcer_free (talia_announcer_new ("Ala", talia_registry_find ("hearts"), NULL, 4711, 3));
  g_assert_finalize_object (finder);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_come_and_go (void)
{
  GSubprocess *bus = start_bus (), *avahi = NULL;
  TaliaFinder *finder = talia_finder_new ();
  TaliaAnnouncer *announcer = talia_announcer_new ("Ala", talia_registry_find ("hearts"), NULL, 4711, 3);

  PARTY_WAIT (NULL, !talia_finder_is_able (finder));
  avahi = start_avahi ();
  PARTY_WAIT (NULL, see (finder) != NULL);
  g_assert_true (talia_finder_is_able (finder));
  g_assert_cmpstr (see (finder)->host, ==, "Ala");
  g_assert_true (see (finder)->game == talia_registry_find ("hearts"));
  g_assert_cmpuint (see (finder)->free_seats, ==, 3);
  g_assert_cmpstr (see (finder)->address, ==, "127.0.0.1:4711");
  talia_announcer_set_free_seats (announcer, 1);
  PARTY_WAIT (NULL, see (finder) != NULL && see (finder)->free_seats == 1);

  stop (avahi);
  PARTY_WAIT (NULL, !talia_finder_is_able (finder));
  g_assert_cmpuint (count (finder), ==, 0);
  talia_announcer_set_free_seats (announcer, 2);
  avahi = start_avahi ();
  PARTY_WAIT (NULL, see (finder) != NULL && see (finder)->free_seats == 2);

  talia_announcer_free (announcer);
  PARTY_WAIT (NULL, count (finder) == 0);
  g_assert_true (talia_finder_is_able (finder));
  stop (bus);
  PARTY_WAIT (NULL, !talia_finder_is_able (finder));
  g_assert_finalize_object (finder);
  stop (avahi);
}

/* Watches through which interfaces tables are announced. */
typedef struct
{
  TaliaAvahi *avahi;
  char *first; /* the id of the table that was found first */
  gboolean first_elsewhere,
      elsewhere; /* whether the first table, and any other, came through an interface to another network */
} Watcher;

static void
watcher_come (gpointer data)
{
  talia_avahi_ask (((Watcher *) data)->avahi, "/", "Server.ServiceBrowserNew",
                   g_variant_new ("(iissu)", TALIA_AVAHI_ANY, TALIA_AVAHI_IPV4, TALIA_AVAHI_SERVICE, "", 0), NULL,
                   NULL);
}

static void
watcher_gone (gpointer data)
{
}

static void
watcher_told (gpointer data, const char *path, const char *signal, GVariant *parameters)
{
  Watcher *self = data;
  int interface;
  const char *name;

  if (!g_str_equal (signal, "ItemNew"))
    return;
  g_variant_get (parameters, "(ii&s&s&su)", &interface, NULL, &name, NULL, NULL, NULL);
  if (self->first == NULL)
    self->first = g_strdup (name);
  if (interface != (int) if_nametoindex ("lo"))
    *(g_str_equal (name, self->first) ? &self->first_elsewhere : &self->elsewhere) = TRUE;
}

/* A table is announced in the networks in which its host listens. Another table is then announced everywhere: once it
 * has arrived from all networks, the first one has arrived from all that it ever will. */
static void
test_networks (void)
{
  static const TaliaAvahiListener listener = { watcher_come, watcher_gone, watcher_told };
  static const char *const none[] = { "no-such-network", NULL };
  GSubprocess *bus = start_bus (), *avahi = start_avahi_with_two ();
  g_autoptr (TaliaFinder) finder = talia_finder_new ();
  TaliaAnnouncer *apart = talia_announcer_new ("Ala", talia_registry_find ("hearts"), none, 4711, 3), *open;
  Watcher watcher = { NULL };

  watcher.avahi = talia_avahi_new (&listener, &watcher);
  PARTY_WAIT (NULL, see (finder) != NULL && watcher.first != NULL);
  talia_announcer_set_free_seats (apart, 2);
  PARTY_WAIT (NULL, see (finder) != NULL && see (finder)->free_seats == 2);
  open = talia_announcer_new ("Ola", talia_registry_find ("hearts"), NULL, 4712, 3);
  PARTY_WAIT (NULL, count (finder) == 2 && watcher.elsewhere);
  g_assert_false (watcher.first_elsewhere);
  talia_announcer_free (open);
  talia_announcer_free (apart);
  PARTY_WAIT (NULL, count (finder) == 0);
  talia_avahi_free (watcher.avahi);
  g_free (watcher.first);
  stop (avahi);
  stop (bus);
}

/* An open table is found until it is closed; its address and the code, which is not announced, are enough to join. */
static void
test_host (void)
{
  GSubprocess *bus = start_bus (), *avahi = start_avahi ();
  g_autoptr (TaliaFinder) finder = talia_finder_new ();
  g_autofree char *address = NULL, *id = NULL;
  static const char *const none[] = { NULL };
  Party party;

  party_open (&party, &party_games[0], 1);
  talia_host_announce (party.host);
  PARTY_WAIT (&party, see (finder) != NULL);
  g_assert_cmpuint (see (finder)->free_seats, ==, 3);
  address = g_strdup_printf ("127.0.0.1:%u", party.port);
  g_assert_cmpstr (see (finder)->address, ==, address);
  /* After a change of networks it is announced again. */
  id = g_strdup (see (finder)->id);
  g_assert_true (talia_host_set_networks (party.host, none, NULL));
  PARTY_WAIT (&party, see (finder) != NULL && !g_str_equal (see (finder)->id, id));
  party_add (&party, "Ola");
  PARTY_WAIT (&party, see (finder) != NULL && see (finder)->free_seats == 2);
  party_begin (&party);
  PARTY_WAIT (&party, see (finder) != NULL && see (finder)->free_seats == 0);
  party_close (&party);
  PARTY_WAIT (&party, count (finder) == 0);
  stop (avahi);
  stop (bus);
}

/* --- announcements by other programs --------------------------------------------------- */

/* Texts that an announcement may have, and what is shown of them. */
static const struct
{
  const char *texts[5];
  const char *host, *game;
  guint free_seats;
} sayings[] = {
  { { "talia=4", "host=Zosia", "game=spades", "free=2" }, "Zosia", "spades", 2 },
  { { "free=7", "game=kierki", "host=", "talia=4" }, "", "kierki", 7 },
  { { "talia=1", "host=Zosia", "game=spades", "free=2" }, "Zosia", NULL, 2 },
  { { "talia=4", "host=Zosia", "game=whist", "free=8" }, "Zosia", NULL, 0 },
  { { "talia", "game", "free=", "=" }, "", NULL, 0 },
  { { "talia=4", "game=../../hearts", "free=-1",
      "host=a\n\xe2\x80\xae"
      "b" },
    "a b",
    NULL,
    0 },
  { { "talia=4", "game=casino", "free=2x" }, "", "casino", 0 },
  { { "host=\xff", "\x01\x02" }, "\xef\xbf\xbd", NULL, 0 },
  { { NULL }, "", NULL, 0 },
};

typedef struct
{
  TaliaAvahi *avahi;
  guint saying;
} Stranger;

static void
say_cb (gpointer data, GVariant *reply)
{
  Stranger *self = data;
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aay"));
  const char *group;

  for (const char *const *text = sayings[self->saying].texts; *text != NULL; text++)
    g_variant_builder_add_value (&builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, *text, strlen (*text), 1));
  g_variant_get (reply, "(&o)", &group);
  talia_avahi_ask (self->avahi, group, "EntryGroup.AddService",
                   g_variant_new ("(iiussssq@aay)", TALIA_AVAHI_ANY, TALIA_AVAHI_ANY, 0, "Stranger",
                                  TALIA_AVAHI_SERVICE, "", "", 4711, g_variant_builder_end (&builder)),
                   NULL, NULL);
  talia_avahi_ask (self->avahi, group, "EntryGroup.Commit", NULL, NULL, NULL);
}

static void
come (gpointer data)
{
  talia_avahi_ask (((Stranger *) data)->avahi, "/", "Server.EntryGroupNew", NULL, say_cb, data);
}

static void
gone (gpointer data)
{
}

static void
told (gpointer data, const char *path, const char *signal, GVariant *parameters)
{
}

static void
test_strangers (void)
{
  static const TaliaAvahiListener listener = { come, gone, told };
  GSubprocess *bus = start_bus (), *avahi = start_avahi ();
  g_autoptr (TaliaFinder) finder = talia_finder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sayings); i++)
    {
      Stranger stranger = { .saying = i };
      const TaliaFoundTable *table;

      stranger.avahi = talia_avahi_new (&listener, &stranger);
      PARTY_WAIT (NULL, see (finder) != NULL);
      table = see (finder);
      g_assert_cmpstr (table->host, ==, sayings[i].host);
      g_assert_cmpstr (table->game != NULL ? table->game->id : NULL, ==, sayings[i].game);
      g_assert_cmpuint (table->free_seats, ==, sayings[i].free_seats);
      talia_avahi_free (stranger.avahi);
      PARTY_WAIT (NULL, count (finder) == 0);
    }
  stop (avahi);
  stop (bus);
}

/* Returns why Avahi cannot be started here, or NULL: it needs a network namespace. */
static char *
miss_avahi (void)
{
  static const char *const arguments[] = { "python3", AVAHI, "--check", NULL };
  g_autoptr (GSubprocess) check = spawn (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  g_subprocess_communicate_utf8 (check, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  if (g_subprocess_get_exit_status (check) != 77)
    {
      g_assert_cmpint (g_subprocess_get_exit_status (check), ==, 0);
      return NULL;
    }
  return g_strdup (g_strstrip (said));
}

static void
test_skipped (gconstpointer why)
{
  g_test_skip (why);
}

int
main (int argc, char **argv)
{
  g_autofree char *missing = NULL;

  g_test_init (&argc, &argv, NULL);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
  g_test_add_func ("/finder/no-bus", test_no_bus);
  g_test_add_func ("/finder/at-once", test_at_once);
  missing = miss_avahi ();
  if (missing == NULL)
    {
      g_test_add_func ("/finder/come-and-go", test_come_and_go);
      g_test_add_func ("/finder/networks", test_networks);
      g_test_add_func ("/finder/host", test_host);
      g_test_add_func ("/finder/strangers", test_strangers);
    }
  else
    g_test_add_data_func ("/finder/avahi", missing, test_skipped);
  return g_test_run ();
}
