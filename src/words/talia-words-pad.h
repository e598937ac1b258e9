/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for score pads: the next deal, who leads, and the whole pad as text to send to others. */
#pragma once

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/** Describes deal number `deal`, such as "Deal 3 of 7 · No queens · Queens: 60 each"; a new string. */
char *talia_words_pad_deal (TaliaScorePad *pad, guint deal);

/** Returns the parts of the same, of which the first, which is always there, says which deal it is; a new array. */
GStrv talia_words_pad_deal_parts (TaliaScorePad *pad, guint deal);

/** Says who deals the next deal, such as "Anna deals"; NULL if that has to be entered, or the game has no dealer. */
char *talia_words_pad_dealer (TaliaScorePad *pad);

/** Says which game it is and how far, such as "Kierki · Deal 4"; a new string. */
char *talia_words_pad_title (TaliaScorePad *pad);

/** Describes the whole pad in lines of plain text: the game, the standings, and the points of each deal. */
char *talia_words_pad_text (TaliaScorePad *pad);

/** Returns who plays, and when the pad was begun (seconds since 1970; 0: it is not known). */
char *talia_words_pad_circumstances (TaliaScorePad *pad, gint64 time);

G_END_DECLS
