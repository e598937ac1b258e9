/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of a score sheet on one page, as a table on paper. */
#include "talia-sheet-page.h"

#include <glib/gi18n.h>

/* The sizes of letters that are tried, in points. */
#define MOST 11.0
#define STEP 0.25

/* Sizes in relation to the size of the letters. */
#define HEADING 1.6      /* the letters of the title */
#define SMALL 0.85       /* those of notes */
#define PADDING 0.35     /* left and right of a text, and twice the space above and below it */
#define WRITING 1.9      /* the least height of a row to write into, */
#define NAME_WRITING 2.6 /* and of the row for names */
#define NAME_WIDTH 5.0   /* a longer name may be broken */
#define TIGHTER 0.4      /* the factor for all space around texts if there is no room otherwise */

/* The most that a row to write into grows to if there is room, and how much room a date needs, in points. */
#define MOST_WRITING 32.0
#define DATE_WIDTH 90.0

/* The most that titles and dealers take of the width, and the factor for both if there is no room otherwise. */
#define TITLES_SHARE 0.32
#define DEALERS_SHARE 0.16
#define SHARES_TIGHTER 0.55

/* What is added to the width of a text, so that rounding does not break it, in points. */
#define SLACK 0.5

/* Lines, in points. */
#define THIN 0.4
#define THICK 1.0

typedef struct
{
  PangoLayout *layout;
  double x, y;
} Text;

typedef struct
{
  double x1, y1, x2, y2, width;
} Line;

typedef struct
{
  double width, height;
} Extent;

struct _TaliaSheetPage
{
  TaliaSheet *sheet;
  PangoContext *context;
  double width, height;

  double size;  /* of the letters */
  double space; /* a factor for the space around texts */
  guint first;  /* the first row that is shown; those above share a row */

  double number, titles, dealers, column; /* the widths of columns */
  double head, names, fields;             /* the heights above the rows */
  double grown;                           /* how much more height rows to write into get */

  GHashTable *extents[2]; /* Extent by text, with letters of the greatest size: of usual and of bold ones */
  GArray *texts;          /* Text */
  GArray *lines;          /* Line */
};

/* --- texts -------------------------------------------------------------------------------------- */

static PangoLayout *
make_layout (TaliaSheetPage *self, const char *text, double size, gboolean bold)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

static double
get_size (TaliaSheetPage *self, double scale)
{
  return MAX (self->size * scale, TALIA_SHEET_LEAST);
}

static PangoLayout *
make_text (TaliaSheetPage *self, const char *text, double scale, gboolean bold)
{
  return make_layout (self, text, get_size (self, scale), bold);
}

