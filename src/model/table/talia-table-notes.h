/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The notes of a match: information in its record that has no effect on the match (docs/RECORD.md, `note`). */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/** The greatest number of notes of a match, and the greatest lengths of keys and values. */
#define TALIA_MAX_NOTES 32
#define TALIA_MAX_NOTE_KEY 32
#define TALIA_MAX_NOTE_VALUE 200

/** Keys that have a meaning. Notes with other keys are kept all the same. */
#define TALIA_NOTE_CHALLENGE "challenge" /* what is to be done better: deals (0: all), points, place and name */
#define TALIA_NOTE_DATE "date"           /* when the match has begun, such as 2025-11-30T18:05:59Z */
#define TALIA_NOTE_DAILY "daily"         /* the day whose deal it is, such as 2025-11-30 */
#define TALIA_NOTE_GUIDED "guided"       /* the game whose guided deal it is, which is not stored */
#define TALIA_NOTE_NUMBER "number"       /* which match it is: its deals are numbered from there on, such as 20251130 */
#define TALIA_NOTE_REGULARS "regulars"   /* which regulars play, seat by seat: talia-table-regulars.h */
#define TALIA_NOTE_TABLE "table"         /* played over the network: a number by chance, by which its host knows it */
#define TALIA_NOTE_SEAT "seat"           /* of several people, whose match this is: their seat, such as 1 */
#define TALIA_NOTE_TITLE "title"         /* what a person calls it */
#define TALIA_NOTE_HELPED "helped"       /* what the person had help by: words of talia_table_note_help() */
#define TALIA_NOTE_BEFORE "before"       /* the match that this one was played on from, by what its deal brought */

/** Words of the note TALIA_NOTE_HELPED. */
#define TALIA_HELP_HINT "hint"
#define TALIA_HELP_UNDO "undo" /* moves were taken back, of which the record says nothing any more */

/** GError domain of notes that cannot be made; the message, which is translated, says why. */
#define TALIA_NOTE_ERROR (talia_note_error_quark ())
GQuark talia_note_error_quark (void);

typedef struct
{
  char *key;
  char *value;
} TaliaNote;

/** What the note with that key says, or NULL. */
const char *talia_table_get_note (TaliaTable *self, const char *key);

/** All notes, in the order in which they were made, ended by one without a key. Valid until the next is made. */
const TaliaNote *talia_table_list_notes (TaliaTable *self);

/**
 * Makes a note, once for each `key` and before the first deal. Keys are small letters, digits and hyphens after a
 * letter; a value is a line of text without control characters, not blank, and is
 * kept without blanks at its end. Error: TALIA_NOTE_ERROR.
 */
gboolean talia_table_set_note (TaliaTable *self, const char *key, const char *value, GError **error);

/**
 * Changes the title of the match (TALIA_NOTE_TITLE), "" for none, at any time. No line of the record is appended; the
 * owner of the record changes it there (model/record/talia-record-title.h). Error: TALIA_NOTE_ERROR.
 */
gboolean talia_table_change_title (TaliaTable *self, const char *title, GError **error);

/**
 * Notes that the person had help, as one of the words above, even after the match has begun; each word is noted once.
 * Notes come before the first deal, so the record then has to be rewritten. Returns whether the note is new.
 */
gboolean talia_table_note_help (TaliaTable *self, const char *word);

/** Whether the person had help by that. */
gboolean talia_table_was_helped (TaliaTable *self, const char *word);

/** Notes that the match begins now (TALIA_NOTE_DATE, in UTC), unless it has begun or says so already. */
void talia_table_note_beginning (TaliaTable *self);

G_END_DECLS
