/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the decisions of the people at a table, and counts the steps by which undo and redo reach the next one. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** The moves that are played for a person who has only one legal move, and therefore no decision; flags. */
typedef enum
{
  TALIA_AUTOPLAY_FORCED = 1 << 0, /* any single legal move */
  TALIA_AUTOPLAY_LAST = 1 << 1,   /* the last card of a hand, in the last trick */
  TALIA_AUTOPLAY_SKIP = 1 << 2,   /* a turn that is skipped */
} TaliaAutoplay;

/** The seats whose decisions count, and what is played for them. */
typedef struct
{
  TaliaTable *table;
  guint seats;    /* the seats of the people, as bits */
  guint autoplay; /* TaliaAutoplay */
} TaliaDecider;

/** Returns whether the seat to act has only one legal move, and `autoplay` says that it is played for the person; sets
 * `move` to it. */
gboolean talia_decider_get_forced (const TaliaDecider *self, const TaliaState *state, TaliaMove *move);

/** Returns whether one of the seats has to decide in this state. */
gboolean talia_decider_is_asked (const TaliaDecider *self, const TaliaState *state);

/** Returns how many moves ago the last decision was made; 0: there is none in this deal. A claim counts as one move. */
guint talia_decider_count_undo (const TaliaDecider *self);

/** Returns the seats, as bits, that have decided something within the last `n` moves of this deal. */
guint talia_decider_find_deciders (const TaliaDecider *self, guint n);

/** Returns how many moves have to be redone to reach the next decision or, if there is none, the last move that can be
 * redone. */
guint talia_decider_count_redo (const TaliaDecider *self);

G_END_DECLS
