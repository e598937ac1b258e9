/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of every kind for tests, each with the widget that is pressed to make a decision. */
#pragma once

#include "window.h"

typedef struct
{
  const char *name;
  Window *(*open) (void);
  GtkWidget *(*find) (Window *window); /* returns the widget to press; NULL while there is none */
  guint moves, deals;                  /* the numbers of moves and deals that one gesture decides */
  gboolean doubled;                    /* the gesture is a double click */
} DecidingPlace;

/** The indices of some of the places. */
enum
{
  DECIDING_LAST_TO_PLAY,
  DECIDING_LEAD,
  DECIDING_PASS,
  DECIDING_BID,
  DECIDING_ROWS,
  DECIDING_LOST_TURN,
  DECIDING_FISHING
};

extern const DecidingPlace deciding_places[];
extern const guint deciding_n_places;

/** Opens a window with that table, in which the presser presses. */
Window *deciding_show (const DecidingPlace *place);

/** Counts the moves that people have made, and the deals that were dealt. */
void deciding_count (Window *window, guint *moves, guint *deals);

/** Asserts that people have made exactly this many moves, and that exactly this many deals were dealt. */
void deciding_assert (Window *window, guint moves, guint deals);

/** Returns a card of the player that can be played now; NULL if there is none. */
GtkWidget *deciding_find_legal_card (Window *window);
