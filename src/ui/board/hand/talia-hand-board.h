/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of boards with a hand of cards and seats around the table; each kind of board adds its own middle. */
#pragma once

#include "talia-board-hand.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/**
 * TaliaHandBoard:
 *
 * The base of boards with a hand of cards. It creates, moves and places the plates of the seats, the cards of the
 * player's own hand, the bar and the centre, and moves the focus among them. A kind of board adds its middle (a trick,
 * rows, loose cards) and decides what its cards mean.
 */
#define TALIA_TYPE_HAND_BOARD (talia_hand_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (TaliaHandBoard, talia_hand_board, TALIA, HAND_BOARD, TaliaBoard)

struct _TaliaHandBoardClass
{
  TaliaBoardClass parent_class;

  /** Whether the other players sit in a row along the top of wide boards, too, so that the middle has the whole
   * width. */
  gboolean wide_middle;
  /** The greatest number of cards in a hand; 0: the whole pack is dealt. */
  int hand_size;
  /** The fraction of the height that the hand may take; 0: as usual. */
  float hand_share;
  /** Whether the points of a deal are hidden until it ends. */
  gboolean hides_points;
  /** The room that is kept free for the bar even if it shows little; 0: as usual. */
  int bar_room;
  /** The least height of the things in a wide middle. */
  int least_middle;

  /**
   * Called when the view has changed, before the hand is updated. A piece that comes out of the hand is created here,
   * because its card is still in its place. `events` is NULL if the match jumped.
   */
  void (*prepare) (TaliaHandBoard *self, const TaliaView *view, const TaliaEvents *events);
  /**
   * Called after the hand has been updated, to update the middle. A piece that went back to the hand is removed here
   * and no earlier, because its card sets off from it.
   */
  void (*show) (TaliaHandBoard *self, const TaliaView *view);
  /** Updates the counts of the deal on the plates; called after the cards have landed. May be NULL. */
  void (*show_counts) (TaliaHandBoard *self, const TaliaView *view);
  /** Updates the marks and descriptions of the cards of the hand, and what can be confirmed. */
  void (*sync_cards) (TaliaHandBoard *self);
  /** Called when the player chooses a card of the hand. */
  void (*card_chosen) (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget);
  /** Called when the player drops a card of the hand on the table. By default, that chooses the card. */
  void (*card_dropped) (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget, double x, double y);
  /** Called when Enter is pressed on a card of the hand; returns FALSE if that chooses the card. If NULL, Enter
   * confirms the choice if that is possible. */
  gboolean (*card_confirmed) (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget);
  /** Finds the position from which a card flies to the hand; returns FALSE if there is none. May be NULL. */
  gboolean (*find_source) (TaliaHandBoard *self, TaliaCard card, TaliaPose *pose);
  /** Finds the position to which a card that leaves the hand flies; returns FALSE if it is removed at once. May be
   * NULL. */
  gboolean (*find_goal) (TaliaHandBoard *self, TaliaCard card, TaliaPose *pose);
  /** Returns the height of the stack of what a seat has taken, apart from cards that are still on view, in layers. NULL
   * if nobody takes anything: there are no stacks. */
  guint (*count_taken) (TaliaHandBoard *self, const TaliaView *view, int seat);
  /** Places the middle; called after everything else has been placed. */
  void (*arrange_middle) (TaliaHandBoard *self, const TaliaBoardGeometry *geometry);
};

/** Returns the widget of a card in the player's own hand; NULL if the card is not there. */
GtkWidget *talia_hand_board_get_card (TaliaHandBoard *self, TaliaCard card);

/* The functions below are for the kinds of boards. */

/** Returns the player's own hand. This class creates and removes its cards. */
TaliaBoardHand *talia_hand_board_get_hand (TaliaHandBoard *self);
/** Returns the last geometry; all fields are 0 before the first one. */
const TaliaBoardGeometry *talia_hand_board_get_geometry (TaliaHandBoard *self);
/** Returns how much wider a card of the hand is than a card of `width` pixels, which is scaled by that where it sets
 * off from the hand; 1 if one of the two widths is not known yet. */
float talia_hand_board_get_ratio (TaliaHandBoard *self, int width);
/**
 * Finds the position from which a taken card comes or to which it goes: if `before`, as the board last showed it,
 * otherwise as it is now. Returns FALSE if nobody has taken the card in the deal that the board shows.
 */
gboolean talia_hand_board_get_taken_pose (TaliaHandBoard *self, TaliaCard card, gboolean before, TaliaPose *pose);
/** Lets a card that was just put on the table come from the pack, after all hands, if cards are being dealt. */
void talia_hand_board_deal_to_table (TaliaHandBoard *self, GtkWidget *widget);
/**
 * Lets a seat take cards from the table (`n` pieces). They gather below `top`, which is one of them and moves up a
 * little, turn over, and travel as one packet to the seat's stack, or to its plate if there is none.
 */
void talia_hand_board_take (TaliaHandBoard *self, GtkWidget *const *cards, guint n, GtkWidget *top, int seat);
/** Returns the cards of the player's own hand that a hint proposes. */
TaliaCards talia_hand_board_get_hinted (TaliaHandBoard *self);
/** Returns whether it is the player's turn in this phase. */
gboolean talia_hand_board_is_own_turn (TaliaHandBoard *self, TaliaPhase phase);
/** Called when the player has changed a choice: ends the hint, updates the cards of the hand, and emits `chosen`. */
void talia_hand_board_chosen (TaliaHandBoard *self);
/** Does the same as talia_hand_board_chosen(), but keeps the hint, because the player still has to choose more of what
 * it proposes. */
void talia_hand_board_chosen_some (TaliaHandBoard *self);
/** Sets the notes on the plate of a seat; see talia_seat_plate_set_notes(). */
void talia_hand_board_set_seat_notes (TaliaHandBoard *self, int seat, const char *turn, const char *cards,
                                      const char *brief, const char *spoken);
/** Finds the position from which a seat's cards are played; returns FALSE before the first geometry. */
gboolean talia_hand_board_get_seat_pose (TaliaHandBoard *self, int seat, TaliaPose *pose);

G_END_DECLS
