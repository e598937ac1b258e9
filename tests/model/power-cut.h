/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what is on a disk after a power failure, from the operations that were done before it. */
#pragma once

#include "failing-disk.h"

#include "engine/talia-random.h"

/** Which of the pending changes are lost. */
typedef enum
{
  CUT_NOTHING,  /* none, because the system continues: only the program was killed */
  CUT_ALL,      /* everything that was not synchronised */
  CUT_LATEST,   /* the last changes of each file and of the names; a write may be lost in part */
  CUT_ANYTHING, /* any changes: a hole in a file reads as zeros */
  CUT_N
} PowerCut;

/** Returns the remaining files (name -> GBytes) after a power failure that follows the first `n` events. */
GHashTable *power_cut (const GPtrArray *events, guint n, PowerCut cut, TaliaRandom *random);
