/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the record of a match with another title to a new file beside the old one, in a thread. */
#pragma once

#include <glib.h>

#include "talia-match-file.h"

G_BEGIN_DECLS

/**
 * TaliaRetitling:
 *
 * The thread does what takes long: reading, changing, writing, synchronising. Later the caller's thread, which makes
 * all other changes to the file, replaces the file by the new one; so there are no conflicts.
 */
typedef struct _TaliaRetitling TaliaRetitling;

/** Creates a retitling of the record in the file `path`; "" for no title. */
TaliaRetitling *talia_retitling_new (const char *path, const char *title);

/** Waits for the thread, and removes the new file if it was not used. */
void talia_retitling_free (TaliaRetitling *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRetitling, talia_retitling_free)

/** Returns the current path of the file, and the new title. */
const char *talia_retitling_get_path (TaliaRetitling *self);
const char *talia_retitling_get_title (TaliaRetitling *self);

/** Must be called for every file that is moved, as it may be this one. */
void talia_retitling_follow (TaliaRetitling *self, const char *from, const char *to);

/** Starts the thread, which may be done more than once; `done` is called in the main context of the calling thread when
 * talia_retitling_wait() no longer blocks. */
void talia_retitling_begin (TaliaRetitling *self, GSourceFunc done, gpointer data);

/** Waits for the thread. Returns whether the new file exists. Error: G_FILE_ERROR, TALIA_RECORD_ERROR or
 * TALIA_NOTE_ERROR. */
gboolean talia_retitling_wait (TaliaRetitling *self, GError **error);

/** After waiting: whether the file has changed since it was read; a file that is `growing` may have become longer. */
gboolean talia_retitling_is_outdated (TaliaRetitling *self, gboolean growing);

/** Replaces the file by the new one, if nobody appends to it. Error: G_FILE_ERROR. */
gboolean talia_retitling_put (TaliaRetitling *self, GError **error);

/** Replaces an open file, to which lines are appended; it continues in the new one. */
gboolean talia_retitling_put_open (TaliaRetitling *self, TaliaMatchFile *file, GError **error);

G_END_DECLS
