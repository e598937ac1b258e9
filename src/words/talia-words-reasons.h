/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for the reasons of computer players (TaliaReasonId). */
#pragma once

#include "bots/talia-reason.h"

G_BEGIN_DECLS

/** Returns the reason of a piece of advice in a sentence; a new string, NULL if there is no reason. */
char *talia_words_reason (const TaliaReason *reason);

/**
 * Returns the reason like talia_words_reason(), but in about two sentences, for which the line of a hint has room: of
 * what comes of the move and its cause, only the cause.
 */
char *talia_words_reason_brief (const TaliaReason *reason);

/**
 * Returns the reason like talia_words_reason(), but does not say by how much the move is better, or that others are as
 * good; NULL if there is nothing else to say.
 */
char *talia_words_why (const TaliaReason *reason);

G_END_DECLS
