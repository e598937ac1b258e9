/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick on a board, including a finished one that stays for a while. */
#include "talia-trick-middle.h"

#include <glib/gi18n.h>

#include "engine/trick/talia-trick-game.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/cards/talia-card-widget.h"
#include "words/talia-words.h"

/* Returns the accessible name of a card on the table, a new string. */
static char *
describe (TaliaMatch *match, const char *card, int seat)
{
  TaliaSeat *player = talia_match_get_seat (match, seat);

  if (seat == talia_match_get_own_seat (match) && *talia_seat_get_given_name (player) == '\0')
    /* Translators: a card that lies on the table, read out by screen readers, which you have played */
    return g_strdup_printf (_ ("%s, played by you"), card);
  /* Translators: the same; then the player's name */
  return g_strdup_printf (_ ("%s, played by %s"), card, talia_seat_get_name (player));
}

/* Scales a pose so that a card of the trick is as large as one of the hand would be. */
static TaliaPose
fit (TaliaTrickMiddle *trick, TaliaPose pose)
{
  pose.scale *= talia_hand_board_get_ratio (trick->board, talia_hand_board_get_geometry (trick->board)->trick_width);
  return pose;
}

static void
enter (TaliaTrickMiddle *trick, TaliaCard card, TaliaPose pose, TaliaMotionKind motion)
{
  pose = fit (trick, pose);
  talia_stage_enter (TALIA_STAGE (trick->board), trick->cards[card], &pose, motion, 0);
}

void
talia_trick_middle_add (TaliaTrickMiddle *trick, TaliaCard card, int seat)
{
  TaliaBoard *board = TALIA_BOARD (trick->board);
  GtkWidget *hand_card = talia_hand_board_get_card (trick->board, card);
  g_autofree char *card_name = talia_words_card (card);
  TaliaMatch *match = talia_board_get_match (board);
  g_autofree char *name = describe (match, card_name, seat);
  TaliaDealPlan plan;
  TaliaPose pose;

  if (trick->cards[card] != NULL)
    return;
  talia_game_plan (talia_match_get_game (match), &talia_board_get_view (board)->seen,
                   talia_board_get_view (board)->seen.deals, &plan);
  trick->cards[card] = talia_card_widget_new_on_table (card, name);
  talia_card_widget_set_cost (TALIA_CARD_WIDGET (trick->cards[card]), talia_deal_plan_cost (&plan, card));
  trick->played_by[card] = (int8_t) seat;
  trick->is_added = TRUE;
  talia_stage_add (TALIA_STAGE (board), trick->cards[card]);
  if (hand_card != NULL && talia_stage_get_pose (TALIA_STAGE (board), hand_card, &pose))
    enter (trick, card, pose, TALIA_MOTION_PLAY);
  else if (talia_hand_board_get_taken_pose (trick->board, card, TRUE, &pose)) /* the trick was undone */
    enter (trick, card, pose, TALIA_MOTION_TAKE);
  else if (talia_hand_board_get_seat_pose (trick->board, seat, &pose))
    talia_stage_enter (TALIA_STAGE (board), trick->cards[card], &pose, TALIA_MOTION_PLAY, 0);
}

/* Returns the card that the taker has played, or else any of the cards. */
static GtkWidget *
find_best (TaliaTrickMiddle *trick, TaliaCards cards, int taker)
{
  GtkWidget *best = NULL;

  while (cards != 0)
    {
      const TaliaCard card = talia_cards_pop (&cards);

      if (trick->cards[card] != NULL && (best == NULL || trick->played_by[card] == taker))
        best = trick->cards[card];
    }
  return best;
}

void
talia_trick_middle_sweep (TaliaTrickMiddle *trick, TaliaCards cards, int taker)
{
  GtkWidget *best = find_best (trick, cards, taker), *taken[TALIA_MAX_SEATS];
  guint n = 0;

  while (cards != 0)
    {
      GtkWidget *widget = g_steal_pointer (&trick->cards[talia_cards_pop (&cards)]);

      if (widget != NULL)
        taken[n++] = widget;
    }
  if (best != NULL)
    talia_hand_board_take (trick->board, taken, n, best, taker);
}

/* Lets a card fly to its new place after the match jumped: to the cards that have been taken, or back to its player. */
static void
give_back (TaliaTrickMiddle *trick, TaliaCard card)
{
  GtkWidget *widget = g_steal_pointer (&trick->cards[card]);
  TaliaPose pose;

  /* A card that is back in the player's own hand already flies there from here. */
  if (talia_hand_board_get_card (trick->board, card) == NULL
      && talia_hand_board_get_taken_pose (trick->board, card, FALSE, &pose))
    {
      pose = fit (trick, pose);
      talia_stage_dismiss (TALIA_STAGE (trick->board), widget, &pose);
    }
  else if (talia_hand_board_get_card (trick->board, card) == NULL
           && talia_hand_board_get_seat_pose (trick->board, trick->played_by[card], &pose))
    talia_stage_dismiss (TALIA_STAGE (trick->board), widget, &pose);
  else
    talia_stage_remove (TALIA_STAGE (trick->board), widget);
}

