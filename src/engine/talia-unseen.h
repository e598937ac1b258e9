/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards that a seat does not see may be, and a function that deals them to those places. */
#pragma once

#include "talia-cards.h"
#include "talia-random.h"

G_BEGIN_DECLS

/** A place is a seat's hand, by the number of the seat; the last place has the cards that nobody holds: set aside, or
 * still to be dealt. */
#define TALIA_PLACE_NOBODY TALIA_MAX_SEATS
#define TALIA_MAX_PLACES (TALIA_MAX_SEATS + 1)

/**
 * TaliaUnseen:
 *
 * Everything that a view says about the cards that it does not show. Each of `cards` is in one place; a place has `n`
 * of them, all from `may_hold`, which is 0 if `n` is. The cards that the view shows are not among them.
 */
typedef struct
{
  TaliaCards cards;
  TaliaCards may_hold[TALIA_MAX_PLACES];
  uint8_t n[TALIA_MAX_PLACES];
} TaliaUnseen;

/**
 * Deals the unseen cards at random to their possible places: `dealt` gets `n` cards for each place. Finds a deal
 * whenever there is one. All deals are equally likely if all cards that are barred anywhere are barred from the same
 * places; otherwise nearly so: the test `unseen` counts them, and in the worst case finds a deviation of a few per cent
 * of a share.
 */
void talia_unseen_deal (const TaliaUnseen *unseen, TaliaRandom *random, TaliaCards dealt[TALIA_MAX_PLACES]);

/** Whether the cards can be dealt at all. Has no preconditions. */
gboolean talia_unseen_is_possible (const TaliaUnseen *unseen);

/** Removes `cards` from what may be in any place except `except` (TALIA_PLACE_NOBODY and -1, for none, are allowed). */
void talia_unseen_bar (TaliaUnseen *unseen, TaliaCards cards, int except);

/**
 * Draws conclusions from the numbers: a place that may have no more cards than it has spaces gets all of them, and a
 * place whose cards are all known gets no others.
 */
void talia_unseen_conclude (TaliaUnseen *unseen);

G_END_DECLS
