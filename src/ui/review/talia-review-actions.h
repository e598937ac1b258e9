/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of a review, shared by its buttons, menus and keys. */
#pragma once

#include "talia-review.h"

G_BEGIN_DECLS

/**
 * The actions for a widget to have as `review`, which follow `review`: `first`, `last`, `step-back`, `step-forward`,
 * `stop-back` and `stop-forward` (by tricks, or where there are none by turns), `previous-deal`, `next-deal`, `deal`
 * (u), `seen-by` (i) and `open-hands`.
 */
GSimpleActionGroup *talia_review_actions_new (TaliaReview *review);

G_END_DECLS
