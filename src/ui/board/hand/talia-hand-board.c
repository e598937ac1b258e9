/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of boards with a hand of cards and seats around the table; each kind of board adds its own middle. */
#include "talia-hand-board.h"

#include <math.h>

#include "settings/talia-settings.h"
#include "talia-board-deal.h"
#include "talia-board-input.h"
#include "talia-taken-stacks.h"
#include "ui/board/seats/talia-board-seats.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/talia-board-backs.h"
#include "ui/board/talia-board-bar.h"
#include "ui/board/talia-board-bubble.h"
#include "ui/board/talia-board-room.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"

/* How far a card is raised if it is chosen, proposed by a hint or just received, and if it has the focus, as fractions
 * of its height. */
#define CHOSEN .22f
#define HINTED .13f
#define RECEIVED .1f
#define FOCUSED .09f

/* How far cards that may be played are raised, as a fraction of their height, and the limits in pixels. */
#define LEGAL .08f
#define LEAST_LEGAL 10
#define MOST_LEGAL 14

/* How far the card on top moves up when cards are taken, as a fraction of its height. */
#define PUSH .1f
/* The gap between the pointer of a bubble and its card, and between a bubble and the edge of the board, in pixels. */
#define TIP_GAP 3
#define EDGE 8

typedef struct
{
  TaliaBoardSeats seats;
  TaliaBoardHand hand;
  TaliaBoardBacks backs; /* cards that the player may not see yet */
  TaliaCards hinted;
  TaliaCards taken[TALIA_MAX_SEATS]; /* the cards that each seat had taken at the last update */
  guint shown;                       /* the number of the deal at the last update */
  TaliaBoardGeometry geometry;
  TaliaBoardInput input;
  TaliaBoardDeal deal;
  TaliaTakenStacks stacks;
} TaliaHandBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TaliaHandBoard, talia_hand_board, TALIA_TYPE_BOARD)

#define PRIVATE(self) ((TaliaHandBoardPrivate *) talia_hand_board_get_instance_private (self))

static const TaliaView *
get_view (TaliaHandBoard *self)
{
  return talia_board_get_view (TALIA_BOARD (self));
}

static gboolean
has_layout (TaliaHandBoard *self)
{
  return PRIVATE (self)->geometry.card_width > 0;
}

/* --- the cards of the hand ----------------------------------------------------------------- */

static void
card_played_cb (TaliaCardWidget *widget, TaliaHandBoard *self)
{
  if (talia_board_is_waiting (TALIA_BOARD (self)))
    {
      talia_board_hasten (TALIA_BOARD (self));
      return;
    }
  talia_board_hasten (TALIA_BOARD (self));
  TALIA_HAND_BOARD_GET_CLASS (self)->card_chosen (self, talia_card_widget_get_card (widget), GTK_WIDGET (widget));
}

/* Whether there is a card that can be played and not just marked, so that Enter has to play it. */
static gboolean
has_moves (TaliaHandBoard *self)
{
  TaliaBoardHand *hand = &PRIVATE (self)->hand;

  for (guint i = 0; i < hand->n; i++)
    {
      TaliaCardWidget *widget = TALIA_CARD_WIDGET (hand->cards[hand->order[i]]);

      if (talia_card_widget_get_playable (widget) && !talia_card_widget_get_can_mark (widget))
        return TRUE;
    }
  return FALSE;
}

static gboolean
card_confirmed_cb (TaliaCardWidget *widget, TaliaHandBoard *self)
{
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (self);

  if (klass->card_confirmed != NULL)
    {
      talia_board_hasten (TALIA_BOARD (self));
      return klass->card_confirmed (self, talia_card_widget_get_card (widget), GTK_WIDGET (widget));
    }
  if (!talia_board_get_can_confirm (TALIA_BOARD (self)) || has_moves (self))
    return FALSE;
  talia_board_confirm (TALIA_BOARD (self));
  return TRUE;
}

