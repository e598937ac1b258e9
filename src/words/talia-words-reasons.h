/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for the reasons of computer players (TaliaReasonId). */
#pragma once

#include "bots/talia-reason.h"

G_BEGIN_DECLS

/** The reason of a piece of advice in a sentence; a new string, NULL where there is no reason. */
char *talia_words_reason (const TaliaReason *reason);

/** The same without by how much the move is better, and what else comes to the same; NULL where that is all there is to
 * say. */
char *talia_words_why (const TaliaReason *reason);

G_END_DECLS
