/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a number read from outside is accepted only if it is in the range that was asked for; if that range is
 * empty, none is. */
#include "engine/talia-whole.h"

static const struct
{
  const char *text;
  gint64 n;
  int place; /* -1: none */
} places[] = {
  { "0", 1, 0 },
  { "3", 4, 3 },
  { "4", 4, -1 },
  { "0", 0, -1 },
  { "7", 0, -1 },
  { "100000", 0, -1 },
  { "18446744073709551615", 0, -1 },
  { "0", -1, -1 },
  { "0", G_MININT64, -1 },
  { "2147483646", G_MAXINT64, 2147483646 },
  { "2147483647", G_MAXINT64, -1 },
  { "-1", 4, -1 },
  { "-0", 4, -1 },
  { "+1", 4, -1 },
  { " 1", 4, -1 },
  { "1 ", 4, -1 },
  { "", 4, -1 },
  { "x", 4, -1 },
};

static void
test_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      int place = -1;

      g_assert_cmpint (talia_whole_parse_place (places[i].text, places[i].n, &place), ==, places[i].place >= 0);
      g_assert_cmpint (place, ==, places[i].place);
    }
}

static const struct
{
  const char *text;
  gint64 least, most;
  gboolean good;
} ranges[] = {
  { "0", 0, 0, TRUE },   { "-5", -5, 5, TRUE },
  { "6", -5, 5, FALSE }, { "-9223372036854775808", G_MININT64, G_MAXINT64, TRUE },
  { "0", 1, 0, FALSE },  { "0", 0, -1, FALSE },
};

static void
test_ranges (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      gint64 number;

      g_assert_cmpint (talia_whole_parse (ranges[i].text, ranges[i].least, ranges[i].most, &number), ==,
                       ranges[i].good);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/whole/places", test_places);
  g_test_add_func ("/whole/ranges", test_ranges);
  return g_test_run ();
}
