/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of trick-taking games: the running trick, and cards being passed. */
#include "talia-trick-board.h"

#include <glib/gi18n.h>

#include "talia-last-trick.h"
#include "talia-trick-middle.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-press.h"
#include "words/talia-words-bids.h"

/* The number of neighbours to the right above which the text of a tag may extend. */
#define TAG_REACH 3

struct _TaliaTrickBoard
{
  TaliaHandBoard parent_instance;

  TaliaTrickMiddle trick;
  TaliaCards marked; /* the cards that are marked to be passed */
  int exchanged;     /* during an exchange, the number of seats by which cards move clockwise; otherwise 0 */
  gboolean jumped;   /* the match jumped to another point, for example by undo */
};

G_DEFINE_FINAL_TYPE (TaliaTrickBoard, talia_trick_board, TALIA_TYPE_HAND_BOARD)

static const TaliaGame *
get_rules (TaliaTrickBoard *self)
{
  return talia_match_get_game (talia_board_get_match (TALIA_BOARD (self)));
}

/* --- choosing cards ------------------------------------------------------------------------- */

static void
toggle_mark (TaliaTrickBoard *self, TaliaCard card, GtkWidget *widget)
{
  const TaliaState *state = &talia_board_get_view (TALIA_BOARD (self))->seen;

  /* The choice is already complete: lets the rules say why no other card can be added. */
  if (!(self->marked & TALIA_BIT (card)))
    {
      TaliaMove complete = TALIA_PASS (self->marked), more = TALIA_PASS (self->marked | TALIA_BIT (card));

      if (talia_game_check (get_rules (self), state, &complete).rule == TALIA_RULE_NONE)
        {
          talia_board_play (TALIA_BOARD (self), &more, widget);
          return;
        }
    }
  self->marked ^= TALIA_BIT (card);
  talia_press_settle (gtk_widget_get_root (GTK_WIDGET (self)));
  if (talia_game_check (get_rules (self), state, &TALIA_PASS (self->marked)).rule == TALIA_RULE_NONE)
    talia_hand_board_chosen (TALIA_HAND_BOARD (self));
  else
    talia_hand_board_chosen_some (TALIA_HAND_BOARD (self));
}

static void
talia_trick_board_card_chosen (TaliaHandBoard *board, TaliaCard card, GtkWidget *widget)
{
  TaliaMove move = TALIA_PLAY (card);

  if (talia_hand_board_is_own_turn (board, TALIA_PHASE_PASS))
    toggle_mark (TALIA_TRICK_BOARD (board), card, widget);
  else
    talia_board_play (TALIA_BOARD (board), &move, widget);
}

static void
talia_trick_board_confirm (TaliaBoard *board)
{
  TaliaMove move = TALIA_PASS (TALIA_TRICK_BOARD (board)->marked);

  if (talia_hand_board_is_own_turn (TALIA_HAND_BOARD (board), TALIA_PHASE_PASS))
    talia_board_play (board, &move, NULL);
}

/* --- what the cards look like ------------------------------------------------------------------ */

static const char *
get_confirm_label (const TaliaState *state)
{
  int shift = state->trick.pass_shift;

  if (shift == 1)
    return _ ("Pass Left");
  if (shift == state->seats - 1)
    return _ ("Pass Right");
  return _ ("Pass Across");
}

/* Returns the cards that were received in the exchange, until the first trick has been taken. */
static TaliaCards
get_received (const TaliaView *view)
{
  const TaliaState *state = &view->seen;
  int giver = (view->seat - state->trick.pass_shift + state->seats) % state->seats;

  if (state->phase != TALIA_PHASE_PLAY || state->trick.pass_shift == 0 || state->trick.tricks > 0)
    return 0;
  return state->trick.pass[giver] & state->hand[view->seat];
}

static const char *
get_giver (TaliaTrickBoard *self)
{
  const TaliaView *view = talia_board_get_view (TALIA_BOARD (self));
  int giver = (view->seat - view->seen.trick.pass_shift + view->seen.seats) % view->seen.seats;

  return talia_seat_get_name (talia_match_get_seat (talia_board_get_match (TALIA_BOARD (self)), giver));
}

