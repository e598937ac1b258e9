/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck of cards in AisleRiot's format: one SVG picture with all cards and a back, each an element with an id. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Why a deck is refused. The message of each error is a sentence for the player, which names the file. */
typedef enum
{
  TALIA_CARD_DECK_ERROR_UNREADABLE, /* there is no file, or it cannot be read */
  TALIA_CARD_DECK_ERROR_NO_PICTURE, /* the file is not SVG, or is invalid */
  TALIA_CARD_DECK_ERROR_INCOMPLETE, /* a card or the back is missing */
  TALIA_CARD_DECK_ERROR_TOO_LARGE,
  TALIA_CARD_DECK_ERROR_TOO_SLOW, /* drawing takes too long */
} TaliaCardDeckError;

#define TALIA_CARD_DECK_ERROR (talia_card_deck_error_quark ())
GQuark talia_card_deck_error_quark (void);

#define TALIA_TYPE_CARD_DECK (talia_card_deck_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCardDeck, talia_card_deck, TALIA, CARD_DECK, GObject)

/**
 * Returns the built-in deck (transfer none); NULL if there is none. It draws only the figures of the twelve face cards
 * and the pattern of the back, without paper, indices and suit signs. Its memory is freed a second after the last card
 * was drawn, and the deck is read anew for the next.
 */
TaliaCardDeck *talia_card_deck_get_built_in (void);

/**
 * Loads a deck from a file with any contents, and draws each card once to check that this does not take too long. To be
 * called in a thread: cancelling stops it, even while a card is drawn. Only one thread at a time may use a deck.
 */
TaliaCardDeck *talia_card_deck_load (GFile *file, GCancellable *cancellable, GError **error);

/** Loads a deck without checking its cards, which takes a tenth of the time. `cancellable` also stops any later
 * drawing.
 */
TaliaCardDeck *talia_card_deck_open (GFile *file, GCancellable *cancellable, GError **error);

/**
 * Draws a card of the deck, or its back for TALIA_NO_CARD, centred on (`x`, `y`) and scaled to `width` by `height`; a
 * height of 0 keeps the proportions of the card. Returns FALSE if the deck has no such card.
 */
gboolean talia_card_deck_draw (TaliaCardDeck *self, cairo_t *cr, TaliaCard card, double x, double y, double width,
                               double height);

/** Returns whether the deck is in memory, ready to be drawn. */
gboolean talia_card_deck_is_read (TaliaCardDeck *self);

G_END_DECLS