static void
card_focused_cb (TaliaCardWidget *widget, GParamSpec *pspec, TaliaHandBoard *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (widget)))
    PRIVATE (self)->hand.last_focus = talia_card_widget_get_card (widget);
  talia_board_queue_arrange (TALIA_BOARD (self)); /* the card with the focus is raised */
}

static void
add_card (TaliaHandBoard *self, TaliaCard card, gboolean dealt)
{
  TaliaHandBoardPrivate *priv = PRIVATE (self);
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (self);
  GtkWidget *widget = talia_card_widget_new (card);
  TaliaPose pose;

  priv->hand.cards[card] = widget;
  g_signal_connect_object (widget, "played", G_CALLBACK (card_played_cb), self, 0);
  g_signal_connect_object (widget, "confirmed", G_CALLBACK (card_confirmed_cb), self, 0);
  g_signal_connect_object (widget, "notify::has-focus", G_CALLBACK (card_focused_cb), self, 0);
  talia_stage_add (TALIA_STAGE (self), widget);

  if (dealt || !has_layout (self))
    return;
  if (klass->find_source != NULL && klass->find_source (self, card, &pose))
    talia_stage_enter (TALIA_STAGE (self), widget, &pose, TALIA_MOTION_PLAY, 0);
  else if (talia_hand_board_get_taken_pose (self, card, TRUE, &pose))
    talia_stage_enter (TALIA_STAGE (self), widget, &pose, TALIA_MOTION_TAKE, 0);
}

static void
remove_card (TaliaHandBoard *self, TaliaCard card)
{
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (self);
  GtkWidget *widget = g_steal_pointer (&PRIVATE (self)->hand.cards[card]);
  TaliaPose pose;

  g_signal_handlers_disconnect_by_data (widget, self);
  if (has_layout (self) && klass->find_goal != NULL && klass->find_goal (self, card, &pose))
    talia_stage_dismiss (TALIA_STAGE (self), widget, &pose);
  else
    talia_stage_remove (TALIA_STAGE (self), widget);
}

static void
sync_hand (TaliaHandBoard *self, gboolean dealt)
{
  TaliaBoardHand *hand = &PRIVATE (self)->hand;
  const TaliaState *state = &get_view (self)->seen;
  TaliaCards wanted = state->hand[get_view (self)->seat];
  gboolean moved, focused = talia_board_hand_find_focus (hand) >= 0;
  TaliaCard heir = talia_board_hand_find_heir (hand, wanted);

  if (heir != TALIA_NO_CARD)
    gtk_widget_grab_focus (hand->cards[heir]);
  else if (focused && wanted == 0) /* so that keys still reach the board */
    GTK_WIDGET_CLASS (talia_hand_board_parent_class)->grab_focus (GTK_WIDGET (self));

  for (guint i = 0; i < hand->n; i++)
    if (!(wanted & TALIA_BIT (hand->order[i])))
      remove_card (self, hand->order[i]);

  moved = talia_board_hand_sort (hand, wanted,
                                 state->board == TALIA_BOARD_TRICK ? state->trick.rules.trump : TALIA_NO_TRUMP);

  for (guint i = 0; i < hand->n; i++)
    if (hand->cards[hand->order[i]] == NULL)
      {
        add_card (self, hand->order[i], dealt);
        moved = TRUE;
      }
  if (moved) /* so that each card is above its left neighbour */
    for (guint i = 0; i < hand->n; i++)
      gtk_widget_insert_before (hand->cards[hand->order[i]], GTK_WIDGET (self),
                                talia_board_get_bar (TALIA_BOARD (self)));
}

static void
order_changed_cb (TaliaHandBoard *self)
{
  sync_hand (self, FALSE);
  talia_board_queue_arrange (TALIA_BOARD (self));
}

static void
indices_changed_cb (GtkWidget *board)
{
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
}

/* --- dragging ---------------------------------------------------------------------------------- */

