/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the deal of the day: today's, and those of the last three weeks. */
#pragma once

#include "model/archive/talia-daily.h"

G_BEGIN_DECLS

/** Describes what came of today's deal, such as "Played · Spades: Won" or "Not played yet"; `matches` are the facts of
 * the day's matches (TaliaMatchFacts). Each game is named once. */
char *talia_words_daily_today (const GPtrArray *matches);

/** Describes what came of today's deal for an expert who played it in the person's place, such as "An expert in your
 * place · Spades: 2nd of 4"; a new string, NULL if `experts` (TaliaMatchFacts) is empty. */
char *talia_words_daily_expert (const GPtrArray *experts);

/** Describes the last days in one sentence, such as "7 of the last 21 days played, 3 days in a row"; a new string, NULL
 * if there is nothing to tell. */
char *talia_words_daily_course (const TaliaDaily *daily);

/** Describes one of the last days, the oldest being number 0, such as "Sunday, 30 November: played". */
char *talia_words_daily_day (const TaliaDaily *daily, guint number);

G_END_DECLS
