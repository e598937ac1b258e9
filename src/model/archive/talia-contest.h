/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished match as a contest for ratings: who sat on which side, and which place each side took. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** The player at one seat. */
typedef struct
{
  guint side, place; /* the place of the side, from 1; sides may share one */
  gboolean own;      /* whether it is the person to whom the match belongs */
  const char *level; /* the id of the level of a computer player; NULL: a person */
  const char *name;  /* the name of another person, in the text that was read, and its length; 0: none */
  gsize length;
} TaliaContestant;

/** A contest; its names are those of the text that it was read from. */
typedef struct
{
  TaliaContestant players[TALIA_MAX_SEATS];
  guint n, sides;
} TaliaContest;

/**
 * Returns a line for each seat with side, place and player, such as "13 hard" (side 1, third), "21 human Ola", or "02
 * own" for the person at the seat `own`. "" if the match is not over, if it belongs to nobody, or if this version does
 * not know a level in it. A new string.
 */
char *talia_contest_describe (TaliaTable *table, int own);

/** Reads such a text; returns FALSE if it is not one. */
gboolean talia_contest_parse (TaliaContest *self, const char *text);

G_END_DECLS
