/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick-taking core: how tricks are led, followed and taken, driven by data alone. */
#pragma once

#include "talia-cards.h"
#include "talia-refusal.h"

G_BEGIN_DECLS

#define TALIA_MAX_TRICKS 17
#define TALIA_NO_TRUMP 0xff

/**
 * TaliaTrickRules:
 *
 * What distinguishes one trick-taking deal from another. All zero (with TALIA_NO_TRUMP) is
 * plain whist without trumps: any lead, follow suit if you can.
 */
typedef struct
{
  TaliaCards lead_ban;      /* may not be led while other cards are held and the ban is not broken */
  TaliaCards lead_free;     /* a hand of nothing but these is free of the ban (holds lead_ban) */
  TaliaCards break_lead;    /* breaks the ban when led */
  TaliaCards break_follow;  /* breaks it when played to a trick of its own suit */
  TaliaCards break_discard; /* breaks it when played to a trick of another suit */
  TaliaCards shield;        /* not played to the first trick while another legal card is held */
  TaliaCards force;         /* must be discarded when void in the led suit */
  TaliaCards force_under;   /* must also follow when a higher card of its suit is in the trick */
  uint8_t trump;            /* a suit or TALIA_NO_TRUMP */
  TaliaCard opening;        /* leads the first trick, or TALIA_NO_CARD */
  uint8_t unused[6];
} TaliaTrickRules;

/** The trick part of a state. Seats are those of the state. */
typedef struct
{
  TaliaTrickRules rules;
  TaliaCards pass[TALIA_MAX_SEATS]; /* what each seat has chosen to give away, 0: nothing (yet) */
  TaliaCards aside;                 /* the card that nobody holds */
  TaliaCard played[TALIA_MAX_PACK]; /* every card of the deal in playing order */
  uint8_t winner[TALIA_MAX_TRICKS]; /* who took each finished trick */
  uint8_t n_played;
  uint8_t tricks;               /* finished tricks */
  uint8_t in_trick;             /* cards in the running trick */
  uint8_t leader;               /* of the running trick */
  uint8_t broken;               /* the lead ban is broken */
  int8_t pass_shift;            /* seats clockwise that passed cards travel, 0: no passing */
  uint8_t won[TALIA_MAX_SEATS]; /* tricks taken by each seat */
  uint8_t bid[4];               /* Spades: 0..13, or one of the TALIA_BID_ values */
  uint8_t bags[2];              /* Spades: by pair, as they were before this deal */
} TaliaTrick;

/** The cards of the running trick, in playing order: `in_trick` of them. */
static inline const TaliaCard *
talia_trick_running (const TaliaTrick *trick)
{
  return trick->played + trick->n_played - trick->in_trick;
}

/** The cards of `hand` that may be played next. Not empty unless the hand is. */
TaliaCards talia_trick_legal (const TaliaTrick *trick, TaliaCards hand);

/** Why `card`, which is in `hand`, may not be played next. */
TaliaRefusal talia_trick_check (const TaliaTrick *trick, TaliaCards hand, TaliaCard card);

/**
 * Adds a legal card to the running trick. Returns the seat that takes the trick when that
 * completes it (the next one is then begun), else -1.
 */
int talia_trick_add (TaliaTrick *trick, int seats, TaliaCard card);

/** The seat whose card is the best of the running trick, which must not be empty. */
int talia_trick_best (const TaliaTrick *trick, int seats);

/** Spades: values of `bid` that are no number of tricks. */
enum
{
  TALIA_BID_NONE = 0xff,
  TALIA_BID_BLIND = 0xfe,
  TALIA_BID_LOOKED = 0xfd
};

G_END_DECLS