/* Whether a received card follows so closely in the same row of the hand that its tag covers text of this card's. */
static gboolean
is_tag_covered (TaliaTrickBoard *self, const TaliaBoardHand *hand, guint i, TaliaCards received)
{
  const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (TALIA_HAND_BOARD (self));
  int row, place, in_row = talia_board_geometry_hand_row (geometry, (int) i, (int) hand->n, &row, &place);

  for (int next = 1; next <= TAG_REACH && place + next < in_row; next++)
    if (received & TALIA_BIT (hand->order[i + (guint) next]))
      return TRUE;
  return FALSE;
}

/* Creates the tag of a received card; NULL for other cards. If several are close together, only the last one has
 * text. */
static char *
create_tag (TaliaTrickBoard *self, const TaliaBoardHand *hand, guint i, TaliaCards received)
{
  if ((received & TALIA_BIT (hand->order[i])) == 0)
    return NULL;
  if (is_tag_covered (self, hand, i, received))
    return g_strdup ("");
  /* Translators: on a tag above a card, the name of the player who has passed it; as few letters as possible */
  return g_strdup_printf (C_ ("tag", "from %s"), get_giver (self));
}

/* Describes what can be done with a card, and what its mark shows. */
static char *
describe_mark (TaliaTrickBoard *self, TaliaCardMark mark, const char *description)
{
  g_autofree char *more = NULL;

  if (mark == TALIA_CARD_HINTED)
    more = g_strdup (_ ("The hint proposes this card"));
  else if (mark == TALIA_CARD_RECEIVED)
    /* Translators: %s is the name of the player who has passed the card */
    more = g_strdup_printf (_ ("Received from %s"), get_giver (self));
  return more != NULL ? g_strdup_printf ("%s. %s", description, more) : g_strdup (description);
}

static TaliaCardMark
get_mark (TaliaTrickBoard *self, TaliaCard card, TaliaCards received)
{
  if (self->marked & TALIA_BIT (card))
    return TALIA_CARD_MARKED;
  if (talia_hand_board_get_hinted (TALIA_HAND_BOARD (self)) & TALIA_BIT (card))
    return TALIA_CARD_HINTED;
  return received & TALIA_BIT (card) ? TALIA_CARD_RECEIVED : TALIA_CARD_PLAIN;
}

static void
talia_trick_board_sync_cards (TaliaHandBoard *board)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  const TaliaView *view = talia_board_get_view (TALIA_BOARD (self));
  const TaliaState *state = &view->seen;
  const TaliaBoardHand *hand = talia_hand_board_get_hand (board);
  gboolean passing = talia_hand_board_is_own_turn (board, TALIA_PHASE_PASS),
           playing = talia_hand_board_is_own_turn (board, TALIA_PHASE_PLAY);
  TaliaCards received = get_received (view);
  TaliaDealPlan plan;

  talia_game_plan (get_rules (self), state, state->deals, &plan);
  for (guint i = 0; i < hand->n; i++)
    {
      TaliaCard card = hand->order[i];
      TaliaCardWidget *widget = TALIA_CARD_WIDGET (hand->cards[card]);
      TaliaCardMark mark = get_mark (self, card, received);
      g_autofree char *tag = create_tag (self, hand, i, received), *told = NULL;
      TaliaMove move = TALIA_PLAY (card);
      TaliaRefusal refusal = playing ? talia_game_check (get_rules (self), state, &move) : TALIA_ACCEPTED;
      const char *description = _ ("In your hand");

      if (playing)
        description = refusal.rule == TALIA_RULE_NONE ? _ ("You can play this card") : _ (talia_refusal_text (refusal));
      else if (passing)
        description = _ ("You can choose this card to pass");

      told = refusal.rule == TALIA_RULE_NONE ? describe_mark (self, mark, description) : g_strdup (description);
      talia_card_widget_set_can_mark (widget, passing);
      talia_card_widget_set_playable (widget, refusal.rule == TALIA_RULE_NONE, told);
      talia_card_widget_set_mark (widget, mark);
      talia_card_widget_set_giver (widget, tag);
      talia_card_widget_set_cost (widget, talia_deal_plan_cost (&plan, card));
    }

  if (passing)
    {
      TaliaMove move = TALIA_PASS (self->marked);

      talia_board_set_confirm (TALIA_BOARD (self), get_confirm_label (state),
                               talia_game_check (get_rules (self), state, &move).rule == TALIA_RULE_NONE);
    }
  else
    talia_board_set_confirm (TALIA_BOARD (self), NULL, FALSE);
}

