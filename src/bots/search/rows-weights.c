/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players of rows have learned: tools/bench/learn-rows.c writes these numbers. */
#include "rows-policy.h"

const float talia_rows_weights[TALIA_ROW_MARKS] = {
  1.18, -3.67, 8.20, 1.75, 3.66, -0.81, -4.08, -4.79, 1.43, -0.94, 9.01, 11.35, 0.00, 0.21, 4.44, 0.48,
};
