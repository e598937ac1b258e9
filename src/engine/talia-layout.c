/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout core; docs/rules/loteryjka.md. */
#include "talia-layout.h"

#define EIGHTS TALIA_RANK_CARDS (TALIA_EIGHT)

/*
 * A card is reached when every card between it and the eight of its suit lies. The card set
 * aside lies from the start, so that a row grows through it without stopping.
 */
TaliaCards
talia_layout_open (const TaliaLayout *layout)
{
  TaliaCards up = layout->laid & EIGHTS, down = up;
  TaliaCards open = EIGHTS & ~layout->laid;

  if (!layout->begun)
    return open;
  while (up != 0 || down != 0)
    {
      /* Above an ace and below a two are bits that no card has. */
      up = up << 1 & TALIA_ALL_CARDS;
      down = down >> 1 & TALIA_ALL_CARDS;
      open |= (up | down) & ~layout->laid;
      up &= layout->laid;
      down &= layout->laid;
    }
  return open;
}

TaliaRefusal
talia_layout_check (const TaliaLayout *layout, TaliaCards hand, TaliaCard card)
{
  int suit = talia_card_suit (card);

  if (talia_layout_open (layout) & TALIA_BIT (card))
    return TALIA_ACCEPTED;
  if (!layout->begun)
    return TALIA_REFUSED (TALIA_RULE_MUST_START_WITH_EIGHT);
  if (!(layout->laid & TALIA_CARD_BIT (TALIA_EIGHT, suit)))
    return TALIA_REFUSED_SUIT (TALIA_RULE_ROW_CLOSED, suit);
  return TALIA_REFUSED (TALIA_RULE_NOT_PLAYABLE);
}

TaliaRefusal
talia_layout_check_skip (const TaliaLayout *layout, TaliaCards hand)
{
  if ((hand & talia_layout_open (layout)) == 0)
    return TALIA_ACCEPTED;
  if (!layout->begun)
    return TALIA_REFUSED (TALIA_RULE_MUST_START_WITH_EIGHT);
  return layout->may_pass ? TALIA_ACCEPTED : TALIA_REFUSED (TALIA_RULE_MUST_PLAY);
}

void
talia_layout_add (TaliaLayout *layout, TaliaCard card)
{
  layout->laid |= TALIA_BIT (card);
  layout->begun = TRUE;
  layout->skips = 0;
}

void
talia_layout_skip (TaliaLayout *layout, int seat)
{
  /* Before the first eight, or where playing is compulsory, a lost turn tells what is not held. */
  if (!layout->begun || !layout->may_pass)
    layout->lacks[seat] |= talia_layout_open (layout);
  if (layout->skips < UINT8_MAX)
    layout->skips++;
}

gboolean
talia_layout_is_out (const TaliaLayout *layout, int seat)
{
  for (int i = 0; i < layout->n_out; i++)
    if (layout->out[i] == seat)
      return TRUE;
  return FALSE;
}
