/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sockets at which a host listens, in some networks or in all. */
#include "talia-listen.h"

#include <errno.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

/* The loopback interface. */
#define SELF "lo"

/* The number of ports to try, since a port that is free in one network may be taken in another. */
#define TRIES 10

/* Binds the socket to the interface, so that it accepts no packets from other networks, whatever addresses the
 * interface gets later. */
static gboolean
bind_to (GSocket *socket, const char *network, GError **error)
{
  if (setsockopt (g_socket_get_fd (socket), SOL_SOCKET, SO_BINDTODEVICE, network, (socklen_t) strlen (network)) == 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  return FALSE;
}

/* Creates a socket for IPv6 that also accepts IPv4 or, if there is no IPv6, one for IPv4. */
static GSocket *
make_socket (GSocketFamily *family, GError **error)
{
  GSocket *socket = g_socket_new (G_SOCKET_FAMILY_IPV6, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL);

  *family = G_SOCKET_FAMILY_IPV6;
  if (socket != NULL && g_socket_set_option (socket, IPPROTO_IPV6, IPV6_V6ONLY, 0, NULL))
    return socket;
  g_clear_object (&socket);
  *family = G_SOCKET_FAMILY_IPV4;
  return g_socket_new (*family, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, error);
}

/* Opens a socket that listens in that network; sets the port that it got. */
static GSocket *
open_socket (const char *network, guint16 *port, GError **error)
{
  GSocketFamily family;
  g_autoptr (GSocket) socket = make_socket (&family, error);
  g_autoptr (GInetAddress) any = g_inet_address_new_any (family);
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new (any, *port), got = NULL;

  if (socket == NULL || !bind_to (socket, network, error) || !g_socket_bind (socket, wanted, TRUE, error)
      || !g_socket_listen (socket, error) || (got = g_socket_get_local_address (socket, error)) == NULL)
    return NULL;
  *port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (got));
  return g_steal_pointer (&socket);
}

/* Opens all sockets at the same port; returns NULL if that is impossible. */
static GPtrArray *
open_sockets (const char *const *networks, guint16 *port, GError **error)
{
  g_autoptr (GPtrArray) sockets = g_ptr_array_new_with_free_func (g_object_unref);
  const char *network = SELF;

  for (guint i = 0; network != NULL; network = networks[i++])
    {
      GSocket *socket;

      /* A network that no longer exists does not keep the others from being used. */
      if (if_nametoindex (network) == 0)
        continue;
      socket = open_socket (network, port, error);
      if (socket == NULL)
        return NULL;
      g_ptr_array_add (sockets, socket);
    }
  return g_steal_pointer (&sockets);
}

gboolean
talia_listen (GSocketListener *listener, const char *const *networks, guint16 *port, GError **error)
{
  const guint16 wanted = *port;
  g_autoptr (GPtrArray) sockets = NULL;

  if (networks == NULL && wanted != 0)
    return g_socket_listener_add_inet_port (listener, wanted, NULL, error);
  if (networks == NULL)
    return (*port = g_socket_listener_add_any_inet_port (listener, NULL, error)) != 0;
  for (guint i = 0; sockets == NULL && wanted == 0 && i < TRIES; i++)
    {
      *port = 0;
      sockets = open_sockets (networks, port, NULL);
    }
  if (sockets == NULL)
    {
      *port = wanted;
      sockets = open_sockets (networks, port, error);
    }
  for (guint i = 0; sockets != NULL && i < sockets->len; i++)
    if (!g_socket_listener_add_socket (listener, sockets->pdata[i], NULL, error))
      return FALSE;
  return sockets != NULL;
}
