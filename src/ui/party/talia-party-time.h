/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preference for how long a move may take at a table that this machine hosts: makes the host observe it, and binds
 * it to the row in which the player chooses the time. */
#pragma once

#include <adwaita.h>

#include "net/talia-host.h"

G_BEGIN_DECLS

/** Makes the host allow as much time for a move as the preference says, now and whenever it changes. */
void talia_party_time_follow (TaliaHost *host);

/** Binds the preference to a row. */
void talia_party_time_bind (AdwComboRow *row);

G_END_DECLS
