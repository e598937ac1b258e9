/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A challenge: a match, or its first deals, as a short text, with which somebody else can play the same cards against
 * the same computer players. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** The GError domain of texts that are no challenge, and of matches that cannot become one; the message is a sentence
 * for the player. */
#define TALIA_CHALLENGE_ERROR (talia_challenge_error_quark ())
GQuark talia_challenge_error_quark (void);

/** The beginning of a text, before the first number. */
#define TALIA_CHALLENGE_MAGIC "talia:1:"

/** The result of a player, which others can try to beat, and all that is needed to play the same match. The text of a
 * challenge consists of these fields and a checksum. */
typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  guint64 number;
  int seat; /* the seat of the person */
  guint n_seats;
  const char *levels[TALIA_MAX_SEATS];   /* the levels of the computer players; NULL at `seat` */
  const char *regulars[TALIA_MAX_SEATS]; /* the ids of the regulars; NULL for nobody in particular */
  guint deals;                           /* the number of deals that the result covers; 0: the whole match */
  int points, place;                     /* the total of the person, and their place, from 1 */
  char *name;                            /* the name of the person, or "" */
} TaliaChallenge;

void talia_challenge_clear (TaliaChallenge *self);

/**
 * Creates a challenge from the person's result in a match: in the whole match if it is over, otherwise in its finished
 * deals. Error: TALIA_CHALLENGE_ERROR if nobody else could play the same cards, or if there is no result yet.
 */
gboolean talia_challenge_init (TaliaChallenge *self, TaliaTable *table, GError **error);

/** Returns the challenge as one word, which ends with a checksum against typing mistakes; a new string. */
char *talia_challenge_to_text (const TaliaChallenge *self);

/** Returns the checksum of a text, which is appended to the text; a new string. */
char *talia_challenge_make_check (const char *text, gsize length);

/** Finds the challenge in a text that may have more before and after it. Error: TALIA_CHALLENGE_ERROR, which says what
 * is wrong. */
gboolean talia_challenge_parse (TaliaChallenge *self, const char *text, GError **error);

/** Creates the match of the challenge, for a person called `name` ("" for no name). Its record notes the challenge. */
TaliaTable *talia_challenge_create_table (const TaliaChallenge *self, const char *name);

/**
 * Gets the challenge that the match of `table` answers, if any. Returns TRUE once as many deals are over as the
 * challenge covers. Sets only `deals`, `points`, `place` and `name`.
 */
gboolean talia_challenge_recall (TaliaChallenge *self, TaliaTable *table);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaChallenge, talia_challenge_clear)

G_END_DECLS
