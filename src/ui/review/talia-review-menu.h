/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a review: which deal to show, and from which seat. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * Creates a menu for `table`, with the names of the seats from `match` and the actions `review.previous-deal`,
 * `review.next-deal`, `review.deal` (u: its number) and `review.seen-by` (i: a seat).
 */
GMenuModel *talia_review_menu_new (TaliaTable *table, TaliaMatch *match);

G_END_DECLS
