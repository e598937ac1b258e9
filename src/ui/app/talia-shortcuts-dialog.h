/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that lists the keyboard shortcuts. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TALIA_TYPE_SHORTCUTS_DIALOG (talia_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaShortcutsDialog, talia_shortcuts_dialog, TALIA, SHORTCUTS_DIALOG, AdwDialog)

AdwDialog *talia_shortcuts_dialog_new (void);

G_END_DECLS
