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
 * A card as wide as it is allocated. In a hand, or where it can be chosen on the table, it takes
 * the focus, has the role of a button and the action `card.play`; else on the table it is an image.
 *
 * Signals:
 * - `played ()`: the player wants this card, by a click, the space bar, Enter or `card.play`.
 * - `confirmed () -> gboolean`: Enter; when nobody returns TRUE, `played` follows.
 */
#define TALIA_TYPE_CARD_WIDGET (talia_card_widget_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCardWidget, talia_card_widget, TALIA, CARD_WIDGET, GtkWidget)

/** A card in a hand. */
GtkWidget *talia_card_widget_new (TaliaCard card);

/** A card that lies on the table; `name` is spoken, such as "queen of spades, played by Anna". */
GtkWidget *talia_card_widget_new_on_table (TaliaCard card, const char *name);

/** A card that lies face down; there is nothing to be said of it. */
GtkWidget *talia_card_widget_new_back (void);

/** A card that lies on the table and can be chosen there, as in Casino; in all else it is like one in a hand. */
GtkWidget *talia_card_widget_new_choosable (TaliaCard card, const char *name);

/** Changes the spoken name. */
void talia_card_widget_set_name (TaliaCardWidget *self, const char *name);

TaliaCard talia_card_widget_get_card (TaliaCardWidget *self);

/** A card that may not be played is dimmed; `description` tells what can be done with it or why not. */
void talia_card_widget_set_playable (TaliaCardWidget *self, gboolean playable, const char *description);
gboolean talia_card_widget_get_playable (TaliaCardWidget *self);

void talia_card_widget_set_mark (TaliaCardWidget *self, TaliaCardMark mark);
TaliaCardMark talia_card_widget_get_mark (TaliaCardWidget *self);

/** The cost of the card for its taker in this deal; a card that costs something has a sign, which tells how much. */
void talia_card_widget_set_cost (TaliaCardWidget *self, int points, gboolean tells);
int talia_card_widget_get_cost (TaliaCardWidget *self);

/** Whether another row of the hand lies right below the index. */
void talia_card_widget_set_overlaid (TaliaCardWidget *self, gboolean overlaid);

/** How far the card is turned over, from 0, face down, to 1, where it usually is. */
void talia_card_widget_set_turned (TaliaCardWidget *self, float turned);
float talia_card_widget_get_turned (TaliaCardWidget *self);

/**
 * What the tag above a card of a hand says of the player it has come from, such as "from Ewa"; "": the neighbour's tag
 * says it for both; NULL: there is none.
 */
void talia_card_widget_set_giver (TaliaCardWidget *self, const char *tag);
const char *talia_card_widget_get_giver (TaliaCardWidget *self);

/** How far the tag stands out above the card, in pixels; 0: there is none, or letters are too large for one. */
int talia_card_widget_get_tag_height (TaliaCardWidget *self);

/** Whether the card was led to its trick, and whether it is the best of it so far. */
void talia_card_widget_set_part (TaliaCardWidget *self, gboolean leads, gboolean wins);

/**
 * How high the card is above the table, which its shadow tells: at least so high. One in a hand, below the pointer or
 * chosen is higher by itself.
 */
void talia_card_widget_set_height (TaliaCardWidget *self, TaliaCardHeight height);

/** Whether the card can be pressed and released, as when cards are chosen for passing. */
void talia_card_widget_set_can_mark (TaliaCardWidget *self, gboolean can_mark);
gboolean talia_card_widget_get_can_mark (TaliaCardWidget *self);

G_END_DECLS
