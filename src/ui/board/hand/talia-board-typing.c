/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards by their typed rank and suit, such as "q d" for the queen of diamonds, in Polish "d k" for dama karo. */
#include "talia-board-typing.h"

#include "words/talia-words.h"

#define FORGET_MS 1000

/* Whether the name of the card begins with the text. The name is the rank, as a letter of the player's language, and
 * the whole name of the suit. */
static gboolean
begins_with_rank (TaliaCard card, const char *rank, const char *text)
{
  g_autofree char *whole = g_strconcat (rank, talia_words_suit (talia_card_suit (card)), NULL);
  g_autofree char *lower = g_utf8_strdown (whole, -1);

  return g_str_has_prefix (lower, text);
}

static gboolean
begins (TaliaCard card, const char *text)
{
  const char *rank = talia_words_rank_index (talia_card_rank (card));

  return begins_with_rank (card, rank, text)
         || (talia_card_rank (card) == TALIA_TEN && begins_with_rank (card, "0", text));
}

/* Returns the first card that the text may mean, beginning at place `start` and continuing from the first place after
 * the last. */
static TaliaCard
find (const TaliaCard *cards, guint n, guint start, const char *text)
{
  for (guint i = 0; i < n; i++)
    if (begins (cards[(start + i) % n], text))
      return cards[(start + i) % n];
  return TALIA_NO_CARD;
}

static gboolean
begins_any (const char *text)
{
  for (int card = 0; card < 64; card++)
    if (talia_card_is_valid (card) && begins ((TaliaCard) card, text))
      return TRUE;
  return FALSE;
}

void
talia_board_typing_clear (TaliaBoardTyping *typing)
{
  typing->text[0] = '\0';
}

static gboolean
add (TaliaBoardTyping *typing, gunichar letter, guint32 time, const TaliaCard *cards, guint n, int from,
     TaliaCard *card)
{
  char added[8] = { 0 };
  g_autofree char *longer = NULL;
  gboolean again;

  g_unichar_to_utf8 (g_unichar_tolower (letter), added);
  if (time - typing->at > FORGET_MS)
    talia_board_typing_clear (typing);
  typing->at = time;
  longer = g_strconcat (typing->text, added, NULL);
  again = typing->text[0] != '\0' && g_str_has_suffix (typing->text, added);

  /* A first letter looks for the next card of a rank; more letters may still mean the card that has the focus. */
  *card = find (cards, n, (guint) (typing->text[0] == '\0' ? from + 1 : MAX (from, 0)), longer);
  if (*card == TALIA_NO_CARD && again && (*card = find (cards, n, (guint) (from + 1), typing->text)) != TALIA_NO_CARD)
    return TRUE;
  if (*card == TALIA_NO_CARD && !begins_any (longer))
    {
      g_set_str (&longer, added);
      if (!begins_any (longer))
        {
          talia_board_typing_clear (typing);
          return FALSE;
        }
      *card = find (cards, n, (guint) (from + 1), longer);
    }
  g_strlcpy (typing->text, longer, sizeof typing->text);
  return TRUE;
}

gboolean
talia_board_typing_add (TaliaBoardTyping *typing, gunichar letter, guint32 time, const TaliaCard *cards, guint n,
                        int from, TaliaCard *card)
{
  gboolean names = add (typing, letter, time, cards, n, from, card);

  typing->missed = names && *card == TALIA_NO_CARD;
  return names;
}
