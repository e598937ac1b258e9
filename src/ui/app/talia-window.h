/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: shows what the session tells, and passes on what the player does. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-session.h"
#include "ui/table/talia-table-page.h"

G_BEGIN_DECLS

/**
 * TaliaWindow:
 *
 * The start page, and the others above it. All commands are actions `win.…`, listed in talia-window.c; those of a
 * shared table are in talia-window-network.h, those of all matches at once in talia-window-bundle.h.
 */
#define TALIA_TYPE_WINDOW (talia_window_get_type ())
G_DECLARE_FINAL_TYPE (TaliaWindow, talia_window, TALIA, WINDOW, AdwApplicationWindow)

TaliaWindow *talia_window_new (GtkApplication *application);

/**
 * Builds the window anew, as after a change of the language: the same size, pages and match. The old
 * one is destroyed. Returns the new one.
 */
TaliaWindow *talia_window_rebuild (TaliaWindow *self);

/** What the player does in it. */
TaliaSession *talia_window_get_session (TaliaWindow *self);

/** The page of the match that is being played; NULL on the start page. */
TaliaTablePage *talia_window_get_table_page (TaliaWindow *self);

G_END_DECLS
