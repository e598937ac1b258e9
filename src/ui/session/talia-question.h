/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question that the session asks the player: what it is about, and which answers there are. */
#pragma once

#include "model/record/talia-record-reader.h"
#include "talia-request.h"

G_BEGIN_DECLS

/** Kinds of questions, and their answers; any other answer means that nothing is to be done. */
typedef enum
{
  TALIA_QUESTION_LEAVE,      /* a table that several machines share, for another match: `leave`, `back` */
  TALIA_QUESTION_FINISH,     /* an unfinished match before another of its game: `continue`, `new` */
  TALIA_QUESTION_REOPEN,     /* a match that others played at their machines: `open`, `here` */
  TALIA_QUESTION_UNREADABLE, /* tells what is wrong with the stored match; `salvage` if something is left of it */
  TALIA_QUESTION_UNOPENED,   /* tells of files that could not be opened; `salvage` if something is left of one */
} TaliaQuestionKind;

/**
 * TaliaQuestion:
 *
 * Is answered once, or withdrawn because something else was asked for meanwhile.
 *
 * Signals: `answered (const char *)`, `withdrawn ()`.
 */
#define TALIA_TYPE_QUESTION (talia_question_get_type ())
G_DECLARE_FINAL_TYPE (TaliaQuestion, talia_question, TALIA, QUESTION, GObject)

/** Whether the shared table, this machine's if `hosted`, is to be left for what is requested. */
TaliaQuestion *talia_question_new_leave (TaliaRequest *request, gboolean hosted);

/**
 * Whether an unfinished match is to be finished before the one that is requested: the match in `file`, or the stored
 * one if that is NULL. `standing`: what it is, such as "Spades · Deal 3"; NULL: that is not known.
 */
TaliaQuestion *talia_question_new_finish (TaliaRequest *request, const char *file, const char *standing);

/** Whether the table of that match is to be opened again. */
TaliaQuestion *talia_question_new_reopen (TaliaTable *table);

/**
 * Tells why the stored match cannot be continued. `kept_as`: the file that it was put aside as because it is damaged,
 * NULL where it is still in its place. `salvaged`: what stands before the damage; may be NULL.
 */
TaliaQuestion *talia_question_new_unreadable (const GError *error, const char *kept_as, TaliaTable *salvaged);

/** Tells of those of the `files` (TaliaRecordFile) that have an error. `salvaged` as above, of one of them. */
TaliaQuestion *talia_question_new_unopened (GPtrArray *files, TaliaTable *salvaged);

TaliaQuestionKind talia_question_get_kind (TaliaQuestion *self);

/** What the constructors were given, where they were. */
TaliaRequest *talia_question_get_request (TaliaQuestion *self);
gboolean talia_question_get_hosted (TaliaQuestion *self);
const char *talia_question_get_file (TaliaQuestion *self);
const char *talia_question_get_standing (TaliaQuestion *self);
TaliaTable *talia_question_get_table (TaliaQuestion *self); /* also what was salvaged */
const GError *talia_question_get_error (TaliaQuestion *self);
const char *talia_question_get_kept_as (TaliaQuestion *self);
GPtrArray *talia_question_get_files (TaliaQuestion *self);

/** Whether it is neither answered nor withdrawn. */
gboolean talia_question_is_open (TaliaQuestion *self);

/** Answers it, by a word that its kind knows, or another; does nothing once it is not open. */
void talia_question_answer (TaliaQuestion *self, const char *answer);

/** Takes it back: it is not to be asked any more. */
void talia_question_withdraw (TaliaQuestion *self);

G_END_DECLS
