/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Private state of a match, shared by the files that implement TaliaMatch. */
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
  gboolean watched;                   /* nobody plays: it is only looked at */
  guint away;                         /* seats of people at other machines, as bits */
  guint stand_ins;                    /* people for whom a computer player moves meanwhile */
  TaliaCards chosen[TALIA_MAX_SEATS]; /* by those who are away, to be passed when it is their turn; 0: nothing */
  gboolean open;                      /* every hand */
  TaliaHotSeat hot;                   /* who sits before it */
  TaliaView view;                     /* theirs */

  TaliaTurns *turns;
  guint pace;
  TaliaDecider decider;

  TaliaEvents kept; /* what has come of it is told by talia_match_settle() */
  gboolean settled; /* it has been */

  gboolean could_undo;
  gboolean could_redo;
};

/** The same for a change that is not a step from the state before; emits `restored`. */
void talia_match_jump (TaliaMatch *self);

/** Whether the table is shared with other machines. */
gboolean talia_match_is_networked (TaliaMatch *self);

/** Whether the moves of that seat are made at another machine, and nobody stands in. */
gboolean talia_match_is_played_elsewhere (TaliaMatch *self, int seat);

/** The person at this window does something: nobody stands in for them any more. */
void talia_match_be_back (TaliaMatch *self);

/** Those who have cards to pass may choose them before their turn (talia-match-passing.c): whether that seat may now.
 */
gboolean talia_match_may_choose (TaliaMatch *self, int seat);

/** Keeps what that seat has chosen until its turn comes. Error: TALIA_RULE_ERROR. */
gboolean talia_match_choose (TaliaMatch *self, int seat, const TaliaMove *move, GError **error);

/** What was chosen for the seat whose turn it is now; FALSE where that is nothing. */
gboolean talia_match_take_chosen (TaliaMatch *self, TaliaMove *move);

/** Shows the person at this window their own choice as if it were their turn, or as made. */
void talia_match_show_passing (TaliaMatch *self);

/** The table has changed: forgets what was chosen for it as it was. */
void talia_match_forget_chosen (TaliaMatch *self);

G_END_DECLS
