/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what is on a disk after a power failure, from the operations that were done before it. */
#pragma once

#include "failing-disk.h"

#include "engine/talia-random.h"

/** What is lost of what was not yet on the disk. */
typedef enum
{
  CUT_NOTHING,  /* the system lives on: only the program was killed */
  CUT_ALL,      /* whatever was not synced */
  CUT_LATEST,   /* what came last, of each file and of the names; a write that is torn ends anywhere */
  CUT_ANYTHING, /* some here, some there: a hole in a file reads as zeros */
  CUT_N
} PowerCut;

/** The files that are left (name -> GBytes), where the power fails after the first `n` of the events. */
GHashTable *power_cut (const GPtrArray *events, guint n, PowerCut cut, TaliaRandom *random);
