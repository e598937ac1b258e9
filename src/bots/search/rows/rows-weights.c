/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weights of the playout policy of rows, and for inferring hands from others' plays; written by
 * tools/bench/learn-rows.c. */
#include "rows-policy.h"

/* The numbers of easy-kierki.c, times eight: with that factor, other choices are rare. */
#define BY_THUMB                                                                                                       \
  { [TALIA_ROW_OWN] = 8.0f,      [TALIA_ROW_BEHIND] = 2.4f, [TALIA_ROW_NEXT_OTHER] = -5.2f,                            \
    [TALIA_ROW_BETWEEN] = -1.2f, [TALIA_ROW_GIFTS] = -1.2f, [TALIA_ROW_SKIPS] = -12.0f }

/* The weights of players who search are written by tools/bench/learn-rows.c. */
const float talia_rows_weights[TALIA_STYLES][TALIA_ROW_MARKS] = {
  [TALIA_STYLE_SEARCHES] = { -2.13, -8.03, 4.37, 3.71, -0.14, -4.85, 3.30, -4.42, -2.53, -3.71, -1.99, 4.55, 9.68,
                             -0.25, -7.55, 2.31 },
  [TALIA_STYLE_EASY] = BY_THUMB,
};

/* The weights by which players who search choose, as far as the features show: by learn-rows --read, from 8,726
 * choices. */
const float talia_rows_reading[TALIA_STYLES][TALIA_ROW_MARKS] = {
  [TALIA_STYLE_SEARCHES] = { 0.28, -0.09, -0.03, 1.14, 0.11, -1.02, -0.29, -0.35, -0.06, -0.04, 0.00, 1.25, 0.01, 0.03,
                             0.00, 0.00 },
  [TALIA_STYLE_EASY] = BY_THUMB,
};
