/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows taken cards on their way from the table to the stack of their taker. */
#pragma once

#include "window.h"

/** Sets whether cards fly, and then slowly, or are in their places at once. */
void packet_set_motion (gboolean moves);

/** Counts the layers of all stacks on the board. */
guint packet_count_stacked (Window *window);

/**
 * Lets `cards` (widgets), which have been taken and still lie on the table, go to their taker, and checks in each frame
 * that they gather below `top` (NULL: the one on top as they lie), turn over, travel together, and are on the stack no
 * sooner than they are there.
 */
void packet_follow (Window *window, GPtrArray *cards, GtkWidget *top);
