/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preference for how long a move may take at a table of this machine. */
#pragma once

#include <adwaita.h>

#include "net/talia-host.h"

G_BEGIN_DECLS

/** The host grants that time, and another as soon as that is chosen. */
void talia_party_time_follow (TaliaHost *host);

/** Shows the choice in a row, and takes another from there. */
void talia_party_time_bind (AdwComboRow *row);

G_END_DECLS
