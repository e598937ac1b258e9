/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One match in the list of all matches. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive-list.h"

G_BEGIN_DECLS

/**
 * TaliaMatchRow:
 *
 * Says what a match was, and has a menu with what can be done with it: the actions `matches.go-on`, `matches.review`,
 * `matches.rename`, `matches.export` and `matches.delete` (s: its file).
 *
 * Property `description`: all that it says, for a screen reader; "" where it shows nothing.
 */
#define TALIA_TYPE_MATCH_ROW (talia_match_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatchRow, talia_match_row, TALIA, MATCH_ROW, GtkBox)

GtkWidget *talia_match_row_new (void);

/** Shows another match, or none; nothing where it has no facts, being gone. Follows what changes in it. */
void talia_match_row_set_match (TaliaMatchRow *self, TaliaArchiveMatch *match);

/** What it knows of the match; NULL where it shows nothing. */
const TaliaMatchFacts *talia_match_row_get_facts (TaliaMatchRow *self);

/** All that a row says of a match with these facts, for a screen reader; a new string. */
char *talia_match_row_describe (const TaliaMatchFacts *facts);

G_END_DECLS
