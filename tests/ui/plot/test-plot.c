/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests plots: their scale and legend, their description in words, and moving along the lines by keys. */
#include <math.h>

#include "find.h"
#include "model/base/talia-text.h"
#include "setup.h"
#include "ui/plot/talia-bar.h"
#include "ui/plot/talia-plot-canvas.h"
#include "ui/plot/talia-plot-mark.h"
#include "ui/plot/talia-plot-scale.h"
#include "ui/plot/talia-plot.h"
#include "window.h"

/* --- arithmetic -------------------------------------------------------------------------------- */

static void
test_scales_are_round_and_hold_all (void)
{
  static const struct
  {
    double least, most;
    guint steps;
    double from, to, step;
  } scales[] = {
    { 0, 0, 4, 0, 1, 1 },       { 0, 26, 4, 0, 30, 10 },    { -13, 26, 4, -20, 40, 20 },
    { 0, 3, 10, 0, 3, 1 },      { 0, 500, 5, 0, 500, 100 }, { -200, 512, 5, -200, 600, 200 },
    { -0.4, 0.4, 4, -1, 1, 1 }, { 0, 99, 1, 0, 100, 100 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      TaliaPlotScale scale;

      talia_plot_scale_init (&scale, scales[i].least, scales[i].most, scales[i].steps, 1.0);
      g_assert_cmpfloat (scale.least, ==, scales[i].from);
      g_assert_cmpfloat (scale.most, ==, scales[i].to);
      g_assert_cmpfloat (scale.step, ==, scales[i].step);
      g_assert_cmpfloat (talia_plot_scale_place (&scale, scale.most), ==, 1.0);
    }
}

static void
test_any_scale_holds_its_figures (void)
{
  for (int i = 0; i < 5000; i++)
    {
      double a = g_test_rand_double_range (-2000, 2000), b = g_test_rand_double_range (-2000, 2000);
      guint steps = (guint) g_test_rand_int_range (1, 12);
      TaliaPlotScale scale;

      talia_plot_scale_init (&scale, MIN (a, b), MAX (a, b), steps, 1.0);
      g_assert_cmpfloat (scale.least, <=, MIN (a, b));
      g_assert_cmpfloat (scale.most, >=, MAX (a, b));
      /* A scale on both sides of zero may need two steps. */
      g_assert_cmpuint (talia_plot_scale_count (&scale), <=, MAX (steps, 2) + 1);
    }
}

/* A bar extends from zero to its figure, on either side of zero, and no further. */
static void
test_bars_reach_from_zero_to_their_figure (void)
{
  static const struct
  {
    double value, least, most, begin, end;
  } bars[] = {
    { 0, 0, 26, 0, 0 },        { 13, 0, 26, 0, 0.5 },      { 26, 5, 26, 0, 1 },
    { -10, -10, 30, 0, 0.25 }, { 30, -10, 30, 0.25, 1 },   { -5, -10, -2, 0.5, 1 },
    { 40, 0, 26, 0, 1 },       { 0, -10, 30, 0.25, 0.25 }, { 0, 0, 0, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      GtkWidget *bar = g_object_ref_sink (talia_bar_new (bars[i].value, bars[i].least, bars[i].most, i % 2));
      double begin, end;

      talia_bar_get_ends (TALIA_BAR (bar), &begin, &end);
      g_assert_cmpfloat_with_epsilon (begin, bars[i].begin, 1e-9);
      g_assert_cmpfloat_with_epsilon (end, bars[i].end, 1e-9);
      g_assert_cmpint (gtk_widget_has_css_class (bar, "own"), ==, i % 2);
      g_assert_finalize_object (bar);
    }
}

/* --- words ------------------------------------------------------------------------------------- */

static TaliaFigures *
make_figures (void)
{
  TaliaFigures *figures = talia_figures_new ("Totals", 0);

  talia_figures_add_line (figures, "You", TRUE);
  talia_figures_add_line (figures, "Ola", FALSE);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *brief = g_strdup_printf ("%u", i + 1), *label = g_strdup_printf ("Deal %u", i + 1);

      talia_figures_add_point (figures, brief, label);
      talia_figures_set (figures, 0, i, i == 1 ? -7.0 : 3.0 * i);
      if (i != 2)
        talia_figures_set (figures, 1, i, 26.0);
    }
  return figures;
}

static void
test_figures_are_told (void)
{
  g_autoptr (TaliaFigures) figures = make_figures (), estimates = talia_figures_new ("Expected", 1);
  g_autofree char *first = talia_figures_describe_point (figures, 1), *gap = talia_figures_describe_point (figures, 2);
  g_autofree char *course = talia_figures_describe_course (figures), *estimate = NULL, *zero = NULL, *mirrored = NULL;
  double least, most;

  g_assert_cmpstr (first, ==, "Deal 2: You −7, Ola 26");
  g_assert_cmpstr (gap, ==, "Deal 3: You 6");
  g_assert_cmpstr (course, ==, "You: from 0 to 9; lowest −7, highest 9.");
  talia_figures_get_range (figures, &least, &most);
  g_assert_cmpfloat (least, ==, -7.0);
  g_assert_cmpfloat (most, ==, 26.0);

  talia_figures_add_line (estimates, "You", TRUE);
  talia_figures_add_point (estimates, "1", "Trick 1");
  talia_figures_set_estimate (estimates, 0, 0, -2.25, 0.5);
  estimate = talia_figures_describe_point (estimates, 0);
  g_assert_cmpstr (estimate, ==, "Trick 1: −2.2 ± 0.5");
  zero = talia_figures_format (estimates, -0.01);
  g_assert_cmpstr (zero, ==, "0.0");

  talia_text_set_right_to_left (TRUE);
  mirrored = talia_figures_format (estimates, -2.0);
  talia_text_set_right_to_left (FALSE);
  g_assert_cmpstr (mirrored, ==, "\u200e−2.0"); /* the mark keeps the sign in its place */
}

/* Figures of which 0 means nothing have the range of what is there. */
static void
test_figures_that_float (void)
{
  g_autoptr (TaliaFigures) figures = talia_figures_new ("Rating", 0);
  double least, most;

  talia_figures_let_float (figures);
  talia_figures_add_line (figures, "You", TRUE);
  for (guint i = 0; i < 3; i++)
    talia_figures_add_point (figures, "1", "Match 1");
  talia_figures_get_range (figures, &least, &most);
  g_assert_cmpfloat (least, ==, 0.0); /* nothing is there */
  g_assert_cmpfloat (most, ==, 0.0);
  talia_figures_set_estimate (figures, 0, 1, 1500, 100);
  talia_figures_set_estimate (figures, 0, 2, 1560, 60);
  talia_figures_get_range (figures, &least, &most);
  g_assert_cmpfloat (least, ==, 1400.0);
  g_assert_cmpfloat (most, ==, 1620.0);
}

/* --- the widget -------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *window, *plot, *canvas;
  guint activated;
} Fixture;

static void
activated_cb (TaliaPlot *plot, guint point, Fixture *self)
{
  self->activated = point + 1;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaFigures) figures = make_figures ();

  self->window = gtk_window_new ();
  self->plot = talia_plot_new ();
  talia_plot_set_figures (TALIA_PLOT (self->plot), figures);
  g_signal_connect (self->plot, "activated", G_CALLBACK (activated_cb), self);
  gtk_window_set_child (GTK_WINDOW (self->window), self->plot);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 500);
  gtk_window_present (GTK_WINDOW (self->window));
  self->canvas = find (self->plot, TALIA_TYPE_PLOT_CANVAS, 0);
  wait_until (gtk_widget_get_mapped (self->canvas));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (self->plot), (gpointer *) &self->plot);
  gtk_window_destroy (GTK_WINDOW (self->window));
  wait_until (self->plot == NULL);
}

static void
press (Fixture *self, const char *key, int expected)
{
  g_autofree char *command = g_strdup_printf ("xdotool key %s", key);
  g_autoptr (GError) error = NULL;

  gtk_widget_grab_focus (self->canvas);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  wait_until (talia_plot_get_selected (TALIA_PLOT (self->plot)) == expected);
}

static void
test_keys_walk_along (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *key;
    int point;
    const char *text;
  } steps[] = {
    { "Left", 3, "Deal 4: You 9, Ola 26" }, { "Left", 2, "Deal 3: You 6" },
    { "Home", 0, "Deal 1: You 0, Ola 26" }, { "Right", 1, "Deal 2: You −7, Ola 26" },
    { "End", 3, "Deal 4: You 9, Ola 26" },
  };

  wait_until (gtk_window_is_active (GTK_WINDOW (self->window)));
  g_assert_cmpint (talia_plot_get_selected (TALIA_PLOT (self->plot)), ==, -1);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      press (self, steps[i].key, steps[i].point);
      g_assert_true (has_shown_text (self->plot, steps[i].text));
    }
  press (self, "Return", 3);
  wait_until (self->activated == 4);
}

static void
test_the_same_is_a_table (Fixture *self, gconstpointer data)
{
  GtkWidget *expander = find (self->plot, GTK_TYPE_EXPANDER, 0), *list;

  gtk_test_accessible_assert_role (self->canvas, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (self->canvas, GTK_ACCESSIBLE_PROPERTY_LABEL, "Totals");
  gtk_test_accessible_assert_property (self->canvas, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "You: from 0 to 9; lowest −7, highest 9.");
  g_assert_cmpuint (count (self->plot, GTK_TYPE_LIST_BOX_ROW), ==, 0);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  list = find (self->plot, GTK_TYPE_LIST_BOX, 0);
  g_assert_cmpuint (count (list, GTK_TYPE_LIST_BOX_ROW), ==, 5); /* and the row of names */
  g_assert_true (is_named (find (list, GTK_TYPE_LIST_BOX_ROW, 3), "Deal 3: You 6"));
  g_assert_true (has_shown_text (list, "−7"));
}

