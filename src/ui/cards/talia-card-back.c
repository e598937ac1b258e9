/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the backs of cards. */
#include "talia-card-back.h"

#include <glib/gi18n.h>
#include <math.h>

#include "talia-card-deck.h"
#include "talia-card-pips.h"

typedef struct Back Back;

struct Back
{
  const char *name;
  GdkRGBA ground, light, accent;
  /* Draws a pattern on the background, around the centre of a card of width `w` and height `h`. */
  void (*draw) (cairo_t *cr, const Back *back, double w, double h);
};

static void
stroke (cairo_t *cr, const GdkRGBA *color, double width)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, MAX (.7, width));
  cairo_stroke (cr);
}

static void
fill (cairo_t *cr, const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

static void
draw_lattice (cairo_t *cr, const Back *back, double w, double h)
{
  double step = w * .17, reach = w + h;
  int n = (int) ceil (reach / step);

  for (int i = -n; i <= n; i++)
    for (int way = -1; way <= 1; way += 2)
      {
        cairo_move_to (cr, i * step - way * reach, -reach);
        cairo_line_to (cr, i * step + way * reach, reach);
      }
  stroke (cr, &back->light, w * .014);
  for (int row = -n; row <= n; row++)
    for (int column = -n; column <= n; column++)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, (column + (row % 2 == 0 ? .5 : 0)) * step, row * step / 2, w * .018, 0, 2 * G_PI);
      }
  fill (cr, &back->accent);
}

/* Draws rings that overlap their neighbours by half. */
static void
draw_circles (cairo_t *cr, const Back *back, double w, double h)
{
  double step = w * .25;
  int n = (int) ceil (h / step);

  for (int row = -n; row <= n; row++)
    for (int column = -n; column <= n; column++)
      for (int ring = 0; ring < 2; ring++)
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, (column + (row % 2 == 0 ? 0 : .5)) * step, row * step / 2, step * (ring == 0 ? .5 : .1), 0,
                     2 * G_PI);
        }
  stroke (cr, &back->light, w * .013);
}

static void
add_petal (cairo_t *cr, double angle, double from, double to, double width)
{
  cairo_save (cr);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, from);
  cairo_curve_to (cr, width, from + (to - from) * .35, width, from + (to - from) * .75, 0, to);
  cairo_curve_to (cr, -width, from + (to - from) * .75, -width, from + (to - from) * .35, 0, from);
  cairo_restore (cr);
}

/* Draws a paper cut-out in the style of Łowicz: a flower in the centre, and one in each corner. */
static void
draw_rosette (cairo_t *cr, const Back *back, double w, double h)
{
  static const struct
  {
    int petals;
    double from, to, width;
    gboolean accent;
  } rings[] = { { 16, .27, .385, .045, FALSE }, { 12, .1, .29, .052, TRUE }, { 8, .035, .13, .04, FALSE } };
  const double x = w * .44, y = h / 2 - w * .06;

  for (int flower = 0; flower < 5; flower++)
    {
      cairo_save (cr);
      if (flower > 0)
        cairo_translate (cr, flower % 2 == 0 ? x : -x, flower < 3 ? y : -y);
      for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
        {
          double size = w * (flower > 0 ? .8 : 1);

          for (int petal = 0; petal < rings[i].petals; petal++)
            add_petal (cr, petal * 2 * G_PI / rings[i].petals, rings[i].from * size, rings[i].to * size,
                       rings[i].width * size);
          fill (cr, rings[i].accent ? &back->accent : &back->light);
        }
      cairo_arc (cr, 0, 0, w * .03, 0, 2 * G_PI);
      fill (cr, &back->accent);
      cairo_restore (cr);
    }
}

static void
draw_suits (cairo_t *cr, const Back *back, double w, double h)
{
  double step = w * .19;
  int n = (int) ceil (h / 2 / step);

  /* The lower half is the upper half turned upside down. */
  for (int half = 0; half < 2; half++)
    {
      cairo_rotate (cr, G_PI);
      for (int row = 0; row <= n; row++)
        for (int column = -3; column <= 3; column++)
          {
            GskPathBuilder *builder = gsk_path_builder_new ();
            g_autoptr (GskPath) path = NULL;
            int suit = ((column + row) % TALIA_SUITS + TALIA_SUITS) % TALIA_SUITS;

            talia_card_pips_add (builder, suit, (float) ((column + (row % 2 == 0 ? .25 : -.25)) * step),
                                 (float) (-(row + .5) * step), (float) (step * .56), FALSE);
            path = gsk_path_builder_free_to_path (builder);
            gsk_path_to_cairo (path, cr);
            fill (cr, suit == TALIA_HEARTS || suit == TALIA_DIAMONDS ? &back->accent : &back->light);
          }
    }
}

