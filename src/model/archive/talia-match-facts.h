/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts about a match for lists of matches, which can be shown without replaying it. */
#pragma once

#include "engine/talia-feats.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** Why a match does not count in statistics: its player knew more than the cards, or took something back. */
typedef enum
{
  TALIA_APART_UNDO = 1 << 0,   /* moves were taken back */
  TALIA_APART_HINT = 1 << 1,   /* hints were asked for */
  TALIA_APART_BRANCH = 1 << 2, /* it was played on from a step of another */
} TaliaApart;

/** All of it follows from the record and its file. */
typedef struct
{
  char *file;            /* its path in the folder, such as "matches/2025-11-30T18-05-59Z.talia" */
  gint64 stamp, size;    /* the file as it was read: nanoseconds since 1970, bytes */
  const TaliaGame *game; /* NULL: the file holds no record that could be read */
  gint64 date;           /* when it began, in seconds since 1970; the file's own time where nobody noted it */
  char *title;           /* what a person calls it, or "" */
  char *others;          /* who else played, such as "Ola, Ewa, Jan"; fit for any sentence */
  char *level;           /* the id of the computer players' level; "" where they differ, or where there are none */
  guint seats, sides;
  guint deals;      /* finished ones */
  gboolean over;    /* somebody has won */
  int place;        /* the person's, from 1; 0 before it is over, or where nobody is a person */
  int points;       /* their total */
  int best_other;   /* the best total of the others */
  guint undone;     /* moves that were taken back, as far as lines of the record say so */
  guint apart;      /* bits of TaliaApart; 0: it counts */
  char *rules;      /* the options that are not as usual, as a record has them, such as "target=50 moon=add" */
  char *key;        /* what it has in common with itself wherever it is kept: see talia_match_facts_make_key() */
  int own;          /* the seat of the person; TALIA_NOBODY where there is none */
  TaliaFeats feats; /* theirs, in finished deals */
  char *people;     /* of a finished match that several played, and their places: see talia_match_people_describe() */
} TaliaMatchFacts;

/**
 * Reads the file `file` of `folder`; in any thread. NULL when there is none, or none that can be read, or nobody waits
 * any more; `cancellable` may be NULL.
 */
TaliaMatchFacts *talia_match_facts_read (const char *folder, const char *file, GCancellable *cancellable);

/** What tells this match from others: a checksum of its options, its beginning and first deal; a new string. */
char *talia_match_facts_make_key (TaliaTable *table);

/** How a file is now, without reading it; FALSE when it is none. */
gboolean talia_match_facts_stat (const char *folder, const char *file, gint64 *stamp, gint64 *size);

/** Whether the match was put away. The file of one that is open, here or in another window, lies beside the others'. */
gboolean talia_match_facts_is_put_away (const TaliaMatchFacts *self);

void talia_match_facts_free (TaliaMatchFacts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaMatchFacts, talia_match_facts_free)

G_END_DECLS
