/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of a person's finished matches. */
#pragma once

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** The greatest number of points in the course of all results. */
#define TALIA_STATISTICS_POINTS 60

/** Which matches are looked at. All zero but the game: all of that game. */
typedef struct
{
  const char *game;  /* its id */
  const char *rules; /* as in TaliaMatchFacts; NULL: any */
  const char *level; /* of the computer players; "": they differ, NULL: any */
  gint64 since;      /* begun then or later: seconds since 1970 */
} TaliaStatisticsQuery;

/** Some matches in a row: the mean of what they brought. */
typedef struct
{
  gint64 first, last; /* when the first and the last of them began, in seconds since 1970 */
  guint matches, won;
  double points, best_other; /* the mean total of the person, and of the best of the others */
} TaliaStatisticsPoint;

/**
 * TaliaStatistics:
 *
 * All but the last numbers are of matches in which nothing was taken back, no hint was asked for, and which began with
 * their first card.
 */
typedef struct
{
  guint played, won;
  guint places[TALIA_MAX_SEATS]; /* how often the person came in first, second, ... */
  double place, points;          /* the means */
  int best, worst;               /* totals */
  guint deals;
  guint streak, longest_streak; /* won in a row: up to now, and ever */
  TaliaFeats feats;
  guint decisions; /* of the person that an expert has judged, in deals that were asked for */
  double loss;     /* points that they gave away, in all */
  GArray *course;  /* of TaliaStatisticsPoint, the oldest first */

  guint apart; /* matches that are in none of the numbers above; of them, such as had what TaliaApart says: */
  guint undone, hints, branches;
} TaliaStatistics;

/** Works them out. Free with talia_statistics_free(). */
TaliaStatistics *talia_statistics_new (TaliaArchiveIndex *index, const TaliaStatisticsQuery *query);
void talia_statistics_free (TaliaStatistics *self);

/** The finished matches of one game, in a few numbers. */
typedef struct
{
  const TaliaGame *game;
  guint played, won, apart;
} TaliaGameStatistics;

/** All games of which a match is finished, as TaliaGameStatistics, in the order of the start page. */
GArray *talia_statistics_list_games (TaliaArchiveIndex *index, gint64 since);

/** The rules, or levels, of the finished matches of a game, those of most matches first. */
GStrv talia_statistics_list_rules (TaliaArchiveIndex *index, const char *game);
GStrv talia_statistics_list_levels (TaliaArchiveIndex *index, const char *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaStatistics, talia_statistics_free)

G_END_DECLS
