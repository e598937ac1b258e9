/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures of another project's deck, twelve face cards and a back, which are built in if Meson has found them. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Whether a deck was built in; otherwise Talia draws its own court cards. */
gboolean talia_card_deck_is_available (void);

/**
 * Draws the figure of a jack, queen or king, without paper, indices and signs, at its place on a card of the deck that
 * is `width` wide and has its centre at (`x`, `y`). Returns FALSE if there is no deck.
 */
gboolean talia_card_deck_draw_court (cairo_t *cr, TaliaCard card, double x, double y, double width);

/** Draws the back of the deck in the same way, without its paper. */
gboolean talia_card_deck_draw_back (cairo_t *cr, double x, double y, double width);

G_END_DECLS
