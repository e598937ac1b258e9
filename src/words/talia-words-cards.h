/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of cards, in the grammatical form that a sentence needs. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** The role of a card in a sentence; many languages have a different form of its name for each. */
typedef enum
{
  TALIA_CASE_NOMINATIVE,   /* alone: "queen of spades" */
  TALIA_CASE_GENITIVE,     /* as a part of something */
  TALIA_CASE_ACCUSATIVE,   /* as what is played, taken or received */
  TALIA_CASE_INSTRUMENTAL, /* as that with which something is done */
} TaliaCase;

/** Returns the name of the card for screen readers, such as "queen of spades"; a new string. */
char *talia_words_card (TaliaCard card);

/** Returns the name of the card in that case; a new string. */
char *talia_words_card_in (TaliaCard card, TaliaCase which);

/** Returns the names of the cards of a set, such as "two of clubs, ten of spades and ace of hearts"; a new string. */
char *talia_words_cards (TaliaCards cards);

/** Returns the names of the cards of a set in that case; a new string. */
char *talia_words_cards_in (TaliaCards cards, TaliaCase which);

/** Replaces the first %s of a sentence by the names of the cards in that case, if there are any; a new string. */
char *talia_words_cards_put (const char *sentence, TaliaCards cards, TaliaCase which);

/** Returns a list for a sentence, such as "Anna, Jan and Piotr"; a new string. */
char *talia_words_list (const char *const *items);

/** Returns the name of a suit, such as "clubs", which is in the singular in languages like Polish: "trefl". */
const char *talia_words_suit (int suit);

/** Returns the suit's sign, such as "♣" (always a text glyph, never an emoji). */
const char *talia_words_suit_sign (int suit);

/** Returns the index of a card of that rank: "10", "Q" or "D", depending on the preference `indices`. */
const char *talia_words_rank_index (int rank);

/** Describes the card's part in the trick: that it was led, or that it is the best so far; NULL: neither. */
const char *talia_words_part (gboolean leads, gboolean wins);

G_END_DECLS
