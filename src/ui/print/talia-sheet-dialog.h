/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that shows a score sheet as it will be printed, and prints it or saves it as a PDF. */
#pragma once

#include <adwaita.h>

#include "talia-sheet.h"

G_BEGIN_DECLS

#define TALIA_TYPE_SHEET_DIALOG (talia_sheet_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSheetDialog, talia_sheet_dialog, TALIA, SHEET_DIALOG, AdwDialog)

/** Shows the sheet above `parent`. */
void talia_sheet_dialog_present (TaliaSheet *sheet, GtkWidget *parent);

G_END_DECLS
