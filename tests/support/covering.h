/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that nothing on a board covers anything else, by measuring each widget instead of trusting the layout. */
#pragma once

#include <adwaita.h>

#include "engine/talia-cards.h"

/** The role of a thing on a board. */
typedef enum
{
  COVERING_HAND,   /* a card in the player's hand, open or not */
  COVERING_TABLE,  /* a card that lies on the table */
  COVERING_PLATE,  /* the plate of a player */
  COVERING_CHIP,   /* the chip with the bid of a side */
  COVERING_WORDS,  /* a prompt, news, or a text on the table */
  COVERING_BUTTON, /* a button */
  COVERING_BADGE,  /* a badge on cards that lie together */
  COVERING_PLACE,  /* a place for a card */
  COVERING_BUBBLE, /* a bubble that speaks of a card */
  COVERING_CENTRE, /* what is shown after a deal, such as the summary */
  COVERING_N_ROLES
} CoveringRole;

/**
 * Checks all visible things on a board and counts them by role; `hand` are the cards in the player's hand. Returns
 * NULL, or a sentence on the first fault: a thing that covers another, a covered index, a card or a button that cannot
 * be pressed or is too small, a text that leaves its plate or is shortened without being complete elsewhere.
 */
char *covering_find (GtkWidget *board, TaliaCards hand, guint counts[COVERING_N_ROLES]);
