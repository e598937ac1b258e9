/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the lines of a player's plate are laid out. */
#pragma once

/* What a face and the backs behind it need above the plate, in parts of the face. */
#define TALIA_PLATE_HEAD 1.2f

typedef enum
{
  TALIA_PLATE_WIDE, /* two lines */
  TALIA_PLATE_FLAT, /* one line */
  TALIA_PLATE_HIGH, /* three lines, where it has to be narrow */
  TALIA_PLATE_SHAPES
} TaliaPlateShape;
