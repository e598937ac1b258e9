/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the cards that were passed before the first trick of a deal: to whom, and from whom. */
#include "talia-last-exchange.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-mini-card.h"

/* Whether the player has passed and received cards in this deal. */
static gboolean
exists (const TaliaState *state)
{
  return state->board == TALIA_BOARD_TRICK && state->trick.pass_shift != 0
         && (state->phase == TALIA_PHASE_PLAY || state->trick.tricks > 0);
}

static void
append (GtkBox *box, const char *text, TaliaCards cards)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  while (cards != 0)
    gtk_box_append (GTK_BOX (row), talia_mini_card_new (talia_cards_pop (&cards)));
  gtk_box_append (box, row);
}

GtkWidget *
talia_last_exchange_new (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  int own = talia_match_get_own_seat (match), shift = state->trick.pass_shift, seats = state->seats;
  int taker = (own + shift + seats) % seats, giver = (own - shift + seats) % seats;
  g_autofree char *given = NULL, *got = NULL;
  GtkWidget *box;

  if (!exists (state))
    return NULL;
  /* Translators: a player's name; then small cards follow */
  given = g_strdup_printf (_ ("Passed to %s:"), talia_seat_get_name (talia_match_get_seat (match, taker)));
  /* Translators: a player's name; then small cards follow */
  got = g_strdup_printf (_ ("Received from %s:"), talia_seat_get_name (talia_match_get_seat (match, giver)));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  append (GTK_BOX (box), given, state->trick.pass[own]);
  append (GTK_BOX (box), got, state->trick.pass[giver]);
  return box;
}
