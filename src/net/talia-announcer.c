/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Announces a table to the local network, so that others find it (talia-finder.h). */
#include "talia-announcer.h"

#include <net/if.h>
#include <string.h>

#include "talia-avahi.h"
#include "talia-channel.h"
#include "talia-people.h"

/* The loopback interface. */
#define SELF "lo"

#define RUNNING 2   /* a state of Avahi's server */
#define COLLISION 3 /* a state of the announced service: another one has the same name */

struct _TaliaAnnouncer
{
  TaliaAvahi *avahi;
  TaliaPerson host;
  GStrv networks; /* the names of the networks; NULL: all */
  const TaliaGame *game;
  guint16 port;
  guint free_seats;

  char *group; /* the path of Avahi's object; NULL before it exists */
  char *name;  /* the name of the service: a random number; people see the texts of the service instead */
};

static void
add_text (GVariantBuilder *builder, const char *key, const char *value)
{
  g_autofree char *text = g_strdup_printf ("%s=%s", key, value);

  g_variant_builder_add_value (builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, text, strlen (text), 1));
}

static GVariant *
make_text (TaliaAnnouncer *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aay"));
  g_autofree char *seats = g_strdup_printf ("%u", self->free_seats);

  add_text (&builder, "talia", TALIA_NET_VERSION);
  add_text (&builder, "host", self->host.name);
  add_text (&builder, "game", self->game->id);
  add_text (&builder, "free", seats);
  return g_variant_builder_end (&builder);
}

/* Lists the interfaces at which the table is announced: those at which the host listens (talia-listen.h). An interface
 * that no longer exists is left out. */
static GArray *
list_interfaces (TaliaAnnouncer *self)
{
  GArray *interfaces = g_array_new (FALSE, FALSE, sizeof (int));
  const char *network = SELF;
  int interface = TALIA_AVAHI_ANY;

  if (self->networks == NULL)
    return g_array_append_val (interfaces, interface);
  for (guint i = 0; network != NULL; network = self->networks[i++])
    if ((interface = (int) if_nametoindex (network)) != 0)
      g_array_append_val (interfaces, interface);
  return interfaces;
}

/* Replaces the announcement. */
static void
announce (TaliaAnnouncer *self)
{
  g_autoptr (GArray) interfaces = list_interfaces (self);

  g_free (self->name);
  self->name = g_strdup_printf ("Talia %08x", g_random_int ());
  talia_avahi_ask (self->avahi, self->group, "EntryGroup.Reset", NULL, NULL, NULL);
  for (guint i = 0; i < interfaces->len; i++)
    talia_avahi_ask (self->avahi, self->group, "EntryGroup.AddService",
                     g_variant_new ("(iiussssq@aay)", g_array_index (interfaces, int, i), TALIA_AVAHI_ANY, 0,
                                    self->name, TALIA_AVAHI_SERVICE, "", "", self->port, make_text (self)),
                     NULL, NULL);
  talia_avahi_ask (self->avahi, self->group, "EntryGroup.Commit", NULL, NULL, NULL);
}

static void
group_cb (gpointer data, GVariant *reply)
{
  TaliaAnnouncer *self = data;

  if (reply == NULL || !g_variant_is_of_type (reply, G_VARIANT_TYPE ("(o)")))
    return;
  g_clear_pointer (&self->group, g_free);
  g_variant_get (reply, "(o)", &self->group);
  announce (self);
}

static void
come (gpointer data)
{
  TaliaAnnouncer *self = data;

  talia_avahi_ask (self->avahi, "/", "Server.EntryGroupNew", NULL, group_cb, self);
}

static void
gone (gpointer data)
{
  TaliaAnnouncer *self = data;

  g_clear_pointer (&self->group, g_free);
}

/* Announces the table again if the name of the machine has changed, or the name of the service is taken. */
static void
told (gpointer data, const char *path, const char *signal, GVariant *parameters)
{
  TaliaAnnouncer *self = data;
  int state;

  if (self->group == NULL || !g_str_equal (signal, "StateChanged")
      || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(is)")))
    return;
  g_variant_get (parameters, "(i&s)", &state, NULL);
  if ((g_str_equal (path, "/") && state == RUNNING) || (g_str_equal (path, self->group) && state == COLLISION))
    announce (self);
}

TaliaAnnouncer *
talia_announcer_new (const char *host, const TaliaGame *game, const char *const *networks, guint16 port,
                     guint free_seats)
{
  static const TaliaAvahiListener listener = { come, gone, told };
  TaliaAnnouncer *self = g_new0 (TaliaAnnouncer, 1);

  talia_person_set_name (&self->host, host);
  self->game = game;
  self->networks = g_strdupv ((GStrv) networks);
  self->port = port;
  self->free_seats = free_seats;
  self->avahi = talia_avahi_new (&listener, self);
  return self;
}

void
talia_announcer_set_free_seats (TaliaAnnouncer *self, guint free_seats)
{
  g_autoptr (GArray) interfaces = NULL;

  if (self->free_seats == free_seats)
    return;
  self->free_seats = free_seats;
  if (self->group == NULL)
    return;
  interfaces = list_interfaces (self);
  for (guint i = 0; i < interfaces->len; i++)
    talia_avahi_ask (self->avahi, self->group, "EntryGroup.UpdateServiceTxt",
                     g_variant_new ("(iiusss@aay)", g_array_index (interfaces, int, i), TALIA_AVAHI_ANY, 0, self->name,
                                    TALIA_AVAHI_SERVICE, "", make_text (self)),
                     NULL, NULL);
}

void
talia_announcer_free (TaliaAnnouncer *self)
{
  talia_avahi_free (self->avahi);
  g_strfreev (self->networks);
  g_free (self->group);
  g_free (self->name);
  g_free (self);
}
