/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A level of play: its budget, its skill, and the functions that ask it for advice. */
#pragma once

#include "talia-advice.h"
#include "talia-temper.h"

G_BEGIN_DECLS

/**
 * TaliaBudget:
 *
 * What a level may spend on a move; it stops when the first limit is reached. 0: no such limit, because the level needs
 * very little.
 */
typedef struct
{
  guint worlds;  /* the number of states to draw from the view and evaluate */
  guint ms;      /* in milliseconds */
  guint threads; /* the greatest number of threads, but one core of the machine stays free for the window; 0 like 1 */
} TaliaBudget;

/**
 * TaliaSkill:
 *
 * The differences between levels that search. In games of rows all of them recall and infer.
 */
typedef struct
{
  gboolean recalls;   /* also draws conclusions when a player does not follow suit and the like */
  guint infers;       /* how many times more worlds are weighed by the others' plays than evaluated; 0: none */
  double slips;       /* the error in judging a move, as a share of the spread of its results */
  TaliaTemper temper; /* the temper of a regular; levels themselves have none */
} TaliaSkill;

typedef struct _TaliaLevel TaliaLevel;

/** A level of play. An array of these ends with a NULL id. */
struct _TaliaLevel
{
  const char *id;    /* such as `random` or `easy` */
  const char *label; /* msgid; NULL if the level is not offered to players */
  const char *about; /* msgid of a sentence about how it plays; NULL if the label is */
  TaliaBudget budget;
  TaliaSkill skill; /* for levels that search */
  guint grade;      /* how strong it is in hundredths of a level: 0 for the weakest, 100 for the next, and so on */
  /* Fills `advice` (room for TALIA_MAX_LEGAL), best first, from the view alone; returns the number. */
  guint (*advise) (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                   TaliaAdvice *advice);
  /* Whether the level can play the game. NULL: all of them. */
  gboolean (*plays) (const TaliaGame *game);
};

G_END_DECLS
