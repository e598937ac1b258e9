/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of a file that should hold a match, as they were when it was read. */
#pragma once

#include <glib/gstdio.h>

#include "talia-record.h"

G_BEGIN_DECLS

/** The contents of a file when it was read. */
typedef struct
{
  char *path;
  GStatBuf as;          /* the stamp of the file at that time */
  TaliaTable *table;    /* the match; if NULL: */
  GError *error;        /* the error, TALIA_RECORD_ERROR or G_FILE_ERROR, and */
  TaliaTable *salvaged; /* the match before the damage; NULL if not even a step is left */
  goffset end;          /* the end of the last line that was used for the match */
  gboolean encoded;     /* whether the file is not UTF-8, so that nothing can be appended at `end` */
} TaliaStored;

/**
 * Reads the file; may be called in any thread. Everything after TALIA_RECORD_MAX_LENGTH counts as damage. `reading` is
 * as for talia_record_salvage(). Returns NULL if it was cancelled.
 */
TaliaStored *talia_stored_read (const char *path, TaliaRecordOrigin origin, TaliaRecordReading *reading);

/** Returns whether the file has not changed since it was read. */
gboolean talia_stored_is_current (const TaliaStored *self);

/** Returns whether there was no file. */
gboolean talia_stored_is_missing (const TaliaStored *self);

/** Returns whether the player may want to continue the match: it is not over, or it is damaged. */
gboolean talia_stored_goes_on (const TaliaStored *self);

void talia_stored_free (TaliaStored *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaStored, talia_stored_free)

G_END_DECLS
