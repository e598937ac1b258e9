/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about regulars, and their remarks at the table. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Returns a sentence on how that regular plays. */
const char *talia_words_regular_about (const char *regular);

/** A remark of a regular about what has just happened. */
typedef struct
{
  int seat; /* the speaker; TALIA_NOBODY: nobody says anything */
  const char *text;
} TaliaReaction;

/**
 * Finds a remark about these events, after which the match is in the position of its view. Usually there is none: only
 * a regular whom it concerns says something, and then only sometimes. The choice depends on the deal alone, so that the
 * same match has the same remarks.
 */
TaliaReaction talia_words_regular_reaction (TaliaMatch *match, const TaliaEvents *events);

G_END_DECLS
