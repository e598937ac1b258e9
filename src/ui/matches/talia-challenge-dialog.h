/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog for pasting a challenge that somebody has sent. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TALIA_TYPE_CHALLENGE_DIALOG (talia_challenge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TaliaChallengeDialog, talia_challenge_dialog, TALIA, CHALLENGE_DIALOG, AdwAlertDialog)

/**
 * Shows the dialog above `parent`, with what the clipboard holds if that is a challenge. Activates the action
 * `win.play-challenge` (s: the text) there when it is to be played.
 */
void talia_challenge_dialog_present (GtkWidget *parent);

G_END_DECLS
