/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences dialog, in which the player chooses how the program looks, sounds and plays. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

#define TALIA_TYPE_PREFERENCES_DIALOG (talia_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPreferencesDialog, talia_preferences_dialog, TALIA, PREFERENCES_DIALOG, AdwDialog)

/** Creates the dialog. `archive` has the matches whose size is shown and which can be exported and deleted; may be
 * NULL. */
AdwDialog *talia_preferences_dialog_new (TaliaArchive *archive);

/** Creates the dialog and scrolls to the row of the language, where the player has just chosen another one. */
AdwDialog *talia_preferences_dialog_new_at_language (TaliaArchive *archive);

G_END_DECLS
