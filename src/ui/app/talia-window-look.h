/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out which match is stored before the window acts on it, in a thread if reading takes long. */
#pragma once

#include <adwaita.h>

#include "model/record/talia-store.h"

G_BEGIN_DECLS

/** What is done once the stored match is known; `table` may be NULL. */
typedef void (*TaliaWindowThen) (AdwApplicationWindow *window, TaliaTable *table);

typedef struct _TaliaWindowLook TaliaWindowLook;

/** Looks for `window`, which is told by `known` each time, before anything else is done, and owns the result. */
TaliaWindowLook *talia_window_look_new (AdwApplicationWindow *window, TaliaStore *store, TaliaWindowThen known);

/**
 * Does `then` (may be NULL) with `table` (may be NULL) once the stored match is known: now, or when a thread has read
 * it, which gives TRUE. Only what was wanted last is done, and nothing where the player does not want to wait.
 */
gboolean talia_window_look_then (TaliaWindowLook *self, TaliaWindowThen then, TaliaTable *table);

/** Lets go of it; nothing is done any more. */
void talia_window_look_free (TaliaWindowLook *self);

G_END_DECLS
