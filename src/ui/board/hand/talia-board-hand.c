/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's hand on a board: the order of its cards, and moving the focus among them. */
#include "talia-board-hand.h"

#include "settings/talia-settings.h"
#include "ui/cards/talia-card-order.h"
#include "ui/cards/talia-card-widget.h"
#include "words/talia-words.h"

static gboolean
focus (TaliaBoardHand *hand, guint place)
{
  return gtk_widget_grab_focus (hand->cards[hand->order[place]]);
}

gboolean
talia_board_hand_sort (TaliaBoardHand *hand, TaliaCards cards, int trump)
{
  GSettings *settings = talia_settings_get ();
  TaliaBoardHand before = *hand;
  TaliaCards stay = 0, rest = cards;
  guint at = 0;

  hand->n = 0;
  while (rest != 0)
    hand->order[hand->n++] = talia_cards_pop (&rest);
  talia_card_order_sort (hand->order, hand->n, (TaliaCardOrder) g_settings_get_enum (settings, "card-order"), trump,
                         g_settings_get_boolean (settings, "high-cards-left"));

  for (guint i = 0; i < before.n; i++)
    stay |= TALIA_BIT (before.order[i]) & cards;
  for (guint i = 0; i < before.n; i++)
    if (stay & TALIA_BIT (before.order[i]))
      {
        while (!(stay & TALIA_BIT (hand->order[at])))
          at++;
        if (hand->order[at++] != before.order[i])
          return TRUE;
      }
  return FALSE;
}

int
talia_board_hand_find_focus (const TaliaBoardHand *hand)
{
  for (guint i = 0; i < hand->n; i++)
    if (gtk_widget_is_focus (hand->cards[hand->order[i]]))
      return (int) i;
  return -1;
}

TaliaCard
talia_board_hand_find_heir (const TaliaBoardHand *hand, TaliaCards stays)
{
  int place = talia_board_hand_find_focus (hand);

  if (place < 0 || stays & TALIA_BIT (hand->order[place]))
    return TALIA_NO_CARD;
  for (int i = place + 1; i < (int) hand->n; i++)
    if (stays & TALIA_BIT (hand->order[i]))
      return hand->order[i];
  for (int i = place - 1; i >= 0; i--)
    if (stays & TALIA_BIT (hand->order[i]))
      return hand->order[i];
  return TALIA_NO_CARD;
}

gboolean
talia_board_hand_grab_focus (TaliaBoardHand *hand)
{
  if (hand->n == 0)
    return FALSE;
  if (hand->last_focus != TALIA_NO_CARD && hand->cards[hand->last_focus] != NULL)
    return gtk_widget_grab_focus (hand->cards[hand->last_focus]);
  for (guint i = 0; i < hand->n; i++)
    if (talia_card_widget_get_playable (TALIA_CARD_WIDGET (hand->cards[hand->order[i]])))
      return focus (hand, i);
  return focus (hand, 0);
}

static gboolean
is_playable (const TaliaBoardHand *hand, int place)
{
  return talia_card_widget_get_playable (TALIA_CARD_WIDGET (hand->cards[hand->order[place]]));
}

gboolean
talia_board_hand_is_restricted (const TaliaBoardHand *hand)
{
  int playable = 0;

  for (int i = 0; i < (int) hand->n; i++)
    playable += is_playable (hand, i);
  return playable > 0 && playable < (int) hand->n;
}

gboolean
talia_board_hand_focus_playable (TaliaBoardHand *hand)
{
  int from = talia_board_hand_find_focus (hand), best = -1;

  if (from < 0 || is_playable (hand, from))
    return FALSE;
  for (int i = 0; i < (int) hand->n; i++)
    if (is_playable (hand, i) && (best < 0 || ABS (i - from) < ABS (best - from)))
      best = i;
  return best >= 0 && focus (hand, (guint) best);
}

TaliaCard
talia_board_hand_get_single (const TaliaBoardHand *hand)
{
  TaliaCard single = TALIA_NO_CARD;

  for (int i = 0; i < (int) hand->n; i++)
    if (is_playable (hand, i))
      {
        if (single != TALIA_NO_CARD)
          return TALIA_NO_CARD;
        single = hand->order[i];
      }
  return single;
}

gboolean
talia_board_hand_focus_next (TaliaBoardHand *hand, int by)
{
  int place = talia_board_hand_find_focus (hand);

  return place >= 0 && focus (hand, (guint) CLAMP (place + by, 0, (int) hand->n - 1));
}

gboolean
talia_board_hand_focus_row (TaliaBoardHand *hand, const TaliaBoardGeometry *geometry, int by)
{
  int n = (int) hand->n, from = talia_board_hand_find_focus (hand), best = -1, from_row, ignored;
  float x, distance = G_MAXFLOAT;

  if (from < 0)
    return FALSE;
  talia_board_geometry_hand_row (geometry, from, n, &from_row, &ignored);
  x = talia_board_geometry_hand (geometry, from, n, 0).x;
  for (int i = 0; i < n; i++)
    {
      float away = ABS (talia_board_geometry_hand (geometry, i, n, 0).x - x);
      int row;

      talia_board_geometry_hand_row (geometry, i, n, &row, &ignored);
      if (row == from_row + by && away < distance)
        {
          best = i;
          distance = away;
        }
    }
  return best >= 0 && focus (hand, (guint) best);
}

gboolean
talia_board_hand_type (TaliaBoardHand *hand, gunichar letter, guint32 time)
{
  TaliaCard card;

  if (!talia_board_typing_add (&hand->typing, letter, time, hand->order, hand->n, talia_board_hand_find_focus (hand),
                               &card))
    return FALSE;
  if (card != TALIA_NO_CARD)
    gtk_widget_grab_focus (hand->cards[card]);
  return TRUE;
}
