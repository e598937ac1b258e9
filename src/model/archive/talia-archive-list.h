/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The matches that a query finds, as a list model that reads only the rows that are shown. */
#pragma once

#include "talia-archive.h"

G_BEGIN_DECLS

/**
 * TaliaArchiveMatch:
 *
 * One match of the list, the same object for as long as the list has it.
 *
 * Signals: `changed ()`: its facts have changed.
 */
#define TALIA_TYPE_ARCHIVE_MATCH (talia_archive_match_get_type ())
G_DECLARE_FINAL_TYPE (TaliaArchiveMatch, talia_archive_match, TALIA, ARCHIVE_MATCH, GObject)

/** Returns the facts about the match until it changes; NULL if the match was deleted before they were ever read. */
const TaliaMatchFacts *talia_archive_match_get_facts (TaliaArchiveMatch *self);

/**
 * TaliaArchiveList:
 *
 * A GListModel of TaliaArchiveMatch that follows the archive, and reports only the rows that have changed.
 */
#define TALIA_TYPE_ARCHIVE_LIST (talia_archive_list_get_type ())
G_DECLARE_FINAL_TYPE (TaliaArchiveList, talia_archive_list, TALIA, ARCHIVE_LIST, GObject)

TaliaArchiveList *talia_archive_list_new (TaliaArchive *archive);

/** Sets the query; its texts are copied. */
void talia_archive_list_set_query (TaliaArchiveList *self, const TaliaArchiveQuery *query);

/** Returns the position of that file; -1 if it is not in the list, or that part of the list has not been read since its
 * last change. */
int talia_archive_list_find (TaliaArchiveList *self, const char *file);

G_END_DECLS
