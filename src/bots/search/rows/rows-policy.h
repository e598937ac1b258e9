/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The playout policy of rows: features describe each card that fits, each feature has a learned weight, and the card
 * with the greatest sum is the most likely to be chosen. It uses only what the seat to act may see: its hand, the rows,
 * and how many cards the others hold.
 */
#pragma once

#include "bots/search/core/search-style.h"

G_BEGIN_DECLS

/** What a card is marked by: what follows it on its way outwards, both ways for an eight. */
typedef enum
{
  TALIA_ROW_NEXT_OWN,    /* the next card is the player's own */
  TALIA_ROW_NEXT_OTHER,  /* it is somebody else's */
  TALIA_ROW_NEXT_THREAT, /* the same, while somebody holds few cards */
  TALIA_ROW_OWN,         /* own cards that follow */
  TALIA_ROW_BETWEEN,     /* cards of others before the last of them */
  TALIA_ROW_NEAR,        /* own cards, those behind many of others counting less */
  TALIA_ROW_BEHIND,      /* for each own card, those of others before it */
  TALIA_ROW_GIFTS,       /* cards of others after the last own one, or where there is none */
  TALIA_ROW_GIFT_THREAT, /* the same, while somebody holds few cards */
  TALIA_ROW_END,         /* nothing follows */
  TALIA_ROW_OUTWARDS,    /* how far from the eight it is */
  TALIA_ROW_EIGHT,
  TALIA_ROW_FINAL,       /* own cards that follow, while the player holds few */
  TALIA_ROW_FAR,         /* the last own card that follows is far away */
  TALIA_ROW_SKIPS,       /* the turn is lost although a card fits */
  TALIA_ROW_SKIP_STANDS, /* the same, by how many have just done so */
  TALIA_ROW_MARKS
} TaliaRowMark;

/** A card that fits, or TALIA_NO_CARD for a turn lost. */
typedef struct
{
  TaliaCard card;
  float marks[TALIA_ROW_MARKS];
  float score; /* the sum of marks by weights: one more makes it e times as likely */
} TaliaRowThought;

/** The cards that fit and a turn lost. */
#define TALIA_ROW_THOUGHTS 16

/** What a player sees of the table, and the own hand. */
typedef struct
{
  TaliaCards pack; /* the cards of the deal */
  TaliaCards laid, hand;
  gboolean threat; /* somebody else holds few cards */
  gboolean final;  /* the player does */
} TaliaRowGlance;

/** The weights of the marks for a player of each style. */
extern const float talia_rows_weights[TALIA_STYLES][TALIA_ROW_MARKS];

/**
 * The weights of the marks for reading the plays of others. A player who searches has reasons that a glance does not
 * show, so that the marks seem to weigh little.
 */
extern const float talia_rows_reading[TALIA_STYLES][TALIA_ROW_MARKS];

/** Fills in what `seat` sees if each seat holds `held` cards; the fields for pack and hand are not changed. */
void talia_rows_look (const TaliaRows *rows, int seats, int seat, const guint8 held[], TaliaRowGlance *glance);

/**
 * What the seat to act may do, marked: `legal` cards, and losing the turn if it may, but not when everybody else has
 * just done so, which would go on for ever. `pack` are the cards of the deal. Returns how many.
 */
guint talia_rows_think (const TaliaState *state, TaliaCards pack, TaliaCards legal, gboolean may_skip,
                        const float weights[TALIA_ROW_MARKS], TaliaRowThought thoughts[TALIA_ROW_THOUGHTS]);

/** How likely somebody who weighs so lays `card` of `legal` ones, if any: a natural logarithm. */
double talia_rows_likelihood (const TaliaRowGlance *glance, TaliaCards legal, TaliaCard card,
                              const float weights[TALIA_ROW_MARKS]);

/** One of the thoughts, each as likely as its score says. */
guint talia_rows_pick (const TaliaRowThought *thoughts, guint n, TaliaRandom *random);

G_END_DECLS
