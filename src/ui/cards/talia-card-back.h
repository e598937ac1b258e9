/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the backs of cards. */
#pragma once

#include "talia-card-look.h"

G_BEGIN_DECLS

/**
 * Draws the back of that look on a paper that is `w` wide and `h` high. Our own patterns are the same when they are
 * turned upside down.
 */
void talia_card_back_draw (cairo_t *cr, const TaliaCardLook *look, double w, double h);

/** Returns the name of the back for the player, such as "Blue lattice". */
const char *talia_card_back_get_name (TaliaCardBack back);

G_END_DECLS
