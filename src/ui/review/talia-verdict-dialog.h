/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog with the verdict of the expert on a deal: how many points were given away, and by which decisions. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-verdicts.h"
#include "talia-review.h"

G_BEGIN_DECLS

/**
 * TaliaVerdictDialog:
 *
 * Lets the expert judge the deal of a review for the seat that it is seen from, and leads to the decisions that cost
 * most.
 *
 * Signal: `judged (int seat, GArray *own, GArray *open)`: all judgements of that seat's decisions so far, as arrays of
 * TaliaJudgement; `open` is NULL if the player has not requested it.
 */
#define TALIA_TYPE_VERDICT_DIALOG (talia_verdict_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaVerdictDialog, talia_verdict_dialog, TALIA, VERDICT_DIALOG, AdwDialog)

/** Creates the dialog; the deal must have ended. Verdicts are looked up in `verdicts` (may be NULL) first, and stored
 * there. */
TaliaVerdictDialog *talia_verdict_dialog_new (TaliaReview *review, TaliaVerdicts *verdicts);

G_END_DECLS