static gboolean
talia_hand_board_can_drag (TaliaStage *stage, GtkWidget *widget)
{
  return TALIA_IS_CARD_WIDGET (widget)
         && widget
                == talia_hand_board_get_card (TALIA_HAND_BOARD (stage),
                                              talia_card_widget_get_card (TALIA_CARD_WIDGET (widget)));
}

static void
talia_hand_board_dropped (TaliaStage *stage, GtkWidget *widget, double x, double y)
{
  TaliaHandBoard *self = TALIA_HAND_BOARD (stage);
  TaliaCard card = talia_card_widget_get_card (TALIA_CARD_WIDGET (widget));

  if (!gtk_widget_contains (GTK_WIDGET (self), x, y) || y >= PRIVATE (self)->geometry.hand_top)
    return;
  talia_board_hasten (TALIA_BOARD (self));
  TALIA_HAND_BOARD_GET_CLASS (self)->card_dropped (self, card, widget, x, y);
}

static void
talia_hand_board_card_dropped (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget, double x, double y)
{
  if (talia_card_widget_get_mark (TALIA_CARD_WIDGET (widget)) != TALIA_CARD_MARKED) /* unless it is already chosen */
    TALIA_HAND_BOARD_GET_CLASS (self)->card_chosen (self, card, widget);
}

/* --- cards that are taken ------------------------------------------------------------------------ */

/* Finds the position to which the cards that a seat takes go; returns FALSE before the first geometry. */
static gboolean
get_pile_pose (TaliaHandBoard *self, int seat, TaliaPose *pose)
{
  TaliaHandBoardPrivate *priv = PRIVATE (self);

  return (has_layout (self) && talia_taken_stacks_get_pose (&priv->stacks, seat, &priv->geometry, pose))
         || talia_hand_board_get_seat_pose (self, seat, pose);
}

static void
sync_stacks (TaliaHandBoard *self)
{
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (self);
  const TaliaView *view = get_view (self);

  for (int seat = 0; klass->count_taken != NULL && seat < view->seen.seats; seat++)
    talia_taken_stacks_set_layers (&PRIVATE (self)->stacks, seat, klass->count_taken (self, view, seat));
}

/* --- the board --------------------------------------------------------------------------------- */

static void
talia_hand_board_settled (TaliaBoard *board)
{
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (board);

  if (klass->show_counts != NULL)
    klass->show_counts (TALIA_HAND_BOARD (board), talia_board_get_view (board));
}

static void
talia_hand_board_end_deal (TaliaBoard *board)
{
  talia_board_deal_end (&PRIVATE (TALIA_HAND_BOARD (board))->deal);
}

static void
talia_hand_board_update (TaliaBoard *board, const TaliaView *view, const TaliaEvents *events)
{
  TaliaHandBoard *self = TALIA_HAND_BOARD (board);
  TaliaHandBoardPrivate *priv = PRIVATE (self);
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (self);
  gboolean dealt = FALSE;

  talia_board_seats_update (&priv->seats, board);
  for (int seat = 0; seat < view->seen.seats; seat++)
    talia_seat_plate_set_hides_points (TALIA_SEAT_PLATE (priv->seats.plates[seat]),
                                       klass->hides_points && view->seen.phase == TALIA_PHASE_PLAY);
  priv->hinted = 0;
  for (guint i = 0; events != NULL && i < events->n; i++)
    dealt |= events->at[i].kind == TALIA_EVENT_DEALT || events->at[i].kind == TALIA_EVENT_ROUND;
  if (dealt)
    talia_board_deal_tell (&priv->deal);
  klass->prepare (self, view, events);
  talia_board_backs_update (&priv->backs, board);
  sync_hand (self, dealt);
  klass->show (self, view);
  sync_stacks (self);
  klass->sync_cards (self);
  if (talia_hand_board_is_own_turn (self, TALIA_PHASE_PLAY))
    {
      talia_board_hand_focus_playable (&priv->hand);
      talia_board_input_show_focus (&priv->input);
    }
  if (talia_match_is_settled (talia_board_get_match (board)))
    talia_hand_board_settled (board);
  memcpy (priv->taken, view->seen.taken, sizeof priv->taken);
  priv->shown = view->seen.deals;
}

