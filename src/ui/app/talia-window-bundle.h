/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's operations on all matches at once: exporting them to a file, importing from one, deleting the finished
 * ones. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowBundle TaliaWindowBundle;

/**
 * Adds to `window`, which owns the result, the actions `win.export-all` and `win.import-all`, which ask for a file, and
 * `win.delete-finished`, which asks first and can be undone for a while. They report in `toasts` or a dialog what was
 * done.
 */
TaliaWindowBundle *talia_window_bundle_new (AdwApplicationWindow *window, AdwToastOverlay *toasts,
                                            TaliaArchive *archive);

/** Frees the object; a running operation continues without reporting anything. */
void talia_window_bundle_free (TaliaWindowBundle *self);

G_END_DECLS
