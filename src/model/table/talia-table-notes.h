/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The notes of a match: information in its record that has no effect on the match (docs/RECORD.md, `note`). */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/** The greatest number of notes of a match, and the greatest lengths of keys and values. */
#define TALIA_MAX_NOTES 32
#define TALIA_MAX_NOTE_KEY 32
#define TALIA_MAX_NOTE_VALUE 200

/** Keys that have a meaning. Notes with other keys are kept as well. */
#define TALIA_NOTE_CHALLENGE "challenge" /* the result to beat: deals (0: all), points, place and name */
#define TALIA_NOTE_DATE "date"           /* the time at which the match began, such as 2025-11-30T18:05:59Z */
#define TALIA_NOTE_DAILY "daily"         /* in a match of the day: that day, such as 2025-11-30 */
#define TALIA_NOTE_GUIDED "guided"       /* in a guided deal, which is not stored: the game */
#define TALIA_NOTE_NUMBER "number"       /* the number of the match, and of its first deal, such as 20251130 */
#define TALIA_NOTE_REGULARS "regulars"   /* the regulars at the table, seat by seat: talia-table-regulars.h */
#define TALIA_NOTE_TABLE "table"         /* in a match over the network: a random number by which the host knows it */
#define TALIA_NOTE_SEAT "seat"           /* if several people play: the seat of the match's owner, such as 1 */
#define TALIA_NOTE_TITLE "title"         /* the name that a person has given the match */
#define TALIA_NOTE_HELPED "helped"       /* the kinds of help that the person had: words of talia_table_note_help() */
#define TALIA_NOTE_BEFORE "before"       /* the match from which this one was continued, by the result of its deal */

/** The words of the note TALIA_NOTE_HELPED. */
#define TALIA_HELP_HINT "hint"
#define TALIA_HELP_UNDO "undo" /* moves were undone, which the record itself does not show */

/** The GError domain of notes that cannot be made; the message, which is translated, says why. */
#define TALIA_NOTE_ERROR (talia_note_error_quark ())
GQuark talia_note_error_quark (void);

typedef struct
{
  char *key;
  char *value;
} TaliaNote;

/** Returns the value of the note with that key, or NULL. */
const char *talia_table_get_note (TaliaTable *self, const char *key);

/** Returns all notes in the order in which they were made, terminated by one without a key. Valid until the next note
 * is made. */
const TaliaNote *talia_table_list_notes (TaliaTable *self);

/**
 * Makes a note, once for each `key` and before the first deal. Keys are small letters, digits and hyphens, and begin
 * with a letter; a value is a line of text without control characters, not blank, and is stored without blanks at its
 * end. Error: TALIA_NOTE_ERROR.
 */
gboolean talia_table_set_note (TaliaTable *self, const char *key, const char *value, GError **error);

/**
 * Changes the title of the match (TALIA_NOTE_TITLE), "" for none, at any time. No line of the record is appended; the
 * owner of the record changes it there (model/record/talia-record-title.h). Error: TALIA_NOTE_ERROR.
 */
gboolean talia_table_change_title (TaliaTable *self, const char *title, GError **error);

/**
 * Notes that the person had the kind of help that one of the words above names, even after the match has begun; each
 * word is noted once. Notes come before the first deal, so the record then has to be rewritten. Returns whether the
 * note is new.
 */
gboolean talia_table_note_help (TaliaTable *self, const char *word);

/** Returns whether the person had that kind of help. */
gboolean talia_table_was_helped (TaliaTable *self, const char *word);

/** Notes that the match begins now (TALIA_NOTE_DATE, in UTC), unless it has begun or has that note already. */
void talia_table_note_beginning (TaliaTable *self);

G_END_DECLS
