/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says where the cards that a seat does not see may be, and deals them to those places at random. */
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
 * The cards that a view does not show (`cards`), and everything that the view says about them. Each is in one place; a
 * place has `n` of them, all from `may_hold`, which is empty if `n` is 0.
 */
typedef struct
{
  TaliaCards cards;
  TaliaCards may_hold[TALIA_MAX_PLACES];
  uint8_t n[TALIA_MAX_PLACES];
} TaliaUnseen;

/**
 * Deals the unseen cards at random to their possible places: `dealt` gets `n` cards for each place. Finds a deal
 * whenever there is one. All deals are equally likely if every card may be anywhere, apart from cards that are all
 * barred from the same places. Otherwise they are nearly equally likely: the test `unseen` counts deals, and in the
 * worst case finds that a deal is a few per cent more or less frequent than it should be.
 */
void talia_unseen_deal (const TaliaUnseen *unseen, TaliaRandom *random, TaliaCards dealt[TALIA_MAX_PLACES]);

/** Returns whether the cards can be dealt at all. Unlike for talia_unseen_deal(), `unseen` may have any contents. */
gboolean talia_unseen_is_possible (const TaliaUnseen *unseen);

/** Bars `cards` from all places except the place `except`; -1: from all places. */
void talia_unseen_bar (TaliaUnseen *unseen, TaliaCards cards, int except);

/**
 * Draws conclusions from the numbers: a place that may have no more cards than it has spaces gets all of them, and a
 * place whose cards are all known gets no others.
 */
void talia_unseen_conclude (TaliaUnseen *unseen);

G_END_DECLS
