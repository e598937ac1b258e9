/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of every kind for tests, each with the widget that is pressed to make a decision. */
#pragma once

#include "window.h"

typedef struct
{
  const char *name;
  Window *(*open) (void);
  GtkWidget *(*find) (Window *window); /* what is pressed; NULL while it is not there */
  guint moves, deals;                  /* that one gesture decides */
  gboolean doubled;                    /* it takes a double click */
} DecidingPlace;

/** By number, to name some of them. */
enum
{
  DECIDING_LAST_TO_PLAY,
  DECIDING_LEAD,
  DECIDING_PASS,
  DECIDING_BID,
  DECIDING_ROWS
};

extern const DecidingPlace deciding_places[];
extern const guint deciding_n_places;

/** A window with that table, in which the presser presses. */
Window *deciding_show (const DecidingPlace *place);

/** How many moves people have made, and how many deals were dealt. */
void deciding_count (Window *window, guint *moves, guint *deals);

/** So many were, and no more. */
void deciding_assert (Window *window, guint moves, guint deals);

/** Some own card that can be played now; NULL when there is none. */
GtkWidget *deciding_find_legal_card (Window *window);
