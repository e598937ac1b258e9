/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a review: which deal to show, and from which seat. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * A menu for `table`, with names of seats from `match`, whose actions are `review.previous-deal`, `review.next-deal`,
 * `review.deal` (u: its number) and `review.seen-by` (i: a seat).
 */
GMenuModel *talia_review_menu_new (TaliaTable *table, TaliaMatch *match);

G_END_DECLS
