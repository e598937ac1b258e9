/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the code of a table: it identifies its certificate and no other, and is read however people write it. */
#include <string.h>

#include "net/talia-code.h"
#include "net/talia-rate.h"

static void
test_certificate (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GTlsCertificate) ours = talia_code_make_certificate (&error), other = NULL;
  TaliaCode code;

  g_assert_no_error (error);
  other = talia_code_make_certificate (&error);
  g_assert_no_error (error);
  talia_code_make (ours, &code);
  g_assert_true (talia_code_fits (&code, ours));
  g_assert_false (talia_code_fits (&code, other));
  code.secret[0] = code.secret[0] == '2' ? '3' : '2';
  g_assert_false (talia_code_fits (&code, ours));
}

static void
test_text (void)
{
  static const struct
  {
    const char *text;
    gboolean good;
  } texts[] = {
    { "7KQ2X-9MPAB", TRUE }, { "7kq2x9mpab", TRUE },    { " 7KQ 2X 9-MPAB ", TRUE },
    { "7KQ2X-9MPA", FALSE }, { "7KQ2X-9MPABC", FALSE }, { "7KQ2X-9MPA0", FALSE },
    { "", FALSE },           { "ŁKQ2X-9MPAB", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TaliaCode code;

      g_assert_cmpint (talia_code_parse (texts[i].text, &code), ==, texts[i].good);
      if (texts[i].good)
        {
          g_autofree char *text = talia_code_to_text (&code);

          g_assert_cmpstr (text, ==, "7KQ2X-9MPAB");
        }
    }
}

/* The limit allows a number of attempts at once, then a number a second, and never more at once than at the
 * beginning. */
static void
test_rate (void)
{
  TaliaRate rate;

  talia_rate_init (&rate, 3, 0.5, 0);
  for (guint i = 0; i < 3; i++)
    g_assert_true (talia_rate_take (&rate, 0));
  g_assert_false (talia_rate_take (&rate, 1900000));
  g_assert_true (talia_rate_take (&rate, 2000000));
  g_assert_false (talia_rate_allows (&rate, 2000000));
  for (guint i = 0; i < 3; i++)
    g_assert_true (talia_rate_take (&rate, 1000000000));
  g_assert_false (talia_rate_take (&rate, 1000000000));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/code/certificate", test_certificate);
  g_test_add_func ("/code/text", test_text);
  g_test_add_func ("/code/rate", test_rate);
  return g_test_run ();
}
