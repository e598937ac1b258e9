/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: shows the properties and signals of the session, and passes on what the player does. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-session.h"
#include "ui/table/talia-table-page.h"

G_BEGIN_DECLS

/**
 * TaliaWindow:
 *
 * The main window: the start page, and other pages above it. All commands are actions `win.…`, listed in
 * talia-window.c. Actions for a shared table are described in talia-window-network.h, those for all matches at once in
 * talia-window-bundle.h.
 */
#define TALIA_TYPE_WINDOW (talia_window_get_type ())
G_DECLARE_FINAL_TYPE (TaliaWindow, talia_window, TALIA, WINDOW, AdwApplicationWindow)

TaliaWindow *talia_window_new (GtkApplication *application);

/**
 * Builds the window again, for example after a change of the language, with the same size, pages and match. Destroys
 * the old window and returns the new one.
 */
TaliaWindow *talia_window_rebuild (TaliaWindow *self);

/** Returns the session. */
TaliaSession *talia_window_get_session (TaliaWindow *self);

/** Returns the page of the match that is being played; NULL on the start page. */
TaliaTablePage *talia_window_get_table_page (TaliaWindow *self);

G_END_DECLS
