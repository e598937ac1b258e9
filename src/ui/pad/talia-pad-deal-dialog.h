/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog in which what happened in a deal is entered or corrected. */
#pragma once

#include <adwaita.h>

#include "talia-pad-form.h"

G_BEGIN_DECLS

/**
 * TaliaPadDealDialog:
 *
 * Says below the form what is missing or impossible; nothing is written before the answers make a score. Signal:
 * `entered ()`: the pad has the deal, and the dialog closes.
 */
#define TALIA_TYPE_PAD_DEAL_DIALOG (talia_pad_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadDealDialog, talia_pad_deal_dialog, TALIA, PAD_DEAL_DIALOG, AdwDialog)

/** Creates a dialog for the next deal, or for one that was entered and is to be corrected. */
TaliaPadDealDialog *talia_pad_deal_dialog_new (TaliaScorePad *pad, guint deal);

guint talia_pad_deal_dialog_get_deal (TaliaPadDealDialog *self);

/** Returns the form; NULL once the dialog is gone. */
TaliaPadForm *talia_pad_deal_dialog_get_form (TaliaPadDealDialog *self);

G_END_DECLS
