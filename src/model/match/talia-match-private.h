/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The private state of a match, shared by the files that implement TaliaMatch. */
#pragma once

#include "talia-decider.h"
#include "talia-hot-seat.h"
#include "talia-match.h"
#include "talia-passing.h"
#include "talia-players.h"
#include "talia-turns.h"

G_BEGIN_DECLS

struct _TaliaMatch
{
  GObject parent_instance;

  TaliaTable *table;
  GListStore *seats;
  TaliaScoreSheet *score_sheet;
  char *level;
  TaliaPlayers players;
  TaliaPassing passing;
  TaliaHotSeat hot; /* whose turn it is at the window, and what they have missed */
  TaliaView view;   /* the view of the player's own seat */

  TaliaTurns *turns;
  guint pace;
  TaliaDecider decider;

  TaliaEvents kept; /* the events of the last step, whose results talia_match_settle() publishes */
  gboolean settled; /* whether these results have been published */

  gboolean could_undo;
  gboolean could_redo;
};

/** Updates everything after a change of the table that is not a step from the previous state; emits `restored`. */
void talia_match_jump (TaliaMatch *self);

/** Returns whether the next move has to come from another machine: the moves of that seat are made there and no
 * computer player stands in, or the host has not answered a request yet. */
gboolean talia_match_is_played_elsewhere (TaliaMatch *self, int seat);

/** Called when the person at this window acts: nobody stands in for them any more. */
void talia_match_be_back (TaliaMatch *self);

/** Called when other players stand in than before. */
void talia_match_stand_ins_changed (TaliaMatch *self);

/** Stores what that seat has chosen to pass until its turn comes. Error: TALIA_RULE_ERROR. */
gboolean talia_match_choose (TaliaMatch *self, int seat, const TaliaMove *move, GError **error);

G_END_DECLS
