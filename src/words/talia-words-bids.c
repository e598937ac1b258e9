/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences and buttons for bids, in the player's language. */
#include "talia-words-bids.h"

#include <glib/gi18n.h>

char *
talia_words_bid (int bid, gboolean brief)
{
  switch (bid)
    {
    case TALIA_BID_NONE:
    case TALIA_BID_LOOKED:
      return g_strdup ("");
    case TALIA_BID_BLIND:
      /* Translators: in "brief", eight letters or a few more */
      return g_strdup (brief ? C_ ("brief", "Blind nil") : _ ("Blind nil"));
    case 0:
      return g_strdup (_ ("Nil"));
    default:
      /* Translators: what a player has bid, in few letters; in "brief", eight with the number */
      return g_strdup_printf (brief ? C_ ("brief", "Bid %d") : _ ("Bid %d"), bid);
    }
}

char *
talia_words_bid_and_tricks (int bid, int tricks, gboolean brief)
{
  g_autofree char *text = NULL;

  if (bid > 0 && bid < TALIA_BID_LOOKED)
    return g_strdup_printf (_ ("%d of %d"), tricks, bid);
  text = talia_words_bid (bid, brief);
  /* Translators: "Nil" or "Blind nil", and how many tricks the player has taken nevertheless */
  return tricks > 0 ? g_strdup_printf (_ ("%s: %d"), text, tricks) : g_steal_pointer (&text);
}

char *
talia_words_contract (const TaliaContract *contract)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  g_return_val_if_fail (contract != NULL, NULL);

  if (contract->bid > 0 && contract->to_come > 0)
    g_strv_builder_take (parts, g_strdup_printf ("%d", contract->bid));
  else if (contract->bid > 0)
    /* Translators: tricks taken of tricks bid */
    g_strv_builder_take (parts, g_strdup_printf (_ ("%d of %d"), contract->tricks, contract->bid));
  for (int i = 0; i < contract->nils; i++)
    /* Translators: a bid to take no trick, added to the partner's bid: "3 of 7 + nil" */
    g_strv_builder_add (parts, C_ ("contract", "nil"));
  for (int i = 0; i < contract->to_come; i++)
    /* Translators: a bid that is still to come, added to the partner's: "3 + ?" */
    g_strv_builder_add (parts, C_ ("contract", "?"));
  list = g_strv_builder_end (parts);
  return g_strjoinv (" + ", list);
}

char *
talia_words_move_short (const TaliaMove *move)
{
  g_return_val_if_fail (move != NULL, NULL);

  if (move->kind != TALIA_MOVE_BID)
    return NULL;
  return move->value == 0 ? g_strdup (_ ("Nil")) : g_strdup_printf ("%d", move->value);
}

char *
talia_words_ask_to_bid (const TaliaView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  if (view->seen.hand[view->seat] == 0)
    return g_strdup (_ ("Your turn: look at your cards, or bid blind nil"));
  return g_strdup (_ ("Your turn: how many tricks will you take?"));
}
