/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks of this machine, and the addresses by which others reach it there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The port at which guests look for a table if the address has none; the host uses another if this one is taken. */
#define TALIA_NET_PORT 29473

/** A network, identified by the interface to it. */
typedef struct
{
  char *name; /* the name of the interface */
  gboolean home;
  GPtrArray *addresses; /* the addresses of this machine there, of either family; strings */
} TaliaNetwork;

/**
 * Finds all networks that are up, in the order of the system, without the machine itself. A home network is one that is
 * not a tunnel, and in which this machine has a private address (RFC 1918, RFC 4193); if there is none, all networks
 * that are not tunnels count as home networks.
 */
GPtrArray *talia_addresses_find_networks (void);

/** Returns the names of the home networks. */
GStrv talia_addresses_list_home (void);

/**
 * Returns the addresses of this machine in the networks with those names (NULL: all), as they are typed at another
 * machine: `192.168.1.5`, `[fd00::5]`, with `:PORT` unless that is the usual one.
 */
GStrv talia_addresses_list (const char *const *networks, guint16 port);

G_END_DECLS
