/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cell of the score sheet: one column of a line. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Adds a column to a line of the sheet. */
GtkWidget *talia_score_cell_append (GtkBox *line, const char *text);

G_END_DECLS
