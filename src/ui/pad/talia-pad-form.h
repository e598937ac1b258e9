/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a deal that was played with real cards: a row for each question about it. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/**
 * TaliaPadForm:
 *
 * Answers that follow from others are filled in as soon as they do, and change with them.
 *
 * Signals: `changed ()`: an answer has changed; `activated ()`: Enter was pressed in the row of a number.
 */
#define TALIA_TYPE_PAD_FORM (talia_pad_form_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadForm, talia_pad_form, TALIA, PAD_FORM, AdwPreferencesPage)

/** Creates the rows for deal number `deal`, which may be the next one. To be called once. */
void talia_pad_form_set_deal (TaliaPadForm *self, TaliaScorePad *pad, guint deal);

/**
 * Gets the answers, and who deals if that is asked. Returns NULL if they make a score, otherwise a sentence about what
 * is impossible or, with `missing` set to TRUE, about the first thing that is missing; a new string.
 */
char *talia_pad_form_get_told (TaliaPadForm *self, TaliaTold *told, int *dealer, gboolean *missing);

/** Gets what the player has entered, without what follows from it, and who deals (TALIA_NOBODY: not said). */
void talia_pad_form_get_given (TaliaPadForm *self, TaliaTold *given, int *dealer);

/** Enters what talia_pad_form_get_given() has got from a form of the same deal. */
void talia_pad_form_set_given (TaliaPadForm *self, const TaliaTold *given, int dealer);

/** Returns the sentence about a fault that the pad has found in the answers; a new string. */
char *talia_pad_form_describe_fault (TaliaPadForm *self, const TaliaFault *fault);

G_END_DECLS
