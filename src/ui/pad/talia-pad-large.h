/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals of a score pad, in full screen and in figures that everybody at the table can read. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/** TaliaPadLarge: a navigation page; the window is on the full screen as long as it is shown. */
#define TALIA_TYPE_PAD_LARGE (talia_pad_large_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadLarge, talia_pad_large, TALIA, PAD_LARGE, AdwNavigationPage)

TaliaPadLarge *talia_pad_large_new (TaliaScorePad *pad);

G_END_DECLS
