/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a match: the cards on the table, and the first cards of the player's hand below them. */
#include "talia-table-picture.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"
#include "words/talia-words-cards.h"

/* The least size, and the distance of cards from the sides. */
#define WIDTH 84
#define HEIGHT 72
#define MARGIN 6

/* The width of a card relative to the width and to the height of the picture. Cards in rows are smaller, because there
 * may be four rows with a whole suit each. */
#define OF_WIDTH 0.36f
#define OF_HEIGHT 0.3f
#define ROWS_OF_WIDTH 0.19f

/* The part of a card's height that is seen of the player's hand; the rest is below the edge, as at a real table. */
#define HAND_SHOWN 0.6f

/* The greatest number of cards of the hand; so many have room for their ranks. */
#define MOST_HAND 5

/* The same if nothing is on the table: they are larger, fanned out in the middle. The width of a card relative to the
 * shorter side of the picture; the distance between two relative to its width, how much lower the outer ones are
 * relative to its height, and the angle between two in degrees. */
#define MOST_FANNED 3
#define FANNED_SIZE 0.46f
#define FANNED_STEP 0.2f
#define FANNED_DROP 0.03f
#define FANNED_ANGLE 12

/* The number of cards that represent the pack before a deal. */
#define PACK 3

/* The greatest number of cards that are named; more are only counted. */
#define NAMED 8

struct _TaliaTablePicture
{
  GtkWidget parent_instance;

  TaliaCards hand, table;
  gboolean rows;    /* the cards on the table are in a row for each suit */
  gboolean between; /* nothing has been dealt */
};

G_DEFINE_FINAL_TYPE (TaliaTablePicture, talia_table_picture, GTK_TYPE_WIDGET)

static TaliaCards
get_hand (const TaliaView *view)
{
  return view->seat != TALIA_NOBODY ? view->seen.hand[view->seat] : 0;
}

/* --- drawing ------------------------------------------------------------------------------------ */

static void
draw_card (TaliaTablePicture *self, GtkSnapshot *snapshot, TaliaCard card, int width, int x, int y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  talia_card_textures_append (talia_card_textures_get (), snapshot, GTK_WIDGET (self), card, width);
  gtk_snapshot_restore (snapshot);
}

/* Draws cards side by side in the middle, overlapping if there is not enough room. */
static void
draw_cards (TaliaTablePicture *self, GtkSnapshot *snapshot, TaliaCards cards, int width, int y)
{
  const int n = talia_cards_count (cards), room = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  const int step = n > 1 ? MIN (width + 2, (room - width) / (n - 1)) : 0;
  int x = MARGIN + (room - width - (n - 1) * step) / 2;

  for (; cards != 0; x += step)
    draw_card (self, snapshot, talia_cards_pop (&cards), width, x, y);
}

static void
draw_rows (TaliaTablePicture *self, GtkSnapshot *snapshot, int bottom)
{
  const int width = (int) ((float) gtk_widget_get_width (GTK_WIDGET (self)) * ROWS_OF_WIDTH);
  const int step = (bottom - MARGIN - (int) ((float) width * TALIA_CARD_ASPECT)) / (TALIA_SUITS - 1);

  for (int suit = 0; suit < TALIA_SUITS; suit++)
    draw_cards (self, snapshot, self->table & TALIA_SUIT_CARDS (suit), width, MARGIN + suit * step);
}