void
talia_trick_middle_add_running (TaliaTrickMiddle *trick)
{
  const TaliaState *state = &talia_board_get_view (TALIA_BOARD (trick->board))->seen;
  const TaliaCard *running = talia_trick_running (&state->trick);

  for (int i = 0; i < state->trick.in_trick; i++)
    talia_trick_middle_add (trick, running[i], (state->trick.leader + i) % state->seats);
}

static void
show_parts (TaliaTrickMiddle *trick)
{
  const TaliaState *state = &talia_board_get_view (TALIA_BOARD (trick->board))->seen;
  const TaliaTrick *tricks = &state->trick;
  int leader = TALIA_NOBODY, best = TALIA_NOBODY;

  if (tricks->in_trick > 0)
    {
      leader = tricks->leader;
      best = talia_trick_best (tricks, state->seats);
    }
  else if (talia_board_get_lying (TALIA_BOARD (trick->board)) != 0 && tricks->tricks > 0)
    {
      leader = talia_trick_game_leader (state, tricks->tricks - 1);
      best = tricks->winner[tricks->tricks - 1];
    }
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (trick->cards[card] != NULL)
      talia_card_widget_set_part (TALIA_CARD_WIDGET (trick->cards[card]), trick->played_by[card] == leader,
                                  trick->played_by[card] == best);
}

static gboolean
is_flying (TaliaTrickMiddle *trick)
{
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (trick->cards[card] != NULL
        && talia_stage_get_layer (TALIA_STAGE (trick->board), trick->cards[card]) != TALIA_STAGE_LAYER_TABLE)
      return TRUE;
  return trick->is_added; /* a new card is about to fly */
}

static gboolean
tick_cb (GtkWidget *board, GdkFrameClock *clock, gpointer data)
{
  TaliaTrickMiddle *trick = data;

  if (is_flying (trick))
    return G_SOURCE_CONTINUE;
  trick->tick = 0;
  show_parts (trick);
  return G_SOURCE_REMOVE;
}

void
talia_trick_middle_show_parts (TaliaTrickMiddle *trick)
{
  GtkWidget *board = GTK_WIDGET (trick->board);

  if (talia_board_pace_get_flight (board) == 0 || !gtk_widget_get_mapped (board) || !is_flying (trick))
    show_parts (trick);
  else if (trick->tick == 0)
    trick->tick = gtk_widget_add_tick_callback (board, tick_cb, trick, NULL);
}

void
talia_trick_middle_sync (TaliaTrickMiddle *trick)
{
  const TaliaTrick *state = &talia_board_get_view (TALIA_BOARD (trick->board))->seen.trick;
  TaliaCards wanted = talia_board_get_lying (TALIA_BOARD (trick->board));

  talia_trick_middle_add_running (trick);
  for (int i = 0; i < state->in_trick; i++)
    wanted |= TALIA_BIT (talia_trick_running (state)[i]);
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (trick->cards[card] != NULL && !(wanted & TALIA_BIT (card)))
      give_back (trick, (TaliaCard) card);
}

/* Orders the cards so that every index is free, and all of them are below the hand. */
static void
restack (TaliaTrickMiddle *trick, const TaliaBoardGeometry *geometry)
{
  TaliaBoard *board = TALIA_BOARD (trick->board);
  GtkWidget *above = NULL;

  for (int i = 0; i < talia_board_get_view (board)->seen.seats; i++)
    for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
      if (trick->cards[card] != NULL
          && talia_board_get_place_of (board, trick->played_by[card]) == geometry->trick_order[i])
        {
          gtk_widget_insert_after (trick->cards[card], GTK_WIDGET (board), above);
          above = trick->cards[card];
        }
  memcpy (trick->order, geometry->trick_order, sizeof trick->order);
  trick->is_added = FALSE;
}

void
talia_trick_middle_place (TaliaTrickMiddle *trick, const TaliaBoardGeometry *geometry)
{
  TaliaBoard *board = TALIA_BOARD (trick->board);

  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (trick->cards[card] != NULL)
      talia_stage_place (TALIA_STAGE (board), trick->cards[card], geometry->trick_width, geometry->trick_height,
                         &geometry->trick[talia_board_get_place_of (board, trick->played_by[card])]);
  if (trick->is_added || memcmp (trick->order, geometry->trick_order, sizeof trick->order) != 0)
    restack (trick, geometry);
}

void
talia_trick_middle_clear (TaliaTrickMiddle *trick)
{
  if (trick->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (trick->board), trick->tick);
  trick->tick = 0;
  memset (trick->cards, 0, sizeof trick->cards);
}
