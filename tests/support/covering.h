/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that nothing on a board covers anything else, by measuring each widget instead of trusting the layout. */
#pragma once

#include <adwaita.h>

#include "engine/talia-cards.h"

/** What a thing on a board is to the player. */
typedef enum
{
  COVERING_HAND,   /* a card of the own hand, open or not */
  COVERING_TABLE,  /* a card that lies on the table */
  COVERING_PLATE,  /* who sits there */
  COVERING_CHIP,   /* what a side has bid */
  COVERING_WORDS,  /* what is asked, told, or written on the table */
  COVERING_BUTTON, /* what can be done */
  COVERING_BADGE,  /* what is written on cards that lie together */
  COVERING_PLACE,  /* where a card may go */
  COVERING_CENTRE, /* what follows a deal */
  COVERING_N_ROLES
} CoveringRole;

/**
 * Looks at all things of a board that are to be seen and counts them by role; `hand` are the cards of the own hand.
 * Returns NULL, or a sentence on the first fault: a thing on another, an index under something, a card or a button that
 * cannot be pressed or is too small, a text that leaves its plate or is shortened without saying the rest elsewhere.
 */
char *covering_find (GtkWidget *board, TaliaCards hand, guint counts[COVERING_N_ROLES]);
