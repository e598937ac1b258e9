/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about regulars, and their remarks at the table. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** A sentence on how that regular plays. */
const char *talia_words_regular_about (const char *regular);

/** What a regular may have to say about what has just happened. */
typedef struct
{
  int seat; /* who says it; TALIA_NOBODY: nobody says anything */
  const char *text;
} TaliaReaction;

/**
 * Finds who says what about these events, after which the match is as its view shows. Rarely anything: a regular whom
 * it concerns, and then by a chance that hangs on the deal alone, so that it is the same again in the same match.
 */
TaliaReaction talia_words_regular_reaction (TaliaMatch *match, const TaliaEvents *events);

G_END_DECLS
