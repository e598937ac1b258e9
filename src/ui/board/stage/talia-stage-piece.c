/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece on a stage: its position at a given time, and its path from one place to another. */
#include "talia-stage-piece.h"

#include <math.h>

#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-motion.h"

/* How much larger a card is drawn in flight, as a fraction of its size, if it flies further than its own width. */
#define LIFT .045f
/* The fraction of its flight in which a card rises, unless it has risen before it set off, and the fraction after which
 * it comes down. */
#define RISE .2f
#define FALL .7f
/* How far the path of a played card bends to the side, as a fraction of its length. */
#define ARC .06f

#define SHAKE_PIXELS 7

static gint64
get_shake (void)
{
  return talia_motion_get (TALIA_MOTION_REFUSE)->duration * (gint64) 1000;
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
  return (piece->placed && (now < piece->end || piece->goes_on)) || is_shaking (piece, now);
}

static float
get_distance (const TaliaStagePiece *piece)
{
  return hypotf (piece->to.x - piece->from.x, piece->to.y - piece->from.y);
}

/* Whether the piece flies so far that it has to be above the others; one that only makes room for its neighbours stays
 * among them. */
static gboolean
goes_far (const TaliaStagePiece *piece)
{
  return get_distance (piece) > (float) piece->width * .75f;
}

TaliaStageLayer
talia_stage_piece_get_layer (const TaliaStagePiece *piece, gint64 now)
{
  if (piece->held)
    return TALIA_STAGE_LAYER_HELD;
  if (!piece->placed || !piece->far || (now >= piece->end && !piece->goes_on))
    return TALIA_STAGE_LAYER_TABLE;
  return now < piece->start ? TALIA_STAGE_LAYER_READY : TALIA_STAGE_LAYER_FLIGHT;
}

/* Returns the fraction of the motion's time that has passed since the piece set off, from 0 to 1. */
static double
get_time (const TaliaStagePiece *piece, gint64 now)
{
  return CLAMP ((double) (now - piece->off) / (double) MAX (piece->end - piece->off, 1), 0, 1);
}

/* Bends the path of a played card as if it were thrown: to the side, and upwards if it flies across the table. */
static void
bend (const TaliaStagePiece *piece, float way, TaliaPose *pose)
{
  const float x = piece->to.x - piece->from.x, y = piece->to.y - piece->from.y, aside = ARC * 4 * way * (1 - way);

  if (piece->motion != TALIA_MOTION_PLAY || !piece->far)
    return;
  pose->x += (x < 0 ? -y : y) * aside;
  pose->y -= fabsf (x) * aside;
}

