/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scale of a plot: round numbers beside it, and the positions of figures. */
#include "talia-plot-scale.h"

#include <math.h>

/* Returns the smallest of 1, 2, 5, 10, 20, … (and 0.1, 0.2, …) that is not below `least`. */
static double
round_up (double least)
{
  static const double rounds[] = { 1.0, 2.0, 5.0, 10.0 };
  double unit = pow (10.0, floor (log10 (least)));

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    if (rounds[i] * unit >= least * (1.0 - 1e-9))
      return rounds[i] * unit;
  return 10.0 * unit;
}

void
talia_plot_scale_init (TaliaPlotScale *self, double least, double most, guint steps, double finest)
{
  double step;

  g_return_if_fail (least <= most && steps > 0 && finest > 0.0);

  if (least < 0.0 && most > 0.0)
    steps = MAX (steps, 2); /* 0 is the border between two steps */
  step = round_up (MAX ((most - least) / steps, finest));
  /* Rounded ends may need one step more than allowed. */
  while (ceil (most / step) - floor (least / step) > steps && most > least)
    step = round_up (step * 1.01);
  self->step = step;
  self->least = floor (least / step) * step;
  self->most = ceil (most / step) * step;
  if (self->most <= self->least)
    self->most = self->least + step;
}

guint
talia_plot_scale_count (const TaliaPlotScale *self)
{
  return (guint) lround ((self->most - self->least) / self->step) + 1;
}

double
talia_plot_scale_place (const TaliaPlotScale *self, double value)
{
  return (value - self->least) / (self->most - self->least);
}

guint
talia_plot_scale_skip (double size, double apart)
{
  return apart > 0.0 ? (guint) MAX (ceil (size / apart), 1.0) : 1;
}
