/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weights of the playout policy of fishing; written by tools/bench/learn-fishing.c. */
#include "fishing-policy.h"
#include "fishing-value.h"

static const TaliaFishWeights casino = {
  3.62, 6.29, 5.76, 6.00,  3.96,  -0.06, 1.82,  0.96,  6.52, -16.10, -8.30, -4.91,
  2.31, 2.64, 2.96, -5.22, -1.12, -2.32, -7.99, -1.69, 2.65, 3.78,   -0.29, 2.81,
};

static const TaliaFishWeights royal = {
  2.89, 5.71, 5.80, 9.14,  2.30,  0.45,  1.51,  1.68,  8.38, -16.36, -8.30, -4.88,
  1.89, 0.25, 2.25, -4.99, -1.44, -3.22, -5.27, -1.43, 3.53, 3.60,   3.79,  3.04,
};

const float *
talia_fishing_weights (const TaliaFishingRules *rules)
{
  return rules->top > 10 ? royal : casino;
}

static const TaliaFishScale casino_scales[TALIA_FISH_SCALES] = {
  { 0.969f, 1.590f, -0.919f, 0.028f, -0.226f, 0.250f, -0.003f, 0.059f },
  { 1.062f, 1.753f, -0.831f, 0.009f, -0.132f, 0.250f, -0.003f, 0.116f },
  { 1.112f, 1.522f, -0.650f, 0.003f, -0.001f, 0.206f, -0.003f, -0.184f },
  { 1.200f, 1.541f, -0.375f, 0.009f, -0.038f, 0.162f, -0.003f, 0.447f },
  { 1.037f, 1.565f, -0.300f, 0.003f, -0.050f, 0.206f, -0.003f, 0.472f },
};

static const TaliaFishScale royal_scales[TALIA_FISH_SCALES] = {
  { 0.800f, 1.141f, -0.903f, 0.088f, 0.062f, 0.156f, -0.016f, 0.081f },
  { 0.925f, 1.428f, -0.635f, 0.094f, 0.044f, 0.112f, -0.016f, 0.300f },
  { 0.950f, 1.478f, -0.591f, 0.088f, 0.075f, 0.156f, -0.016f, 0.556f },
  { 1.019f, 1.209f, -0.347f, 0.088f, 0.231f, 0.112f, -0.016f, -0.506f },
  { 1.069f, 1.034f, -0.135f, 0.094f, 0.200f, 0.118f, -0.016f, -0.006f },
};

const TaliaFishScale *
talia_fishing_scales (const TaliaFishingRules *rules)
{
  return rules->top > 10 ? royal_scales : casino_scales;
}
