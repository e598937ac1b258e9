/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question about a deal that has few possible answers, shown as buttons of which one is pressed. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TaliaPadChoice:
 *
 * Signals: `changed ()`: the player has given another answer.
 */
#define TALIA_TYPE_PAD_CHOICE (talia_pad_choice_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadChoice, talia_pad_choice, TALIA, PAD_CHOICE, AdwPreferencesRow)

GtkWidget *talia_pad_choice_new (const char *title, const char *const *answers);

/** Returns the number of the answer, from 0; -1 if there is none yet. */
int talia_pad_choice_get_selected (TaliaPadChoice *self);

/** Shows an answer, as if it had been given earlier. */
void talia_pad_choice_set_selected (TaliaPadChoice *self, int selected);

G_END_DECLS
