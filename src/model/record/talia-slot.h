/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A slot for an open match: a file, and a lock that marks its owner. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The greatest number of matches that can be open at once in one folder, each in its own program. */
#define TALIA_SLOTS 9

/**
 * TaliaSlot:
 *
 * The first slot of a folder is the file `current.talia`, the others are `current-2.talia` and so on. The lock is held
 * by the kernel, so it is released when the program ends in whatever way.
 */
typedef struct
{
  int number; /* from 1; 0: no slot is taken */
  int lock;   /* -1: the file system has no locks, so there is nothing to hold */
  char *path; /* the path of the file */
} TaliaSlot;

#define TALIA_NO_SLOT { 0, -1, NULL }

/** Returns the file of slot `number` (from 1) in `folder`; a new string. */
char *talia_slot_path (const char *folder, int number);

/** Takes slot `number` of `folder`; returns FALSE if another program has it. `slot` must hold none. */
gboolean talia_slot_take (TaliaSlot *slot, const char *folder, int number);

/** Returns whether a program has the slot now, even this one. */
gboolean talia_slot_is_taken (const char *folder, int number);

/** Releases the slot, if one is held. */
void talia_slot_release (TaliaSlot *slot);

G_END_DECLS
