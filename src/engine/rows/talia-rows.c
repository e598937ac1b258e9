/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows core: which cards can be laid (docs/rules/loteryjka.md). */
#include "talia-rows.h"

#include "engine/talia-rely.h"

#define EIGHTS TALIA_RANK_CARDS (TALIA_EIGHT)

/* Returns the first card above each of these eights that is not laid. */
static TaliaCards
open_above (TaliaCards laid, TaliaCards eights)
{
  /* If an eight is added to the cards laid, the carry runs through the cards that follow it, up to a bit after the ace
   * that no card has. */
  return (laid + eights) & ~laid & TALIA_ALL_CARDS;
}

/* Returns the first card below each of these eights that is not laid. */
static TaliaCards
open_below (TaliaCards laid, TaliaCards eights)
{
  const TaliaCards below = eights - (eights >> TALIA_EIGHT);
  TaliaCards closed = below & ~laid; /* the first gap of a suit and, in the end, all lower cards */

  for (int by = 1; by < TALIA_EIGHT; by *= 2)
    closed |= closed >> by & below;
  return closed & ~(closed >> 1);
}

/*
 * A card is reached when every card between it and the eight of its suit is laid. The card set aside counts as laid
 * from the start, so that a row grows through it without stopping.
 */
TaliaCards
talia_rows_open (const TaliaRows *rows)
{
  TaliaCards eights = rows->laid & EIGHTS;
  TaliaCards open = EIGHTS & ~rows->laid;

  return rows->begun ? open | open_above (rows->laid, eights) | open_below (rows->laid, eights) : open;
}

TaliaRefusal
talia_rows_check (const TaliaRows *rows, TaliaCards hand, TaliaCard card)
{
  int suit = talia_card_suit (card);

  if (talia_rows_open (rows) & TALIA_BIT (card))
    return TALIA_ACCEPTED;
  if (!rows->begun)
    return TALIA_REFUSED (TALIA_RULE_MUST_START_WITH_EIGHT);
  if (!(rows->laid & TALIA_CARD_BIT (TALIA_EIGHT, suit)))
    return TALIA_REFUSED_SUIT (TALIA_RULE_ROW_CLOSED, suit);
  return TALIA_REFUSED (TALIA_RULE_NOT_PLAYABLE);
}

TaliaRefusal
talia_rows_check_skip (const TaliaRows *rows, TaliaCards hand)
{
  if ((hand & talia_rows_open (rows)) == 0)
    return TALIA_ACCEPTED;
  if (!rows->begun)
    return TALIA_REFUSED (TALIA_RULE_MUST_START_WITH_EIGHT);
  return rows->may_pass ? TALIA_ACCEPTED : TALIA_REFUSED (TALIA_RULE_MUST_PLAY);
}

void
talia_rows_add (TaliaRows *rows, int seat, TaliaCard card)
{
  TALIA_RELY (rows->n_played < TALIA_MAX_PACK && !(rows->laid & TALIA_BIT (card)));
  rows->laid |= TALIA_BIT (card);
  rows->by[rows->n_played] = (int8_t) seat;
  rows->played[rows->n_played++] = card;
  rows->begun = TRUE;
  rows->skips = 0;
}

void
talia_rows_skip (TaliaRows *rows, int seat)
{
  /* Before the first eight, or if playing is compulsory, a pass shows which cards the seat does not hold. */
  if (!rows->begun || !rows->may_pass)
    rows->lacks[seat] |= talia_rows_open (rows);
  if (rows->skips < UINT8_MAX)
    rows->skips++;
}

gboolean
talia_rows_is_out (const TaliaRows *rows, int seat)
{
  for (int i = 0; i < rows->n_out; i++)
    if (rows->out[i] == seat)
      return TRUE;
  return FALSE;
}
