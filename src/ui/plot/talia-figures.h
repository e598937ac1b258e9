/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of figures that belong together: the data and the texts of a plot. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** How many lines a plot may have: one a side. */
#define TALIA_MAX_LINES 7

/**
 * TaliaFigures:
 *
 * Lines over the same points, such as the totals of four players after each deal. Counted references.
 */
typedef struct _TaliaFigures TaliaFigures;

/** None yet. `title` says what they are, in a few words; `digits` are shown after the decimal point. */
TaliaFigures *talia_figures_new (const char *title, guint digits);
TaliaFigures *talia_figures_ref (TaliaFigures *self);
void talia_figures_unref (TaliaFigures *self);

/** Adds a line; `own` marks the one that matters most. At most TALIA_MAX_LINES. Returns its number. */
guint talia_figures_add_line (TaliaFigures *self, const char *name, gboolean own);

/** Adds a point along the lines: `brief` is written below it, `label` is what it is called. Returns its number. */
guint talia_figures_add_point (TaliaFigures *self, const char *brief, const char *label);

/** Says what a line has at a point; before that, it has nothing there. */
void talia_figures_set (TaliaFigures *self, guint line, guint point, double value);

/** The same, give or take `error`. */
void talia_figures_set_estimate (TaliaFigures *self, guint line, guint point, double value, double error);

const char *talia_figures_get_title (TaliaFigures *self);
guint talia_figures_get_n_lines (TaliaFigures *self);
guint talia_figures_get_n_points (TaliaFigures *self);
const char *talia_figures_get_name (TaliaFigures *self, guint line);
gboolean talia_figures_is_own (TaliaFigures *self, guint line);
const char *talia_figures_get_brief (TaliaFigures *self, guint point);
const char *talia_figures_get_label (TaliaFigures *self, guint point);

/** NAN where there is nothing. */
double talia_figures_get (TaliaFigures *self, guint line, guint point);

/** 0 where the figure is exact. */
double talia_figures_get_error (TaliaFigures *self, guint line, guint point);

/** The least and the most of all, with 0 among them. */
void talia_figures_get_range (TaliaFigures *self, double *least, double *most);

/** A figure as text, or a dash; a new string. */
char *talia_figures_format (TaliaFigures *self, double value);

/** The figure of a line at a point as text, with its error where it has one; a new string. */
char *talia_figures_describe (TaliaFigures *self, guint line, guint point);

/** What all lines have at a point, such as "Deal 3: You 14, Ola 3"; a new string. */
char *talia_figures_describe_point (TaliaFigures *self, guint point);

/** Where the line that matters most begins, ends, and how far it goes, in a sentence; a new string. */
char *talia_figures_describe_course (TaliaFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaFigures, talia_figures_unref)

G_END_DECLS
