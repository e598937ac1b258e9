/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shapes of a player's plate, which differ in the layout of its lines. */
#pragma once

/* The height that a face and the backs behind it need above the plate, as a factor of the face's size. */
#define TALIA_PLATE_HEAD 1.2f

typedef enum
{
  TALIA_PLATE_WIDE, /* two lines */
  TALIA_PLATE_FLAT, /* one line */
  TALIA_PLATE_HIGH, /* three lines, for a plate that has to be narrow */
  TALIA_PLATE_SHAPES
} TaliaPlateShape;
