/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The open matches of a folder; each file is read once as long as it does not change. */
#pragma once

#include "talia-slot.h"
#include "talia-stored.h"

G_BEGIN_DECLS

typedef struct
{
  const char *folder;
  GPtrArray *read; /* TaliaStored */
} TaliaShelf;

void talia_shelf_init (TaliaShelf *self, const char *folder);
void talia_shelf_clear (TaliaShelf *self);

/** What the file holds; read now, unless it still is as it was. Valid until the next call. */
TaliaStored *talia_shelf_read (TaliaShelf *self, const char *path);

/** Hands out what the file was read as (transfer full), which somebody is about to change; NULL when it was not. */
TaliaStored *talia_shelf_take (TaliaShelf *self, const char *path);

/**
 * Chooses a slot that no other program has: the first one that holds something to go on with, an unfinished match or
 * something damaged, else the first. Tells what it holds. 0: all are taken.
 */
int talia_shelf_choose (TaliaShelf *self, TaliaStored **stored);

/** Whether talia_shelf_choose() takes no time worth mentioning: what it reads is short, or has been read. */
gboolean talia_shelf_is_ready (TaliaShelf *self);

/** Reads in a thread what talia_shelf_choose() reads. `reading` is there until the answer. */
void talia_shelf_look_async (TaliaShelf *self, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                             gpointer data);

/** FALSE when it was cancelled. */
gboolean talia_shelf_look_finish (TaliaShelf *self, GAsyncResult *result, GError **error);

G_END_DECLS
