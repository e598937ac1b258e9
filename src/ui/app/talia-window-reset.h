/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deletes all finished matches at once, if the player wants to start afresh, and brings them back. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowReset TaliaWindowReset;

/** Gives `window`, which owns the result, the action `win.delete-finished`, which asks first and tells in `toasts`. */
TaliaWindowReset *talia_window_reset_new (AdwApplicationWindow *window, AdwToastOverlay *toasts, TaliaArchive *archive);
void talia_window_reset_free (TaliaWindowReset *self);

G_END_DECLS
