/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for one match or score pad in the list of all matches. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive-list.h"

G_BEGIN_DECLS

/**
 * TaliaMatchRow:
 *
 * Describes a match or a score pad, and has a menu with some of the actions `matches.go-on`, `matches.review`,
 * `matches.open-pad`, `matches.rename`, `matches.export` and `matches.delete` (s: its file).
 *
 * Property `description`: the whole text of the row, for a screen reader; "" if it shows no match.
 */
#define TALIA_TYPE_MATCH_ROW (talia_match_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatchRow, talia_match_row, TALIA, MATCH_ROW, GtkBox)

GtkWidget *talia_match_row_new (void);

/** Shows another match, or none (NULL, or a match that has been deleted and has no facts). Follows its changes. */
void talia_match_row_set_match (TaliaMatchRow *self, TaliaArchiveMatch *match);

/** Returns the facts about the match; NULL if the row shows none. */
const TaliaMatchFacts *talia_match_row_get_facts (TaliaMatchRow *self);

/** Returns the action (s: the file) that does what most players will want with a match with these facts. */
const char *talia_match_row_get_action (const TaliaMatchFacts *facts);

/** Returns the whole text of a row for a match with these facts, for a screen reader; a new string. */
char *talia_match_row_describe (const TaliaMatchFacts *facts);

G_END_DECLS
