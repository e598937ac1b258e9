/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a match is made of, for the files that are it. */
#pragma once

#include "talia-decider.h"
#include "talia-hot-seat.h"
#include "talia-match.h"
#include "talia-turns.h"

G_BEGIN_DECLS

struct _TaliaMatch
{
  GObject parent_instance;

  TaliaTable *table;
  GListStore *seats;
  TaliaScoreSheet *score_sheet;
  char *level;
  gboolean watched; /* nobody plays: it is only looked at */
  guint away;       /* seats of people at other machines, as bits */
  guint stand_ins;  /* those of them for whom a computer player moves meanwhile */
  gboolean open;    /* every hand */
  TaliaHotSeat hot; /* who sits before it */
  TaliaView view;   /* theirs */

  TaliaTurns *turns;
  guint pace;
  TaliaDecider decider;

  TaliaEvents kept; /* what has come of it is told by talia_match_settle() */
  gboolean settled; /* it has been */

  gboolean could_undo;
  gboolean could_redo;
};

/** Takes in what lies on the table now. The view comes first: whoever is notified of the rest may look at it. */
void talia_match_take_in (TaliaMatch *self);

/** Whether the table is shared with other machines. */
gboolean talia_match_is_networked (TaliaMatch *self);

/** Whether the moves of that seat are made at another machine, and nobody stands in. */
gboolean talia_match_is_played_elsewhere (TaliaMatch *self, int seat);

/** The same, and tells everybody that it is no step from what was there before. */
void talia_match_jump (TaliaMatch *self);

G_END_DECLS
