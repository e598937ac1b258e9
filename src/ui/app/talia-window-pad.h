/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad in a window: its place on the start page, its dialog, its page and its file. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

/**
 * TaliaWindowPad:
 *
 * Adds the actions `win.score-pad`, which opens the dialog; `win.continue-pad`, which goes on with the newest pad that
 * is still played or, if there is none, with the newest one; `win.open-pad` (s), which opens the pad of a file in the
 * archive; and `win.restore-pad` ((ayay)), which undoes a deletion.
 */
typedef struct _TaliaWindowPad TaliaWindowPad;

TaliaWindowPad *talia_window_pad_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaStartPage *start,
                                      TaliaArchive *archive);
void talia_window_pad_free (TaliaWindowPad *self);

/** Looks for the newest pad that is still played, unless one is known, and offers it on the start page. */
void talia_window_pad_look (TaliaWindowPad *self);

G_END_DECLS
