/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards side by side under a heading, each with its player. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"
#include "model/table/talia-seat.h"

G_BEGIN_DECLS

/** A widget being made. */
typedef struct
{
  GtkWidget *widget; /* what it becomes */
  GtkBox *row;
  int card_width;
} TaliaLastCards;

/** Begins a widget for about `n` cards. */
void talia_last_cards_init (TaliaLastCards *cards, const char *heading, int n);

/** Adds the card that a seat played, made to stand out where `marked`; TALIA_NO_CARD: it lost its turn. */
void talia_last_cards_add (TaliaLastCards *cards, TaliaSeat *seat, TaliaCard card, gboolean marked);

G_END_DECLS
