/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice that a button offers to the person at the table: a move without a card, or ending the deal. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TaliaTableChoice:
 *
 * An immutable object. Properties, all construct-only: `label` (string); `brief` (string): a short label for a small
 * button, or NULL; `action` (string): the name of the action, such as "choose"; `word` (string): the move that is the
 * target of the action, or NULL.
 */
#define TALIA_TYPE_TABLE_CHOICE (talia_table_choice_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableChoice, talia_table_choice, TALIA, TABLE_CHOICE, GObject)

TaliaTableChoice *talia_table_choice_new (const char *action, const char *word, const char *label, const char *brief);

const char *talia_table_choice_get_label (TaliaTableChoice *self);
const char *talia_table_choice_get_brief (TaliaTableChoice *self);
const char *talia_table_choice_get_action (TaliaTableChoice *self);
const char *talia_table_choice_get_word (TaliaTableChoice *self);

G_END_DECLS
