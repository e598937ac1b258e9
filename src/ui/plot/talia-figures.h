/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of figures that belong together: the data and the texts of a plot. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** The greatest number of lines of a plot: one for each side. */
#define TALIA_MAX_LINES 7

/**
 * TaliaFigures:
 *
 * Lines over the same points, such as the totals of four players after each deal. Has a reference count.
 */
typedef struct _TaliaFigures TaliaFigures;

/** Creates a set without figures. `title` says in a few words what they are; they are shown with `digits` after the
 * decimal point. */
TaliaFigures *talia_figures_new (const char *title, guint digits);
TaliaFigures *talia_figures_ref (TaliaFigures *self);
void talia_figures_unref (TaliaFigures *self);

/** Lets the plot begin at the least figure instead of at 0, for figures of which 0 means nothing. */
void talia_figures_let_float (TaliaFigures *self);

/** Adds a line; `own` marks the most important one. There are at most TALIA_MAX_LINES. Returns its number. */
guint talia_figures_add_line (TaliaFigures *self, const char *name, gboolean own);

/** Adds a point along the lines: `brief` is written below it, `label` is its name. Returns its number. */
guint talia_figures_add_point (TaliaFigures *self, const char *brief, const char *label);

/** Sets the figure of a line at a point; without it, the line has none there. */
void talia_figures_set (TaliaFigures *self, guint line, guint point, double value);

/** Sets a figure that is uncertain by plus or minus `error`. */
void talia_figures_set_estimate (TaliaFigures *self, guint line, guint point, double value, double error);

const char *talia_figures_get_title (TaliaFigures *self);
guint talia_figures_get_n_lines (TaliaFigures *self);
guint talia_figures_get_n_points (TaliaFigures *self);
const char *talia_figures_get_name (TaliaFigures *self, guint line);
gboolean talia_figures_is_own (TaliaFigures *self, guint line);
const char *talia_figures_get_brief (TaliaFigures *self, guint point);
const char *talia_figures_get_label (TaliaFigures *self, guint point);

/** Returns the figure, or NAN if there is none. */
double talia_figures_get (TaliaFigures *self, guint line, guint point);

/** Returns the error of the figure, or 0 if it is exact. */
double talia_figures_get_error (TaliaFigures *self, guint line, guint point);

/** Returns the range of all figures, with their errors; extended to include 0, unless they float. */
void talia_figures_get_range (TaliaFigures *self, double *least, double *most);

/** Returns a figure as text, or a dash; a new string. */
char *talia_figures_format (TaliaFigures *self, double value);

/** Returns the figure of a line at a point as text, with its error if it has one; a new string. */
char *talia_figures_describe (TaliaFigures *self, guint line, guint point);

/** Returns the figures of all lines at a point, such as "Deal 3: You 14, Ola 3"; a new string. */
char *talia_figures_describe_point (TaliaFigures *self, guint point);

/** Describes in a sentence where the most important line begins and ends, and its range; a new string. */
char *talia_figures_describe_course (TaliaFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaFigures, talia_figures_unref)

G_END_DECLS
