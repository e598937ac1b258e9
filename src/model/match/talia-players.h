/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a match by seat: who acts there, who may take moves back, and what the view at this window shows. */
#pragma once

#include "engine/talia-state.h"

G_BEGIN_DECLS

/** Who plays at a seat, and on which machine. */
typedef enum
{
  TALIA_PLAYER_NONE,               /* nobody: the match is only watched */
  TALIA_PLAYER_COMPUTER,           /* a computer player, which thinks here */
  TALIA_PLAYER_HERE,               /* a person at this window */
  TALIA_PLAYER_STAND_IN_HERE,      /* a computer player, until the person at this window moves again */
  TALIA_PLAYER_ELSEWHERE,          /* a person at another machine, which sends their moves here */
  TALIA_PLAYER_STAND_IN_ELSEWHERE, /* a computer player that thinks here, until that person is back */
  TALIA_PLAYER_AT_HOST,            /* anybody at a table that this machine only follows */
} TaliaPlayer;

/** What is shown at this window. */
typedef enum
{
  TALIA_SIGHT_OWN,    /* what the own seat may know */
  TALIA_SIGHT_COMMON, /* what every seat may know */
  TALIA_SIGHT_ALL,    /* every hand */
} TaliaSight;

/** All players of a match. Seats that the game does not have are TALIA_PLAYER_NONE. */
typedef struct
{
  TaliaPlayer at[TALIA_MAX_SEATS];
  int own;          /* the seat whose eyes the view is for; while the curtain is down, that of the person to come */
  gboolean curtain; /* nobody looks at a hand */
  gboolean open;    /* every hand is shown; only where the match is watched */
} TaliaPlayers;

/** Whether nobody plays, so that the match can only be looked at. */
gboolean talia_players_are_watched (const TaliaPlayers *self);

/** Whether people at several machines play. */
gboolean talia_players_are_networked (const TaliaPlayers *self);

/** Whether two people or more share this window. */
gboolean talia_players_are_shared (const TaliaPlayers *self);

/** Whether a person of this window plays there, even if a computer player stands in for them. */
gboolean talia_players_is_here (const TaliaPlayers *self, int seat);

/** Whether a computer player of this machine moves there. */
gboolean talia_players_is_computed (const TaliaPlayers *self, int seat);

/** Whether the moves of that seat are made at another machine. */
gboolean talia_players_is_elsewhere (const TaliaPlayers *self, int seat);

/** Whether cards to pass may be chosen here for that seat before its turn, by its own person. */
gboolean talia_players_may_choose_early (const TaliaPlayers *self, int seat);

/** The seats, as bits, whose decisions are made at this window as it is now: the own seat, or behind the curtain all.
 */
guint talia_players_find_deciders (const TaliaPlayers *self);

/** The seats, as bits, whose decisions may be taken back or made again now; none at a table of several machines. */
guint talia_players_find_undoers (const TaliaPlayers *self);

/** The seats, as bits, of the other people at this window, who are to be asked before their decisions are taken back.
 */
guint talia_players_find_asked (const TaliaPlayers *self);

/** The seats, as bits, at which a computer player stands in for a person. */
guint talia_players_find_stand_ins (const TaliaPlayers *self);

TaliaSight talia_players_get_sight (const TaliaPlayers *self);

/** Moves the own seat to the first of a person at this window, if it is nobody's of this window; else to the first
 * seat. */
void talia_players_take_seat (TaliaPlayers *self);

/** Sets whose moves come from other machines: `seats`, as bits. People of the other seats are at this window. Whether
 * that is a change. */
gboolean talia_players_set_away (TaliaPlayers *self, guint seats);

/** Sets for which people computer players stand in: `seats`, as bits. Whether that is a change. */
gboolean talia_players_set_stand_ins (TaliaPlayers *self, guint seats);

G_END_DECLS
