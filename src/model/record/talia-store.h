/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The store of matches: every step is written to its file before it is reported. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-record.h"

G_BEGIN_DECLS

/** GError domain of what stands in the way of opening or keeping a match. */
#define TALIA_STORE_ERROR (talia_store_error_quark ())
GQuark talia_store_error_quark (void);

typedef enum
{
  TALIA_STORE_ERROR_ELSEWHERE, /* another program has it */
} TaliaStoreError;

/**
 * TaliaStore:
 *
 * Keeps the open match as `current.talia` in a folder (by default `talia` in the user's data
 * folder) and finished or abandoned ones under `matches/`. Appends each line of the record as
 * it happens; the kernel has it when the call returns, the disk soon after (a thread syncs).
 *
 * A finished match stays where it is until the next one begins, so that its last move can
 * still be taken back, even after a crash.
 *
 * An open match is locked. Another store on the same folder, in this program or another one, sees the other matches
 * alone, and keeps its own beside the open one as `current-2.talia`, ... A file that is not as the store left it has
 * been somebody else's doing: it is put aside before the match is written anew.
 *
 * Signals: `failed (GError *)`: something could not be written; the match goes on, and each
 * further step tries to write the whole of it again. `recovered ()`: it could.
 */
#define TALIA_TYPE_STORE (talia_store_get_type ())
G_DECLARE_FINAL_TYPE (TaliaStore, talia_store, TALIA, STORE, GObject)

/** A store in `folder`, NULL for the user's own. */
TaliaStore *talia_store_new (const char *folder);

/**
 * Whether there is an unfinished match to go on with. A damaged one counts: opening it tells
 * what is wrong with it.
 */
gboolean talia_store_has_match (TaliaStore *self);

/**
 * Whether the functions here that look at the stored match take no time worth mentioning. Where they would, it is to be
 * looked at in a thread first.
 */
gboolean talia_store_is_ready (TaliaStore *self);

/**
 * Reads the stored match in a thread; `reading` is there until the answer. `_finish` gives FALSE when it was
 * cancelled.
 */
void talia_store_look_async (TaliaStore *self, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                             gpointer data);
gboolean talia_store_look_finish (TaliaStore *self, GAsyncResult *result, GError **error);

/** Whether another program has a match open in the same folder. */
gboolean talia_store_is_shared (TaliaStore *self);

/** The unfinished match to be looked at, not played; NULL when there is none, or a damaged one (transfer full). */
TaliaTable *talia_store_peek_match (TaliaStore *self);

/**
 * Opens the unfinished match and goes on recording it; the match that is already open as it is.
 * A torn last line is dropped. A damaged file is kept aside under another name, which `kept_as`
 * tells (transfer full, may be NULL); the error (TALIA_RECORD_ERROR) names line and reason.
 * Other errors (G_FILE_ERROR, TALIA_STORE_ERROR) leave the file where it is.
 */
TaliaTable *talia_store_open_match (TaliaStore *self, char **kept_as, GError **error);

/**
 * After talia_store_open_match() has found damage: the match as it was before the damage, which
 * talia_store_begin_match() stores anew; once, NULL where not even a step is left (transfer full).
 */
TaliaTable *talia_store_take_salvaged (TaliaStore *self);

/**
 * Puts the open match, if any, away and records `table` from now on, what it already holds
 * included. On error the match can go on nevertheless: as after `failed`.
 */
gboolean talia_store_begin_match (TaliaStore *self, TaliaTable *table, GError **error);

/**
 * Puts the open match away under `matches/` and no longer records it. The next
 * talia_store_begin_match() does so by itself; call it where a match is given up.
 */
gboolean talia_store_end_match (TaliaStore *self, GError **error);

/** Whether the file `path` is a match that was put away, rather than one that is open, here or elsewhere. */
gboolean talia_store_is_put_away (TaliaStore *self, const char *path);

/** Whether the file `path` is the match that is open here, or that talia_store_open_match() would open. */
gboolean talia_store_is_open (TaliaStore *self, const char *path);

/**
 * Puts the open match away, and one that was put away, the file `path`, in its place: the next talia_store_open_match()
 * goes on with it. On an error both stay matches of their own, each in its file, and the open one is still recorded.
 */
gboolean talia_store_fetch_match (TaliaStore *self, const char *path, GError **error);

/**
 * Calls the match in the file `path`, open here or put away, `title`, "" for nothing; a thread writes the record, while
 * the match may go on, be opened, put away or called something else, and the last name stays. The store may go as well,
 * which waits for it. `_finish` gives as error TALIA_RECORD_ERROR, TALIA_NOTE_ERROR, G_FILE_ERROR, also for a match
 * that is gone, or TALIA_STORE_ERROR_ELSEWHERE for one that is open elsewhere.
 */
void talia_store_rename_match_async (TaliaStore *self, const char *path, const char *title,
                                     GAsyncReadyCallback callback, gpointer data);
gboolean talia_store_rename_match_finish (GAsyncResult *result, GError **error);

/** Waits until everything written so far is on the disk, and every match is called what it was to be called. */
void talia_store_flush (TaliaStore *self);

G_END_DECLS
