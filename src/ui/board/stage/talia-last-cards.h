/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows cards side by side under a heading, each with the name of its player. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"
#include "model/table/talia-seat.h"

G_BEGIN_DECLS

/** A widget under construction. */
typedef struct
{
  GtkWidget *widget; /* the widget itself */
  GtkBox *row;
  int card_width;
} TaliaLastCards;

/** Begins a widget for about `n` cards. */
void talia_last_cards_init (TaliaLastCards *cards, const char *heading, int n);

/** Adds the card that a seat played, highlighted if `marked`; TALIA_NO_CARD: the seat passed. */
void talia_last_cards_add (TaliaLastCards *cards, TaliaSeat *seat, TaliaCard card, gboolean marked);

G_END_DECLS
