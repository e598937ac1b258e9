/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces on a stage; a piece is any child widget, and flies to the place that it is given. */
#include "talia-stage-pieces.h"

#include "talia-board-pace.h"

/* Returns the time of the frame clock; 0 without one, when nothing is visible and nothing flies. */
static gint64
get_now (TaliaStagePieces *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->stage);

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TaliaStagePieces *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  const guint percent = talia_board_pace_get_percent (widget);
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();
  gboolean moving = FALSE;
  GHashTableIter iter;
  TaliaStagePiece *piece;

  g_hash_table_iter_init (&iter, self->pieces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    {
      talia_stage_piece_go_on (piece, now, percent);
      if (talia_stage_piece_is_moving (piece, now))
        {
          moving = TRUE;
          continue;
        }
      if (piece->widget == self->above && !piece->held)
        {
          self->above = NULL;
          gtk_widget_queue_draw (widget);
        }
      if (piece->leaving)
        g_ptr_array_add (gone, piece->widget);
    }
  for (guint i = 0; i < gone->len; i++)
    talia_stage_pieces_remove (self, g_ptr_array_index (gone, i));

  gtk_widget_queue_allocate (widget);
  if (moving)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  gtk_widget_queue_draw (widget); /* pieces that have landed are drawn lower */
  return G_SOURCE_REMOVE;
}

static void
ensure_tick (TaliaStagePieces *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->stage, tick_cb, self, NULL);
}

/* Returns the speed of motions in percent; 0 if the stage is not visible. */
static guint
get_percent (TaliaStagePieces *self)
{
  return gtk_widget_get_mapped (self->stage) ? talia_board_pace_get_percent (self->stage) : 0;
}

static void
fly (TaliaStagePieces *self, TaliaStagePiece *piece, const TaliaPose *pose)
{
  if (talia_stage_piece_fly (piece, pose, get_now (self), get_percent (self)))
    ensure_tick (self);
}

static TaliaStagePiece *
get_piece (TaliaStagePieces *self, GtkWidget *widget)
{
  return g_hash_table_lookup (self->pieces, widget);
}

void
talia_stage_pieces_add (TaliaStagePieces *self, GtkWidget *widget, GtkWidget *below)
{
  TaliaStagePiece *piece = g_new0 (TaliaStagePiece, 1);

  piece->widget = widget;
  g_hash_table_insert (self->pieces, widget, piece);
  gtk_widget_insert_before (widget, self->stage, below);
}

void
talia_stage_pieces_enter (TaliaStagePieces *self, GtkWidget *widget, const TaliaPose *pose, TaliaMotionKind motion,
                          guint delay)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  piece->from = *pose;
  piece->motion = motion;
  piece->delay = delay;
  piece->entered = TRUE;
}

gboolean
talia_stage_pieces_get_pose (TaliaStagePieces *self, GtkWidget *widget, TaliaPose *pose)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  if (piece == NULL || !piece->placed)
    return FALSE;
  *pose = talia_stage_piece_get_pose (piece, get_now (self));
  return TRUE;
}

void
talia_stage_pieces_place (TaliaStagePieces *self, GtkWidget *widget, int width, int height, const TaliaPose *pose)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  talia_stage_piece_resize (piece, width, height);
  fly (self, piece, pose);
}

void
talia_stage_pieces_put (TaliaStagePieces *self, GtkWidget *widget, int width, int height, const TaliaPose *pose)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  talia_stage_piece_resize (piece, width, height);
  talia_stage_piece_fly (piece, pose, get_now (self), 0);
}

/* Makes a piece that has just set off leave the stage: it will be removed when it arrives, and until then the player
 * cannot reach it. If it is not moving, it is removed at once. */
