/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of figures that belong together: the data and the texts of a plot. */
#include "talia-figures.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "model/base/talia-text.h"

typedef struct
{
  char *brief, *label;
} Point;

typedef struct
{
  double value, error;
} Figure;

typedef struct
{
  char *name;
  gboolean own;
  GArray *figures; /* an array of Figure, indexed by point */
} Line;

struct _TaliaFigures
{
  char *title;
  guint digits;
  gboolean floats;
  GArray *points, *lines;
};

static void
clear_point (gpointer data)
{
  Point *point = data;

  g_free (point->brief);
  g_free (point->label);
}

static void
clear_line (gpointer data)
{
  Line *line = data;

  g_free (line->name);
  g_array_unref (line->figures);
}

TaliaFigures *
talia_figures_new (const char *title, guint digits)
{
  TaliaFigures *self;

  g_return_val_if_fail (title != NULL, NULL);

  self = g_rc_box_new0 (TaliaFigures);
  self->title = g_strdup (title);
  self->digits = digits;
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  g_array_set_clear_func (self->points, clear_point);
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
  return self;
}

TaliaFigures *
talia_figures_ref (TaliaFigures *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TaliaFigures *self = data;

  g_free (self->title);
  g_array_unref (self->points);
  g_array_unref (self->lines);
}

void
talia_figures_unref (TaliaFigures *self)
{
  g_rc_box_release_full (self, clear);
}

static Line *
get_line (TaliaFigures *self, guint line)
{
  g_assert (line < self->lines->len);
  return &g_array_index (self->lines, Line, line);
}

static const Point *
get_point (TaliaFigures *self, guint point)
{
  g_assert (point < self->points->len);
  return &g_array_index (self->points, Point, point);
}

static const Figure *
get_figure (TaliaFigures *self, guint line, guint point)
{
  get_point (self, point);
  return &g_array_index (get_line (self, line)->figures, Figure, point);
}

/* Adds empty figures up to the last point. */
static void
fill (TaliaFigures *self, Line *line)
{
  const Figure nothing = { .value = NAN };

  while (line->figures->len < self->points->len)
    g_array_append_val (line->figures, nothing);
}

void
talia_figures_let_float (TaliaFigures *self)
{
  g_return_if_fail (self != NULL);
  self->floats = TRUE;
}

guint
talia_figures_add_line (TaliaFigures *self, const char *name, gboolean own)
{
  Line line = { .own = own };

  g_return_val_if_fail (self != NULL && name != NULL, 0);
  g_return_val_if_fail (self->lines->len < TALIA_MAX_LINES, 0);

  line.name = g_strdup (name);
  line.figures = g_array_new (FALSE, FALSE, sizeof (Figure));
  fill (self, &line);
  g_array_append_val (self->lines, line);
  return self->lines->len - 1;
}

guint
talia_figures_add_point (TaliaFigures *self, const char *brief, const char *label)
{
  Point point;

  g_return_val_if_fail (self != NULL && brief != NULL && label != NULL, 0);

  point = (Point) { g_strdup (brief), g_strdup (label) };
  g_array_append_val (self->points, point);
  for (guint i = 0; i < self->lines->len; i++)
    fill (self, get_line (self, i));
  return self->points->len - 1;
}

void
talia_figures_set (TaliaFigures *self, guint line, guint point, double value)
{
  talia_figures_set_estimate (self, line, point, value, 0.0);
}

void
talia_figures_set_estimate (TaliaFigures *self, guint line, guint point, double value, double error)
{
  g_return_if_fail (self != NULL && line < self->lines->len && point < self->points->len);

  g_array_index (get_line (self, line)->figures, Figure, point) = (Figure) { value, error };
}

const char *
talia_figures_get_title (TaliaFigures *self)
{
  return self->title;
}

guint
talia_figures_get_n_lines (TaliaFigures *self)
{
  return self->lines->len;
}

guint
talia_figures_get_n_points (TaliaFigures *self)
{
  return self->points->len;
}

const char *
talia_figures_get_name (TaliaFigures *self, guint line)
{
  return get_line (self, line)->name;
}

