/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player has chosen in a fishing game: a card in the hand, cards on the table, and the moves they can make. */
#include "talia-fishing-choice.h"

#include <glib/gi18n.h>

TaliaCards
talia_fishing_choice_get_hand (const TaliaFishingChoice *self)
{
  return self->view->seen.hand[self->view->seat];
}

static const TaliaFishing *
get_table (const TaliaFishingChoice *self)
{
  return &self->view->seen.fishing;
}

void
talia_fishing_choice_find_meanings (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen,
                                    TaliaMeanings *meanings)
{
  talia_fishing_find_meanings (get_table (self), self->view->seat, talia_fishing_choice_get_hand (self), card, chosen,
                               meanings);
}

TaliaCards
talia_fishing_choice_find_joining (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen)
{
  const TaliaFishing *table = get_table (self);
  TaliaCards hand = talia_fishing_choice_get_hand (self), joining = 0;

  if (card != TALIA_NO_CARD)
    return talia_fishing_find_joining (table, self->view->seat, hand, card, chosen);
  for (TaliaCards left = hand; left != 0;)
    joining |= talia_fishing_find_joining (table, self->view->seat, hand, talia_cards_pop (&left), chosen);
  return joining;
}

gboolean
talia_fishing_choice_is_promising (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen,
                                   TaliaMeanings *meanings)
{
  talia_fishing_choice_find_meanings (self, card, chosen, meanings);
  return meanings->n > 0 || talia_fishing_choice_find_joining (self, card, chosen) != 0;
}

TaliaCards
talia_fishing_choice_get_unit (const TaliaFishingChoice *self, TaliaCard card)
{
  const TaliaFishing *table = get_table (self);
  int build = talia_fishing_find_build (table, card);

  return build >= 0 ? table->build[build] : TALIA_BIT (card);
}

gboolean
talia_fishing_choice_find_only (const TaliaFishingChoice *self, TaliaCard card, TaliaMove *move)
{
  return talia_fishing_find_only (get_table (self), self->view->seat, talia_fishing_choice_get_hand (self), card, move);
}

static gboolean
may_trail (const TaliaFishingChoice *self)
{
  const TaliaMove trail = { .kind = TALIA_MOVE_TRAIL, .card = self->card };
  const TaliaRefusal refusal =
      talia_fishing_check (get_table (self), self->view->seat, talia_fishing_choice_get_hand (self), &trail);

  return refusal.rule == TALIA_RULE_NONE;
}

const char *
talia_fishing_choice_get_prompt (const TaliaFishingChoice *self, int n_meanings, TaliaCards joining)
{
  const TaliaFishing *table = get_table (self);
  gboolean is_empty = table->loose == 0 && table->n_builds == 0;

  if (self->card == TALIA_NO_CARD)
    return self->chosen == 0 ? _ ("Your turn: choose a card from your hand")
                             : _ ("Choose the card from your hand to go with them");
  if (self->chosen == 0 && joining != 0 && !may_trail (self))
    return _ ("Choose cards on the table");
  if (self->chosen == 0)
    return joining != 0 ? _ ("Choose cards on the table, or trail yours")
           : is_empty   ? _ ("The table is empty: trail this card")
                        : _ ("Nothing on the table goes with this card");
  if (n_meanings == 0)
    return _ ("Choose more cards on the table");
  return joining != 0 ? _ ("Play, or choose more cards") : _ ("Play, or choose other cards");
}
