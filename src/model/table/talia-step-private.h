/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a match's history, and the line of the record for it (docs/RECORD.md). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct _TaliaStep TaliaStep;

/** How a deal was dealt, and from which state: enough to repeat it. Has a reference count (g_rc_box). */
typedef struct
{
  TaliaState before;
  TaliaPack pack;
  int8_t dealer; /* the dealer, if drawn at random; TALIA_NOBODY: no draw was needed */
  gboolean has_seed;
  guint64 seed; /* the number of the deal, if has_seed */
  guint step;   /* its index in the history */
} TaliaDealing;

/** A deal or a move. The state after it is stored in the history, because a state is as large as many steps. */
struct _TaliaStep
{
  const TaliaDealing *deal; /* the deal that this step is, or that it belongs to */
  TaliaMove move;           /* unless is_deal */
  int8_t seat;              /* the seat that moved, unless is_deal */
  gboolean is_deal;
  gboolean follows; /* belongs to the previous step, as in a claim: both are undone together */
};

/** Returns the line of the record for the step, without its newline. */
char *talia_step_to_line (const TaliaStep *step);

/** Repeats a deal, and returns the state after it. `events` may be NULL. */
void talia_dealing_repeat (const TaliaDealing *deal, const TaliaGame *game, TaliaState *after, TaliaEvents *events);

G_END_DECLS
