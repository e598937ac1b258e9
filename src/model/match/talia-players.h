/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a match by seat: who acts there, who may take moves back, and what the view at this window shows. */
#pragma once

#include "engine/talia-state.h"

G_BEGIN_DECLS

/** The kind of player at a seat, and where the moves are made. */
typedef enum
{
  TALIA_PLAYER_NONE,               /* nobody: the match is only watched */
  TALIA_PLAYER_COMPUTER,           /* a computer player, which thinks here */
  TALIA_PLAYER_HERE,               /* a person at this window */
  TALIA_PLAYER_STAND_IN_HERE,      /* a computer player that moves until the person at this window moves again */
  TALIA_PLAYER_ELSEWHERE,          /* a person at another machine, which sends their moves here */
  TALIA_PLAYER_STAND_IN_ELSEWHERE, /* a computer player that thinks here until that person is back */
  TALIA_PLAYER_AT_HOST,            /* anybody at a table of another machine, which this one only follows */
} TaliaPlayer;

/** What this window shows. */
typedef enum
{
  TALIA_SIGHT_OWN,    /* what the seat `own` may know */
  TALIA_SIGHT_COMMON, /* what every seat may know */
  TALIA_SIGHT_ALL,    /* every hand */
} TaliaSight;

/** All players of a match. Seats that the game does not have are TALIA_PLAYER_NONE. */
typedef struct
{
  TaliaPlayer at[TALIA_MAX_SEATS];
  int own;          /* the seat whose view is shown; while the curtain is down, that of the next person */
  gboolean curtain; /* the curtain is down: no hand is shown */
  gboolean open;    /* every hand is shown; only if the match is watched */
} TaliaPlayers;

/** Returns whether nobody plays, so that the match is only watched. */
gboolean talia_players_are_watched (const TaliaPlayers *self);

/** Returns whether people play at several machines. */
gboolean talia_players_are_networked (const TaliaPlayers *self);

/** Returns whether two or more people share this window. */
gboolean talia_players_are_shared (const TaliaPlayers *self);

/** Returns whether a person at this window plays there, even if a computer player stands in for them. */
gboolean talia_players_is_here (const TaliaPlayers *self, int seat);

/** Returns whether a computer player of this machine makes the moves of that seat. */
gboolean talia_players_is_computed (const TaliaPlayers *self, int seat);

/** Returns whether another machine sends the moves of that seat. */
gboolean talia_players_is_elsewhere (const TaliaPlayers *self, int seat);

/** Returns whether the person at that seat may choose cards to pass at this window before their turn. */
gboolean talia_players_may_choose_early (const TaliaPlayers *self, int seat);

/** Returns the seats, as bits, whose decisions are made at this window now: the seat `own` or, while the curtain is
 * down, all seats at this window. */
guint talia_players_find_deciders (const TaliaPlayers *self);

/** Returns the seats, as bits, whose decisions undo and redo may reach now; none at a table that several machines
 * share. */
guint talia_players_find_undoers (const TaliaPlayers *self);

/** Returns the seats, as bits, of the other people at this window, who are asked before undo takes their decisions
 * back. */
guint talia_players_find_asked (const TaliaPlayers *self);

/** Returns the seats, as bits, at which a computer player stands in for a person. */
guint talia_players_find_stand_ins (const TaliaPlayers *self);

TaliaSight talia_players_get_sight (const TaliaPlayers *self);

/** Makes sure that the seat `own` is one of this window: if it is not, it becomes the first seat of a person here, or
 * else the first seat. */
void talia_players_take_seat (TaliaPlayers *self);

/** Sets the seats, as bits, whose moves come from other machines; people at all other seats are at this window. Returns
 * whether that is a change. */
gboolean talia_players_set_away (TaliaPlayers *self, guint seats);

/** Sets the seats, as bits, of the people for whom computer players stand in. Returns whether that is a change. */
gboolean talia_players_set_stand_ins (TaliaPlayers *self, guint seats);

G_END_DECLS
