/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's dialogs, including those that ask the session's questions, and its toasts. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-question.h"

G_BEGIN_DECLS

/**
 * Gives every dialog that the window opens from now on the keys that close and quit, and keeps it alive until the
 * window no longer needs it. Call this once for each window.
 */
void talia_window_mind_dialogs (AdwApplicationWindow *window);

/** Presents an AdwAlertDialog that has to be answered. Only one is shown at a time; others wait for their turn. */
void talia_window_ask (AdwApplicationWindow *window, AdwDialog *dialog);

/**
 * Presents a dialog that asks the player the question, as talia_window_ask() does, and closes it if the question is
 * withdrawn. Takes all kinds except TALIA_QUESTION_REOPEN.
 */
void talia_window_put_question (AdwApplicationWindow *window, TaliaQuestion *question);

/** Makes the responses of an AdwAlertDialog answer the question. */
void talia_window_answer_by (AdwDialog *dialog, TaliaQuestion *question);

/** Asks whether a guest wants to leave another machine's table for good. Presents and returns the dialog; response:
 * `leave`. */
AdwDialog *talia_window_ask_to_get_up (AdwApplicationWindow *window);

/** Creates a toast like those below, for a caller that sets more of it before it is shown (transfer full). */
AdwToast *talia_window_create_toast (const char *text, guint seconds);

/** Shows a text in a toast of as many lines as it needs, for `seconds`, or until it is closed if 0. Returns the toast.
 */
AdwToast *talia_window_tell_for (AdwToastOverlay *toasts, const char *text, guint seconds);

/** Shows a text in a toast that stays until it is closed. Returns the toast. */
AdwToast *talia_window_tell (AdwToastOverlay *toasts, const char *text);

G_END_DECLS
