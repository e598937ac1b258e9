/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a table of this machine again, so that its guests can return: stores the data needed for that, and asks the
 * player whether to do so. */
#pragma once

#include <adwaita.h>

#include "model/table/talia-table.h"
#include "net/talia-host.h"

G_BEGIN_DECLS

/** Saves the data from which the host's table can be opened again, including its key, until another table is saved. */
void talia_party_again_keep (TaliaHost *host);

/** Deletes the saved data, because the match is over. */
void talia_party_again_forget (void);

/** Returns whether others have played that match at their machines, and may come back to it. */
gboolean talia_party_again_is_shared (TaliaTable *table);

/**
 * Asks whether to open the table again; the answers are `open`, `here` (everybody plays at this machine) and `cancel`.
 */
AdwDialog *talia_party_again_ask (GtkWidget *parent, TaliaTable *table);

/**
 * Opens the table of that match. If its key, code and port are known and available, it uses them, so that the guests
 * reconnect by themselves; otherwise it creates new ones. Error: G_IO_ERROR.
 */
TaliaHost *talia_party_again_open (TaliaTable *table, GError **error);

G_END_DECLS
