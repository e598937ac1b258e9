/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of a new match, made from the game's option schema. */
#pragma once

#include <adwaita.h>

#include "talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaNewMatchDialog:
 *
 * Signals: `started (TaliaTable *table, const char *level)`: the player wants this match, against
 * opponents of that level; the settings are remembered and the dialog closes.
 */
#define TALIA_TYPE_NEW_MATCH_DIALOG (talia_new_match_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaNewMatchDialog, talia_new_match_dialog, TALIA, NEW_MATCH_DIALOG, AdwDialog)

TaliaNewMatchDialog *talia_new_match_dialog_new (const TaliaRules *rules);

/** A match with the settings last used for the game, or its defaults. `level` is to be freed. */
TaliaTable *talia_new_match_dialog_quick_table (const TaliaRules *rules, char **level);

G_END_DECLS
