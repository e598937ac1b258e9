/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: the start page, and the table on top of it. */
#pragma once

#include <adwaita.h>

#include "model/talia-match.h"
#include "ui/table/talia-table-page.h"

G_BEGIN_DECLS

/**
 * TaliaWindow:
 *
 * Holds the store of matches. Installs the actions `win.continue`, `win.show-start`, `win.quick-match`
 * (s: a game), `win.guided` (s), `win.new-match` (s), `win.show-rules` (s: what talia_table_page_show_rules() takes),
 * `win.matches`, `win.statistics`, `win.go-on` and `win.review-match` (s: a file of the archive), and `win.review` (u:
 * a deal of the match at the table; 0: the last finished one).
 */
#define TALIA_TYPE_WINDOW (talia_window_get_type ())
G_DECLARE_FINAL_TYPE (TaliaWindow, talia_window, TALIA, WINDOW, AdwApplicationWindow)

TaliaWindow *talia_window_new (GtkApplication *application);

/**
 * Builds the window anew, as after a change of the language: the same size, pages and match. The old
 * one is destroyed. Returns the new one.
 */
TaliaWindow *talia_window_rebuild (TaliaWindow *self);

/** Puts the open match away and starts this one, which is stored unless it is a guided deal. */
void talia_window_start_match (TaliaWindow *self, TaliaTable *table);

/**
 * Puts the open match away and goes on with the one in the first of these files that is a record; tells the player of
 * those that are none, and that there were more.
 */
void talia_window_open_files (TaliaWindow *self, GFile **files, guint n);

/** The page of the match that is being played; NULL on the start page. */
TaliaTablePage *talia_window_get_table_page (TaliaWindow *self);

G_END_DECLS
