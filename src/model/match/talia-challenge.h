/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A challenge: a match, or its first deals, as a short text, with which somebody else can play the same cards against
 * the same computer players. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** GError domain of what is no challenge, or cannot be one; the message is a sentence for the person. */
#define TALIA_CHALLENGE_ERROR (talia_challenge_error_quark ())
GQuark talia_challenge_error_quark (void);

/** What a text before the first number says of it. */
#define TALIA_CHALLENGE_MAGIC "talia:1:"

/** What somebody has reached, which is to be done better. All that the text says; everything else follows from it. */
typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  guint64 number;
  int seat; /* of the person */
  guint n_seats;
  const char *levels[TALIA_MAX_SEATS];   /* of the computer players; NULL at `seat` */
  const char *regulars[TALIA_MAX_SEATS]; /* ids of those who are somebody in particular */
  guint deals;                           /* the number of deals after which the result is taken; 0: the whole match */
  int points, place;                     /* the total, and the place, from 1, that it was */
  char *name;                            /* whose result it is, or "" */
} TaliaChallenge;

void talia_challenge_clear (TaliaChallenge *self);

/**
 * Makes a challenge of what the person has reached in a match: of all of it when it is over, else of its finished
 * deals. Error: TALIA_CHALLENGE_ERROR where nobody else could play the same, or nothing has been reached yet.
 */
gboolean talia_challenge_init (TaliaChallenge *self, TaliaTable *table, GError **error);

/** The challenge as one word, with a check against slips of the pen. A new string. */
char *talia_challenge_to_text (const TaliaChallenge *self);

/** The check that stands at the end of a text, of all that stands before it. A new string. */
char *talia_challenge_make_check (const char *text, gsize length);

/** Finds the challenge in a text, whatever stands around it. Error: TALIA_CHALLENGE_ERROR, which says what is wrong. */
gboolean talia_challenge_parse (TaliaChallenge *self, const char *text, GError **error);

/** The match that the challenge is about, for a person called `name`, "" for nothing. It notes whom it answers. */
TaliaTable *talia_challenge_create_table (const TaliaChallenge *self, const char *name);

/**
 * What the match `table` answers: the result that was noted, TRUE, once as many deals are over as that took. Sets
 * `deals`, `points`, `place` and `name` alone.
 */
gboolean talia_challenge_recall (TaliaChallenge *self, TaliaTable *table);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaChallenge, talia_challenge_clear)

G_END_DECLS