/* Without a difference in line style, lines could only be told apart by colour. */
static void
test_lines_differ_without_colour (Fixture *self, gconstpointer data)
{
  GHashTable *seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < TALIA_MAX_LINES; i++)
    {
      g_autoptr (TaliaPlotMark) mark = g_object_ref_sink (TALIA_PLOT_MARK (talia_plot_mark_new (i, i == 0)));
      GskStroke *stroke = talia_plot_mark_create_stroke (mark);
      GString *text = g_string_new (NULL);
      gsize n;
      const float *dash = gsk_stroke_get_dash (stroke, &n);

      for (gsize j = 0; j < n; j++)
        g_string_append_printf (text, "%.0f ", (double) dash[j]);
      gsk_stroke_free (stroke);
      g_assert_true (g_hash_table_add (seen, g_string_free_and_steal (text)));
    }
  g_hash_table_unref (seen);
}

/* There is no warning at any size, with one figure, with none, and with very many. */
static void
test_any_size_and_number (Fixture *self, gconstpointer data)
{
  static const guint numbers[] = { 0, 1, 2, 1000 };
  static const int widths[] = { 900, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (int rtl = 0; rtl < 2; rtl++)
      {
        g_autoptr (TaliaFigures) figures = talia_figures_new ("Many", 1);
        g_autoptr (GdkPaintable) picture = NULL;

        talia_figures_add_line (figures, "You", FALSE);
        for (guint j = 0; j < numbers[i]; j++)
          {
            talia_figures_add_point (figures, "30 Nov", "30 November");
            talia_figures_set_estimate (figures, 0, j, sin (j) * 100.0, 5.0);
          }
        gtk_widget_set_direction (self->canvas, rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
        talia_plot_set_figures (TALIA_PLOT (self->plot), figures);
        gtk_window_set_default_size (GTK_WINDOW (self->window), widths[rtl], 300);
        wait_until ((gtk_widget_get_width (self->canvas) < (widths[0] + widths[1]) / 2) == rtl);
        picture = gtk_widget_paintable_new (self->canvas);
        g_assert_cmpint (gdk_paintable_get_intrinsic_width (picture), >, 0);
      }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/plot/scales-are-round-and-hold-all", test_scales_are_round_and_hold_all);
  g_test_add_func ("/plot/any-scale-holds-its-figures", test_any_scale_holds_its_figures);
  g_test_add_func ("/plot/bars-reach-from-zero-to-their-figure", test_bars_reach_from_zero_to_their_figure);
  g_test_add_func ("/plot/figures-are-told", test_figures_are_told);
  g_test_add_func ("/plot/figures-that-float", test_figures_that_float);
  g_test_add ("/plot/keys-walk-along", Fixture, NULL, set_up, test_keys_walk_along, tear_down);
  g_test_add ("/plot/the-same-is-a-table", Fixture, NULL, set_up, test_the_same_is_a_table, tear_down);
  g_test_add ("/plot/lines-differ-without-colour", Fixture, NULL, set_up, test_lines_differ_without_colour, tear_down);
  g_test_add ("/plot/any-size-and-number", Fixture, NULL, set_up, test_any_size_and_number, tear_down);
  return g_test_run ();
}
