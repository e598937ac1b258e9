/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A slot for an open match: a file, and a lock that marks its owner. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The greatest number of matches that can be open at once in one folder, each in a program of its own. */
#define TALIA_SLOTS 9

/**
 * TaliaSlot:
 *
 * The first slot of a folder is the file `current.talia`, the others are `current-2.talia` and so on. The kernel keeps
 * the lock, so that it is gone with the program, however that ends.
 */
typedef struct
{
  int number; /* from 1; 0: none is taken */
  int lock;   /* -1: the folder takes no locks, and so nothing else either */
  char *path; /* of the file */
} TaliaSlot;

#define TALIA_NO_SLOT { 0, -1, NULL }

/** The file of slot `number` (from 1) in `folder`; a new string. */
char *talia_slot_path (const char *folder, int number);

/** Takes slot `number` of `folder`; FALSE when another program has it. `slot` must hold none. */
gboolean talia_slot_take (TaliaSlot *slot, const char *folder, int number);

/** Whether a program has it now. Asked of one's own slot, too. */
gboolean talia_slot_is_taken (const char *folder, int number);

/** Lets go of it, if one is held. */
void talia_slot_release (TaliaSlot *slot);

G_END_DECLS
