/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of loose cards and builds on a fishing table. */
#pragma once

#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/** Every card may lie by itself. */
#define TALIA_MAX_STACKS TALIA_MAX_PACK

/** Cards that lie together: a loose card alone, or those of a build side by side. */
typedef struct
{
  int n;      /* cards in it */
  float x, y; /* the middle of its first card */
  float step; /* from one card to the next */
  int row;
} TaliaFishingStack;

typedef struct
{
  int card_width, card_height;
  int rows;
} TaliaFishingGeometry;

/**
 * Lays the stacks in rows in the middle of a room: as large as they fit, at most `card_width` wide.
 * `n` of each stack is given; the rest of it is set.
 */
void talia_fishing_geometry_compute (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks,
                                     const TaliaPose *middle, int width, int height, int card_width);

G_END_DECLS
