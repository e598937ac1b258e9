/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players of rows go by. */
#include "rows-policy.h"

/* tools/bench/learn-rows.c writes what whoever searches goes by. The others are the numbers of easy-kierki.c, times
 * eight: it seldom comes otherwise then. */
const float talia_rows_weights[TALIA_STYLES][TALIA_ROW_MARKS] = {
  [TALIA_STYLE_SEARCHES] = { -2.13, -8.03, 4.37, 3.71, -0.14, -4.85, 3.30, -4.42, -2.53, -3.71, -1.99, 4.55, 9.68, 0.00, -0.25, -7.55, 2.31 },
  [TALIA_STYLE_EASY] = {
    [TALIA_ROW_OWN] = 8.0f,
    [TALIA_ROW_BEHIND] = 2.4f,
    [TALIA_ROW_NEXT_OTHER] = -5.2f,
    [TALIA_ROW_BETWEEN] = -1.2f,
    [TALIA_ROW_GIFTS] = -1.2f,
    [TALIA_ROW_SKIPS] = -12.0f,
  },
};
