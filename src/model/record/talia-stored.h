/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of a file that should hold a match. */
#pragma once

#include <glib/gstdio.h>

#include "talia-record.h"

G_BEGIN_DECLS

/** A file as it was read. */
typedef struct
{
  char *path;
  GStatBuf as;          /* how it was then */
  TaliaTable *table;    /* its match; NULL: */
  GError *error;        /* why there is none, TALIA_RECORD_ERROR or G_FILE_ERROR, and */
  TaliaTable *salvaged; /* the match of the lines before the damage; NULL where not even a step is left */
  goffset end;          /* where the last line ends that the match stands on */
  gboolean encoded;     /* the file is not UTF-8, so that nothing can be appended at `end` */
} TaliaStored;

/**
 * Reads the file, in any thread. What lies behind TALIA_RECORD_MAX_LENGTH is damage. `reading` as for
 * talia_record_salvage(); NULL when it was cancelled.
 */
TaliaStored *talia_stored_read (const char *path, TaliaRecordOrigin origin, TaliaRecordReading *reading);

/** Whether the file still is as it was read. */
gboolean talia_stored_is_current (const TaliaStored *self);

/** Whether there was no file. */
gboolean talia_stored_is_missing (const TaliaStored *self);

/** Whether somebody may want to go on with it: with a match that is not over, or with what is damaged. */
gboolean talia_stored_goes_on (const TaliaStored *self);

void talia_stored_free (TaliaStored *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaStored, talia_stored_free)

G_END_DECLS
