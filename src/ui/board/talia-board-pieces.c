/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of a board: a piece, which is any child widget, flies to wherever it is said to be. */
#include "talia-board-pieces.h"

#include "talia-board-pace.h"

/* Time as flights count it. Without a frame clock nothing is seen and nothing flies. */
static gint64
get_now (TaliaBoard *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TaliaBoard *self = TALIA_BOARD (widget);
  TaliaBoardPieces *all = talia_board_get_pieces (self);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();
  gboolean moving = FALSE;
  GHashTableIter iter;
  TaliaBoardPiece *piece;

  g_hash_table_iter_init (&iter, all->pieces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    {
      if (talia_board_piece_is_moving (piece, now))
        {
          moving = TRUE;
          continue;
        }
      if (piece->widget == all->above && !piece->held)
        {
          all->above = NULL;
          gtk_widget_queue_draw (widget);
        }
      if (piece->leaving)
        g_ptr_array_add (gone, piece->widget);
    }
  for (guint i = 0; i < gone->len; i++)
    talia_board_remove (self, g_ptr_array_index (gone, i));

  gtk_widget_queue_allocate (widget);
  if (moving)
    return G_SOURCE_CONTINUE;
  all->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
ensure_tick (TaliaBoard *self)
{
  TaliaBoardPieces *all = talia_board_get_pieces (self);

  if (all->tick == 0)
    all->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
fly (TaliaBoard *self, TaliaBoardPiece *piece, const TaliaPose *pose)
{
  gboolean mapped = gtk_widget_get_mapped (GTK_WIDGET (self));

  if (talia_board_piece_fly (piece, pose, get_now (self), mapped ? talia_board_pace_get_flight (GTK_WIDGET (self)) : 0))
    ensure_tick (self);
}

static TaliaBoardPiece *
get_piece (TaliaBoard *self, GtkWidget *widget)
{
  return g_hash_table_lookup (talia_board_get_pieces (self)->pieces, widget);
}

void
talia_board_add (TaliaBoard *self, GtkWidget *widget)
{
  TaliaBoardPiece *piece = g_new0 (TaliaBoardPiece, 1);
  GtkWidget *bar = talia_board_get_bar (self);

  piece->widget = widget;
  g_hash_table_insert (talia_board_get_pieces (self)->pieces, widget, piece);
  gtk_widget_insert_before (widget, GTK_WIDGET (self), widget == bar ? NULL : bar);
}

void
talia_board_enter (TaliaBoard *self, GtkWidget *widget, const TaliaPose *pose, guint delay)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  piece->from = *pose;
  piece->delay = delay;
  piece->entered = TRUE;
}

gboolean
talia_board_get_pose (TaliaBoard *self, GtkWidget *widget, TaliaPose *pose)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  if (piece == NULL || !piece->placed)
    return FALSE;
  *pose = talia_board_piece_get_pose (piece, get_now (self));
  return TRUE;
}

void
talia_board_place (TaliaBoard *self, GtkWidget *widget, int width, int height, const TaliaPose *pose)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  talia_board_piece_resize (piece, width, height);
  fly (self, piece, pose);
}

void
talia_board_dismiss (TaliaBoard *self, GtkWidget *widget, const TaliaPose *pose)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  fly (self, piece, pose);
  talia_board_let_go (self, widget);
  if (!talia_board_piece_is_moving (piece, get_now (self)))
    {
      talia_board_remove (self, widget);
      return;
    }
  piece->leaving = TRUE;
  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_can_target (widget, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

void
talia_board_remove (TaliaBoard *self, GtkWidget *widget)
{
  TaliaBoardPieces *all = talia_board_get_pieces (self);

  if (all->above == widget)
    all->above = NULL;
  g_hash_table_remove (all->pieces, widget);
  gtk_widget_unparent (widget);
}

void
talia_board_hold (TaliaBoard *self, GtkWidget *widget, const TaliaPose *pose)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  talia_board_get_pieces (self)->above = widget;
  talia_board_piece_hold (piece, pose);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
talia_board_let_go (TaliaBoard *self, GtkWidget *widget)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  if (piece == NULL || !piece->held)
    return;
  talia_board_piece_let_go (piece, get_now (self), talia_board_pace_get_flight (GTK_WIDGET (self)));
  ensure_tick (self);
}

gboolean
talia_board_can_drag (TaliaBoard *self, GtkWidget *widget)
{
  TaliaBoardClass *klass = TALIA_BOARD_GET_CLASS (self);
  TaliaBoardPiece *piece = get_piece (self, widget);

  return klass->can_drag != NULL && piece != NULL && !piece->leaving && klass->can_drag (self, widget);
}

GtkWidget *
talia_board_find_piece (TaliaBoard *self, double x, double y)
{
  for (GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    {
      TaliaBoardPiece *piece = get_piece (self, child);
      graphene_point_t point;

      if (piece != NULL && !piece->held && !piece->leaving
          && gtk_widget_compute_point (GTK_WIDGET (self), child, &GRAPHENE_POINT_INIT ((float) x, (float) y), &point)
          && gtk_widget_contains (child, point.x, point.y))
        return child;
    }
  return NULL;
}

void
talia_board_shake (TaliaBoard *self, GtkWidget *widget)
{
  TaliaBoardPiece *piece = get_piece (self, widget);

  if (piece == NULL || talia_board_pace_get_flight (GTK_WIDGET (self)) == 0)
    return;
  talia_board_piece_shake (piece, get_now (self));
  ensure_tick (self);
}

void
talia_board_pieces_init (TaliaBoardPieces *self)
{
  self->pieces = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

void
talia_board_pieces_allocate (TaliaBoardPieces *self, TaliaBoard *board, gboolean all, gboolean land)
{
  gint64 now = get_now (board);
  GHashTableIter iter;
  TaliaBoardPiece *piece;

  g_hash_table_iter_init (&iter, self->pieces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    {
      if (land)
        talia_board_piece_land (piece);
      if (all || !piece->rests)
        talia_board_piece_allocate (piece, now);
    }
}

void
talia_board_pieces_snapshot (TaliaBoardPieces *self, TaliaBoard *board, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (board);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->above && get_piece (board, child) != NULL)
      gtk_widget_snapshot_child (widget, child, snapshot);
  if (self->above != NULL)
    gtk_widget_snapshot_child (widget, self->above, snapshot);
}

void
talia_board_pieces_clear (TaliaBoardPieces *self, TaliaBoard *board)
{
  GtkWidget *child;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (board), self->tick);
  self->tick = 0;
  self->above = NULL;
  g_hash_table_remove_all (self->pieces);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (board))) != NULL)
    gtk_widget_unparent (child);
}

void
talia_board_pieces_finish (TaliaBoardPieces *self)
{
  g_clear_pointer (&self->pieces, g_hash_table_unref);
}
