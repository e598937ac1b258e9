/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of a person's finished matches. */
#pragma once

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** The greatest number of points in the course of results. */
#define TALIA_STATISTICS_POINTS 60

/** A query for matches. If all fields but the game are zero: all matches of that game. */
typedef struct
{
  const char *game;  /* the id of the game */
  const char *rules; /* as in TaliaMatchFacts; NULL: any */
  const char *level; /* the level of the computer players; "": various, NULL: any */
  gint64 since;      /* only those begun at this time or later: seconds since 1970 */
} TaliaStatisticsQuery;

/** The mean result of several successive matches. */
typedef struct
{
  gint64 first, last; /* when the first and the last of them began, in seconds since 1970 */
  guint matches, won;
  double points, best_other; /* the mean total of the person, and of the best of the others */
} TaliaStatisticsPoint;

/**
 * TaliaStatistics:
 *
 * Statistics of the finished matches that a query finds. All numbers but the last four cover only matches without undo
 * and hints that were played from their first card on.
 */
typedef struct
{
  guint played, won;
  guint places[TALIA_MAX_SEATS]; /* how often the person finished first, second, ... */
  double place, points;          /* means */
  int best, worst;               /* totals */
  guint deals;
  guint streak, longest_streak; /* the current and the longest series of wins */
  TaliaFeats feats;
  guint decisions; /* the person's decisions that the expert has judged, on request */
  double loss;     /* the points that they gave away, in total */
  GArray *course;  /* of TaliaStatisticsPoint, oldest first */

  guint apart; /* the number of matches that do not count, and how many of them for each reason of TaliaApart: */
  guint undone, hints, branches;
} TaliaStatistics;

/** Computes the statistics. Free with talia_statistics_free(). */
TaliaStatistics *talia_statistics_new (TaliaArchiveIndex *index, const TaliaStatisticsQuery *query);
void talia_statistics_free (TaliaStatistics *self);

/** The finished matches of one game in a few numbers. */
typedef struct
{
  const TaliaGame *game;
  guint played, won, apart;
  guint pads; /* finished score pads with names, which are in none of the other numbers */
} TaliaGameStatistics;

/** Lists all games with finished matches or such pads, as TaliaGameStatistics, in the order of the start page. */
GArray *talia_statistics_list_games (TaliaArchiveIndex *index, gint64 since);

/** Lists the rules or levels of the finished matches of a game, most frequent first. */
GStrv talia_statistics_list_rules (TaliaArchiveIndex *index, const char *game);
GStrv talia_statistics_list_levels (TaliaArchiveIndex *index, const char *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaStatistics, talia_statistics_free)

G_END_DECLS