TaliaPose
talia_stage_piece_get_pose (const TaliaStagePiece *piece, gint64 now)
{
  TaliaPose pose = piece->to;

  if (piece->held)
    return piece->from;
  if (now < piece->end)
    {
      float s = (float) talia_motion_get_way (piece->motion, get_time (piece, now));

      pose.x = piece->from.x + (piece->to.x - piece->from.x) * s;
      pose.y = piece->from.y + (piece->to.y - piece->from.y) * s;
      pose.angle = piece->from.angle + (piece->to.angle - piece->from.angle) * s;
      pose.scale = piece->from.scale + (piece->to.scale - piece->from.scale) * s;
      bend (piece, s, &pose);
    }
  if (is_shaking (piece, now))
    {
      double t = talia_motion_get_way (TALIA_MOTION_REFUSE, (double) (now - piece->shaken) / (double) get_shake ());

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

/* Begins a motion; `rises`: a played card first rises from where it lies, and then sets off. */
static void
begin (TaliaStagePiece *piece, TaliaMotionKind kind, gint64 start, guint percent, gboolean rises)
{
  const TaliaMotion *motion = talia_motion_get (kind);

  piece->motion = kind;
  piece->start = start;
  piece->off = start + (rises && kind == TALIA_MOTION_PLAY ? motion->delay * (gint64) percent * 10 : 0);
  piece->end = piece->off + motion->duration * (gint64) percent * 10;
}

gboolean
talia_stage_piece_fly (TaliaStagePiece *piece, const TaliaPose *pose, gint64 now, guint percent)
{
  const gboolean known = piece->placed || piece->entered, far = piece->far && now < piece->end;
  const TaliaMotionKind usual = piece->entered ? piece->motion : TALIA_MOTION_PLAY;

  if (piece->placed && pose_equal (&piece->to, pose))
    return FALSE;
  piece->rests = FALSE;
  if (piece->held)
    {
      piece->to = *pose;
      return FALSE;
    }
  if (piece->placed && now < piece->start) /* still sets off at the planned time */
    {
      piece->to = *pose;
      return TRUE;
    }
  if (piece->placed)
    piece->from = talia_stage_piece_get_pose (piece, now);
  piece->to = *pose;
  piece->placed = TRUE;
  piece->entered = FALSE;
  piece->start = piece->off = piece->end = now;
  piece->far = far || goes_far (piece); /* a piece that is sent elsewhere in flight stays in flight */
  if (known && now > 0)
    begin (piece, piece->far ? usual : TALIA_MOTION_GAP, now + piece->delay * (percent > 0 ? 1000 : 0), percent, !far);
  piece->delay = 0;
  return piece->end > piece->start;
}

void
talia_stage_piece_take (TaliaStagePiece *piece, const TaliaPose *packet, const TaliaPose *goal, gint64 now,
                        guint percent)
{
  piece->rests = FALSE;
  piece->from = talia_stage_piece_get_pose (piece, now);
  piece->to = *packet;
  piece->then = *goal;
  piece->far = TRUE;
  piece->goes_on = percent > 0 && now > 0;
  begin (piece, TALIA_MOTION_GATHER, now, piece->goes_on ? percent : 0, FALSE);
}

void
talia_stage_piece_go_on (TaliaStagePiece *piece, gint64 now, guint percent)
{
  if (!piece->goes_on || now < piece->end)
    return;
  piece->goes_on = FALSE;
  piece->from = piece->to;
  piece->to = piece->then;
  begin (piece, TALIA_MOTION_TAKE, piece->end, percent, FALSE);
}

void
talia_stage_piece_land (TaliaStagePiece *piece)
{
  if (piece->leaving)
    return;
  piece->rests = FALSE;
  piece->start = piece->end = 0; /* also if the piece had not set off yet */
}

void
talia_stage_piece_hold (TaliaStagePiece *piece, const TaliaPose *pose)
{
  piece->rests = FALSE;
  piece->held = TRUE;
  piece->from = *pose;
}

void
talia_stage_piece_let_go (TaliaStagePiece *piece, gint64 now, guint percent)
{
  piece->rests = FALSE;
  piece->held = FALSE;
  piece->far = TRUE;
  begin (piece, TALIA_MOTION_PLAY, now, percent, FALSE);
}

void
talia_stage_piece_shake (TaliaStagePiece *piece, gint64 now)
{
  piece->rests = FALSE;
  piece->shaken = now;
}

/* Returns how high a piece is while it takes off, flies and lands, from 0 to 1. A piece that only makes room stays
 * down, and so does one that travels below another. */
static float
get_lift (const TaliaStagePiece *piece, gint64 now)
{
  const float time = (float) get_time (piece, now);

  if (piece->held)
    return 1;
  if (piece->below || now < piece->start || talia_stage_piece_get_layer (piece, now) != TALIA_STAGE_LAYER_FLIGHT)
    return 0;
  if (piece->motion == TALIA_MOTION_GATHER)
    return time;
  if (get_distance (piece) < (float) piece->width)
    return 0;
  if (now < piece->off)
    return (float) adw_easing_ease (ADW_EASE_OUT_CUBIC,
                                    (double) (now - piece->start) / (double) (piece->off - piece->start));
  if (time > FALL)
    return cosf ((float) G_PI / 2 * (time - FALL) / (1 - FALL));
  return piece->off > piece->start || piece->motion == TALIA_MOTION_TAKE ? 1 : MIN (time / RISE, 1);
}

/* Sets the height of a card, which its shadow shows. The height grows while the card rises, but when the card lands, it
 * drops at once. */
static void
raise_card (TaliaStagePiece *piece, float lift, gint64 now)
{
  TaliaCardHeight height = TALIA_CARD_LIES;

  if (piece->held)
    height = TALIA_CARD_IS_DRAGGED;
  else if (lift > 0 && now < piece->off)
    height = (TaliaCardHeight) lroundf (lift * TALIA_CARD_FLIES);
  else if (lift > 0)
    height = TALIA_CARD_FLIES;
  if (TALIA_IS_CARD_WIDGET (piece->widget))
    talia_card_widget_set_height (TALIA_CARD_WIDGET (piece->widget), height);
}

/* Turns a taken card face down at the beginning of its flight, and a card that comes back from its taker face up at the
 * end. */
static void
turn_card (TaliaStagePiece *piece, gint64 now)
{
  const float part = (float) talia_motion_get (TALIA_MOTION_TURN)->duration
                     / (float) talia_motion_get (TALIA_MOTION_TAKE)->duration,
              time = (float) get_time (piece, now);

  if (piece->motion != TALIA_MOTION_TAKE || !TALIA_IS_CARD_WIDGET (piece->widget))
    return;
  talia_card_widget_set_turned (TALIA_CARD_WIDGET (piece->widget),
                                piece->leaving ? 1 - MIN (time / part, 1) : 1 - MIN ((1 - time) / part, 1));
}

void
talia_stage_piece_allocate (TaliaStagePiece *piece, gint64 now)
{
  TaliaPose pose = talia_stage_piece_get_pose (piece, now);
  const float lift = get_lift (piece, now);
  GskTransform *transform;
  int least_width, least_height, width, height;

  /* The content of the widget may have grown since the piece was given its size. */
  gtk_widget_measure (piece->widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (piece->width, least_width);
  gtk_widget_measure (piece->widget, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  height = MAX (piece->height, least_height);

  piece->rests = !talia_stage_piece_is_moving (piece, now);
  if (piece->rests) /* on whole pixels, a piece that is not rotated is crisp */
    pose = (TaliaPose) { roundf (pose.x), roundf (pose.y), pose.angle, pose.scale };
  raise_card (piece, lift, now);
  turn_card (piece, now);
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
