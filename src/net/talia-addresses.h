/* SPDX-License-Identifier: GPL-3.0-or-later */
/* By which addresses other machines of the same network find this one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Where a table is looked for when an address tells no port; the host takes another where this one is taken. */
#define TALIA_NET_PORT 29473

/** The addresses of this machine, to be typed at another: `192.168.1.5`, with `:PORT` unless that is the usual one. */
GStrv talia_addresses_list (guint16 port);

G_END_DECLS
