/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session: owns the stored matches and the one on the table, and decides, without a window, how each request of the
 * player is handled. */
#pragma once

#include "model/archive/talia-archive.h"
#include "model/exercise/talia-examiner.h"
#include "talia-question.h"
#include "talia-reading.h"
#include "talia-shared-table.h"

G_BEGIN_DECLS

/**
 * TaliaSession:
 *
 * Owns the store, the archive and the shared table, and decides how each request is handled: for a game, a file, a
 * challenge, or a match of the archive. A window shows the session's properties and signals, and passes on what the
 * player does.
 *
 * All requests to play take the same path, wherever they come from. First, the session asks whether to leave a shared
 * table. Second, it finds out which match is stored, which a thread may have to read. Third, it does what the kind of
 * the request says, and may ask whether to finish an unfinished match first. If there are several requests, only the
 * newest is asked about or waited for.
 *
 * Properties: `match`: the match on the table, NULL for none; `standing`: a description of the stored match, such as
 * "Spades · Deal 3", NULL if that is unknown; `can-continue`: whether the stored match can be continued, also TRUE
 * while that is unknown.
 *
 * Signals: `asked (TaliaQuestion *)`: ask the player this question. `told (const char *, gboolean stays)`: show this
 * sentence; if `stays`, until the player closes it. `waiting (TaliaReading *)`: a thread is working, and the player may
 * have to wait for it. `recalled ()`: show the match on the table, and close what is above it. `fetched ()`: a match
 * other than the one on the table was continued. `returned ()`: go back to the shared table. `unsaved (GError *)`: the
 * match on the table could not be stored; `saved ()`: storing works again.
 */
#define TALIA_TYPE_SESSION (talia_session_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSession, talia_session, TALIA, SESSION, GObject)

/** Creates a session with the matches in `folder`, or the user's own if that is NULL. */
TaliaSession *talia_session_new (const char *folder);

TaliaArchive *talia_session_get_archive (TaliaSession *self);
TaliaExaminer *talia_session_get_examiner (TaliaSession *self);
TaliaSharedTable *talia_session_get_shared_table (TaliaSession *self);
TaliaMatch *talia_session_get_match (TaliaSession *self);

/** Returns the match that can be continued, or NULL if it is not known yet or there is none (transfer full). */
TaliaTable *talia_session_peek_stored (TaliaSession *self);

gboolean talia_session_get_can_continue (TaliaSession *self);

/** Returns whether another program has a match open in the same folder. */
gboolean talia_session_is_beside_another (TaliaSession *self);

/**
 * Opens files that the player has dropped or chosen. Plays the first that holds a match or a challenge; reports the
 * files that hold none, and says if there were more matches.
 */
void talia_session_open_files (TaliaSession *self, GFile **files, guint n);

/** Plays the challenge in a text, or says what is wrong with it. */
void talia_session_play_challenge (TaliaSession *self, const char *text);

/** Plays a match that was not set up in the dialog, after asking whether to finish an unfinished one of its game
 * first. */
void talia_session_offer (TaliaSession *self, TaliaTable *table);

/** Continues the unfinished match of a game, or begins one with the last used options if there is none. */
void talia_session_play_quick (TaliaSession *self, const TaliaGame *game);

/** Plays a match for which the player has just chosen players and rules. Asks about the shared table only, since any
 * other question could lose these choices. */
void talia_session_play_chosen (TaliaSession *self, TaliaTable *table);

/** Plays a match, whatever match is stored. */
void talia_session_play_on (TaliaSession *self, TaliaTable *table);

/** Puts the open match into the archive and begins this one, without asking. It is stored, unless it is a guided
 * deal. */
void talia_session_begin (TaliaSession *self, TaliaTable *table);

/** Continues the stored match, or a match of the archive. */
void talia_session_continue (TaliaSession *self);
void talia_session_go_on (TaliaSession *self, const char *file);

/** Puts a match on the table that is already open, such as the shared one. */
void talia_session_show_table (TaliaSession *self, TaliaTable *table);

/** Called when the player has left the table of that match. */
void talia_session_leave_match (TaliaSession *self, TaliaMatch *match);

/** Reads the stored match again, after something may have changed it. */
void talia_session_look (TaliaSession *self);

/** Renames a match of the archive to `title`, or says why that is impossible. */
void talia_session_rename (TaliaSession *self, const char *file, const char *title);

/**
 * Reads a match of the archive in a thread. `_finish` returns NULL if that was cancelled or the match cannot be read;
 * the session then emits a question that says why. Error: G_IO_ERROR.
 */
void talia_session_read_async (TaliaSession *self, const char *file, GAsyncReadyCallback callback, gpointer data);
TaliaTable *talia_session_read_finish (TaliaSession *self, GAsyncResult *result, GError **error);

/**
 * Returns the newest unfinished match of `game` in the archive or, if `open`, the open one; NULL if there is none
 * (transfer full). Matches that another program has open are left out.
 */
TaliaMatchFacts *talia_session_find_unfinished (TaliaSession *self, const TaliaGame *game, gboolean open);

G_END_DECLS
