/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session: owns the stored matches and the one on the table, and decides, without a window, how each request of the
 * player is handled. */
#pragma once

#include "model/archive/talia-archive.h"
#include "talia-question.h"
#include "talia-reading.h"
#include "talia-shared-table.h"

G_BEGIN_DECLS

/**
 * TaliaSession:
 *
 * Owns the store, the archive and the shared table, and decides what becomes of everything that is asked for: a game, a
 * file, a challenge, a match of the archive. A window shows what it tells and passes on what the player does.
 *
 * What is to be played goes the same way, whatever it came from: leaving a shared table is asked first; then the stored
 * match has to be known, which a thread may have to read; then the kind of the request decides, which may ask whether
 * an unfinished match is to be finished. Of several requests only the newest is asked about or waited for.
 *
 * Properties: `match`: the match on the table, NULL for none; `standing`: what the stored match is, such as "Spades ·
 * Deal 3", NULL where that is not known; `can-continue`: whether there is one that can be continued, or may be.
 *
 * Signals: `asked (TaliaQuestion *)`: to be put to the player. `told (const char *, gboolean stays)`: a sentence for
 * the player, who has to see it if it stays. `waiting (TaliaReading *)`: a thread works that the player may have to
 * wait for. `recalled ()`: the match on the table is to be seen, whatever lies above it. `fetched ()`: another match
 * was continued than the one on the table. `returned ()`: the shared table is to be gone back to. `unsaved (GError *)`:
 * the match on the table could not be stored; `saved ()`: it could again.
 */
#define TALIA_TYPE_SESSION (talia_session_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSession, talia_session, TALIA, SESSION, GObject)

/** A session with the matches in `folder`, NULL for the user's own. */
TaliaSession *talia_session_new (const char *folder);

TaliaArchive *talia_session_get_archive (TaliaSession *self);
TaliaSharedTable *talia_session_get_shared_table (TaliaSession *self);
TaliaMatch *talia_session_get_match (TaliaSession *self);

/** The match that can be gone on with, if it is known already; else NULL (transfer full). */
TaliaTable *talia_session_peek_stored (TaliaSession *self);

gboolean talia_session_get_can_continue (TaliaSession *self);

/** Whether another program has a match open in the same folder. */
gboolean talia_session_is_beside_another (TaliaSession *self);

/**
 * Opens files that the player has dropped or chosen: plays the first that holds a match, or the challenge in it; tells
 * of those that hold none, and that there were more.
 */
void talia_session_open_files (TaliaSession *self, GFile **files, guint n);

/** Plays the challenge in a text, or tells what is wrong with it. */
void talia_session_play_challenge (TaliaSession *self, const char *text);

/** Plays a match that came by itself, after asking whether an unfinished one of its game is to be finished first. */
void talia_session_offer (TaliaSession *self, TaliaTable *table);

/** Continues the unfinished match of a game, or plays one by the options of last time if there is none. */
void talia_session_play_quick (TaliaSession *self, const TaliaGame *game);

/** Plays a match for which the player has just chosen players and rules: nothing but the shared table is asked about,
 * or what was chosen would be lost. */
void talia_session_play_chosen (TaliaSession *self, TaliaTable *table);

/** Plays a match whatever is stored. */
void talia_session_play_on (TaliaSession *self, TaliaTable *table);

/** Puts the open match away and begins this one, without any question; it is stored unless it is a guided deal. */
void talia_session_begin (TaliaSession *self, TaliaTable *table);

/** Continues the stored match, or a match of the archive. */
void talia_session_continue (TaliaSession *self);
void talia_session_go_on (TaliaSession *self, const char *file);

/** Puts a match on the table that is open already, such as the shared one. */
void talia_session_show_table (TaliaSession *self, TaliaTable *table);

/** The table of that match was left by the player. */
void talia_session_leave_match (TaliaSession *self, TaliaMatch *match);

/** Looks at the stored match again, after something may have changed it. */
void talia_session_look (TaliaSession *self);

/** Calls a match of the archive `title`, or tells why that cannot be. */
void talia_session_rename (TaliaSession *self, const char *file, const char *title);

/**
 * Reads a match of the archive in a thread. `_finish` gives NULL where that was cancelled, or where the match cannot be
 * read, which is told as a question. Error: G_IO_ERROR.
 */
void talia_session_read_async (TaliaSession *self, const char *file, GAsyncReadyCallback callback, gpointer data);
TaliaTable *talia_session_read_finish (TaliaSession *self, GAsyncResult *result, GError **error);

/**
 * The newest unfinished match of `game` that was put away or, if `open`, is the open one; NULL where there is none
 * (transfer full). Matches that are open elsewhere are not among them.
 */
TaliaMatchFacts *talia_session_find_unfinished (TaliaSession *self, const TaliaGame *game, gboolean open);

G_END_DECLS
