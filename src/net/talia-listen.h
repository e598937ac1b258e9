/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sockets that a host listens at: in some networks, or in all. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Listens at that port, or where it is 0 at any, which it then is, for both families: for whoever comes from this
 * machine itself, and in the networks of those names (talia-addresses.h); NULL: in all. Error: G_IO_ERROR.
 */
gboolean talia_listen (GSocketListener *listener, const char *const *networks, guint16 *port, GError **error);

G_END_DECLS