gboolean
talia_figures_is_own (TaliaFigures *self, guint line)
{
  return get_line (self, line)->own;
}

const char *
talia_figures_get_brief (TaliaFigures *self, guint point)
{
  return get_point (self, point)->brief;
}

const char *
talia_figures_get_label (TaliaFigures *self, guint point)
{
  return get_point (self, point)->label;
}

double
talia_figures_get (TaliaFigures *self, guint line, guint point)
{
  return get_figure (self, line, point)->value;
}

double
talia_figures_get_error (TaliaFigures *self, guint line, guint point)
{
  return get_figure (self, line, point)->error;
}

void
talia_figures_get_range (TaliaFigures *self, double *least, double *most)
{
  gboolean found = !self->floats;

  *least = *most = 0.0;
  for (guint i = 0; i < self->lines->len; i++)
    for (guint j = 0; j < self->points->len; j++)
      {
        const Figure *figure = get_figure (self, i, j);

        if (isnan (figure->value))
          continue;
        *least = found ? MIN (*least, figure->value - figure->error) : figure->value - figure->error;
        *most = found ? MAX (*most, figure->value + figure->error) : figure->value + figure->error;
        found = TRUE;
      }
}

/* --- in words -------------------------------------------------------------------------------- */

char *
talia_figures_format (TaliaFigures *self, double value)
{
  g_autofree char *text = NULL;

  if (isnan (value))
    return g_strdup ("–");
  text = g_strdup_printf ("%.*f", (int) self->digits, fabs (value));
  /* A figure that rounds to zero has no sign. */
  return value < 0.0 && strpbrk (text, "123456789") != NULL ? talia_text_number (g_strconcat ("−", text, NULL))
                                                            : g_steal_pointer (&text);
}

char *
talia_figures_describe (TaliaFigures *self, guint line, guint point)
{
  const Figure *figure = get_figure (self, line, point);
  g_autofree char *value = talia_figures_format (self, figure->value), *error = NULL;

  if (isnan (figure->value) || figure->error == 0.0)
    return g_steal_pointer (&value);
  error = talia_figures_format (self, figure->error);
  return talia_text_number (g_strdup_printf ("%s ± %s", value, error));
}

char *
talia_figures_describe_point (TaliaFigures *self, guint point)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && point < self->points->len, NULL);

  for (guint i = 0; i < self->lines->len; i++)
    {
      g_autofree char *figure = talia_figures_describe (self, i, point);

      if (isnan (talia_figures_get (self, i, point)))
        continue;
      if (list->len > 0)
        g_string_append (list, ", ");
      if (self->lines->len > 1)
        g_string_append_printf (list, "%s ", get_line (self, i)->name);
      g_string_append (list, figure);
    }
  if (list->len == 0)
    g_string_append (list, "–");
  /* Translators: a point of a plot, such as "Deal 3", and its figures, such as "You 14, Ola 3" */
  return g_strdup_printf (C_ ("plot", "%s: %s"), get_point (self, point)->label, list->str);
}

static guint
find_own_line (TaliaFigures *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    if (get_line (self, i)->own)
      return i;
  return 0;
}

char *
talia_figures_describe_course (TaliaFigures *self)
{
  double first = NAN, last = NAN, least = INFINITY, most = -INFINITY;
  g_autofree char *from = NULL, *to = NULL, *low = NULL, *high = NULL;
  guint line;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->lines->len == 0)
    return g_strdup ("");
  line = find_own_line (self);
  for (guint i = 0; i < self->points->len; i++)
    {
      double value = talia_figures_get (self, line, i);

      if (isnan (value))
        continue;
      first = isnan (first) ? value : first;
      last = value;
      least = MIN (least, value);
      most = MAX (most, value);
    }
  if (isnan (first))
    return g_strdup ("");
  from = talia_figures_format (self, first);
  to = talia_figures_format (self, last);
  low = talia_figures_format (self, least);
  high = talia_figures_format (self, most);
  /* Translators: how a line of a plot goes: its name, its first and last figure, its least and its highest */
  return g_strdup_printf (_ ("%s: from %s to %s; lowest %s, highest %s."), get_line (self, line)->name, from, to, low,
                          high);
}
