/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for continuing an unfinished score pad, beginning a new one for one of the games, or looking at a finished
 * one. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/**
 * TaliaPadDialog:
 *
 * Signals: `started (TaliaScorePad *)`: the player wants this new pad; `continued (guint)`: the player wants that one
 * of the pads that are offered. The dialog closes.
 */
#define TALIA_TYPE_PAD_DIALOG (talia_pad_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadDialog, talia_pad_dialog, TALIA, PAD_DIALOG, AdwDialog)

/** Creates a dialog in which a new pad begins with the names of `last`, the pad that was kept last (NULL if there is
 * none), or of the newest one of those that are offered which has enough of them. */
TaliaPadDialog *talia_pad_dialog_new (TaliaScorePad *last);

/** Offers a pad that was begun at `time` (seconds since 1970; 0: it is not known). They are counted from 0, from the
 * newest one. */
void talia_pad_dialog_offer (TaliaPadDialog *self, TaliaScorePad *pad, gint64 time);

G_END_DECLS
