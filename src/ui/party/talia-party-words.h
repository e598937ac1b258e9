/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about tables that several machines share. */
#pragma once

#include "net/talia-finder.h"
#include "net/talia-people.h"

G_BEGIN_DECLS

/** Why a guest's visit has ended, by talia_guest_get_reason(). */
const char *talia_party_words_reason (const char *reason);

/** Who sits there, and what is to be known of them, in a few words; each a new string. */
char *talia_party_words_who (const TaliaPeople *people, int seat);
const char *talia_party_words_state (const TaliaPerson *person, gboolean own);

/** A table that was found in this network: whose it is, and what is to be known of it; each a new string. */
char *talia_party_words_table (const TaliaFoundTable *table);
char *talia_party_words_found (const TaliaFoundTable *table);

/** The heading above `n` tables that were found, or a sentence that none can be found. */
const char *talia_party_words_finding (gboolean able, guint n);

/** Where others find the table: a sentence for the addresses, a new string; `open`: whether to others at all. */
char *talia_party_words_addresses (GStrv addresses, gboolean open);

/** How long somebody may take over a move, as a choice: "30 seconds", "5 minutes", "No Limit"; a new string. */
char *talia_party_words_turn_time (guint seconds);

/** What a guest is told of it before the match; a new string. */
char *talia_party_words_told_time (guint seconds);

G_END_DECLS
