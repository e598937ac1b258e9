/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a random sequence of operations on a store, and checks its folder against what the store has reported. */
#pragma once

#include "model/record/talia-store.h"
#include "playing.h"

G_BEGIN_DECLS

/** A match that was begun. */
typedef struct
{
  GString *text; /* what its file holds where all that was handed to the store is in it */
  char *anew;    /* or this, if it was written whole though a failure was told; NULL: none was */
  gsize kept;    /* how much of the text the store has told to be kept; 0: the match was never */
  gsize durable; /* how much of it, by writing it whole, flushing or closing it, is on the disk */
  /* A failure was told, and it was not written whole since: what of it is on the disk nobody knows. */
  gboolean doubtful;
} ScriptMatch;

/** One store in a folder that the store makes. */
typedef struct
{
  char *base;   /* a folder of its own */
  char *folder; /* in that: where the matches are */
  const TaliaGame *game;
  TaliaRandom random;
  TaliaStore *store;
  TaliaTable *table;  /* NULL: none is open */
  ScriptMatch *open;  /* of `table` */
  GPtrArray *matches; /* ScriptMatch */
  gboolean failing;   /* the store has told that the open match is not kept, and not yet that it is again */
  guint n_told;       /* how often it told of a failure */
  guint n_again;      /* how often a match was gone on with */
} Script;

/** A store where nothing is yet. */
Script *script_new (const TaliaGame *game, guint64 seed);
void script_free (Script *self);

/**
 * Does one thing: a move, an undo, a redo, another match, the end of one, a fresh start; then, if `flush` says so,
 * waits for the disk. The law of the open match is checked: where the store tells no failure, its file is what it has
 * been told, to the byte.
 */
void script_step (Script *self, gboolean flush);

/** Checks the law of all matches: what was told to be kept is in one file, whole. */
void script_check_all (Script *self);

/** Whether `text`, a file, holds the match, with at least `length` of its text and nothing but that. */
gboolean script_match_is_in (const ScriptMatch *match, gsize length, const char *text, gsize text_length);

G_END_DECLS