/* Returns how far a card is raised because it may be played; 0 if all cards may be. */
static float
get_legal_raise (TaliaHandBoard *self, GtkWidget *widget)
{
  const TaliaHandBoardPrivate *priv = PRIVATE (self);
  float height = (float) MAX (priv->geometry.card_height, 1);

  if (!talia_board_hand_is_restricted (&priv->hand) || !talia_card_widget_get_playable (TALIA_CARD_WIDGET (widget)))
    return 0;
  return CLAMP (height * LEGAL, LEAST_LEGAL, MOST_LEGAL) / height;
}

static float
get_raise (TaliaHandBoard *self, TaliaCard card)
{
  GtkWidget *widget = PRIVATE (self)->hand.cards[card];
  float raise = get_legal_raise (self, widget);

  switch (talia_card_widget_get_mark (TALIA_CARD_WIDGET (widget)))
    {
    case TALIA_CARD_MARKED:
      raise = CHOSEN;
      break;
    case TALIA_CARD_RECEIVED:
      raise = MAX (raise, RECEIVED);
      break;
    case TALIA_CARD_HINTED:
      raise = MAX (raise + HINTED - LEGAL, HINTED);
      break;
    case TALIA_CARD_OFFERED:
      raise = MAX (raise, LEGAL);
      break;
    case TALIA_CARD_PLAIN:
      break;
    }
  return gtk_widget_has_visible_focus (widget) ? MAX (raise, FOCUSED) + (raise > 0 ? .03f : 0) : raise;
}

/* Returns the height of the tag above a card, as a fraction of the card's height. */
static float
get_tag (TaliaHandBoard *self, TaliaCard card)
{
  const TaliaHandBoardPrivate *priv = PRIVATE (self);

  return (float) talia_card_widget_get_tag_height (TALIA_CARD_WIDGET (priv->hand.cards[card]))
         / (float) MAX (priv->geometry.card_height, 1);
}

/* Describes the current state of the board for the geometry. */
static TaliaBoardRoom
describe_room (TaliaHandBoard *self, int width, int height)
{
  TaliaBoard *board = TALIA_BOARD (self);
  TaliaHandBoardPrivate *priv = PRIVATE (self);
  TaliaHandBoardClass *klass = TALIA_HAND_BOARD_GET_CLASS (self);
  int held = (int) (priv->hand.n + priv->backs.n);
  TaliaBoardRoom room;

  talia_board_room_init (&room, board, width, height);
  room.hand = held;
  room.hand_dealt =
      klass->hand_size > 0 ? klass->hand_size : MAX (held, (TALIA_MAX_PACK + room.seats - 1) / room.seats);
  room.wide_middle = klass->wide_middle;
  room.has_stacks = klass->count_taken != NULL;
  room.hand_share = klass->hand_share;
  room.bar_least = klass->bar_room;
  room.least_middle = klass->least_middle;
  for (guint i = 0; i < priv->hand.n; i++)
    room.raise = MAX (room.raise, get_raise (self, priv->hand.order[i]) + get_tag (self, priv->hand.order[i]));
  talia_board_seats_measure (&priv->seats, board, &room);
  talia_board_room_lay_line (&room, board);
  return room;
}

/* Places the bar together with the end of its line, which is on the side opposite the player's plate. */
static void
place_bar (TaliaStage *stage, GtkWidget *bar, const TaliaBoardGeometry *geometry)
{
  const int width = geometry->bar_width + geometry->bar_side;
  TaliaPose pose = geometry->bar;

  pose.x += (float) geometry->bar_side * geometry->zoom / 2;
  if (TALIA_IS_BOARD_BAR (bar))
    {
      talia_board_bar_set_raised (TALIA_BOARD_BAR (bar), geometry->bar_raised,
                                  (geometry->bar_width - geometry->bar_raised_width) / 2);
      talia_board_bar_fit (TALIA_BOARD_BAR (bar), width, geometry->bar_height, geometry->bar_side);
    }
  if (gtk_widget_get_visible (bar))
    talia_stage_place (stage, bar, width, geometry->bar_height, &pose);
}

