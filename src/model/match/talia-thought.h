/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player that thinks about a move, in a thread. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

typedef struct _TaliaThought TaliaThought;

/** Told, in the thread that asked, when the thought is finished. */
typedef void (*TaliaThoughtFunc) (TaliaThought *thought, gpointer data);

/**
 * Lets `level` think about `view` within its budget, with the chance that `seed` gives; unless `timed`, the answer
 * depends on nothing else. The caller ends it with
 * talia_thought_cancel(), finished or not.
 */
TaliaThought *talia_thought_new (const TaliaGame *game, const TaliaView *view, const TaliaLevel *level, guint64 seed,
                                 gboolean timed, TaliaThoughtFunc func, gpointer data);

/** Cancels the thought: it stops soon, and its callback is not called. */
void talia_thought_cancel (TaliaThought *self);

/** The best move of a finished thought; NULL where there was nothing to think of. */
const TaliaAdvice *talia_thought_get_advice (TaliaThought *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaThought, talia_thought_cancel)

G_END_DECLS