/* Breaks a text into lines of that width, at most `lines` of them (0: any number). */
static PangoLayout *
break_text (PangoLayout *layout, double width, int lines)
{
  pango_layout_set_width (layout, (int) (MAX (width, 1) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (lines > 0)
    {
      pango_layout_set_height (layout, -lines);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  return layout;
}

static double
get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

/* Returns the size of a line with this text. It grows as the letters do, so that one measurement is enough. */
static Extent
measure_line (TaliaSheetPage *self, const char *text, double scale, gboolean bold)
{
  const double factor = get_size (self, scale) / MOST;
  Extent *extent = g_hash_table_lookup (self->extents[bold], text);

  if (extent == NULL)
    {
      g_autoptr (PangoLayout) layout = make_layout (self, text, MOST, bold);

      extent = g_new (Extent, 1);
      *extent = (Extent) { get_width (layout), get_height (layout) };
      g_hash_table_insert (self->extents[bold], g_strdup (text), extent);
    }
  return (Extent) { extent->width * factor, extent->height * factor };
}

/* Takes ownership of the layout. */
static void
put (TaliaSheetPage *self, PangoLayout *layout, double x, double y)
{
  const Text text = { layout, x, y };

  g_array_append_val (self->texts, text);
}

static void
draw_line (TaliaSheetPage *self, double x1, double y1, double x2, double y2, double width)
{
  const Line line = { x1, y1, x2, y2, width };

  g_array_append_val (self->lines, line);
}

/* --- widths ------------------------------------------------------------------------------------- */

static double
get_padding (TaliaSheetPage *self)
{
  return PADDING * self->size * self->space;
}

static TaliaSheetRow *
get_row (TaliaSheetPage *self, guint index)
{
  return g_ptr_array_index (self->sheet->rows, index);
}

/* Returns the width that the text needs in a cell; 0 if it is empty. */
static double
need (TaliaSheetPage *self, const char *text, double scale, gboolean bold)
{
  return *text != '\0' ? measure_line (self, text, scale, bold).width + 2 * get_padding (self) + SLACK : 0;
}

static gboolean
is_bold (const TaliaSheetRow *row)
{
  return row->kind != TALIA_SHEET_DEAL;
}

/* Returns the width of the widest cell, counting the titles of the fields. */
static double
find_widest_cell (TaliaSheetPage *self)
{
  double widest = 0;

  for (guint i = 0; i < self->sheet->fields->len; i++)
    {
      TaliaSheetField *field = g_ptr_array_index (self->sheet->fields, i);

      widest = MAX (widest, need (self, field->title, SMALL, FALSE));
    }
  for (guint i = self->first; i < self->sheet->rows->len; i++)
    for (guint j = 0; get_row (self, i)->cells[j] != NULL; j++)
      widest = MAX (widest, need (self, get_row (self, i)->cells[j], 1, is_bold (get_row (self, i))));
  return widest;
}

/* Returns the title of the row that stands for the first deals. */
static char *
describe_left_out (TaliaSheetPage *self)
{
  return g_strdup_printf (_ ("Deals %u–%u"), 1, self->first);
}

/* Measures what is left of the cells: the columns, and the titles of sums, which have the room of all of them. */
static void
measure_start (TaliaSheetPage *self)
{
  const double width = self->width * (self->space < 1 ? SHARES_TIGHTER : 1);
  g_autofree char *left_out = describe_left_out (self);
  const double dealer = self->sheet->has_dealer ? need (self, _ ("Dealer"), 1, TRUE) : 0;
  double sums = self->first > 0 ? need (self, left_out, 1, TRUE) : 0;

  self->number = need (self, "88", 1, FALSE);
  self->titles = self->sheet->has_titles ? need (self, _ ("Deal"), 1, TRUE) : 0;
  self->dealers = dealer;
  for (guint i = self->first; i < self->sheet->rows->len; i++)
    {
      const TaliaSheetRow *row = get_row (self, i);

      self->number = MAX (self->number, need (self, row->number, 1, FALSE));
      if (row->kind != TALIA_SHEET_DEAL)
        sums = MAX (sums, need (self, row->title, 1, TRUE));
      else if (self->sheet->has_titles)
        self->titles =
            MAX (self->titles, MAX (need (self, row->title, 1, FALSE), need (self, row->note, SMALL, FALSE)));
      if (self->sheet->has_dealer)
        self->dealers = MAX (self->dealers, need (self, row->dealer, 1, FALSE));
    }
  self->titles = MIN (self->titles, TITLES_SHARE * width);
  self->dealers = MAX (MIN (self->dealers, DEALERS_SHARE * width), dealer);
  sums = MIN (sums, TITLES_SHARE * width);
  self->number = MAX (self->number, sums - self->titles - self->dealers);
}

/* Shares out the width; returns whether there is enough for every cell and most names. */
static gboolean
measure_columns (TaliaSheetPage *self)
{
  const guint n_fields = self->sheet->fields->len, n_columns = self->sheet->columns->len;
  double name = 0;

  measure_start (self);
  for (guint i = 0; i < n_columns; i++)
    name = MAX (name, MIN (need (self, g_ptr_array_index (self->sheet->columns, i), 1, TRUE),
                           NAME_WIDTH * self->size + 2 * get_padding (self)));
  self->column = (self->width - self->number - self->titles - self->dealers) / n_columns;
  return self->column >= MAX (find_widest_cell (self) * n_fields, name);
}

/* --- heights ------------------------------------------------------------------------------------ */

static double
add_space (TaliaSheetPage *self, double height)
{
  return height + get_padding (self);
}

static double
get_line_height (TaliaSheetPage *self, double scale, gboolean bold)
{
  return measure_line (self, "8", scale, bold).height;
}

/* The room of the title of a row: sums and totals have that of the number and of the dealer, too. */
static double
get_title_width (TaliaSheetPage *self, const TaliaSheetRow *row)
{
  const double width = row->kind == TALIA_SHEET_DEAL ? self->titles : self->number + self->titles + self->dealers;

  return width - 2 * get_padding (self);
}

static PangoLayout *
make_title (TaliaSheetPage *self, const TaliaSheetRow *row)
{
  return break_text (make_text (self, row->title, 1, is_bold (row)), get_title_width (self, row), 0);
}

static PangoLayout *
make_note (TaliaSheetPage *self, const TaliaSheetRow *row)
{
  return break_text (make_text (self, row->note, SMALL, FALSE), get_title_width (self, row), 0);
}

/* Returns the height of a title; most have one line. */
static double
measure_title (TaliaSheetPage *self, const TaliaSheetRow *row)
{
  g_autoptr (PangoLayout) layout = NULL;

  if (measure_line (self, row->title, 1, is_bold (row)).width + SLACK < get_title_width (self, row))
    return get_line_height (self, 1, is_bold (row));
  layout = make_title (self, row);
  return get_height (layout);
}

/* Returns the height of the texts of a row. */
static double
measure_texts (TaliaSheetPage *self, const TaliaSheetRow *row)
{
  double height = get_line_height (self, 1, is_bold (row)), title = 0;

  if (*row->title != '\0' && (self->sheet->has_titles || row->kind != TALIA_SHEET_DEAL))
    title = measure_title (self, row);
  if (*row->note != '\0')
    {
      g_autoptr (PangoLayout) layout = make_note (self, row);

      title += get_height (layout);
    }
  return MAX (height, title);
}

static double
measure_row (TaliaSheetPage *self, const TaliaSheetRow *row)
{
  const double height = add_space (self, measure_texts (self, row));

  return talia_sheet_row_is_open (row) ? MAX (height, WRITING * self->size * self->space) + self->grown : height;
}

static PangoLayout *
make_name (TaliaSheetPage *self, const char *name)
{
  return break_text (make_text (self, name, 1, TRUE), self->column - 2 * get_padding (self), 2);
}

static void
measure_names (TaliaSheetPage *self)
{
  self->names = add_space (self, get_line_height (self, 1, TRUE));
  for (guint i = 0; i < self->sheet->columns->len; i++)
    {
      const char *name = g_ptr_array_index (self->sheet->columns, i);
      g_autoptr (PangoLayout) layout = make_name (self, name);

      self->names = MAX (self->names, *name == '\0' ? NAME_WRITING * self->size * self->space
                                                    : add_space (self, get_height (layout)));
    }
  self->fields = self->sheet->fields->len > 1 ? add_space (self, get_line_height (self, SMALL, FALSE)) : 0;
}

static PangoLayout *
make_heading (TaliaSheetPage *self)
{
  return break_text (make_text (self, self->sheet->title, HEADING, TRUE), self->width - DATE_WIDTH - self->size * 4, 0);
}

static PangoLayout *
make_about (TaliaSheetPage *self)
{
  return break_text (make_text (self, self->sheet->about, SMALL, FALSE), self->width, 0);
}

static void
measure_head (TaliaSheetPage *self)
{
  g_autoptr (PangoLayout) title = make_heading (self), about = make_about (self);

  self->head = get_height (title) + (*self->sheet->about != '\0' ? get_height (about) : 0) + self->size * self->space;
}

/* Returns the height of everything; counts the rows to write into. */
static double
measure_height (TaliaSheetPage *self, guint *n_open)
{
  double height;

  measure_head (self);
  measure_names (self);
  height = self->head + self->names + self->fields + THICK;
  if (self->first > 0)
    height += add_space (self, get_line_height (self, 1, TRUE));
  *n_open = 0;
  for (guint i = self->first; i < self->sheet->rows->len; i++)
    {
      height += measure_row (self, get_row (self, i));
      *n_open += talia_sheet_row_is_open (get_row (self, i));
    }
  return height;
}

/* --- fitting ------------------------------------------------------------------------------------ */

static gboolean
fits (TaliaSheetPage *self, double size, double space)
{
  gboolean wide;
  guint n_open;

  self->size = size;
  self->space = space;
  wide = measure_columns (self);
  return measure_height (self, &n_open) <= self->height && wide;
}

/* Lets the first deals share a row until the others fit: those whose fields say what the ones before have brought. */
static void
leave_out (TaliaSheetPage *self)
{
  guint n_open;

  while (measure_height (self, &n_open) > self->height && self->first + 1 < self->sheet->rows->len
         && get_row (self, self->first)->kind == TALIA_SHEET_DEAL
         && !talia_sheet_row_is_open (get_row (self, self->first)))
    {
      self->first++;
      measure_columns (self);
    }
}

/* Returns the largest size with which the sheet fits, or the least one. */
static double
find_size (TaliaSheetPage *self)
{
  double best = TALIA_SHEET_LEAST;
  int low = 1, high = (int) ((MOST - TALIA_SHEET_LEAST) / STEP);

  while (low <= high)
    {
      const int middle = (low + high) / 2;
      const double size = TALIA_SHEET_LEAST + middle * STEP;

      if (fits (self, size, 1))
        {
          best = size;
          low = middle + 1;
        }
      else
        high = middle - 1;
    }
  return best;
}

/* Finds the largest letters with which the sheet fits. */
static void
fit (TaliaSheetPage *self)
{
  const guint most = (guint) (self->height / TALIA_SHEET_LEAST);
  double size, left;
  guint n_open;

  if (self->sheet->rows->len > most && get_row (self, self->sheet->rows->len - most - 1)->kind == TALIA_SHEET_DEAL)
    self->first = self->sheet->rows->len - most;
  size = find_size (self);
  if (!fits (self, size, 1) && !fits (self, size, TIGHTER))
    leave_out (self);
  left = self->height - measure_height (self, &n_open);
  if (n_open > 0 && left > 0)
    self->grown = MIN (left / n_open, MAX (MOST_WRITING - WRITING * self->size, 0));
}

/* --- placing ------------------------------------------------------------------------------------ */

static void
place_head (TaliaSheetPage *self)
{
  PangoLayout *title = make_heading (self), *about = make_about (self);
  const char *words = *self->sheet->date != '\0' ? self->sheet->date : _ ("Date");
  PangoLayout *date = make_text (self, words, 1, FALSE);
  const double base = (double) pango_layout_get_baseline (title) / PANGO_SCALE;
  const double y = base - (double) pango_layout_get_baseline (date) / PANGO_SCALE;

  put (self, title, 0, 0);
  if (*self->sheet->date != '\0')
    put (self, date, self->width - get_width (date), y);
  else
    {
      put (self, date, self->width - DATE_WIDTH - get_padding (self) - get_width (date), y);
      draw_line (self, self->width - DATE_WIDTH, base, self->width, base, THIN);
    }
  if (*self->sheet->about != '\0')
    put (self, about, 0, get_height (title));
  else
    g_object_unref (about);
}

/* Puts a text in the middle of a cell, unless it is empty; takes ownership of the layout. */
static void
put_in_middle (TaliaSheetPage *self, PangoLayout *layout, double x, double y, double width, double height)
{
  if (pango_layout_get_width (layout) >= 0)
    {
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      put (self, layout, x + get_padding (self), y + (height - get_height (layout)) / 2);
    }
  else
    put (self, layout, x + (width - get_width (layout)) / 2, y + (height - get_height (layout)) / 2);
}

static void
put_at_start (TaliaSheetPage *self, PangoLayout *layout, double x, double y, double height)
{
  put (self, layout, x + get_padding (self), y + (height - get_height (layout)) / 2);
}

static double
get_cells_start (TaliaSheetPage *self)
{
  return self->number + self->titles + self->dealers;
}

static double
get_field_width (TaliaSheetPage *self)
{
  return self->column / self->sheet->fields->len;
}

static PangoLayout *
make_field (TaliaSheetPage *self, const TaliaSheetField *field)
{
  return break_text (make_text (self, field->title, SMALL, FALSE), get_field_width (self) - 2 * get_padding (self), 1);
}

static void
place_names (TaliaSheetPage *self, double y)
{
  const double height = self->names + self->fields;

  if (self->sheet->has_titles)
    put_at_start (self, make_text (self, _ ("Deal"), 1, TRUE), self->number, y, height);
  if (self->sheet->has_dealer)
    put_at_start (self, make_text (self, _ ("Dealer"), 1, TRUE), self->number + self->titles, y, height);
  for (guint i = 0; i < self->sheet->columns->len; i++)
    {
      const char *name = g_ptr_array_index (self->sheet->columns, i);
      const double x = get_cells_start (self) + self->column * i;

      if (*name != '\0')
        put_in_middle (self, make_name (self, name), x, y, self->column, self->names);
      for (guint j = 0; j < self->sheet->fields->len && self->fields > 0; j++)
        {
          TaliaSheetField *field = g_ptr_array_index (self->sheet->fields, j);

          put_in_middle (self, make_field (self, field), x + get_field_width (self) * j, y + self->names,
                         get_field_width (self), self->fields);
        }
      if (self->fields > 0)
        draw_line (self, x, y + self->names, x + self->column, y + self->names, THIN);
    }
}

static void
place_title (TaliaSheetPage *self, const TaliaSheetRow *row, double y, double height)
{
  const double x = (row->kind == TALIA_SHEET_DEAL ? self->number : 0) + get_padding (self);
  PangoLayout *title = make_title (self, row), *note = make_note (self, row);
  const gboolean has_note = *row->note != '\0';

  y += (height - get_height (title) - (has_note ? get_height (note) : 0)) / 2;
  put (self, title, x, y);
  if (has_note)
    put (self, note, x, y + get_height (title));
  else
    g_object_unref (note);
}

static void
place_cells (TaliaSheetPage *self, const TaliaSheetRow *row, double y, double height, gboolean only_running)
{
  for (guint i = 0; row->cells[i] != NULL; i++)
    {
      const TaliaSheetField *field = g_ptr_array_index (self->sheet->fields, i % self->sheet->fields->len);

      if (*row->cells[i] != '\0' && (!only_running || field->runs))
        put_in_middle (self, make_text (self, row->cells[i], 1, only_running || is_bold (row)),
                       get_cells_start (self) + get_field_width (self) * i, y, get_field_width (self), height);
    }
}

/* Draws the lines between number, title and dealer. */
static void
divide_start (TaliaSheetPage *self, double y, double height)
{
  if (self->sheet->has_titles)
    draw_line (self, self->number, y, self->number, y + height, THIN);
  if (self->sheet->has_dealer)
    draw_line (self, self->number + self->titles, y, self->number + self->titles, y + height, THIN);
}

static void
place_row (TaliaSheetPage *self, const TaliaSheetRow *row, double y, double height)
{
  if (*row->number != '\0')
    {
      PangoLayout *number = make_text (self, row->number, 1, FALSE);

      put (self, number, self->number - get_padding (self) - get_width (number),
           y + (height - get_height (number)) / 2);
    }
  if (*row->title != '\0' && (self->sheet->has_titles || row->kind != TALIA_SHEET_DEAL))
    place_title (self, row, y, height);
  if (*row->dealer != '\0' && self->sheet->has_dealer)
    put_at_start (self, break_text (make_text (self, row->dealer, 1, FALSE), self->dealers - 2 * get_padding (self), 1),
                  self->number + self->titles, y, height);
  place_cells (self, row, y, height, FALSE);
}

/* Places the row that stands for the first deals; returns its lower end. */
static double
place_left_out (TaliaSheetPage *self, double y)
{
  g_autofree char *title = describe_left_out (self);
  const double height = add_space (self, get_line_height (self, 1, TRUE));
  const double width = get_cells_start (self) - 2 * get_padding (self);

  put_at_start (self, break_text (make_text (self, title, 1, TRUE), width, 1), 0, y, height);
  place_cells (self, get_row (self, self->first - 1), y, height, TRUE);
  draw_line (self, 0, y + height, self->width, y + height, THIN);
  return y + height;
}

/* Draws the lines between the columns of players. */
static void
place_uprights (TaliaSheetPage *self, double top, double bottom)
{
  for (guint i = 0; i < self->sheet->columns->len; i++)
    {
      const double x = get_cells_start (self) + self->column * i;

      draw_line (self, x, top, x, bottom, self->fields > 0 || i == 0 ? THICK : THIN);
      for (guint j = 1; j < self->sheet->fields->len; j++)
        draw_line (self, x + get_field_width (self) * j, top + self->names, x + get_field_width (self) * j, bottom,
                   THIN);
    }
}

static void
place_frame (TaliaSheetPage *self, double top, double bottom)
{
  const double inset = THICK / 2;

  draw_line (self, 0, top, self->width, top, THICK);
  draw_line (self, 0, bottom, self->width, bottom, THICK);
  draw_line (self, inset, top, inset, bottom, THICK);
  draw_line (self, self->width - inset, top, self->width - inset, bottom, THICK);
}

static void
place (TaliaSheetPage *self)
{
  const double top = self->head;
  double y = top + self->names + self->fields;

  place_head (self);
  place_names (self, top);
  divide_start (self, top, y - top);
  draw_line (self, 0, y, self->width, y, THICK);
  if (self->first > 0)
    y = place_left_out (self, y);
  for (guint i = self->first; i < self->sheet->rows->len; i++)
    {
      const TaliaSheetRow *row = get_row (self, i);
      const double height = measure_row (self, row);

      place_row (self, row, y, height);
      if (row->kind == TALIA_SHEET_DEAL)
        divide_start (self, y, height);
      draw_line (self, 0, y, self->width, y, row->kind == TALIA_SHEET_DEAL ? THIN : THICK);
      y += height;
    }
  place_uprights (self, top, y);
  place_frame (self, top, y);
}

/* --- public ------------------------------------------------------------------------------------- */

static void
clear_text (gpointer data)
{
  g_object_unref (((Text *) data)->layout);
}

/* Letters have the same shapes and widths on paper and on a screen of any kind. */
static PangoContext *
make_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

TaliaSheetPage *
talia_sheet_page_new (TaliaSheet *sheet, double width, double height)
{
  TaliaSheetPage *self;

  g_return_val_if_fail (sheet != NULL && sheet->columns->len > 0 && sheet->fields->len > 0, NULL);

  self = g_new0 (TaliaSheetPage, 1);
  self->sheet = talia_sheet_ref (sheet);
  self->context = make_context ();
  self->width = width;
  self->height = height;
  for (guint i = 0; i < G_N_ELEMENTS (self->extents); i++)
    self->extents[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->texts = g_array_new (FALSE, FALSE, sizeof (Text));
  g_array_set_clear_func (self->texts, clear_text);
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  fit (self);
  place (self);
  return self;
}

void
talia_sheet_page_free (TaliaSheetPage *self)
{
  talia_sheet_unref (self->sheet);
  g_object_unref (self->context);
  for (guint i = 0; i < G_N_ELEMENTS (self->extents); i++)
    g_hash_table_unref (self->extents[i]);
  g_array_unref (self->texts);
  g_array_unref (self->lines);
  g_free (self);
}

void
talia_sheet_page_draw (TaliaSheetPage *self, cairo_t *cr)
{
  g_return_if_fail (self != NULL && cr != NULL);

  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = &g_array_index (self->lines, Line, i);

      cairo_set_line_width (cr, line->width);
      cairo_move_to (cr, line->x1, line->y1);
      cairo_line_to (cr, line->x2, line->y2);
      cairo_stroke (cr);
    }
  for (guint i = 0; i < self->texts->len; i++)
    {
      const Text *text = &g_array_index (self->texts, Text, i);

      cairo_move_to (cr, text->x, text->y);
      pango_cairo_show_layout (cr, text->layout);
    }
  cairo_restore (cr);
}

gboolean
talia_sheet_page_is_better (TaliaSheetPage *self, TaliaSheetPage *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->first != other->first)
    return self->first < other->first;
  if (self->size != other->size)
    return self->size > other->size;
  return self->space * WRITING * self->size + self->grown > other->space * WRITING * other->size + other->grown;
}

PangoLayout *
talia_sheet_page_get_text (TaliaSheetPage *self, guint index, double *x, double *y)
{
  Text *text;

  g_return_val_if_fail (self != NULL && x != NULL && y != NULL, NULL);

  if (index >= self->texts->len)
    return NULL;
  text = &g_array_index (self->texts, Text, index);
  *x = text->x;
  *y = text->y;
  return text->layout;
}
