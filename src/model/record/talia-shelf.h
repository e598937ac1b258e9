/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shelf: the open matches of a folder, as they are in their files. A file is read again only after it has
 * changed. */
#pragma once

#include "talia-slot.h"
#include "talia-stored.h"

G_BEGIN_DECLS

typedef struct
{
  const char *folder;
  GPtrArray *read; /* of TaliaStored */
} TaliaShelf;

void talia_shelf_init (TaliaShelf *self, const char *folder);
void talia_shelf_clear (TaliaShelf *self);

/** Returns the contents of the file, and reads it if it has changed. Valid until the next call. */
TaliaStored *talia_shelf_read (TaliaShelf *self, const char *path);

/** Returns the contents of the file (transfer full), which the caller is about to change; NULL if it was not read. */
TaliaStored *talia_shelf_take (TaliaShelf *self, const char *path);

/**
 * Chooses a slot that no other program has: the first with a match to continue, unfinished or damaged, otherwise the
 * first. Also gets its contents. Returns 0 if all are taken.
 */
int talia_shelf_choose (TaliaShelf *self, TaliaStored **stored);

/** Returns whether talia_shelf_choose() takes no noticeable time, because the files that it reads are short, or have
 * been read. */
gboolean talia_shelf_is_ready (TaliaShelf *self);

/** Reads in a thread what talia_shelf_choose() needs. `reading` must exist until the answer. */
void talia_shelf_look_async (TaliaShelf *self, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                             gpointer data);

/** Ends talia_shelf_look_async(); returns FALSE if that was cancelled. */
gboolean talia_shelf_look_finish (TaliaShelf *self, GAsyncResult *result, GError **error);

G_END_DECLS
