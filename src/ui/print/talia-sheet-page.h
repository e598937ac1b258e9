/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of a score sheet on one page, as a table on paper. */
#pragma once

#include <pango/pangocairo.h>

#include "talia-sheet.h"

G_BEGIN_DECLS

/** The least size of a letter, in points. */
#define TALIA_SHEET_LEAST 6.0

/**
 * TaliaSheetPage:
 *
 * A sheet on a page of a certain size, with letters as large as it has room for. If the sheet has more deals than even
 * the smallest letters have room for, the first of them share one row.
 */
typedef struct _TaliaSheetPage TaliaSheetPage;

/** Lays a sheet out; `width` and `height` are the page without its margins, in points. */
TaliaSheetPage *talia_sheet_page_new (TaliaSheet *sheet, double width, double height);
void talia_sheet_page_free (TaliaSheetPage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaSheetPage, talia_sheet_page_free)

/** Draws the page, black on whatever there is, with the corner of its margins at 0, 0. */
void talia_sheet_page_draw (TaliaSheetPage *self, cairo_t *cr);

/** Returns whether the same sheet is easier to read, or to write into, on this page than on another. */
gboolean talia_sheet_page_is_better (TaliaSheetPage *self, TaliaSheetPage *other);

/** Returns the layout of text number `index` of the page (from 0), and its place; NULL if there are fewer texts. */
PangoLayout *talia_sheet_page_get_text (TaliaSheetPage *self, guint index, double *x, double *y);

G_END_DECLS
