/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a dialog on which the players and rules of a new score pad are chosen, for one game. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/** TaliaPadSetup: a navigation page. Signal: `started (TaliaScorePad *)`: the player wants this pad. */
#define TALIA_TYPE_PAD_SETUP (talia_pad_setup_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadSetup, talia_pad_setup, TALIA, PAD_SETUP, AdwNavigationPage)

/** Creates a page that proposes names and rules from `pads` (of TaliaScorePad, the newest first): the rules of the
 * newest pad of this game, and the names of the newest one that has enough. */
TaliaPadSetup *talia_pad_setup_new (const TaliaGame *game, GPtrArray *pads);

G_END_DECLS
