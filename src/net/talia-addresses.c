/* SPDX-License-Identifier: GPL-3.0-or-later */
/* By which addresses other machines of the same network find this one. */
#include "talia-addresses.h"

#include <gio/gio.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

/* Only those of the older kind: the others are long, and every home has these. */
static char *
describe (const struct ifaddrs *at, guint16 port)
{
  g_autoptr (GInetAddress) address = NULL;
  g_autofree char *text = NULL;

  if (at->ifa_addr == NULL || at->ifa_addr->sa_family != AF_INET || !(at->ifa_flags & IFF_UP)
      || at->ifa_flags & IFF_LOOPBACK)
    return NULL;
  address = g_inet_address_new_from_bytes (
      (const guint8 *) &((const struct sockaddr_in *) (const void *) at->ifa_addr)->sin_addr, G_SOCKET_FAMILY_IPV4);
  text = g_inet_address_to_string (address);
  return port == TALIA_NET_PORT ? g_steal_pointer (&text) : g_strdup_printf ("%s:%u", text, port);
}

GStrv
talia_addresses_list (guint16 port)
{
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  struct ifaddrs *all = NULL;

  if (getifaddrs (&all) != 0)
    return g_strv_builder_end (found);
  for (const struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
    {
      char *text = describe (at, port);

      if (text != NULL)
        g_strv_builder_take (found, text);
    }
  freeifaddrs (all);
  return g_strv_builder_end (found);
}
