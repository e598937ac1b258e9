/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of a review, shared by its buttons, menus and keys. */
#pragma once

#include "talia-review.h"

G_BEGIN_DECLS

/**
 * Creates a group of actions that control `review`, for a widget to insert as `review`: `first`, `last`, `step-back`,
 * `step-forward`, `stop-back` and `stop-forward` (by tricks or, in deals without tricks, by turns), `previous-deal`,
 * `next-deal`, `deal` (u), `seen-by` (i) and `open-hands`.
 */
GSimpleActionGroup *talia_review_actions_new (TaliaReview *review);

G_END_DECLS