static TaliaPose
get_card_pose (TaliaHandBoard *self, guint index)
{
  const TaliaBoardHand *hand = &PRIVATE (self)->hand;

  return talia_board_geometry_hand (&PRIVATE (self)->geometry, (int) index, (int) hand->n,
                                    get_raise (self, hand->order[index]));
}

/* Whether a pointer that leads down to a card of the last row, at this `x`, leaves free the indices of the rows above
 * it. */
static gboolean
leaves_indices_free (TaliaHandBoard *self, float x)
{
  const TaliaBoardGeometry *geometry = &PRIVATE (self)->geometry;
  const TaliaCardLook look = talia_card_look_get ();
  const graphene_rect_t place = talia_card_face_get_index (&look, geometry->card_width);
  const float base = talia_board_bubble_get_base ((float) geometry->card_height);
  const int n = (int) PRIVATE (self)->hand.n;

  for (int i = 0; i < n; i++)
    {
      const float left = get_card_pose (self, (guint) i).x - (float) geometry->card_width / 2 + place.origin.x;
      int row, at;

      talia_board_geometry_hand_row (geometry, i, n, &row, &at);
      if (row < geometry->rows - 1 && x > left - base && x < left + place.size.width + base)
        return FALSE;
    }
  return TRUE;
}

/* Returns the point above a card at which a bubble points: above the middle of what its right neighbour leaves visible
 * of it, or as near to that as other indices allow. */
static graphene_point_t
find_tip (TaliaHandBoard *self, guint index)
{
  const TaliaBoardGeometry *geometry = &PRIVATE (self)->geometry;
  const int n = (int) PRIVATE (self)->hand.n;
  const TaliaPose pose = get_card_pose (self, index);
  const float angle = pose.angle * (float) G_PI / 180, height = (float) geometry->card_height / 2 + TIP_GAP;
  float visible = (float) geometry->card_width, dx;
  int row, place, in_row = talia_board_geometry_hand_row (geometry, (int) index, n, &row, &place);

  if (place + 1 < in_row)
    visible = MIN (visible, get_card_pose (self, index + 1).x - pose.x);
  dx = (visible - (float) geometry->card_width) / 2;
  for (int i = 0; geometry->rows > 1 && row == geometry->rows - 1 && i < (int) visible; i++)
    {
      const float aside = dx + (float) ((i + 1) / 2) * (i % 2 == 0 ? 1 : -1);

      if (fabsf (aside - dx) < visible / 2 && leaves_indices_free (self, pose.x + aside))
        {
          dx = aside;
          break;
        }
    }
  return GRAPHENE_POINT_INIT (pose.x + dx * cosf (angle) + height * sinf (angle),
                              pose.y + dx * sinf (angle) - height * cosf (angle));
}

/* Finds the card that the bubble points at: the first of those that it speaks of that is not chosen yet. */
static gboolean
find_spoken_of (TaliaHandBoard *self, TaliaBoardBubble *bubble, guint *index)
{
  const TaliaBoardHand *hand = &PRIVATE (self)->hand;
  const TaliaCards cards = talia_board_bubble_get_cards (bubble);

  for (*index = 0; *index < hand->n; (*index)++)
    {
      const TaliaCard card = hand->order[*index];

      if (cards & TALIA_BIT (card)
          && talia_card_widget_get_mark (TALIA_CARD_WIDGET (hand->cards[card])) != TALIA_CARD_MARKED)
        return TRUE;
    }
  return FALSE;
}

