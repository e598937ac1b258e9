/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives access to the database of the index of matches, for code that reads more than a list of matches from it. */
#pragma once

#include <sqlite3.h>

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** Returns the connection, which the index owns. */
sqlite3 *talia_archive_index_get_database (TaliaArchiveIndex *self);

/** Lets the connection also read the verdicts of the expert, as `kept`; returns FALSE if there are none. */
gboolean talia_archive_index_attach_verdicts (TaliaArchiveIndex *self);
void talia_archive_index_detach_verdicts (TaliaArchiveIndex *self);

G_END_DECLS
