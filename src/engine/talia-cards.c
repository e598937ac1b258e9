/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, sets of cards as bits, and packs, with their textual forms. */
#include "talia-cards.h"

#include <string.h>

static const char ranks[] = "23456789TJQKA";
static const char suits[] = "CDHS";

gboolean
talia_card_is_valid (int card)
{
  return card >= 0 && card < 64 && (TALIA_ALL_CARDS >> card & 1);
}

void
talia_card_write (TaliaCard card, char text[2])
{
  g_return_if_fail (talia_card_is_valid (card));

  text[0] = ranks[talia_card_rank (card)];
  text[1] = suits[talia_card_suit (card)];
}

TaliaCard
talia_card_parse (const char *text)
{
  const char *rank, *suit;

  if (text[0] == '\0' || text[1] == '\0')
    return TALIA_NO_CARD;
  rank = strchr (ranks, text[0]);
  suit = strchr (suits, text[1]);
  if (rank == NULL || suit == NULL)
    return TALIA_NO_CARD;
  return TALIA_CARD (rank - ranks, suit - suits);
}

static void
append_card (GString *out, TaliaCard card, gboolean first)
{
  char text[2];

  talia_card_write (card, text);
  if (!first)
    g_string_append_c (out, ',');
  g_string_append_len (out, text, 2);
}

void
talia_cards_append (GString *out, TaliaCards cards)
{
  if (cards == 0)
    g_string_append_c (out, '-');
  for (gboolean first = TRUE; cards != 0; first = FALSE)
    append_card (out, talia_cards_pop (&cards), first);
}

char *
talia_cards_to_text (TaliaCards cards)
{
  GString *out = g_string_new (NULL);

  talia_cards_append (out, cards);
  return g_string_free (out, FALSE);
}

/* Reads `TD,5H,...` up to `length`; the cards in their order. Returns their number, -1 on damage. */
static int
parse_list (const char *text, gsize length, TaliaCard cards[TALIA_MAX_PACK])
{
  int n = 0;

  if (length % 3 != 2 || length > 3 * TALIA_MAX_PACK - 1)
    return -1;
  for (gsize at = 0; at < length; at += 3)
    {
      cards[n] = talia_card_parse (text + at);
      if (cards[n++] == TALIA_NO_CARD || (at + 2 < length && text[at + 2] != ','))
        return -1;
    }
  return n;
}

gboolean
talia_cards_parse (const char *text, gssize length, TaliaCards *cards)
{
  TaliaCard list[TALIA_MAX_PACK];
  TaliaCards set = 0;
  int n;

  if (length < 0)
    length = (gssize) strlen (text);
  if (length == 1 && text[0] == '-')
    {
      *cards = 0;
      return TRUE;
    }
  n = parse_list (text, (gsize) length, list);
  if (n < 0)
    return FALSE;
  for (int i = 0; i < n; i++)
    {
      if (i > 0 && list[i] <= list[i - 1])
        return FALSE;
      set |= TALIA_BIT (list[i]);
    }
  *cards = set;
  return TRUE;
}

gboolean
talia_pack_gather (TaliaPack *pack, const TaliaCards hands[], int seats, int first, TaliaCards aside)
{
  const int each = talia_cards_count (hands[0]), n = each * seats;
  TaliaCards left[TALIA_MAX_SEATS];

  if (talia_cards_count (aside) >= seats || n + talia_cards_count (aside) > TALIA_MAX_PACK)
    return FALSE;
  for (int seat = 0; seat < seats; seat++)
    {
      left[seat] = hands[seat];
      if (talia_cards_count (left[seat]) != each)
        return FALSE;
    }
  pack->n = (uint8_t) (n + talia_cards_count (aside));
  for (int i = 0; i < pack->n; i++)
    pack->cards[i] = talia_cards_pop (i < n ? &left[(first + i) % seats] : &aside);
  return TRUE;
}

void
talia_pack_append (GString *out, const TaliaPack *pack)
{
  for (int i = 0; i < pack->n; i++)
    append_card (out, pack->cards[i], i == 0);
}

gboolean
talia_pack_parse (const char *text, TaliaPack *pack)
{
  TaliaPack read = { 0 };
  TaliaCards seen = 0;
  int n = parse_list (text, strlen (text), read.cards);

  if (n < 0)
    return FALSE;
  for (int i = 0; i < n; i++)
    {
      if (seen & TALIA_BIT (read.cards[i]))
        return FALSE;
      seen |= TALIA_BIT (read.cards[i]);
    }
  read.n = (uint8_t) n;
  *pack = read;
  return TRUE;
}
