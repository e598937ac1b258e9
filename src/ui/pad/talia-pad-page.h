/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a score pad: its sheet, its standings, and the button for the next deal. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/**
 * TaliaPadPage:
 *
 * A navigation page (tag `score-pad`). Its commands are the actions `pad.enter`, `pad.correct` (u: the deal),
 * `pad.undo`, `pad.redo`, `pad.rename`, `pad.end`, `pad.delete`, `pad.copy`, `pad.large`, `pad.print` and
 * `pad.print-blank`. What was entered of the next deal stays until that deal is written, when its dialog is closed.
 *
 * Signals: `told (const char *)`: the player is to be told this; `deleted ()`: the player wants the pad to be deleted.
 */
#define TALIA_TYPE_PAD_PAGE (talia_pad_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadPage, talia_pad_page, TALIA, PAD_PAGE, AdwNavigationPage)

/** Shows a pad that was begun at the time `begun`, in seconds since 1970; 0: it is not known. */
TaliaPadPage *talia_pad_page_new (TaliaScorePad *pad, gint64 begun);

TaliaScorePad *talia_pad_page_get_pad (TaliaPadPage *self);

/** Returns the place for messages on the page, above its button. */
AdwToastOverlay *talia_pad_page_get_toasts (TaliaPadPage *self);

G_END_DECLS
