/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of choices that buttons offer to the person at the table. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-table-choice.h"

G_BEGIN_DECLS

/**
 * TaliaTableChoices:
 *
 * A GListModel of TaliaTableChoice: what is confirmed, moves that are no cards, and how the deal may end at once.
 * Either all of it is new or nothing is, since a button for what is still right may be about to be pressed.
 */
#define TALIA_TYPE_TABLE_CHOICES (talia_table_choices_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableChoices, talia_table_choices, TALIA, TABLE_CHOICES, GObject)

TaliaTableChoices *talia_table_choices_new (void);

/**
 * Offers what can be done now; returns whether that is something else than before. `offered` (may be NULL): the words
 * of moves which take the place of those that the rules allow; `confirm` (may be NULL): the label of what can be
 * confirmed.
 */
gboolean talia_table_choices_offer (TaliaTableChoices *self, TaliaMatch *match, const char *const *offered,
                                    const char *confirm, TaliaClaim claim);

/** The word of the first move; NULL where none is offered. */
const char *talia_table_choices_get_first_move (TaliaTableChoices *self);

G_END_DECLS
