/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the record of a match with another title to a new file beside the old one, in a thread. */
#pragma once

#include <glib.h>

#include "talia-match-file.h"

G_BEGIN_DECLS

/**
 * TaliaRetitling:
 *
 * What takes long is done in the thread: reading, changing, writing, synchronising. What it has made takes the file's
 * place later, in the thread that began it, where all else is done to the file as well; so nothing comes between.
 */
typedef struct _TaliaRetitling TaliaRetitling;

/** Of the record in the file `path`, "" for no name. */
TaliaRetitling *talia_retitling_new (const char *path, const char *title);

/** Waits for the thread; what it has made and nobody has taken is removed. */
void talia_retitling_free (TaliaRetitling *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRetitling, talia_retitling_free)

/** Where the file is now, and what the match is to be called. */
const char *talia_retitling_get_path (TaliaRetitling *self);
const char *talia_retitling_get_title (TaliaRetitling *self);

/** To be told of every file that is moved: it may be this one. */
void talia_retitling_follow (TaliaRetitling *self, const char *from, const char *to);

/** Begins, once more if need be; the main context of this thread calls `done` when talia_retitling_wait() will not
 * wait. */
void talia_retitling_begin (TaliaRetitling *self, GSourceFunc done, gpointer data);

/** Whether the record under its new name is there. Error: G_FILE_ERROR, TALIA_RECORD_ERROR or TALIA_NOTE_ERROR. */
gboolean talia_retitling_wait (TaliaRetitling *self, GError **error);

/** After waiting: whether another file was read than is there now; one that is `growing` may have become longer. */
gboolean talia_retitling_is_outdated (TaliaRetitling *self, gboolean growing);

/** Puts what was made in the place of its file, to which nobody appends. Error: G_FILE_ERROR. */
gboolean talia_retitling_put (TaliaRetitling *self, GError **error);

/** The same with a file that is appended to, which goes on in what was made. */
gboolean talia_retitling_put_open (TaliaRetitling *self, TaliaMatchFile *file, GError **error);

G_END_DECLS
