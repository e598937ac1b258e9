/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question that the session asks the player: what it is about, and which answers there are. */
#pragma once

#include "model/record/talia-record-reader.h"
#include "talia-request.h"

G_BEGIN_DECLS

/** Kinds of questions, and their answers; any other answer means “do nothing”. */
typedef enum
{
  TALIA_QUESTION_LEAVE,      /* leave the table that several machines share, for another match? `leave`, `back` */
  TALIA_QUESTION_FINISH,     /* continue the unfinished match of a game before beginning another? `continue`, `new` */
  TALIA_QUESTION_REOPEN,     /* open the table of a match that others have played at their machines? `open`, `here` */
  TALIA_QUESTION_UNREADABLE, /* says what is wrong with the stored match; `salvage` if a part of it can be read */
  TALIA_QUESTION_UNOPENED,   /* says which files could not be opened, and why; `salvage` if a part of one can be read */
} TaliaQuestionKind;

/**
 * TaliaQuestion:
 *
 * A question is either answered, once, or withdrawn because the player has made another request in the meantime.
 *
 * Signals: `answered (const char *)`, `withdrawn ()`.
 */
#define TALIA_TYPE_QUESTION (talia_question_get_type ())
G_DECLARE_FINAL_TYPE (TaliaQuestion, talia_question, TALIA, QUESTION, GObject)

/** Asks whether to leave the shared table (this machine's if `hosted`) for what the player has requested. */
TaliaQuestion *talia_question_new_leave (TaliaRequest *request, gboolean hosted);

/**
 * Asks whether to continue an unfinished match before the requested one: the match in `file`, or the stored match if
 * that is NULL. `standing` describes it, such as "Spades · Deal 3"; NULL if that is unknown.
 */
TaliaQuestion *talia_question_new_finish (TaliaRequest *request, const char *file, const char *standing);

/** Asks whether to open the table of that match again. */
TaliaQuestion *talia_question_new_reopen (TaliaTable *table);

/**
 * Says why the stored match cannot be continued. `kept_as` is the new name of a damaged file that was put aside, or
 * NULL if the file is still in its place. `salvaged` is the part of the match before the damage; may be NULL.
 */
TaliaQuestion *talia_question_new_unreadable (const GError *error, const char *kept_as, TaliaTable *salvaged);

/** Lists those of the `files` (TaliaRecordFile) that have an error. `salvaged` is the part that can be read of one of
 * them; may be NULL. */
TaliaQuestion *talia_question_new_unopened (GPtrArray *files, TaliaTable *salvaged);

TaliaQuestionKind talia_question_get_kind (TaliaQuestion *self);

/** Return the arguments that were passed to the constructor; NULL or FALSE for those that it does not take. */
TaliaRequest *talia_question_get_request (TaliaQuestion *self);
gboolean talia_question_get_hosted (TaliaQuestion *self);
const char *talia_question_get_file (TaliaQuestion *self);
const char *talia_question_get_standing (TaliaQuestion *self);
TaliaTable *talia_question_get_table (TaliaQuestion *self); /* also the salvaged part of a match */
const GError *talia_question_get_error (TaliaQuestion *self);
const char *talia_question_get_kept_as (TaliaQuestion *self);
GPtrArray *talia_question_get_files (TaliaQuestion *self);

/** Returns whether the question has been neither answered nor withdrawn. */
gboolean talia_question_is_open (TaliaQuestion *self);

/** Answers the question with a word of its kind, or with another word for “do nothing”. Has no effect if the question
 * is no longer open. */
void talia_question_answer (TaliaQuestion *self, const char *answer);

/** Withdraws the question: it need not be answered any more. */
void talia_question_withdraw (TaliaQuestion *self);

G_END_DECLS
