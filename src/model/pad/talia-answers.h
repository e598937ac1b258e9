/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the answers about a deal as text, such as `hearts=1,2,3,7 queen-of-spades=0`, and reads them back
 * (docs/RECORD.md, "Scores"). */
#pragma once

#include "engine/talia-told.h"

G_BEGIN_DECLS

/** Writes the answers to all fields that are answered, each after a space. */
char *talia_answers_write (const TaliaForm *form, const TaliaTold *told);

/**
 * Reads what talia_answers_write() writes, without the first space. Returns FALSE if the words are not those of this
 * form. Does not check whether the answers are possible, as talia_told_check() does.
 */
gboolean talia_answers_read (const TaliaForm *form, const char *text, TaliaTold *told);

G_END_DECLS
