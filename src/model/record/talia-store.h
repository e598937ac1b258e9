/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The store of matches: every step is written to its file before it is reported. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-record.h"

G_BEGIN_DECLS

/** The GError domain of reasons why a match cannot be opened or stored. */
#define TALIA_STORE_ERROR (talia_store_error_quark ())
GQuark talia_store_error_quark (void);

typedef enum
{
  TALIA_STORE_ERROR_ELSEWHERE, /* another program has it open */
} TaliaStoreError;

/**
 * TaliaStore:
 *
 * Keeps the open match as `current.talia` in a folder (by default `talia` in the user's data folder) and finished or
 * abandoned ones under `matches/`. Appends each line of the record as it happens; the kernel has it when the call
 * returns, the disk soon after (a thread syncs).
 *
 * A finished match stays where it is until the next one begins, so that its last move can still be taken back, even
 * after a crash.
 *
 * An open match is locked. Another store on the same folder, in this program or another one, does not see the open
 * match, and keeps its own beside it as `current-2.talia`, ... A file that has been changed by somebody else is put
 * aside before the match is written again.
 *
 * Signals: `failed (GError *)`: something could not be written; the match goes on, and each further step tries to write
 * the whole of it again. `recovered ()`: this has succeeded.
 */
#define TALIA_TYPE_STORE (talia_store_get_type ())
G_DECLARE_FINAL_TYPE (TaliaStore, talia_store, TALIA, STORE, GObject)

/** Creates a store in `folder`, or the user's own if that is NULL. */
TaliaStore *talia_store_new (const char *folder);

/**
 * Returns whether there is an unfinished match to continue. A damaged one counts: opening it reports what is wrong with
 * it.
 */
gboolean talia_store_has_match (TaliaStore *self);

/**
 * Returns whether the functions that read the stored match take no noticeable time. If not, call
 * talia_store_look_async() first.
 */
gboolean talia_store_is_ready (TaliaStore *self);

/**
 * Reads the stored match in a thread; `reading` must exist until the answer. `_finish` returns FALSE if it was
 * cancelled.
 */
void talia_store_look_async (TaliaStore *self, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                             gpointer data);
gboolean talia_store_look_finish (TaliaStore *self, GAsyncResult *result, GError **error);

/** Returns whether another program has a match open in the same folder. */
gboolean talia_store_is_shared (TaliaStore *self);

/** Returns the unfinished match for looking at, not for playing; NULL if there is none, or a damaged one (transfer
 * full). */
TaliaTable *talia_store_peek_match (TaliaStore *self);

/**
 * Opens the unfinished match and continues to record it; if a match is already open, returns that one. A torn last line
 * is dropped. A damaged file is put aside under another name, to which `kept_as` is set (transfer full, may be NULL);
 * the error (TALIA_RECORD_ERROR) names line and reason. Other errors (G_FILE_ERROR, TALIA_STORE_ERROR) leave the file
 * where it is.
 */
TaliaTable *talia_store_open_match (TaliaStore *self, char **kept_as, GError **error);

/**
 * Returns, once after talia_store_open_match() has found damage, the match before the damage, to be stored with
 * talia_store_begin_match(); NULL if not even a step is left (transfer full).
 */
TaliaTable *talia_store_take_salvaged (TaliaStore *self);

/**
 * Puts the open match away, if there is one, and records `table` from now on, including its earlier steps. After an
 * error the match can go on all the same, as after `failed`.
 */
gboolean talia_store_begin_match (TaliaStore *self, TaliaTable *table, GError **error);

/**
 * Moves the open match to `matches/` and stops recording it. The next talia_store_begin_match() does so by itself; call
 * this only to abandon a match.
 */
gboolean talia_store_end_match (TaliaStore *self, GError **error);

/** Returns whether the file `path` is a match in `matches/`, and not one that is open, here or elsewhere. */
gboolean talia_store_is_put_away (TaliaStore *self, const char *path);

/** Returns whether the file `path` is the match that is open here, or that talia_store_open_match() would open. */
gboolean talia_store_is_open (TaliaStore *self, const char *path);

/**
 * Moves the open match to `matches/`, and replaces it by the file `path` from there: the next talia_store_open_match()
 * continues that one. After an error, both matches still exist in their own files, and the open one is still recorded.
 */
gboolean talia_store_fetch_match (TaliaStore *self, const char *path, GError **error);

/**
 * Sets the title of the match in the file `path`, open here or not, to `title` ("" for none). A thread writes the
 * record. Meanwhile the match may go on, be opened, put away, or renamed again; the last title wins. The store may be
 * freed, which waits for the thread. Errors: TALIA_RECORD_ERROR, TALIA_NOTE_ERROR, G_FILE_ERROR, also for a match that
 * no longer exists, or TALIA_STORE_ERROR_ELSEWHERE for one that is open elsewhere.
 */
void talia_store_rename_match_async (TaliaStore *self, const char *path, const char *title,
                                     GAsyncReadyCallback callback, gpointer data);
gboolean talia_store_rename_match_finish (GAsyncResult *result, GError **error);

/** Waits until everything written so far is on the disk, and all matches have been renamed. */
void talia_store_flush (TaliaStore *self);

G_END_DECLS
