/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a random sequence of operations on a store, and checks its folder against what the store has reported. */
#pragma once

#include "model/record/talia-store.h"
#include "playing.h"

G_BEGIN_DECLS

/** A match that was begun, and what must be in its file. */
typedef struct
{
  GString *text; /* everything that was handed to the store */
  char *anew;    /* the text of a rewrite that may have succeeded though a failure was reported; NULL: none */
  gsize kept;    /* the length of `text` that the store reported as kept; 0: nothing */
  gsize durable; /* the length of `text` that is on the disk, because the file was rewritten, flushed or closed */
  /* A failure was reported and the file was not rewritten since, so that it is unknown what is on the disk. */
  gboolean doubtful;
} ScriptMatch;

/** A store with a folder of its own. */
typedef struct
{
  char *base;   /* the folder to be removed at the end */
  char *folder; /* the folder of the matches in it */
  const TaliaGame *game;
  TaliaRandom random;
  TaliaStore *store;
  TaliaTable *table;  /* NULL: none is open */
  ScriptMatch *open;  /* of `table` */
  GPtrArray *matches; /* ScriptMatch */
  gboolean failing;   /* the store reported that the open match is not kept, and not yet that it is again */
  guint n_told;       /* the number of failures reported */
  guint n_again;      /* the number of matches continued */
} Script;

/** Creates a store with an empty folder. */
Script *script_new (const TaliaGame *game, guint64 seed);
void script_free (Script *self);

/**
 * Makes one random step: a move, an undo, a redo, a new match, the end of one, or a restart; with `flush`, also waits
 * for the disk. Then checks the open match: unless the store has reported a failure, its file equals the text handed to
 * the store.
 */
void script_step (Script *self, gboolean flush);

/** Checks all matches: everything that was reported as kept is in one file, complete. */
void script_check_all (Script *self);

/** Whether the file `text` holds the match, with at least `length` bytes of its text and nothing else. */
gboolean script_match_is_in (const ScriptMatch *match, gsize length, const char *text, gsize text_length);

G_END_DECLS
