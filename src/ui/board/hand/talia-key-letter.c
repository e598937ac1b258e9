/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the letter or digit that a key stands for, whatever the layout of the keyboard. */
#include "talia-key-letter.h"

#include <string.h>

/* The letters of each row of keys, with the key code of the first; X and Wayland share these codes. */
static const struct
{
  guint first;
  const char *letters;
} rows[] = { { 24, "qwertyuiop" }, { 38, "asdfghjkl" }, { 52, "zxcvbnm" } };

#define MIDDLE 1

static gunichar
find_by_place (guint code)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (code >= rows[i].first && code - rows[i].first < strlen (rows[i].letters))
      return (guchar) rows[i].letters[code - rows[i].first];
  return 0;
}

static gboolean
is_digit (gunichar letter)
{
  return letter >= '0' && letter <= '9';
}

static gboolean
is_plain_letter (gunichar letter)
{
  return letter < 0x80 && g_unichar_isalpha (letter);
}

/* Returns the first character of the wanted kind on a key, in any layout, with or without Shift; 0 if there is none. */
static gunichar
find_on_key (GdkDisplay *display, guint code, gboolean (*is_wanted) (gunichar letter))
{
  g_autofree guint *keys = NULL;
  int n;

  if (!gdk_display_map_keycode (display, code, NULL, &keys, &n))
    return 0;
  for (int i = 0; i < n; i++)
    if (is_wanted (gdk_keyval_to_unicode (keys[i])))
      return gdk_keyval_to_unicode (keys[i]);
  return 0;
}

/* Whether the layout has Latin letters: if so, there are some in the middle row of keys. */
static gboolean
is_latin (GdkDisplay *display, guint layout)
{
  guint key;

  for (guint i = 0; i < strlen (rows[MIDDLE].letters); i++)
    if (gdk_display_translate_key (display, rows[MIDDLE].first + i, 0, (int) layout, &key, NULL, NULL, NULL)
        && is_plain_letter (gdk_keyval_to_unicode (key)))
      return TRUE;
  return FALSE;
}

gunichar
talia_key_letter (GdkEvent *event)
{
  GdkDisplay *display = gdk_event_get_display (event);
  guint code = gdk_key_event_get_keycode (event);
  gunichar letter = gdk_keyval_to_unicode (gdk_key_event_get_keyval (event)), other = 0;

  if (letter == 0 || is_digit (letter) || is_plain_letter (letter))
    return letter;
  if (g_unichar_isdigit (letter))
    return '0' + (gunichar) g_unichar_digit_value (letter);
  if ((gdk_event_get_modifier_state (event) & GDK_SHIFT_MASK) == 0)
    other = find_on_key (display, code, is_digit);
  if (other == 0 && !is_latin (display, gdk_key_event_get_layout (event)))
    {
      other = find_on_key (display, code, is_plain_letter);
      if (other == 0)
        other = find_by_place (code);
    }
  return other != 0 ? other : letter;
}
