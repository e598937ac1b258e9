/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a score sheet on one page, in portrait or landscape, or saves it as a PDF. */
#pragma once

#include <gtk/gtk.h>

#include "talia-sheet.h"

G_BEGIN_DECLS

/** Returns the usual page in portrait or landscape, whichever suits the sheet better; a new object. */
GtkPageSetup *talia_sheet_print_choose_page (TaliaSheet *sheet);

/** Creates the operation that prints the sheet, to be run. In a sandbox GTK runs it through the desktop's portal. */
GtkPrintOperation *talia_sheet_print_new (TaliaSheet *sheet);

/** Makes a PDF of the sheet, whose page is talia_sheet_print_choose_page(). */
GBytes *talia_sheet_print_to_pdf (TaliaSheet *sheet, GError **error);

G_END_DECLS
