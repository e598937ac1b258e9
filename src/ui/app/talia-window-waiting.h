/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the progress of a thread, such as reading a record, while the player waits, and lets the player cancel it. */
#pragma once

#include <adwaita.h>

#include "model/record/talia-record.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowWaiting TaliaWindowWaiting;

/** Begins to wait for a record. Nothing is to be seen of it unless it takes longer than a moment. */
TaliaWindowWaiting *talia_window_waiting_new (AdwApplicationWindow *window);

/** The same for something else, which `heading` names. */
TaliaWindowWaiting *talia_window_waiting_new_for (AdwApplicationWindow *window, const char *heading);

/** What the thread is to be given; it is cancelled when the player does not want to wait. */
TaliaRecordReading *talia_window_waiting_get_reading (TaliaWindowWaiting *self);

/** Ends it, once the thread has answered. */
void talia_window_waiting_free (TaliaWindowWaiting *self);

G_END_DECLS
