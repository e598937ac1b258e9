/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that asks for the names of the players of a score pad that is already in use. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/** TaliaPadNames: its response `rename` means that the player wants these names. */
#define TALIA_TYPE_PAD_NAMES (talia_pad_names_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadNames, talia_pad_names, TALIA, PAD_NAMES, AdwAlertDialog)

TaliaPadNames *talia_pad_names_new (TaliaScorePad *pad);

/** Gives the players of the pad the names that were entered. */
void talia_pad_names_apply (TaliaPadNames *self, TaliaScorePad *pad);

G_END_DECLS
