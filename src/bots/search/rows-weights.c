/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players of rows have learned: tools/bench/learn-rows.c writes these numbers. */
#include "rows-policy.h"
#include "rows-value.h"

const float talia_rows_weights[TALIA_ROW_MARKS] = {
  -0.63, -2.09, 1.37, 0.90, 1.22, -0.18, -1.85, -1.33, 0.12, -0.53, 2.52, 4.01, 0.00, 0.79, 1.15, 0.58,
};

const float talia_rows_scale[TALIA_ROW_MEASURES] = {
  -0.081, -0.050, -0.474, 0.044, 0.175, -0.288, 0.058, 0.063,
};
