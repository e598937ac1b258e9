/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the day in a window: shows it on the start page, and plays it. */
#pragma once

#include "ui/session/talia-session.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

/**
 * TaliaWindowDaily:
 *
 * Keeps the deal of the day on a start page up to date. When today's match is over, and as long as the page is shown, a
 * thread lets an expert play the same cards.
 */
typedef struct _TaliaWindowDaily TaliaWindowDaily;

TaliaWindowDaily *talia_window_daily_new (TaliaStartPage *page, TaliaSession *session);
void talia_window_daily_free (TaliaWindowDaily *self);

/** Shows the day of `now`, what came of its deal, and the days before. */
void talia_window_daily_show (TaliaWindowDaily *self, GDateTime *now);

/** Continues the unfinished match of the day of `now` in that game, or begins it if there is none. */
void talia_window_daily_play (TaliaWindowDaily *self, const TaliaGame *game, GDateTime *now);

G_END_DECLS
