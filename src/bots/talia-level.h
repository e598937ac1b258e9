/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A level of play: its budget, its skill, and the functions that ask it for advice. */
#pragma once

#include "talia-advice.h"
#include "talia-temper.h"

G_BEGIN_DECLS

/**
 * TaliaBudget:
 *
 * What a level may spend on a move, whichever is used up first. 0: no bound of that kind, since the level needs too
 * little of it to speak of.
 */
typedef struct
{
  guint worlds;  /* how many states to draw from the view and look at */
  guint ms;      /* milliseconds */
  guint threads; /* how many may share the work, but a core of the machine stays free for the window; 0 as 1 */
} TaliaBudget;

/**
 * TaliaSkill:
 *
 * How a level that searches differs from the best one. In rows all levels recall and infer.
 */
typedef struct
{
  gboolean recalls; /* draws conclusions from who did not follow and the like, not only from the cards that are gone */
  guint infers;     /* the multiple of the worlds it looks at that are weighed by how the others have played; 0: none */
  double slips;     /* the error in judging a move, as a share of the spread of its results */
  TaliaTemper temper; /* of a regular; levels themselves have none */
} TaliaSkill;

typedef struct _TaliaLevel TaliaLevel;

/** A level of play. An array of these in order of strength ends with a NULL id. */
struct _TaliaLevel
{
  const char *id;    /* `random`, `easy`, ... */
  const char *label; /* msgid; NULL where the level is not offered to players */
  const char *about; /* msgid of a sentence about how it plays; NULL with the label */
  TaliaBudget budget;
  TaliaSkill skill; /* of levels that search */
  /* Fills `advice` (room for TALIA_MAX_LEGAL) best first from the view alone; returns the number. */
  guint (*advise) (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                   TaliaAdvice *advice);
  /* Whether the level can play the game. NULL: all of them. */
  gboolean (*plays) (const TaliaGame *game);
};

G_END_DECLS
