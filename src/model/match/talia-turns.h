/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the moves of a match that no person makes: lets a computer player think, and plays its move when it is due. */
#pragma once

#include "bots/talia-bot.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef struct _TaliaTurns TaliaTurns;

/** Who has to act in the current state. */
typedef enum
{
  TALIA_TURN_WAIT,   /* a person, or nobody */
  TALIA_TURN_FORCED, /* `move` is certain, and needs no thought */
  TALIA_TURN_BOT,    /* a bot of `level` */
  TALIA_TURN_LEAVE,  /* the curtain has to fall before another person moves */
  TALIA_TURN_TELL,   /* no move: the next step of what has happened is to be shown */
} TaliaTurnKind;

typedef struct
{
  TaliaTurnKind kind;
  TaliaMove move;
  TaliaLevel level; /* the level of the bot, with its temper */
} TaliaTurn;

/** The functions by which the owner of the turns is asked whose turn it is, and notified. */
typedef struct
{
  TaliaTurn (*get_turn) (gpointer data);
  void (*thinking_changed) (gpointer data);
  void (*due) (gpointer data, TaliaTurnKind kind); /* called to lower the curtain, or to show the next step */
} TaliaTurnsFuncs;

/** Creates turns on `table`, which must outlive them. Nothing happens before talia_turns_restart(). */
TaliaTurns *talia_turns_new (TaliaTable *table, const TaliaTurnsFuncs *funcs, gpointer data);

/** Stops playing, and calls no more callbacks. */
void talia_turns_free (TaliaTurns *self);

/** Called when the table has changed: cancels the pending move, and calls `get_turn` again. */
void talia_turns_restart (TaliaTurns *self);

/** Called when `get_turn` may return something else although the table has not changed: calls it again, unless a bot is
 * thinking. */
void talia_turns_ask_again (TaliaTurns *self);

/** Sets the minimum time in milliseconds from the last restart to the next move; steps are shown in half that time. */
void talia_turns_set_pace (TaliaTurns *self, guint pace);

/** Prevents moves until talia_turns_release() has been called as often as this; bots may think meanwhile. */
void talia_turns_hold (TaliaTurns *self);
void talia_turns_release (TaliaTurns *self);
gboolean talia_turns_get_held (TaliaTurns *self);

/** Sets whether nobody is watching; holds have no effect then. */
void talia_turns_set_unattended (TaliaTurns *self, gboolean unattended);

/** Makes the choices of bots reproducible; 0: random. */
void talia_turns_set_seed (TaliaTurns *self, guint64 seed);

gboolean talia_turns_get_thinking (TaliaTurns *self);

G_END_DECLS
