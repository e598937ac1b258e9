/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks of this machine, and the addresses by which others reach it there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Where a table is looked for when an address tells no port; the host takes another where this one is taken. */
#define TALIA_NET_PORT 29473

/** A network, by the interface to it. */
typedef struct
{
  char *name; /* of the interface */
  gboolean home;
  GPtrArray *addresses; /* of this machine there, of either family; strings */
} TaliaNetwork;

/**
 * All networks that are up, in the order of the system, without the machine itself. Those are at home that lead to no
 * other end of a tunnel and have an address that is private (RFC 1918, RFC 4193); where none has, all that are no
 * tunnel.
 */
GPtrArray *talia_addresses_find_networks (void);

/** The names of those at home. */
GStrv talia_addresses_list_home (void);

/**
 * The addresses of this machine in the networks of those names, NULL for all of them, to be typed at another:
 * `192.168.1.5`, `[fd00::5]`, with `:PORT` unless that is the usual one.
 */
GStrv talia_addresses_list (const char *const *networks, guint16 port);

G_END_DECLS