static int
measure_bubble (GtkWidget *bubble, int width)
{
  int height;

  gtk_widget_measure (bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Returns the least width, but not less than half of what is kept, at which the bubble is no higher than what is kept,
 * and stores its height. So it is compact, and near to its card. */
static int
fit_bubble (GtkWidget *bubble, const TaliaBoardGeometry *geometry, int *height)
{
  int least, natural, width, narrow;

  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = MIN (natural, geometry->bubble_width);
  narrow = MAX (least, geometry->bubble_width / 2) - 1;
  while (width - narrow > 1)
    {
      const int between = (width + narrow) / 2;

      if (measure_bubble (bubble, between) <= geometry->bubble_height)
        width = between;
      else
        narrow = between;
    }
  *height = measure_bubble (bubble, width);
  return width;
}

/* Places the bubble as near to its card as the board allows, and lets it point at the card. */
static void
place_bubble (TaliaHandBoard *self, GtkWidget *bubble)
{
  const TaliaBoardGeometry *geometry = &PRIVATE (self)->geometry;
  TaliaPose pose = geometry->bubble;
  graphene_point_t tip = { 0 };
  int height, width = fit_bubble (bubble, geometry, &height);
  guint index;
  gboolean points = geometry->bubble_points && find_spoken_of (self, TALIA_BOARD_BUBBLE (bubble), &index);

  if (!gtk_widget_get_visible (bubble))
    return;
  if (points)
    {
      const float half = pose.scale * (float) width / 2 + EDGE;

      tip = find_tip (self, index);
      pose.x = roundf (CLAMP (tip.x, half, MAX (2 * geometry->bubble.x - half, half)));
    }
  pose.y += pose.scale * (float) (geometry->bubble_height - height) / 2;
  talia_stage_put (TALIA_STAGE (self), bubble, width, height, &pose);
  tip.x = (tip.x - pose.x) / pose.scale + (float) width / 2;
  tip.y = (tip.y - pose.y) / pose.scale + (float) height / 2;
  talia_board_bubble_point_at (TALIA_BOARD_BUBBLE (bubble), points ? &tip : NULL);
}

static void
talia_hand_board_arrange (TaliaStage *stage, int width, int height)
{
  TaliaHandBoard *self = TALIA_HAND_BOARD (stage);
  TaliaBoard *board = TALIA_BOARD (stage);
  TaliaHandBoardPrivate *priv = PRIVATE (self);
  TaliaBoardGeometry *geometry = &priv->geometry;
  TaliaBoardHand *hand = &priv->hand;
  GtkWidget *bar = talia_board_get_bar (board), *centre = talia_board_get_centre (board),
            *bubble = talia_board_get_bubble (board);
  TaliaBoardRoom room = describe_room (self, width, height);

  talia_board_room_show_letters (&room, board);
  talia_board_geometry_compute (geometry, &room);
  talia_board_deal_begin (&priv->deal, geometry);
  talia_board_seats_place (&priv->seats, board, geometry);
  talia_board_backs_place (&priv->backs, board, geometry);
  for (guint i = 0; i < hand->n; i++)
    {
      GtkWidget *card = hand->cards[hand->order[i]];
      const float raise = get_raise (self, hand->order[i]);
      TaliaPose pose = talia_board_geometry_hand (geometry, (int) i, (int) hand->n, raise);
      int row, place;

      talia_board_geometry_hand_row (geometry, (int) i, (int) hand->n, &row, &place);
      talia_card_widget_set_overlaid (TALIA_CARD_WIDGET (card), row < geometry->rows - 1);
      talia_card_widget_set_tucked (TALIA_CARD_WIDGET (card),
                                    i + 1 < hand->n && get_raise (self, hand->order[i + 1]) > raise);
      talia_stage_place (stage, card, geometry->card_width, geometry->card_height, &pose);
    }
  if (bar != NULL)
    place_bar (stage, bar, geometry);
  if (bubble != NULL)
    place_bubble (self, bubble);
  if (centre != NULL && !talia_board_is_covered (board))
    talia_stage_place (stage, centre, geometry->centre_width, geometry->centre_height, &geometry->centre);
  TALIA_HAND_BOARD_GET_CLASS (self)->arrange_middle (self, geometry);
  talia_taken_stacks_place (&priv->stacks, geometry);
}

static void
talia_hand_board_show_hint (TaliaBoard *board, const TaliaMove *move)
{
  TaliaHandBoard *self = TALIA_HAND_BOARD (board);
  TaliaHandBoardPrivate *priv = PRIVATE (self);
  const TaliaView *view = get_view (self);

  priv->hinted = move != NULL ? talia_move_get_cards (move) & view->seen.hand[view->seat] : 0;
  TALIA_HAND_BOARD_GET_CLASS (self)->sync_cards (self);
  if (priv->hinted != 0)
    gtk_widget_grab_focus (priv->hand.cards[talia_cards_first (priv->hinted)]);
  talia_board_queue_arrange (board);
}

/* --- focus --------------------------------------------------------------------------------------- */

static gboolean
talia_hand_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TaliaHandBoardPrivate *priv = PRIVATE (TALIA_HAND_BOARD (widget));

  return talia_board_input_focus (&priv->input, &priv->geometry, direction);
}

/* The centre comes first, because cards that are left at the end of a deal cannot be chosen. */
static gboolean
talia_hand_board_grab_focus (GtkWidget *widget)
{
  TaliaHandBoard *self = TALIA_HAND_BOARD (widget);
  GtkWidget *centre = talia_board_get_centre (TALIA_BOARD (self));

  return (centre != NULL && gtk_widget_grab_focus (centre)) || talia_board_hand_grab_focus (&PRIVATE (self)->hand)
         || GTK_WIDGET_CLASS (talia_hand_board_parent_class)->grab_focus (widget);
}

static void
talia_hand_board_dispose (GObject *object)
{
  TaliaHandBoard *self = TALIA_HAND_BOARD (object);
  TaliaBoardHand *hand = &PRIVATE (self)->hand;

  talia_board_deal_end (&PRIVATE (self)->deal);
  for (guint i = 0; i < hand->n; i++)
    g_signal_handlers_disconnect_by_data (hand->cards[hand->order[i]], self);
  memset (hand->cards, 0, sizeof hand->cards);
  memset (PRIVATE (self)->stacks.stacks, 0, sizeof PRIVATE (self)->stacks.stacks);
  hand->n = 0;

  G_OBJECT_CLASS (talia_hand_board_parent_class)->dispose (object);
}

static void
talia_hand_board_class_init (TaliaHandBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TaliaStageClass *stage_class = TALIA_STAGE_CLASS (klass);
  TaliaBoardClass *board_class = TALIA_BOARD_CLASS (klass);

  object_class->dispose = talia_hand_board_dispose;
  widget_class->focus = talia_hand_board_focus;
  widget_class->grab_focus = talia_hand_board_grab_focus;
  board_class->update = talia_hand_board_update;
  board_class->settled = talia_hand_board_settled;
  board_class->end_deal = talia_hand_board_end_deal;
  stage_class->arrange = talia_hand_board_arrange;
  board_class->show_hint = talia_hand_board_show_hint;
  stage_class->can_drag = talia_hand_board_can_drag;
  stage_class->dropped = talia_hand_board_dropped;
  klass->card_dropped = talia_hand_board_card_dropped;
}

static void
talia_hand_board_init (TaliaHandBoard *self)
{
  GSettings *settings = talia_settings_get ();

  PRIVATE (self)->hand.last_focus = TALIA_NO_CARD;
  g_signal_connect_object (settings, "changed::card-order", G_CALLBACK (order_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::high-cards-left", G_CALLBACK (order_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::indices", G_CALLBACK (indices_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE); /* for moments when there are no cards; see sync_hand() */
  PRIVATE (self)->stacks.board = TALIA_BOARD (self);
  PRIVATE (self)->input = (TaliaBoardInput) { TALIA_BOARD (self), &PRIVATE (self)->hand };
  talia_board_input_attach (&PRIVATE (self)->input);
  PRIVATE (self)->deal = (TaliaBoardDeal) { .board = TALIA_BOARD (self),
                                            .seats = &PRIVATE (self)->seats,
                                            .hand = &PRIVATE (self)->hand,
                                            .backs = &PRIVATE (self)->backs };
}

GtkWidget *
talia_hand_board_get_card (TaliaHandBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_HAND_BOARD (self), NULL);
  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  return PRIVATE (self)->hand.cards[card];
}

TaliaBoardHand *
talia_hand_board_get_hand (TaliaHandBoard *self)
{
  return &PRIVATE (self)->hand;
}

const TaliaBoardGeometry *
talia_hand_board_get_geometry (TaliaHandBoard *self)
{
  return &PRIVATE (self)->geometry;
}

float
talia_hand_board_get_ratio (TaliaHandBoard *self, int width)
{
  const int of_hand = PRIVATE (self)->geometry.card_width;

  return width > 0 && of_hand > 0 ? (float) of_hand / (float) width : 1;
}

gboolean
talia_hand_board_get_taken_pose (TaliaHandBoard *self, TaliaCard card, gboolean before, TaliaPose *pose)
{
  const TaliaState *state = &get_view (self)->seen;
  const TaliaCards *taken = before ? PRIVATE (self)->taken : state->taken;

  if (PRIVATE (self)->shown != state->deals)
    return FALSE; /* cards that were taken in another deal are not on the board */
  for (int seat = 0; seat < state->seats; seat++)
    if (taken[seat] & TALIA_BIT (card))
      return get_pile_pose (self, seat, pose);
  return FALSE;
}

void
talia_hand_board_deal_to_table (TaliaHandBoard *self, GtkWidget *widget)
{
  talia_board_deal_add (&PRIVATE (self)->deal, widget);
}

void
talia_hand_board_take (TaliaHandBoard *self, GtkWidget *const *cards, guint n, GtkWidget *top, int seat)
{
  TaliaHandBoardPrivate *priv = PRIVATE (self);
  TaliaStage *stage = TALIA_STAGE (self);
  TaliaPose packet, goal;

  talia_taken_stacks_expect (&priv->stacks, seat, top);
  sync_stacks (self);
  if (talia_stage_get_pose (stage, top, &packet) && get_pile_pose (self, seat, &goal))
    {
      packet.y -= (float) gtk_widget_get_height (top) * PUSH;
      goal.scale *= talia_hand_board_get_ratio (self, gtk_widget_get_width (top));
    }
  else
    packet = goal = (TaliaPose) { .scale = 1 };
  talia_stage_take (stage, cards, n, top, &packet, &goal);
}

TaliaCards
talia_hand_board_get_hinted (TaliaHandBoard *self)
{
  return PRIVATE (self)->hinted;
}

gboolean
talia_hand_board_is_own_turn (TaliaHandBoard *self, TaliaPhase phase)
{
  const TaliaView *view = get_view (self);

  return view->seen.phase == phase && view->seen.to_act == view->seat;
}

void
talia_hand_board_chosen (TaliaHandBoard *self)
{
  PRIVATE (self)->hinted = 0;
  talia_hand_board_chosen_some (self);
}

void
talia_hand_board_chosen_some (TaliaHandBoard *self)
{
  talia_board_chosen (TALIA_BOARD (self));
  TALIA_HAND_BOARD_GET_CLASS (self)->sync_cards (self);
  talia_board_queue_arrange (TALIA_BOARD (self));
}

void
talia_hand_board_set_seat_notes (TaliaHandBoard *self, int seat, const char *turn, const char *cards, const char *brief,
                                 const char *spoken)
{
  talia_seat_plate_set_notes (TALIA_SEAT_PLATE (PRIVATE (self)->seats.plates[seat]), turn, cards, brief, spoken);
}

gboolean
talia_hand_board_get_seat_pose (TaliaHandBoard *self, int seat, TaliaPose *pose)
{
  if (!has_layout (self))
    return FALSE;
  *pose = PRIVATE (self)->geometry.plate[talia_board_get_place_of (TALIA_BOARD (self), seat)];
  pose->scale = .3f;
  return TRUE;
}
