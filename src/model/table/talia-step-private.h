/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a match's history, and the line of the record for it (docs/RECORD.md). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct _TaliaStep TaliaStep;

/** How a deal was dealt, and what it was dealt to: enough to play it again. Shared by reference (g_rc_box). */
typedef struct
{
  TaliaState before;
  TaliaPack pack;
  int8_t dealer; /* drawn by chance; TALIA_NOBODY: there was nothing to draw */
  gboolean has_seed;
  guint64 seed; /* the deal's number, if has_seed */
  guint step;   /* its place in the history */
} TaliaDealing;

/** A deal or a move. The state that it led to is for the history to tell: a state is as large as many steps. */
struct _TaliaStep
{
  const TaliaDealing *deal; /* that it is, or that it belongs to */
  TaliaMove move;           /* unless is_deal */
  int8_t seat;              /* who moved, unless is_deal */
  gboolean is_deal;
  gboolean follows; /* belongs to the step before it, as in a claim: the two are taken back together */
};

/** The line, without its newline, that records the step. */
char *talia_step_to_line (const TaliaStep *step);

/** What was dealt, as the state after it. `events` may be NULL. */
void talia_dealing_repeat (const TaliaDealing *deal, const TaliaGame *game, TaliaState *after, TaliaEvents *events);

G_END_DECLS
