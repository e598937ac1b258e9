/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for what at the table makes a move the best (TaliaCauseId). */
#pragma once

#include "bots/talia-reason.h"

G_BEGIN_DECLS

/** Returns the cause in a sentence; a new string, NULL if there is no cause. */
char *talia_words_cause (const TaliaCause *cause);

/** Returns the same in as few words as possible, for the line above the cards. */
char *talia_words_cause_brief (const TaliaCause *cause);

G_END_DECLS