static void
see_off (TaliaStagePieces *self, TaliaStagePiece *piece)
{
  if (!talia_stage_piece_is_moving (piece, get_now (self)))
    {
      talia_stage_pieces_remove (self, piece->widget);
      return;
    }
  piece->leaving = TRUE;
  gtk_widget_set_focusable (piece->widget, FALSE);
  gtk_widget_set_can_target (piece->widget, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (piece->widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

void
talia_stage_pieces_dismiss (TaliaStagePieces *self, GtkWidget *widget, const TaliaPose *pose)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  fly (self, piece, pose);
  talia_stage_pieces_let_go (self, widget);
  see_off (self, piece);
}

void
talia_stage_pieces_take (TaliaStagePieces *self, GtkWidget *const *widgets, guint n, GtkWidget *top,
                         const TaliaPose *packet, const TaliaPose *goal)
{
  /* One time for all of them: between frames, the clock goes on from one call to the next. */
  const gint64 now = get_now (self);
  const guint percent = get_percent (self);

  for (guint i = 0; i < n; i++)
    {
      TaliaStagePiece *piece = get_piece (self, widgets[i]);

      g_return_if_fail (piece != NULL);

      piece->below = widgets[i] != top;
      if (piece->below)
        gtk_widget_insert_before (widgets[i], self->stage, top);
      talia_stage_piece_take (piece, packet, goal, now, percent);
    }
  ensure_tick (self);
  for (guint i = 0; i < n; i++)
    see_off (self, get_piece (self, widgets[i]));
}

/* Moves the focus away from a widget that is being removed. GTK would leave it there until the next frame, and keys
 * that are pressed or released in the meantime would be lost; after a lost release, the key seems to be held. */
static void
take_focus_from (TaliaStagePieces *self, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (self->stage);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_root_set_focus (root, gtk_widget_get_focusable (self->stage) ? self->stage : NULL);
}

void
talia_stage_pieces_remove (TaliaStagePieces *self, GtkWidget *widget)
{
  if (self->above == widget)
    self->above = NULL;
  g_hash_table_remove (self->pieces, widget);
  take_focus_from (self, widget);
  gtk_widget_unparent (widget);
}

void
talia_stage_pieces_hold (TaliaStagePieces *self, GtkWidget *widget, const TaliaPose *pose)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  g_return_if_fail (piece != NULL);

  self->above = widget;
  talia_stage_piece_hold (piece, pose);
  gtk_widget_queue_allocate (self->stage);
}

void
talia_stage_pieces_let_go (TaliaStagePieces *self, GtkWidget *widget)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  if (piece == NULL || !piece->held)
    return;
  talia_stage_piece_let_go (piece, get_now (self), talia_board_pace_get_percent (self->stage));
  ensure_tick (self);
}

gboolean
talia_stage_pieces_has (TaliaStagePieces *self, GtkWidget *widget)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  return piece != NULL && !piece->leaving;
}

GtkWidget *
talia_stage_pieces_find (TaliaStagePieces *self, double x, double y)
{
  for (GtkWidget *child = gtk_widget_get_last_child (self->stage); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    {
      TaliaStagePiece *piece = get_piece (self, child);
      graphene_point_t point;

      if (piece != NULL && !piece->held && !piece->leaving
          && gtk_widget_compute_point (self->stage, child, &GRAPHENE_POINT_INIT ((float) x, (float) y), &point)
          && gtk_widget_contains (child, point.x, point.y))
        return child;
    }
  return NULL;
}

void
talia_stage_pieces_shake (TaliaStagePieces *self, GtkWidget *widget)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  if (piece == NULL || talia_board_pace_get_percent (self->stage) == 0)
    return;
  talia_stage_piece_shake (piece, get_now (self));
  ensure_tick (self);
}

static void
free_piece (gpointer data)
{
  TaliaStagePiece *piece = data;

  talia_stage_picture_forget (&piece->picture);
  g_free (piece);
}

void
talia_stage_pieces_init (TaliaStagePieces *self, GtkWidget *stage)
{
  self->stage = stage;
  self->pieces = g_hash_table_new_full (NULL, NULL, NULL, free_piece);
}

