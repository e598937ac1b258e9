/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks of this machine, as rows in which a host chooses where the table is open. */
#pragma once

#include <adwaita.h>

#include "net/talia-host.h"

G_BEGIN_DECLS

/**
 * Fills the group with a switch for each network, which opens and closes the host's table in that network. Afterwards
 * it calls `changed`, with an error if that was impossible, or NULL. The group is hidden if there is no network.
 */
void talia_party_networks_show (AdwPreferencesGroup *group, TaliaHost *host,
                                void (*changed) (gpointer data, const GError *error), gpointer data);

G_END_DECLS
