/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks of this machine, as rows in which a host chooses where the table is open. */
#pragma once

#include <adwaita.h>

#include "net/talia-host.h"

G_BEGIN_DECLS

/**
 * Fills the group with a row for each network, on where the host's table is open, and has it opened and closed by them.
 * `changed` is told after that, with what stood in the way or NULL. The group is hidden where there is no network.
 */
void talia_party_networks_show (AdwPreferencesGroup *group, TaliaHost *host,
                                void (*changed) (gpointer data, const GError *error), gpointer data);

G_END_DECLS
