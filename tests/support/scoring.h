/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score pads on which random deals are entered, for tests. */
#pragma once

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/** The file of an unfinished pad on which one deal was entered: Ewa leads, then comes Jan. `SCORING_TEXT "end\n"` is a
 * finished one. */
#define SCORING_TEXT                                                                                                   \
  "talia-scores 1\ngame kierki\noption dealer=0\nplayer 0 Ala\nplayer 1 Ola\nplayer 2 Jan\nplayer 3 Ewa\n"             \
  "deal tricks=5,5,3,0\n"

/** Makes up answers to the form until they are those of a deal that can have been played; `next` is the match after
 * it. */
void scoring_make_up (const TaliaGame *game, const TaliaForm *form, TaliaRandom *random, TaliaTold *told,
                      TaliaState *next);

/** Creates a pad of one of several games, which follows from the number. */
TaliaScorePad *scoring_pad (guint number);

/** Makes one random step: a deal, a correction, another name, the end, undo or redo. Returns FALSE if none is possible.
 */
gboolean scoring_step (TaliaScorePad *pad, TaliaRandom *random);

G_END_DECLS
