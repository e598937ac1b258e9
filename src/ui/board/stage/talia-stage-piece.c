/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece on a stage: its position at a moment, and its way from one place to another. */
#include "talia-stage-piece.h"

#include <math.h>

#include "talia-board-motion.h"
#include "ui/cards/talia-card-widget.h"

/* In the middle of its flight, a card that flies further than its own width is that much larger. */
#define LIFT .045f

#define SHAKE_PIXELS 7

static gint64
get_shake (void)
{
  return talia_board_motion_get (TALIA_MOTION_REFUSE)->duration * (gint64) 1000;
}

static gboolean
is_shaking (const TaliaStagePiece *piece, gint64 now)
{
  return piece->shaken != 0 && now < piece->shaken + get_shake ();
}

static gboolean
pose_equal (const TaliaPose *a, const TaliaPose *b)
{
  return fabsf (a->x - b->x) < .5f && fabsf (a->y - b->y) < .5f && fabsf (a->angle - b->angle) < .05f
         && fabsf (a->scale - b->scale) < .005f;
}

gboolean
talia_stage_piece_is_moving (const TaliaStagePiece *piece, gint64 now)
{
  return (piece->placed && now < piece->end) || is_shaking (piece, now);
}

/* What merely makes room for its neighbours stays among them. */
static gboolean
goes_far (const TaliaStagePiece *piece)
{
  return hypotf (piece->to.x - piece->from.x, piece->to.y - piece->from.y) > (float) piece->width * .75f;
}

static TaliaMotionKind
get_motion (const TaliaStagePiece *piece)
{
  if (!piece->far)
    return TALIA_MOTION_GAP;
  return piece->dealt ? TALIA_MOTION_DEAL : TALIA_MOTION_PLAY;
}

TaliaStageLayer
talia_stage_piece_get_layer (const TaliaStagePiece *piece, gint64 now)
{
  if (piece->held)
    return TALIA_STAGE_LAYER_HELD;
  if (!piece->placed || now >= piece->end || !piece->far)
    return TALIA_STAGE_LAYER_TABLE;
  return now < piece->start ? TALIA_STAGE_LAYER_READY : TALIA_STAGE_LAYER_FLIGHT;
}

TaliaPose
talia_stage_piece_get_pose (const TaliaStagePiece *piece, gint64 now)
{
  TaliaPose pose = piece->to;

  if (piece->held)
    return piece->from;
  if (now < piece->end)
    {
      double t = CLAMP ((double) (now - piece->start) / (double) (piece->end - piece->start), 0, 1);
      float s = (float) adw_easing_ease (talia_board_motion_get (get_motion (piece))->easing, t);

      pose.x = piece->from.x + (piece->to.x - piece->from.x) * s;
      pose.y = piece->from.y + (piece->to.y - piece->from.y) * s;
      pose.angle = piece->from.angle + (piece->to.angle - piece->from.angle) * s;
      pose.scale = piece->from.scale + (piece->to.scale - piece->from.scale) * s;
    }
  if (is_shaking (piece, now))
    {
      double t = (double) (now - piece->shaken) / (double) get_shake ();

      pose.x += (float) (SHAKE_PIXELS * (1 - t) * sin (t * 6 * G_PI));
    }
  return pose;
}

void
talia_stage_piece_resize (TaliaStagePiece *piece, int width, int height)
{
  piece->rests &= piece->width == width && piece->height == height;
  piece->width = width;
  piece->height = height;
}

