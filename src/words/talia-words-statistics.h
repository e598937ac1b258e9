/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as text: the rows of a page, and the description of a plot of results. */
#pragma once

#include "model/archive/talia-family.h"
#include "model/archive/talia-statistics.h"

G_BEGIN_DECLS

/** One number and what it says. */
typedef struct
{
  char *title, *value;
} TaliaWordsFact;

/** What is to be said, as TaliaWordsFact; what can never happen in these matches is left out. */
GArray *talia_words_statistics (const TaliaStatistics *statistics);

/** Those that count apart, in the same form; none where there are none. */
GArray *talia_words_apart (const TaliaStatistics *statistics);

/** What rules are called: a preset of the game, or the options that are not as usual; a new string. */
char *talia_words_rules (const TaliaGame *game, const char *rules);

/** What opponents are called by their level, "" being several; a new string. */
char *talia_words_opponents (const char *level);

/** How many matches of a game were played and won; a new string. */
char *talia_words_played (guint played, guint won);

/** How somebody has come in at tables of several people: matches, victories and places, in two lines; a new string. */
char *talia_words_member (const TaliaFamilyMember *member);

/** When a point of the course was, in as little room as possible, and as what it is called; new strings. */
char *talia_words_point_brief (const TaliaStatisticsPoint *point);
char *talia_words_point_label (const TaliaStatisticsPoint *point);

G_END_DECLS