/* --- the board ------------------------------------------------------------------------------------ */

static void
note_event (TaliaTrickBoard *self, const TaliaEvent *event)
{
  if (event->kind == TALIA_EVENT_DEALT)
    talia_board_sweep (TALIA_BOARD (self));
  else if (event->kind == TALIA_EVENT_EXCHANGED)
    {
      self->exchanged = event->value;
      talia_board_let_look (TALIA_BOARD (self));
    }
  else if (event->kind == TALIA_EVENT_PLAYED)
    {
      talia_board_sweep (TALIA_BOARD (self));
      talia_trick_middle_add (&self->trick, event->card, event->seat);
    }
  else if (event->kind == TALIA_EVENT_TRICK)
    talia_board_let_lie (TALIA_BOARD (self), event->cards, event->seat);
}

static void
talia_trick_board_prepare (TaliaHandBoard *board, const TaliaView *view, const TaliaEvents *events)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  const TaliaState *state = &view->seen;

  self->exchanged = 0;
  self->jumped = events == NULL;
  if (self->jumped)
    talia_trick_middle_add_running (&self->trick);
  for (guint i = 0; events != NULL && i < events->n; i++)
    note_event (self, &events->at[i]);

  if (state->phase != TALIA_PHASE_PASS)
    self->marked = 0;
  else if (state->to_act != view->seat)
    self->marked = state->trick.pass[view->seat];
  self->marked &= state->hand[view->seat];
}

/* Returns what a seat has bid and, once cards are played, taken; a new string. */
static char *
describe_bid (const TaliaState *state, int seat, gboolean brief)
{
  const int bid = state->trick.bid[seat];

  if (state->phase != TALIA_PHASE_BID)
    return talia_words_bid_and_tricks (bid, state->trick.won[seat], brief);
  if (bid == TALIA_BID_NONE || bid == TALIA_BID_LOOKED)
    return g_strdup (C_ ("contract", "?"));
  return talia_words_bid (bid, brief);
}

/* Shows what each seat has bid and taken. */
static void
talia_trick_board_show_counts (TaliaHandBoard *board, const TaliaView *view)
{
  const TaliaState *state = &view->seen;
  TaliaContract contract;
  int own = talia_board_get_view (TALIA_BOARD (board))->seat;

  talia_trick_middle_show_parts (&TALIA_TRICK_BOARD (board)->trick);
  for (int seat = 0; seat < state->seats; seat++)
    if (talia_game_contract (get_rules (TALIA_TRICK_BOARD (board)), state, talia_state_side (state, seat), &contract))
      {
        guint won = state->trick.won[seat];
        g_autofree char *bid = talia_words_bid (state->trick.bid[seat], FALSE);
        g_autofree char *note = describe_bid (state, seat, FALSE), *brief = describe_bid (state, seat, TRUE);
        g_autofree char *tricks = g_strdup_printf (ngettext ("%d trick", "%d tricks", won), won);
        g_autofree char *spoken = g_strjoin (*bid != '\0' ? ". " : "", bid, tricks, NULL);
        gboolean is_partner = talia_state_side (state, seat) == talia_state_side (state, own) && seat != own;

        /* Translators: on the plate of the player's partner */
        talia_hand_board_set_seat_notes (board, seat, is_partner ? _ ("Partner") : "", note, brief, spoken);
      }
}

static void
talia_trick_board_show (TaliaHandBoard *board, const TaliaView *view)
{
  talia_trick_middle_sync (&TALIA_TRICK_BOARD (board)->trick);
}

