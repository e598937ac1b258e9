/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, sets of cards as bits, and packs, with their textual forms. */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * TaliaCard:
 *
 * One card: 16 * suit + rank, suits in the order C D H S, rank 0 (two) to 12 (ace).
 * The numeric order is the order of card lists (docs/RECORD.md).
 */
typedef uint8_t TaliaCard;

/** A set of cards: bit `c` is set when card `c` is in the set. */
typedef uint64_t TaliaCards;

enum
{
  TALIA_CLUBS,
  TALIA_DIAMONDS,
  TALIA_HEARTS,
  TALIA_SPADES,
  TALIA_SUITS
};
enum
{
  TALIA_TWO,
  TALIA_THREE,
  TALIA_FOUR,
  TALIA_FIVE,
  TALIA_SIX,
  TALIA_SEVEN,
  TALIA_EIGHT,
  TALIA_NINE,
  TALIA_TEN,
  TALIA_JACK,
  TALIA_QUEEN,
  TALIA_KING,
  TALIA_ACE,
  TALIA_RANKS
};

#define TALIA_NO_CARD 0xff
#define TALIA_MAX_PACK 52
#define TALIA_MAX_SEATS 7

#define TALIA_CARD(rank, suit) ((TaliaCard) (16 * (suit) + (rank)))
#define TALIA_BIT(card) ((TaliaCards) 1 << (card))
#define TALIA_CARD_BIT(rank, suit) TALIA_BIT (TALIA_CARD (rank, suit))
#define TALIA_SUIT_CARDS(suit) ((TaliaCards) 0x1fff << (16 * (suit)))
#define TALIA_RANK_CARDS(rank) ((TaliaCards) 0x0001000100010001 << (rank))
#define TALIA_ALL_CARDS ((TaliaCards) 0x1fff1fff1fff1fff)

static inline int
talia_card_suit (TaliaCard card)
{
  return card >> 4;
}
static inline int
talia_card_rank (TaliaCard card)
{
  return card & 15;
}

/** Returns the rank as a number: ace 1, ten 10, king 13. */
static inline int
talia_card_number (TaliaCard card)
{
  return talia_card_rank (card) == TALIA_ACE ? 1 : talia_card_rank (card) + 2;
}
static inline int
talia_cards_count (TaliaCards cards)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
  /* For processors with the instruction: without it, this is a call and eight look-ups. */
  if (!__builtin_constant_p (cards) && __builtin_cpu_supports ("popcnt"))
    {
      uint64_t n;

      __asm__ ("popcnt %1, %0" : "=r"(n) : "r"(cards) : "cc");
      return (int) n;
    }
#endif
  return __builtin_popcountll (cards);
}

/** Returns the first card of the set in list order; the set must not be empty. */
static inline TaliaCard
talia_cards_first (TaliaCards cards)
{
  return (TaliaCard) __builtin_ctzll (cards);
}

/** Returns the last card of the set in list order; the set must not be empty. */
static inline TaliaCard
talia_cards_last (TaliaCards cards)
{
  return (TaliaCard) (63 - __builtin_clzll (cards));
}

/**
 * Returns `then` if `condition` is 1, and `otherwise` if it is 0. It does so without a branch, because processors
 * cannot predict which cards are in a hand, and compilers turn `?:` into a branch.
 */
static inline TaliaCards
talia_cards_either (gboolean condition, TaliaCards then, TaliaCards otherwise)
{
  TaliaCards mask = -(TaliaCards) condition;

  __asm__ ("" : "+r"(mask));
  return otherwise ^ ((then ^ otherwise) & mask);
}

/** Removes the first card from the set, which must not be empty, and returns it. */
static inline TaliaCard
talia_cards_pop (TaliaCards *cards)
{
  TaliaCard card = talia_cards_first (*cards);

  *cards &= *cards - 1;
  return card;
}

/** Returns card number `n` of the set, from 0 in list order; the set must hold more than `n` cards. */
static inline TaliaCard
talia_cards_nth (TaliaCards cards, int n)
{
#ifdef __x86_64__
  /* For processors with the instruction. */
  if (__builtin_cpu_supports ("bmi2"))
    {
      TaliaCards card;

      __asm__ ("pdep %2, %1, %0" : "=r"(card) : "r"(TALIA_BIT (n)), "r"(cards));
      return talia_cards_first (card);
    }
#endif
  /* Processors predict badly how many are left out: a few are skipped without a branch, more are very rare. */
  for (int i = 0; i < 4; i++)
    cards &= cards - talia_cards_either (i < n, 1, 0);
  for (int i = 4; i < n; i++)
    cards &= cards - 1;
  return talia_cards_first (cards);
}

/** Returns the cards of the suit of `card` that rank above it. */
static inline TaliaCards
talia_cards_above (TaliaCard card)
{
  return TALIA_SUIT_CARDS (talia_card_suit (card)) & ~((TALIA_BIT (card) << 1) - 1);
}

/**
 * TaliaPack:
 *
 * The cards of one deal in the order in which they are dealt.
 */
typedef struct
{
  uint8_t n;
  TaliaCard cards[TALIA_MAX_PACK];
} TaliaPack;

/** Returns whether `card` is one of the 52. */
gboolean talia_card_is_valid (int card);

/** Writes the card's two characters in records and the protocol, such as `TD`, without a final NUL. */
void talia_card_write (TaliaCard card, char text[2]);

/** Reads two characters such as `TD`; returns TALIA_NO_CARD if they are not a card. */
TaliaCard talia_card_parse (const char *text);

/** Appends the set as a sorted list such as `2C,TD`; the empty set is `-`. */
void talia_cards_append (GString *out, TaliaCards cards);

/** Returns the text of talia_cards_append() as a new string. */
char *talia_cards_to_text (TaliaCards cards);

/**
 * Reads a sorted list of `length` characters (-1: up to NUL); `-` is the empty set.
 * Returns FALSE on anything else, an unsorted or repeating list included.
 */
gboolean talia_cards_parse (const char *text, gssize length, TaliaCards *cards);

/**
 * Makes the pack that gives these hands when it is dealt one card at a time from seat `first` on, and leaves the cards
 * `aside`. Returns FALSE if there is no such pack: the hands differ in size, more cards are aside than there are hands,
 * or there are too many cards.
 */
gboolean talia_pack_gather (TaliaPack *pack, const TaliaCards hands[], int seats, int first, TaliaCards aside);

/** Appends the pack as a list that keeps its order. */
void talia_pack_append (GString *out, const TaliaPack *pack);

/** Reads a pack: up to 52 different cards in any order. Returns FALSE on anything else. */
gboolean talia_pack_parse (const char *text, TaliaPack *pack);

G_END_DECLS
