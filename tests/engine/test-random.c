/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the algorithm that turns a seed into a pack, which is the same on every machine and in every version
 * (docs/RECORD.md). */
#include "engine/talia-random.h"

/* The output of xoshiro256** from the state 1 2 3 4. */
static void
test_generator (void)
{
  static const uint64_t expected[] = { 11520, 0, 1509978240, UINT64_C (1215971899390074240),
                                       UINT64_C (1216172134540287360) };
  TaliaRandom random = { { 1, 2, 3, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (talia_random_next (&random), ==, expected[i]);
}

/* The output of SplitMix64 from the seed 1234567. */
static void
test_seeding (void)
{
  static const uint64_t expected[] = { UINT64_C (6457827717110365317), UINT64_C (3203168211198807973),
                                       UINT64_C (9817491932198370423), UINT64_C (4593380528125082431) };
  TaliaRandom random;

  talia_random_init (&random, 1234567);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (random.s[i], ==, expected[i]);
}

/* Computed by a separate program from the description: the pack, and the dealer drawn after it. */
static const struct
{
  uint64_t seed;
  guint dealer;
  const char *pack;
} packs[] = {
  { UINT64_C (0), 0,
    "3H,KH,3C,AH,JS,KC,5S,9C,4D,6H,KS,9H,9S,7H,QD,8D,8C,8H,AS,TS,6S,TD,4C,5C,2C,9D,2S,TH,5H,JH,3S,5D,KD,QS,QC,6C,3D,AC,8S,4H,AD,JD,4S,7C,2D,2H,QH,JC,6D,7D,TC,7S" },
  { UINT64_C (1), 1,
    "AD,8C,QC,7H,6C,QS,3S,7C,6H,KC,5C,9H,3D,4S,9C,JS,TC,KS,KD,JD,AC,AS,7S,8S,TS,4D,7D,4C,TH,3H,QH,6S,2D,5D,TD,AH,2H,5S,QD,3C,4H,8D,KH,6D,2S,8H,5H,JH,9D,2C,9S,JC" },
  { UINT64_C (42), 0,
    "2H,8D,8H,4H,AC,7S,9S,4D,5C,KD,AH,8S,3C,QC,3D,6S,KC,QD,7C,3S,TD,6D,9C,7H,5H,AS,TH,9D,2S,9H,4S,KS,5D,JH,8C,QS,7D,KH,TS,6H,TC,2D,2C,JD,5S,QH,3H,6C,AD,JC,JS,4C" },
  { UINT64_C (999999999), 3,
    "3C,2C,5H,6S,JD,AH,JH,TS,4C,4H,3H,9D,QC,5S,9H,8C,2H,AS,7D,6D,JC,8S,9S,TD,9C,5D,8H,KH,6C,KD,6H,8D,KS,3D,AD,4S,KC,7S,AC,QD,3S,TH,7C,QS,QH,TC,JS,4D,2S,7H,5C,2D" },
  { UINT64_C (18446744073709551615), 2,
    "7H,9D,8H,JD,KC,8D,TH,JC,2S,AS,6C,8S,TD,4C,6D,QC,9C,AC,QS,2D,8C,KD,6S,9S,5C,AD,JS,7S,JH,2C,7C,QD,TC,9H,TS,4D,4H,5H,5D,6H,AH,3H,3C,7D,KS,QH,KH,5S,4S,2H,3D,3S" },
};

static void
test_shuffle (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      TaliaRandom random;
      TaliaPack pack;
      g_autoptr (GString) text = g_string_new (NULL);

      talia_random_init (&random, packs[i].seed);
      talia_random_shuffle (&random, TALIA_ALL_CARDS, &pack);
      talia_pack_append (text, &pack);
      g_assert_cmpstr (text->str, ==, packs[i].pack);
      g_assert_cmpuint (talia_random_below (&random, 4), ==, packs[i].dealer);
    }
}

/* Every number below n occurs and no other, also if n does not divide 2^64. */
static void
test_below (void)
{
  TaliaRandom random;

  talia_random_init (&random, 5);
  for (uint64_t n = 1; n <= 52; n++)
    {
      uint64_t seen = 0;

      for (int i = 0; i < 2000; i++)
        {
          uint64_t x = talia_random_below (&random, n);

          g_assert_cmpuint (x, <, n);
          seen |= UINT64_C (1) << x;
        }
      g_assert_cmphex (seen, ==, (UINT64_C (1) << n) - 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/xoshiro256-starstar", test_generator);
  g_test_add_func ("/random/splitmix64", test_seeding);
  g_test_add_func ("/random/one-number-is-one-deal", test_shuffle);
  g_test_add_func ("/random/below-is-bounded-and-complete", test_below);
  return g_test_run ();
}
