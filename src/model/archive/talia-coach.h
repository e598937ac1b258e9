/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach: computes how many points a person gives away in each theme, such as leading or bidding, and which themes
 * clearly cost more than the others (docs/COACH.md). */
#pragma once

#include <glib.h>

#include "engine/talia-theme.h"

G_BEGIN_DECLS

/** The greatest number of matches that are looked at: the last ones. */
#define TALIA_COACH_MATCHES 50

/** The number of deals below which nothing is computed. */
#define TALIA_COACH_DEALS 20

/** The greatest number of points in the course over time. */
#define TALIA_COACH_POINTS 10

/** The decisions of one theme in one deal. */
typedef struct
{
  guint decisions;
  double loss; /* the points given away by those that were clearly wrong */
} TaliaCoachCount;

/** A deal that the expert has judged. */
typedef struct
{
  guint match; /* the deals of a match have the same number, and are neighbours */
  gint64 date; /* when the match began, in seconds since 1970 */
  TaliaCoachCount themes[TALIA_THEMES];
} TaliaCoachDeal;

/** The points that are given away in a deal, plus or minus `error` in 95 of 100 cases. */
typedef struct
{
  double points, error;
} TaliaCoachLoss;

/** The decisions of one theme in all judged deals. */
typedef struct
{
  TaliaThemeId theme;
  guint decisions;
  TaliaCoachLoss loss;
  double each, elsewhere; /* points given away per decision: in this theme, and in all others */
  gboolean sure;          /* whether `each` is surely more than `elsewhere` */
} TaliaCoachTheme;

/** A point of the course over time: the means of several successive matches. */
typedef struct
{
  gint64 first, last; /* when the first and the last of them began */
  guint matches, deals;
  TaliaCoachLoss loss; /* of all themes; the error is 0 if it is not known */
  double themes[TALIA_THEMES];
} TaliaCoachPoint;

/** What the coach has found out from the judged deals of a game. */
typedef struct
{
  guint matches, deals;
  TaliaCoachLoss loss; /* of all themes */
  GArray *themes;      /* of TaliaCoachTheme, the most expensive first; empty with too few deals */
  guint missing;  /* the matches to play until something may be said; 0: it is said, G_MAXUINT: all themes are alike */
  GArray *course; /* of TaliaCoachPoint, oldest first; empty with too few deals */
} TaliaCoach;

/** Computes a TaliaCoach from an array of TaliaCoachDeal, oldest first. Free with talia_coach_free(). */
TaliaCoach *talia_coach_new (const GArray *deals);
void talia_coach_free (TaliaCoach *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaCoach, talia_coach_free)

G_END_DECLS
