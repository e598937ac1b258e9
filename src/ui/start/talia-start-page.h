/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: the games as tiles, with the open match first. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaStartPage:
 *
 * A navigation page (tag `start`). Its buttons use the window's actions: `win.back-to-table` and `win.continue` (hidden
 * while they are disabled), `win.quick-match` (s: a game's id) and `win.new-match` (s).
 */
#define TALIA_TYPE_START_PAGE (talia_start_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaStartPage, talia_start_page, TALIA, START_PAGE, AdwNavigationPage)

TaliaStartPage *talia_start_page_new (void);

/**
 * The match that can be gone on with: its game, how far it is, such as "Deal 3", and what the player sees of it. All
 * NULL: that is not known, or there is none; the page then speaks of the deal of the day.
 */
void talia_start_page_set_stored (TaliaStartPage *self, const TaliaGame *game, const char *standing,
                                  const TaliaView *view);

/**
 * The table that several machines share and that others wait at: what is played there and how far it is; NULL: it is
 * not known, or there is none. `is_match`: the match that can be gone on with is that one, and so needs no button.
 */
void talia_start_page_set_open_table (TaliaStartPage *self, const char *standing, gboolean is_match);

/** What the newest unfinished match of `game` is, such as "Unfinished: 3 deals played"; NULL: there is none. */
void talia_start_page_set_unfinished (TaliaStartPage *self, const TaliaGame *game, const char *text);

/** What came of the match of `game` that ended last, such as "Last match: won"; NULL: none has. */
void talia_start_page_set_last (TaliaStartPage *self, const TaliaGame *game, const char *text);

/** How the table of that match looks; NULL where that is not known. */
void talia_start_page_set_table (TaliaStartPage *self, const TaliaGame *game, const TaliaView *view);

G_END_DECLS
