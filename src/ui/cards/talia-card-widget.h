/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as a widget: in a hand, where it can be played, or face up on the table. */
#pragma once

#include "engine/talia-cards.h"
#include "talia-card-marks.h"
#include "talia-card-shadow.h"

G_BEGIN_DECLS

/**
 * TaliaCardWidget:
 *
 * A card as wide as it is allocated. In a hand, or where it can be chosen on the table, it takes the focus, has the
 * role of a button and the action `card.play`; else on the table it is an image.
 *
 * Signals:
 * - `played ()`: the player has chosen this card with a click, the space bar, Enter or `card.play`.
 * - `confirmed () -> gboolean`: Enter was pressed; if no handler returns TRUE, `played` follows.
 */
#define TALIA_TYPE_CARD_WIDGET (talia_card_widget_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCardWidget, talia_card_widget, TALIA, CARD_WIDGET, GtkWidget)

/** Creates a card in a hand. */
GtkWidget *talia_card_widget_new (TaliaCard card);

/** Creates a card on the table; `name` is for screen readers, such as "queen of spades, played by Anna". */
GtkWidget *talia_card_widget_new_on_table (TaliaCard card, const char *name);

/** Creates a card that lies face down; it is hidden from screen readers. */
GtkWidget *talia_card_widget_new_back (void);

/** Creates a card on the table that can be chosen there, as in Casino; otherwise it is like a card in a hand. */
GtkWidget *talia_card_widget_new_choosable (TaliaCard card, const char *name);

/** Changes the name for screen readers. */
void talia_card_widget_set_name (TaliaCardWidget *self, const char *name);

TaliaCard talia_card_widget_get_card (TaliaCardWidget *self);

/** Sets whether the card may be played; if not, it is dimmed. `description` says what can be done with it, or why
 * not. */
void talia_card_widget_set_playable (TaliaCardWidget *self, gboolean playable, const char *description);
gboolean talia_card_widget_get_playable (TaliaCardWidget *self);

void talia_card_widget_set_mark (TaliaCardWidget *self, TaliaCardMark mark);
TaliaCardMark talia_card_widget_get_mark (TaliaCardWidget *self);

/** Sets what the card costs its taker in this deal; a card that costs points has a tag that says how many. */
void talia_card_widget_set_cost (TaliaCardWidget *self, int points);
int talia_card_widget_get_cost (TaliaCardWidget *self);

/** Sets whether another row of the hand is right below the index. */
void talia_card_widget_set_overlaid (TaliaCardWidget *self, gboolean overlaid);

/** Sets whether the card is below a neighbour in the hand that is raised. Only the foot of its lower index would be
 * seen there; a card that may not be played shows none of it. */
void talia_card_widget_set_tucked (TaliaCardWidget *self, gboolean tucked);

/** Sets how far the card is turned over, from 0, face down, to 1, face up, which is the default. */
void talia_card_widget_set_turned (TaliaCardWidget *self, float turned);
float talia_card_widget_get_turned (TaliaCardWidget *self);

/**
 * Sets the text of the tag above a card of a hand that names the player who has passed it, such as "from Ewa"; "": an
 * arrow, because the neighbour's tag applies to both; NULL: there is no tag.
 */
void talia_card_widget_set_giver (TaliaCardWidget *self, const char *tag);
const char *talia_card_widget_get_giver (TaliaCardWidget *self);

/** Returns how far the tag extends above the card, in pixels; 0: there is none, or the letters are too large for
 * one. */
int talia_card_widget_get_tag_height (TaliaCardWidget *self);

/** Sets whether the card was led to its trick, and whether it is the best card of the trick so far. */
void talia_card_widget_set_part (TaliaCardWidget *self, gboolean leads, gboolean wins);

/**
 * Sets the minimum height of the card above the table, which its shadow shows. A card that is in a hand, below the
 * pointer or chosen is higher by itself.
 */
void talia_card_widget_set_height (TaliaCardWidget *self, TaliaCardHeight height);

/** Sets whether the card can be selected and deselected, as when cards are chosen for passing. */
void talia_card_widget_set_can_mark (TaliaCardWidget *self, gboolean can_mark);
gboolean talia_card_widget_get_can_mark (TaliaCardWidget *self);

G_END_DECLS
