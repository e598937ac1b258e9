/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes text that comes from outside safe to show: names, lines of files, paths. */
#include "talia-text.h"

#include <string.h>

/* The greatest number of marks on a letter: Hebrew with all its points has three, a stack of Tibetan four. */
#define MAX_MARKS 4

#define ZERO_WIDTH_NON_JOINER 0x200c
#define ZERO_WIDTH_JOINER 0x200d
#define REPLACEMENT 0xfffd
#define ELLIPSIS "…"

#define LEFT_TO_RIGHT_MARK "\u200e"
#define FIRST_STRONG_ISOLATE "\u2068"
#define POP_DIRECTIONAL_ISOLATE "\u2069"

/* Whether the windows are laid out from right to left. */
static gboolean mirrored = FALSE;

/* The ranges of Unicode that are reserved for scripts written from right to left (DerivedBidiClass.txt). */
static const struct
{
  gunichar first, last;
} right_to_left[] = {
  { 0x0590, 0x08ff }, { 0xfb1d, 0xfdff }, { 0xfe70, 0xfeff }, { 0x10800, 0x10fff }, { 0x1e800, 0x1efff },
};

typedef enum
{
  LETTER,  /* a character of its own: letters, digits, signs, pictures */
  MARK,    /* a mark on the letter before it */
  SPACE,   /* a space, another gap, or a control character */
  NOTHING, /* changes only how other characters are shown */
} Kind;

/* The kind of a character by its GUnicodeType; types that are not listed are letters. */
static const Kind kinds[] = {
  [G_UNICODE_CONTROL] = SPACE,         [G_UNICODE_FORMAT] = NOTHING,
  [G_UNICODE_SURROGATE] = NOTHING,     [G_UNICODE_SPACING_MARK] = MARK,
  [G_UNICODE_ENCLOSING_MARK] = MARK,   [G_UNICODE_NON_SPACING_MARK] = MARK,
  [G_UNICODE_LINE_SEPARATOR] = SPACE,  [G_UNICODE_PARAGRAPH_SEPARATOR] = SPACE,
  [G_UNICODE_SPACE_SEPARATOR] = SPACE,
};

static Kind
classify (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  /* Persian, Indic scripts and emoji need these two characters. */
  if (c == ZERO_WIDTH_NON_JOINER || c == ZERO_WIDTH_JOINER)
    return MARK;
  return type < G_N_ELEMENTS (kinds) ? kinds[type] : LETTER;
}

/* The text written so far. */
typedef struct
{
  GString *text;
  guint limit;
  guint letters;
  guint room; /* for more marks on the last letter */
  gsize last; /* where that letter begins */
  gboolean gap;
} Clean;

/* Returns FALSE if there is no room for the letter. */
static gboolean
add_letter (Clean *clean, gunichar c)
{
  if (clean->letters == clean->limit)
    {
      g_string_truncate (clean->text, clean->last);
      g_string_append (clean->text, ELLIPSIS);
      return FALSE;
    }
  clean->last = clean->text->len;
  clean->letters++;
  clean->room = MAX_MARKS;
  g_string_append_unichar (clean->text, c);
  return TRUE;
}

static gboolean
add (Clean *clean, gunichar c)
{
  switch (classify (c))
    {
    case LETTER:
      if (clean->gap && clean->letters > 0 && !add_letter (clean, ' '))
        return FALSE;
      clean->gap = FALSE;
      return add_letter (clean, c);
    case MARK:
      if (clean->room == 0 || clean->gap)
        return TRUE;
      clean->room--;
      g_string_append_unichar (clean->text, c);
      return TRUE;
    case SPACE:
      clean->gap = TRUE;
      return TRUE;
    case NOTHING:
      return TRUE;
    }
  g_return_val_if_reached (FALSE);
}

char *
talia_text_clean (const char *text, guint limit)
{
  Clean clean = { .limit = limit };

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (limit > 0, NULL);

  clean.text = g_string_new (NULL);
  while (*text != '\0')
    {
      gunichar c = g_utf8_get_char_validated (text, -1);
      gboolean valid = c != (gunichar) -1 && c != (gunichar) -2;

      if (!add (&clean, valid ? c : REPLACEMENT))
        break;
      text = valid ? g_utf8_next_char (text) : text + 1;
    }
  return g_string_free_and_steal (clean.text);
}

char *
talia_text_clean_path (const char *path)
{
  g_autofree char *clean = NULL;
  const char *at;
  guint letters = 0;

  g_return_val_if_fail (path != NULL, NULL);

  clean = talia_text_clean (path, G_MAXUINT);
  at = clean + strlen (clean);
  while (at > clean && letters < TALIA_TEXT_LINE)
    {
      at = g_utf8_prev_char (at);
      if (classify (g_utf8_get_char (at)) != MARK)
        letters++;
    }
  return at > clean ? g_strconcat (ELLIPSIS, at, NULL) : g_steal_pointer (&clean);
}

static gboolean
is_right_to_left (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (right_to_left); i++)
    if (c >= right_to_left[i].first && c <= right_to_left[i].last)
      return TRUE;
  return FALSE;
}

char *
talia_text_isolate (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (is_right_to_left (g_utf8_get_char (at)))
      /* Pango sets the direction of a whole sentence by its first letter, even if that is isolated. */
      return g_strconcat (LEFT_TO_RIGHT_MARK FIRST_STRONG_ISOLATE, text, POP_DIRECTIONAL_ISOLATE, NULL);
  return g_strdup (text);
}

char *
talia_text_quote (const char *text)
{
  g_autofree char *clean = talia_text_clean (text, TALIA_TEXT_NAME);

  return talia_text_isolate (clean);
}

void
talia_text_set_right_to_left (gboolean is_mirrored)
{
  mirrored = is_mirrored;
}

char *
talia_text_number (char *numbers)
{
  g_autofree char *given = numbers;

  g_return_val_if_fail (numbers != NULL, NULL);

  return mirrored ? g_strconcat (LEFT_TO_RIGHT_MARK, given, NULL) : g_steal_pointer (&given);
}
