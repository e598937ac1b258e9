/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog for pasting a challenge that somebody has sent. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TALIA_TYPE_CHALLENGE_DIALOG (talia_challenge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaChallengeDialog, talia_challenge_dialog, TALIA, CHALLENGE_DIALOG, AdwAlertDialog)

/**
 * Shows the dialog above `parent`, and fills in the text of the clipboard if that is a challenge. If the player wants
 * to play it, the dialog activates the action `win.play-challenge` (s: the text) of `parent`.
 */
void talia_challenge_dialog_present (GtkWidget *parent);

G_END_DECLS
