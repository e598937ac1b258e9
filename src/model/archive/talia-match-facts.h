/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts about a match or a score pad that lists of matches show, such as its date and result, so that none has to
 * be replayed for a list. */
#pragma once

#include "engine/talia-feats.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** The reasons why a match does not count in statistics: its player had help, or had seen some of its cards before. */
typedef enum
{
  TALIA_APART_UNDO = 1 << 0,   /* moves were undone */
  TALIA_APART_HINT = 1 << 1,   /* a hint was requested */
  TALIA_APART_BRANCH = 1 << 2, /* it continues from the middle of another match */
} TaliaApart;

/** The facts about a match. They follow from its record and the record's file alone. A score pad belongs to nobody: its
 * points are those of the leader, and there is no place. */
typedef struct
{
  gboolean pad;          /* whether it is a score pad */
  char *file;            /* its path relative to the folder, such as "matches/2025-11-30T18-05-59Z.talia" */
  gint64 stamp, size;    /* the stamp of the file when it was read: nanoseconds since 1970, bytes */
  const TaliaGame *game; /* NULL: the file holds no readable record or score pad */
  gint64 date;           /* when it began, in seconds since 1970; the time of the file if nothing else says so */
  char *title;           /* the name that a person has given it, or "" */
  char *others;          /* the other players, of a score pad all with a name, such as "Ola, Ewa, Jan"; safe in any
                            sentence */
  char *level;           /* the id of the level of the computer players; "" if they differ, or if there are none */
  guint seats, sides;
  guint deals;      /* the number of finished deals */
  gboolean over;    /* whether it is finished */
  int place;        /* the place of the person, from 1; 0 before the end, or if there is no person */
  int points;       /* the total of the person */
  int best_other;   /* the best total of the others */
  guint undone;     /* the number of undone moves, as far as the record shows them */
  guint apart;      /* bits of TaliaApart; 0: the match counts */
  char *rules;      /* the options that differ from the usual ones, as in a record, such as "target=50 moon=add" */
  char *key;        /* the same for every copy of the match: see talia_match_facts_make_key() */
  int own;          /* the seat of the person; TALIA_NOBODY if there is none */
  TaliaFeats feats; /* the feats of the person, in finished deals */
  guint32 day;      /* in a match of the day: see talia_match_facts_find_daily(); otherwise 0 */
  char *people;     /* in a finished match of several people, and a finished score pad: see talia-match-people.h */
  char *contest;    /* in a finished match that belongs to a person: see talia_contest_describe() */
} TaliaMatchFacts;

/**
 * Reads the file `file` of `folder`; may be called in any thread. Returns NULL if there is no such file, if it cannot
 * be read, or if it was cancelled; `cancellable` may be NULL.
 */
TaliaMatchFacts *talia_match_facts_read (const char *folder, const char *file, GCancellable *cancellable);

/** Returns a text that identifies this match: a checksum of its options, its beginning and first deal; a new string. */
char *talia_match_facts_make_key (TaliaTable *table);

/** Returns the day of a time in its time zone, as a number: days are counted as by g_date_get_julian(). */
guint32 talia_match_facts_find_day (GDateTime *time);

/** Returns the day of whose deal of the day this is a match; 0 if it is none, or does not have the cards of that day.
 */
guint32 talia_match_facts_find_daily (TaliaTable *table);

/** Gets the current stamp of a file without reading it; returns FALSE if it is not a regular file. */
gboolean talia_match_facts_stat (const char *folder, const char *file, gint64 *stamp, gint64 *size);

/** Returns whether the match is in the archive's folder. The file of an open match, here or in another window, is
 * elsewhere. */
gboolean talia_match_facts_is_put_away (const TaliaMatchFacts *self);

void talia_match_facts_free (TaliaMatchFacts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaMatchFacts, talia_match_facts_free)

G_END_DECLS
