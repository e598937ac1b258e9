/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new match: the players and the number of the match come first; the rules are collapsed to a line
 * that says how they differ from the usual ones. */
#pragma once

#include <adwaita.h>

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaNewMatchDialog:
 *
 * Signals: `started (TaliaTable *table)`: the player wants this match, in which every seat is
 * taken; the settings are remembered and the dialog closes.
 */
#define TALIA_TYPE_NEW_MATCH_DIALOG (talia_new_match_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaNewMatchDialog, talia_new_match_dialog, TALIA, NEW_MATCH_DIALOG, AdwDialog)

/** Creates the dialog; the level that suits the player is of that grade. */
TaliaNewMatchDialog *talia_new_match_dialog_new (const TaliaGame *game, guint grade);

G_END_DECLS
