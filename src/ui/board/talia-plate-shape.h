/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the lines of a player's plate are laid out. */
#pragma once

typedef enum
{
  TALIA_PLATE_WIDE, /* two lines */
  TALIA_PLATE_FLAT, /* one line */
  TALIA_PLATE_HIGH, /* three lines, where it has to be narrow */
  TALIA_PLATE_SHAPES
} TaliaPlateShape;
