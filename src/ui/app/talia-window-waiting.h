/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the progress of a thread, such as reading a record, while the player waits, and lets the player cancel it. */
#pragma once

#include <adwaita.h>

#include "ui/session/talia-reading.h"

G_BEGIN_DECLS

/**
 * Shows in a dialog, which `heading` names, how far that is, and cancels it if the player does not want to wait or the
 * window is closed. Nothing is to be seen of it unless it takes longer than a moment; ends with the reading itself.
 */
void talia_window_waiting_show (AdwApplicationWindow *window, TaliaReading *reading, const char *heading);

/** Shows a new one. */
TaliaReading *talia_window_waiting_begin (AdwApplicationWindow *window, const char *heading);

G_END_DECLS
