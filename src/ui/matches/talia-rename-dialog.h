/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that asks for the name of a match. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-match-facts.h"

G_BEGIN_DECLS

#define TALIA_TYPE_RENAME_DIALOG (talia_rename_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRenameDialog, talia_rename_dialog, TALIA, RENAME_DIALOG, AdwAlertDialog)

/**
 * Asks for a name for the match in a dialog above `parent`. If the player confirms, the dialog activates the action
 * `win.rename-match` (ss: the file, the name or "") of `parent`.
 */
void talia_rename_dialog_present (GtkWidget *parent, const TaliaMatchFacts *facts);

G_END_DECLS
