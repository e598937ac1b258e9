/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards that a seat does not see may be, and a function that deals them to those places. */
#pragma once

#include "talia-cards.h"
#include "talia-random.h"

G_BEGIN_DECLS

/** A place is the hand of the seat of that number; the last one is what nobody holds: set aside, or still to be dealt.
 */
#define TALIA_PLACE_NOBODY TALIA_MAX_SEATS
#define TALIA_MAX_PLACES (TALIA_MAX_SEATS + 1)

/**
 * TaliaUnseen:
 *
 * All that a view says about the cards that it does not show. Each of `cards` lies in one place; a place holds `n` of
 * them, all out of `may_hold`, which is 0 where `n` is. The cards that a seat has in its own view are not among them.
 */
typedef struct
{
  TaliaCards cards;
  TaliaCards may_hold[TALIA_MAX_PLACES];
  uint8_t n[TALIA_MAX_PLACES];
} TaliaUnseen;

/**
 * Deals the unseen cards at random to where they may lie: `dealt` gets `n` cards a place. Finds a way whenever there is
 * one. Every way is as likely as any other while all cards that are barred anywhere are barred from the same places;
 * where they are not, nearly so: the test `unseen` counts, and finds a few per cent of a share in the worst case.
 */
void talia_unseen_deal (const TaliaUnseen *unseen, TaliaRandom *random, TaliaCards dealt[TALIA_MAX_PLACES]);

/** Whether the cards can be dealt at all. Has no preconditions. */
gboolean talia_unseen_is_possible (const TaliaUnseen *unseen);

/** Takes `cards` out of what may lie in any place but `except` (TALIA_PLACE_NOBODY and -1, for none, are fine too). */
void talia_unseen_bar (TaliaUnseen *unseen, TaliaCards cards, int except);

/**
 * Draws the conclusions from numbers: a place that may hold no more cards than it does holds them all, and one whose
 * cards are all known holds no others.
 */
void talia_unseen_conclude (TaliaUnseen *unseen);

G_END_DECLS
