/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the tables that others have opened in the local network. */
#include "talia-finder.h"

#include <string.h>

#include "engine/talia-whole.h"
#include "model/base/talia-text.h"
#include "talia-addresses.h"
#include "talia-avahi.h"
#include "talia-channel.h"

/* The signals of Avahi about a service that it has found, and about its address. */
#define ITEM "(iisssu)"
#define FOUND "(iissssisqaayu)"

/* A table as seen at one interface. A machine with two interfaces may see it twice, with two addresses. */
typedef struct
{
  TaliaFoundTable table;
  int interface;
  char *resolver; /* the path of Avahi's object that resolves the address; NULL before it exists */
} Sighting;

struct _TaliaFinder
{
  GObject parent_instance;

  TaliaAvahi *avahi;
  gboolean able;
  GPtrArray *sightings;
};

G_DEFINE_FINAL_TYPE (TaliaFinder, talia_finder, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
sighting_free (gpointer data)
{
  Sighting *self = data;

  g_free (self->table.id);
  g_free (self->table.host);
  g_free (self->table.address);
  g_free (self->resolver);
  g_free (self);
}

static Sighting *
find (TaliaFinder *self, int interface, const char *id)
{
  for (guint i = 0; i < self->sightings->len; i++)
    {
      Sighting *sighting = self->sightings->pdata[i];

      if (sighting->interface == interface && g_str_equal (sighting->table.id, id))
        return sighting;
    }
  return NULL;
}

/* --- what a table says of itself ------------------------------------------------------- */

/* Returns the text of that key, NULL if there is none; it comes from strangers and may be anything. */
static char *
get_text (GVariant *texts, const char *key)
{
  const gsize length = strlen (key);

  for (gsize i = 0; i < g_variant_n_children (texts); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (texts, i);
      gsize n;
      const char *bytes = g_variant_get_fixed_array (child, &n, 1);

      if (n > length && bytes[length] == '=' && strncmp (bytes, key, length) == 0)
        return g_strndup (bytes + length + 1, n - length - 1);
    }
  return NULL;
}

static void
take_texts (TaliaFoundTable *table, GVariant *texts)
{
  g_autofree char *version = get_text (texts, "talia"), *host = get_text (texts, "host"),
                  *game = get_text (texts, "game"), *seats = get_text (texts, "free");
  int n;

  g_free (table->host);
  table->host = talia_text_clean (host != NULL ? host : "", TALIA_TEXT_NAME);
  table->game = g_strcmp0 (version, TALIA_NET_VERSION) == 0 && game != NULL ? talia_registry_find (game) : NULL;
  table->free_seats = seats != NULL && talia_whole_parse_place (seats, TALIA_MAX_SEATS + 1, &n) ? (guint) n : 0;
}

static void
take_address (TaliaFoundTable *table, const char *address, guint16 port)
{
  g_autoptr (GInetAddress) parsed = g_inet_address_new_from_string (address);

  if (parsed == NULL || g_inet_address_get_family (parsed) != G_SOCKET_FAMILY_IPV4)
    return;
  g_free (table->address);
  table->address = port == TALIA_NET_PORT ? g_strdup (address) : g_strdup_printf ("%s:%u", address, port);
}

/* --- what Avahi tells ------------------------------------------------------------------ */

static void
release (TaliaFinder *self, const char *resolver)
{
  talia_avahi_ask (self->avahi, resolver, "ServiceResolver.Free", NULL, NULL, NULL);
}

/* Avahi reports the address and the number of free seats again whenever they change. */
static void
add (TaliaFinder *self, const char *path, GVariant *item)
{
  const char *name, *type, *domain;
  int interface, protocol;
  Sighting *sighting;

  g_variant_get (item, "(ii&s&s&su)", &interface, &protocol, &name, &type, &domain, NULL);
  if (find (self, interface, name) != NULL || self->sightings->len >= 2 * TALIA_FINDER_MAX_TABLES)
    return;
  sighting = g_new0 (Sighting, 1);
  sighting->interface = interface;
  sighting->table.id = g_strdup (name);
  g_ptr_array_add (self->sightings, sighting);
  talia_avahi_ask (self->avahi, "/", "Server.ServiceResolverNew",
                   g_variant_new ("(iisssiu)", interface, protocol, name, type, domain, TALIA_AVAHI_IPV4, 0), NULL,
                   NULL);
}

static void
drop (TaliaFinder *self, const char *path, GVariant *item)
{
  const char *name;
  int interface;
  Sighting *sighting;

  g_variant_get (item, "(ii&s&s&su)", &interface, NULL, &name, NULL, NULL, NULL);
  sighting = find (self, interface, name);
  if (sighting == NULL)
    return;
  if (sighting->resolver != NULL)
    release (self, sighting->resolver);
  g_ptr_array_remove (self->sightings, sighting);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
locate (TaliaFinder *self, const char *path, GVariant *found)
{
  g_autoptr (GVariant) texts = NULL;
  const char *name, *address;
  int interface;
  guint16 port;
  Sighting *sighting;

  g_variant_get (found, "(ii&s&s&s&si&sq@aayu)", &interface, NULL, &name, NULL, NULL, NULL, NULL, &address, &port,
                 &texts, NULL);
  sighting = find (self, interface, name);
  if (sighting == NULL)
    {
      release (self, path);
      return;
    }
  g_set_str (&sighting->resolver, path);
  take_texts (&sighting->table, texts);
  take_address (&sighting->table, address, port);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fail (TaliaFinder *self, const char *path, GVariant *error)
{
  release (self, path);
}

static void
told (gpointer data, const char *path, const char *signal, GVariant *parameters)
{
  static const struct
  {
    const char *place, *signal, *type;
    void (*take) (TaliaFinder *self, const char *path, GVariant *parameters);
  } rows[] = {
    { "ServiceBrowser", "ItemNew", ITEM, add },
    { "ServiceBrowser", "ItemRemove", ITEM, drop },
    { "ServiceResolver", "Found", FOUND, locate },
    { "ServiceResolver", "Failure", "(s)", fail },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (signal, rows[i].signal) && strstr (path, rows[i].place) != NULL
        && g_variant_is_of_type (parameters, G_VARIANT_TYPE (rows[i].type)))
      rows[i].take (data, path, parameters);
}

static void
set_able (TaliaFinder *self, gboolean able)
{
  self->able = able;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
browsing_cb (gpointer data, GVariant *reply)
{
  set_able (data, reply != NULL);
}

static void
come (gpointer data)
{
  TaliaFinder *self = data;

  talia_avahi_ask (self->avahi, "/", "Server.ServiceBrowserNew",
                   g_variant_new ("(iissu)", TALIA_AVAHI_ANY, TALIA_AVAHI_IPV4, TALIA_AVAHI_SERVICE, "", 0),
                   browsing_cb, self);
}

static void
gone (gpointer data)
{
  TaliaFinder *self = data;

  g_ptr_array_set_size (self->sightings, 0);
  set_able (self, FALSE);
}

/* --- the object ----------------------------------------------------------------------- */

static void
talia_finder_dispose (GObject *object)
{
  TaliaFinder *self = TALIA_FINDER (object);

  g_clear_pointer (&self->avahi, talia_avahi_free);
  g_clear_pointer (&self->sightings, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_finder_parent_class)->dispose (object);
}

static void
talia_finder_class_init (TaliaFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_finder_dispose;
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_finder_init (TaliaFinder *self)
{
  static const TaliaAvahiListener listener = { come, gone, told };

  self->able = TRUE;
  self->sightings = g_ptr_array_new_with_free_func (sighting_free);
  self->avahi = talia_avahi_new (&listener, self);
}

TaliaFinder *
talia_finder_new (void)
{
  return g_object_new (TALIA_TYPE_FINDER, NULL);
}

gboolean
talia_finder_is_able (TaliaFinder *self)
{
  g_return_val_if_fail (TALIA_IS_FINDER (self), FALSE);
  return self->able;
}

static gboolean
is_same (gconstpointer a, gconstpointer b)
{
  return g_str_equal (((const TaliaFoundTable *) a)->id, ((const TaliaFoundTable *) b)->id);
}

GPtrArray *
talia_finder_list (TaliaFinder *self)
{
  GPtrArray *tables = g_ptr_array_new ();

  g_return_val_if_fail (TALIA_IS_FINDER (self), tables);

  for (guint i = 0; i < self->sightings->len; i++)
    {
      Sighting *sighting = self->sightings->pdata[i];

      if (sighting->table.address != NULL
          && !g_ptr_array_find_with_equal_func (tables, &sighting->table, is_same, NULL))
        g_ptr_array_add (tables, &sighting->table);
    }
  return tables;
}
