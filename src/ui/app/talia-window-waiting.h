/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the progress of a thread, such as reading a record, while the player waits, and lets the player cancel it. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-reading.h"

G_BEGIN_DECLS

/**
 * Shows the progress of `reading` in a dialog with that heading, and cancels it if the player does not want to wait or
 * the window is closed. The dialog appears only if the reading takes longer than a moment, and closes when it ends.
 */
void talia_window_waiting_show (AdwApplicationWindow *window, TaliaReading *reading, const char *heading);

/** Creates a reading, and shows its progress in the same way. */
TaliaReading *talia_window_waiting_begin (AdwApplicationWindow *window, const char *heading);

G_END_DECLS
