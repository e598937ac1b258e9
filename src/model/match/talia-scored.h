/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An interface for what a score sheet can show: a match on the table, or one that is played with real cards. */
#pragma once

#include <gio/gio.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaScored:
 *
 * Signals: `changed ()`: anything that the functions below return has changed.
 */
#define TALIA_TYPE_SCORED (talia_scored_get_type ())
G_DECLARE_INTERFACE (TaliaScored, talia_scored, TALIA, SCORED, GObject)

struct _TaliaScoredInterface
{
  GTypeInterface parent_iface;

  const TaliaGame *(*get_game) (TaliaScored *self);
  const TaliaState *(*get_state) (TaliaScored *self);
  GListModel *(*get_deals) (TaliaScored *self);
  char *(*name_seat) (TaliaScored *self, int seat);
  gboolean (*is_over) (TaliaScored *self);
  int (*get_own_side) (TaliaScored *self);
  int (*get_addressee) (TaliaScored *self);
};

const TaliaGame *talia_scored_get_game (TaliaScored *self);

/** Returns the match as everybody knows it: totals, schedule, the phase. */
const TaliaState *talia_scored_get_state (TaliaScored *self);

/** Returns the finished deals (TaliaDealScore). */
GListModel *talia_scored_get_deals (TaliaScored *self);

/** Returns the name of the player at a seat as it can be shown; a new string. */
char *talia_scored_name_seat (TaliaScored *self, int seat);

/** Returns the name of a side: a player's name, or "Anna and Piotr" for partners; a new string. */
char *talia_scored_name_side (TaliaScored *self, int side);

/** Returns whether no deal follows. */
gboolean talia_scored_is_over (TaliaScored *self);

/** Returns the side of the person to whom the match belongs; TALIA_NOBODY if it belongs to nobody in particular. */
int talia_scored_get_own_side (TaliaScored *self);

/** Returns the side that sentences address as "you"; TALIA_NOBODY if they are read by several people. */
int talia_scored_get_addressee (TaliaScored *self);

G_END_DECLS
