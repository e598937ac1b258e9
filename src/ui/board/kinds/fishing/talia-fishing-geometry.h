/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the positions of loose cards and builds on the board of a fishing game. */
#pragma once

#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/** The greatest number of stacks, because every card may lie alone. */
#define TALIA_MAX_STACKS TALIA_MAX_PACK

/** A stack of cards: a single loose card, or the cards of a build side by side. */
typedef struct
{
  int n;      /* the number of its cards */
  float x, y; /* the centre of its first card */
  float step; /* the distance from one card to the next */
  int row;
} TaliaFishingStack;

typedef struct
{
  int card_width, card_height;
  int rows;
} TaliaFishingGeometry;

/**
 * Lays the stacks in rows around `middle`, with cards as large as possible, but at most `card_width` wide. The caller
 * sets `n` of each stack; this function sets the rest.
 */
void talia_fishing_geometry_compute (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks,
                                     const TaliaPose *middle, int width, int height, int card_width);

G_END_DECLS
