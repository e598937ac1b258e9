/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a match: the cards on the table, and the player's hand below them. */
#include "talia-table-picture.h"

#include <glib/gi18n.h>

#include "talia-felt.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"
#include "words/talia-words-cards.h"

#define WIDTH 84
#define HEIGHT 72
#define MARGIN 6

/* The widths of cards. Those in rows are smaller, because there may be four rows with a whole suit each. */
#define CARD 20
#define SMALL 15

/* The height of the visible part of the player's hand; the lower part is below the edge, as at a real table. */
#define HAND_SHOWN 19

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
  const int step = (bottom - MARGIN - (int) (SMALL * TALIA_CARD_ASPECT)) / (TALIA_SUITS - 1);

  for (int suit = 0; suit < TALIA_SUITS; suit++)
    draw_cards (self, snapshot, self->table & TALIA_SUIT_CARDS (suit), SMALL, MARGIN + suit * step);
}

static void
draw_pack (TaliaTablePicture *self, GtkSnapshot *snapshot)
{
  int x = (gtk_widget_get_width (GTK_WIDGET (self)) - CARD) / 2 - PACK;
  int y = (gtk_widget_get_height (GTK_WIDGET (self)) - (int) (CARD * TALIA_CARD_ASPECT)) / 2 + PACK;

  for (int i = 0; i < PACK; i++)
    draw_card (self, snapshot, TALIA_NO_CARD, CARD, x + 2 * i, y - 2 * i);
}

static void
talia_table_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaTablePicture *self = TALIA_TABLE_PICTURE (widget);
  const int edge = gtk_widget_get_height (widget) - HAND_SHOWN;

  if (self->between)
    draw_pack (self, snapshot);
  else if (self->rows)
    draw_rows (self, snapshot, edge - 2);
  else
    draw_cards (self, snapshot, self->table, CARD, (edge - (int) (CARD * TALIA_CARD_ASPECT)) / 2);
  draw_cards (self, snapshot, self->hand, CARD, edge);
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
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  talia_felt_follow (GTK_WIDGET (self));
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
