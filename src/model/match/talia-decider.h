/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decisions of the people at a table, and how many steps undo and redo have to go to reach the next one. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** What is played for the person where no other move is legal, and so is no decision of theirs; flags. */
typedef enum
{
  TALIA_AUTOPLAY_FORCED = 1 << 0, /* whatever it is */
  TALIA_AUTOPLAY_LAST = 1 << 1,   /* the last card of a hand, in the last trick */
  TALIA_AUTOPLAY_SKIP = 1 << 2,   /* a turn that is lost */
} TaliaAutoplay;

/** Whose decisions. */
typedef struct
{
  TaliaTable *table;
  guint seats;    /* theirs, as bits */
  guint autoplay; /* TaliaAutoplay */
} TaliaDecider;

/** Whether the seat to act has one legal move, which is played for the person. */
gboolean talia_decider_get_forced (const TaliaDecider *self, const TaliaState *state, TaliaMove *move);

/** Whether one of them decides in this state. */
gboolean talia_decider_is_asked (const TaliaDecider *self, const TaliaState *state);

/** How many moves back the last decision is; 0: there is none in this deal. A claim is one move. */
guint talia_decider_count_undo (const TaliaDecider *self);

/** Which of the seats have decided something within the last `n` moves of this deal, as bits. */
guint talia_decider_find_deciders (const TaliaDecider *self, guint n);

/** How many moves on the next decision is, or the last move that was taken back. */
guint talia_decider_count_redo (const TaliaDecider *self);

G_END_DECLS
