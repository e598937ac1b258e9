/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the order of the cards in a player's hand. */
#include "ui/cards/talia-card-order.h"

#include "engine/trick/talia-trick.h"

static const struct
{
  const char *name;
  TaliaCardOrder order;
  int trump;
  gboolean descending;
  const char *from, *to;
} examples[] = {
  { "colours-by-turns", TALIA_CARD_ORDER_TURNS, TALIA_NO_TRUMP, FALSE, "2H AS 3D TC 9C KD 4S", "9C TC 3D KD 4S AS 2H" },
  { "high-to-low", TALIA_CARD_ORDER_TURNS, TALIA_NO_TRUMP, TRUE, "2H AS 3D TC 9C KD 4S", "2H AS 4S KD 3D TC 9C" },
  { "clubs-are-trumps", TALIA_CARD_ORDER_TURNS, TALIA_CLUBS, FALSE, "2C 2D 2H 2S AC", "2D 2S 2H 2C AC" },
  { "diamonds-are-trumps", TALIA_CARD_ORDER_TURNS, TALIA_DIAMONDS, FALSE, "2C 2D 2H 2S AD", "2C 2H 2S 2D AD" },
  { "hearts-are-trumps", TALIA_CARD_ORDER_TURNS, TALIA_HEARTS, FALSE, "2C 2D 2H 2S AH", "2C 2D 2S 2H AH" },
  { "spades-are-trumps", TALIA_CARD_ORDER_TURNS, TALIA_SPADES, FALSE, "2C 2D 2H 2S AS", "2D 2C 2H 2S AS" },
  { "trumps-first-when-high-is-left", TALIA_CARD_ORDER_TURNS, TALIA_SPADES, TRUE, "2C 2D 2H 2S AS", "AS 2S 2H 2C 2D" },
  { "suits-by-height", TALIA_CARD_ORDER_SUITS, TALIA_NO_TRUMP, FALSE, "AS AH AD AC 2S 2C", "2C AC AD AH 2S AS" },
  { "trumps-above-spades", TALIA_CARD_ORDER_SUITS, TALIA_DIAMONDS, FALSE, "AS AH AD AC 2D", "AC AH AS 2D AD" },
  { "ranks", TALIA_CARD_ORDER_RANKS, TALIA_NO_TRUMP, FALSE, "AS 2S KH AD 2C TD", "2C 2S TD KH AD AS" },
  { "ranks-whatever-is-trumps", TALIA_CARD_ORDER_RANKS, TALIA_CLUBS, TRUE, "AS 2S KH AD 2C TD", "AS AD KH TD 2S 2C" },
};

static void
test_order (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data), n;
  g_auto (GStrv) from = g_strsplit (examples[i].from, " ", -1);
  g_autoptr (GString) to = g_string_new (NULL);
  TaliaCard cards[TALIA_MAX_PACK];

  for (n = 0; from[n] != NULL; n++)
    cards[n] = talia_card_parse (from[n]);
  talia_card_order_sort (cards, n, examples[i].order, examples[i].trump, examples[i].descending);
  for (guint j = 0; j < n; j++)
    {
      char text[2];

      talia_card_write (cards[j], text);
      g_string_append_printf (to, "%s%.2s", j > 0 ? " " : "", text);
    }
  g_assert_cmpstr (to->str, ==, examples[i].to);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/card-order/", examples[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_order);
    }
  return g_test_run ();
}
