/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sockets at which a host listens, in some networks or in all. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Listens at `port`, or at any free port if it is 0, which is then stored there. Accepts connections by IPv4 and IPv6
 * from this machine itself, and in the networks with those names (talia-addresses.h; NULL: in all). Error: G_IO_ERROR.
 */
gboolean talia_listen (GSocketListener *listener, const char *const *networks, guint16 *port, GError **error);

G_END_DECLS
