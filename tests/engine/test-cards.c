/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that cards, lists of cards and packs are written as text and read back. */
#include "engine/talia-cards.h"

static const struct
{
  const char *text;
  gboolean good;
} lists[] = {
  { "-", TRUE },    { "2C", TRUE },        { "2C,AC,2D,TD,AS", TRUE },
  { "", FALSE },    { "TD,5H,5C", FALSE }, { "2C,2C", FALSE },
  { "2C,", FALSE }, { ",2C", FALSE },      { "2C;3C", FALSE },
  { "2c", FALSE },  { "10C", FALSE },      { "1C", FALSE },
  { "2X", FALSE },  { "2C 3C", FALSE },    { "--", FALSE },
};

static void
test_lists (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      TaliaCards cards = 77;
      gboolean good = talia_cards_parse (lists[i].text, -1, &cards);

      g_test_message ("'%s'", lists[i].text);
      g_assert_cmpint (good, ==, lists[i].good);
      if (good)
        {
          g_autofree char *again = talia_cards_to_text (cards);

          g_assert_cmpstr (again, ==, lists[i].text);
        }
      else
        g_assert_cmpuint (cards, ==, 77);
    }
}

static void
test_order (void)
{
  g_autofree char *all = talia_cards_to_text (TALIA_ALL_CARDS);

  g_assert_cmpstr (all, ==,
                   "2C,3C,4C,5C,6C,7C,8C,9C,TC,JC,QC,KC,AC,2D,3D,4D,5D,6D,7D,8D,9D,TD,JD,QD,KD,AD,"
                   "2H,3H,4H,5H,6H,7H,8H,9H,TH,JH,QH,KH,AH,2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,AS");
}

static void
test_above (void)
{
  g_autofree char *jack = talia_cards_to_text (talia_cards_above (talia_card_parse ("JH")));
  g_autofree char *ace = talia_cards_to_text (talia_cards_above (talia_card_parse ("AS")));

  g_assert_cmpstr (jack, ==, "QH,KH,AH");
  g_assert_cmpstr (ace, ==, "-");
}

static void
test_packs (void)
{
  static const char *const bad[] = { "", "-", "2C,2C", "2C,3", "2C 3C", "2C,3C,ZZ" };
  TaliaPack pack;
  g_autoptr (GString) out = g_string_new (NULL);

  g_assert_true (talia_pack_parse ("KS,2C,TD", &pack));
  g_assert_cmpint (pack.n, ==, 3);
  talia_pack_append (out, &pack);
  g_assert_cmpstr (out->str, ==, "KS,2C,TD");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (talia_pack_parse (bad[i], &pack));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/lists-are-sorted-and-exact", test_lists);
  g_test_add_func ("/cards/order-is-by-suit-then-rank", test_order);
  g_test_add_func ("/cards/above-is-of-the-same-suit", test_above);
  g_test_add_func ("/cards/packs-keep-their-order", test_packs);
  return g_test_run ();
}
