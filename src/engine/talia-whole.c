/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads whole numbers in text that comes from outside, and checks their ranges. */
#include "talia-whole.h"

gboolean
talia_whole_parse (const char *text, gint64 least, gint64 most, gint64 *number)
{
  /* GLib considers an empty range an error of the program. */
  return least <= most && g_ascii_string_to_signed (text, 10, least, most, number, NULL);
}

gboolean
talia_whole_parse_place (const char *text, gint64 n, int *place)
{
  gint64 number;

  if (n < 1 || !g_ascii_isdigit (*text) || !talia_whole_parse (text, 0, MIN (n, G_MAXINT) - 1, &number))
    return FALSE;
  *place = (int) number;
  return TRUE;
}
