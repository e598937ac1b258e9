/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a review in it, for tests. */
#pragma once

#include "model/look-back/talia-replay.h"
#include "ui/review/talia-review-page.h"

typedef struct
{
  TaliaTable *table;
  TaliaReplay *replay; /* to compare with */
  GtkWidget *window;
  AdwNavigationView *pages;
  TaliaReviewPage *page;
  TaliaReview *review;
} Reviewing;

/** Shows a review of `table` (transfer full) in a window of that size, above another page. */
void reviewing_open (Reviewing *self, TaliaTable *table, int seat, guint deal, int width, int height);

/** Closes the review and makes sure that nothing of it is left. */
void reviewing_close (Reviewing *self);

/** Returns the adjustment of the slider. */
GtkAdjustment *reviewing_get_steps (Reviewing *self);

/** Asserts that the slider is at the position of the review, and that there is a text on the step. */
void reviewing_assert_in_step (Reviewing *self);

/** Presses keys, as xdotool calls them, and waits for the position that they lead to. */
void reviewing_press (Reviewing *self, const char *keys, int expected);

/** Returns the cards that lie open beside plates. */
TaliaCards reviewing_get_open_cards (Reviewing *self);

/** Returns the cards that all players other than `seat` really hold at the position. */
TaliaCards reviewing_get_others_cards (Reviewing *self, int seat);

/** Asserts that the cards of `seat` lie in front. */
void reviewing_assert_own_hand (Reviewing *self, int seat);
