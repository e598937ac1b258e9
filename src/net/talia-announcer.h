/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Announces a table to the local network, so that others find it (talia-finder.h). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct _TaliaAnnouncer TaliaAnnouncer;

/**
 * Tells, as long as it is there, that `host` has a table for that game at `port` (docs/NETWORK.md): to this machine
 * itself and in the networks of those names (talia-addresses.h); NULL: in all. Where there is no Avahi, nobody is told,
 * and its coming is waited for.
 */
TaliaAnnouncer *talia_announcer_new (const char *host, const TaliaGame *game, const char *const *networks, guint16 port,
                                     guint free_seats);

/** How many seats somebody could take now. */
void talia_announcer_set_free_seats (TaliaAnnouncer *self, guint free_seats);

/** The table is to be found no more. */
void talia_announcer_free (TaliaAnnouncer *self);

G_END_DECLS
