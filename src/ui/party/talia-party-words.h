/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about tables that several machines share. */
#pragma once

#include "net/talia-finder.h"
#include "net/talia-people.h"

G_BEGIN_DECLS

/** Returns a sentence that says why a guest is no longer at the table, for a reason of talia_guest_get_reason(). */
const char *talia_party_words_reason (const char *reason);

/** Describes in a few words who sits at a seat, and their state; each is a new string. */
char *talia_party_words_who (const TaliaPeople *people, int seat);
const char *talia_party_words_state (const TaliaPerson *person, gboolean own);

/** Describes a table that was found in this network: whose table it is, and what is known about it; each is a new
 * string. */
char *talia_party_words_table (const TaliaFoundTable *table);
char *talia_party_words_found (const TaliaFoundTable *table);

/** Returns the heading above `n` tables that were found, or a sentence that the search is impossible. */
const char *talia_party_words_finding (gboolean able, guint n);

/** Returns a sentence with the addresses of the table; `open`: whether it is open to other machines at all. A new
 * string. */
char *talia_party_words_addresses (GStrv addresses, gboolean open);

/** Describes how long a move may take, as a choice: "30 seconds", "5 minutes", "No Limit"; a new string. */
char *talia_party_words_turn_time (guint seconds);

/** Returns what a guest is told about that time before the match; a new string. */
char *talia_party_words_told_time (guint seconds);

G_END_DECLS
