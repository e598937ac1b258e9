/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how much room the bar and the summary of a board need, for its geometry. */
#include "talia-board-room.h"

#include "talia-board-bar.h"
#include "talia-board-bubble.h"

/* The default resolution and font size of the desktop. */
#define USUAL_DPI (96 * 1024.f)
#define USUAL_SIZE (11.f * PANGO_SCALE)
/* The width from which several buttons have room at the end of the line, in heights of a line of text. */
#define LONG_LINES 44

/* Measures the height at a width, or at the least width of the widget if that is greater, because the stage then gives
 * it that width. */
static int
measure_height (GtkWidget *widget, int width)
{
  int least, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &height, NULL, NULL);
  return height;
}

static int
measure_bar (gpointer data, int width)
{
  GtkWidget *bar = talia_board_get_bar (data);

  if (TALIA_IS_BOARD_BAR (bar))
    return talia_board_bar_measure_whole (TALIA_BOARD_BAR (bar), width);
  return bar != NULL ? measure_height (bar, width) : 0;
}

static int
measure_bar_must (gpointer data, int width)
{
  GtkWidget *bar = talia_board_get_bar (data);

  return TALIA_IS_BOARD_BAR (bar) ? talia_board_bar_measure_least (TALIA_BOARD_BAR (bar), width)
                                  : measure_bar (data, width);
}

static int
measure_bar_room (gpointer data, int width)
{
  GtkWidget *bar = talia_board_get_bar (data);

  return TALIA_IS_BOARD_BAR (bar) ? talia_board_bar_measure_room (TALIA_BOARD_BAR (bar), width)
                                  : measure_bar (data, width);
}

static int
measure_bar_many (gpointer data, int width)
{
  GtkWidget *bar = talia_board_get_bar (data);

  return TALIA_IS_BOARD_BAR (bar) ? talia_board_bar_measure_many (TALIA_BOARD_BAR (bar), width) : 0;
}

static int
measure_bubble (gpointer data, int width)
{
  return talia_board_bubble_measure_room (data, width);
}

static int
measure_centre (gpointer data, int width)
{
  return measure_height (data, width);
}

/* Returns the size of letters relative to the usual one, by the desktop's text scale and font size. */
static float
get_text_scale (GtkWidget *board)
{
  GtkSettings *settings = gtk_widget_get_settings (board);
  g_autofree char *name = NULL;
  g_autoptr (PangoFontDescription) font = NULL;
  int dpi, size;

  g_object_get (settings, "gtk-xft-dpi", &dpi, "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name);
  size = pango_font_description_get_size (font);
  return (dpi > 0 ? (float) dpi / USUAL_DPI : 1)
         * (size > 0 && !pango_font_description_get_size_is_absolute (font) ? (float) size / USUAL_SIZE : 1);
}

void
talia_board_room_init (TaliaBoardRoom *room, TaliaBoard *board, int width, int height)
{
  GtkWidget *centre = talia_board_is_covered (board) ? NULL : talia_board_get_centre (board),
            *bar = talia_board_get_bar (board), *bubble = talia_board_get_bubble (board);
  const TaliaPhase phase = talia_board_get_view (board)->seen.phase;

  if (TALIA_IS_BOARD_BAR (bar))
    talia_board_bar_set_relieved (TALIA_BOARD_BAR (bar), bubble != NULL);
  *room = (TaliaBoardRoom) {
    .width = width,
    .height = height,
    .seats = talia_board_get_view (board)->seen.seats,
    .text_scale = get_text_scale (GTK_WIDGET (board)),
    .bar_height = measure_bar,
    .bar_room = measure_bar_room,
    .bar_must = measure_bar_must,
    .bar_data = board,
    .bar_sinks = TALIA_IS_BOARD_BAR (bar) && talia_board_bar_get_most_choices (TALIA_BOARD_BAR (bar)) > 1,
    .is_empty = phase == TALIA_PHASE_BID || phase == TALIA_PHASE_PASS,
    .centre_height = centre != NULL ? measure_centre : NULL,
    .centre_data = centre,
    .bubble_room = bubble != NULL ? measure_bubble : NULL,
    .bubble_data = bubble,
  };
}

void
talia_board_room_show_letters (const TaliaBoardRoom *room, TaliaBoard *board)
{
  if (room->text_scale > 1)
    gtk_widget_add_css_class (GTK_WIDGET (board), "large-letters");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (board), "large-letters");
}

void
talia_board_room_lay_line (TaliaBoardRoom *room, TaliaBoard *board)
{
  GtkWidget *bar = talia_board_get_bar (board);
  gboolean is_above_plate, is_low;

  if (!TALIA_IS_BOARD_BAR (bar))
    return;
  room->zoom = 1;
  is_above_plate = talia_board_geometry_is_bar_above_plate (room);
  /* The buttons for all the ways in which a card can take cards go to the end of the line only if it is long, because
   * the texts would have to give way to them. */
  room->bar_in_line = talia_board_geometry_has_line (room)
                      && (room->bar_least == 0 || room->width >= LONG_LINES * room->plate_line)
                      && talia_board_bar_get_most_choices (TALIA_BOARD_BAR (bar)) <= 1;
  talia_board_bar_set_in_line (TALIA_BOARD_BAR (bar), room->bar_in_line);
  room->bar_many = talia_board_geometry_has_many_above (room) ? measure_bar_many : NULL;
  is_low = talia_board_geometry_has_line (room);
  talia_board_bar_set_line_low (TALIA_BOARD_BAR (bar), is_low);
  room->bar_low = is_low ? talia_board_bar_measure_line (TALIA_BOARD_BAR (bar)) : 0;
  talia_board_bar_set_prompt_last (TALIA_BOARD_BAR (bar), is_above_plate);
  /* Above the player's plate, it grows into the empty middle of a trick; rows of cards are there all the time. */
  talia_board_bar_set_many_above (TALIA_BOARD_BAR (bar),
                                  room->bar_many != NULL || (is_above_plate && !room->wide_middle));
}
