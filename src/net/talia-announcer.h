/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Announces a table to the local network, so that others find it (talia-finder.h). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct _TaliaAnnouncer TaliaAnnouncer;

/**
 * Announces, until it is freed, that `host` has a table for that game at `port` (docs/NETWORK.md), on this machine
 * itself and in the networks with those names (talia-addresses.h; NULL: in all). If Avahi is not running, it waits
 * until Avahi starts.
 */
TaliaAnnouncer *talia_announcer_new (const char *host, const TaliaGame *game, const char *const *networks, guint16 port,
                                     guint free_seats);

/** Sets how many seats are free. */
void talia_announcer_set_free_seats (TaliaAnnouncer *self, guint free_seats);

/** Ends the announcement. */
void talia_announcer_free (TaliaAnnouncer *self);

G_END_DECLS
