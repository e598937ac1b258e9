/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that nothing on a board covers anything else, by measuring each widget instead of trusting the layout. */
#include "covering.h"

#include <math.h>

#include "ui/board/seats/talia-contract-chip.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/talia-board-bubble.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"

/* The overlap that edges and rounding may cause, in pixels. */
#define TOLERANCE 1.5f
/* The smallest widths of a card on the table and of one in the hand, and the smallest side of a button. */
#define LEAST_TABLE_CARD 28
#define LEAST_HAND_CARD 44
#define LEAST_BUTTON 24
/* How much of a card of the hand may be below the board, as a part of its height. */
#define BELOW .1f

typedef struct
{
  CoveringRole role;
  GtkWidget *widget;
  graphene_rect_t rect; /* in the board's coordinates */
} Thing;

static const char *const role_names[COVERING_N_ROLES] = {
  "a card of the hand", "a card on the table",  "a plate", "a chip", "a text", "a button", "a badge", "a place",
  "a bubble",           "what follows the deal"
};

/* --- extents ----------------------------------------------------------------------------------- */

/* Sets the extents of a label's text on the board; returns FALSE if there are none. */
static gboolean
get_text_rect (GtkWidget *label, GtkWidget *board, graphene_rect_t *rect)
{
  graphene_matrix_t transform;
  PangoRectangle extents;
  int x, y;

  if (*gtk_label_get_text (GTK_LABEL (label)) == '\0' || !gtk_widget_compute_transform (label, board, &transform))
    return FALSE;
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), NULL, &extents);
  graphene_matrix_transform_bounds (&transform,
                                    &GRAPHENE_RECT_INIT ((float) (x + extents.x), (float) (y + extents.y),
                                                         (float) extents.width, (float) extents.height),
                                    rect);
  return TRUE;
}

/* Returns the extents of a widget without its rotation: the cards of a hand are turned by a few degrees. */
static gboolean
get_rect (GtkWidget *widget, GtkWidget *board, graphene_rect_t *rect)
{
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  graphene_rect_t bounds;
  graphene_point_t centre;

  if (!gtk_widget_compute_bounds (widget, board, &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, &centre);
  *rect = TALIA_IS_CARD_WIDGET (widget)
              ? GRAPHENE_RECT_INIT (centre.x - width / 2, centre.y - height / 2, width, height)
              : bounds;
  return TRUE;
}

static gboolean
overlap (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) && common.size.width > TOLERANCE && common.size.height > TOLERANCE;
}

static gboolean
is_within (const graphene_rect_t *inner, const graphene_rect_t *outer)
{
  return inner->origin.x >= outer->origin.x - TOLERANCE && inner->origin.y >= outer->origin.y - TOLERANCE
         && inner->origin.x + inner->size.width <= outer->origin.x + outer->size.width + TOLERANCE
         && inner->origin.y + inner->size.height <= outer->origin.y + outer->size.height + TOLERANCE;
}

static char *
describe (const Thing *thing)
{
  g_autofree char *text = NULL;

  if (GTK_IS_LABEL (thing->widget))
    text = g_strdup (gtk_label_get_text (GTK_LABEL (thing->widget)));
  else if (GTK_IS_BUTTON (thing->widget))
    text = g_strdup (gtk_button_get_label (GTK_BUTTON (thing->widget)));
  else if (TALIA_IS_CARD_WIDGET (thing->widget))
    text = g_strdup_printf ("%d", talia_card_widget_get_card (TALIA_CARD_WIDGET (thing->widget)));
  return g_strdup_printf ("%s%s%s%s at %g %g, %g x %g", role_names[thing->role], text != NULL ? " “" : "",
                          text != NULL ? text : "", text != NULL ? "”" : "", thing->rect.origin.x, thing->rect.origin.y,
                          thing->rect.size.width, thing->rect.size.height);
}

/* --- finding things -------------------------------------------------------------------------------- */

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget) && gtk_widget_get_width (widget) > 0;
}

/* Returns the role of the widget; COVERING_N_ROLES if it only contains others. */
static CoveringRole
get_role (GtkWidget *widget, TaliaCards hand)
{
  if (TALIA_IS_CARD_WIDGET (widget))
    {
      TaliaCard card = talia_card_widget_get_card (TALIA_CARD_WIDGET (widget));

      return card == TALIA_NO_CARD || hand & TALIA_BIT (card) ? COVERING_HAND : COVERING_TABLE;
    }
  if (gtk_widget_has_css_class (widget, "centre"))
    return COVERING_CENTRE;
  if (TALIA_IS_BOARD_BUBBLE (widget))
    return COVERING_BUBBLE;
  if (TALIA_IS_SEAT_PLATE (widget))
    return COVERING_PLATE;
  if (TALIA_IS_CONTRACT_CHIP (widget))
    return COVERING_CHIP;
  if (GTK_IS_BUTTON (widget))
    return COVERING_BUTTON;
  if (GTK_IS_LABEL (widget))
    return gtk_widget_has_css_class (widget, "badge")        ? COVERING_BADGE
           : gtk_widget_has_css_class (widget, "card-place") ? COVERING_PLACE
                                                             : COVERING_WORDS;
  return COVERING_N_ROLES;
}

