/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thought of a computer player: lets a level think about a move in a thread, and reports the result. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

typedef struct _TaliaThought TaliaThought;

/** Called in the caller's thread when the thought is finished. */
typedef void (*TaliaThoughtFunc) (TaliaThought *thought, gpointer data);

/**
 * Lets `level` think about `view` within its budget, with random numbers from `seed`; unless `timed`, the answer
 * depends on nothing else. The caller frees it with talia_thought_cancel(), whether it is finished or not.
 */
TaliaThought *talia_thought_new (const TaliaGame *game, const TaliaView *view, const TaliaLevel *level, guint64 seed,
                                 gboolean timed, TaliaThoughtFunc func, gpointer data);

/** Cancels and frees the thought: its thread stops soon, and its callback is not called. */
void talia_thought_cancel (TaliaThought *self);

/** Returns the best move of a finished thought; NULL if there was nothing to think about. */
const TaliaAdvice *talia_thought_get_advice (TaliaThought *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaThought, talia_thought_cancel)

G_END_DECLS
