/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out on which of the last 21 days the deal of the day was played. */
#pragma once

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** The number of days that are looked at: three weeks, today included. */
#define TALIA_DAILY_DAYS 21

/** Whether the deal of one day was played, in any game. */
typedef enum
{
  TALIA_DAY_FREE,
  TALIA_DAY_BEGUN,  /* no match was finished */
  TALIA_DAY_PLAYED, /* a match was finished, on that day or later */
} TaliaDay;

/** The last days. */
typedef struct
{
  guint32 today;                   /* as talia_match_facts_find_day() returns it */
  TaliaDay days[TALIA_DAILY_DAYS]; /* oldest first, today last */
  guint played;                    /* how many of them were played */
  guint streak; /* days played in a row, however many, up to today or, as long as today was not played, yesterday */
} TaliaDaily;

/** Finds out about the days up to `today`. If `index` is NULL, none of them counts as played. */
void talia_daily_init (TaliaDaily *self, TaliaArchiveIndex *index, guint32 today);

G_END_DECLS