static void
draw_plain (cairo_t *cr, const Back *back, double w, double h)
{
  for (int i = 0; i < 2; i++)
    {
      double inset = w * (.11 + .05 * i);

      cairo_rectangle (cr, -w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset);
      stroke (cr, i == 0 ? &back->light : &back->accent, w * .02);
    }
}

static const Back backs[TALIA_CARD_BACKS] = {
  [TALIA_CARD_BACK_LATTICE] = { N_ ("Blue lattice"),
                                { .122f, .231f, .447f, 1 },
                                { .56f, .67f, .87f, .6f },
                                { .80f, .86f, .96f, .9f },
                                draw_lattice },
  [TALIA_CARD_BACK_CIRCLES] = { N_ ("Red rings"),
                                { .557f, .102f, .141f, 1 },
                                { 1, .87f, .80f, .75f },
                                { 1, .87f, .80f, 1 },
                                draw_circles },
  [TALIA_CARD_BACK_ROSETTE] = { N_ ("Green flower"),
                                { .055f, .310f, .255f, 1 },
                                { .976f, .945f, .851f, 1 },
                                { .933f, .706f, .227f, 1 },
                                draw_rosette },
  [TALIA_CARD_BACK_SUITS] = { N_ ("Violet suits"),
                              { .259f, .161f, .388f, 1 },
                              { .792f, .722f, .925f, 1 },
                              { .988f, .643f, .604f, 1 },
                              draw_suits },
  [TALIA_CARD_BACK_PLAIN] = { N_ ("Plain grey"),
                              { .239f, .263f, .294f, 1 },
                              { .867f, .886f, .906f, 1 },
                              { .600f, .640f, .680f, 1 },
                              draw_plain },
  [TALIA_CARD_BACK_DECK] = { N_ ("Back of the deck"), .draw = NULL },
};

static void
add_field (cairo_t *cr, double x, double y, double w, double h, double radius)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskRoundedRect field;

  gsk_rounded_rect_init_from_rect (&field, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) w, (float) h),
                                   (float) radius);
  gsk_path_builder_add_rounded_rect (builder, &field);
  path = gsk_path_builder_free_to_path (builder);
  gsk_path_to_cairo (path, cr);
}

/* The whole back of the player's deck, or the dots of the one that was built in. */
static gboolean
draw_deck (cairo_t *cr, TaliaCardDeck *deck, double w, double h)
{
  /* The built-in card is longer than ours, and its 20 rows of squares do not look the same upside down: 19 rows do. */
  double row = 10 / 142. * w;

  if (deck != NULL)
    {
      add_field (cr, 0, 0, w, h, w * .075);
      cairo_clip (cr);
      return talia_card_deck_draw (deck, cr, TALIA_NO_CARD, w / 2, h / 2, w, h);
    }
  deck = talia_card_deck_get_built_in ();
  if (deck == NULL)
    return FALSE;
  cairo_rectangle (cr, 0, h / 2 - 9.5 * row, w, 19 * row);
  cairo_clip (cr);
  return talia_card_deck_draw (deck, cr, TALIA_NO_CARD, w / 2, h / 2 + row / 2, w, 0);
}

static void
draw_own (cairo_t *cr, const Back *back, double w, double h)
{
  double margin = MAX (2, w * .06);

  add_field (cr, margin, margin, w - 2 * margin, h - 2 * margin, w * .045);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &back->ground);
  cairo_paint (cr);
  cairo_translate (cr, w / 2, h / 2);
  back->draw (cr, back, w, h);
}

void
talia_card_back_draw (cairo_t *cr, const TaliaCardLook *look, double w, double h)
{
  gboolean drawn = FALSE;

  g_return_if_fail (look != NULL && look->back < TALIA_CARD_BACKS);

  cairo_save (cr);
  if (look->back == TALIA_CARD_BACK_DECK)
    drawn = draw_deck (cr, look->deck, w, h);
  else
    {
      draw_own (cr, &backs[look->back], w, h);
      drawn = TRUE;
    }
  cairo_restore (cr);
  if (drawn)
    return;
  cairo_save (cr);
  draw_own (cr, &backs[TALIA_CARD_BACK_LATTICE], w, h);
  cairo_restore (cr);
}

const char *
talia_card_back_get_name (TaliaCardBack back)
{
  g_return_val_if_fail (back < TALIA_CARD_BACKS, NULL);

  return _ (backs[back].name);
}
