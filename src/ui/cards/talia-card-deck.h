/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures of another project's deck, twelve face cards and a back, which are built in if Meson has found them. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Whether a deck was built in; without one the courts are drawn by ourselves. */
gboolean talia_card_deck_is_available (void);

/**
 * Draws the figure of a jack, queen or king, without paper, indices and signs, where it would be
 * if the whole card of the deck filled `width` around (`x`, `y`). FALSE when there is no deck.
 */
gboolean talia_card_deck_draw_court (cairo_t *cr, TaliaCard card, double x, double y, double width);

/** Draws the deck's back in the same way, without its paper. */
gboolean talia_card_deck_draw_back (cairo_t *cr, double x, double y, double width);

G_END_DECLS
