/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores when each exercise is due again, by Leitner's system of boxes, in which the time doubles from box to box
 * (docs/EXERCISES.md). */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The name of the database in the folder of the matches. */
#define TALIA_REPETITION_FILE "exercises.sqlite"

/** The number of boxes. An exercise that is solved in the last one does not come back. */
#define TALIA_REPETITION_BOXES 7

/** Identifies an exercise: the key of its match (talia_match_facts_make_key()), the seat, the deal, and its step in the
 * deal. */
typedef struct
{
  const char *match;
  int seat;
  guint deal, step;
} TaliaRepetitionKey;

/** The state of an exercise. If all fields are zero, it was never tried. */
typedef struct
{
  int box;       /* from 1; 0: none */
  guint32 due;   /* the day on which it comes back; 0: at once; days are those of talia_match_facts_find_day() */
  guint32 tried; /* the day of the last answer; 0: never */
  gboolean off;  /* it does not come back */
} TaliaRepetitionState;

/**
 * TaliaRepetition:
 *
 * A database beside the verdicts. It says nothing about the exercises themselves, which follow from records and
 * verdicts: it may be deleted at any time, is replaced if it is damaged, and then all exercises are new again. If the
 * folder cannot be written, nothing is stored.
 */
typedef struct _TaliaRepetition TaliaRepetition;

/** Creates the store for the matches in `folder`; no file is opened or created before it is needed. */
TaliaRepetition *talia_repetition_new (const char *folder);
void talia_repetition_free (TaliaRepetition *self);

/** Begins and ends a transaction, in which many exercises can be looked up faster. */
void talia_repetition_begin (TaliaRepetition *self);
void talia_repetition_end (TaliaRepetition *self);

/** Gets the stored state of an exercise. */
void talia_repetition_find (TaliaRepetition *self, const TaliaRepetitionKey *key, TaliaRepetitionState *state);

/** Stores the state of an exercise; returns FALSE if that is impossible. */
gboolean talia_repetition_keep (TaliaRepetition *self, const TaliaRepetitionKey *key,
                                const TaliaRepetitionState *state);

/** Returns how many exercises from matches of the player were answered on that day. */
guint talia_repetition_count (TaliaRepetition *self, guint32 day);

/** Updates the state after an answer on the day `today`: to the next box, or back to the first one. */
void talia_repetition_state_answer (TaliaRepetitionState *self, gboolean solved, guint32 today);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRepetition, talia_repetition_free)

G_END_DECLS
