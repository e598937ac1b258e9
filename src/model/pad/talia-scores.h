/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the file of a score pad (docs/RECORD.md, "Scores"). */
#pragma once

#include "model/record/talia-record.h"
#include "talia-score-pad.h"

G_BEGIN_DECLS

/** Returns whether the text begins as the file of a pad does. */
gboolean talia_scores_is (const char *text, gsize length);

/**
 * Reads a pad, or as much of it as there is before the damage: then returns the pad of all lines before the first bad
 * one together with the error, or NULL if these do not name a game. `end` (may be NULL) is set to the number of bytes
 * that were used. Error: TALIA_RECORD_ERROR. `reading` may be NULL; another error, with NULL: G_IO_ERROR_CANCELLED.
 */
TaliaScorePad *talia_scores_salvage (const char *text, gsize length, TaliaRecordOrigin origin,
                                     TaliaRecordReading *reading, gsize *end, GError **error);

G_END_DECLS
