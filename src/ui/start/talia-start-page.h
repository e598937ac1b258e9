/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: a tile for each game, with the match that can be continued and the deal of the day above them. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"
#include "model/archive/talia-daily.h"

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
 * Sets the match that can be continued: its game, how far it is, such as "Deal 3", and the player's view. All are NULL
 * if there is none or it is not known; the page then offers the deal of the day instead.
 */
void talia_start_page_set_stored (TaliaStartPage *self, const TaliaGame *game, const char *standing,
                                  const TaliaView *view);

/**
 * Describes the table that several machines share, at which others wait: the game and how far it is; NULL if there is
 * none or it is not known. `is_match`: the match that can be continued is the one at that table, and needs no button of
 * its own.
 */
void talia_start_page_set_open_table (TaliaStartPage *self, const char *standing, gboolean is_match);

/** Describes the newest unfinished match of `game`, such as "Unfinished: 3 deals played"; NULL: there is none. */
void talia_start_page_set_unfinished (TaliaStartPage *self, const TaliaGame *game, const char *text);

/** Describes how the last finished match of `game` ended, such as "Last match: won"; NULL: there is none. */
void talia_start_page_set_last (TaliaStartPage *self, const TaliaGame *game, const char *text);

/** Shows the table of the unfinished match; NULL: its table is not known. */
void talia_start_page_set_table (TaliaStartPage *self, const TaliaGame *game, const TaliaView *view);

/** Offers to go on with the score pad that this describes, such as "Kierki · Deal 4"; NULL: there is none. */
void talia_start_page_set_pad (TaliaStartPage *self, const char *title);

/** Shows the last days of the deal of the day: see talia_daily_card_set_daily(). */
void talia_start_page_set_daily (TaliaStartPage *self, const TaliaDaily *daily, const GPtrArray *matches,
                                 const GPtrArray *experts);

/** Sets whether the page has a row for exercises. Its tiles move when that changes, so it should not change while they
 * are visible. */
void talia_start_page_keep_exercises (TaliaStartPage *self, gboolean keep);

/** Offers that number of exercises in the row for exercises; 0: there are none today. */
void talia_start_page_set_exercises (TaliaStartPage *self, guint n);

/** Moves the focus to the button that plays the deal of the day, and so scrolls to it. */
void talia_start_page_offer_daily (TaliaStartPage *self);

G_END_DECLS
