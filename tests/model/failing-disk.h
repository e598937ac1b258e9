/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replaces the C library's file functions for tests: calls fail on demand, and those that change something are
 * recorded. */
#pragma once

#include <glib.h>

/** What a program asks of a disk. */
typedef enum
{
  DISK_OPEN,
  DISK_LOOK, /* reading, and asking about a file */
  DISK_WRITE,
  DISK_SYNC,
  DISK_TRUNCATE,
  DISK_RENAME,
  DISK_UNLINK,
  DISK_MAKE_FOLDER,
  DISK_N_CALLS
} DiskCall;

/** A call that changed something or brought it to the disk; those that only looked are counted, not remembered. */
typedef struct
{
  DiskCall call;
  gboolean failed;
  guint file;     /* which file, whatever it is called now; 0: a folder, called `name` */
  char *name;     /* as it was, below the folder that is watched; of DISK_OPEN: of a file that is new */
  char *new_name; /* of DISK_RENAME */
  goffset offset; /* of DISK_WRITE; of DISK_TRUNCATE, the length */
  GBytes *data;   /* of DISK_WRITE: as much as was written */
  guint began;    /* of DISK_SYNC: how many were remembered when it began */
} DiskEvent;

/** Watches what happens below `folder`, which is to be empty, from now on; nothing fails yet. */
void disk_watch (const char *folder);

/** Lets everything pass again, and forgets what was remembered. */
void disk_forget (void);

/**
 * From call number `first` (of those counted since disk_watch()) on, of each `stride` calls `times` in a row fail, each
 * time in another way, beginning with the one that `how` names. `stride` 0: none does.
 */
void disk_fail (guint first, guint stride, guint times, guint how);

/** Counts calls of this kind alone from now on, so that no others fail; DISK_N_CALLS: all, as after disk_watch(). */
void disk_count_only (DiskCall call);

/** Lets all calls of this thread pass, uncounted and not remembered, until it is told FALSE: for what the test looks
 * at. */
void disk_let_pass (gboolean pass);

/** How many calls there were since disk_watch(). */
guint disk_get_n_calls (void);

/** How many of them failed. */
guint disk_get_n_failed (void);

/** All that was done so far (DiskEvent); in order, while no other thread is at work. */
const GPtrArray *disk_get_events (void);
