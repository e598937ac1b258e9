/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replaces the C library's file functions for tests: calls fail or end the program on demand, and those that change
 * something are recorded. */
#pragma once

#include <glib.h>

/** The kinds of calls to the disk. */
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

/** A call that changed something or synchronised it; calls that only read are counted, but not recorded. */
typedef struct
{
  DiskCall call;
  gboolean failed;
  guint file;     /* the number of the file, independent of its name; 0: a folder, called `name` */
  char *name;     /* relative to the watched folder; of DISK_OPEN: the name of a new file */
  char *new_name; /* of DISK_RENAME */
  goffset offset; /* of DISK_WRITE; of DISK_TRUNCATE, the length */
  GBytes *data;   /* of DISK_WRITE: the bytes that were written */
  guint began;    /* of DISK_SYNC: the number of events when the call began */
} DiskEvent;

/** Watches calls below `folder`, which must be empty; no call fails yet. */
void disk_watch (const char *folder);

/** Ends the watch, and forgets the recorded events. */
void disk_forget (void);

/**
 * Makes calls fail from number `first` on (counted since disk_watch()): of each `stride` calls, `times` in a row fail,
 * each in another way, beginning with the one of index `how`. With `stride` 0 no call fails.
 */
void disk_fail (guint first, guint stride, guint times, guint how);

/** Kills the program at call number `call` (counted since disk_watch()), before it does anything; of a write, half has
 * been written. */
void disk_kill_at (guint call);

/** Counts only calls of this kind from now on, so that no others fail; DISK_N_CALLS: all kinds, as after
 * disk_watch(). */
void disk_count_only (DiskCall call);

/** With TRUE, lets calls of this thread pass without counting or recording them, so that the test itself can read
 * files. */
void disk_let_pass (gboolean pass);

/** Returns the number of calls since disk_watch(). */
guint disk_get_n_calls (void);

/** Returns the number of failed calls. */
guint disk_get_n_failed (void);

/** Returns the recorded events (DiskEvent), in order if no other thread is at work. */
const GPtrArray *disk_get_events (void);
