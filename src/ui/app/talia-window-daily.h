/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the day in a window: shows it on the start page, and plays it. */
#pragma once

#include "ui/session/talia-session.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

/** Shows on the start page the day of `now`, what came of its deal, and the days before. */
void talia_window_daily_show (TaliaStartPage *page, TaliaArchive *archive, GDateTime *now);

/** Continues the unfinished match of the day of `now` in that game, or begins it if there is none. */
void talia_window_daily_play (TaliaSession *session, const TaliaGame *game, GDateTime *now);

G_END_DECLS
