/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Animates the deal: cards fly face down from the pack at the dealer's place to the players who get them. */
#include "talia-board-deal.h"

#include <math.h>

#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/cards/talia-card-widget.h"

/* All cards but the last set off within the duration of this number of flights. */
#define ROUND 4.5f
/* If a deal is not drawn, for example because the window is hidden, it ends after this number of checks, which are this
 * number of milliseconds apart. However long a slow machine was busy, it draws between two of them. */
#define CHECKS 30
#define CHECK_MS 100
#define PACK_SCALE .6f

typedef struct
{
  GtkWidget *widget;
  gboolean stays; /* the card is turned over; otherwise it is a back, which is removed (and NULL) once it has landed */
  int seat;       /* TALIA_NOBODY: the table */
  gint64 lands;
} Dealt;

/* Returns the position of the pack in a direction from the centre of a plate, at the smallest distance at which the two
 * do not touch, but no further than (`x`, `y`). */
static TaliaPose
put_pack (const TaliaBoardGeometry *geometry, int place, float x, float y)
{
  const TaliaPose *plate = &geometry->plate[place];
  const float width = (float) (place == 0 ? geometry->own_plate_width : geometry->plate_width),
              height = (float) (place == 0 ? geometry->own_plate_height : geometry->plate_height);
  const float away = MAX (hypotf (x, y), 1);
  float inwards = MIN ((width + (float) geometry->card_width * PACK_SCALE) / 2 / MAX (fabsf (x / away), .001f),
                       (height + (float) geometry->card_height * PACK_SCALE) / 2 / MAX (fabsf (y / away), .001f));

  inwards = MIN (inwards, away);
  return (TaliaPose) { plate->x + x / away * inwards, plate->y + y / away * inwards, 0, PACK_SCALE };
}

/* Whether the pack is nearer to this plate than to all others, so that it seems to belong to this seat. */
static gboolean
is_nearest (const TaliaBoardGeometry *geometry, int seats, int place, const TaliaPose *pack)
{
  const TaliaPose *plate = &geometry->plate[place];

  for (int i = 0; i < seats; i++)
    if (i != place
        && hypotf (geometry->plate[i].x - pack->x, geometry->plate[i].y - pack->y)
               <= hypotf (plate->x - pack->x, plate->y - pack->y))
      return FALSE;
  return TRUE;
}

/* Returns the position of the pack from which the board's view was dealt. */
static TaliaPose
get_pack (TaliaBoard *board, const TaliaBoardGeometry *geometry)
{
  const TaliaState *state = &talia_board_get_view (board)->seen;
  TaliaPose pack = { geometry->middle.x, geometry->middle.y, 0, PACK_SCALE };
  float x, y;
  int place;

  if (state->dealer == TALIA_NOBODY)
    return pack;
  place = talia_board_get_place_of (board, state->dealer);
  x = pack.x - geometry->plate[place].x;
  y = pack.y - geometry->plate[place].y;
  if (hypotf (x, y) < 1)
    return pack;
  /* From the plate towards the middle; if the pack would then be nearer to another plate, vertically, or else
   * horizontally. */
  pack = put_pack (geometry, place, x, y);
  if (!is_nearest (geometry, state->seats, place, &pack))
    pack = put_pack (geometry, place, 0, y);
  if (!is_nearest (geometry, state->seats, place, &pack))
    pack = put_pack (geometry, place, x, 0);
  return pack;
}

/* Returns how many cards of a seat have landed. */
static guint
count_landed (TaliaBoardDeal *deal, int seat, gint64 now)
{
  guint n = 0;

  for (guint i = 0; i < deal->cards->len; i++)
    {
      const Dealt *dealt = &g_array_index (deal->cards, Dealt, i);

      n += dealt->seat == seat && now >= dealt->lands;
    }
  return n;
}

static void
show (TaliaBoardDeal *deal, gint64 now)
{
  const TaliaView *view = talia_board_get_view (deal->board);
  const gint64 turn = talia_board_pace_get (GTK_WIDGET (deal->board), TALIA_MOTION_TURN) * (gint64) 1000;

  for (guint i = 0; i < deal->cards->len; i++)
    {
      Dealt *dealt = &g_array_index (deal->cards, Dealt, i);

      if (dealt->stays)
        talia_card_widget_set_turned (
            TALIA_CARD_WIDGET (dealt->widget),
            (float) talia_motion_get_way (TALIA_MOTION_TURN,
                                          CLAMP ((double) (now - dealt->lands) / (double) MAX (turn, 1), 0, 1)));
      else if (dealt->widget != NULL && now >= dealt->lands)
        talia_stage_remove (TALIA_STAGE (deal->board), g_steal_pointer (&dealt->widget));
    }
  for (int seat = 0; seat < view->seen.seats; seat++)
    if (seat != view->seat)
      talia_seat_plate_set_cards (TALIA_SEAT_PLATE (deal->seats->plates[seat]), count_landed (deal, seat, now));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TaliaBoardDeal *deal = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (now < deal->over)
    {
      show (deal, now);
      return G_SOURCE_CONTINUE;
    }
  deal->tick = 0;
  talia_board_deal_end (deal);
  return G_SOURCE_REMOVE;
}

static void
check_cb (gpointer data)
{
  TaliaBoardDeal *deal = data;

  deal->timeout = 0;
  if (deal->checks-- > 0)
    deal->timeout = g_timeout_add_once (CHECK_MS, check_cb, deal);
  else
    talia_board_deal_end (deal);
}

/* Ends the deal if it has not ended three seconds after this number of milliseconds. */
static void
end_later (TaliaBoardDeal *deal, guint ms)
{
  g_clear_handle_id (&deal->timeout, g_source_remove);
  deal->checks = CHECKS;
  deal->timeout = g_timeout_add_once (ms, check_cb, deal);
}

