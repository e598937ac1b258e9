/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The playout policy of rows: features describe each card that fits, each feature has a learned weight, and the card
 * with the greatest sum is the most likely to be chosen. It uses only what the seat to act may see: its hand, the rows,
 * and how many cards the others hold.
 */
#pragma once

#include "bots/search/core/search-style.h"

G_BEGIN_DECLS

/**
 * The features of a card that can be laid. Most are about the cards that follow it towards the end of its row; for an
 * eight, they are about both directions.
 */
typedef enum
{
  TALIA_ROW_NEXT_OWN,    /* the next card is the player's own */
  TALIA_ROW_NEXT_OTHER,  /* the next card is somebody else's */
  TALIA_ROW_NEXT_THREAT, /* the same, while somebody holds few cards */
  TALIA_ROW_OWN,         /* the number of the player's own cards that follow */
  TALIA_ROW_BETWEEN,     /* the number of others' cards before the last of them */
  TALIA_ROW_NEAR,        /* own cards, those after many cards of others counting less */
  TALIA_ROW_BEHIND,      /* for each own card, the cards of others before it */
  TALIA_ROW_GIFTS,       /* the number of others' cards after the last own one or, if there is none, all of them */
  TALIA_ROW_GIFT_THREAT, /* the same, while somebody holds few cards */
  TALIA_ROW_END,         /* no card follows */
  TALIA_ROW_OUTWARDS,    /* its distance from the eight */
  TALIA_ROW_EIGHT,
  TALIA_ROW_FINAL,       /* own cards that follow, while the player holds few */
  TALIA_ROW_FAR,         /* the last own card that follows is far away */
  TALIA_ROW_SKIPS,       /* the player passes although a card fits */
  TALIA_ROW_SKIP_STANDS, /* the same, by the number of players who have just done so */
  TALIA_ROW_MARKS
} TaliaRowMark;

/** What a player may do: lay a card that fits, or pass (TALIA_NO_CARD); with its features. */
typedef struct
{
  TaliaCard card;
  float marks[TALIA_ROW_MARKS];
  float score; /* the weighted sum of its features: one more makes it e times as likely */
} TaliaRowThought;

/** The greatest number of thoughts: one for each card that fits, and one for passing. */
#define TALIA_ROW_THOUGHTS 16

/** What a player sees of the table, and the player's own hand. */
typedef struct
{
  TaliaCards pack; /* the cards of the deal */
  TaliaCards laid, hand;
  gboolean threat; /* another player holds few cards */
  gboolean final;  /* this player holds few cards */
} TaliaRowGlance;

/** The weights of the features for a player of each style. */
extern const float talia_rows_weights[TALIA_STYLES][TALIA_ROW_MARKS];

/**
 * The weights of the features for inferring hands from plays. A player who searches has reasons that the features do
 * not show, so that their weights are smaller.
 */
extern const float talia_rows_reading[TALIA_STYLES][TALIA_ROW_MARKS];

/** Fills in what `seat` sees if each seat holds `held` cards, except for the fields `pack` and `hand`. */
void talia_rows_look (const TaliaRows *rows, int seats, int seat, const guint8 held[], TaliaRowGlance *glance);

/**
 * Lists what the seat to act may do, with features and scores: its `legal` cards, and passing if that is allowed,
 * unless everybody else has just passed, which could go on for ever. `pack` has the cards of the deal. Returns their
 * number.
 */
guint talia_rows_think (const TaliaState *state, TaliaCards pack, TaliaCards legal, gboolean may_skip,
                        const float weights[TALIA_ROW_MARKS], TaliaRowThought thoughts[TALIA_ROW_THOUGHTS]);

/** Returns how likely a player with these weights lays `card` out of `legal`, if there are any: a natural logarithm. */
double talia_rows_likelihood (const TaliaRowGlance *glance, TaliaCards legal, TaliaCard card,
                              const float weights[TALIA_ROW_MARKS]);

/** Chooses one of the thoughts, with a probability according to its score. */
guint talia_rows_pick (const TaliaRowThought *thoughts, guint n, TaliaRandom *random);

G_END_DECLS
