/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a table of this machine again, so that its guests can return: stores the data that this needs, and asks the
 * player. */
#pragma once

#include <adwaita.h>

#include "model/table/talia-table.h"
#include "net/talia-host.h"

G_BEGIN_DECLS

/** Keeps what opens the host's table again, the key included, until another is kept. */
void talia_party_again_keep (TaliaHost *host);

/** Forgets it: the match is over. */
void talia_party_again_forget (void);

/** Whether others played that match at their machines, and may come back to it. */
gboolean talia_party_again_is_shared (TaliaTable *table);

/**
 * Asks whether the table is to be opened again; the answers are `open`, `here` (everybody plays at this machine) and
 * `cancel`.
 */
AdwDialog *talia_party_again_ask (GtkWidget *parent, TaliaTable *table);

/**
 * Opens the table of that match: with its own key, code and port where they are known and can be had, so that its
 * guests come back by themselves; else with new ones. Error: G_IO_ERROR.
 */
TaliaHost *talia_party_again_open (TaliaTable *table, GError **error);

G_END_DECLS
