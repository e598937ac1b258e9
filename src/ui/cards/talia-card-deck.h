/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck of cards in AisleRiot's format: one SVG picture with all cards and a back, each an element with an id. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Why a deck is refused. The message of each error is a sentence for the player, which names the file. */
typedef enum
{
  TALIA_CARD_DECK_ERROR_UNREADABLE, /* no file, or one that cannot be read */
  TALIA_CARD_DECK_ERROR_NO_PICTURE, /* not SVG, or faulty */
  TALIA_CARD_DECK_ERROR_INCOMPLETE, /* a card or the back is missing */
  TALIA_CARD_DECK_ERROR_TOO_LARGE,
  TALIA_CARD_DECK_ERROR_TOO_SLOW, /* to draw */
} TaliaCardDeckError;

#define TALIA_CARD_DECK_ERROR (talia_card_deck_error_quark ())
GQuark talia_card_deck_error_quark (void);

#define TALIA_TYPE_CARD_DECK (talia_card_deck_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCardDeck, talia_card_deck, TALIA, CARD_DECK, GObject)

/**
 * The deck that was built in (transfer none), of which only the figures of the twelve face cards and the pattern of
 * the back are drawn, without paper, indices and signs; NULL if there is none.
 */
TaliaCardDeck *talia_card_deck_get_built_in (void);

/**
 * Loads a deck from a file, which may hold anything, and draws each of its cards once to see whether that takes too
 * long. Meant for a thread: cancelling ends it, even while a card is drawn. Only one thread at a time may use a deck.
 */
TaliaCardDeck *talia_card_deck_load (GFile *file, GCancellable *cancellable, GError **error);

/** The same without looking at the cards, which takes a tenth of the time; `cancellable` ends any later drawing, too.
 */
TaliaCardDeck *talia_card_deck_open (GFile *file, GCancellable *cancellable, GError **error);

/**
 * Draws a card of the deck, or its back for TALIA_NO_CARD, so that the whole card fills `width` by `height` around
 * (`x`, `y`); 0 for the height that it has by itself. FALSE if the deck has no such card.
 */
gboolean talia_card_deck_draw (TaliaCardDeck *self, cairo_t *cr, TaliaCard card, double x, double y, double width,
                               double height);

G_END_DECLS
