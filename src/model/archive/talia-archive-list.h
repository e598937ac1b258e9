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
 * Signals: `changed ()`: it has other facts than before.
 */
#define TALIA_TYPE_ARCHIVE_MATCH (talia_archive_match_get_type ())
G_DECLARE_FINAL_TYPE (TaliaArchiveMatch, talia_archive_match, TALIA, ARCHIVE_MATCH, GObject)

/** What is known of it, until it changes; NULL of a match that has gone before anybody looked. */
const TaliaMatchFacts *talia_archive_match_get_facts (TaliaArchiveMatch *self);

/**
 * TaliaArchiveList:
 *
 * A GListModel of TaliaArchiveMatch that follows the archive and tells only of what is different.
 */
#define TALIA_TYPE_ARCHIVE_LIST (talia_archive_list_get_type ())
G_DECLARE_FINAL_TYPE (TaliaArchiveList, talia_archive_list, TALIA, ARCHIVE_LIST, GObject)

TaliaArchiveList *talia_archive_list_new (TaliaArchive *archive);

/** Asks for others; the query's texts are copied. */
void talia_archive_list_set_query (TaliaArchiveList *self, const TaliaArchiveQuery *query);

/** Where that file stands; -1: it is not in the list, or nobody has looked at that part of it since it last changed. */
int talia_archive_list_find (TaliaArchiveList *self, const char *file);

G_END_DECLS
