/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog before a match at a shared table: the table is opened or joined, and people take their seats. */
#pragma once

#include <adwaita.h>

#include "net/talia-guest.h"
#include "net/talia-host.h"

G_BEGIN_DECLS

/** The setting that holds the player's last seat at another machine's table, as written by talia_guest_save(). */
#define TALIA_PARTY_SEAT_KEY "network-seat"

/**
 * TaliaPartyDialog:
 *
 * Opens a socket only if the player asks for a table. Closing the dialog before the match begins leaves the table.
 *
 * Signals: `hosted (TaliaHost *, TaliaMatch *)`, `joined (TaliaGuest *)`: the match is to begin, or has begun; the
 * dialog closes.
 */
#define TALIA_TYPE_PARTY_DIALOG (talia_party_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPartyDialog, talia_party_dialog, TALIA, PARTY_DIALOG, AdwDialog)

/** Creates the dialog. `seat` is the player's last seat at a table, as written by talia_guest_save(); "" for none. */
TaliaPartyDialog *talia_party_dialog_new (const char *seat);

/** Returns to that table, as if the player had asked for it. */
void talia_party_dialog_go_back (TaliaPartyDialog *self);

G_END_DECLS
