/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of choices that buttons offer to the person at the table. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-table-choice.h"

G_BEGIN_DECLS

/**
 * TaliaTableChoices:
 *
 * A GListModel of TaliaTableChoice: to confirm the chosen cards, to make moves that are not cards, and to end the deal
 * at once. If the choices are the same as before, the items stay, because a player may be about to press a button;
 * otherwise all of them are replaced.
 */
#define TALIA_TYPE_TABLE_CHOICES (talia_table_choices_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableChoices, talia_table_choices, TALIA, TABLE_CHOICES, GObject)

TaliaTableChoices *talia_table_choices_new (void);

/**
 * Updates the choices; returns whether they have changed. `offered` (may be NULL): the words of the moves to offer
 * instead of the legal ones; `confirm` (may be NULL): the label of the button that confirms.
 */
gboolean talia_table_choices_offer (TaliaTableChoices *self, TaliaMatch *match, const char *const *offered,
                                    const char *confirm, TaliaClaim claim);

/** Returns the word of the first move; NULL if no move is offered. */
const char *talia_table_choices_get_first_move (TaliaTableChoices *self);

G_END_DECLS
