/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds up the results of a contest, and prints them. */
#pragma once

#include "arena-play.h"
#include "arena-sample.h"

G_BEGIN_DECLS

/** Results of one kind of deal, or on one kind of board. */
typedef struct
{
  const char *title;
  ArenaSample points;
} ArenaKind;

#define ARENA_BOARDS (TALIA_BOARD_FISHING + 1)

typedef struct
{
  const ArenaContest *contest;
  ArenaLooks looks;
  ArenaSample main;   /* points of deals, or for matches the share of wins above the fair share */
  ArenaSample places; /* of matches */
  ArenaKind boards[ARENA_BOARDS];
  GArray *kinds; /* ArenaKind, by title, in order of appearance */
  guint matches;
  ArenaTimes times[2];
} ArenaTally;

void arena_tally_init (ArenaTally *tally, const ArenaContest *contest, const ArenaLooks *looks);
void arena_tally_clear (ArenaTally *tally);

/** Adds a result; returns FALSE if that was enough. */
gboolean arena_tally_add (ArenaTally *tally, const ArenaResult *result);

/** Returns a short description of the result so far. */
char *arena_tally_describe (const ArenaTally *tally);

/** Returns the head of the Markdown table, for deals or for matches. */
const char *arena_report_head (gboolean matches);

/** Returns the results as rows of that table, or as lines of text. */
char *arena_report_markdown (const ArenaTally *tally);
char *arena_report_plain (const ArenaTally *tally);

G_END_DECLS