void
talia_board_deal_tell (TaliaBoardDeal *deal)
{
  GtkWidget *board = GTK_WIDGET (deal->board);

  if (talia_board_pace_get_flight (board) == 0 || !gtk_widget_get_mapped (board)
      || talia_match_get_open (talia_board_get_match (deal->board)))
    return;
  deal->told = TRUE;
  talia_board_set_dealing (deal->board, TRUE);
  end_later (deal, 0); /* in case nothing is drawn for a long time */
}

/* Whether cards are being dealt, or are about to be. */
static gboolean
is_running (const TaliaBoardDeal *deal)
{
  return deal->told || deal->cards != NULL;
}

void
talia_board_deal_add (TaliaBoardDeal *deal, GtkWidget *widget)
{
  if (!deal->told)
    return;
  if (deal->middle == NULL)
    deal->middle = g_ptr_array_new ();
  g_ptr_array_add (deal->middle, widget);
}

/* --- setting off ----------------------------------------------------------------------------------- */

/* Returns the widget of one of the player's own cards, which may be one that the player may not see yet. */
static GtkWidget *
get_own (TaliaBoardDeal *deal, guint index)
{
  if (index < deal->hand->n)
    return deal->hand->cards[deal->hand->order[index]];
  return index - deal->hand->n < deal->backs->n ? deal->backs->cards[index - deal->hand->n] : NULL;
}

static void
add (TaliaBoardDeal *deal, GtkWidget *widget, int seat)
{
  g_array_append_vals (deal->cards, &(Dealt) { .widget = widget, .stays = widget != NULL, .seat = seat }, 1);
}

/* Lists the cards in the order of the deal: one for each player, again and again, beginning on the dealer's left; then
 * those on the table. */
static void
list_cards (TaliaBoardDeal *deal)
{
  const TaliaView *view = talia_board_get_view (deal->board);
  const int seats = view->seen.seats, first = view->seen.dealer == TALIA_NOBODY ? 0 : view->seen.dealer + 1;
  guint most = 0;

  deal->cards = g_array_new (FALSE, TRUE, sizeof (Dealt));
  for (int seat = 0; seat < seats; seat++)
    most = MAX (most, view->held[seat]);
  for (guint round = 0; round < most; round++)
    for (int i = 0; i < seats; i++)
      {
        int seat = (first + i) % seats;

        if (round < view->held[seat])
          add (deal, seat == view->seat ? get_own (deal, round) : NULL, seat);
      }
  for (guint i = 0; deal->middle != NULL && i < deal->middle->len; i++)
    add (deal, g_ptr_array_index (deal->middle, i), TALIA_NOBODY);
}

/* Creates a back that flies to a seat, where it then joins the fan. */
static GtkWidget *
send_back (TaliaBoardDeal *deal, const TaliaBoardGeometry *geometry, int seat, const TaliaPose *pack, guint delay)
{
  TaliaStage *stage = TALIA_STAGE (deal->board);
  GtkWidget *back = talia_card_widget_new_back ();
  TaliaPose goal = geometry->plate[talia_board_get_place_of (deal->board, seat)];

  goal.scale = .3f;
  talia_stage_add (stage, back);
  talia_stage_enter (stage, back, pack, TALIA_MOTION_DEAL, delay);
  talia_stage_place (stage, back, geometry->card_width, geometry->card_height, &goal);
  return back;
}

void
talia_board_deal_begin (TaliaBoardDeal *deal, const TaliaBoardGeometry *geometry)
{
  GtkWidget *board = GTK_WIDGET (deal->board);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (board);
  const guint percent = talia_board_pace_get_percent (board), flight = talia_board_pace_get (board, TALIA_MOTION_DEAL);
  const TaliaPose pack = get_pack (deal->board, geometry);
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;
  float step;

  if (!deal->told)
    return;
  list_cards (deal);
  deal->told = FALSE;
  step = MIN ((float) (talia_motion_get (TALIA_MOTION_DEAL)->delay * percent) / 100,
              ROUND * (float) flight / (float) MAX (deal->cards->len, 1));
  for (guint i = deal->cards->len; i > 0; i--) /* backwards, so that the first card is on top of the pack */
    {
      Dealt *dealt = &g_array_index (deal->cards, Dealt, i - 1);
      guint delay = (guint) (step * (float) (i - 1));

      dealt->lands = now + (delay + flight) * (gint64) 1000;
      if (!dealt->stays)
        dealt->widget = send_back (deal, geometry, dealt->seat, &pack, delay);
      else
        talia_stage_enter (TALIA_STAGE (board), dealt->widget, &pack, TALIA_MOTION_DEAL, delay);
      deal->over = MAX (deal->over, dealt->lands);
    }
  deal->over += talia_board_pace_get (board, TALIA_MOTION_TURN) * (gint64) 1000;
  show (deal, now);
  deal->tick = gtk_widget_add_tick_callback (board, tick_cb, deal, NULL);
  end_later (deal, (guint) ((deal->over - now) / 1000));
}

void
talia_board_deal_end (TaliaBoardDeal *deal)
{
  gboolean runs = is_running (deal);

  if (deal->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (deal->board), deal->tick);
  deal->tick = 0;
  g_clear_handle_id (&deal->timeout, g_source_remove);
  if (deal->cards != NULL)
    show (deal, G_MAXINT64);
  deal->told = FALSE;
  deal->over = 0;
  g_clear_pointer (&deal->cards, g_array_unref);
  g_clear_pointer (&deal->middle, g_ptr_array_unref);
  if (!runs)
    return;
  talia_stage_land (TALIA_STAGE (deal->board));
  talia_board_set_dealing (deal->board, FALSE);
}
