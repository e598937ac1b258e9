/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks of this machine, and the addresses by which others reach it there. */
#include "talia-addresses.h"

#include <gio/gio.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

/* RFC 4193: fc00::/7, which GIO does not count as site-local. */
#define UNIQUE_LOCAL 0xfc
#define UNIQUE_LOCAL_MASK 0xfe

static void
network_free (gpointer data)
{
  TaliaNetwork *network = data;

  g_free (network->name);
  g_ptr_array_unref (network->addresses);
  g_free (network);
}

static TaliaNetwork *
find_network (GPtrArray *networks, const char *name)
{
  TaliaNetwork *network;

  for (guint i = 0; i < networks->len; i++)
    if (g_str_equal (((TaliaNetwork *) networks->pdata[i])->name, name))
      return networks->pdata[i];
  network = g_new0 (TaliaNetwork, 1);
  network->name = g_strdup (name);
  network->addresses = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (networks, network);
  return network;
}

static GInetAddress *
get_address (const struct sockaddr *address)
{
  if (address->sa_family == AF_INET)
    return g_inet_address_new_from_bytes (
        (const guint8 *) &((const struct sockaddr_in *) (const void *) address)->sin_addr, G_SOCKET_FAMILY_IPV4);
  return g_inet_address_new_from_bytes (
      (const guint8 *) &((const struct sockaddr_in6 *) (const void *) address)->sin6_addr, G_SOCKET_FAMILY_IPV6);
}

static gboolean
is_private (GInetAddress *address)
{
  return g_inet_address_get_is_site_local (address)
         || (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6
             && (g_inet_address_to_bytes (address)[0] & UNIQUE_LOCAL_MASK) == UNIQUE_LOCAL);
}

/* An address that is only valid together with an interface name is left out, since that name differs on other
 * machines. */
static void
add_address (TaliaNetwork *network, const struct ifaddrs *at)
{
  g_autoptr (GInetAddress) address = get_address (at->ifa_addr);

  if (g_inet_address_get_is_link_local (address))
    return;
  g_ptr_array_add (network->addresses, g_inet_address_to_string (address));
  network->home = network->home || (is_private (address) && !(at->ifa_flags & IFF_POINTOPOINT));
}

static gboolean
is_named (const char *const *names, const char *name)
{
  return names == NULL || g_strv_contains (names, name);
}

/* Counts all networks as home networks, except tunnels, which are recognised by name. */
static void
take_all_home (GPtrArray *networks, const struct ifaddrs *all)
{
  for (const struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
    for (guint i = 0; i < networks->len; i++)
      {
        TaliaNetwork *network = networks->pdata[i];

        network->home =
            network->home || (g_str_equal (network->name, at->ifa_name) && !(at->ifa_flags & IFF_POINTOPOINT));
      }
}

GPtrArray *
talia_addresses_find_networks (void)
{
  GPtrArray *networks = g_ptr_array_new_with_free_func (network_free);
  struct ifaddrs *all = NULL;
  gboolean home = FALSE;

  if (getifaddrs (&all) != 0)
    return networks;
  for (const struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
    if (at->ifa_addr != NULL && (at->ifa_addr->sa_family == AF_INET || at->ifa_addr->sa_family == AF_INET6)
        && at->ifa_flags & IFF_UP && !(at->ifa_flags & IFF_LOOPBACK))
      add_address (find_network (networks, at->ifa_name), at);
  for (guint i = 0; i < networks->len; i++)
    home = home || ((TaliaNetwork *) networks->pdata[i])->home;
  if (!home)
    take_all_home (networks, all);
  freeifaddrs (all);
  return networks;
}

GStrv
talia_addresses_list_home (void)
{
  g_autoptr (GPtrArray) networks = talia_addresses_find_networks ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < networks->len; i++)
    if (((TaliaNetwork *) networks->pdata[i])->home)
      g_strv_builder_add (names, ((TaliaNetwork *) networks->pdata[i])->name);
  return g_strv_builder_end (names);
}

/* Writes the address as people type it; if a colon precedes the port, with brackets. */
static char *
describe (const char *address, guint16 port)
{
  g_autofree char *host = strchr (address, ':') != NULL ? g_strdup_printf ("[%s]", address) : g_strdup (address);

  return port == TALIA_NET_PORT ? g_steal_pointer (&host) : g_strdup_printf ("%s:%u", host, port);
}

GStrv
talia_addresses_list (const char *const *networks, guint16 port)
{
  g_autoptr (GPtrArray) all = talia_addresses_find_networks ();
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  for (guint i = 0; i < all->len; i++)
    {
      const TaliaNetwork *network = all->pdata[i];

      for (guint j = 0; is_named (networks, network->name) && j < network->addresses->len; j++)
        g_strv_builder_take (found, describe (network->addresses->pdata[j], port));
    }
  return g_strv_builder_end (found);
}