void
talia_stage_pieces_allocate (TaliaStagePieces *self, gboolean all, gboolean land)
{
  gint64 now = get_now (self);
  GHashTableIter iter;
  TaliaStagePiece *piece;

  g_hash_table_iter_init (&iter, self->pieces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    {
      if (land)
        talia_stage_piece_land (piece);
      if (all || !piece->rests)
        talia_stage_piece_allocate (piece, now);
    }
}

void
talia_stage_pieces_land (TaliaStagePieces *self)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();
  GHashTableIter iter;
  TaliaStagePiece *piece;

  g_hash_table_iter_init (&iter, self->pieces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    {
      talia_stage_piece_land (piece);
      if (piece->leaving)
        g_ptr_array_add (gone, piece->widget);
    }
  for (guint i = 0; i < gone->len; i++)
    talia_stage_pieces_remove (self, g_ptr_array_index (gone, i));
  gtk_widget_queue_allocate (self->stage);
}

void
talia_stage_pieces_hide (TaliaStagePieces *self, gboolean hide)
{
  GHashTableIter iter;
  gpointer widget;

  g_hash_table_iter_init (&iter, self->pieces);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    gtk_widget_set_child_visible (widget, !hide);
}

TaliaStageLayer
talia_stage_pieces_get_layer (TaliaStagePieces *self, GtkWidget *widget)
{
  TaliaStagePiece *piece = get_piece (self, widget);

  g_return_val_if_fail (piece != NULL, TALIA_STAGE_LAYER_TABLE);

  return widget == self->above ? TALIA_STAGE_LAYER_HELD : talia_stage_piece_get_layer (piece, get_now (self));
}

GPtrArray *
talia_stage_pieces_list (TaliaStagePieces *self)
{
  GPtrArray *list = g_ptr_array_sized_new (g_hash_table_size (self->pieces));
  gint64 now = get_now (self);

  for (TaliaStageLayer height = TALIA_STAGE_LAYER_TABLE; height <= TALIA_STAGE_LAYER_HELD; height++)
    for (GtkWidget *child = gtk_widget_get_first_child (self->stage); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        TaliaStagePiece *piece = get_piece (self, child);

        if (piece != NULL && child != self->above && talia_stage_piece_get_layer (piece, now) == height)
          g_ptr_array_add (list, child);
      }
  if (self->above != NULL)
    g_ptr_array_add (list, self->above);
  return list;
}

void
talia_stage_pieces_snapshot (TaliaStagePieces *self, GtkSnapshot *snapshot)
{
  g_autoptr (GPtrArray) list = talia_stage_pieces_list (self);

  for (guint i = 0; i < list->len; i++)
    {
      TaliaStagePiece *piece = get_piece (self, g_ptr_array_index (list, i));

      if (!piece->rests)
        talia_stage_picture_forget (&piece->picture);
      /* Pictures are used only while something moves. A board that is drawn once is drawn exactly, independent of what
       * was drawn before. */
      if (piece->rests && self->tick != 0)
        talia_stage_picture_append (&piece->picture, self->stage, piece->widget, snapshot);
      else
        gtk_widget_snapshot_child (self->stage, piece->widget, snapshot);
    }
}

void
talia_stage_pieces_forget_pictures (TaliaStagePieces *self)
{
  GHashTableIter iter;
  TaliaStagePiece *piece;

  g_hash_table_iter_init (&iter, self->pieces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    talia_stage_picture_forget (&piece->picture);
}

void
talia_stage_pieces_clear (TaliaStagePieces *self)
{
  GtkWidget *child;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->stage, self->tick);
  self->tick = 0;
  self->above = NULL;
  g_hash_table_remove_all (self->pieces);
  while ((child = gtk_widget_get_first_child (self->stage)) != NULL)
    gtk_widget_unparent (child);
}

void
talia_stage_pieces_finish (TaliaStagePieces *self)
{
  g_clear_pointer (&self->pieces, g_hash_table_unref);
}
