/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of cards, in the grammatical form that a sentence needs. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** The part that a card has in a sentence; many languages give its name another form for each. */
typedef enum
{
  TALIA_CASE_NOMINATIVE,   /* by itself: "queen of spades" */
  TALIA_CASE_GENITIVE,     /* what something is made of */
  TALIA_CASE_ACCUSATIVE,   /* what is played, taken or received */
  TALIA_CASE_INSTRUMENTAL, /* with what something is done */
} TaliaCase;

/** The card's spoken name, such as "queen of spades"; a new string. */
char *talia_words_card (TaliaCard card);

/** The card's spoken name in that case; a new string. */
char *talia_words_card_in (TaliaCard card, TaliaCase which);

/** The names of the cards of a set, such as "two of clubs, ten of spades and ace of hearts"; a new string. */
char *talia_words_cards (TaliaCards cards);

/** The names of the cards of a set in that case; a new string. */
char *talia_words_cards_in (TaliaCards cards, TaliaCase which);

/** A list in a sentence, such as "Anna, Jan and Piotr"; a new string. */
char *talia_words_list (const char *const *items);

/** The name of a suit in the singular, such as "clubs" or "trefl". */
const char *talia_words_suit (int suit);

/** The suit's sign, such as "♣" (always a text glyph, never an emoji). */
const char *talia_words_suit_sign (int suit);

/** The index printed on a card of that rank: "10", "Q" or "D" as the preference `indices` says. */
const char *talia_words_rank_index (int rank);

/** What part a card has in the trick that lies: that it was led, that it is the best so far; NULL: neither. */
const char *talia_words_part (gboolean leads, gboolean wins);

G_END_DECLS
