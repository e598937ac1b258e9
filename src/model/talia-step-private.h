/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a match's history, and the line that records it (docs/RECORD.md). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct _TaliaStep TaliaStep;

/** A deal or a move, and the state that it led to. */
struct _TaliaStep
{
  gboolean is_deal;
  TaliaMove move;   /* unless is_deal */
  int8_t seat;      /* who moved, unless is_deal */
  gboolean follows; /* belongs to the step before it, as in a claim: the two are taken back together */
  TaliaPack pack;   /* if is_deal */
  gboolean has_seed;
  guint64 seed; /* the deal's number, if has_seed */
  TaliaState after;
};

/** The line, without its newline, that records `step`, made in the state `before`. */
char *talia_step_to_line (const TaliaStep *step, const TaliaGame *game, const TaliaState *before);

G_END_DECLS
