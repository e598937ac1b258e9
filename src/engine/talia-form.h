/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form with the questions about a deal that was played with real cards: all that has to be known to score it. */
#pragma once

#include "talia-deal-plan.h"
#include "talia-state.h"

G_BEGIN_DECLS

/** How a field is answered. */
typedef enum
{
  TALIA_FIELD_COUNT,    /* how many of its cards or tricks each has */
  TALIA_FIELD_RANKS,    /* the sum of the ranks of those of its cards that each has: ace 1, ten 10, king 13 */
  TALIA_FIELD_TAKER,    /* who has its only card or trick, or came to its only place */
  TALIA_FIELD_BID,      /* what each has bid: a number of tricks, or TALIA_BID_BLIND */
  TALIA_FIELD_SEQUENCE, /* whose it was each time, in order; the answer may be empty */
  TALIA_FIELD_CHOICE,   /* TALIA_MOVE_ADD or TALIA_MOVE_SUBTRACT; asked only if somebody has taken everything */
} TaliaFieldKind;

/**
 * The greatest number of answers to a field: as many as there may be sweeps in a sequence, since the play after a sweep
 * cannot be a sweep.
 */
#define TALIA_FIELD_CELLS (TALIA_FISHING_PLAYS / 2)

/** A field of a form. It is about cards, or tricks, or places, or none of these. */
typedef struct
{
  const char *id;   /* in files of scores; no two fields of a form have the same */
  const char *what; /* msgid, such as "Queens" */
  TaliaCards cards; /* those of the pack */
  uint64_t tricks;  /* the numbers of tricks as bits, from 0 */
  uint64_t places;  /* the same of places */
  TaliaFieldKind kind;
  gboolean by_seat; /* each seat answers by itself; otherwise each side */
  uint8_t blind;    /* the seats that may bid blind, as bits; TALIA_FIELD_BID only */
  /* What talia_form_add() sets: */
  uint8_t cells; /* the number of answers, for TALIA_FIELD_SEQUENCE at most */
  int most;      /* the greatest number that can be an answer */
  int whole;     /* what the answers add up to, 0 if they are not added up; */
  int spare;     /* or up to so much less, since nobody has the card that was set aside */
} TaliaField;

/* A field for each stake, and the choice after a moon. */
#define TALIA_MAX_FIELDS (TALIA_MAX_STAKES + 1)

/**
 * TaliaForm:
 *
 * What has to be known of one deal. It is made by talia_tell_ask().
 */
typedef struct
{
  TaliaState dealt; /* the deal as it begins, whoever has which cards */
  TaliaCards pack;
  guint n_fields;
  TaliaField fields[TALIA_MAX_FIELDS];
} TaliaForm;

/** Returns the number of tricks of the deal, 0 if it is not about tricks. */
int talia_form_tricks (const TaliaForm *form);

/** Returns the number of cards that nobody takes in the end. */
int talia_form_aside (const TaliaForm *form);

/** Adds a field, after computing its last members (from `cells` on) from the others. Called by games. */
void talia_form_add (TaliaForm *form, TaliaField field);

/** Adds the fields that the price list needs. */
void talia_form_add_plan (TaliaForm *form, const TaliaDealPlan *plan);

G_END_DECLS
