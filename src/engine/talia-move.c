/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes moves as text and reads them back, in one form for all games. */
#include "talia-move.h"

#include <string.h>

/* Moves that are one fixed word. */
static const struct
{
  const char *word;
  TaliaMoveKind kind;
} words[] = {
  { "-", TALIA_MOVE_SKIP },       { "bid:blind", TALIA_MOVE_BLIND },        { "look", TALIA_MOVE_LOOK },
  { "moon:add", TALIA_MOVE_ADD }, { "moon:subtract", TALIA_MOVE_SUBTRACT },
};

gboolean
talia_move_equal (const TaliaMove *a, const TaliaMove *b)
{
  return a->kind == b->kind && a->card == b->card && a->value == b->value && a->cards == b->cards;
}

char *
talia_move_to_text (const TaliaMove *move)
{
  g_autofree char *cards = talia_cards_to_text (move->cards);
  char card[3] = "";

  if (talia_card_is_valid (move->card))
    talia_card_write (move->card, card);

  switch ((TaliaMoveKind) move->kind)
    {
    case TALIA_MOVE_PLAY:
      return g_strdup (card);
    case TALIA_MOVE_PASS:
      return g_strdup_printf ("pass:%s", cards);
    case TALIA_MOVE_BID:
      return g_strdup_printf ("bid:%d", move->value);
    case TALIA_MOVE_TRAIL:
      return g_strdup_printf ("trail:%s", card);
    case TALIA_MOVE_TAKE:
      return g_strdup_printf ("take:%s:%s", card, cards);
    case TALIA_MOVE_BUILD:
      return g_strdup_printf ("build:%d:%s:%s", move->value, card, cards);
    case TALIA_MOVE_SKIP:
    case TALIA_MOVE_BLIND:
    case TALIA_MOVE_LOOK:
    case TALIA_MOVE_ADD:
    case TALIA_MOVE_SUBTRACT:
      break;
    }
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].kind == move->kind)
      return g_strdup (words[i].word);
  g_return_val_if_reached (g_strdup ("?"));
}

/* Reads a number of one or two digits without a leading zero; returns the rest of the text, NULL for anything else. */
static const char *
parse_number (const char *text, uint8_t *value)
{
  if (!g_ascii_isdigit (text[0]))
    return NULL;
  *value = (uint8_t) (text[0] - '0');
  if (!g_ascii_isdigit (text[1]))
    return text + 1;
  if (text[0] == '0')
    return NULL;
  *value = (uint8_t) (10 * *value + (text[1] - '0'));
  return text + 2;
}

/* Reads `CARD` or `CARD:CARDS` up to the end. */
static gboolean
parse_cards (const char *text, gboolean with_list, TaliaMove *move)
{
  move->card = talia_card_parse (text);
  if (move->card == TALIA_NO_CARD)
    return FALSE;
  if (!with_list)
    return text[2] == '\0';
  return text[2] == ':' && talia_cards_parse (text + 3, -1, &move->cards) && move->cards != 0;
}

/* Returns the text after `prefix`, NULL if the text does not begin with it. */
static const char *
after (const char *text, const char *prefix)
{
  return g_str_has_prefix (text, prefix) ? text + strlen (prefix) : NULL;
}

gboolean
talia_move_parse (const char *text, TaliaMove *move)
{
  TaliaMove read = { .kind = TALIA_MOVE_PLAY, .card = TALIA_NO_CARD };
  gboolean good = FALSE;
  const char *rest;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (text, words[i].word) == 0)
      {
        *move = TALIA_PLAIN_MOVE (words[i].kind);
        return TRUE;
      }

  if ((rest = after (text, "pass:")))
    {
      read.kind = TALIA_MOVE_PASS;
      good = talia_cards_parse (rest, -1, &read.cards) && read.cards != 0;
    }
  else if ((rest = after (text, "bid:")))
    {
      read.kind = TALIA_MOVE_BID;
      rest = parse_number (rest, &read.value);
      good = rest != NULL && *rest == '\0';
    }
  else if ((rest = after (text, "trail:")))
    {
      read.kind = TALIA_MOVE_TRAIL;
      good = parse_cards (rest, FALSE, &read);
    }
  else if ((rest = after (text, "take:")))
    {
      read.kind = TALIA_MOVE_TAKE;
      good = parse_cards (rest, TRUE, &read);
    }
  else if ((rest = after (text, "build:")))
    {
      read.kind = TALIA_MOVE_BUILD;
      rest = parse_number (rest, &read.value);
      good = rest != NULL && *rest == ':' && parse_cards (rest + 1, TRUE, &read);
    }
  else
    good = parse_cards (text, FALSE, &read);

  if (good)
    *move = read;
  return good;
}
