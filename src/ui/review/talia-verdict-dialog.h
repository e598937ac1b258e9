/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verdict of the expert on a deal: how much was given away, and by which decisions. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-verdicts.h"
#include "talia-review.h"

G_BEGIN_DECLS

/**
 * TaliaVerdictDialog:
 *
 * Has the deal of a review judged for the seat that is looked from, and leads to the decisions that cost most.
 *
 * Signal: `judged (int seat, GArray *own, GArray *open)`: what has been said so far of that seat's decisions, as arrays
 * of TaliaJudgement; `open` is NULL where nobody asked for it.
 */
#define TALIA_TYPE_VERDICT_DIALOG (talia_verdict_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaVerdictDialog, talia_verdict_dialog, TALIA, VERDICT_DIALOG, AdwDialog)

/** The dialog; the deal must have ended. `verdicts` (may be NULL) is looked into first, and keeps what is said. */
TaliaVerdictDialog *talia_verdict_dialog_new (TaliaReview *review, TaliaVerdicts *verdicts);

G_END_DECLS