gboolean
talia_stage_piece_fly (TaliaStagePiece *piece, const TaliaPose *pose, gint64 now, guint flight)
{
  gboolean known = piece->placed || piece->entered, far = piece->far && now < piece->end;

  if (piece->placed && pose_equal (&piece->to, pose))
    return FALSE;
  piece->rests = FALSE;
  if (piece->held)
    {
      piece->to = *pose;
      return FALSE;
    }
  if (piece->placed && now < piece->start) /* sets off when it was to */
    {
      piece->to = *pose;
      return TRUE;
    }
  if (piece->placed)
    piece->from = talia_stage_piece_get_pose (piece, now);
  piece->to = *pose;
  piece->placed = TRUE;
  piece->entered = FALSE;
  piece->start = piece->end = now;
  if (known && flight > 0 && now > 0)
    {
      piece->start = now + piece->delay * 1000;
      piece->end = piece->start + flight * (gint64) 1000;
    }
  piece->dealt = piece->delay > 0;
  piece->far = far || goes_far (piece); /* led elsewhere in flight, it still flies */
  piece->delay = 0;
  return piece->end > piece->start;
}

void
talia_stage_piece_land (TaliaStagePiece *piece)
{
  if (piece->leaving)
    return;
  piece->rests = FALSE;
  piece->start = piece->end = 0; /* also where it had not set off yet */
}

void
talia_stage_piece_hold (TaliaStagePiece *piece, const TaliaPose *pose)
{
  piece->rests = FALSE;
  piece->held = TRUE;
  piece->from = *pose;
}

void
talia_stage_piece_let_go (TaliaStagePiece *piece, gint64 now, guint flight)
{
  piece->rests = FALSE;
  piece->held = FALSE;
  piece->far = TRUE;
  piece->dealt = FALSE;
  piece->start = now;
  piece->end = now + flight * (gint64) 1000;
}

void
talia_stage_piece_shake (TaliaStagePiece *piece, gint64 now)
{
  piece->rests = FALSE;
  piece->shaken = now;
}

/* How much of the way up a piece is that flies off and lands, from 0 to 1. What only makes room stays down. */
static float
get_lift (const TaliaStagePiece *piece, gint64 now)
{
  if (piece->held)
    return 1;
  if (now >= piece->end || now < piece->start
      || hypotf (piece->to.x - piece->from.x, piece->to.y - piece->from.y) < (float) piece->width)
    return 0;
  return sinf ((float) G_PI * (float) (now - piece->start) / (float) (piece->end - piece->start));
}

/* The shadow of a card tells how high it is. */
static void
raise_card (TaliaStagePiece *piece, float lift)
{
  TaliaCardHeight height = TALIA_CARD_LIES;

  if (piece->held)
    height = TALIA_CARD_IS_DRAGGED;
  else if (lift > 0)
    height = (TaliaCardHeight) lroundf (lift * TALIA_CARD_FLIES);
  if (TALIA_IS_CARD_WIDGET (piece->widget))
    talia_card_widget_set_height (TALIA_CARD_WIDGET (piece->widget), height);
}

void
talia_stage_piece_allocate (TaliaStagePiece *piece, gint64 now)
{
  TaliaPose pose = talia_stage_piece_get_pose (piece, now);
  const float lift = get_lift (piece, now);
  GskTransform *transform;
  int least_width, least_height, width, height;

  /* What it says may have grown since it was given its place. */
  gtk_widget_measure (piece->widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (piece->width, least_width);
  gtk_widget_measure (piece->widget, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  height = MAX (piece->height, least_height);

  piece->rests = !talia_stage_piece_is_moving (piece, now);
  if (piece->rests) /* on whole pixels what lies straight is crisp */
    pose = (TaliaPose) { roundf (pose.x), roundf (pose.y), pose.angle, pose.scale };
  raise_card (piece, lift);
  pose.scale *= 1 + LIFT * lift;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (pose.x, pose.y));
  if (fabsf (pose.angle) > .01f)
    transform = gsk_transform_rotate (transform, pose.angle);
  if (fabsf (pose.scale - 1) > .001f)
    transform = gsk_transform_scale (transform, pose.scale, pose.scale);
  transform = gsk_transform_translate (
      transform, &GRAPHENE_POINT_INIT (floorf ((float) -width / 2), floorf ((float) -height / 2)));
  gtk_widget_allocate (piece->widget, width, height, -1, transform);
}