/* Collects the things in drawing order, the lowest first. */
static void
collect (GtkWidget *widget, GtkWidget *board, TaliaCards hand, GArray *things)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Thing thing = { .role = get_role (child, hand), .widget = child };

      if (!is_seen (child))
        continue;
      if (thing.role == COVERING_N_ROLES)
        collect (child, board, hand, things);
      else if (thing.role == COVERING_WORDS ? get_text_rect (child, board, &thing.rect)
                                            : get_rect (child, board, &thing.rect))
        g_array_append_val (things, thing);
    }
}

/* --- one thing ----------------------------------------------------------------------------------------- */

/* Whether the complete text of a label is visible, or else in a tooltip. */
static gboolean
says_the_rest (GtkWidget *label, GtkWidget *board)
{
  graphene_rect_t rect;
  graphene_point_t point;

  if (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    return TRUE;
  g_assert_true (get_text_rect (label, board, &rect));
  graphene_rect_get_center (&rect, &point);
  for (GtkWidget *widget = gtk_widget_pick (board, point.x, point.y, GTK_PICK_DEFAULT);
       widget != NULL && widget != board; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_tooltip_text (widget) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether the label may lie over the edge of a plate, or over its numbers for a while. */
static gboolean
is_laid_over (GtkWidget *label)
{
  return gtk_widget_has_css_class (label, "dealer") || gtk_widget_has_css_class (label, "says");
}

/* Checks the texts within a thing: each is inside it, none overlaps another, and a shortened one is complete
 * elsewhere. */
static char *
check_texts (const Thing *thing, GtkWidget *widget, GtkWidget *board, GArray *rects)
{
  graphene_rect_t rect;
  char *fault = NULL;

  if (GTK_IS_LABEL (widget) && !is_laid_over (widget) && is_seen (widget) && get_text_rect (widget, board, &rect))
    {
      g_autofree char *where = describe (thing);

      if (!says_the_rest (widget, board))
        return g_strdup_printf ("“%s” is cut on %s, and nothing says the rest", gtk_label_get_text (GTK_LABEL (widget)),
                                where);
      if (!is_within (&rect, &thing->rect))
        return g_strdup_printf ("“%s” at %g %g, %g x %g leaves %s", gtk_label_get_text (GTK_LABEL (widget)),
                                rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, where);
      for (guint i = 0; i < rects->len; i++)
        if (overlap (&g_array_index (rects, graphene_rect_t, i), &rect))
          return g_strdup_printf ("“%s” covers another text on %s", gtk_label_get_text (GTK_LABEL (widget)), where);
      g_array_append_val (rects, rect);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && fault == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_seen (child))
      fault = check_texts (thing, child, board, rects);
  return fault;
}

/* Returns the upper left corner of a card, which shows its rank and suit, and stays visible if others lie on it. */
static graphene_rect_t
get_index (const Thing *thing)
{
  TaliaCardLook look = talia_card_look_get ();
  graphene_rect_t index = talia_card_face_get_index (&look, (int) thing->rect.size.width);

  graphene_rect_offset (&index, thing->rect.origin.x, thing->rect.origin.y);
  return index;
}

static gboolean
is_pressable (const Thing *thing)
{
  return thing->role == COVERING_BUTTON ? gtk_widget_get_sensitive (thing->widget)
         : thing->role == COVERING_HAND || thing->role == COVERING_TABLE
             ? gtk_widget_get_focusable (thing->widget) && gtk_widget_get_can_target (thing->widget)
             : FALSE;
}

static char *
check_thing (const Thing *thing, GtkWidget *board)
{
  graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (board),
                                             (float) gtk_widget_get_height (board)),
                  part = thing->rect;
  g_autofree char *what = describe (thing);
  g_autoptr (GArray) rects = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  float least = thing->role == COVERING_HAND     ? LEAST_HAND_CARD
                : thing->role == COVERING_TABLE  ? LEAST_TABLE_CARD
                : thing->role == COVERING_BUTTON ? LEAST_BUTTON
                                                 : 1;

  if (thing->role == COVERING_HAND)
    room.size.height += thing->rect.size.height * BELOW;
  if (!is_within (&thing->rect, &room))
    return g_strdup_printf ("%s leaves the board of %g x %g", what, room.size.width, room.size.height);
  if (thing->rect.size.width < least || thing->rect.size.height < least)
    return g_strdup_printf ("%s is too small", what);
  if (thing->role == COVERING_HAND || thing->role == COVERING_TABLE)
    part = get_index (thing);
  if (is_pressable (thing))
    {
      graphene_point_t point;
      GtkWidget *picked;

      graphene_rect_get_center (&part, &point);
      picked = gtk_widget_pick (board, point.x, point.y, GTK_PICK_DEFAULT);
      if (picked == NULL || (picked != thing->widget && !gtk_widget_is_ancestor (picked, thing->widget)))
        return g_strdup_printf ("%s cannot be pressed: %s is there", what,
                                picked != NULL ? gtk_widget_get_css_name (picked) : "nothing");
    }
  /* Cards may lie on the text of a place, and what is shown after a deal can be scrolled. */
  return thing->role == COVERING_PLACE || thing->role == COVERING_CENTRE
             ? NULL
             : check_texts (thing, thing->widget, board, rects);
}

/* --- two things -------------------------------------------------------------------------------------------- */

static gboolean
is_card (const Thing *thing)
{
  return thing->role == COVERING_HAND || thing->role == COVERING_TABLE;
}

/* Sets the corners of a part of a card on the board, with the card's rotation. */
static void
get_corners (const Thing *card, const graphene_rect_t *part, GtkWidget *board, graphene_point_t *corners)
{
  const graphene_point_t points[] = { part->origin,
                                      { part->origin.x + part->size.width, part->origin.y },
                                      { part->origin.x + part->size.width, part->origin.y + part->size.height },
                                      { part->origin.x, part->origin.y + part->size.height } };

  for (int i = 0; i < 4; i++)
    g_assert_true (gtk_widget_compute_point (card->widget, board, &points[i], &corners[i]));
}

/* Whether an edge of the first quadrilateral separates it from the second, or nearly so. */
static gboolean
is_apart (const graphene_point_t *one, const graphene_point_t *other)
{
  for (int i = 0; i < 4; i++)
    {
      const graphene_point_t from = one[i], to = one[(i + 1) % 4];
      const float length = hypotf (to.x - from.x, to.y - from.y);
      gboolean outside = TRUE;

      for (int j = 0; j < 4; j++)
        outside &=
            (to.x - from.x) * (other[j].y - from.y) - (to.y - from.y) * (other[j].x - from.x) <= TOLERANCE * length;
      if (outside)
        return TRUE;
    }
  return FALSE;
}

/* Whether the upper card covers the index of the lower one. */
static gboolean
is_index_covered (const Thing *below, const Thing *above, GtkWidget *board)
{
  const TaliaCardLook look = talia_card_look_get ();
  const graphene_rect_t index = talia_card_face_get_index (&look, gtk_widget_get_width (below->widget));
  graphene_point_t corners[4], card[4];

  get_corners (below, &index, board, corners);
  get_corners (above,
               &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (above->widget),
                                    (float) gtk_widget_get_height (above->widget)),
               board, card);
  return !is_apart (corners, card) && !is_apart (card, corners);
}

/* Whether `above` covers `below` in a way that is not allowed. Cards of the hand, and of the table, may lie on each
 * other, and badges on cards, if the indices stay free; a card of a row may lie on its place. */
static gboolean
is_covered (const Thing *below, const Thing *above, GtkWidget *board)
{
  graphene_rect_t index;

  if ((below->role == COVERING_PLACE && above->role == COVERING_TABLE)
      || (below->role == COVERING_PLACE && above->role == COVERING_PLACE))
    return FALSE;
  if (is_card (below) && below->role == above->role)
    return is_index_covered (below, above, board);
  if (below->role == COVERING_TABLE && above->role == COVERING_BADGE)
    {
      index = get_index (below);
      return overlap (&index, &above->rect);
    }
  return overlap (&below->rect, &above->rect);
}

char *
covering_find (GtkWidget *board, TaliaCards hand, guint counts[COVERING_N_ROLES])
{
  g_autoptr (GArray) things = g_array_new (FALSE, FALSE, sizeof (Thing));
  char *fault = NULL;

  collect (board, board, hand, things);
  memset (counts, 0, COVERING_N_ROLES * sizeof *counts);
  for (guint i = 0; i < things->len && fault == NULL; i++)
    {
      const Thing *thing = &g_array_index (things, Thing, i);

      counts[thing->role]++;
      fault = check_thing (thing, board);
      for (guint j = 0; j < i && fault == NULL; j++)
        if (is_covered (&g_array_index (things, Thing, j), thing, board))
          {
            g_autofree char *above = describe (thing), *below = describe (&g_array_index (things, Thing, j));

            fault = g_strdup_printf ("%s covers %s", above, below);
          }
    }
  return fault;
}