static void
draw_pack (TaliaTablePicture *self, GtkSnapshot *snapshot, int width)
{
  int x = (gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2 - PACK;
  int y = (gtk_widget_get_height (GTK_WIDGET (self)) - (int) ((float) width * TALIA_CARD_ASPECT)) / 2 + PACK;

  for (int i = 0; i < PACK; i++)
    draw_card (self, snapshot, TALIA_NO_CARD, width, x + 2 * i, y - 2 * i);
}

/* Returns the first cards of the hand, as many as are drawn. */
static TaliaCards
get_first (TaliaCards hand, int most)
{
  TaliaCards first = 0;

  for (int i = 0; i < most && hand != 0; i++)
    first |= TALIA_BIT (talia_cards_pop (&hand));
  return first;
}

static void
draw_fan (TaliaTablePicture *self, GtkSnapshot *snapshot, TaliaCards cards, float w, float h)
{
  const int n = talia_cards_count (cards);
  const int width = (int) (MIN (w, h) * FANNED_SIZE), height = (int) ((float) width * TALIA_CARD_ASPECT);

  for (int i = 0; i < n; i++)
    {
      const float place = (float) i - (float) (n - 1) / 2;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
          snapshot, &GRAPHENE_POINT_INIT (w / 2 + place * w * FANNED_STEP, h / 2 + ABS (place) * h * FANNED_DROP));
      gtk_snapshot_rotate (snapshot, place * FANNED_ANGLE);
      draw_card (self, snapshot, talia_cards_pop (&cards), width, -width / 2, -height / 2);
      gtk_snapshot_restore (snapshot);
    }
}

static void
talia_table_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaTablePicture *self = TALIA_TABLE_PICTURE (widget);
  const int w = gtk_widget_get_width (widget), h = gtk_widget_get_height (widget);
  const int width = (int) MIN ((float) w * OF_WIDTH, (float) h * OF_HEIGHT),
            height = (int) ((float) width * TALIA_CARD_ASPECT);
  const int edge = self->hand != 0 ? h - (int) ((float) height * HAND_SHOWN) : h;

  if (self->between || self->table == 0)
    {
      if (self->between)
        draw_pack (self, snapshot, width);
      else
        draw_fan (self, snapshot, get_first (self->hand, MOST_FANNED), (float) w, (float) h);
      return;
    }
  if (self->rows)
    draw_rows (self, snapshot, edge - 2);
  else
    draw_cards (self, snapshot, self->table, width, (edge - height) / 2);
  draw_cards (self, snapshot, get_first (self->hand, MOST_HAND), width, edge);
}

static void
talia_table_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

/* --- the widget --------------------------------------------------------------------------------- */

static void
talia_table_picture_class_init (TaliaTablePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = talia_table_picture_measure;
  widget_class->snapshot = talia_table_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "table-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_table_picture_init (TaliaTablePicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (talia_card_textures_get (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
talia_table_picture_new (void)
{
  return g_object_new (TALIA_TYPE_TABLE_PICTURE, NULL);
}

void
talia_table_picture_set_view (TaliaTablePicture *self, const TaliaView *view)
{
  g_return_if_fail (TALIA_IS_TABLE_PICTURE (self));
  g_return_if_fail (view != NULL);

  self->hand = get_hand (view);
  self->table = talia_state_table (&view->seen);
  self->rows = view->seen.board == TALIA_BOARD_ROWS;
  self->between = view->seen.phase == TALIA_PHASE_DEAL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The cards of the hand are only counted, because naming thirteen would be too long. */
char *
talia_table_picture_describe (const TaliaView *view)
{
  g_autofree char *names = NULL, *table = NULL, *hand = NULL;
  guint n_table, n_hand;

  g_return_val_if_fail (view != NULL, NULL);

  if (view->seen.phase == TALIA_PHASE_DEAL)
    return g_strdup (_ ("The next deal is still to be dealt."));
  n_table = (guint) talia_cards_count (talia_state_table (&view->seen));
  n_hand = (guint) talia_cards_count (get_hand (view));
  names = talia_words_cards (talia_state_table (&view->seen));
  if (n_table == 0)
    table = g_strdup (_ ("There is nothing on the table."));
  else if (n_table <= NAMED)
    table = g_strdup_printf (_ ("On the table: %s."), names);
  else
    table = g_strdup_printf (ngettext ("%u card on the table.", "%u cards on the table.", n_table), n_table);
  if (n_hand == 0)
    return g_steal_pointer (&table);
  hand = g_strdup_printf (ngettext ("%u card in your hand.", "%u cards in your hand.", n_hand), n_hand);
  return g_strdup_printf ("%s %s", table, hand);
}
