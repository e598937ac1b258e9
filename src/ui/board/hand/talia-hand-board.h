/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board on which the player holds cards: a hand, seats around it, and room for a middle. */
#pragma once

#include "talia-board-hand.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/**
 * TaliaHandBoard:
 *
 * The base of boards on which a hand of cards is held. It makes, moves and places the seats'
 * plates, the cards of the own hand, the bar and the centre, and leads the focus among them. A
 * kind of board adds its middle (a trick, rows, loose cards) and says what its cards mean.
 */
#define TALIA_TYPE_HAND_BOARD (talia_hand_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (TaliaHandBoard, talia_hand_board, TALIA, HAND_BOARD, TaliaBoard)

struct _TaliaHandBoardClass
{
  TaliaBoardClass parent_class;

  /** Whether the others sit in a row along the top of wide boards too, so that the middle has the whole width. */
  gboolean wide_middle;
  /** The most cards that a hand holds; 0: the pack is dealt to its end. */
  int hand_size;
  /** How much of the height the hand may take; 0: as much as usual. */
  float hand_share;
  /** Whether nobody is told the points of a deal before its end. */
  gboolean hides_points;
  /** How much is kept free for the bar even when it says little; 0: as much as usual. */
  int bar_room;
  /** The height of what lies in a wide middle, at least. */
  int least_middle;

  /**
   * The view has changed; the hand is still as it was. Here a piece is made that comes out of the
   * hand, from where its card is. `events` is NULL when the match jumped.
   */
  void (*prepare) (TaliaHandBoard *self, const TaliaView *view, const TaliaEvents *events);
  /**
   * The hand is as the view says. Here the middle is made so too; a piece that went back to the
   * hand is removed only now, since its card sets off from it.
   */
  void (*show) (TaliaHandBoard *self, const TaliaView *view);
  /** Sets what the plates say of the counts of the deal, which is told after the cards have landed. May be NULL. */
  void (*show_counts) (TaliaHandBoard *self, const TaliaView *view);
  /** Sets marks and descriptions of the cards of the hand, and what can be confirmed. */
  void (*sync_cards) (TaliaHandBoard *self);
  /** The player wants this card of the hand. */
  void (*card_chosen) (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget);
  /** The player drops this card of the hand on the table. When not set, that is choosing it. */
  void (*card_dropped) (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget, double x, double y);
  /** Enter on a card of the hand; FALSE: it is chosen. May be NULL: what is chosen is confirmed if it can be. */
  gboolean (*card_confirmed) (TaliaHandBoard *self, TaliaCard card, GtkWidget *widget);
  /** Where a card that comes to the hand flies from; FALSE: it is dealt, or simply there. May be NULL. */
  gboolean (*find_source) (TaliaHandBoard *self, TaliaCard card, TaliaPose *pose);
  /** Where a card that leaves the hand flies to; FALSE: it is gone. May be NULL. */
  gboolean (*find_goal) (TaliaHandBoard *self, TaliaCard card, TaliaPose *pose);
  /** Where what a seat has taken lies; FALSE: it is simply at its plate. May be NULL. */
  gboolean (*find_taken) (TaliaHandBoard *self, int seat, TaliaPose *pose);
  /** Places the middle; everything else has its place. */
  void (*arrange_middle) (TaliaHandBoard *self, const TaliaBoardGeometry *geometry);
};

/** The widget of a card in the own hand; NULL when it is not there. */
GtkWidget *talia_hand_board_get_card (TaliaHandBoard *self, TaliaCard card);

/* For the boards themselves. */

/** The own hand. Its cards are made and removed by the base. */
TaliaBoardHand *talia_hand_board_get_hand (TaliaHandBoard *self);
/** Where things were placed last; all 0 before the first time. */
const TaliaBoardGeometry *talia_hand_board_get_geometry (TaliaHandBoard *self);
/**
 * Where a card comes from or goes to that lies with what a seat has taken. `before`:
 * as the board showed it last, else as it is now. FALSE when nobody has taken it in the deal that the board shows.
 */
gboolean talia_hand_board_get_taken_pose (TaliaHandBoard *self, TaliaCard card, gboolean before, TaliaPose *pose);
/** A card of the table that was just made comes from the pack, after all hands, if cards are being dealt. */
void talia_hand_board_deal_to_table (TaliaHandBoard *self, GtkWidget *widget);
/** Lets a piece fly to a seat's place and removes it there; at once before the first geometry. */
void talia_hand_board_take_away (TaliaHandBoard *self, GtkWidget *widget, int seat);
/** The cards of the own hand that a hint proposes. */
TaliaCards talia_hand_board_get_hinted (TaliaHandBoard *self);
/** Whether it is the player's turn in this phase. */
gboolean talia_hand_board_is_own_turn (TaliaHandBoard *self, TaliaPhase phase);
/** Ends the hint, sets the looks of the hand's cards anew, and emits `chosen`: the player has changed a choice. */
void talia_hand_board_chosen (TaliaHandBoard *self);
/** The same while more is still to be chosen of what a hint proposes, which stays marked. */
void talia_hand_board_chosen_some (TaliaHandBoard *self);
/** What the plate of a seat says instead of its tricks; talia_seat_plate_set_notes(). */
void talia_hand_board_set_seat_notes (TaliaHandBoard *self, int seat, const char *turn, const char *cards,
                                      const char *brief, const char *spoken);
/** Where cards set off that a seat plays; FALSE before the first geometry. */
gboolean talia_hand_board_get_seat_pose (TaliaHandBoard *self, int seat, TaliaPose *pose);
/** Where cards go that a seat takes; FALSE before the first geometry. */
gboolean talia_hand_board_get_pile_pose (TaliaHandBoard *self, int seat, TaliaPose *pose);

G_END_DECLS
