/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records that the player opens as files, and what is left of damaged ones. */
#pragma once

#include "talia-window-look.h"

G_BEGIN_DECLS

/**
 * Reads the files in a thread and gives the first one that is a record to `then`, or plays the challenge in it; tells,
 * in `toasts` or a dialog, of those that are none, and that there were more.
 */
void talia_window_files_open (AdwApplicationWindow *window, AdwToastOverlay *toasts, GFile **files, guint n,
                              TaliaWindowThen then);

/** Has files that are dropped on the window opened in the same way, and a challenge that is dropped played. Once for
 * each window. */
void talia_window_files_accept (AdwApplicationWindow *window, AdwToastOverlay *toasts, TaliaWindowThen then);

/** Has a dialog with a response `salvage` give `table` (may be NULL: there is no such response) to `then`. */
void talia_window_offer_salvaged (AdwApplicationWindow *window, AdwDialog *dialog, TaliaTable *table,
                                  TaliaWindowThen then);

/** Shows a text in a toast of as many lines as it needs, for `seconds`, or until it is closed if 0. Returns the toast.
 */
AdwToast *talia_window_tell_for (AdwToastOverlay *toasts, const char *text, guint seconds);

/** Shows something that stays until it is closed. Returns the toast. */
AdwToast *talia_window_tell (AdwToastOverlay *toasts, const char *text);

G_END_DECLS
