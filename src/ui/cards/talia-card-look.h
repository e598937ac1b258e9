/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of cards: the player's preferences, and the colours that follow from them. */
#pragma once

#include <gtk/gtk.h>

#include "talia-card-deck.h"

G_BEGIN_DECLS

/** The backs, in the order of the preference `card-back`. */
typedef enum
{
  TALIA_CARD_BACK_LATTICE,
  TALIA_CARD_BACK_CIRCLES,
  TALIA_CARD_BACK_ROSETTE,
  TALIA_CARD_BACK_SUITS,
  TALIA_CARD_BACK_PLAIN,
  TALIA_CARD_BACK_DECK, /* of the player's deck, else of the one that was built in, else the lattice */
  TALIA_CARD_BACKS
} TaliaCardBack;

typedef struct
{
  gboolean four_colors;   /* four colours; otherwise two */
  gboolean large_indices; /* on cards of any size, not only on small ones */
  gboolean high_contrast; /* a plain edge that contrasts with anything */
  TaliaCardBack back;
  TaliaCardDeck *deck;   /* whose cards are shown; NULL for Talia's own faces */
  gboolean deck_indices; /* a deck's own letters and numbers are left as they are */
} TaliaCardLook;

/** Returns the look that the preferences and the system ask for now. */
TaliaCardLook talia_card_look_get (void);

/** Returns the colour of a suit's signs and indices, with a contrast of at least 4.5:1 on the paper. */
const GdkRGBA *talia_card_look_get_ink (int suit, gboolean four_colors);

/** Returns the colour of the card itself. */
const GdkRGBA *talia_card_look_get_paper (void);

G_END_DECLS
