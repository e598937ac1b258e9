/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a text is fit to be shown in a window. */
#include "showable.h"

#define LEFT_TO_RIGHT_MARK 0x200e
#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

void
assert_showable (const char *text, glong limit)
{
  int open = 0, marks = 0;

  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, limit);
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      open += (c == FIRST_STRONG_ISOLATE) - (c == POP_DIRECTIONAL_ISOLATE);
      g_assert_true (open == 0 || open == 1);
      marks = g_unichar_ismark (c) || c == 0x200c || c == 0x200d ? marks + 1 : 0;
      g_assert_cmpint (marks, <=, 4);
      if (g_unichar_type (c) == G_UNICODE_FORMAT)
        g_assert_true (marks > 0 || c == LEFT_TO_RIGHT_MARK || c == FIRST_STRONG_ISOLATE
                       || c == POP_DIRECTIONAL_ISOLATE);
      g_assert_true (!g_unichar_iscntrl (c) || c == '\n');
    }
  g_assert_cmpint (open, ==, 0);
}