static gboolean
talia_trick_board_find_source (TaliaHandBoard *board, TaliaCard card, TaliaPose *pose)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  const TaliaView *view = talia_board_get_view (TALIA_BOARD (self));
  int seats = view->seen.seats;

  if (self->trick.cards[card] != NULL && talia_stage_get_pose (TALIA_STAGE (self), self->trick.cards[card], pose))
    {
      pose->scale /= talia_hand_board_get_ratio (board, talia_hand_board_get_geometry (board)->trick_width);
      return TRUE;
    }
  return self->exchanged != 0
         && talia_hand_board_get_seat_pose (board, (view->seat - self->exchanged + seats) % seats, pose);
}

static gboolean
talia_trick_board_find_goal (TaliaHandBoard *board, TaliaCard card, TaliaPose *pose)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  const TaliaView *view = talia_board_get_view (TALIA_BOARD (self));

  if (self->jumped && self->trick.cards[card] == NULL) /* redone, to a point after its trick */
    return talia_hand_board_get_taken_pose (board, card, FALSE, pose);
  return self->exchanged != 0
         && talia_hand_board_get_seat_pose (board, (view->seat + self->exchanged) % view->seen.seats, pose);
}

/* Counts the tricks of a seat, except one that is still on the table. */
static guint
talia_trick_board_count_taken (TaliaHandBoard *board, const TaliaView *view, int seat)
{
  const gboolean lies =
      talia_board_get_lying (TALIA_BOARD (board)) != 0 && talia_board_get_taker (TALIA_BOARD (board)) == seat;
  const guint won = view->seen.trick.won[seat];

  return won - (lies && won > 0 ? 1 : 0);
}

static void
talia_trick_board_arrange_middle (TaliaHandBoard *board, const TaliaBoardGeometry *geometry)
{
  talia_trick_middle_place (&TALIA_TRICK_BOARD (board)->trick, geometry);
}

static void
talia_trick_board_swept (TaliaBoard *board, TaliaCards cards, int seat)
{
  talia_trick_middle_sweep (&TALIA_TRICK_BOARD (board)->trick, cards, seat);
}

static GtkWidget *
talia_trick_board_create_last (TaliaBoard *board)
{
  return talia_last_trick_new (talia_board_get_match (board));
}

static void
talia_trick_board_dispose (GObject *object)
{
  talia_trick_middle_clear (&TALIA_TRICK_BOARD (object)->trick);

  G_OBJECT_CLASS (talia_trick_board_parent_class)->dispose (object);
}

static void
talia_trick_board_class_init (TaliaTrickBoardClass *klass)
{
  TaliaBoardClass *board_class = TALIA_BOARD_CLASS (klass);
  TaliaHandBoardClass *hand_board_class = TALIA_HAND_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_trick_board_dispose;
  board_class->kind = TALIA_BOARD_TRICK;
  board_class->swept = talia_trick_board_swept;
  board_class->confirm = talia_trick_board_confirm;
  board_class->create_last = talia_trick_board_create_last;
  hand_board_class->prepare = talia_trick_board_prepare;
  hand_board_class->show = talia_trick_board_show;
  hand_board_class->show_counts = talia_trick_board_show_counts;
  hand_board_class->sync_cards = talia_trick_board_sync_cards;
  hand_board_class->card_chosen = talia_trick_board_card_chosen;
  hand_board_class->find_source = talia_trick_board_find_source;
  hand_board_class->find_goal = talia_trick_board_find_goal;
  hand_board_class->count_taken = talia_trick_board_count_taken;
  hand_board_class->arrange_middle = talia_trick_board_arrange_middle;
}

static void
talia_trick_board_init (TaliaTrickBoard *self)
{
  self->trick.board = TALIA_HAND_BOARD (self);
}

GtkWidget *
talia_trick_board_get_trick_card (TaliaTrickBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_TRICK_BOARD (self), NULL);
  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  return self->trick.cards[card];
}

void
talia_trick_board_choose_like (TaliaTrickBoard *self, TaliaTrickBoard *other)
{
  g_return_if_fail (TALIA_IS_TRICK_BOARD (self));
  g_return_if_fail (TALIA_IS_TRICK_BOARD (other));

  self->marked = other->marked;
  talia_hand_board_chosen (TALIA_HAND_BOARD (self));
}
