/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the moves of a match that no person makes: lets a computer player think, and plays its move when it is due. */
#pragma once

#include "bots/talia-bot.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef struct _TaliaTurns TaliaTurns;

/** Who moves in the current state. */
typedef enum
{
  TALIA_TURN_WAIT,   /* a person, or nobody */
  TALIA_TURN_FORCED, /* nobody needs to think: `move` is it */
  TALIA_TURN_BOT,    /* `level` */
  TALIA_TURN_LEAVE,  /* another person is to come before they move */
  TALIA_TURN_TELL,   /* no move: another step of what has happened is told */
} TaliaTurnKind;

typedef struct
{
  TaliaTurnKind kind;
  TaliaMove move;
  TaliaLevel level; /* of a bot, with its temper */
} TaliaTurn;

/** Callbacks into the owner of the turns. */
typedef struct
{
  TaliaTurn (*get_turn) (gpointer data);
  void (*thinking_changed) (gpointer data);
  void (*due) (gpointer data, TaliaTurnKind kind); /* the time has come to leave, or to tell */
} TaliaTurnsFuncs;

/** Turns on `table`, which must live as long. Nothing happens before talia_turns_restart(). */
TaliaTurns *talia_turns_new (TaliaTable *table, const TaliaTurnsFuncs *funcs, gpointer data);

/** Stops playing, and calls no more callbacks. */
void talia_turns_free (TaliaTurns *self);

/** The table has changed: whatever was about to be played is dropped, and the turn taken anew. */
void talia_turns_restart (TaliaTurns *self);

/** Takes the turn anew where no bot is at it: the answer of `get_turn` may be another. */
void talia_turns_ask_again (TaliaTurns *self);

/** Milliseconds from the last restart to the next move, at least; what is told comes in half that time. */
void talia_turns_set_pace (TaliaTurns *self, guint pace);

/** Nothing is played, though bots may think, until each hold has been released. */
void talia_turns_hold (TaliaTurns *self);
void talia_turns_release (TaliaTurns *self);
gboolean talia_turns_get_held (TaliaTurns *self);

/** Whether nobody looks on, so that nobody need be waited for: holds do not count then. */
void talia_turns_set_unattended (TaliaTurns *self, gboolean unattended);

/** Makes bots reproducible; 0: not. */
void talia_turns_set_seed (TaliaTurns *self, guint64 seed);

gboolean talia_turns_get_thinking (TaliaTurns *self);

G_END_DECLS
