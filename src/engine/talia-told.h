/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The answers to the questions about a deal (talia-form.h): stores them, fills in those that follow from others, and
 * finds those that are impossible. */
#pragma once

#include "talia-form.h"

G_BEGIN_DECLS

/** An answer that is not given yet. */
#define TALIA_UNTOLD G_MININT16

/**
 * TaliaTold:
 *
 * The answers by field: numbers by side or seat; for TALIA_FIELD_TAKER a side, or TALIA_NOBODY; for
 * TALIA_FIELD_SEQUENCE sides, up to the first TALIA_UNTOLD.
 */
typedef struct
{
  int16_t answer[TALIA_MAX_FIELDS][TALIA_FIELD_CELLS];
} TaliaTold;

/** What can be wrong with answers. */
typedef enum
{
  TALIA_FAULT_NONE,
  TALIA_FAULT_UNTOLD,   /* `who` has not answered `field` */
  TALIA_FAULT_RANGE,    /* `is` cannot be an answer; `must` is the greatest that can */
  TALIA_FAULT_BLIND,    /* `who` may not bid blind */
  TALIA_FAULT_TOO_MANY, /* the answers add up to `is`, and there are only `must` */
  TALIA_FAULT_TOO_FEW,  /* the answers add up to `is`, and there are `must` */
  TALIA_FAULT_TWICE,    /* `who` came to the places of `field` and of `other` */
  TALIA_FAULT_LACKS,    /* `who` has `is` of `field`, or with it in all, but by `other` at most `must` */
  TALIA_FAULT_OVER,     /* nothing can follow: the match is over, or as long as it may be */
  TALIA_FAULT_CARDS,    /* each answer can be, but the cards cannot be shared out like that */
} TaliaFaultReason;

/** Why answers do not make a score, and the numbers for a sentence about it. */
typedef struct
{
  TaliaFaultReason reason;
  guint field, other;
  int who; /* a side, or a seat if the field is by seat; or TALIA_NOBODY */
  int is, must;
} TaliaFault;

/** Sets all answers to TALIA_UNTOLD. */
void talia_told_init (TaliaTold *told);

/** Fills in each answer that follows from the others, such as the last player's hearts. */
void talia_told_fill (const TaliaForm *form, TaliaTold *told);

/**
 * Returns the first thing that is wrong with the answers: impossible ones come before missing ones. Whether the choice
 * after a moon is missing is only found when the deal is scored.
 */
TaliaFault talia_told_check (const TaliaForm *form, const TaliaTold *told);

/**
 * Returns how many of the cards, tricks or places that the field is about belong to the side or seat `who`; 0 as long
 * as that has not been answered.
 */
int talia_told_count (const TaliaForm *form, const TaliaTold *told, guint field, int who);

/** Finds cards for each side that agree with the answers; returns what is wrong with the answers, like
 * talia_told_check(). */
TaliaFault talia_told_share (const TaliaForm *form, const TaliaTold *told, TaliaCards taken[TALIA_MAX_SEATS]);

G_END_DECLS
