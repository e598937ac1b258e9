/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what the player has chosen in a fishing game: marks on cards, the prompt, and the buttons. */
#include "talia-fishing-offer.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-card-widget.h"
#include "words/talia-words.h"

/* The choice that is being shown, and everything that the display depends on. */
typedef struct
{
  TaliaBoard *board;
  const TaliaFishingChoice *choice;
  const TaliaFishingPool *pool;
  const TaliaMove *proposed;
  gboolean own_turn;
  TaliaCards hinted, joining, recent;
} Offer;

/* Offers the moves that the choice can mean. Enter makes the first, but a card that could do something else is not
 * trailed by mistake. */
static void
offer (Offer *self, const TaliaMeanings *meanings)
{
  gboolean by_slip = self->choice->chosen == 0 && self->joining != 0;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  g_autofree char *label = NULL;

  if (meanings->n > 0 && !by_slip)
    label = talia_words_choice (talia_board_get_match (self->board), &meanings->at[0]);
  for (int i = by_slip ? 0 : 1; i < meanings->n; i++)
    g_strv_builder_take (builder, talia_move_to_text (&meanings->at[i]));
  choices = g_strv_builder_end (builder);
  talia_board_set_choices (self->board, choices[0] != NULL ? (const char *const *) choices : NULL);
  talia_board_set_confirm (self->board, label, label != NULL);
}

static void
offer_nothing (Offer *self)
{
  talia_board_set_choices (self->board, NULL);
  talia_board_set_confirm (self->board, NULL, FALSE);
}

static void
offer_proposed (Offer *self)
{
  g_autofree char *label = talia_words_choice (talia_board_get_match (self->board), self->proposed);

  talia_board_set_choices (self->board, NULL);
  talia_board_set_confirm (self->board, label, TRUE);
}

static void
sync_hand_card (Offer *self, TaliaCard card, GtkWidget *widget)
{
  gboolean playable = TRUE;
  const char *description = _ ("In your hand");
  TaliaCardMark mark = TALIA_CARD_PLAIN;
  TaliaMeanings meanings;

  if (self->own_turn)
    {
      playable = talia_fishing_choice_is_promising (self->choice, card, 0, &meanings);
      description = playable ? _ ("You can play this card") : _ (talia_refusal_text (meanings.refusal));
    }
  if (card == self->choice->card)
    mark = TALIA_CARD_MARKED;
  else if (self->hinted & TALIA_BIT (card))
    mark = TALIA_CARD_HINTED;
  else if (self->own_turn && self->choice->card == TALIA_NO_CARD && self->choice->chosen != 0
           && talia_fishing_choice_is_promising (self->choice, card, self->choice->chosen, &meanings))
    mark = TALIA_CARD_OFFERED;
  talia_card_widget_set_can_mark (TALIA_CARD_WIDGET (widget), self->own_turn);
  talia_card_widget_set_playable (TALIA_CARD_WIDGET (widget), playable, description);
  talia_card_widget_set_mark (TALIA_CARD_WIDGET (widget), mark);
}

static void
sync_table_card (Offer *self, TaliaCard card)
{
  TaliaCardWidget *widget = TALIA_CARD_WIDGET (self->pool->cards[card]);
  TaliaCards bit = TALIA_BIT (card);
  gboolean choosing = self->choice->card != TALIA_NO_CARD || self->choice->chosen != 0;
  TaliaCardMark mark = self->recent & bit ? TALIA_CARD_RECEIVED : TALIA_CARD_PLAIN;
  const char *description = _ ("On the table");

  if (self->choice->chosen & bit)
    mark = TALIA_CARD_MARKED;
  else if (self->hinted & bit)
    mark = TALIA_CARD_HINTED;
  else if (choosing && self->joining & bit)
    mark = TALIA_CARD_OFFERED;
  if (choosing)
    description =
        (self->joining | self->choice->chosen) & bit ? _ ("Goes with your choice") : _ ("Does not go with your choice");
  talia_card_widget_set_can_mark (widget, self->own_turn);
  talia_card_widget_set_playable (
      widget, !choosing || ((self->joining | self->choice->chosen | talia_board_get_lying (self->board)) & bit),
      description);
  talia_card_widget_set_mark (widget, mark);
}

/* Offers the moves of the choice or, while the hand still shows a hint, the move that it proposes. */
static void
offer_moves (Offer *self, gboolean is_proposed)
{
  const TaliaFishingChoice *choice = self->choice;
  TaliaMeanings meanings = { 0 };

  if (self->own_turn && choice->card != TALIA_NO_CARD)
    talia_fishing_choice_find_meanings (choice, choice->card, choice->chosen, &meanings);
  talia_board_set_prompt (self->board,
                          self->own_turn ? talia_fishing_choice_get_prompt (choice, meanings.n, self->joining) : NULL);
  if (self->own_turn && choice->card != TALIA_NO_CARD)
    offer (self, &meanings);
  else if (is_proposed)
    offer_proposed (self);
  else
    offer_nothing (self);
}

void
talia_fishing_offer_show (const TaliaFishingChoice *choice, const TaliaFishingPool *pool, const TaliaMove *proposed,
                          TaliaCards recent)
{
  const TaliaBoardHand *hand = talia_hand_board_get_hand (pool->board);
  Offer offer = { .board = TALIA_BOARD (pool->board),
                  .choice = choice,
                  .pool = pool,
                  .proposed = proposed,
                  .own_turn = talia_hand_board_is_own_turn (pool->board, TALIA_PHASE_PLAY),
                  .hinted = talia_hand_board_get_hinted (pool->board),
                  .recent = recent };
  gboolean is_proposed = offer.own_turn && offer.hinted != 0;

  if (is_proposed)
    offer.hinted |= proposed->cards;
  if (offer.own_turn)
    offer.joining = talia_fishing_choice_find_joining (choice, choice->card, choice->chosen);
  for (guint i = 0; i < hand->n; i++)
    sync_hand_card (&offer, hand->order[i], hand->cards[hand->order[i]]);
  for (TaliaCard card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (pool->cards[card] != NULL)
      sync_table_card (&offer, card);
  offer_moves (&offer, is_proposed);
}
